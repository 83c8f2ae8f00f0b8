package variants_test

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// FuzzParse checks that no text makes the reader panic or hang, and that what it accepts survives
// being written and read.
func FuzzParse(f *testing.F) {
	var files []string
	for _, pattern := range []string{"*.yaml", "testdata/*.yaml", "testdata/malformed/*.yaml"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text, "limits.max_plies=3", "frog.croak")
	}
	f.Add([]byte("extends: ../tiny.yaml"), "animals.pawn={letter: X, rank: 1}", "strong-pawns")
	f.Add([]byte("extends: ../tundra.yaml"), "deck.animals.owl.effects.own={count: others, of: fox, level: 1}", "owl.off")
	f.Add([]byte("extends: ../tundra.yaml"), "deal.4=[1, 1]", "tough")
	f.Add([]byte("extends: ../tiny.yaml"), "options.strong-pawns.set={title: [a]}", "equal_rank=never")
	f.Fuzz(func(t *testing.T, text []byte, set, with string) {
		for _, overrides := range []variants.Overrides{{}, {Set: []string{set}}, {With: []string{with}}, {Set: []string{set}, With: []string{with}}} {
			d, err := variants.Parse("testdata/malformed/fuzz.yaml", text, overrides)
			if err != nil {
				if err.Error() == "" {
					t.Error("an error without a text")
				}
				continue
			}
			_, _ = d.Toggles(), d.PlayerCounts()
			if err := variants.Show(io.Discard, d, variants.ShowOptions{}); err != nil {
				t.Fatal(err)
			}
			if d.HasBoard() {
				_ = d.Start()
			}
			if !variants.Diff(d, d).Equal() {
				t.Fatal("the variant differs from itself")
			}
			again, err := variants.Parse("canonical.yaml", d.Canonical(), variants.Overrides{})
			if err != nil {
				t.Fatalf("the canonical text is not accepted: %v\n%s", err, d.Canonical())
			}
			if again.Digest() != d.Digest() {
				t.Fatalf("the canonical text is read as another variant:\n%s\n%s", d.Canonical(), again.Canonical())
			}
		}
	})
}
