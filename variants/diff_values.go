package variants

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// parameters compares the single parameters of two parts of the same type, other than those that
// say where a rule comes from. owner is the part whose parameters they are: "fling: longest flight
// 2 → 3".
func (d *differ) parameters(p path, owner string, a, b any, except ...string) []Change {
	x, y := reflect.ValueOf(a).Elem(), reflect.ValueOf(b).Elem()
	var changes []Change
	for _, f := range strictyaml.ShapeOf(x.Type()).Fields {
		if !isRule(f) || slices.Contains(except, f.Name) || isMoot(b, f.Name) {
			continue
		}
		before, after := d.ta.value(f, x.FieldByIndex(f.Index)), d.tb.value(f, y.FieldByIndex(f.Index))
		if before == after {
			continue
		}
		c := change(p.To(f.Name), f.Label, before, after)
		switch {
		case f.Type.Kind() == reflect.Bool && after == "yes":
			c.Text = "now " + f.Label
		case f.Type.Kind() == reflect.Bool:
			c.Text = "no longer " + f.Label
		case owner != "":
			c.Text = f.Label + " " + before + " → " + after
		}
		if owner != "" {
			c.Text = owner + ": " + c.Text
		}
		changes = append(changes, c)
	}
	return changes
}

// isRule reports whether a parameter is a single one that changes how the game is played.
func isRule(f *field) bool {
	switch f.Name {
	case "provenance", "note", "assumed", "enabled", "text", "summary", "mechanic", "name":
		return false
	}
	return !f.Is("keyed") && f.Type.Kind() != reflect.Struct && f.Type.Kind() != reflect.Pointer
}

func isMoot(part any, parameter string) bool {
	m, ok := part.(Params)
	return ok && m.moot(parameter)
}

// value writes the value of a parameter as people say it.
func (t teller) value(f *field, v reflect.Value) string {
	if v.IsZero() && f.None != "" || v.Kind() == reflect.Slice && v.Len() == 0 {
		return orElse(f.None, "none")
	}
	switch x := v.Interface().(type) {
	case Directions:
		return x.ways()
	case Names:
		words := make([]string, len(x))
		for i, name := range x {
			words[i] = t.word(f, name)
		}
		if f.Ref == "animal" {
			words = t.plurals(x)
		}
		if f.Enum != nil {
			return strings.Join(words, ", then ")
		}
		return english.List(words, "and")
	case [][]int:
		return leaps(x)
	case string:
		return t.word(f, x)
	case bool:
		return map[bool]string{true: "yes", false: "no"}[x]
	case int:
		if f.Max != nil && f.Default != "0" && float64(x) == *f.Max && x >= maxOffset {
			return "any number"
		}
		return strconv.Itoa(x)
	case float64:
		return decimal.Text(x)
	case []int:
		return joined(x)
	}
	return fmt.Sprint(v.Interface())
}

// word writes a word of a parameter as people say it.
func (t teller) word(f *field, word string) string {
	switch i := slices.Index(f.Enum, word); {
	case i >= 0 && i < len(f.Words):
		return f.Words[i]
	case i >= 0:
		return word
	}
	switch f.Ref {
	case "animal":
		return t.name(word)
	case "zone":
		return t.zone(word)
	case "terrain", "habitat":
		return english.Name(word)
	case "area":
		return t.d.Deck.nameOfArea(word)
	}
	return word
}

func orElse(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
