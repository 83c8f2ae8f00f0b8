package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// ability warns of an ability that is on but can never do anything.
func (l *linter) ability(path string, i int, m *variants.Mechanic) error {
	if isMovement(m) {
		return l.movement(path, i, m)
	}
	a := &l.def.Animals[i]
	switch p := m.Params.(type) {
	case *variants.Strike:
		l.parameters(path, m)
		l.strike(path, i, m, p)
	case *variants.Throw:
		l.aim(path, m, "be thrown by", p.Victims, p.Spares)
	case *variants.Push:
		l.aim(path, m, "be driven away by", p.Victims, p.Spares)
	case *variants.Sweep:
		l.aim(path, m, "be removed by", nil, p.Spares)
	case *variants.Charge:
		l.charge(path, i, p)
	case *variants.Drop:
		l.drop(path, i, p)
	case *variants.Companion:
		l.companion(path, a, p)
	case *variants.Immobilise:
		if !slices.ContainsFunc(l.terrainNames(), func(t string) bool { return !slices.Contains(p.Shelter, t) }) {
			l.warn(path+".shelter", "", "nobody can be held: every terrain gives shelter")
		} else {
			l.aim(path, m, "be held by", nil, nil)
		}
	case *variants.Ward:
		l.aim(path, m, "be kept away by", nil, nil)
	case *variants.Retaliate:
		l.aim(path, m, "be taken along by", nil, nil)
	case *variants.Trample:
		l.trample(path, a, m, p)
	case *variants.Submerge:
		if !l.reach.terrain(i, variants.Names{p.Terrain}) {
			l.warn(path+".terrain", "", "%s can never stand on %s", a.Name, p.Terrain)
		}
	case *variants.MustCapture:
		l.mustCapture(path, p)
	}
	return nil
}

// aim warns if there is nobody whom an ability could affect, and reports whether there is.
func (l *linter) aim(path string, m *variants.Mechanic, what string, victims, spares variants.Names) bool {
	for i := range l.def.Animals {
		a := &l.def.Animals[i]
		named := len(victims) == 0 || slices.Contains(victims, a.ID)
		if l.present[i] && named && !slices.Contains(spares, a.ID) && !slices.Contains(a.Immune, m.ID) {
			return true
		}
	}
	l.warn(path, "", "nobody can ever %s this: whom it means is immune, spared or never on the board", what)
	return false
}

func (l *linter) strike(path string, i int, m *variants.Mechanic, p *variants.Strike) {
	a := &l.def.Animals[i]
	spares := slices.Clone(p.Spares)
	if p.Effect == "poison" {
		for _, b := range l.def.Animals {
			if slices.Contains(b.Immune, "poison") {
				spares = append(spares, b.ID)
			}
		}
	}
	if !l.aim(path, m, "be struck by", p.Victims, spares) {
		return
	}
	if len(p.From) > 0 && !l.reach.terrain(i, p.From) {
		l.warn(path+".from", "", "%s can never stand where this starts", a.Name)
	}
	if p.Retreat != "" && !l.reach.terrain(i, variants.Names{p.Retreat}) {
		l.warn(path+".retreat", "", "%s can never stand on %s", a.Name, p.Retreat)
	}
	if p.AfterMove > 0 && !l.hasMovement(a) {
		l.warn(path+".after_move", "", "%s has no movement after which it could strike", a.Name)
	}
}

// charge warns of charges that cannot start, and of those that always run to the edge.
func (l *linter) charge(path string, i int, p *variants.Charge) {
	if !slices.ContainsFunc(l.terrainNames(), func(t string) bool { return !slices.Contains(p.Start, t) }) {
		l.warn(path+".start", "", "no charge can start: its first square may be of no terrain")
	}
	if room := l.longestLine(p.Directions); p.Distance > room {
		l.warn(path+".distance", "", "every charge runs to the edge: the board has room for %d squares at most", room)
	}
	for _, id := range p.Removes {
		if j := l.def.Animal(id); !l.present[j] {
			l.warn(path+".removes", "", "%s is never on the board", l.def.Animals[j].Name)
		}
	}
}

