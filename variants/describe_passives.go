package variants

import "fmt"

func (m *Immobilise) sentence(t teller) string {
	clause := "holds enemies next to it, which may not move, capture or use active abilities"
	if len(m.Shelter) > 0 {
		clause += ", unless they stand on " + t.terrains(m.Shelter)
	}
	return clause
}

func (*Ward) sentence(teller) string {
	return "keeps enemies from entering the squares next to it, unless the same move captures all that bar the square"
}

func (*Retaliate) sentence(teller) string {
	return "takes along whoever captures it or is thrown onto it"
}

func (m *Trample) sentence(t teller) string {
	_, many := t.prey("enemy", m.Victims, m.Spares)
	if m.Zone != "" {
		many += " that stand in its side's " + t.zone(m.Zone)
	}
	return "slides over " + many + " and captures them"
}

func (m *Submerge) sentence(t teller) string {
	who := "friends"
	if m.For == "all" {
		who = "everyone"
	}
	return fmt.Sprintf("is submerged on %s: for %s its square counts as %s and may be passed over, and strikes reach beyond it",
		plainName(m.Terrain), who, plainName(t.d.Board.Ground))
}

func (m *MustCapture) sentence(t teller) string {
	victim := "an enemy"
	if len(m.Victims) > 0 {
		victim = "an enemy " + t.either(m.Victims)
	}
	return fmt.Sprintf("binds its side: while the first hop of one of its %s can capture %s, only such moves are legal, and "+
		"a move of several hops goes on while its next hop can", t.all(m.Animals), victim)
}
