package config

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A UsageError is a value that cannot be, of a key that is none of a file's. It names what gives
// the key its value: a flag, or a variable of the environment.
type UsageError struct {
	Key     string // such as games; "" if it is about no key
	Value   string // of the key, or the part of it that is meant; may be empty
	Message string

	variable string // that gives the key its value; "" if a flag does, or nobody
}

func (e *UsageError) Error() string {
	name, link := e.variable, "="
	if name == "" {
		name, link = "--"+flagName(e.Key), " "
	}
	switch {
	case e.Key == "":
		return e.Message
	case e.Value == "":
		return name + ": " + e.Message
	}
	return name + link + e.Value + ": " + e.Message
}

// flagName is what the flag of a key is called.
func flagName(key string) string {
	return strings.ReplaceAll(strings.TrimPrefix(key, "limits."), "_", "-")
}

// variableName is what the variable of a key is called.
func variableName(key string) string {
	return envPrefix + strings.ToUpper(strings.ReplaceAll(key, ".", "_"))
}

// wrong is an error about no key.
func wrong(format string, args ...any) error {
	return &UsageError{Message: fmt.Sprintf(format, args...)}
}

// bad is an error about a value of a key.
func bad(key, value, format string, args ...any) error {
	return &UsageError{Key: key, Value: value, Message: fmt.Sprintf(format, args...)}
}

// origins say where the values of keys come from. What they do not know of are flags and defaults.
type origins struct {
	file      *strictyaml.Document // nil: none
	variables map[string]string    // the texts of variables, by key
	// keys whose values the command line gives in place of the file's
	given map[string]bool
}

// Place tells an error where the user has made it: in the file, in a variable, or in a flag.
func (c *Config) Place(err error) error {
	var usage *UsageError
	if !errors.As(err, &usage) || usage.Key == "" {
		return err
	}
	if _, ok := c.from.variables[usage.Key]; ok {
		placed := *usage
		placed.variable = variableName(usage.Key)
		return &placed
	}
	if !c.inFile(usage.Key) {
		return err
	}
	message := usage.Value + ": " + usage.Message
	at := itemOf(c.from.file.Value(usage.Key), usage.Value)
	if at == nil {
		at = c.from.file.At(usage.Key)
		key := usage.Key[strings.LastIndexByte(usage.Key, '.')+1:]
		message = strings.TrimSuffix(key+" "+usage.Value, " ") + ": " + usage.Message
	}
	return strictyaml.Errors{strictyaml.Problem{At: at, Message: message}.Err()}
}

// inFile reports whether the file gives a key its value.
func (c *Config) inFile(key string) bool {
	return c.from.file != nil && !c.from.given[key] && c.from.file.Has(key)
}

// Play replaces the variants that are to be played by those that the command line names.
func (c *Config) Play(refs ...string) {
	c.Variants = nil
	for _, ref := range refs {
		c.Variants = append(c.Variants, Variant{Name: ref})
	}
	c.give("variants")
}

// give notes that the command line gives a key its value.
func (c *Config) give(key string) {
	if c.from.given == nil {
		c.from.given = make(map[string]bool)
	}
	c.from.given[key] = true
	delete(c.from.variables, key)
}

// placeVariant tells errors about the name of a variant, its players and the changes to it where
// they were made. Those within files of variants stay.
func (c *Config) placeVariant(t table, overrides variants.Overrides, err error) error {
	var found strictyaml.Errors
	if !errors.As(overrides.Placed(err, func(flag, text string, offset int) *strictyaml.Node {
		return c.change(t, strings.TrimPrefix(flag, "--"), text, offset)
	}), &found) {
		return err
	}
	for i, e := range found {
		if e.File != t.Name || e.Line > 0 || e.Unwrap() != nil && !errors.Is(e, fs.ErrNotExist) {
			continue
		}
		if at := c.change(t, "", t.Name, 0); at != nil {
			found[i] = strictyaml.Problem{At: at, Message: t.Name + ": " + e.Message, Hint: e.Hint}.Err()
		}
	}
	return found
}

// change is where a change to a variant is written, and a character of it; or with no key the name
// of the variant. It is nil if flags say so.
func (c *Config) change(t table, key, text string, offset int) *strictyaml.Node {
	own := fmt.Sprintf("variants.%d.%s", t.index, cmp.Or(key, "name"))
	shared := cmp.Or(key, "variants")
	if all, ok := c.from.variables[shared]; ok {
		if at := spot(variable(shared, all), text, offset); at != nil {
			return at
		}
	}
	if c.inFile("variants") {
		if at := spot(c.from.file.Value(own), text, offset); at != nil {
			return at
		}
	}
	if c.inFile(shared) {
		return spot(c.from.file.Value(shared), text, offset)
	}
	return nil
}

// spot is a character of a text that is an item of a list, or of a list in it, or part of a text
// with commas.
func spot(value *strictyaml.Node, text string, offset int) *strictyaml.Node {
	if value == nil {
		return nil
	}
	if item := itemOf(value, text); item != nil {
		return item.Inside(offset)
	}
	if before, _, ok := strings.Cut(value.Text, text); ok {
		return value.Inside(utf8.RuneCountInString(before) + offset)
	}
	return nil
}

func itemOf(list *strictyaml.Node, text string) *strictyaml.Node {
	for _, item := range list.Items {
		if item.Text == text && !item.IsSequence() {
			return item
		}
		if found := itemOf(item, text); found != nil {
			return found
		}
	}
	return nil
}

// variable is the value of a variable, as a text with a place.
func variable(key, text string) *strictyaml.Node {
	before := variableName(key) + "="
	whole := before + strings.ReplaceAll(text, "\n", " ")
	src := strictyaml.NewSource(excerpt.Short(whole), whole, 0)
	return &strictyaml.Node{Source: src, Line: 1, Column: len(before) + 1, Text: text}
}
