package board

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// AppendMove implements [game.State].
func (s *State) AppendMove(dst []byte, ms *game.Moves, i int) []byte {
	return s.g.appendMove(dst, &ms.List[i], ms.Effects)
}

// effectSigns introduce the effects in a move text, by kind; a shift's sign stands between its squares.
var effectSigns = [...]byte{game.Remove: 'x', game.Poison: '!', game.Shift: '>', game.Place: '+', game.Stomp: '_'}

// appendMove writes a move as [ability:]from[-to|xto][ effects], or ability[ effects] when nobody moves. Effects go by kind, and within a
// kind by square.
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
	g := s.g
	for rank := g.ranks - 1; rank >= 0; rank-- {
		gap := 0
		for file := range g.files {
			p := s.board[rank*g.files+file]
			if p == 0 {
				gap++
				continue
			}
			if gap > 0 {
				dst = strconv.AppendInt(dst, int64(gap), 10)
				gap = 0
			}
			dst = append(dst, g.letters[p]...)
		}
		if gap > 0 {
			dst = strconv.AppendInt(dst, int64(gap), 10)
		}
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', "wb"[s.turn], ' ')
	return strconv.AppendInt(dst, int64(s.ply), 10)
}

// maxPly bounds the ply of a position text.
const maxPly = 1_000_000_000

// Parse implements [game.Game]. Errors are [*game.TextError]. The ply may be left out; it is then 1.
func (g *Game) Parse(text string) (game.State, error) {
	r := reader{g: g, s: newState(g), text: text}
	if err := r.read(); err != nil {
		return nil, err
	}
	return r.s, nil
}

// A reader reads one position text.
type reader struct {
	g    *Game
	s    *State
	text string
	at   int // byte offset of what is read next
}

func (r *reader) fail(at int, format string, args ...any) error {
	return &game.TextError{Text: r.text, Column: at + 1, Reason: fmt.Sprintf(format, args...)}
}

func (r *reader) read() error {
	for rank := r.g.ranks - 1; rank >= 0; rank-- {
		if err := r.row(rank); err != nil {
			return err
		}
	}
	if r.at < len(r.text) && r.text[r.at] == '/' {
		return r.fail(r.at, "too many rows; the board has %d", r.g.ranks)
	}
	if err := r.tail(); err != nil {
		return err
	}
	r.s.settle(1 - r.s.turn)
	return nil
}

// row reads one rank and the slash after it.
func (r *reader) row(rank int) error {
	start := r.at
	file := 0
	for r.at < len(r.text) && r.text[r.at] != '/' && r.text[r.at] != ' ' {
		n, err := r.cell(rank, file)
		if err != nil {
			return err
		}
		file += n
	}
	if file != r.g.files {
		return r.fail(start, "row %d has %d squares; the board has %d files", rank+1, file, r.g.files)
	}
	if rank == 0 {
		return nil
	}
	if r.at == len(r.text) || r.text[r.at] != '/' {
		return r.fail(r.at, "expected '/' and row %d", rank)
	}
	r.at++
	return nil
}

// cell reads a piece with its marks, or a number of empty squares, and returns how many files it takes.
func (r *reader) cell(rank, file int) (int, error) {
	at := r.at
	if c := r.text[at]; c >= '0' && c <= '9' {
		for r.at < len(r.text) && r.text[r.at] >= '0' && r.text[r.at] <= '9' && r.at-at < 2 {
			r.at++
		}
		n, _ := strconv.Atoi(r.text[at:r.at])
		switch {
		case c == '0':
			return 0, r.fail(at, "a number of empty squares begins with a digit from 1")
		case file+n > r.g.files:
			return 0, r.fail(at, "%d empty squares do not fit: row %d has %d of %d files so far", n, rank+1, file, r.g.files)
		case r.at < len(r.text) && r.text[r.at] >= '0' && r.text[r.at] <= '9':
			return 0, r.fail(r.at, "a number of empty squares has two digits at most; squares in a row are one number")
		}
		return n, nil
	}
	letter, size := utf8.DecodeRuneInString(r.text[at:])
	kind, side := r.g.kindOf(letter)
	if kind < 0 {
		return 0, r.fail(at, "%q is no animal of %s; expected one of %s, in upper case for White", letter, r.g.def.Name, r.g.allLetters())
	}
	if file >= r.g.files {
		return 0, r.fail(at, "row %d has more than %d squares", rank+1, r.g.files)
	}
	r.at += size
	marks := 0
	for r.at < len(r.text) && (r.text[r.at] == '!' || r.text[r.at] == '_') {
		mark := poisoned
		if r.text[r.at] == '_' {
			mark = stomped
		}
		if err := r.mark(kind, marks, mark); err != nil {
			return 0, err
		}
		marks |= mark
		r.at++
	}
	return 1, r.place(at, kind, side, marks, uint8(rank*r.g.files+file))
}

