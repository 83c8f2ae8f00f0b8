// Package gametest is the conformance kit of games: what every engine promises to those who play
// its games, checked by random play. An engine's own tests call [Check] for each of its games
// instead of writing the same tests again.
package gametest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// Check plays some random games, each of so many plies at most, and fails t where the game breaks a
// promise of package game:
//
//   - position texts read back to an equal position, with the same hash and the same moves in the same order;
//   - move texts are unique in a position and find their move;
//   - copies are equal and independent;
//   - values and censuses of a position read back are those of the one that was played to;
//   - a finished game has no moves, and one without moves is finished;
//   - the moves of consequence alone are those of all moves;
//   - where chance has a part in the start, its seed decides all of it, whatever was played before, and other seeds deal otherwise;
//   - what is hidden goes with copies and texts; a seat that guesses keeps all that it knows, and guesses from nothing else;
//   - points, and what earned them, never depend on what is hidden, and go with copies.
func Check(t testing.TB, g game.Game, games, plies int) {
	t.Helper()
	for n := range games {
		c := checker{t: t, g: g, rng: rand.New(rand.NewPCG(uint64(n), 1)), at: g.Start()}
		c.deal(uint64(n))
		for range plies {
			if !c.ply() {
				break
			}
		}
		c.guessed()
		if t.Failed() {
			return
		}
	}
}

type checker struct {
	t   testing.TB
	g   game.Game
	rng *rand.Rand
	at  game.State
	ms  game.Moves

	// positions in which a seat did not know all, and in which two guesses differed
	unsure, varied int
}

// ply checks the position and plays a random move; it reports whether the game goes on.
func (c *checker) ply() bool {
	c.t.Helper()
	c.at.Moves(&c.ms)
	text := string(c.at.AppendText(nil))
	if over := c.at.Outcome().Over(); over != (c.ms.Len() == 0) {
		c.t.Fatalf("%s: %d moves, but finished is %v", text, c.ms.Len(), over)
	}
	c.roundTrip(text)
	c.moveTexts(text)
	if err := CheckCaptures(c.g, c.at, &c.ms); err != nil {
		c.t.Fatalf("%s: %v", text, err)
	}
	c.hidden(text)
	if c.ms.Len() == 0 {
		return false
	}
	i := c.rng.IntN(c.ms.Len())
	c.copies(text, i)
	c.at.Play(&c.ms, i)
	return true
}

func (c *checker) roundTrip(text string) {
	c.t.Helper()
	back, err := c.g.Parse(text)
	if err != nil {
		c.t.Fatalf("%s: %v", text, err)
	}
	if again := string(back.AppendText(nil)); again != text {
		c.t.Fatalf("%s reads back as %s", text, again)
	}
	if back.Hash() != c.at.Hash() {
		c.t.Fatalf("%s: the hash kept while playing is not that of the position", text)
	}
	for seat := range c.g.Seats() {
		if got, want := back.Evaluate(seat), c.at.Evaluate(seat); got != want {
			c.t.Fatalf("%s: worth %d for seat %d when read, %d when played to", text, got, seat, want)
		}
		if far, ok := c.at.(game.Advancer); ok {
			if got, want := back.(game.Advancer).Advance(seat), far.Advance(seat); got != want {
				c.t.Fatalf("%s: advanced by %d for seat %d when read, by %d when played to", text, got, seat, want)
			}
		}
		if got, want := back.Census(seat, nil), c.at.Census(seat, nil); !slices.Equal(got, want) {
			c.t.Fatalf("%s: census %v for seat %d when read, %v when played to", text, got, seat, want)
		}
	}
	if got, want := back.Outcome(), c.at.Outcome(); got != want {
		c.t.Fatalf("%s: outcome %v when read, %v when played to", text, got, want)
	}
	var ms game.Moves
	back.Moves(&ms)
	if got, want := lines(back, &ms), lines(c.at, &c.ms); !slices.Equal(got, want) {
		c.t.Fatalf("%s: moves %v when read, %v when played to", text, got, want)
	}
}

func (c *checker) moveTexts(text string) {
	c.t.Helper()
	list := lines(c.at, &c.ms)
	for i, line := range list {
		if at := game.FindMove(c.at, &c.ms, line); at != i {
			c.t.Fatalf("%s: move %d (%s) is found at %d", text, i, line, at)
		}
	}
}

func (c *checker) copies(text string, i int) {
	c.t.Helper()
	clone, set := c.at.Clone(), c.g.Start()
	set.Set(c.at)
	clone.Play(&c.ms, i)
	if now := c.at.AppendText(nil); string(now) != text {
		c.t.Fatalf("%s: playing a clone changed the original to %s", text, now)
	}
	c.same("Set", set, c.at)
	c.earnings("Set", set, c.at)
	set.Play(&c.ms, i)
	c.same("equal moves from copies", set, clone)
	c.earnings("equal moves from copies", set, clone)
	if clone.Ply() != c.at.Ply()+1 {
		c.t.Fatalf("%s: ply %d after the move", text, clone.Ply())
	}
}

// lines are the texts of moves, in their order.
func lines(s game.State, ms *game.Moves) []string {
	list := make([]string, ms.Len())
	for i := range list {
		list[i] = string(s.AppendMove(nil, ms, i))
	}
	return list
}
