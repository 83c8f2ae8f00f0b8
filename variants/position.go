package variants

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A piece is an animal on the board.
type piece struct {
	square   Square
	animal   int // index into Definition.Animals
	side     int
	poisoned bool
	stomped  bool
}

// Start is the position text of the start of the game.
func (d *Definition) Start() string {
	if d.Setup.Position != "" {
		return d.Setup.Position
	}
	letters := make([]string, d.Board.Squares())
	for side := range 2 {
		for _, p := range d.placements(side) {
			for _, s := range d.placed(p, side) {
				letters[s] = d.letter(d.Animal(p.Animal), side)
			}
		}
	}
	rows := make([]string, 0, d.Board.Ranks)
	for rank := d.Board.Ranks - 1; rank >= 0; rank-- {
		rows = append(rows, rowText(letters[rank*d.Board.Files:(rank+1)*d.Board.Files]))
	}
	return strings.Join(rows, "/") + " w 1"
}

// A Placed animal stands on a square at the start of the game.
type Placed struct {
	Square Square
	Animal int // index into Definition.Animals
	Side   int // 0 White, 1 Black
}

// Pieces lists the animals on the board at the start, from the top row down.
func (d *Definition) Pieces() []Placed {
	pieces, err := d.parsePosition(d.Start())
	if err != nil {
		return nil // only of a definition that Load has not accepted
	}
	placed := make([]Placed, len(pieces))
	for i, p := range pieces {
		placed[i] = Placed{Square: p.square, Animal: p.animal, Side: p.side}
	}
	return placed
}

// rowText writes a row of a position text: letters, and numbers for runs of empty squares.
func rowText(letters []string) string {
	var b strings.Builder
	empty := 0
	flush := func() {
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
		}
		empty = 0
	}
	for _, l := range letters {
		if l == "" {
			empty++
			continue
		}
		flush()
		b.WriteString(l)
	}
	flush()
	return b.String()
}

func (d *Definition) letter(animal, side int) string {
	letter := d.Animals[animal].Letter
	if side == 1 {
		letter = strings.ToLower(letter)
	}
	return letter
}

// placements are the entries of the setup that say where a side's animals stand: the side's own, or else the other's.
func (d *Definition) placements(side int) []Placement {
	own, other := d.Setup.White, d.Setup.Black
	if side == 1 {
		own, other = other, own
	}
	if len(own) > 0 {
		return own
	}
	return other
}

// placed lists the squares of a side that an entry of the setup means for it.
func (d *Definition) placed(p Placement, side int) []Square {
	squares := d.Board.Expand(p.Squares)
	if own := [2][]Placement{d.Setup.White, d.Setup.Black}[side]; len(own) == 0 {
		return d.opposites(squares)
	}
	return squares
}

// positionError says what is wrong with a position text, and at which byte of it.
type positionError struct {
	offset  int
	message string
	hint    string
}

// parsePosition reads a position text.
func (d *Definition) parsePosition(text string) ([]piece, *positionError) {
	fields := strings.Split(text, " ")
	if len(fields) != 3 {
		return nil, &positionError{0, "a position text has three parts: rows, side to move, ply", "such as: 3/1F1/3 w 1"}
	}
	rows := strings.Split(fields[0], "/")
	if len(rows) != d.Board.Ranks {
		return nil, &positionError{0, fmt.Sprintf("the position has %d rows, but the board has %d", len(rows), d.Board.Ranks), ""}
	}
	var pieces []piece
	offset := 0
	for i, row := range rows {
		more, err := d.parseRow(row, d.Board.Ranks-1-i)
		if err != nil {
			err.offset += offset
			return nil, err
		}
		pieces = append(pieces, more...)
		offset += len(row) + 1
	}
	if side := fields[1]; side != "w" && side != "b" {
		return nil, &positionError{offset, fmt.Sprintf("the side to move is w or b, not %q", side), ""}
	}
	offset += len(fields[1]) + 1
	if ply, err := strconv.Atoi(fields[2]); err != nil || ply < 1 || ply > maxPly || strconv.Itoa(ply) != fields[2] {
		return nil, &positionError{offset, fmt.Sprintf("the ply is a number from 1, not %q", fields[2]), ""}
	}
	return pieces, nil
}

// maxPly bounds the ply of a position text.
const maxPly = 1_000_000_000

// parseRow reads one row of a position text.
func (d *Definition) parseRow(row string, rank int) ([]piece, *positionError) {
	var pieces []piece
	file := 0
	for i := 0; i < len(row); {
		if c := row[i]; c >= '1' && c <= '9' {
			digits := 1
			if i+1 < len(row) && isDigit(row[i+1]) {
				digits = 2
			}
			n, _ := strconv.Atoi(row[i : i+digits])
			if i += digits; i < len(row) && isDigit(row[i]) {
				return nil, &positionError{i, "a number of empty squares has two digits at most", "squares in a row are one number"}
			}
			if file += n; file > d.Board.Files {
				return nil, d.rowLength(i-digits, rank)
			}
			continue
		}
		p, size, err := d.parsePiece(row, i)
		if err != nil {
			return nil, err
		}
		if file >= d.Board.Files {
			return nil, d.rowLength(i, rank)
		}
		p.square = Square(rank*d.Board.Files + file)
		pieces = append(pieces, p)
		file++
		i += size
	}
	if file != d.Board.Files {
		return nil, d.rowLength(0, rank)
	}
	return pieces, nil
}

// parsePiece reads a piece and its marks, and says how long their text is.
func (d *Definition) parsePiece(row string, at int) (p piece, size int, err *positionError) {
	letter, size := utf8.DecodeRuneInString(row[at:])
	p.animal = slices.IndexFunc(d.Animals, func(a Animal) bool {
		return string(letter) == a.Letter || string(letter) == strings.ToLower(a.Letter)
	})
	if p.animal < 0 {
		return p, 0, &positionError{at, fmt.Sprintf("no animal has the letter %q", letter), "known: " + d.letters()}
	}
	if unicode.IsLower(letter) {
		p.side = 1
	}
	for _, mark := range [2]byte{'!', '_'} {
		if at+size == len(row) || row[at+size] != mark {
			continue
		}
		p.poisoned, p.stomped = p.poisoned || mark == '!', p.stomped || mark == '_'
		size++
	}
	return p, size, nil
}

// sets reports whether some ability sets a mark, turned on or not.
func (d *Definition) sets(mark byte) bool {
	for _, a := range d.Animals {
		for _, m := range a.Abilities {
			switch p := m.Params.(type) {
			case *Strike:
				if p.Effect == "poison" && mark == '!' || p.Effect == "stomp" && mark == '_' {
					return true
				}
			case *Charge:
				if mark == '_' {
					return true
				}
			}
		}
	}
	return false
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func (d *Definition) rowLength(offset, rank int) *positionError {
	return &positionError{offset, fmt.Sprintf("row %d of the position is not %d squares long", rank+1, d.Board.Files), ""}
}

func (d *Definition) letters() string {
	var letters []string
	for _, a := range d.Animals {
		letters = append(letters, a.Letter)
	}
	return strings.Join(letters, " ")
}
