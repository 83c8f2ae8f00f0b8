package selfplay

import (
	"context"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestCourseOfCards follows games ply by ply: leads, cards and preferences are those that the
// positions show.
func TestCourseOfCards(t *testing.T) {
	for _, players := range []string{"1", "3"} {
		g := cards(t, players)
		b := &Batch{Game: g, Pairings: []Pairing{{"random", "random"}}, Games: 2 * g.Seats(), Seed: 4, Opening: 2, KeepMoves: true}
		for _, r := range collect(t, b) {
			s, ms := b.Start(r.Game), new(game.Moves)
			wishes := make(map[Preference]int)
			for k, text := range append(strings.Fields(string(r.Moves)), "") {
				if ply := k - r.Opening; ply >= 0 {
					lookAt(t, g, r, s, ply)
				}
				if text == "" {
					break
				}
				s.Moves(ms)
				i := game.FindMove(s, ms, text)
				if k >= r.Opening {
					wish(g, ms, i, wishes)
				}
				s.Play(ms, i)
			}
			got := make(map[Preference]int)
			for _, p := range r.Preferences {
				got[Preference{Piece: p.Piece, Over: p.Over}] += p.Count
			}
			if len(got) != len(r.Preferences) || !maps.Equal(got, wishes) {
				t.Errorf("%s players, game %d: preferences %v, want %v", players, r.Game, r.Preferences, wishes)
			}
			if len(r.Squares) > 0 {
				t.Errorf("%s players, game %d: cards went to squares %v", players, r.Game, r.Squares)
			}
		}
	}
}

// lookAt compares a record with a position of its game.
func lookAt(t *testing.T, g game.Game, r *Record, s game.State, ply int) {
	t.Helper()
	scores := s.(game.Scored).Scores(nil)
	if got, want := r.LeadAfter(ply), 100*(scores[0]-slices.Max(scores[1:])); got != want {
		t.Errorf("game %d, ply %d: a lead of %d, want %d", r.Game, ply, got, want)
	}
	for seat := range g.Seats() {
		if got, want := r.Census(ply, seat, nil), s.Census(seat, nil); !slices.Equal(got, want) {
			t.Errorf("game %d, ply %d: seat %d has %v, want %v", r.Game, ply, seat, got, want)
		}
	}
}

// wish counts what the i-th move prefers to what.
func wish(g game.Game, ms *game.Moves, i int, wishes map[Preference]int) {
	actions := g.Actions()
	piece := actions[ms.List[i].Action].Piece
	over := make(map[int]bool)
	for _, m := range ms.List {
		over[actions[m.Action].Piece] = true
	}
	delete(over, piece)
	for other := range over {
		wishes[Preference{Piece: uint8(piece), Over: uint8(other)}]++
	}
}

// TestAbilitiesOfCardsWork checks that records say in how many rounds passive abilities did
// something.
func TestAbilitiesOfCardsWork(t *testing.T) {
	g := cards(t, "2")
	b := &Batch{Game: g, Pairings: []Pairing{{"greedy", "random"}}, Games: 10, Seed: 4, KeepMoves: true}
	worked := 0
	for _, r := range collect(t, b) {
		s := b.Start(r.Game)
		ms := new(game.Moves)
		for text := range strings.FieldsSeq(string(r.Moves)) {
			s.Moves(ms)
			s.Play(ms, game.FindMove(s, ms, text))
		}
		for seat := range g.Seats() {
			for a, action := range g.Actions() {
				if action.Kind != game.Passive {
					continue
				}
				want := s.(game.Scored).Worked(seat, a)
				if got := r.Action(seat, a).Uses; got != want {
					t.Errorf("game %d: %s of seat %d worked %d times, want %d", r.Game, action.ID, seat, got, want)
				}
				worked += want
			}
		}
	}
	if worked == 0 {
		t.Error("no ability worked: a test of nothing")
	}
}

func TestCheckSeats(t *testing.T) {
	for name, test := range map[string]struct {
		players  string
		games    int
		pairings []Pairing
		want     string
	}{
		"whole sets":          {"5", 10, Pairings("random", "greedy"), ""},
		"between two numbers": {"5", 12, Pairings("random"), "batch: 12 games a pairing: games of 5 players come in sets of 5 with seats rotated, so give a multiple of 5, such as 10 or 15"},
		"less than a set":     {"3", 2, Pairings("random"), "batch: 2 games a pairing: games of 3 players come in sets of 3 with seats rotated, so give a multiple of 3, such as 3"},
		"pairs":               {"2", 3, Pairings("random"), "batch: 3 games a pairing: games come in pairs with seats swapped, so their number is even"},
		"alone":               {"1", 7, Pairings("random", "greedy")[:2], ""},
		"not alone":           {"1", 7, Pairings("random", "greedy"), "batch: pairing greedy–random: moving-wild is for one player, who plays alone"},
	} {
		b := &Batch{Game: cards(t, test.players), Games: test.games, Pairings: test.pairings}
		err := b.Check()
		if text := errorText(err); text != test.want {
			t.Errorf("%s: error %q, want %q", name, text, test.want)
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// TestStreamsByPlace checks that no two bots, nor the opening and the deal, have the same random
// stream.
func TestStreamsByPlace(t *testing.T) {
	seen := map[int]string{openingStream: "the opening", dealStream: "the deal"}
	for place := range 6 {
		n := botStream(place)
		if who, taken := seen[n]; taken {
			t.Errorf("bot %d has the stream %d of %s", place, n, who)
		}
		seen[n] = "another bot"
	}
	if botStream(0) != 0 || botStream(1) != 1 {
		t.Error("the streams of two bots are not what they were")
	}
}

// breaks is a game of cards that breaks at some ply.
type breaks struct{ game.Game }

type breaking struct{ game.Dealt }

func (g breaks) Start() game.State       { return &breaking{g.Game.Start().(game.Dealt)} }
func (s *breaking) Clone() game.State    { return &breaking{s.Dealt.Clone().(game.Dealt)} }
func (s *breaking) Set(other game.State) { s.Dealt.Set(other.(*breaking).Dealt) }
func (s *breaking) Play(ms *game.Moves, i int) {
	if s.Ply() == 20 {
		panic("torn")
	}
	s.Dealt.Play(ms, i)
}

// TestFaultOfCards checks that a fault tells the deal and the moves, which lead there again.
func TestFaultOfCards(t *testing.T) {
	sound := cards(t, "3")
	b := &Batch{Game: breaks{sound}, Pairings: []Pairing{{"random", "random"}}, Games: 6, Seed: 8, Workers: 1}
	var fault *Fault
	if err := b.Run(context.Background(), func(*Record) error { return nil }); !errors.As(err, &fault) {
		t.Fatalf("error %v", err)
	}
	if fault.Cause != "torn" || len(fault.Moves) != 20 {
		t.Fatalf("%v after %d moves", fault.Cause, len(fault.Moves))
	}
	s, err := sound.Parse(fault.Start)
	if err != nil {
		t.Fatal(err)
	}
	ms := new(game.Moves)
	for _, text := range fault.Moves {
		s.Moves(ms)
		i := game.FindMove(s, ms, text)
		if i < 0 {
			t.Fatalf("%s is not legal in %s", text, s.AppendText(nil))
		}
		s.Play(ms, i)
	}
}

// TestForcedPicks checks that cards which nobody could leave tell nothing of what is picked; nor
// does the placing of cards.
func TestForcedPicks(t *testing.T) {
	for _, c := range []struct {
		file   string
		set    []string
		forced bool // always
	}{
		{"../engine/draft/testdata/identical-cards.yaml", []string{"deal.2=[1, 1]"}, true},
		{"moving-wild", []string{"players=2", "development=chosen"}, false},
	} {
		def, err := variants.Load(c.file, variants.Overrides{Set: c.set})
		if err != nil {
			t.Fatal(err)
		}
		g, err := engine.Compile(def)
		if err != nil {
			t.Fatal(err)
		}
		b := &Batch{Game: g, Pairings: []Pairing{{"random", "random"}}, Games: 4, Seed: 2}
		for _, r := range collect(t, b) {
			acted, able := 0, 0
			for _, p := range r.Pieces {
				acted, able = acted+p.Acted, able+p.Able
			}
			if (acted == 0) != c.forced || (able == 0) != c.forced {
				t.Errorf("%s: cards picked %d times, on offer %d times", c.file, acted, able)
			}
			if camp := r.Piece(0, 0); camp.Able > 0 { // it is there from the start
				t.Errorf("%s: the camp was on offer %d times", c.file, camp.Able)
			}
		}
	}
}
