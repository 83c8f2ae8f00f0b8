package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/fen"
)

// A piece is an animal on the board.
type piece struct {
	square   Square
	animal   int // index into Definition.Animals
	side     int
	poisoned bool
	stomped  bool
	offset   int // in the position text, in bytes, where there is one
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
	return fen.Text(letters, d.Board.Files, fen.White, 1)
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

func (d *Definition) letter(animal, side int) string {
	return fen.Piece(d.Animals[animal].Letter, side, false, false)
}

// placements are the entries of the setup that say where a side's animals stand: the side's own, or
// else the other's.
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

// Form is what the position texts of a board game must agree with.
func (d *Definition) Form() fen.Form {
	f := fen.Form{Files: d.Board.Files, Ranks: d.Board.Ranks}
	for _, a := range d.Animals {
		f.Letters += a.Letter
	}
	return f
}

// parsePosition reads a position text. An error is a [*fen.Error].
func (d *Definition) parsePosition(text string) ([]piece, error) {
	p, err := fen.Parse(text, d.Form())
	if err != nil {
		return nil, err
	}
	var pieces []piece
	for square, c := range p.Pieces() {
		pieces = append(pieces, piece{
			square: Square(square), animal: d.withLetter(c.Letter), side: c.Side,
			poisoned: c.Poisoned, stomped: c.Stomped, offset: c.Offset,
		})
	}
	return pieces, nil
}

// withLetter is the animal that has a letter, which one has.
func (d *Definition) withLetter(letter byte) int {
	return slices.IndexFunc(d.Animals, func(a Animal) bool { return a.Letter == string(letter) })
}
