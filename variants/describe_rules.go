package variants

import "github.com/wildbench/wildbench/variants/english"

// terrainRule says what a terrain means to an animal, as a clause; empty if it means nothing.
func (t teller) terrainRule(r *TerrainRule) string {
	where := english.Name(r.Terrain)
	var clauses []string
	switch {
	case r.Enter == "never":
		clauses = append(clauses, "may not enter "+where)
	case r.End == "never":
		clauses = append(clauses, "may pass through "+where+" but not end there")
	}
	if r.Stop > 0 {
		clauses = append(clauses, "must stop on the "+english.Ordinal(r.Stop)+" "+where+" square that it enters in a move")
	}
	switch {
	case r.Within == 1:
		clauses = append(clauses, "must end its moves on "+where+" or next to it")
	case r.Within > 1:
		clauses = append(clauses, "must end its moves within "+english.Counted(r.Within, "square")+" of "+where)
	}
	if r.Only {
		clause := "lives on " + where + " alone"
		if r.Colour == "same" {
			clause += " (displaced, on squares of the colour where it stood)"
		}
		clauses = append(clauses, clause)
	}
	return english.List(clauses, "and")
}

// zoneRule says which zones an animal may not enter, as a clause; empty if it may enter them all.
func (t teller) zoneRule(r *ZoneRule) string {
	zone := t.zone(r.Zone)
	switch {
	case r.Own == "never" && r.Enemy == "never":
		return "may enter no " + zone
	case r.Own == "never":
		return "may not enter its own side's " + zone
	case r.Enemy == "never":
		return "may not enter the enemy's " + zone
	}
	return ""
}

func (t teller) promotion(p *Promotion) string {
	clause := "becomes " + english.WithArticle(t.name(p.To)) + " when its side's turn ends with it in its side's " + t.zone(p.Zone)
	if p.Clears {
		return clause + ", free of poison"
	}
	return clause + ", poisoned if it was"
}

// captureRule says which captures a rule allows or forbids.
func (t teller) captureRule(r *CaptureRule) string {
	attackers, may := "all animals", " may capture "
	if len(r.Attackers) > 0 {
		attackers = t.all(r.Attackers)
	}
	switch {
	case len(r.Except) > 0 && len(r.Attackers) == 0 && !r.Allowed:
		attackers = "only " + t.all(r.Except)
	case len(r.Except) > 0:
		attackers += " except " + t.all(r.Except)
		fallthrough
	default:
		if !r.Allowed {
			may = " may not capture "
		}
	}
	if len(r.From) > 0 {
		attackers += " on " + t.terrains(r.From)
	}
	victims := "anyone"
	if len(r.Victims) > 0 {
		victims = t.all(r.Victims)
	}
	if len(r.Onto) > 0 {
		victims += " on " + t.terrains(r.Onto)
	}
	switch {
	case r.Traps:
		victims += ", on traps too"
	case t.d.Captures.TrapZone != "" && !r.Allowed:
		victims += ", except on traps"
	}
	return attackers + may + victims
}

// capturesInGeneral says who takes whom where no exception applies, sentence by sentence.
func (t teller) capturesInGeneral(c *Captures) []string {
	if c.By != "rank" {
		return []string{"any animal that captures may capture any enemy"}
	}
	clauses := []string{"an animal captures enemies of lower rank", map[string]string{
		"both":     "of two equal ranks both are removed",
		"attacker": "of two equal ranks the attacker takes the other",
		"never":    "equal ranks do not capture each other",
	}[c.EqualRank]}
	if c.TrapZone != "" {
		whose := "a square of either side's "
		if c.TrapsWeaken == "enemy-only" {
			whose = "a square of the enemy's "
		}
		clauses = append(clauses, "an animal on "+whose+t.zone(c.TrapZone)+" may be captured by anyone")
	}
	return clauses
}

// ending says when the game ends, and how, as a clause.
func (t teller) ending(e *Ending) string {
	result := map[string]string{"win": "wins", "loss": "loses", "draw": "ends the game in a draw"}[e.Result]
	both := ""
	if e.forBoth() {
		both = "; if it comes to both at once, it is a draw"
		if e.Both != e.Reason {
			both += " (" + e.Both + ")"
		}
	}
	switch e.When {
	case "royal-lost":
		return "a side without its " + t.royals() + " " + result + both
	case "eliminated":
		return "a side without animals " + result + both
	case "no-moves":
		return "a player who has no legal move " + result
	}
	who := "an animal"
	if len(e.Animals) > 0 {
		who = english.WithArticle(t.either(e.Animals))
	}
	whose := "its own"
	if e.Whose == "enemy" {
		whose = "the enemy's"
	}
	return "a side with " + who + " in " + whose + " " + t.zone(e.Zone) + " at the end of a turn " + result
}

func (t teller) royals() string {
	var ids Names
	for _, a := range t.d.Animals {
		if a.Royal {
			ids = append(ids, a.ID)
		}
	}
	if len(ids) == 0 {
		return "royal"
	}
	return t.either(ids)
}
