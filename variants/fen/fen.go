// Package fen reads and writes the position text of board games: the one reader and the one writer
// for everybody. It knows squares, letters and marks; what pieces mean, and where they may stand,
// others know.
//
//	7/2L_4/r!6 w 12
//
// Rows come from the top, with "/" between them. Digits count empty squares. A letter is a piece,
// in upper case White's; marks follow it: "!" poisoned, then "_" stomped. After the rows stand the
// side to move and the number of the ply about to be played, from 1, which may be left out.
package fen

import (
	"cmp"
	"fmt"
	"iter"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Sides of a game.
const (
	White = iota
	Black
)

// MaxPly bounds the number of the ply.
const MaxPly = 1_000_000_000

// A Form is what a game's position texts must agree with.
type Form struct {
	Files, Ranks int
	Letters      string // of the pieces that there are, in upper case; "" for any
}

// A Cell is what a text says of a square.
type Cell struct {
	Letter            byte // the piece, in upper case; 0 for an empty square
	Side              int  // of the piece
	Poisoned, Stomped bool
	Offset            int // of the piece in the text, in bytes
	poisonAt, stompAt int
}

// Text is the piece as the position text has it; "" for an empty square.
func (c Cell) Text() string {
	if c.Letter == 0 {
		return ""
	}
	return Piece(string(c.Letter), c.Side, c.Poisoned, c.Stomped)
}

// PoisonOffset is where the mark of a poisoned piece stands, in bytes.
func (c Cell) PoisonOffset() int { return c.poisonAt }

// StompOffset is where the mark of a stomped piece stands, in bytes.
func (c Cell) StompOffset() int { return c.stompAt }

// Piece writes a piece, by its letter in upper case, with its marks.
func Piece(letter string, side int, poisoned, stomped bool) string {
	if side == Black {
		letter = strings.ToLower(letter)
	}
	if poisoned {
		letter += "!"
	}
	if stomped {
		letter += "_"
	}
	return letter
}

// A Position is what a position text says.
type Position struct {
	Cells []Cell // by square: from a1 along the ranks
	Side  int    // to move
	Ply   int    // about to be played, from 1

	files int
}

// Pieces goes through the pieces and their squares, from the top row down.
func (p *Position) Pieces() iter.Seq2[int, Cell] {
	return func(yield func(int, Cell) bool) {
		for row := len(p.Cells) - p.files; row >= 0; row -= p.files {
			for square := row; square < row+p.files; square++ {
				if c := p.Cells[square]; c.Letter != 0 && !yield(square, c) {
					return
				}
			}
		}
	}
}

// An Error says what is wrong with a text, and where.
type Error struct {
	Offset  int // in bytes
	Message string
}

func (e *Error) Error() string { return e.Message }

// Append writes a position text: what cell says of each square, "" for an empty one, the side to
// move and the ply. It allocates nothing of its own.
func Append(dst []byte, files, ranks int, cell func(square int) string, side, ply int) []byte {
	for row := (ranks - 1) * files; row >= 0; row -= files {
		empty := 0
		for square := row; square < row+files; square++ {
			text := cell(square)
			if text == "" {
				empty++
				continue
			}
			dst = append(appendEmpty(dst, empty), text...)
			empty = 0
		}
		dst = appendEmpty(dst, empty)
		if row > 0 {
			dst = append(dst, '/')
		}
	}
	dst = append(dst, ' ', "wb"[side], ' ')
	return strconv.AppendInt(dst, int64(ply), 10)
}

func appendEmpty(dst []byte, squares int) []byte {
	if squares == 0 {
		return dst
	}
	return strconv.AppendInt(dst, int64(squares), 10)
}

// Text writes the position text of cells, by square.
func Text(cells []string, files, side, ply int) string {
	cell := func(square int) string { return cells[square] }
	return string(Append(nil, files, len(cells)/files, cell, side, ply))
}

// Parse reads a position text. An error is an [*Error].
func Parse(text string, form Form) (*Position, error) {
	p := &Position{Cells: make([]Cell, form.Files*form.Ranks), Ply: 1, files: form.Files}
	r := reader{Form: form, Position: p, text: text}
	for rank := form.Ranks - 1; rank >= 0; rank-- {
		if err := r.row(rank); err != nil {
			return nil, err
		}
	}
	if r.at < len(text) && text[r.at] == '/' {
		return nil, r.fail(r.at, "too many rows; the board has %d", form.Ranks)
	}
	if err := r.tail(); err != nil {
		return nil, err
	}
	return p, nil
}

// A reader reads one position text.
type reader struct {
	Form
	*Position
	text string
	at   int // offset of what is read next, in bytes
}

func (r *reader) fail(offset int, format string, args ...any) error {
	return &Error{Offset: offset, Message: fmt.Sprintf(format, args...)}
}

// row reads one rank and the slash after it.
func (r *reader) row(rank int) error {
	start, file := r.at, 0
	for r.at < len(r.text) && r.text[r.at] != '/' && r.text[r.at] != ' ' {
		read := r.piece
		if isDigit(r.text[r.at]) {
			read = r.empty
		}
		n, err := read(rank, file)
		if err != nil {
			return err
		}
		file += n
	}
	if file != r.Files {
		return r.fail(start, "row %d has %d squares; the board has %d files", rank+1, file, r.Files)
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

// empty reads a number of empty squares and returns it.
func (r *reader) empty(rank, file int) (int, error) {
	at := r.at
	for r.at < len(r.text) && isDigit(r.text[r.at]) && r.at-at < 2 {
		r.at++
	}
	n, _ := strconv.Atoi(r.text[at:r.at]) // of two digits at most
	switch {
	case r.text[at] == '0':
		return 0, r.fail(at, "a number of empty squares begins with a digit from 1")
	case file+n > r.Files:
		return 0, r.fail(at, "%d empty squares do not fit: row %d has %d of %d files so far",
			n, rank+1, file, r.Files)
	case r.at < len(r.text) && isDigit(r.text[r.at]):
		return 0, r.fail(r.at, "a number of empty squares has two digits at most; "+
			"squares in a row are one number")
	}
	return n, nil
}

// piece reads a piece with its marks, and returns that it takes one file.
func (r *reader) piece(rank, file int) (int, error) {
	at := r.at
	letter, size := utf8.DecodeRuneInString(r.text[at:])
	c := Cell{Letter: byte(letter), Offset: at}
	if letter >= 'a' && letter <= 'z' {
		c.Letter, c.Side = byte(letter)-'a'+'A', Black
	}
	switch known := cmp.Or(r.Letters, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"); {
	case size > 1 || strings.IndexByte(known, c.Letter) < 0:
		return 0, r.fail(at, "no animal has the letter %q; expected one of %s, in upper case for White",
			letter, known)
	case file >= r.Files:
		return 0, r.fail(at, "row %d has more than %d squares", rank+1, r.Files)
	}
	r.at++
	for r.at < len(r.text) && (r.text[r.at] == '!' || r.text[r.at] == '_') {
		if err := r.mark(&c); err != nil {
			return 0, err
		}
		r.at++
	}
	r.Cells[rank*r.Files+file] = c
	return 1, nil
}

// mark reads a mark of a piece.
func (r *reader) mark(c *Cell) error {
	mark := r.text[r.at]
	switch {
	case mark == '!' && c.Poisoned, mark == '_' && c.Stomped:
		return r.fail(r.at, "the mark %q stands twice", mark)
	case mark == '!' && c.Stomped:
		return r.fail(r.at, "the mark '!' stands before '_'")
	case mark == '!':
		c.Poisoned, c.poisonAt = true, r.at
	default:
		c.Stomped, c.stompAt = true, r.at
	}
	return nil
}

// tail reads the side to move and the ply.
func (r *reader) tail() error {
	rest := r.text[r.at:]
	if !strings.HasPrefix(rest, " w") && !strings.HasPrefix(rest, " b") {
		return r.fail(r.at, "expected ' w' or ' b', the side to move, as in 3/1F1/3 w 1")
	}
	if rest[1] == 'b' {
		r.Side = Black
	}
	r.at += 2
	if rest = rest[2:]; rest == "" {
		return nil
	}
	digits := strings.TrimPrefix(rest, " ")
	ply, err := strconv.Atoi(digits)
	if rest == digits || err != nil || ply < 1 || ply > MaxPly || digits[0] < '1' || !isDigit(digits[0]) {
		return r.fail(r.at, "expected a space and the number of the ply, from 1, not %q", rest)
	}
	r.Ply = ply
	return nil
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
