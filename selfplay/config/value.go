package config

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/strictyaml"
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

// pairingsWanted says what pairings may be.
var pairingsWanted = strings.Join(Kinds, ", ") + " or a list of [BOT, BOT]"

// check reads a text as what a field holds, within the bounds that the field's tags give. Lists
// have commas between their items. The error is a [*valueError].
func (c choices) check(f *strictyaml.Field, text string) error {
	t := f.Type
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	var err error
	switch words := c[f.Name]; {
	case words != nil:
		_, err = word(text, words)
		if wrong, ok := err.(*valueError); ok && t == reflect.TypeFor[Pairings]() {
			wrong.want = pairingsWanted
		}
	case t == reflect.TypeFor[[]int]():
		for _, item := range split(f, text) {
			if err = whole(f, item); err != nil {
				break
			}
		}
	case t.Kind() == reflect.Bool:
		if _, no := strconv.ParseBool(text); no != nil {
			err = &valueError{want: "true or false"}
		}
	case t.Kind() == reflect.Int:
		err = whole(f, text)
	case t.Kind() == reflect.Uint64:
		_, err = decimal.Uint64(text)
		err = explain("a whole number from 0", err)
	case t.Kind() == reflect.Float64:
		_, err = decimal.Float(text)
		err = explain("a number", err)
	}
	return err
}

// split makes the items of a list out of a text: with commas between them, numbers with commas or
// blanks, bots with commas outside of quotes.
func split(f *strictyaml.Field, text string) []string {
	switch {
	case f.Type == reflect.TypeFor[[]int]():
		return strings.FieldsFunc(text, func(c rune) bool { return c == ',' || c == ' ' })
	case f.Name == "bots":
		return bot.Split(text)
	}
	return strings.Split(text, ",")
}

func explain(want string, err error) error {
	if err == nil {
		return nil
	}
	return &valueError{want, decimal.Hint(err)}
}

// whole checks a whole number.
func whole(f *strictyaml.Field, text string) error {
	low, high := 0, math.MaxInt
	if f.Min != nil {
		low = int(*f.Min)
	}
	if f.Max != nil {
		high = int(*f.Max)
	}
	n, err := decimal.Int(text)
	if err != nil || n < low || n > high {
		want := fmt.Sprintf("a whole number from %d to %s", low, decimal.Group(high))
		return &valueError{want, decimal.Hint(err)}
	}
	return nil
}

// word reads one of a few words.
func word(text string, known []string) (string, error) {
	if slices.Contains(known, text) {
		return text, nil
	}
	hint := ""
	if near := nearest(text, known); near != "" {
		hint = fmt.Sprintf("did you mean %q?", near)
	}
	return "", &valueError{"one of " + strings.Join(known, ", "), hint}
}

// setText sets a value, which is no list, to what a text says.
func setText(v reflect.Value, text string) error {
	switch to := v.Addr().Interface().(type) {
	case *Variant:
		to.Name = text
		return nil
	case *Pairings:
		to.Kind = text
		return nil
	}
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return setText(v.Elem(), text)
	case reflect.String:
		v.SetString(text)
	case reflect.Bool:
		b, err := strconv.ParseBool(text)
		v.SetBool(b)
		return err
	case reflect.Int:
		i, err := decimal.Int(text)
		v.SetInt(int64(i))
		return err
	case reflect.Uint64:
		u, err := decimal.Uint64(text)
		v.SetUint(u)
		return err
	case reflect.Float64:
		x, err := strconv.ParseFloat(strings.ReplaceAll(text, "_", ""), 64)
		v.SetFloat(x)
		return err
	}
	return nil
}
