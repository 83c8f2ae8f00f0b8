package variants

import (
	"reflect"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// everyParameter calls f for each mechanic and each of its parameters, with two values that differ
// in it.
func everyParameter(t *testing.T, f func(kind, parameter string, a, b Params)) {
	t.Helper()
	for _, k := range Kinds {
		s := strictyaml.ShapeOf(reflect.TypeOf(k.New()).Elem())
		for _, field := range s.Fields {
			a, b := basic(k), basic(k)
			va, vb := reflect.ValueOf(a).Elem().FieldByIndex(field.Index), reflect.ValueOf(b).Elem().FieldByIndex(field.Index)
			alter(t, field, va, vb)
			if isMoot(b, field.Name) {
				free(b)
				free(a)
			}
			f(k.Name, field.Name, a, b)
		}
	}
}

// basic is a mechanic with defaults, and something where there is no default.
func basic(k Kind) Params {
	p := k.New()
	v := reflect.ValueOf(p).Elem()
	strictyaml.Defaults(v)
	switch p := p.(type) {
	case *Leap:
		p.Offsets = [][]int{{1, 2}}
	case *Walk:
		p.Max = 5
	case *Charge:
		p.Distance = 3
	case *Shift:
		p.Terrain = "mud"
	case *Vault:
		p.Over = "mud"
	case *Drop:
		p.Zone = "yard"
	case *Submerge:
		p.Terrain = "mud"
	case *Companion:
		p.Animals = Names{"ox"}
	case *MustCapture:
		p.Animals = Names{"ox"}
	}
	return p
}

// free makes parameters count that others made moot.
func free(p Params) {
	switch p := p.(type) {
	case *Walk:
		p.Min = 3
	case *Strike:
		p.Reach = 3
	}
}

// alter gives a parameter two values.
func alter(t *testing.T, f *field, a, b reflect.Value) {
	t.Helper()
	switch x := a.Addr().Interface().(type) {
	case *Directions:
		b.Set(reflect.ValueOf(Directions{"forward"}))
	case *Names:
		switch {
		case f.Enum != nil:
			b.Set(reflect.ValueOf(Names{"friend"}))
		default:
			*x = Names{"one"}
			b.Set(reflect.ValueOf(Names{"two"}))
		}
	case *[][]int:
		b.Set(reflect.ValueOf([][]int{{0, 2}, {1, 3}}))
	case *string:
		switch {
		case f.Enum != nil && f.Default == f.Enum[0]:
			b.SetString(f.Enum[1])
		case f.Enum != nil:
			b.SetString(f.Enum[0])
		default:
			*x = "one"
			b.SetString("two")
		}
	case *bool:
		b.SetBool(!*x)
	case *int:
		b.SetInt(int64(*x) + 1)
		if f.Max != nil && float64(*x) == *f.Max {
			b.SetInt(2)
		}
	default:
		t.Fatalf("no second value for %s", f.Name)
	}
}

func meadow() *Definition {
	d := &Definition{BoardGame: BoardGame{Board: Board{Files: 9, Ranks: 9, Ground: "grass"}}}
	d.Animals = []Animal{{ID: "ox", Name: "Ox"}}
	return d
}

// TestSentencesSayEverything changes every parameter of every mechanic: its sentence must change
// too.
func TestSentencesSayEverything(t *testing.T) {
	d := meadow()
	everyParameter(t, func(kind, parameter string, a, b Params) {
		tell := teller{d, &d.Animals[0]}
		x, y := a.sentence(tell), b.sentence(tell)
		if x == y {
			t.Errorf("%s: %s does not show in %q", kind, parameter, x)
		}
		for _, text := range []string{x, y} {
			if text != strings.TrimSpace(text) || strings.Contains(text, "  ") || strings.HasSuffix(text, ".") || strings.Contains(text, "%!") {
				t.Errorf("%s: not a clause: %q", kind, text)
			}
		}
	})
}

// TestDiffSeesEverything changes every parameter of every mechanic: the change must be told.
func TestDiffSeesEverything(t *testing.T) {
	d := differ{a: meadow(), b: meadow()}
	d.ta, d.tb = teller{d: d.a}, teller{d: d.b}
	everyParameter(t, func(kind, parameter string, a, b Params) {
		changes := d.parameters(path{"x"}, kind, a, b)
		if len(changes) != 1 || changes[0].Path != "x."+parameter || changes[0].Before == changes[0].After {
			t.Errorf("%s: %s: %+v", kind, parameter, changes)
		}
	})
}

func TestWays(t *testing.T) {
	for want, ds := range map[string]Directions{
		"in any direction":                          {"orthogonal", "diagonal"},
		"orthogonally":                              {"forward", "backward", "sideways"},
		"diagonally or forward":                     {"diagonal", "forward"},
		"diagonally backward":                       {"diagonal-backward"},
		"forward, diagonally forward or sideways":   {"sideways", "forward", "diagonal-forward"},
		"sideways, diagonally backward or backward": {"backward", "diagonal-backward", "sideways"},
		"orthogonally or diagonally forward":        {"orthogonal", "diagonal-forward"},
	} {
		if got := ds.ways(); got != want {
			t.Errorf("%v: %q, want %q", ds, got, want)
		}
	}
}

func TestRegions(t *testing.T) {
	b := Board{Files: 5, Ranks: 5}
	for _, texts := range []string{"a1-e5", "a1 c1", "a1-c2 e5", "a1 b2 c3", "c1-e1 c2-d3", "a1-b2 d1-e2"} {
		squares := b.Expand(strings.Fields(texts))
		if got := strings.Join(b.regions(squares), " "); got != texts {
			t.Errorf("%s is written as %s", texts, got)
		}
	}
}
