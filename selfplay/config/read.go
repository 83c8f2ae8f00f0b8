package config

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// envPrefix begins the names of environment variables.
const envPrefix = "WILDBENCH_"

// Sources are where a Config comes from.
type Sources struct {
	File    string   // "": none
	Environ []string // NAME=VALUE; those that do not begin with WILDBENCH_ are ignored
	Formats []string // what format may be; nil: anything
	// flags named as the keys, with hyphens; those that were not given are the defaults
	Flags *pflag.FlagSet
}

var format = strictyaml.Format{Kind: "a configuration", Holds: "one configuration", Empty: true}

// Read reads a Config: what flags say takes precedence over the environment, that over the file,
// and that over the defaults of flags. What is wrong with the file is reported as
// [strictyaml.Errors], anything else as a [*UsageError].
func Read(s Sources) (*Config, error) {
	r := reader{config: &Config{from: origins{variables: map[string]string{}, given: map[string]bool{}}}, set: make(map[string]bool), around: viper.New(), flags: s.Flags}
	if s.File != "" {
		if err := r.file(s.File, s.choices()); err != nil {
			return nil, err
		}
	}
	if err := r.environment(s.Environ, s.choices()); err != nil {
		return nil, err
	}
	if err := r.layer(); err != nil {
		return nil, err
	}
	r.config.defaultGames = !r.set["games"]
	return r.config, nil
}

// A reader fills a Config.
type reader struct {
	config *Config
	set    map[string]bool // paths of the fields that anybody has set
	// texts of what lies around the file: flags, environment, defaults of flags
	around *viper.Viper
	flags  *pflag.FlagSet // may be nil
}

// file reads what a file says.
func (r *reader) file(name string, words choices) error {
	text, err := document.ReadFile(name, document.MaxSize)
	if err != nil {
		return strictyaml.Invalid(name, err)
	}
	doc := format.Parse(name, text, r.config)
	for _, key := range []string{"bot_failures", "format"} {
		if words[key] != nil {
			doc.Word(key, words[key])
		}
	}
	if bots := doc.Root.Get("bots"); bots != nil && !bots.IsSequence() {
		r.config.Bots = bot.Split(strings.Join(r.config.Bots, ","))
	}
	for _, k := range keys() {
		r.set[k.path] = doc.Has(k.path)
	}
	r.config.from.file = doc
	return doc.Err()
}

// environment takes in what the environment has. An empty variable is none.
func (r *reader) environment(environ []string, words choices) error {
	known := make(map[string]key)
	var names []string
	for _, k := range keys() {
		name := variableName(k.path)
		known[name], names = k, append(names, name)
	}
	slices.Sort(names)
	for _, entry := range environ {
		name, text, _ := strings.Cut(entry, "=")
		if !strings.HasPrefix(name, envPrefix) || text == "" {
			continue
		}
		k, ok := known[name]
		if !ok {
			return wrong("environment variable %s means nothing here%s", name, didYouMean(name, names))
		}
		if err := words.check(k.field, text); err != nil {
			return wrong("%s=%s: %v", name, text, err)
		}
		if err := r.around.MergeConfigMap(nested(k.path, split(k.field, text))); err != nil {
			return wrong("%s=%s: %v", name, text, err)
		}
		r.config.from.variables[k.path] = text
	}
	return nil
}

// nested is a map of maps that holds a value at a path.
func nested(path string, value any) map[string]any {
	if group, rest, ok := strings.Cut(path, "."); ok {
		return map[string]any{group: nested(rest, value)}
	}
	return map[string]any{path: value}
}

func didYouMean(name string, known []string) string {
	if near := nearest(name, known); near != "" {
		return fmt.Sprintf("; did you mean %s?", near)
	}
	return ""
}

// nearest is the known word that a word may have been meant to be, or "".
func nearest(word string, known []string) string {
	if near := spelling.Similar(word, known, 1); near != nil {
		return near[0]
	}
	return ""
}

// layer sets what flags and the environment say, and what nobody has set to the defaults of flags.
// Flags of no key are not for a Config.
func (r *reader) layer() error {
	for _, k := range keys() {
		f := r.flag(k)
		if f != nil {
			if err := r.around.BindPFlag(k.path, f); err != nil {
				return err
			}
		}
		given := r.around.InConfig(k.path) || f != nil && f.Changed
		value := r.around.Get(k.path)
		if !given && (r.set[k.path] || value == nil) {
			continue
		}
		r.set[k.path] = r.set[k.path] || given
		if f != nil && f.Changed {
			r.config.give(k.path)
		}
		if err := r.assign(k, texts(k.field, value)); err != nil {
			return wrong("--%s: %v", f.Name, err)
		}
	}
	return nil
}

// flag is the flag that sets a key, or nil. With, without and set add to what is in files: they are
// read where the files are.
func (r *reader) flag(k key) *pflag.Flag {
	if r.flags == nil || k.path == "with" || k.path == "without" || k.path == "set" {
		return nil
	}
	f := r.flags.Lookup(flagName(k.path))
	if f == nil || !f.Changed && (f.DefValue == "" || f.DefValue == "[]") {
		return nil
	}
	return f
}

// texts are the items of a value that viper keeps.
func texts(f *strictyaml.Field, value any) []string {
	if list, ok := value.([]string); ok {
		return list
	}
	return split(f, fmt.Sprint(value))
}

// assign sets a field to a text, or to several that are the items of a list.
func (r *reader) assign(k key, texts []string) error {
	v := reflect.ValueOf(r.config).Elem().FieldByIndex(k.index)
	if v.Kind() != reflect.Slice {
		return setText(v, strings.Join(texts, ","))
	}
	v.Set(reflect.MakeSlice(v.Type(), len(texts), len(texts)))
	var errs []error
	for i, text := range texts {
		errs = append(errs, setText(v.Index(i), strings.TrimSpace(text)))
	}
	return errors.Join(errs...)
}

// A key is a field of a Config that holds no keys of its own.
type key struct {
	path  string // such as limits.max_plies
	index []int
	field *strictyaml.Field
}

// keys are the keys of configurations.
func keys() []key { return keysOf(reflect.TypeFor[Config](), "", nil) }

func keysOf(t reflect.Type, prefix string, index []int) []key {
	var list []key
	for _, f := range strictyaml.ShapeOf(t).Fields {
		path, at := prefix+f.Name, append(slices.Clip(index), f.Index...)
		if f.Type == reflect.TypeFor[Limits]() || f.Type == reflect.TypeFor[Until]() {
			list = append(list, keysOf(f.Type, path+".", at)...)
		} else {
			list = append(list, key{path, at, f})
		}
	}
	return list
}
