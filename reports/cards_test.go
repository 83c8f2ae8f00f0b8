package reports

import (
	"bytes"
	"math"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// stall is a made-up game of cards for three: figs and nuts.
func stall() *selfplay.Header {
	return &selfplay.Header{
		Variant: "stall", Kind: game.Cards, Seats: []string{"player-1", "player-2", "player-3"}, Games: 12,
		Pairings: []selfplay.Pairing{{First: "a", Second: "a"}, {First: "b", Second: "a"}},
		Pieces:   []game.Piece{{ID: "fig", Name: "Fig"}, {ID: "nut", Name: "Nut"}},
		Actions:  []game.Action{{Piece: 0, ID: "fig"}, {Piece: 1, ID: "nut"}, {Piece: 1, ID: "nut.crack", Name: "crack", Kind: game.Passive}},
	}
}

// sold is a game of the stall. The winner kept two figs, the next a fig and a nut, the last, who set one aside, two nuts. Every fourth game is
// shared by the winner and the next.
func sold(h *selfplay.Header, pairing, number int) *selfplay.Record {
	r := h.NewRecord()
	r.Pairing, r.Game, r.FirstSeat, r.Plies, r.Branching, r.Decisions, r.Fingerprint = pairing, number, number%3, 6, 10, 4, uint64(number*7+pairing)
	winner := (number / 2) % 3
	if pairing == 1 {
		winner = r.FirstSeat
	}
	next, last := (winner+1)%3, (winner+2)%3
	r.Scores = []int{0, 0, 0}
	r.Scores[winner], r.Scores[next], r.Scores[last] = 20+number%3, 14, -2
	r.Outcome = game.Outcome{Cause: game.Points, Winner: winner, Reason: "points"}
	if number%4 == 3 {
		r.Scores[next] = r.Scores[winner]
		r.Outcome = game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 1<<winner | 1<<next, Reason: "tie"}
	}
	keep := func(seat, piece, n, used, aside, points int) {
		c := r.Piece(seat, piece)
		c.End, c.Acted, c.Able, c.Share = n, n, 2, uint64(n)<<31
		c.Earned = game.Earned{Used: used, Aside: aside, Points: points}
	}
	keep(winner, 0, 2, 2, 0, 20)
	keep(winner, 1, 0, 0, 0, 0)
	keep(next, 0, 1, 1, 0, 10)
	keep(next, 1, 1, 1, 0, 4)
	keep(last, 0, 0, 0, 0, 0)
	keep(last, 1, 2, 1, 1, 2)
	r.Action(last, 2).Uses = 1
	for seat := range r.Turns {
		r.Turns[seat] = 2
	}
	r.Preferences = []selfplay.Preference{{Piece: 0, Over: 1, Count: 3}, {Piece: 1, Over: 0, Count: 1}}
	return r
}

func stallReport(t *testing.T) *Report {
	t.Helper()
	h := stall()
	a := NewAccumulator(h)
	for pairing := range h.Pairings {
		for n := range h.Games {
			if err := a.Add(sold(h, pairing, n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return a.Report()
}

// TestCardsKnown checks figures that can be told by hand.
func TestCardsKnown(t *testing.T) {
	r := stallReport(t)
	p, q := r.Pairings[0], r.Pairings[1]
	near := func(what string, got Number, want float64) {
		t.Helper()
		if math.Abs(float64(got)-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", what, got, want)
		}
	}
	shares := 0.0
	for _, s := range p.Seats {
		shares += float64(s.Score.Value)
	}
	near("the sum of the seats' scores", Number(shares), 1)
	// Of 12 games 3 are shared by two: the bot on the winning seat gets 9 + 3/2 of 12.
	near("the first bot's score", q.ByBot[0].Score.Value, 10.5/12)
	near("the other bots' score, a seat", q.ByBot[1].Score.Value, 1.5/24)
	near("its Elo", q.ByBot[0].Elo.Value, 400*math.Log10(10.5/12*2/(1.5/12)))
	if won, shared := q.ByBot[0].Won, q.ByBot[0].Drawn; won != 9 || shared != 3 {
		t.Errorf("the first bot won %d and shared %d, want 9 and 3", won, shared)
	}
	fig, nut := p.Cards.Cards[0], p.Cards.Cards[1]
	near("figs kept", fig.Kept.Value, 1)
	near("points a fig", fig.Points.Value, 10)
	near("points a nut", nut.Points.Value, 2)
	near("nuts aside", nut.Aside.Value, 1.0/3)
	// Figs are kept by the winner and the next, who win all: 12 wins of 24 keepers, 1/2 each, over an equal share of 1/3.
	near("the lift of figs", fig.Lift.Value, 1.5)
	near("the lift of nuts", nut.Lift.Value, 1.5/24*3)
	near("figs over nuts", p.Cards.Preferences[0].Rate.Value, 0.75)
	near("the pick rate of nuts", p.Pieces[1].UsageRate.Value, 0.5)
	near("the margin", p.Cards.Margin.Value, float64((20-14)+(21-14)+(22-14)+0+(21-14)+(22-14)+(20-14)+0+(22-14)+(20-14)+(21-14)+0)/12)
	if uses := p.Abilities[0].Uses; math.Abs(float64(uses.Value)-1) > 1e-9 {
		t.Errorf("%v uses a game", uses.Value)
	}
}

// TestCardsText holds the whole text.
func TestCardsText(t *testing.T) {
	for name, write := range map[string]func(*bytes.Buffer, []*Report) error{
		"cards.txt": func(b *bytes.Buffer, r []*Report) error { return WriteText(b, r, TextOptions{}) },
		"cards.md":  func(b *bytes.Buffer, r []*Report) error { return WriteMarkdown(b, r) },
		"cards.csv": func(b *bytes.Buffer, r []*Report) error { return WriteCSV(b, r) },
	} {
		var b bytes.Buffer
		if err := write(&b, []*Report{stallReport(t)}); err != nil {
			t.Fatal(err)
		}
		golden(t, name, b.String())
	}
}

// TestCardsMerge checks that parts of a batch come to what the whole does.
func TestCardsMerge(t *testing.T) {
	h := stall()
	parts := []*Accumulator{NewAccumulator(h), NewAccumulator(h)}
	for pairing := range h.Pairings {
		for n := range h.Games {
			if err := parts[n/6].Add(sold(h, pairing, n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := parts[0].Merge(parts[1]); err != nil {
		t.Fatal(err)
	}
	var merged, whole bytes.Buffer
	if err := WriteJSON(&merged, []*Report{parts[0].Report()}); err != nil {
		t.Fatal(err)
	}
	if err := WriteJSON(&whole, []*Report{stallReport(t)}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(merged.Bytes(), whole.Bytes()) {
		t.Error("merged parts differ from the whole")
	}
}
