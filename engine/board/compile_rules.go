package board

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// listRegions names the terrains and zones.
func (c *compiler) listRegions() {
	region := func(name string, zone bool, seat int, squares set) {
		r := game.Region{Name: name, Zone: zone, Seat: seat}
		for ; !squares.empty(); squares = squares.rest() {
			r.Squares = append(r.Squares, squares.first())
		}
		c.regions = append(c.regions, r)
	}
	region(c.def.Board.Ground, false, -1, c.terrains(c.def.Board.Ground))
	for _, t := range c.def.Board.Terrain {
		region(t.Name, false, -1, c.terrains(t.Name))
	}
	for _, z := range c.def.Zones {
		for side := range 2 {
			region(z.Name, true, side, c.zoneOf(z.Name, side))
		}
	}
}

// compileTerrain turns each animal's terrain and zone rules into sets of squares, for each side.
func (c *compiler) compileTerrain() {
	c.ground = make([]terrainRules, 2*c.kinds)
	for side := range 2 {
		for kind := range c.def.Animals {
			c.ground[side*c.kinds+kind] = c.terrainRules(c.animal(kind, side), side)
		}
	}
	for range c.def.Animals { // what an animal becomes stands where that one stood
		c.passOnSquares()
	}
}

// passOnSquares lets position texts show animals where others are promoted to them.
func (c *compiler) passOnSquares() {
	for side := range 2 {
		for kind := range c.def.Animals {
			if rule := c.animal(kind, side).Promotion; rule != nil {
				zone := c.ground[side*c.kinds+kind].legal.and(c.zoneOf(rule.Zone, side))
				to := &c.ground[side*c.kinds+c.def.Animal(rule.To)]
				to.legal = to.legal.or(zone)
			}
		}
	}
}

func (c *compiler) terrainRules(a *variants.Animal, side int) terrainRules {
	t := terrainRules{stay: c.all}
	var noWay, homes set
	lives := false
	for _, rule := range a.Terrain {
		squares := c.terrains(rule.Terrain)
		if rule.Enter == "never" {
			noWay = noWay.or(squares)
		}
		if rule.End == "never" {
			t.noEnd = t.noEnd.or(squares)
		}
		if rule.Stop > 0 {
			t.slow, t.stop = t.slow.or(squares), rule.Stop
		}
		if rule.Within > 0 {
			t.stay = t.stay.and(c.around(squares, rule.Within))
		}
		if rule.Only {
			homes, lives = homes.or(squares), true
			t.colour = t.colour || rule.Colour == "same"
		}
	}
	if lives {
		t.stay = t.stay.and(homes)
	}
	for _, rule := range a.Zones {
		if rule.Own == "never" {
			t.dens = t.dens.or(c.zoneOf(rule.Zone, side))
		}
		if rule.Enemy == "never" {
			t.dens = t.dens.or(c.zoneOf(rule.Zone, 1-side))
		}
	}
	t.barred = noWay.or(t.dens)
	t.stands = t.stay.minus(t.barred).minus(t.noEnd)
	t.open = t.stands == c.all
	t.endsAnywhere = t.noEnd.empty() && t.stay == c.all
	hideouts := c.terrains(a.Landings(c.sides[side], c.sides[1-side])...)
	t.legal = t.stands.or(hideouts.and(t.stay).minus(t.dens))
	return t
}

// around is the set of squares within n squares of a set.
func (c *compiler) around(s set, n int) set {
	for range n {
		s = c.spread(s)
	}
	return s
}

// compilePassives has every mechanic enter into the tables what it does without being used. Poison
// takes that away.
func (c *compiler) compilePassives() {
	c.spared = make([][256]bool, len(c.actions))
	for kind := range c.def.Animals {
		a := &c.def.Animals[kind]
		for i := range a.Abilities {
			action := c.action(a, a.Abilities[i].ID)
			c.codes(kind, func(p code, side, marks int) {
				if m := &c.animal(kind, side).Abilities[i]; m.Enabled && marks&poisoned == 0 {
					mechanicOf(m.Params).stand(c, bearer{p, side, marks, action})
				}
			})
		}
	}
}

// compilePromotions enters who becomes what, and where.
func (c *compiler) compilePromotions() {
	c.promoteAt = make([]set, 2*c.kinds)
	for kind := range c.def.Animals {
		c.codes(kind, func(p code, side, marks int) {
			rule := c.animal(kind, side).Promotion
			if rule == nil {
				return
			}
			c.changes = true
			to := c.def.Animal(rule.To)
			zone := c.zoneOf(rule.Zone, side)
			c.promoteAt[c.owner[p]] = zone
			c.promotions[side] = c.promotions[side].or(zone)
			if rule.Clears || c.immuneTo(c.makeCode(to, side, 0), "poison") {
				marks &^= poisoned
			}
			c.promoteTo[p] = c.makeCode(to, side, marks)
			c.traits[p] |= promotes
		})
	}
}

// compileEndings turns the variant's endings into checks; the one for a player without moves stands
// apart.
func (c *compiler) compileEndings() {
	c.stuck = ending{when: game.NoMoves, reason: "no-moves"}
	decided := false // the first ending of its kind decides
	for _, e := range c.def.End {
		if !e.Enabled {
			continue
		}
		out := c.compileEnding(e)
		if out.when == game.NoMoves {
			if !decided {
				c.stuck, decided = out, true
			}
			continue
		}
		c.endings = append(c.endings, out)
	}
}

