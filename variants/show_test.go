package variants_test

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants"
)

func shown(t *testing.T, d *variants.Definition, opts variants.ShowOptions) string {
	t.Helper()
	var b bytes.Buffer
	if err := variants.Show(&b, d, opts); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestShowBuiltin holds the rulebooks of the built-in variants. Read the differences when a change
// makes some.
func TestShowBuiltin(t *testing.T) {
	for _, name := range append(variants.Builtin(), tiny) {
		d := load(t, name, variants.Overrides{})
		t.Run(d.Name, func(t *testing.T) {
			text := shown(t, d, variants.ShowOptions{})
			checkGolden(t, "testdata/show/"+d.Name+".golden", text)
			for line := range strings.Lines(text) {
				if line = strings.TrimSuffix(line, "\n"); utf8.RuneCountInString(line) > 100 || strings.HasSuffix(line, " ") {
					t.Errorf("too long, or blanks at the end: %q", line)
				}
			}
		})
	}
}

// TestShowColour checks that colours change nothing else.
func TestShowColour(t *testing.T) {
	d := load(t, "wild-kingdom-2016", variants.Overrides{})
	painted := shown(t, d, variants.ShowOptions{Colour: true})
	if !strings.Contains(painted, "\x1b[") {
		t.Error("no colours")
	}
	bare := painted
	for _, code := range []string{"0", "1", "2", "31", "32", "33"} {
		bare = strings.ReplaceAll(bare, "\x1b["+code+"m", "")
	}
	if want := shown(t, d, variants.ShowOptions{}); bare != want {
		t.Errorf("without its colours:\n%s\nwant:\n%s", bare, want)
	}
}

// TestShowChanges looks for what a changed variant says.
func TestShowChanges(t *testing.T) {
	tests := []struct {
		ref       string
		overrides variants.Overrides
		want      string
	}{
		{"wild-kingdom-2017", variants.Overrides{Without: []string{"giraffe.fling"}}, "giraffe.fling (active, off)"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"animals.giraffe.abilities.fling.max=3"}}, "up to three squares"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"animals.giraffe.abilities.fling.max=1"}}, "next to it one square straight away"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"animals.frog.movements.leap.hops=2"}}, "once or twice in a move"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"animals.rhino.terrain.swamp.stop=1"}}, "Must stop on the first swamp square"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"animals.frog.promotion.clears_poison=false"}}, "poisoned if it was"},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"end.no-moves.enabled=false"}}, "Off: A player who has no legal move loses."},
		{"wild-kingdom-2017", variants.Overrides{Set: []string{"limits={max_plies: 0, repetition: 0}"}}, "Self-play stops a game as a draw never."},
		{"jungle", variants.Overrides{With: []string{"equal_rank=attacker"}}, "equal_rank (attacker)"},
		{"jungle", variants.Overrides{With: []string{"dog-swims"}}, "dog-swims (on)"},
		{"jungle", variants.Overrides{Set: []string{"captures.by=any"}}, "Any animal that captures may capture any enemy."},
		{tiny, variants.Overrides{Set: []string{"board.terrain.hill.note=it is low", "board.terrain.hill.provenance=assumed"}}, "[assumed: it is low]"},
	}
	for _, tt := range tests {
		text := strings.Join(strings.Fields(shown(t, load(t, tt.ref, tt.overrides), variants.ShowOptions{})), " ")
		if !strings.Contains(text, tt.want) {
			t.Errorf("%s %+v: nothing says %q in\n%s", tt.ref, tt.overrides, tt.want, text)
		}
	}
}
