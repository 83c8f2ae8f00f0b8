package reports

import (
	"slices"

	"github.com/wildbench/wildbench/reports/page"
)

// pieces writes the table of the pieces.
func (t *textWriter) pieces(p *Pairing) {
	g := page.NewGrid(1, "piece", "usage %", "", "turns %", "lift", "took", "friends", "lost", "alive %", "plies", "lost 1st", "worth", "")
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen {
			g.Add(q.Name, page.None, "", page.None, page.None, page.None, page.None, page.None, page.None, page.None, page.None, page.None, "")
			continue
		}
		worth, margin := worthOf(p, q.ID)
		g.Add(q.Name,
			page.Points(float64(q.UsageRate.Value)), q.UsageRate.Margin(100, 1),
			page.Points(float64(q.ActionShare.Value)),
			page.Fixed(float64(q.ChoiceLift.Value), 2),
			page.Amount(float64(q.Took.Value)), page.Amount(float64(q.TookOwn.Value)), page.Amount(float64(q.Lost.Value)),
			page.Points(float64(q.Survival.Value)), page.Fixed(float64(q.Lifetime.Value), 0),
			page.Points(float64(q.FirstLost.Value)), worth, margin)
	}
	g.DropIdle("0", page.None, "")
	t.Table(g)
}

// worthOf is the worth of a type of piece in Elo, by regression, and its margin.
func worthOf(p *Pairing, id string) (worth, margin string) {
	if p.Worth == nil {
		return page.None, ""
	}
	for _, w := range p.Worth.Pieces {
		if w.ID == id {
			return page.Signed(float64(w.Elo.Value), 0), w.Elo.Margin(1, 0)
		}
	}
	return page.None, ""
}

// abilities writes the table of the abilities.
func (t *textWriter) abilities(p *Pairing) {
	g := page.NewGrid(1, p.Words().Ability, "games %", "uses", "", "legal %", "in force", "removed", "poisoned", "moved", "placed", "stomped", "friends")
	for i := range p.Abilities {
		a := &p.Abilities[i]
		id := a.ID
		switch status := a.Status(); {
		case a.Off:
			g.Add(id, t.Faint(status), "", "", "", "", "", "", "", "", "", "")
			continue
		case a.Dead:
			g.Add(t.Warn(id), t.Warn(status), t.Warn("0"), "", "", "", "", "", "", "", "", "")
			continue
		case a.Unseen:
			g.Add(id, t.Faint(status), "0", "", "", "", "", "", "", "", "", "")
			continue
		}
		useRate := ""
		if !a.Passive {
			useRate = page.Points(float64(a.UseRate.Value))
		}
		g.Add(id, page.Points(float64(a.GamesUsed.Value)), some(a.Uses), a.Uses.Margin(1, 2), useRate, some(a.InForce),
			some(a.Removed), some(a.Poisoned), some(a.Displaced), some(a.Placed), some(a.Stomped), some(a.OwnFire))
	}
	g.DropIdle("")
	t.Table(g)
}

// exchanges is the table of who takes whom: a row for each type that takes, a column for each that
// is taken.
func exchanges(p *Pairing) *page.Grid {
	var by, victims []*Piece
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if slices.ContainsFunc(p.Exchanges, func(e Exchange) bool { return e.By == q.ID && e.Enemies.Value > 0 }) {
			by = append(by, q)
		}
		if slices.ContainsFunc(p.Exchanges, func(e Exchange) bool { return e.Victim == q.ID && e.Enemies.Value > 0 }) {
			victims = append(victims, q)
		}
	}
	header := []string{"takes, a game"}
	for _, v := range victims {
		header = append(header, v.Name)
	}
	g := page.NewGrid(1, header...)
	for _, b := range by {
		row := []string{b.Name}
		for _, v := range victims {
			row = append(row, taken(p, b.ID, v.ID))
		}
		g.Add(row...)
	}
	return g
}

func taken(p *Pairing, by, victim string) string {
	for _, e := range p.Exchanges {
		if e.By == by && e.Victim == victim {
			return some(e.Enemies)
		}
	}
	return ""
}

// some is an amount a game, empty if there is none.
func some(e Estimate) string {
	if e.Value == 0 {
		return ""
	}
	return page.Amount(float64(e.Value))
}

// legend says what the columns of the tables are.
func (t *textWriter) legend(reports []*Report) {
	t.Section("Reading the tables", "")
	for _, f := range forms() {
		if slices.ContainsFunc(reports, func(r *Report) bool { return r.form() == f }) {
			t.notes(f.legend())
		}
	}
	t.Note("±, [ ]", "95 % intervals")
}

func (t *textWriter) notes(entries [][2]string) {
	for _, entry := range entries {
		t.Note(entry[0], entry[1])
	}
}

var boardLegend = [][2]string{
	{"score", "wins, and half of the games drawn or stopped; its interval comes from pairs of games with seats swapped"},
	{"course", "by material: who leads, how often that changes, and when the winner's lead passed every lead the loser ever had"},
	{"openings", "effective: as many equally frequent ones would be as hard to predict"},
	{"usage", "turns in which the piece acted, of those in which it had a legal action; turns: of all turns"},
	{"lift", "how often it acted, over its share of the legal moves: 1 as by a uniform chooser, more is attractive, less is shunned"},
	{"pieces", "took, friends (own pieces taken) and lost are amounts a game; alive: at the end, of those that did not become another piece; " +
		"plies: how long one lived; lost 1st: per cent of games won by the side that lost one first"},
	{"worth", "how much one more of it helps to win, in Elo, by a regression on sampled positions. Look closer with: wildbench values VARIANT"},
	{"abilities", "games: with a use; legal: uses, of the turns in which it was legal; all else are amounts a game: uses (of a passive one: " +
		"moves with an effect of it), turns in force, pieces removed, poisoned, moved, and friends so hit"},
}
