package gametest

import (
	"bytes"
	"math/rand/v2"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// deal starts the game at the draw of a seed, where chance has a part in it, and checks that the
// seed is all that decides it.
func (c *checker) deal(seed uint64) {
	c.t.Helper()
	s, ok := c.at.(game.Dealt)
	if !ok {
		return
	}
	used := c.g.Start().(game.Dealt)
	c.scramble(used)
	s.Deal(seed)
	used.Deal(seed)
	c.same("dealt after a game and dealt at once", used, s)
	if seed == 0 {
		c.same("the start and the draw of seed 0", c.g.Start(), s)
	}
	for other := seed + 1; bytes.Equal(used.AppendText(nil), s.AppendText(nil)); other++ {
		if other == seed+dealsTried {
			c.t.Fatalf("%d seeds deal alike: %s", dealsTried, s.AppendText(nil))
		}
		used.Deal(other)
	}
}

// dealsTried is how many deals must not all be alike, however few cards there are.
const dealsTried = 20

// scramble plays some moves, so that there is something for a deal to clear away.
func (c *checker) scramble(s game.State) {
	var ms game.Moves
	rng := rand.New(rand.NewPCG(7, 7))
	for range 25 {
		if s.Moves(&ms); ms.Len() == 0 {
			return
		}
		s.Play(&ms, rng.IntN(ms.Len()))
	}
}

// hidden checks every seat's guesses: they leave all that the seat knows as it is, are positions
// that could be, and come from what it knows and from chance alone.
func (c *checker) hidden(text string) {
	c.t.Helper()
	if _, ok := c.at.(game.Dealt); !ok {
		return
	}
	for seat := range c.g.Seats() {
		a := c.guess(c.at, seat, 1)
		if now := c.at.AppendText(nil); string(now) != text {
			c.t.Fatalf("%s: guessing in a clone changed the original to %s", text, now)
		}
		view := c.at.(game.Dealt).AppendView(nil, seat)
		if got := a.AppendView(nil, seat); !bytes.Equal(got, view) {
			c.t.Fatalf("%s: seat %d knew %s and guesses %s", text, seat, view, got)
		}
		if !bytes.Equal(view, c.at.AppendText(nil)) {
			c.unsure++
		}
		if !bytes.Equal(a.AppendText(nil), c.guess(c.at, seat, 2).AppendText(nil)) {
			c.varied++
		}
		c.same("a guess and its text read back", c.parse(a), a)
		c.same("guesses by equal chance from positions that look alike", c.guess(c.guess(c.at, seat, 2), seat, 1), a)
		c.earnings("a guess", a, c.at)
		c.looksAlike(text, seat, a)
	}
}

// guessed checks, after a game, that guesses were more than copies of what is there.
func (c *checker) guessed() {
	c.t.Helper()
	if c.unsure > 0 && c.varied == 0 {
		c.t.Fatalf("seats did not know all in %d positions, but always guessed the same", c.unsure)
	}
}

// looksAlike checks that a seat sees in a guess of its own what it sees in the position: whose turn
// it is, its moves, its worth and everybody's pieces.
func (c *checker) looksAlike(text string, seat int, guess game.State) {
	c.t.Helper()
	if a, b := guess.Seat(), c.at.Seat(); a != b || guess.Ply() != c.at.Ply() || guess.Outcome() != c.at.Outcome() {
		c.t.Fatalf("%s: a guess is another point of the game: %s", text, guess.AppendText(nil))
	}
	if a, b := guess.Evaluate(seat), c.at.Evaluate(seat); a != b {
		c.t.Fatalf("%s: worth %d for seat %d, and %d when it guesses", text, b, seat, a)
	}
	for other := range c.g.Seats() {
		if a, b := guess.Census(other, nil), c.at.Census(other, nil); !slices.Equal(a, b) {
			c.t.Fatalf("%s: seat %d has pieces %v, and %v when seat %d guesses", text, other, b, a, seat)
		}
	}
	if seat != c.at.Seat() {
		return
	}
	var ms game.Moves
	guess.Moves(&ms)
	if a, b := lines(guess, &ms), lines(c.at, &c.ms); !slices.Equal(a, b) {
		c.t.Fatalf("%s: moves %v, and %v when seat %d guesses", text, b, a, seat)
	}
	a, aOK := guess.(game.Hinted)
	b, bOK := c.at.(game.Hinted)
	if aOK && bOK && !slices.Equal(a.Hints(nil, &ms), b.Hints(nil, &c.ms)) {
		c.t.Fatalf("%s: hints %v, and %v when seat %d guesses", text, b.Hints(nil, &c.ms), a.Hints(nil, &ms), seat)
	}
}

// guess is a guess of a seat at a position, by some chance.
func (c *checker) guess(s game.State, seat int, chance uint64) game.Dealt {
	g := s.Clone().(game.Dealt)
	g.Guess(seat, rand.New(rand.NewPCG(chance, chance)))
	return g
}

func (c *checker) parse(s game.State) game.State {
	c.t.Helper()
	text := string(s.AppendText(nil))
	back, err := c.g.Parse(text)
	if err != nil {
		c.t.Fatalf("%s: %v", text, err)
	}
	return back
}

// same checks that two positions are one, in what is hidden too.
func (c *checker) same(what string, a, b game.State) {
	c.t.Helper()
	if x, y := a.AppendText(nil), b.AppendText(nil); !bytes.Equal(x, y) {
		c.t.Fatalf("%s: not the same: %s and %s", what, x, y)
	}
	if a.Hash() != b.Hash() {
		c.t.Fatalf("%s: equal positions with other hashes: %s", what, a.AppendText(nil))
	}
	for seat := range c.g.Seats() {
		if x, ok := a.(game.Dealt); ok && !bytes.Equal(x.AppendView(nil, seat), b.(game.Dealt).AppendView(nil, seat)) {
			c.t.Fatalf("%s: equal positions, but not for seat %d: %s", what, seat, a.AppendText(nil))
		}
	}
}

// earnings checks that the points of two positions are the same, and what earned them. Texts do not
// tell the latter.
func (c *checker) earnings(what string, a, b game.State) {
	c.t.Helper()
	x, ok := a.(game.Scored)
	if !ok {
		return
	}
	y := b.(game.Scored)
	if p, q := x.Scores(nil), y.Scores(nil); !slices.Equal(p, q) {
		c.t.Fatalf("%s: scores %v and %v", what, p, q)
	}
	for seat := range c.g.Seats() {
		for piece := range c.g.Pieces() {
			if p, q := x.Earned(seat, piece), y.Earned(seat, piece); p != q {
				c.t.Fatalf("%s: piece %d of seat %d has earned %+v and %+v", what, piece, seat, p, q)
			}
		}
		for action := range c.g.Actions() {
			if p, q := x.Worked(seat, action), y.Worked(seat, action); p != q {
				c.t.Fatalf("%s: action %d of seat %d has worked %d and %d times", what, action, seat, p, q)
			}
		}
	}
}