// longestLine is how far a straight move can lead.
func (l *linter) longestLine(ds variants.Directions) int {
	files, ranks := l.def.Board.Files-1, l.def.Board.Ranks-1
	longest := 0
	for d, in := range ds.Set(0) {
		switch {
		case !in:
		case d%4 == 0:
			longest = max(longest, ranks)
		case d%4 == 2:
			longest = max(longest, files)
		default:
			longest = max(longest, min(files, ranks))
		}
	}
	return longest
}

func (l *linter) drop(path string, i int, p *variants.Drop) {
	for side := range 2 {
		zone := l.def.ZoneSquares(p.Zone, side)
		if !l.reach.has(side, i) {
			continue // that side has none
		}
		if !slices.ContainsFunc(zone, func(s variants.Square) bool { return l.reach.squares[side][i][s] }) {
			l.warn(path+".zone", "", "%s may stand nowhere in the zone %q", l.def.Animals[i].Name, p.Zone)
			return
		}
	}
}

func (l *linter) companion(path string, a *variants.Animal, p *variants.Companion) {
	if !l.hasMovement(a) {
		l.warn(path, "", "%s has no movement on which another could come along", a.Name)
		return
	}
	for side := range 2 {
		if l.company(a, p, side) {
			return
		}
	}
	l.warn(path+".animals", "", "there is never another animal to come along")
}

// company reports whether a side can have a companion for an animal.
func (l *linter) company(a *variants.Animal, p *variants.Companion, side int) bool {
	var count int
	for _, x := range l.def.Pieces() {
		id := l.def.Animals[x.Animal].ID
		if x.Side == side && slices.Contains(p.Animals, id) {
			count++
		}
	}
	if slices.Contains(p.Animals, a.ID) {
		count-- // it is not its own companion
	}
	grows := slices.ContainsFunc(p.Animals, l.grows)
	return count > 0 || grows
}

// grows reports whether there can be more of an animal than at the start.
func (l *linter) grows(id string) bool {
	for i, a := range l.def.Animals {
		if a.Promotion != nil && a.Promotion.To == id && l.present[i] {
			return true
		}
	}
	return l.someAbility(func(owner *variants.Animal, m *variants.Mechanic) bool {
		_, drops := m.Params.(*variants.Drop)
		return drops && owner.ID == id
	})
}

func (l *linter) trample(path string, a *variants.Animal, m *variants.Mechanic, p *variants.Trample) {
	slides := slices.ContainsFunc(a.Movements, func(m variants.Mechanic) bool {
		s, ok := m.Params.(*variants.Slide)
		return ok && m.Enabled && s.Max > 1
	})
	if !slides {
		l.warn(path, "it works on slides of more than one square", "%s has no slide with which to pass over anybody", a.Name)
		return
	}
	l.aim(path, m, "be passed over by", p.Victims, p.Spares)
}

func (l *linter) mustCapture(path string, p *variants.MustCapture) {
	hops := func(id string) bool {
		i := l.def.Animal(id)
		a := &l.def.Animals[i]
		return l.present[i] && slices.ContainsFunc(slices.Concat(a.Movements, a.Abilities), func(m variants.Mechanic) bool {
			h, ok := m.Params.(*variants.Hop)
			return ok && m.Enabled && h.Capture != "never" && h.Over[0] != "friend"
		})
	}
	if !slices.ContainsFunc(p.Animals, hops) {
		l.warn(path+".animals", "it binds animals that hop over enemies", "none of these animals captures by hops")
		return
	}
	there := func(id string) bool { return l.present[l.def.Animal(id)] }
	if len(p.Victims) > 0 && !slices.ContainsFunc(p.Victims, there) {
		l.warn(path+".victims", "", "none of these animals is ever on the board")
	}
}

func (l *linter) terrainNames() []string {
	names := []string{l.def.Board.Ground}
	for _, t := range l.def.Board.Terrain {
		names = append(names, t.Name)
	}
	return names
}
