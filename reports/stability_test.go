package reports

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// rung is a mirror match in which pieces are used and liked as given.
func rung(bot string, low, high Number, usage, lift map[string]Number) *Pairing {
	p := &Pairing{Bots: [2]string{bot, bot}, Mirror: true, Games: 10}
	p.Seats = []Result{{Who: "white"}, {Who: "black"}}
	p.Seats[0].Score.Low, p.Seats[0].Score.High = low, high
	p.Ends = []End{{Reason: "mate", Games: 7}, {Reason: "max-plies", Limit: true, Games: 3}}
	for _, name := range []string{"Ant", "Bee", "Cow"} {
		q := Piece{Name: name, Seen: true}
		q.UsageRate.Value = usage[name]
		q.ChoiceLift.Value, q.ChoiceLift.Low, q.ChoiceLift.High = lift[name], lift[name]-.1, lift[name]+.1
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
			{"an advantage", []string{"for nobody", "white"}, false},
			{"most games end by", []string{"mate", "mate"}, true},
			{"used most", []string{"Cow", "Bee"}, false},
			{"used least", []string{"Ant", "Ant"}, true},
			{"attracts most", []string{"none", "Ant"}, false},
			{"shunned most", []string{"none", "Cow"}, false},
			{"never used", []string{"no ability", "no ability"}, true},
		},
	}
	got := stability(pairings)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	stable, unstable := got.words()
	if want := "most games end by mate; used least Ant"; stable != want {
		t.Errorf("stable: %q, want %q", stable, want)
	}
	if want := "an advantage for nobody (weak), white (strong); used most Cow (weak), Bee (strong); attracts most none (weak), Ant (strong); shunned most none (weak), Cow (strong)"; unstable != want {
		t.Errorf("unstable: %q, want %q", unstable, want)
	}
	if s := stability(pairings[:2]); s != nil {
		t.Errorf("stability of one rung: %+v", s)
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