// mark checks one mark of a piece.
func (r *reader) mark(kind, marks, mark int) error {
	sign, name := r.text[r.at], r.g.pieces[kind].Name
	switch {
	case marks&mark != 0:
		return r.fail(r.at, "the mark %q stands twice", sign)
	case marks > mark:
		return r.fail(r.at, "the mark %q stands before '_'", sign)
	case r.g.setsMarks&mark == 0:
		return r.fail(r.at, "nothing in %s sets the mark %q", r.g.def.Name, sign)
	case mark == poisoned && r.g.unpoisonable[kind]:
		return r.fail(r.at, "a %s cannot be poisoned", name)
	}
	return nil
}

// place puts a piece on a square, if it may be there.
func (r *reader) place(at, kind, side, marks int, sq uint8) error {
	g := r.g
	p := g.makeCode(kind, side, marks)
	name := g.pieces[kind].Name
	if !g.ground[g.owner[p]].legal.has(sq) {
		return r.fail(at, "a %s may not stand on %s", name, g.squareNames[sq])
	}
	if g.traits[p]&royal != 0 && r.s.royals[side] > 0 {
		return r.fail(at, "a second royal (%s) of %s", name, g.SeatName(side))
	}
	r.s.put(sq, p)
	return nil
}

// tail reads the side to move and the ply.
func (r *reader) tail() error {
	rest := r.text[r.at:]
	if !strings.HasPrefix(rest, " w") && !strings.HasPrefix(rest, " b") {
		return r.fail(r.at, "expected ' w' or ' b', the side to move")
	}
	if rest[1] == 'b' {
		r.s.turn = black
		r.s.hash ^= r.g.turnKey
	}
	r.at += 2
	if rest = r.text[r.at:]; rest == "" {
		return nil
	}
	digits := strings.TrimPrefix(rest, " ")
	ply, err := strconv.Atoi(digits)
	if rest == digits || err != nil || ply < 1 || ply > maxPly || digits[0] < '1' || digits[0] > '9' {
		return r.fail(r.at, "expected a space and the number of the ply, from 1, not %q", rest)
	}
	r.s.ply = int32(ply)
	return nil
}

// kindOf is the type and side that a letter stands for; the type is -1 when there is none.
func (g *Game) kindOf(letter rune) (kind, side int) {
	switch {
	case letter >= 'A' && letter <= 'Z':
	case letter >= 'a' && letter <= 'z':
		letter, side = letter-'a'+'A', black
	default:
		return -1, 0
	}
	for kind := range g.pieces {
		if g.pieces[kind].Letter[0] == byte(letter) {
			return kind, side
		}
	}
	return -1, 0
}

func (g *Game) allLetters() string {
	var b strings.Builder
	for i := range g.pieces {
		b.WriteString(g.pieces[i].Letter)
	}
	return b.String()
}

// compileTexts prepares the names of squares and pieces, and what marks a position text may hold: those that some ability of the
// variant sets, turned on or not.
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
			letter := a.Letter
			if side == black {
				letter = strings.ToLower(letter)
			}
			if marks&poisoned != 0 {
				letter += "!"
			}
			if marks&stomped != 0 {
				letter += "_"
			}
			c.letters[p] = letter
		})
		for _, m := range slices.Concat(a.Abilities, c.animal(kind, black).Abilities) {
			switch p := m.Params.(type) {
			case *variants.Strike:
				c.setsMarks |= map[string]int{"poison": poisoned, "stomp": stomped}[p.Effect]
			case *variants.Charge:
				c.setsMarks |= stomped
			}
		}
	}
}
