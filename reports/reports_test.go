package reports

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay"
)

// randomBatch sums up made-up games.
func randomBatch(t *testing.T, h *selfplay.Header, seed uint64, white float64) *Accumulator {
	t.Helper()
	acc, rng := NewAccumulator(h), rand.New(rand.NewPCG(seed, 1))
	for p := range h.Pairings {
		for n := range h.Games {
			if err := acc.Add(reportstest.Game(h, p, n, rng, white)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return acc
}

// bareGame is a game in which nothing happened but its end.
func bareGame(h *selfplay.Header, number int, o game.Outcome, plies int) *selfplay.Record {
	r := h.NewRecord()
	r.Game, r.FirstSeat, r.Plies, r.Outcome = number, number%2, plies, o
	r.Turns[0], r.Turns[1] = (plies+1)/2, plies/2
	return r
}

func wonBy(seat int) game.Outcome {
	return game.Outcome{Cause: game.RoyalLost, Winner: seat, Reason: "bull-lost"}
}

func TestResultsAndEnds(t *testing.T) {
	h := reportstest.Header("farm", 8, "a", "b")
	h.Pairings = h.Pairings[2:] // b–a
	acc := NewAccumulator(h)
	draw := game.Outcome{Cause: game.NoMoves, Winner: -1, Reason: "no-moves"}
	limit := game.Outcome{Cause: game.Limit, Winner: -1, Reason: "max-plies"}
	for i, o := range []game.Outcome{wonBy(0), wonBy(1), wonBy(0), wonBy(0), draw, wonBy(1), limit, wonBy(0)} {
		if err := acc.Add(bareGame(h, i, o, 10*(i+1))); err != nil {
			t.Fatal(err)
		}
	}
	p := acc.Report().Pairings[0]
	type row struct {
		Who                       string
		Won, Drawn, Stopped, Lost int
		Score                     float64
	}
	var rows []row
	for _, r := range append(p.Seats, p.ByBot...) {
		rows = append(rows, row{r.Who, r.Won, r.Drawn, r.Stopped, r.Lost, float64(r.Score.Value)})
		if r.Games != 8 || r.Score.N != 4 || r.Score.Of != "pairs" || r.WinRate.N != 8 {
			t.Errorf("sample sizes of %+v", r)
		}
	}
	// The first bot, b, wins games 0, 1, 2 and 5 and loses 3 and 7.
	want := []row{
		{"white", 4, 1, 1, 2, 5.0 / 8}, {"black", 2, 1, 1, 4, 3.0 / 8},
		{"b", 4, 1, 1, 2, 5.0 / 8}, {"a", 2, 1, 1, 4, 3.0 / 8},
	}
	if diff := cmp.Diff(want, rows); diff != "" {
		t.Error(diff)
	}
	var ends []string
	for _, e := range p.Ends {
		ends = append(ends, e.Reason)
	}
	if diff := cmp.Diff([]string{"bull-lost", "no-moves", "max-plies"}, ends); diff != "" {
		t.Error(diff)
	}
	if p.Length.Median != 40 || p.Length.P5 != 10 || p.Length.P95 != 80 || p.Length.Mean.Value != 45 {
		t.Errorf("lengths %+v", p.Length)
	}
	if p.Decisive.Value != .75 {
		t.Errorf("decisive %v", p.Decisive)
	}
}

func TestUsage(t *testing.T) {
	h := reportstest.Header("farm", 2, "a")
	acc := NewAccumulator(h)
	for number := range 2 {
		r := bareGame(h, number, wonBy(0), 20)
		*r.Piece(0, reportstest.Goat) = selfplay.PieceCount{Start: 4, End: 2, Lost: 1, Acted: 8, Able: 10, Took: 3, TookOwn: 1, Share: 4 * reportstest.Whole}
		*r.Piece(0, reportstest.Bull) = selfplay.PieceCount{Start: 1, End: 1, Acted: 2, Able: 5, Share: 6 * reportstest.Whole}
		*r.Piece(1, reportstest.Goat) = selfplay.PieceCount{Start: 4, Lost: 4, Acted: 4, Able: 10, Share: 4 * reportstest.Whole}
		*r.Piece(1, reportstest.Bull) = selfplay.PieceCount{Start: 1, Lost: 1, Acted: 6, Able: 10, Share: 6 * reportstest.Whole}
		*r.Action(0, reportstest.GoatButt) = selfplay.ActionCount{Uses: 3, Able: 4, OwnFire: 1, Effects: [selfplay.EffectKinds]int{game.Remove: 4}}
		acc.Add(r)
	}
	p := acc.Report().Pairings[0]
	figures := map[string][2]float64{
		"goat usage rate":   {float64(p.Pieces[reportstest.Goat].UsageRate.Value), 12.0 / 20},
		"goat action share": {float64(p.Pieces[reportstest.Goat].ActionShare.Value), 12.0 / 20},
		"goat lift":         {float64(p.Pieces[reportstest.Goat].ChoiceLift.Value), 12.0 / 8},
		"goat took":         {float64(p.Pieces[reportstest.Goat].Took.Value), 3},
		"goat took own":     {float64(p.Pieces[reportstest.Goat].TookOwn.Value), 1},
		"goat lost":         {float64(p.Pieces[reportstest.Goat].Lost.Value), 5},
		// one became something else
		"goat survival":     {float64(p.Pieces[reportstest.Goat].Survival.Value), 2.0 / 7},
		"white goat rate":   {float64(p.Pieces[reportstest.Goat].Seats[0].UsageRate.Value), 8.0 / 10},
		"bull usage rate":   {float64(p.Pieces[reportstest.Bull].UsageRate.Value), 8.0 / 15},
		"bull action share": {float64(p.Pieces[reportstest.Bull].ActionShare.Value), 8.0 / 20},
		"butt use rate":     {float64(p.Abilities[0].UseRate.Value), 3.0 / 4},
		"butt uses":         {float64(p.Abilities[0].Uses.Value), 3},
		"butt removed":      {float64(p.Abilities[0].Removed.Value), 4},
		"butt friendly":     {float64(p.Abilities[0].OwnFire.Value), 1},
		"butt in games":     {float64(p.Abilities[0].GamesUsed.Value), 1},
		// Two types seen, with shares 9/17 and 8/17 of .6 + .5333.
		"evenness": {float64(p.Evenness.Value), -(9.0/17*math.Log(9.0/17) + 8.0/17*math.Log(8.0/17)) / math.Ln2},
	}
	for name, f := range figures {
		if math.Abs(f[0]-f[1]) > 1e-9 {
			t.Errorf("%s is %v, want %v", name, f[0], f[1])
		}
	}
	if p.Pieces[reportstest.Unicorn].Seen || p.Pieces[reportstest.Unicorn].UsageRate.Value.Known() {
		t.Errorf("the unicorn is seen: %+v", p.Pieces[reportstest.Unicorn])
	}
	if a := p.Abilities[1]; !a.Unseen || a.Dead || a.HighestRate != 1 {
		t.Errorf("bellow, not used in two games: %+v", a)
	}
}

// TestDeadTakesManyGames has an ability that shows in no game: few games do not make it dead.
func TestDeadTakesManyGames(t *testing.T) {
	for _, test := range []struct {
		games  int
		status string
		label  string
	}{{40, "not seen", "Not seen"}, {300, "not seen", "Not seen"}, {302, "dead", "Dead"}} {
		h := reportstest.Header("farm", test.games, "a")
		acc := NewAccumulator(h)
		for n := range h.Games {
			if err := acc.Add(bareGame(h, n, wonBy(0), 5)); err != nil {
				t.Fatal(err)
			}
		}
		r := acc.Report()
		bellow := &r.Pairings[0].Abilities[1]
		if !bellow.Unseen || bellow.Dead != (test.status == "dead") || bellow.Status() != test.status {
			t.Errorf("in %d games: %+v", test.games, bellow)
		}
		if !slices.ContainsFunc(r.Answers, func(a Answer) bool { return a.Label == test.label }) {
			t.Errorf("in %d games there is no answer %q: %+v", test.games, test.label, r.Answers)
		}
	}
}

func TestAddRefuses(t *testing.T) {
	h := reportstest.Header("farm", 4, "a")
	game := func(n int) *selfplay.Record { return bareGame(h, n, wonBy(0), 5) }
	strange := game(0)
	strange.Pairing = 1
	for want, adding := range map[string][]*selfplay.Record{
		"report: game 1 of a–a is not beside the other games of its set": {game(1)},
		"report: game 2 of a–a is not beside the other games of its set": {game(0), game(2)},
		"report: record of pairing 1, but the batch has 1":               {strange},
	} {
		acc := NewAccumulator(h)
		var err error
		for _, r := range adding {
			err = acc.Add(r)
		}
		if err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

func TestAddKeepsNothingOfTheRecord(t *testing.T) {
	h := reportstest.Header("farm", 20, "a")
	rng := rand.New(rand.NewPCG(9, 9))
	fresh, reused, room := NewAccumulator(h), NewAccumulator(h), h.NewRecord()
	for n := range h.Games {
		r := reportstest.Game(h, 0, n, rng, .5)
		fresh.Add(r)
		turns, pieces, actions := room.Turns, room.Pieces, room.Actions
		*room = *r
		room.Turns, room.Pieces, room.Actions = turns, pieces, actions
		copy(turns, r.Turns)
		copy(pieces, r.Pieces)
		copy(actions, r.Actions)
		reused.Add(room)
	}
	if diff := cmp.Diff(jsonOf(t, fresh.Report()), jsonOf(t, reused.Report())); diff != "" {
		t.Error(diff)
	}
}
