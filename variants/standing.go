package variants

import (
	"fmt"
	"slices"
	"strings"
)

// stands checks that an animal may stand where it is set up: where play may bring it.
func (v *validator) stands(p standing) {
	a := &v.d.Animals[p.animal]
	if v.d.promotedThere(p.piece, len(v.d.Animals)) {
		return
	}
	for _, why := range v.d.barred(p.piece) {
		v.add(p.at, "", "animal %q may not stand on %s: %s", a.ID, v.d.Board.SquareName(p.square), why)
	}
}

// promotedThere reports whether another animal may stand where an animal does and be promoted to
// it there, after so many promotions at most.
func (d *Definition) promotedThere(p piece, most int) bool {
	for i, a := range d.Animals {
		if most == 0 || a.Promotion == nil || d.Animal(a.Promotion.To) != p.animal ||
			!slices.Contains(d.ZoneSquares(a.Promotion.Zone, p.side), p.square) {
			continue
		}
		from := piece{square: p.square, animal: i, side: p.side}
		if len(d.barred(from)) == 0 || d.promotedThere(from, most-1) {
			return true
		}
	}
	return false
}

// barred says why an animal may not stand on a square; nothing where it may.
func (d *Definition) barred(p piece) (reasons []string) {
	a := &d.Animals[p.animal]
	terrain := d.Board.terrainNames()[d.Board.TerrainAt(p.square)]
	hidden := slices.Contains(a.Landings(d, d), terrain)
	refuse := func(why string, args ...any) { reasons = append(reasons, fmt.Sprintf(why, args...)) }
	var homes []string
	for _, r := range a.Terrain {
		if r.Only {
			homes = append(homes, r.Terrain)
		}
		switch {
		case r.Terrain == terrain && (r.Enter == "never" || r.End == "never") && !hidden:
			refuse("it is %s", terrain)
		case r.Within > 0 && !d.Near(p.square, r.Terrain, r.Within):
			refuse("the nearest %s is more than %d away", r.Terrain, r.Within)
		}
	}
	if len(homes) > 0 && !slices.Contains(homes, terrain) {
		refuse("it lives on %s only", strings.Join(homes, ", "))
	}
	for _, r := range a.Zones {
		for side, rule := range [2]string{r.Own, r.Enemy} {
			owner := (p.side + side) % 2
			if rule == "never" && slices.Contains(d.ZoneSquares(r.Zone, owner), p.square) {
				refuse("it is %s's %s", sideNames[owner], r.Zone)
			}
		}
	}
	return reasons
}

// Near reports whether a terrain comes within a distance of a square.
func (d *Definition) Near(s Square, terrain string, within int) bool {
	index, ok := d.Board.TerrainIndex(terrain)
	for t := range d.Board.Squares() {
		if ok && d.Board.TerrainAt(Square(t)) == index && d.Board.distance(s, Square(t)) <= within {
			return true
		}
	}
	return !ok // an unknown terrain is another mistake
}
