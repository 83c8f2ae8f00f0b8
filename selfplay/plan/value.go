package plan

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants/decimal"
)

// A valueError is a text that a field cannot have for its value.
type valueError struct {
	want string
	hint string // may be empty
}

func (e *valueError) Error() string { return "want " + decimal.With(e.want, e.hint) }

// choices are the words that some keys have for values. A key without words takes any.
type choices map[string][]string

func (s *Sources) choices() choices {
	return choices{"pairings": Kinds, "bot_failures": FailureChoices, "format": s.Formats}
}

// value reads a text as what a field holds, within the bounds that the field's tags give. Lists have commas between their
// items. The error is a [*valueError].
func (c choices) value(f reflect.StructField, text string) (any, error) {
	t := f.Type
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	words := c[f.Tag.Get("mapstructure")]
	switch {
	case words != nil:
		return word(t, text, words)
	case t == reflect.TypeFor[[]int]():
		return numbers(f, text)
	case f.Tag.Get("mapstructure") == "bots":
		return selfplay.SplitSpecs(text), nil
	case t.Kind() == reflect.Bool:
		return truth(text)
	case t.Kind() == reflect.Int:
		return whole(f, text)
	case t.Kind() == reflect.Uint64:
		n, err := decimal.Uint64(text)
		return n, explain("a whole number from 0", err)
	case t.Kind() == reflect.Float64:
		x, err := decimal.Float(text)
		return x, explain("a number", err)
	}
	return text, nil
}

func explain(want string, err error) error {
	if err == nil {
		return nil
	}
	return &valueError{want, decimal.Hint(err)}
}

// whole reads a whole number.
func whole(f reflect.StructField, text string) (int, error) {
	low, high := bound(f, "min", 0), bound(f, "max", math.MaxInt)
	n, err := decimal.Int(text)
	if err != nil || n < low || n > high {
		want := fmt.Sprintf("a whole number from %d to %s", low, decimal.Group(high))
		return 0, &valueError{want, decimal.Hint(err)}
	}
	return n, nil
}

func bound(f reflect.StructField, tag string, otherwise int) int {
	text, ok := f.Tag.Lookup(tag)
	if !ok {
		return otherwise
	}
	n, err := decimal.Int(text)
	if err != nil {
		panic("plan: bad bound in a struct tag: " + text)
	}
	return n
}

// numbers reads whole numbers with commas or blanks between them.
func numbers(f reflect.StructField, text string) ([]int, error) {
	var list []int
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ' ' }) {
		n, err := whole(f, word)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

func truth(text string) (bool, error) {
	b, err := strconv.ParseBool(text)
	if err != nil {
		return false, &valueError{want: "true or false"}
	}
	return b, nil
}

// word reads one of a few words.
func word(t reflect.Type, text string, known []string) (string, error) {
	if slices.Contains(known, text) {
		return text, nil
	}
	hint := ""
	if near := nearest(text, known); near != "" {
		hint = fmt.Sprintf("did you mean %q?", near)
	}
	want := "one of " + strings.Join(known, ", ")
	if t == reflect.TypeFor[Pairings]() {
		want = strings.Join(known, ", ") + " or a list of [BOT, BOT]"
	}
	return "", &valueError{want, hint}
}

// fieldOf finds the field of a key, such as limits.max_plies.
func fieldOf(key string) reflect.StructField {
	t := reflect.TypeFor[Config]()
	var found reflect.StructField
	for name := range strings.SplitSeq(key, ".") {
		for i := range t.NumField() {
			if f := t.Field(i); f.Tag.Get("mapstructure") == name {
				found = f
			}
		}
		t = found.Type
	}
	return found
}
