package reports

// pieces writes the table of the pieces.
func (t *textWriter) pieces(p *Pairing) {
	g := newGrid(1, "piece", "usage %", "", "turns %", "lift", "took", "friends", "lost", "survival %")
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen {
			g.add(q.Name, none, "", none, none, none, none, none, none)
			continue
		}
		g.add(q.Name,
			points1(float64(q.UsageRate.Value)), margin(q.UsageRate, 100, 1),
			points1(float64(q.ActionShare.Value)),
			fixed(float64(q.ChoiceLift.Value), 2),
			perGame(q.Took.Value), perGame(q.TookOwn.Value), perGame(q.Lost.Value),
			points1(float64(q.Survival.Value)))
	}
	g.dropIdle("0", none)
	t.grid(g)
}

// abilities writes the table of the abilities.
func (t *textWriter) abilities(p *Pairing) {
	g := newGrid(1, "ability", "games %", "uses", "", "legal %", "in force", "removed", "poisoned", "moved", "placed", "stomped", "friends")
	for i := range p.Abilities {
		a := &p.Abilities[i]
		id := a.ID
		if a.Dead {
			g.add(t.warn(id), t.warn("dead"), t.warn("0"), "", "", "", "", "", "", "", "", "")
			continue
		}
		useRate := ""
		if !a.Passive {
			useRate = points1(float64(a.UseRate.Value))
		}
		g.add(id, points1(float64(a.GamesUsed.Value)), some(a.Uses), margin(a.Uses, 1, 2), useRate, some(a.InForce),
			some(a.Removed), some(a.Poisoned), some(a.Displaced), some(a.Placed), some(a.Stomped), some(a.OwnFire))
	}
	g.dropIdle("")
	t.grid(g)
}

// some is an amount a game, empty if there is none.
func some(e Estimate) string {
	if e.Value == 0 {
		return ""
	}
	return perGame(e.Value)
}

// legend says what the columns of the tables are.
func (t *textWriter) legend() {
	t.line("%s", t.bold("Reading the tables"))
	for _, entry := range [][2]string{
		{"score", "wins, and half of the games drawn or stopped; its interval comes from pairs of games with seats swapped"},
		{"usage", "turns in which the piece acted, of those in which it had a legal action; turns: of all turns"},
		{"lift", "how often it acted, over its share of the legal moves: 1 as by a uniform chooser, more is attractive, less is shunned"},
		{"pieces", "took, friends (own pieces taken) and lost are amounts a game; survival is of those that did not become another piece"},
		{"abilities", "games: with a use; legal: uses, of the turns in which it was legal; all else are amounts a game: uses (of a passive one: " +
			"moves with an effect of it), turns in force, pieces removed, poisoned, moved, and friends so hit"},
		{"±, [ ]", "95 % intervals"},
	} {
		t.item(entry[0], entry[1], t.faint)
	}
}
