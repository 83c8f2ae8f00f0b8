package variants

import "math/big"

// maxStrikes bounds in how many ways one strike may be made at once.
const maxStrikes = 1_000_000

// strikes checks that a strike on several targets does not have more choices than anybody could
// list.
func (v *validator) strikes(s *Strike, p path) {
	if !v.sized() || s.All || s.Targets < 2 {
		return
	}
	squares := v.d.mostTargets(s)
	ways := new(big.Int).Binomial(int64(squares), int64(s.Targets))
	if ways.Cmp(big.NewInt(maxStrikes)) <= 0 {
		return
	}
	v.add(v.value(p.To("targets")...), "fewer targets, a shorter reach or fewer directions make fewer",
		"a strike on %d of %d squares within %d could be made in %s ways at once; at most %s may be",
		s.Targets, squares, s.Reach, thousands(ways.String()), thousands(big.NewInt(maxStrikes).String()))
}

// mostTargets is how many animals a strike could reach from the best square of the board: those of
// whole lines, or the first on each where lines must be clear. Lines stay clear of submerged
// animals, wherever any could be.
func (d *Definition) mostTargets(s *Strike) int {
	perLine := s.Reach
	if s.Line == "clear" && !d.submerges() {
		perLine = 1
	}
	most := 0
	for square := range d.Board.Squares() {
		targets := 0
		for direction, in := range s.Directions.Set(0) {
			if in {
				targets += min(perLine, d.Board.room(Square(square), direction))
			}
		}
		most = max(most, targets)
	}
	return most
}

// submerges reports whether some animal can submerge.
func (d *Definition) submerges() bool {
	for _, a := range d.Animals {
		for _, m := range a.Abilities {
			if m.Params != nil && m.Params.Hides().On != "" {
				return true
			}
		}
	}
	return false
}

// room is how many squares there are from a square to the edge, in a direction as [Directions.Set]
// numbers them.
func (b *Board) room(s Square, direction int) int {
	file, rank := int(s)%b.Files, int(s)/b.Files
	room := b.Files + b.Ranks
	switch direction {
	case 7, 0, 1:
		room = min(room, b.Ranks-1-rank)
	case 3, 4, 5:
		room = min(room, rank)
	}
	switch direction {
	case 1, 2, 3:
		room = min(room, b.Files-1-file)
	case 5, 6, 7:
		room = min(room, file)
	}
	return room
}

// thousands writes a whole number with a comma after every three digits.
func thousands(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
