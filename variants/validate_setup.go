package variants

import (
	"errors"
	"slices"

	"github.com/wildbench/wildbench/variants/fen"
)

// A standing piece is one of the starting position, and where the file puts it there.
type standing struct {
	piece
	at *node
}

func (v *validator) setup() {
	if v.report.FailedUnder("setup") || v.report.FailedAt("animals") || !v.sized() {
		return
	}
	s, key := &v.d.Setup, v.key("setup")
	placed := len(s.White)+len(s.Black) > 0
	switch {
	case s.Position != "" && placed:
		v.add(key, "", "the setup has both a position and squares of animals")
	case s.Position != "":
		v.position()
	case placed:
		v.placements()
	default:
		v.add(key, `give "white" (animals and their squares) or "position"`, "the setup is empty")
	}
}

func (v *validator) position() {
	if v.report.FailedUnder("animals") {
		return
	}
	at := v.value("setup", "position")
	pieces, err := v.d.parsePosition(v.d.Setup.Position)
	if err != nil {
		offset := 0
		if e, ok := errors.AsType[*fen.Error](err); ok {
			offset = e.Offset
		}
		v.add(at.Inside(offset), "", "%s", err)
		return
	}
	all := make([]standing, len(pieces))
	for i, p := range pieces {
		all[i] = standing{p, at.Inside(p.offset)}
	}
	v.pieces(all)
}

func (v *validator) placements() {
	var all []standing
	taken := map[Square]string{}
	for side := range 2 {
		if n := v.value("setup", sideKeys[side]); n != nil && len(n.Entries) == 0 {
			v.add(v.key("setup", sideKeys[side]), "", "%s has no animals", sideNames[side])
			return
		}
		for _, p := range v.d.placements(side) {
			at := v.placementNode(p, side)
			for _, s := range v.d.placed(p, side) {
				if other := taken[s]; other != "" {
					v.add(at, "", "%s already holds %s", v.d.Board.SquareName(s), other)
				}
				taken[s] = sideNames[side] + "'s " + p.Animal
				if animal := v.d.Animal(p.Animal); animal >= 0 {
					all = append(all, standing{piece{square: s, animal: animal, side: side}, at})
				}
			}
		}
	}
	v.pieces(all)
}

var (
	sideKeys  = [2]string{"white", "black"}
	sideNames = [2]string{"White", "Black"}
)

// placementNode is where the squares of a placement of a side are written.
func (v *validator) placementNode(p Placement, side int) *node {
	if n := v.value("setup", sideKeys[side], p.Animal); n != nil {
		return n
	}
	return v.value("setup", sideKeys[1-side], p.Animal)
}

// pieces checks the starting position as a whole.
func (v *validator) pieces(all []standing) {
	var count, royals [2]int
	for _, p := range all {
		a := &v.d.Animals[p.animal]
		count[p.side]++
		if a.Royal {
			royals[p.side]++
			if royals[p.side] == 2 {
				v.add(p.at, "", "%s has a second royal animal on %s", sideNames[p.side], v.d.Board.SquareName(p.square))
			}
		}
		if marks := v.d.marks(); p.poisoned && !marks.Poison || p.stomped && !marks.Stomp {
			v.add(p.at, "", "animal %q on %s has a mark that no ability sets", a.ID, v.d.Board.SquareName(p.square))
		}
		if p.poisoned && slices.Contains(a.Immune, "poison") {
			v.add(p.at, "", "animal %q on %s cannot be poisoned", a.ID, v.d.Board.SquareName(p.square))
		}
		if !v.report.FailedUnder("animals", a.ID) && !v.report.FailedUnder("board") {
			v.stands(p)
		}
	}
	for side, n := range count {
		if n == 0 {
			v.add(v.key("setup"), "", "%s has no animals", sideNames[side])
		}
	}
	if !v.report.FailedUnder("animals") {
		v.royals(royals)
	}
}

// royals checks that a side which can lose its royal has one.
func (v *validator) royals(count [2]int) {
	for _, e := range v.d.End {
		if e.When != "royal-lost" || !e.Enabled {
			continue
		}
		if !slices.ContainsFunc(v.d.Animals, func(a Animal) bool { return a.Royal }) {
			v.add(v.key("end", e.Reason), "mark one with royal: true", "ending %q needs a royal animal, and there is none", e.Reason)
			return
		}
		for side, n := range count {
			if n == 0 {
				v.add(v.key("setup"), "", "%s has no royal animal, which ending %q needs", sideNames[side], e.Reason)
			}
		}
		return
	}
}
