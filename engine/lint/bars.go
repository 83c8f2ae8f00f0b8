package lint

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/engine/reach"
	"github.com/wildbench/wildbench/variants"
)

// unbarred is where animals could come to stand if no terrain or zone meant anything to any of
// them: rules about what lies outside of that change nothing.
func (l *linter) unbarred() (*reach.Reach, error) {
	if l.free != nil {
		return l.free, nil
	}
	d := *l.def
	d.Animals = slices.Clone(d.Animals)
	for i := range d.Animals {
		d.Animals[i].Terrain, d.Animals[i].Zones = nil, nil
	}
	var err error
	l.free, err = reach.Spread(&d, l.isMoved)
	return l.free, err
}

// bars warns of what terrains and zones are said to mean to an animal where they change nothing.
func (l *linter) bars(path string, i int) error {
	a := &l.def.Animals[i]
	if len(a.Terrain)+len(a.Zones) == 0 {
		return nil
	}
	free, err := l.unbarred()
	if err != nil {
		return err
	}
	for _, r := range a.Terrain {
		l.terrainRule(free, path+".terrain."+r.Terrain, i, r)
	}
	for _, r := range a.Zones {
		l.zoneRule(free, path+".zones."+r.Zone, i, r)
	}
	return nil
}

func (l *linter) terrainRule(free *reach.Reach, path string, i int, r variants.TerrainRule) {
	a := &l.def.Animals[i]
	idle := func(parameter, why string, args ...any) {
		l.unused(path+"."+parameter, "", "%s means nothing: %s", parameter, fmt.Sprintf(why, args...))
	}
	passes := slices.ContainsFunc(slices.Concat(a.Movements, a.Abilities), passesOver)
	if !r.Only && r.Within == 0 && !passes && !free.Terrain(i, variants.Names{r.Terrain}) {
		l.unused(path, "", "what %s means to %s changes nothing: it never gets there", r.Terrain, a.Name)
		return
	}
	switch {
	case r.Enter == "never" && r.End == "never":
		idle("end", "%s may not even enter %s", a.Name, r.Terrain)
	case r.Enter == "never" && r.Stop > 0:
		idle("stop", "%s may not enter %s", a.Name, r.Terrain)
	case r.Stop > 0 && longest(a) <= r.Stop && !l.isMoved(a):
		idle("stop", "no move of %s goes on for more than %d squares", a.Name, r.Stop)
	}
	far := func(s variants.Square) bool { return !l.def.Near(s, r.Terrain, r.Within) }
	if r.Within > 0 && !l.stands(free, i, far) {
		idle("within", "%s never gets farther away than that", a.Name)
	}
	if r.Only && !l.stands(free, i, func(s variants.Square) bool { return !l.homes(a, s) }) {
		idle("only", "%s can never leave it anyway", a.Name)
	}
	if r.Colour == "same" && !l.isMoved(a) {
		idle("colour", "nobody displaces %s", a.Name)
	}
}

func (l *linter) zoneRule(free *reach.Reach, path string, i int, r variants.ZoneRule) {
	a := &l.def.Animals[i]
	if slices.ContainsFunc(slices.Concat(a.Movements, a.Abilities), passesOver) {
		return
	}
	for other, rule := range [2]string{r.Own, r.Enemy} {
		reached := false
		for side := range 2 {
			zone := l.def.ZoneSquares(r.Zone, (side+other)%2)
			reached = reached || free.Any(side, i, zone)
		}
		if parameter := [2]string{"own", "enemy"}[other]; rule == "never" && !reached {
			l.unused(path+"."+parameter, "", "%s means nothing: %s never gets there anyway", parameter, a.Name)
		}
	}
}

// stands reports whether an animal of either side can come to stand on such a square.
func (l *linter) stands(r *reach.Reach, i int, such func(variants.Square) bool) bool {
	var squares []variants.Square
	for s := range variants.Square(l.def.Board.Squares()) {
		if such(s) {
			squares = append(squares, s)
		}
	}
	return r.Any(0, i, squares) || r.Any(1, i, squares)
}

// homes reports whether a square is of a terrain on which an animal lives.
func (l *linter) homes(a *variants.Animal, s variants.Square) bool {
	return slices.ContainsFunc(a.Terrain, func(r variants.TerrainRule) bool {
		index, ok := l.def.Board.TerrainIndex(r.Terrain)
		return r.Only && ok && l.def.Board.TerrainAt(s) == index
	})
}

// passesOver reports whether a mechanic may lead over squares on which its moves cannot end.
func passesOver(m variants.Mechanic) bool {
	switch p := m.Params.(type) {
	case *variants.Slide:
		return p.Min > 1
	case *variants.Walk:
		return p.Min > 1
	case *variants.Leap:
		return p.Path != "over"
	case *variants.Charge, *variants.Vault:
		return true
	}
	return false
}

// longest is the most squares that an animal goes through, one after the other, in a move.
func longest(a *variants.Animal) int {
	most := 1
	for _, m := range slices.Concat(a.Movements, a.Abilities) {
		switch p := m.Params.(type) {
		case *variants.Slide:
			most = max(most, p.Max)
		case *variants.Walk:
			most = max(most, p.Max)
		case *variants.Charge:
			most = max(most, p.Distance)
		}
	}
	return most
}
