package html

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// A gallery chooses, as records come by, the games of a pairing that are worth looking at. It
// remembers a game for each reason and length of a game, so its size does not depend on how many
// there are.
type gallery struct {
	byRule, all album // games that ended by rule, and all
	dramatic    extreme

	// Of games of points.
	closest, widest, richest extreme
}

// An album is where a gallery finds short, long and typical games.
type album struct {
	shortest, longest extreme
	ends              []ending
}

// An ending collects the games that ended for one reason.
type ending struct {
	reason  string
	lengths stats.Histogram
	first   []int // by length: the first such game
}

// An extreme is the game with the highest score so far, the earliest of equals.
type extreme struct {
	game, score int
	known       bool
}

func (e *extreme) offer(game, score int) {
	if !e.known || score > e.score || score == e.score && game < e.game {
		*e = extreme{game, score, true}
	}
}

// A pick is a game to be shown, and why.
type pick struct {
	game int // within its pairing
	why  string
}

func newGallery() *gallery { return new(gallery) }

func (g *gallery) add(r *selfplay.Record) {
	g.all.add(r)
	if r.Outcome.Cause == game.Limit {
		return
	}
	g.byRule.add(r)
	if len(r.Scores) > 1 {
		scores := slices.Sorted(slices.Values(r.Scores))
		margin := scores[len(scores)-1] - scores[len(scores)-2]
		g.closest.offer(r.Game, -margin)
		g.widest.offer(r.Game, margin)
		g.richest.offer(r.Game, scores[len(scores)-1])
		return
	}
	if deficit := worstDeficit(r); deficit > 0 {
		g.dramatic.offer(r.Game, deficit)
	}
}

func (a *album) add(r *selfplay.Record) {
	a.shortest.offer(r.Game, -r.Plies)
	a.longest.offer(r.Game, r.Plies)
	i := slices.IndexFunc(a.ends, func(e ending) bool { return e.reason == r.Outcome.Reason })
	if i < 0 {
		i = len(a.ends)
		a.ends = append(a.ends, ending{reason: r.Outcome.Reason})
	}
	e := &a.ends[i]
	e.lengths.Add(r.Plies)
	for len(e.first) < len(e.lengths) {
		e.first = append(e.first, -1)
	}
	if at := &e.first[r.Plies]; *at < 0 || r.Game < *at {
		*at = r.Game
	}
}

// typical is a game of median length among those that ended for the most frequent reason.
func (a *album) typical() int {
	most := 0
	for i, e := range a.ends {
		if e.lengths.N() > a.ends[most].lengths.N() {
			most = i
		}
	}
	e := a.ends[most]
	return e.first[e.lengths.Quantile(0.5)]
}

// picks are the games to show, each once.
func (g *gallery) picks() []pick {
	a := &g.byRule
	if len(a.ends) == 0 {
		a = &g.all
	}
	if len(a.ends) == 0 {
		return nil
	}
	list := []pick{{a.typical(), "typical"}}
	show := func(e extreme, why string) {
		if !e.known {
			return
		}
		if i := slices.IndexFunc(list, func(p pick) bool { return p.game == e.game }); i >= 0 {
			list[i].why += ", " + why
			return
		}
		list = append(list, pick{e.game, why})
	}
	if g.closest.known { // all games of points are of one length, or nearly
		show(g.closest, "closest")
		show(g.widest, "most lopsided")
		show(g.richest, "highest score of a")
		return list
	}
	show(a.shortest, "shortest")
	show(a.longest, "longest")
	show(g.dramatic, "most dramatic")
	return list
}

// worstDeficit is by how much the later winner of a game was behind at the worst, in hundredths; 0
// for a game without one.
func worstDeficit(r *selfplay.Record) int {
	if r.Outcome.Winner < 0 {
		return 0
	}
	worst := 0
	for _, l := range r.Leads {
		if r.Outcome.Winner == 0 {
			worst = max(worst, -l.Lead)
		} else {
			worst = max(worst, l.Lead)
		}
	}
	return worst
}