func (c *compiler) compileEnding(e variants.Ending) ending {
	out := ending{reason: e.Reason, both: e.Both, result: -1}
	if out.both == "" {
		out.both = e.Reason
	}
	switch e.When {
	case "royal-lost":
		out.when = game.RoyalLost
	case "eliminated":
		out.when = game.Eliminated
	case "no-moves":
		out.when = game.NoMoves
	case "goal":
		out.when, out.result = game.Goal, 1
		out.counts = *c.matching(e.Animals, nil, nil)
		for side := range 2 {
			whose := side
			if e.Whose == "enemy" {
				whose = 1 - side
			}
			out.zone[side] = c.zoneOf(e.Zone, whose)
		}
	}
	switch e.Result {
	case "win":
		out.result = 1
	case "loss":
		out.result = -1
	case "draw":
		out.result = 0
	}
	return out
}

// compileRush gathers where each code is promoted or wins.
func (c *compiler) compileRush() {
	for p := range c.rush {
		if c.traits[p]&promotes != 0 {
			c.rush[p] = c.promoteAt[c.owner[p]]
		}
		for i := range c.endings {
			if e := &c.endings[i]; e.when == game.Goal && e.result > 0 && e.counts[p] {
				c.rush[p] = c.rush[p].or(e.zone[c.side[p]])
			}
		}
	}
}

// compileCaptures decides, for every attacker and victim and every class of squares they stand on,
// what a capture by replacement comes to. Squares are of one class when no capture rule tells them
// apart.
func (c *compiler) compileCaptures() {
	type class struct {
		terrain int
		trap    [2]bool // is it a trap of White's, of Black's
	}
	var traps [2]set
	if name := c.def.Captures.TrapZone; name != "" {
		traps = [2]set{c.zoneOf(name, white), c.zoneOf(name, black)}
	}
	var classes []class
	for sq := range c.squares {
		k := class{c.def.Board.TerrainAt(variants.Square(sq)), [2]bool{traps[white].has(uint8(sq)), traps[black].has(uint8(sq))}}
		i := slices.Index(classes, k)
		if i < 0 {
			i, classes = len(classes), append(classes, k)
		}
		c.class[sq] = uint8(i)
	}
	c.classes = len(classes)
	codes := 1 + 8*c.kinds
	c.verdict = make([][]verdict, 2*c.kinds*c.classes)
	for owner := range 2 * c.kinds {
		side, kind := owner/c.kinds, owner%c.kinds
		for from, at := range classes {
			row := make([]verdict, codes*c.classes)
			for victim := 1; victim < codes; victim++ {
				for onto, there := range classes {
					if int(c.side[victim]) == side {
						continue
					}
					weak := there.trap[side] || there.trap[1-side] && c.sides[side].Captures.TrapsWeaken == "all"
					row[victim*c.classes+onto] = c.judge(kind, side, at.terrain, code(victim), there.terrain, weak)
				}
			}
			c.verdict[owner*c.classes+from] = row
		}
	}
}

// judge decides one capture: an attacker of a kind and side from a terrain takes a victim on a
// terrain, perhaps weakened by a trap.
func (c *compiler) judge(kind, side, from int, victim code, onto int, weak bool) verdict {
	rules := &c.sides[side].Captures
	attacker, prey := c.animal(kind, side), c.animal(int(c.kind[victim]), 1-side)
	v := take
	if rules.By == "rank" && !weak {
		v = byRank(attacker.Rank, prey.Rank, rules.EqualRank)
	}
	for i := range rules.Exceptions {
		rule := &rules.Exceptions[i]
		if !rule.Enabled || weak && !rule.Traps || !c.fits(rule, attacker.ID, from, prey.ID, onto) {
			continue
		}
		switch {
		case !rule.Allowed:
			v = forbidden
		case v == forbidden:
			v = take
		}
	}
	if retaliation := c.retaliation[victim]; v == take && retaliation != 0 && !slices.Contains(attacker.Immune, c.actions[retaliation].Name) {
		v = trade
	}
	return v
}

func byRank(attacker, victim int, equal string) verdict {
	switch {
	case attacker > victim:
		return take
	case attacker < victim:
		return forbidden
	}
	switch equal {
	case "both":
		return trade
	case "attacker":
		return take
	}
	return forbidden
}

// fits reports whether a capture rule speaks of this attacker, victim and terrains.
func (c *compiler) fits(rule *variants.CaptureRule, attacker string, from int, victim string, onto int) bool {
	named := func(names variants.Names, id string) bool { return len(names) == 0 || slices.Contains(names, id) }
	at := func(names variants.Names, terrain int) bool {
		return len(names) == 0 || slices.ContainsFunc(names, func(n string) bool {
			i, ok := c.def.Board.TerrainIndex(n)
			return ok && i == terrain
		})
	}
	return named(rule.Attackers, attacker) && !slices.Contains(rule.Except, attacker) &&
		named(rule.Victims, victim) && at(rule.From, from) && at(rule.Onto, onto)
}
