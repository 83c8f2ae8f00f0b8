package board

import (
	"errors"
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// AppendMove implements [game.State].
func (s *State) AppendMove(dst []byte, ms *game.Moves, i int) []byte {
	return s.g.appendMove(dst, &ms.List[i], ms.Effects)
}

// effectSigns introduce the effects in a move text, by kind; a shift's sign stands between its
// squares.
var effectSigns = [...]byte{game.Remove: 'x', game.Poison: '!', game.Shift: '>', game.Place: '+', game.Stomp: '_'}

// appendMove writes a move as [ability:]from[-to|xto][ effects], or ability[ effects] when nobody
// moves. Effects go by kind, and within a kind by square.
func (g *Game) appendMove(dst []byte, m *game.Move, effects []game.Effect) []byte {
	name := g.actions[m.Action].Name
	dst = append(dst, name...)
	if m.Flags&game.Actorless == 0 {
		if name != "" {
			dst = append(dst, ':')
		}
		dst = append(dst, g.squareNames[m.From]...)
		if m.To != m.From {
			sign := byte('-')
			if m.Taken != 0 {
				sign = 'x'
			}
			dst = append(append(dst, sign), g.squareNames[m.To]...)
		}
	}
	effects = effects[m.First : m.First+uint32(m.Count)]
	for kind := range effectSigns {
		for last := -1; ; {
			e := nextEffect(effects, game.EffectKind(kind), last)
			if e == nil {
				break
			}
			last = int(e.Square)
			dst = append(dst, ' ')
			if e.Kind == game.Shift {
				dst = append(append(append(dst, g.squareNames[e.Square]...), '>'), g.squareNames[e.To]...)
			} else {
				dst = append(append(dst, effectSigns[kind]), g.squareNames[e.Square]...)
			}
		}
	}
	return dst
}

// nextEffect is the effect of a kind with the lowest square above another.
func nextEffect(effects []game.Effect, kind game.EffectKind, above int) *game.Effect {
	var best *game.Effect
	for i := range effects {
		if e := &effects[i]; e.Kind == kind && int(e.Square) > above && (best == nil || e.Square < best.Square) {
			best = e
		}
	}
	return best
}

// On implements [game.Placed].
func (s *State) On(square string) (seat, piece int, ok bool) {
	sq := slices.Index(s.g.squareNames, square)
	if sq < 0 {
		return -1, 0, false
	}
	seat, piece = s.g.Decode(uint8(s.board[sq]))
	return seat, piece, true
}

// AppendText implements [game.State].
func (s *State) AppendText(dst []byte) []byte {
	letters := func(square int) string { return s.g.letters[s.board[square]] }
	return fen.Append(dst, s.g.files, s.g.ranks, letters, int(s.turn), int(s.ply))
}

// Parse implements [game.Game]. Errors are [*game.TextError].
func (g *Game) Parse(text string) (game.State, error) {
	p, err := fen.Parse(text, g.def.Form())
	if err != nil {
		e, _ := errors.AsType[*fen.Error](err)
		return nil, &game.TextError{Text: text, Column: e.Offset + 1, Reason: e.Message}
	}
	s := newState(g)
	for square, c := range p.Pieces() {
		if offset, reason := s.place(uint8(square), c); reason != "" {
			return nil, &game.TextError{Text: text, Column: offset + 1, Reason: reason}
		}
	}
	if s.turn = uint8(p.Side); s.turn == black {
		s.hash ^= g.turnKey
	}
	s.ply = int32(p.Ply)
	s.settle(1 - s.turn)
	return s, nil
}

// place puts a piece of a position text on a square. Where it may not be, reason says why, and
// offset where the text says so, in bytes.
func (s *State) place(sq uint8, c fen.Cell) (offset int, reason string) {
	g := s.g
	kind := slices.IndexFunc(g.pieces, func(p game.Piece) bool { return p.Letter[0] == c.Letter })
	name, marks := g.pieces[kind].Name, 0
	if c.Poisoned {
		marks |= poisoned
	}
	if c.Stomped {
		marks |= stomped
	}
	p := g.makeCode(kind, c.Side, marks)
	switch {
	case marks&poisoned&^g.setsMarks != 0:
		return c.PoisonOffset(), fmt.Sprintf("nothing in %s sets the mark '!'", g.def.Name)
	case marks&stomped&^g.setsMarks != 0:
		return c.StompOffset(), fmt.Sprintf("nothing in %s sets the mark '_'", g.def.Name)
	case c.Poisoned && g.unpoisonable[kind]:
		return c.PoisonOffset(), fmt.Sprintf("a %s cannot be poisoned", name)
	case !g.ground[g.owner[p]].legal.has(sq):
		return c.Offset, fmt.Sprintf("a %s may not stand on %s", name, g.squareNames[sq])
	case g.traits[p]&royal != 0 && s.royals[c.Side] > 0:
		return c.Offset, fmt.Sprintf("a second royal (%s) of %s", name, g.SeatName(c.Side))
	}
	s.put(sq, p)
	return 0, ""
}

// compileTexts prepares the names of squares and pieces, and what marks a position text may hold:
// those that some ability of the variant sets, turned on or not.
func (c *compiler) compileTexts() {
	c.squareNames = make([]string, c.squares)
	for sq := range c.squareNames {
		c.squareNames[sq] = c.def.Board.SquareName(variants.Square(sq))
	}
	c.unpoisonable = make([]bool, c.kinds)
	for kind := range c.def.Animals {
		a := &c.def.Animals[kind]
		c.unpoisonable[kind] = c.immuneTo(c.makeCode(kind, white, 0), "poison") && c.immuneTo(c.makeCode(kind, black, 0), "poison")
		c.codes(kind, func(p code, side, marks int) {
			c.letters[p] = fen.Piece(a.Letter, side, marks&poisoned != 0, marks&stomped != 0)
		})
		for _, sets := range []variants.Marks{a.Marks(), c.animal(kind, black).Marks()} {
			if sets.Poison {
				c.setsMarks |= poisoned
			}
			if sets.Stomp {
				c.setsMarks |= stomped
			}
		}
	}
}
