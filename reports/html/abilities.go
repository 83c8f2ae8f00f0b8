package html

import (
	"cmp"
	"slices"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// abilitiesTable ranks abilities by the share of games that they show in; those
// that showed in none come last, and the dead among them are marked.
func abilitiesTable(p *reports.Pairing) chartTable {
	t := chartTable{
		Class: "games", Caption: "Abilities, the most used first",
		Head: []string{"ability", "games that show it", "games %", "uses a game", "when legal %", "in force", "removed", "poisoned", "moved", "placed", "stomped", "own pieces hit"},
		Note: "Uses: moves with it, and for a passive ability moves with an effect of it. When legal: uses, of the turns in which it was legal. In force: turns a game " +
			"in which a passive ability bore on the legal moves. What follows are pieces a game. How the game would be without one: wildbench ablate VARIANT.",
	}
	list := slices.Clone(p.Abilities)
	slices.SortStableFunc(list, func(a, b reports.Ability) int { return cmp.Compare(b.GamesUsed.Value, a.GamesUsed.Value) })
	s := scale{low: 0, high: 1}
	for _, a := range list {
		row := chartRow{Figure: "games." + a.ID, Value: exact(a.GamesUsed.Value), Label: a.ID, Bar: intervalBar(a.GamesUsed, s), Warn: a.Dead}
		switch {
		case a.Off:
			row.Bar = ""
			row.Cells = []string{a.Status(), "", "", "", "", "", "", "", "", ""}
		case a.Unseen:
			row.Cells = []string{a.Status() + ": <" + page.Points(float64(a.HighestRate)), "0", "", "", "", "", "", "", "", ""}
		default:
			legal := ""
			if !a.Passive {
				legal = page.Points(float64(a.UseRate.Value))
			}
			row.Cells = []string{value(a.GamesUsed, reports.Share), some(a.Uses), legal, some(a.InForce),
				some(a.Removed), some(a.Poisoned), some(a.Displaced), some(a.Placed), some(a.Stomped), some(a.OwnFire)}
		}
		t.Rows = append(t.Rows, row)
	}
	t.dropIdle()
	return t
}

// dropIdle takes away columns of figures in which no row has anything.
func (t *chartTable) dropIdle() {
	const before = 2 // the label and the bar
	for c := len(t.Head) - before - 1; c >= 0; c-- {
		if slices.ContainsFunc(t.Rows, func(r chartRow) bool { return r.Cells[c] != "" }) {
			continue
		}
		t.Head = slices.Delete(t.Head, c+before, c+before+1)
		for i := range t.Rows {
			t.Rows[i].Cells = slices.Delete(t.Rows[i].Cells, c, c+1)
		}
	}
}

// some is an amount a game, empty if there is none.
func some(e reports.Estimate) string {
	if e.Value == 0 {
		return ""
	}
	return page.Amount(float64(e.Value))
}
