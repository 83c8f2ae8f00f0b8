package reports

import (
	"bytes"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// stallGames are three rounds of the stall's twelve games, and so many sets that intervals are
// told.
const stallGames = 36

// report sums up the games of a header, each made by a function.
func report(t testing.TB, h *selfplay.Header, made func(pairing, number int) *selfplay.Record) *Report {
	t.Helper()
	a := NewAccumulator(h)
	for pairing := range h.Pairings {
		for n := range h.Games {
			if err := a.Add(made(pairing, n)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return a.Report()
}

func stallReport(t testing.TB) *Report {
	t.Helper()
	h := reportstest.Stall(stallGames)
	return report(t, h, func(pairing, n int) *selfplay.Record { return reportstest.Sold(h, pairing, n) })
}

// near compares to nine places.
func near(t testing.TB, what string, got Number, want float64) {
	t.Helper()
	if !(math.Abs(float64(got)-want) <= 1e-9) {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// TestCardsKnown checks figures that can be told by hand.
func TestCardsKnown(t *testing.T) {
	r := stallReport(t)
	p, q := r.Pairings[0], r.Pairings[1]
	shares := 0.0
	for _, s := range p.Seats {
		shares += float64(s.Score.Value)
	}
	near(t, "the sum of the seats' scores", Number(shares), 1)
	// Of 12 games 3 are shared by two: the bot on the winning seat gets 9 + 3/2 of 12.
	near(t, "the first bot's score", q.ByBot[0].Score.Value, 10.5/12)
	near(t, "the other bots' score, a seat", q.ByBot[1].Score.Value, 1.5/24)
	first := 400 * math.Log10(10.5/12*2/(1.5/12))
	near(t, "its Elo", q.ByBot[0].Elo.Value, first)
	near(t, "the others' Elo", q.ByBot[1].Elo.Value, -first)
	if won, shared := q.ByBot[0].Won, q.ByBot[0].Drawn; won != 27 || shared != 9 {
		t.Errorf("the first bot won %d and shared %d, want 27 and 9", won, shared)
	}
	var ids []string
	for _, c := range p.Cards.Cards {
		ids = append(ids, c.ID)
	}
	if diff := cmp.Diff([]string{"fig", "nut", "plum"}, ids); diff != "" {
		t.Fatalf("cards on offer (-want +got):\n%s", diff)
	}
	fig, nut, plum := p.Cards.Cards[0], p.Cards.Cards[1], p.Cards.Cards[2]
	near(t, "figs kept", fig.Kept.Value, 1)
	near(t, "the worth of a fig", fig.Worth.Value, 2)
	near(t, "the worth of a nut", nut.Worth.Value, 1)
	if n := fig.Worth.N; n != 10 {
		t.Errorf("the worth of a fig is of %d sets, want the 10 that were appraised", n)
	}
	near(t, "points a fig", fig.Points.Value, 10)
	near(t, "points a nut", nut.Points.Value, 2)
	near(t, "rounds a nut is in use", nut.Rounds.Value, 2.0/3)
	near(t, "nuts aside", nut.Aside.Value, 1.0/3)
	// Figs are kept by the winner and the next, who win all: 12 wins of 24 keepers, 1/2 each, over
	// an equal share of 1/3.
	near(t, "the lift of figs", fig.Lift.Value, 1.5)
	near(t, "the lift of nuts", nut.Lift.Value, 1.5/24*3)
	near(t, "plums kept", plum.Kept.Value, 0)
	if plum.Lift.Value.Known() {
		t.Errorf("plums, which nobody kept, lift by %v", plum.Lift.Value)
	}
	near(t, "figs over nuts", p.Cards.Preferences[0].Rate.Value, 0.75)
	if n := p.Cards.Preferences[0].Choices; n != 4*stallGames {
		t.Errorf("figs over nuts is of %d choices, want %d", n, 4*stallGames)
	}
	near(t, "the pick rate of nuts", p.Pieces[reportstest.Nut].UsageRate.Value, 0.5)
	near(t, "the margin", p.Cards.Margin.Value, float64((20-14)+(21-14)+(22-14)+0+(21-14)+(22-14)+(20-14)+0+(22-14)+(20-14)+(21-14)+0)/12)
	near(t, "uses a game", p.Abilities[0].Uses.Value, 1)
	// Rates 1/2, 1/2 and 0: ln 2 of ln 3. The stand is not on offer and does not count.
	near(t, "evenness", p.Evenness.Value, math.Ln2/math.Log(3))
}

// TestCardsPoints checks the scores of all seats together: −2 in every game, 14 in three of four,
// and the winners'.
func TestCardsPoints(t *testing.T) {
	all := stallReport(t).Pairings[0].Cards.All
	want := []ScoreCount{{-2, 36}, {14, 27}, {20, 12 + 3}, {21, 12 + 3}, {22, 12 + 3}}
	if diff := cmp.Diff(want, all.Counts); diff != "" {
		t.Errorf("games by score (-want +got):\n%s", diff)
	}
	near(t, "the mean", all.Mean.Value, float64(-2*36+14*27+63*15)/108)
	if all.P5 != -2 || all.Median != 14 || all.P95 != 22 {
		t.Errorf("5 %%, median and 95 %% are %d, %d and %d, want −2, 14 and 22", all.P5, all.Median, all.P95)
	}
}

// TestCardsBySeat checks that seats' figures are their own, and come to those of all.
func TestCardsBySeat(t *testing.T) {
	fig := stallReport(t).Pairings[0].Cards.Cards[0]
	kept := 0.0
	for _, s := range fig.Seats {
		kept += float64(s.Kept.Value) / 3
		near(t, "the lift of figs on a seat, where they win all", s.Lift.Value, 1.5)
	}
	near(t, "figs kept, the mean of seats", fig.Kept.Value, kept)
}

// TestFewChoicesAreNotClear checks that one choice, or cards that came up in a few sets, are shown
// to be nothing.
func TestFewChoicesAreNotClear(t *testing.T) {
	p := stallReport(t).Pairings[0]
	for _, w := range p.Cards.Preferences {
		if w.Card == "fig" && w.Over == "plum" && (w.Choices != 2 || w.clear() || w.Rate.Low > 0.5 || w.Rate.SE == 0) {
			t.Errorf("two choices show a preference: %+v", w)
		}
		if w.Card == "fig" && w.Over == "nut" && !w.clear() {
			t.Errorf("three of four in %d choices show no preference: %+v", w.Choices, w)
		}
	}
	for n, want := range map[int]bool{1: false, 8: false, 100: true} { // all choices of so many the same, in two sets
		all := stats.Ratio{}
		all.Add(n, n)
		all.Add(0, 0)
		if w := (PreferenceRate{Rate: over("sets").trials(all), Choices: n}); w.clear() != want {
			t.Errorf("%d choices of %d are clear: %v, want %v", n, n, w.clear(), want)
		}
	}
	h := reportstest.Stall(3 * (fewSets - 1))
	few := report(t, h, func(pairing, n int) *selfplay.Record { return reportstest.Sold(h, pairing, n) }).Pairings[0]
	if fig := few.Cards.Cards[0]; fig.Lift.Value.Known() == false || fig.Lift.Low.Known() || fig.Points.Low.Known() {
		t.Errorf("the interval of a lift by %d sets: %+v", fewSets-1, fig.Lift)
	}
	if s := winningSummary(few, Usual); s != "No card is shown to go with winning or losing." {
		t.Error(s)
	}
}

// drawer draws numbers below a bound, the same for the same seed.
func drawer(seed uint64) func(below int) int { return rand.New(rand.NewPCG(seed, 7)).IntN }

// luck is a game for any number of players whose winner and whose keepers of figs and nuts are
// drawn: nothing has to do with anything.
func luck(h *selfplay.Header, pairing, number int, draw func(int) int) *selfplay.Record {
	r, seats := h.NewRecord(), len(h.Seats)
	r.Pairing, r.Game, r.FirstSeat, r.Plies, r.Fingerprint = pairing, number, number%seats, 2*seats, uint64(number)
	r.Scores = make([]int, seats)
	r.Outcome = game.Outcome{Cause: game.Points, Winner: draw(seats), Reason: "points"}
	for seat := range r.Turns {
		r.Turns[seat] = 2
		for _, card := range []int{reportstest.Fig, reportstest.Nut} {
			c := r.Piece(seat, card)
			c.Able, c.Acted = 2, draw(2)
			c.End = c.Acted
		}
	}
	return r
}

// TestChanceIsNotTold checks that of many batches in which all is luck, few name a seat or a card.
func TestChanceIsNotTold(t *testing.T) {
	batches := reportstest.Few(200, 60)
	seats, cards := 0, 0
	for seed := range batches {
		draw := drawer(uint64(seed))
		h := reportstest.Stall(180)
		h.Pairings, h.Seats = h.Pairings[:1], []string{"1", "2", "3", "4", "5", "6"}
		p := report(t, h, func(pairing, n int) *selfplay.Record { return luck(h, pairing, n, draw) }).Pairings[0]
		seats += one(advantage(p) != nobody)
		cards += one(!strings.HasPrefix(winningSummary(p, Usual), "No card"))
	}
	// At most 5 % are expected; 9 % of 200 are 2.6 standard errors more.
	if most := 0.09 * float64(batches); float64(seats) > most || float64(cards) > most {
		t.Errorf("of %d batches by luck alone, %d name a seat and %d a card", batches, seats, cards)
	}
	if seats+cards == 0 {
		t.Error("luck never looks like anything: the tests see nothing")
	}
}

// TestAdvantageOfASeat checks that a seat that does win more is named.
func TestAdvantageOfASeat(t *testing.T) {
	h, draw := reportstest.Stall(300), drawer(1)
	p := report(t, h, func(pairing, n int) *selfplay.Record {
		r := luck(h, pairing, n, draw)
		if draw(3) == 0 {
			r.Outcome.Winner = 1
		}
		return r
	}).Pairings[0]
	if got := advantage(p); got != "player-2" {
		t.Errorf("an advantage for %q, want player-2: p = %v", got, p.Cards.SeatP)
	}
	if s := fairness(p); !strings.Contains(s, "an advantage for player-2") {
		t.Error(s)
	}
}

// TestSolo checks a game for one: the share of games won, no rating, and lifts over what is won in
// all games.
func TestSolo(t *testing.T) {
	h := reportstest.Stall(40)
	h.Seats, h.Pairings = h.Seats[:1], h.Pairings[:1]
	p := report(t, h, func(pairing, n int) *selfplay.Record {
		r := h.NewRecord()
		r.Game, r.Plies, r.Branching, r.Turns[0], r.Fingerprint = n, 2, 4, 2, uint64(n)
		r.Scores = []int{10, 12}
		r.Outcome = game.Outcome{Cause: game.Points, Winner: game.Nobody, Reason: "points"}
		fig := r.Piece(0, reportstest.Fig)
		fig.Able, fig.Share = 2, 1<<32
		if n%2 == 0 { // figs are kept in half of the games, and half of those are won; none of the others is
			fig.End, fig.Acted = 1, 1
			if n%4 == 0 {
				r.Scores, r.Outcome.Winner = []int{15, 12}, 0
			}
		}
		return r
	}).Pairings[0]
	near(t, "the score", p.Seats[0].Score.Value, 0.25)
	if p.Seats[0].Elo.Value.Known() || p.Cards.SeatP.Known() || p.Seats[0].Lost != 30 {
		t.Errorf("a game for one: %+v, seats %v", p.Seats[0], p.Cards.SeatP)
	}
	fig := p.Cards.Cards[0]
	near(t, "the lift of figs", fig.Lift.Value, 2)
	near(t, "the collection's points", p.Cards.Against.Mean.Value, 12)
	near(t, "the margin", p.Cards.Margin.Value, (3*10+2*30)/40.0)
	if s := winningSummary(p, Usual); !strings.Contains(s, "Fig 2.00") || !strings.Contains(s, "what is won in all games") {
		t.Error(s)
	}
}

// TestCardsText holds the whole text.
func TestCardsText(t *testing.T) {
	for name, write := range map[string]func(*bytes.Buffer, []*Report) error{
		"cards.txt":  func(b *bytes.Buffer, r []*Report) error { return WriteText(b, r, TextOptions{}) },
		"cards.md":   func(b *bytes.Buffer, r []*Report) error { return WriteMarkdown(b, r) },
		"cards.csv":  func(b *bytes.Buffer, r []*Report) error { return WriteCSV(b, r) },
		"cards.json": func(b *bytes.Buffer, r []*Report) error { return WriteJSON(b, r) },
		"cards-several.txt": func(b *bytes.Buffer, r []*Report) error {
			return WriteText(b, append(r, stallReport(t)), TextOptions{})
		},
	} {
		var b bytes.Buffer
		if err := write(&b, []*Report{stallReport(t)}); err != nil {
			t.Fatal(err)
		}
		golden(t, name, b.String())
		for _, board := range []string{"on the board", "pairs", "ply", "plies", "piece", "Elo,"} {
			if strings.HasSuffix(name, ".txt") && strings.Contains(b.String(), board) {
				t.Errorf("%s speaks of %q", name, board)
			}
		}
	}
}

// TestCardsWithoutGames checks that there is no trouble without games.
func TestCardsWithoutGames(t *testing.T) {
	r := NewAccumulator(reportstest.Stall(30)).Report()
	if s := textOf(t, TextOptions{}, r, r); strings.Contains(s, "NaN") || strings.Contains(s, "Inf") {
		t.Error(s)
	}
}

// TestLiftIsWithinBots checks that a card which a strong bot picks more, and which does nothing,
// goes with no winning: players are compared with those of the same bot and seat.
func TestLiftIsWithinBots(t *testing.T) {
	h := reportstest.Stall(1800)
	h.Pairings = []selfplay.Pairing{{First: "strong", Second: "weak"}}
	rng := rand.New(rand.NewPCG(5, 6))
	var wins, players [2]int // of those who keep none, and of those who do
	p := report(t, h, func(pairing, n int) *selfplay.Record {
		r := reportstest.Sold(h, pairing, n)
		winner := (r.FirstSeat + 1 + rng.IntN(2)) % 3
		if rng.IntN(5) > 0 {
			winner = r.FirstSeat
		}
		r.Outcome = game.Outcome{Cause: game.Points, Winner: winner, Reason: "points"}
		for seat := range r.Turns {
			often := 1
			if seat == r.FirstSeat {
				often = 8
			}
			keeps := one(rng.IntN(10) < often)
			r.Piece(seat, reportstest.Fig).End = keeps
			players[keeps]++
			wins[keeps] += one(seat == winner)
		}
		return r
	}).Pairings[0]
	fig := p.Cards.Cards[0]
	if with, without := float64(wins[1])/float64(players[1]), float64(wins[0])/float64(players[0]); with < 0.5 || without > 0.25 {
		t.Errorf("keepers win %v, others %v: a test of nothing", with, without)
	}
	if l := fig.Lift; l.Low > 1 || l.High < 1 || l.High-l.Low > 0.2 {
		t.Errorf("the lift is %v, from %v to %v, want near 1", l.Value, l.Low, l.High)
	}
	for seat, s := range fig.Seats {
		if l := s.Lift; l.Low > 1.05 || l.High < 0.95 {
			t.Errorf("on seat %d the lift is %v, from %v to %v, want near 1", seat, l.Value, l.Low, l.High)
		}
	}
}

// TestTwinsShareWhatTheyEarn checks that cards which are the same in all but the name have the same
// figures, whichever of them was housed first.
func TestTwinsShareWhatTheyEarn(t *testing.T) {
	h := reportstest.Stall(stallGames)
	h.Pieces[reportstest.Nut].Twin = 1 + reportstest.Fig
	p := report(t, h, func(pairing, n int) *selfplay.Record { return reportstest.Sold(h, pairing, n) }).Pairings[0]
	fig, nut := p.Cards.Cards[0], p.Cards.Cards[1]
	near(t, "points a fig", fig.Points.Value, 6)
	near(t, "points a nut", nut.Points.Value, 6)
	near(t, "figs aside", fig.Aside.Value, 1.0/6)
	near(t, "nuts aside", nut.Aside.Value, 1.0/6)
}
