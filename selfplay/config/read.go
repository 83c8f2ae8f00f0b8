package config

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// envPrefix begins the names of environment variables.
const envPrefix = "WILDBENCH_"

// Sources are where a Config comes from.
type Sources struct {
	File    string         // "": none
	Environ []string       // NAME=VALUE; those that do not begin with WILDBENCH_ are ignored
	Formats []string       // what format may be; nil: anything
	Flags   *pflag.FlagSet // flags named as the keys, with hyphens; those that were not given are the defaults
}

var format = strictyaml.Format{Kind: "a configuration", Holds: "one configuration", Empty: true}

// Read reads a Config: what flags say takes precedence over the environment, that over the file, and
// that over the defaults of flags. What is wrong with the file is reported as [strictyaml.Errors],
// anything else as a [*UsageError].
func Read(s Sources) (*Config, error) {
	r := reader{config: new(Config), set: make(map[string]bool)}
	if s.File != "" {
		if err := r.file(s.File, s.choices()); err != nil {
			return nil, err
		}
	}
	if err := r.environment(s.Environ, s.choices()); err != nil {
		return nil, err
	}
	if s.Flags != nil {
		if err := r.flags(s.Flags); err != nil {
			return nil, err
		}
	}
	r.config.defaultGames = !r.set["games"]
	return r.config, nil
}

// A reader fills a Config.
type reader struct {
	config *Config
	set    map[string]bool // paths of the fields that anybody has set
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
		r.config.Bots = selfplay.SplitSpecs(strings.Join(r.config.Bots, ","))
	}
	for _, k := range keys() {
		r.set[k.path] = doc.Has(k.path)
	}
	return doc.Err()
}

// environment sets what the environment has. An empty variable is none.
func (r *reader) environment(environ []string, words choices) error {
	known := make(map[string]key)
	var names []string
	for _, k := range keys() {
		name := envPrefix + strings.ToUpper(strings.ReplaceAll(k.path, ".", "_"))
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
		if err := r.assign(k, split(k.field, text)); err != nil {
			return wrong("%s=%s: %v", name, text, err)
		}
	}
	return nil
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

// flags sets what flags say, and what nobody has set to the defaults of those that were not given.
// Flags of no key are not for a Config.
func (r *reader) flags(set *pflag.FlagSet) error {
	for _, k := range keys() {
		f := set.Lookup(strings.ReplaceAll(strings.ReplaceAll(k.path, "limits.", ""), "_", "-"))
		switch {
		case f == nil || k.path == "with" || k.path == "without" || k.path == "set": // those add to what is in files
			continue
		case !f.Changed && (r.set[k.path] || f.DefValue == "" || f.DefValue == "[]"):
			continue
		}
		texts := []string{f.Value.String()}
		if list, ok := f.Value.(pflag.SliceValue); ok {
			texts = list.GetSlice()
		}
		was := r.set[k.path]
		if err := r.assign(k, texts); err != nil {
			return wrong("--%s: %v", f.Name, err)
		}
		r.set[k.path] = was || f.Changed
	}
	return nil
}

// assign sets a field to a text, or to several that are the items of a list.
func (r *reader) assign(k key, texts []string) error {
	r.set[k.path] = true
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
