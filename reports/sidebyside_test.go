package reports

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
)

// TestKindsAreNotSetSideBySide writes a report on a game on a board beside one on a game of cards,
// both by the same bots: their figures have nothing in common.
func TestKindsAreNotSetSideBySide(t *testing.T) {
	h := reportstest.Header("farm", 40, "a")
	board, rng := NewAccumulator(h), rand.New(rand.NewPCG(1, 1))
	for n := range h.Games {
		if err := board.Add(reportstest.Game(h, 0, n, rng, .5)); err != nil {
			t.Fatal(err)
		}
	}
	farm, cards := board.Report(), stallReport(t)
	for _, test := range []struct {
		reports []*Report
		tables  int
	}{
		{[]*Report{farm, cards}, 0}, {[]*Report{cards, farm}, 0},
		{[]*Report{farm, cards, farm}, 1}, {[]*Report{cards, farm, cards}, len(cards.Pairings)},
	} {
		for name, write := range map[string]func(*bytes.Buffer) error{
			"text":     func(b *bytes.Buffer) error { return WriteText(b, test.reports, TextOptions{}) },
			"Markdown": func(b *bytes.Buffer) error { return WriteMarkdown(b, test.reports) },
		} {
			var b bytes.Buffer
			if err := write(&b); err != nil {
				t.Fatal(err)
			}
			if got := strings.Count(b.String(), "Side by side"); got != test.tables {
				t.Errorf("%d tables side by side in %s of %d reports, want %d", got, name, len(test.reports), test.tables)
			}
		}
	}
}
