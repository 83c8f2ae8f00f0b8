package gametest

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/draft"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestBrokenPromises checks games of cards that break one promise each: the kit must notice.
func TestBrokenPromises(t *testing.T) {
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=3"}})
	if err != nil {
		t.Fatal(err)
	}
	sound, err := draft.CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		fault fault
		want  string
	}{
		"none":                  {fault{}, ""},
		"no chance":             {fault{deal: func(s game.Dealt, _ uint64) { s.Deal(0) }}, "20 seeds deal alike"},
		"not dealt anew":        {fault{deal: func(s game.Dealt, seed uint64) { s.Deal(seed + uint64(s.Ply())) }}, "dealt after a game and dealt at once: not the same"},
		"another start":         {fault{deal: func(s game.Dealt, seed uint64) { s.Deal(seed + 1) }}, "the start and the draw of seed 0: not the same"},
		"guesses are the truth": {fault{guess: func(game.Dealt, int, *rand.Rand) {}}, "always guessed the same"},
		"guesses too much":      {fault{guess: func(s game.Dealt, seat int, rng *rand.Rand) { s.Guess((seat+1)%3, rng) }}, "knew"},
		"guesses by the truth": {fault{guess: func(s game.Dealt, seat int, rng *rand.Rand) {
			if s.Hash()%2 == 0 {
				rng.Uint64()
			}
			s.Guess(seat, rng)
		}}, "guesses by equal chance from positions that look alike: not the same"},
		"guesses move the game on": {fault{guess: func(s game.Dealt, seat int, rng *rand.Rand) {
			s.Guess(seat, rng)
			var ms game.Moves
			if s.Moves(&ms); ms.Len() > 0 {
				s.Play(&ms, 0)
			}
		}}, "knew"},
	} {
		t.Run(name, func(t *testing.T) {
			got := failure(t, func(t testing.TB) { Check(t, faulty{sound, test.fault}, 2, 60) })
			if (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
				t.Errorf("the kit says %q, want %q", got, test.want)
			}
		})
	}
}

// A fault is what a game does in place of what it should.
type fault struct {
	deal  func(s game.Dealt, seed uint64)
	guess func(s game.Dealt, seat int, rng *rand.Rand)
}

type faulty struct {
	game.Game
	fault
}

func (g faulty) Start() game.State { return &faultyState{g.Game.Start().(game.Dealt), g.fault} }

func (g faulty) Parse(text string) (game.State, error) {
	s, err := g.Game.Parse(text)
	if err != nil {
		return nil, err
	}
	return &faultyState{s.(game.Dealt), g.fault}, nil
}

type faultyState struct {
	game.Dealt
	fault
}

func (s *faultyState) Set(other game.State) { s.Dealt.Set(other.(*faultyState).Dealt) }

func (s *faultyState) Clone() game.State {
	return &faultyState{s.Dealt.Clone().(game.Dealt), s.fault}
}

func (s *faultyState) Deal(seed uint64) {
	if s.deal != nil {
		s.deal(s.Dealt, seed)
		return
	}
	s.Dealt.Deal(seed)
}

func (s *faultyState) Guess(seat int, rng *rand.Rand) {
	if s.guess != nil {
		s.guess(s.Dealt, seat, rng)
		return
	}
	s.Dealt.Guess(seat, rng)
}

// A reporter takes what a check says, in place of a test.
type reporter struct {
	testing.TB
	said string
}

func (r *reporter) Helper()      {}
func (r *reporter) Failed() bool { return r.said != "" }
func (r *reporter) Fatalf(format string, args ...any) {
	r.said = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

// failure is what a check that fails says, or "".
func failure(t *testing.T, check func(testing.TB)) string {
	r, done := &reporter{TB: t}, make(chan struct{})
	go func() {
		defer close(done)
		check(r)
	}()
	<-done
	return r.said
}
