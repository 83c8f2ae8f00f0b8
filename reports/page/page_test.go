package page

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants/terminal"
)

func TestNumbers(t *testing.T) {
	for _, test := range [][2]string{
		{Fixed(-0.04, 1), "0.0"},
		{Fixed(-1.25, 1), "−1.2"},
		{Fixed(math.Inf(-1), 0), "−∞"},
		{Fixed(math.NaN(), 3), "–"},
		{Percent(.485), "48.5 %"},
		{Percent(0), "0.0 %"},
		{Percent(.0001), "<0.1 %"},
		{Percent(.99999), ">99.9 %"},
		{Percent(1), "100.0 %"},
		{Amount(0), "0"},
		{Amount(.004), "<0.01"},
		{Amount(1.234), "1.23"},
		{Amount(12.34), "12.3"},
		{Amount(123.4), "123"},
		{Signed(12.4, 0), "+12"},
		{Signed(-12.4, 0), "−12"},
		{Signed(.2, 0), "0"},
		{Signed(-.2, 0), "0"},
		{PValue(.0004), "<0.001"},
		{PValue(.04), "0.040"},
		{Count(0), "0"},
		{Count(999), "999"},
		{Count(1000), "1,000"},
		{Count(-1000), "-1,000"},
		{Count(12345678), "12,345,678"},
		{Margin(.4, .6, 100, 1), "±10.0"},
		{Margin(.4999, .5001, 1, 2), ""},
		{Margin(math.NaN(), math.NaN(), 1, 2), ""},
		{Between(.4, .6, 100, 1), "[40.0, 60.0]"},
		{SignedBetween(-.4, .6, 10, 0), "[−4, +6]"},
	} {
		if test[0] != test[1] {
			t.Errorf("%q, want %q", test[0], test[1])
		}
	}
}

func TestWrap(t *testing.T) {
	got := terminal.Wrap("lost in 10.5 % of games [1.0, 2.0], often", 14)
	want := []string{"lost in 10.5 %", "of games", "[1.0, 2.0],", "often"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// sample is a page with every kind of part.
func sample(o Options) string {
	p := New(o)
	p.Title("Farm", "400 games")
	p.Gap()
	p.Item("Fair?", "White scores 52.1 % [47.0, 57.2]: no advantage of a seat is shown.")
	p.Warning("note", "only a few games")
	p.Gap()
	g := NewGrid(1, "piece", "usage %", "", "took")
	g.Add("Goat", "58.9", "±0.7", "2.90")
	g.Add("Bull", "46.5", "±0.8", "")
	p.Table(g)
	p.Gap()
	p.Code("values: {goat: 1}\n")
	var b strings.Builder
	if err := p.Print(&b); err != nil {
		return err.Error()
	}
	return b.String()
}

func TestText(t *testing.T) {
	want := `Farm  400 games

  Fair?     White scores 52.1 % [47.0, 57.2]: no advantage of a seat is shown.
  note      only a few games

  piece  usage %        took
  Goat      58.9  ±0.7  2.90
  Bull      46.5  ±0.8

  values: {goat: 1}
`
	if diff := cmp.Diff(want, sample(Options{})); diff != "" {
		t.Error(diff)
	}
}

func TestMarkdown(t *testing.T) {
	want := `## Farm

400 games

- **Fair?** White scores 52.1 % [47.0, 57.2]: no advantage of a seat is shown.
- **note** only a few games

| piece | usage % |  | took |
| :--- | ---: | ---: | ---: |
| Goat | 58.9 | ±0.7 | 2.90 |
| Bull | 46.5 | ±0.8 |  |

` + "```yaml\nvalues: {goat: 1}\n```\n"
	if diff := cmp.Diff(want, sample(Options{Markdown: true, Colour: true})); diff != "" {
		t.Error(diff)
	}
}

// TestNarrow lays a wide table out on a narrow terminal: in parts, with what belongs together in
// one of them.
func TestNarrow(t *testing.T) {
	g := NewGrid(1, "piece", "one", "", "two", "", "three", "")
	g.Add("Goat", "12345678", "±0.7", "12345678", "±0.7", "12345678", "±0.7")
	p := New(Options{Width: 44})
	p.Table(g)
	want := `  piece       one             two
  Goat   12345678  ±0.7  12345678  ±0.7

  piece     three
  Goat   12345678  ±0.7
`
	if diff := cmp.Diff(want, p.text.String()); diff != "" {
		t.Error(diff)
	}
}

func TestDropIdle(t *testing.T) {
	g := NewGrid(1, "a", "b", "c", "d")
	g.Add("", "0", "1", "–")
	g.Add("", "–", "0", "0")
	g.DropIdle("0", "–")
	if diff := cmp.Diff([]string{"a", "c"}, g.header); diff != "" {
		t.Error(diff)
	}
}

func TestColourChangesNothingElse(t *testing.T) {
	coloured := sample(Options{Colour: true})
	plain := strings.NewReplacer("\x1b[0m", "", "\x1b[1m", "", "\x1b[2m", "", "\x1b[33m", "").Replace(coloured)
	if coloured == plain {
		t.Error("no colour")
	}
	if diff := cmp.Diff(sample(Options{}), plain); diff != "" {
		t.Error(diff)
	}
}
