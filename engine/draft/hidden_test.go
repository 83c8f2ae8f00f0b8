package draft

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// TestGuess checks that a seat's guess at what it does not know leaves what it knows, and depends
// on nothing that is hidden.
func TestGuess(t *testing.T) {
	for name, g := range games(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			play(g, 11, func(s *State, _ *game.Moves) {
				for seat := range g.seats {
					guess, other := s.Clone().(*State), s.Clone().(*State)
					guess.Guess(seat, rand.New(rand.NewPCG(1, 1)))
					view := s.AppendView(nil, seat)
					if got := guess.AppendView(nil, seat); !bytes.Equal(got, view) {
						t.Fatalf("seat %d knew %s and guesses %s", seat, view, got)
					}
					if _, err := g.Parse(string(guess.AppendText(nil))); err != nil {
						t.Fatalf("a guess is no position: %v", err)
					}
					other.Guess(seat, rand.New(rand.NewPCG(2, 2)))
					other.Guess(seat, rand.New(rand.NewPCG(1, 1)))
					if a, b := guess.AppendText(nil), other.AppendText(nil); !bytes.Equal(a, b) {
						t.Fatalf("what is guessed depends on what is hidden: %s or %s", a, b)
					}
				}
			})
		})
	}
}

// TestKnown checks what is known of hands: all of them once they have been around.
func TestKnown(t *testing.T) {
	g := compile(t, define(t, "moving-wild", "players=3"))
	var seen []string
	play(g, 2, func(s *State, _ *game.Moves) {
		if s.round < 2 && s.turn < 3 && s.seat == 0 && s.phase == choosing {
			var known []string
			for other := range 3 {
				if s.knows(0, other) {
					known = append(known, fmt.Sprint(other+1))
				}
			}
			seen = append(seen, strings.Join(known, " "))
		}
	})
	if want := []string{"1", "1 2", "1 2 3", "1", "1 3", "1 2 3"}; !slices.Equal(seen, want) {
		t.Errorf("known hands by turn: %q, want %q", seen, want)
	}
}

// TestView checks what a text for one seat hides.
func TestView(t *testing.T) {
	g := compile(t, define(t, "testdata/small.yaml"))
	s, err := g.Parse("1.1 player-3 3 deck:mouse,elk hands:elk,ox/ox*2/ox,mouse kept:elk/ox/- scores:0/0/0 parks:camp/camp/camp")
	if err != nil {
		t.Fatal(err)
	}
	want := "1.1 player-3 3 deck:?*2 hands:?*2/ox*2/?*2 kept:?/ox/- scores:0/0/0 parks:camp/camp/camp"
	if got := string(s.(*State).AppendView(nil, 1)); got != want {
		t.Errorf("player-2 sees\n%s, want\n%s", got, want)
	}
}

// TestDealsDiffer checks that deals are shuffles: every card is dealt first about as often as it is
// in the deck.
func TestDealsDiffer(t *testing.T) {
	g := compile(t, define(t, "moving-wild"))
	s := g.Start().(*State)
	top := make([]int, g.kinds)
	const deals = 9600
	for seed := range uint64(deals) {
		s.Deal(seed)
		top[s.deck[len(s.deck)-1]]++
	}
	chi := 0.0
	for kind, n := range g.copies[:g.kinds] {
		if n > 0 {
			want := float64(n) * deals / float64(g.deckSize())
			chi += (float64(top[kind]) - want) * (float64(top[kind]) - want) / want
		}
	}
	if chi > 52 { // the 99.9 % quantile of χ² with 25 degrees of freedom is 52.6
		t.Errorf("χ² of the next card over kinds is %.1f", chi)
	}
}
