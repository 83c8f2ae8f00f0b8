package charts

import (
	"bytes"
	"image/png"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/reportstest"
)

// drawn are the charts of a made-up board game and of a made-up game of cards.
func drawn(t *testing.T) []*Chart {
	t.Helper()
	farm, stall, rng := reportstest.Header("farm & <barn>", 200, "a"), reportstest.Stall(60), rand.New(rand.NewPCG(1, 2))
	board, cards := reports.NewAccumulator(farm), reports.NewAccumulator(stall)
	for n := range farm.Games {
		if err := board.Add(reportstest.Game(farm, 0, n, rng, 0.5)); err != nil {
			t.Fatal(err)
		}
	}
	for n := range stall.Games {
		if err := cards.Add(reportstest.Sold(stall, 0, n)); err != nil {
			t.Fatal(err)
		}
	}
	return append(Of(board.Report()), Of(cards.Report())...)
}

// TestCharts checks that each chart is drawn in each format, the same every time, with its names
// and without what is hostile in them.
func TestCharts(t *testing.T) {
	list := drawn(t)
	if len(list) < 12 {
		t.Fatalf("%d charts", len(list))
	}
	for _, c := range list {
		for _, format := range Formats {
			var one, two bytes.Buffer
			if err := c.Write(&one, format); err != nil {
				t.Fatal(err)
			}
			if err := c.Write(&two, format); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(one.Bytes(), two.Bytes()) {
				t.Errorf("%s: two drawings differ", c.Name)
			}
			switch format {
			case "png":
				picture, err := png.Decode(&one)
				if err != nil || picture.Bounds().Dx() < 800 {
					t.Errorf("%s: %v", c.Name, err)
				}
			case "svg":
				for _, r := range c.rows {
					if !strings.Contains(one.String(), ">"+r.label+"<") {
						t.Errorf("%s does not name %s", c.Name, r.label)
					}
				}
			}
		}
		if c.Alt() == "" || !strings.HasPrefix(c.Alt(), c.Title) {
			t.Errorf("%s: in words: %q", c.Name, c.Alt())
		}
	}
}
