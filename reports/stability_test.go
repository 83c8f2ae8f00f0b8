package reports

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// rung is a mirror match in which pieces are used and liked as given.
func rung(bot string, low, high Number, usage, lift map[string]Number) *Pairing {
	p := &Pairing{Bots: [2]string{bot, bot}, Mirror: true, Games: 10}
	p.Seats = []Result{{Who: "white"}, {Who: "black"}}
	p.Seats[0].Score.Low, p.Seats[0].Score.High = low, high
	p.Ends = []End{{Reason: "mate", Games: 7}, {Reason: "max-plies", Limit: true, Games: 3}}
	p.Ends[0].Share.Low, p.Ends[1].Share.Low = .55, .1
	for _, name := range []string{"Ant", "Bee", "Cow"} {
		q := Piece{Name: name, Seen: true}
		q.UsageRate.Value, q.UsageRate.SE, q.UsageRate.N = usage[name], .01, 100
		q.ChoiceLift.Value, q.ChoiceLift.Low, q.ChoiceLift.High = lift[name], lift[name]-.1, lift[name]+.1
		q.ChoiceLift.SE, q.ChoiceLift.N = .05, 100
		p.Pieces = append(p.Pieces, q)
	}
	return p
}

func TestStability(t *testing.T) {
	even := map[string]Number{"Ant": 1, "Bee": 1.05, "Cow": .95}
	pairings := []*Pairing{
		rung("weak", .4, .6, map[string]Number{"Ant": .1, "Bee": .2, "Cow": .3}, even),
		{Bots: [2]string{"strong", "weak"}, Games: 10},
		rung("strong", .55, .6, map[string]Number{"Ant": .1, "Bee": .4, "Cow": .3}, map[string]Number{"Ant": 2, "Bee": 1, "Cow": .2}),
	}
	want := &Stability{
		Rungs: []string{"weak", "strong"},
		Findings: []Finding{
			{"an advantage", []string{"none shown", "for white"}, false},
			{"most games end by", []string{"mate", "mate"}, true},
			{"used most", []string{"Cow", "Bee"}, false},
			{"used least", []string{"Ant", "Ant"}, true},
			{"attracts most", []string{"none", "Ant"}, false},
			{"shunned most", []string{"none", "Cow"}, false},
			{"not seen", []string{"no ability", "no ability"}, true},
		},
	}
	got := stability(pairings)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	stable, unstable := got.words()
	if want := "Whichever of these bots plays: most games end by mate; used least Ant."; stable != want {
		t.Errorf("stable: %q, want %q", stable, want)
	}
	if want := "On which of these bots plays: an advantage: none shown (weak), for white (strong); used most: Cow (weak), Bee (strong); attracts most: Ant (strong); shunned most: Cow (strong)."; unstable != want {
		t.Errorf("unstable: %q, want %q", unstable, want)
	}
	if s := stability(pairings[:2]); s != nil {
		t.Errorf("stability of one rung: %+v", s)
	}
}

// TestCommonEnd checks that most games end so only where that is shown.
func TestCommonEnd(t *testing.T) {
	p := rung("weak", .4, .6, nil, nil)
	p.Ends[0].Share.Low = .45
	if got := commonEnd(p); got != noPiece {
		t.Errorf("seven games of ten: most end by %s", got)
	}
}

// TestExtremes checks that two pieces are set against each other only if they are shown to differ.
func TestExtremes(t *testing.T) {
	for _, tt := range []struct {
		usage map[string]Number
		want  bool
	}{
		{map[string]Number{"Ant": .1, "Bee": .2, "Cow": .3}, true},
		{map[string]Number{"Ant": .2, "Bee": .21, "Cow": .22}, false},
	} {
		p := rung("weak", .4, .6, tt.usage, nil)
		low, high, shown := p.Extremes(rateOf)
		if low.Name != "Ant" || high.Name != "Cow" || shown != tt.want {
			t.Errorf("%v: %s, %s, shown %v", tt.usage, low.Name, high.Name, shown)
		}
		if strings.Contains(use(p), "Cow acts") != tt.want {
			t.Errorf("%v: %s", tt.usage, use(p))
		}
		p.Pieces = p.Pieces[:1]
		if low, high, shown := p.Extremes(rateOf); low != high || shown {
			t.Errorf("one kind: %s, %s, shown %v", low.Name, high.Name, shown)
		}
	}
}

// TestOutstanding checks that a piece is named only if it is shown to stand out among all.
func TestOutstanding(t *testing.T) {
	even := map[string]Number{"Ant": 1, "Bee": 1, "Cow": 1}
	for _, tt := range []struct {
		usage       map[string]Number
		most, least string
	}{
		{map[string]Number{"Ant": .1, "Bee": .2, "Cow": .3}, "Cow", "Ant"},
		{map[string]Number{"Ant": .1, "Bee": .11, "Cow": .3}, "Cow", noPiece},
		{map[string]Number{"Ant": .1, "Bee": .2, "Cow": .21}, noPiece, "Ant"},
		{map[string]Number{"Ant": .2, "Bee": .2, "Cow": .2}, noPiece, noPiece},
	} {
		p := rung("weak", .4, .6, tt.usage, even)
		if most, least := nameOf(outstanding(p, 1, rateOf)), nameOf(outstanding(p, -1, rateOf)); most != tt.most || least != tt.least {
			t.Errorf("%v: used most %s, least %s", tt.usage, most, least)
		}
		p.Pieces = p.Pieces[:1]
		if q := outstanding(p, 1, rateOf); q != nil {
			t.Errorf("%s stands out among itself", q.Name)
		}
	}
	// The lowest of three by 2.4 standard errors: by chance, one of three is now and then.
	p := rung("weak", .4, .6, even, map[string]Number{"Ant": .89, "Bee": 1.02, "Cow": 1})
	if q := liked(p, -1); q != nil {
		t.Errorf("%s is shunned", q.Name)
	}
}

func TestCoverageOfRegions(t *testing.T) {
	c := Coverage{Seen: 2, Pieces: 3, Used: 1, Abilities: 4, Squares: 9, Regions: []RegionCoverage{
		{Name: "meadow", Squares: 12, Visited: 8}, {Name: "pond", Squares: 4, Visited: 1}, {Name: "nest", Zone: true, Whose: "black", Squares: 2},
	}}
	want := "2 of 3 pieces seen, 1 of 4 abilities used, 9 squares moved to: 8 of 12 of meadow, 1 of 4 of pond"
	if got := coverageText(&Pairing{Coverage: c}); got != want {
		t.Errorf("coverage %q, want %q", got, want)
	}
	if got := c.Regions[2].String(); got != "black's nest zone" {
		t.Errorf("a zone is called %q", got)
	}
}
