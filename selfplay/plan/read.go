package plan

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/go-viper/mapstructure/v2"
	"github.com/spf13/pflag"
	"github.com/spf13/viper"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/document"
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

// Read reads a Config. What is wrong with the file is reported as [variants.Errors], anything else as a [*UsageError].
func Read(s Sources) (*Config, error) {
	v := viper.New()
	v.SetConfigType("yaml")
	if s.File != "" {
		text, err := document.ReadFile(s.File, document.MaxSize)
		if err != nil {
			return nil, variants.Invalid(s.File, err)
		}
		if err := check(s.File, text, s.choices()); err != nil {
			return nil, err
		}
		if err := v.ReadConfig(bytes.NewReader(text)); err != nil {
			return nil, variants.Invalid(s.File, err)
		}
	}
	if err := decode(v, new(Config)); err != nil { // so that flags and variables are not blamed
		return nil, variants.Errors{{File: s.File, Message: err.Error()}}
	}
	if err := environment(v, s.Environ, s.choices()); err != nil {
		return nil, err
	}
	asked := v.IsSet("games")
	if s.Flags != nil {
		if err := flags(v, s.Flags); err != nil {
			return nil, err
		}
		asked = asked || s.Flags.Changed("games")
	}
	c := &Config{defaultGames: !asked}
	if err := decode(v, c); err != nil {
		return nil, wrong("%v", err)
	}
	return c, nil
}

// environment sets what the environment has. An empty variable is none.
func environment(v *viper.Viper, environ []string, words choices) error {
	known := make(map[string]string)
	for _, key := range keys(reflect.TypeFor[Config](), "") {
		known[envPrefix+strings.ToUpper(strings.ReplaceAll(key, ".", "_"))] = key
	}
	var names []string
	for name := range known {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, entry := range environ {
		name, text, _ := strings.Cut(entry, "=")
		if !strings.HasPrefix(name, envPrefix) || text == "" {
			continue
		}
		key, ok := known[name]
		if !ok {
			return wrong("environment variable %s means nothing here%s", name, didYouMean(name, names))
		}
		parsed, err := words.value(fieldOf(key), text)
		if err != nil {
			return wrong("%s=%s: %v", name, text, err)
		}
		v.Set(key, parsed)
	}
	return nil
}

func didYouMean(name string, known []string) string {
	if near := nearest(name, known); near != "" {
		return fmt.Sprintf("; did you mean %s?", near)
	}
	return ""
}

// flags sets what flags say, and defaults from those that were not given. Flags of no key are not for a Config.
func flags(v *viper.Viper, set *pflag.FlagSet) error {
	for _, key := range keys(reflect.TypeFor[Config](), "") {
		f := set.Lookup(strings.ReplaceAll(strings.ReplaceAll(key, "limits.", ""), "_", "-"))
		switch {
		case f == nil || key == "with" || key == "without" || key == "set": // those add to what is in files
		case f.Changed:
			if list, ok := f.Value.(pflag.SliceValue); ok {
				v.Set(key, list.GetSlice())
			} else {
				v.Set(key, f.Value.String())
			}
		case f.DefValue != "" && f.DefValue != "[]":
			if err := v.BindPFlag(key, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// keys are the paths of all fields.
func keys(t reflect.Type, prefix string) []string {
	var list []string
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			continue
		}
		key := prefix + f.Tag.Get("mapstructure")
		if nested(f.Type) {
			list = append(list, keys(f.Type, key+".")...)
		} else {
			list = append(list, key)
		}
	}
	return list
}

// nested reports whether a field holds keys of its own.
func nested(t reflect.Type) bool {
	return t == reflect.TypeFor[Limits]() || t == reflect.TypeFor[Until]()
}

// decode fills a Config. Unknown keys are errors.
func decode(v *viper.Viper, c *Config) error {
	err := v.UnmarshalExact(c, viper.DecodeHook(mapstructure.ComposeDecodeHookFunc(
		shortVariant, pairingList, mapstructure.StringToSliceHookFunc(","))))
	if err != nil {
		return errors.New(strings.Join(strings.FieldsFunc(err.Error(), func(c rune) bool { return c == '\n' }), "; "))
	}
	return nil
}

// shortVariant reads a variant that is given by its name alone.
func shortVariant(from, to reflect.Type, data any) (any, error) {
	if name, ok := data.(string); ok && to == reflect.TypeFor[Variant]() {
		return Variant{Name: strings.TrimSpace(name)}, nil
	}
	return data, nil
}

// pairingList reads pairings.
func pairingList(from, to reflect.Type, data any) (any, error) {
	if to != reflect.TypeFor[Pairings]() {
		return data, nil
	}
	switch data := data.(type) {
	case string:
		return Pairings{Kind: data}, nil
	case []any:
		list := make([][2]string, 0, len(data))
		for _, e := range data {
			pair := e.([]any) // of two: the file was checked
			list = append(list, [2]string{fmt.Sprint(pair[0]), fmt.Sprint(pair[1])})
		}
		return Pairings{List: list}, nil
	}
	return data, nil
}
