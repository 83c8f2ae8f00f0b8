package variants_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants"
)

// parse reads a text as a file that stands next to the test files.
func parse(t *testing.T, text string) *variants.Definition {
	t.Helper()
	d, err := variants.Parse("testdata/test.yaml", []byte(text), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestExtends(t *testing.T) {
	t.Run("nothing changed", func(t *testing.T) {
		if diff := cmp.Diff(load(t, tiny, variants.Overrides{}).Canonical(), parse(t, "extends: tiny.yaml").Canonical()); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("built-in", func(t *testing.T) {
		name := variants.Builtin()[0]
		d := parse(t, "extends: "+name+"\ntitle: Changed\n")
		if d.Name != name || d.Title != "Changed" {
			t.Errorf("got name %q, title %q", d.Name, d.Title)
		}
	})
	t.Run("mappings merge and the rest replaces", func(t *testing.T) {
		d := parse(t, `
extends: tiny.yaml
name: tinier
animals:
  pawn:
    movements: {step: {directions: forward}}
  queen: {letter: Q, movements: {slide: {mechanic: slide}}}
`)
		var ids []string
		for _, a := range d.Animals {
			ids = append(ids, a.ID)
		}
		if diff := cmp.Diff([]string{"king", "pawn", "duke", "queen"}, ids); diff != "" {
			t.Errorf("animals: %s", diff)
		}
		if diff := cmp.Diff(&variants.Step{Directions: variants.Directions{"forward"}, Capture: "replace"}, d.Animals[1].Movements[0].Params); diff != "" {
			t.Errorf("step: %s", diff)
		}
		if d.Animals[2].Value != 2 || d.Animals[2].Abilities[0].ID != "shove" {
			t.Errorf("the queen lacks what every animal has: %+v", d.Animals[2])
		}
	})
	t.Run("another mechanic starts afresh", func(t *testing.T) {
		d := parse(t, "extends: tiny.yaml\nanimals: {pawn: {abilities: {bite: {mechanic: drop, zone: goal}}}}")
		if diff := cmp.Diff(&variants.Drop{Zone: "goal"}, d.Animals[1].Abilities[1].Params); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("remove", func(t *testing.T) {
		d := parse(t, `
extends: tiny.yaml
remove: [animals.pawn.abilities.bite, animals.pawn.promotion, options.strong-pawns.set.animals.pawn.rank]
`)
		if n := len(d.Animals[1].Abilities); n != 1 || d.Animals[1].Promotion != nil {
			t.Errorf("still there: %d abilities, promotion %v", n, d.Animals[1].Promotion)
		}
		want := []variants.Assignment{{Path: "animals.pawn.movements.step.directions", Value: "all"}}
		if diff := cmp.Diff(want, d.Options[0].Set); diff != "" {
			t.Error(diff)
		}
	})
	t.Run("removed and stated anew", func(t *testing.T) {
		d := parse(t, "extends: tiny.yaml\nremove: [end]\nend: {stuck: {when: no-moves}}")
		want := []variants.Ending{{Reason: "stuck", When: "no-moves", Result: "loss", Whose: "own", Enabled: true,
			Provenance: variants.Provenance{Origin: "published"}}}
		if diff := cmp.Diff(want, d.End); diff != "" {
			t.Error(diff)
		}
	})
}

// TestExtendsDepth follows a chain of files in several folders, each path relative to its own file.
func TestExtendsDepth(t *testing.T) {
	dir := t.TempDir()
	base, err := os.ReadFile(tiny)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"base/tiny.yaml": string(base),
		"base/one.yaml":  "extends: tiny.yaml\ntitle: One\nyear: 1",
		"two/two.yaml":   "extends: ../base/one.yaml\ntitle: Two",
		"three.yaml":     "extends: two/two.yaml\ntitle: Three",
	} {
		file := filepath.Join(dir, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	d := load(t, filepath.Join(dir, "three.yaml"), variants.Overrides{})
	if d.Title != "Three" || d.Year != 1 || d.Name != "tiny" {
		t.Errorf("got %q of %d, %q", d.Title, d.Year, d.Name)
	}
}

// TestYAMLReuse checks that anchors, aliases and merge keys mean what they mean in YAML.
func TestYAMLReuse(t *testing.T) {
	d := parse(t, `
extends: tiny.yaml
animals:
  king: &king
    movements: &all {step: {mechanic: step, directions: &forward [forward]}}
  queen:
    <<: [{letter: Q, value: 8}, {value: 9}]
    movements: *all
  prince:
    <<: *king
    letter: R
    value: 4
    abilities: {go: {mechanic: step, directions: *forward}}
`)
	queen, prince := d.Animals[3], d.Animals[4]
	if queen.Letter != "Q" || queen.Value != 8 || prince.Letter != "R" || prince.Value != 4 {
		t.Errorf("merged wrongly: %+v %+v", queen, prince)
	}
	for _, m := range []variants.Mechanic{queen.Movements[0], prince.Movements[0], prince.Abilities[1]} {
		want := &variants.Step{Directions: variants.Directions{"forward"}, Capture: "replace"}
		if diff := cmp.Diff(want, m.Params); diff != "" {
			t.Errorf("%s: %s", m.ID, diff)
		}
	}
}

func TestLoadUnknown(t *testing.T) {
	_, err := variants.Load("no/such/file.yaml", variants.Overrides{})
	if !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file gives %v", err)
	}
	_, err = variants.Load("wild-kingdom-2071", variants.Overrides{})
	var e *variants.Error
	if !errors.As(err, &e) || e.Hint != `did you mean "wild-kingdom-2017"?` {
		t.Errorf("an unknown name gives %v", err)
	}
	if _, err = variants.Load(t.TempDir()+"/.yaml/../", variants.Overrides{}); err == nil {
		t.Error("a folder is read as a variant")
	}
}
