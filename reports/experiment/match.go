package experiment

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// A match is what the games of a match have come to so far.
type match struct {
	*Lab
	seats int
	games [][]score // of the round, by batch: White lacks something, Black does, and so on by cell
	pairs stats.Outcomes
}

// A score is what a game gave, and whether a bot failed in it.
type score struct {
	points int
	failed bool
}

// cellBatch is so many games of one side of a cell.
func (l *Lab) cellBatch(g game.Game, cell, games int) *selfplay.Batch {
	b := l.Batch(g, "", "")
	b.Pairings, b.Games, b.Seed = l.Pairings[:1], games, l.Seed+uint64(cell)
	return b
}

// take notes what a game gave the side that lacks nothing: what the first seat wins, or what it
// leaves, in units of [game.WholeWin].
func (m *match) take(batch int, r *selfplay.Record) error {
	won := r.Points(0)
	if whiteLacks := batch%2 == 0; whiteLacks {
		won = game.WholeWin(len(r.Turns)) - won
	}
	m.games[batch] = append(m.games[batch], score{won, r.Failed()})
	if m.Failures != nil {
		m.Failures.Count(m.Pairings[0], r)
	}
	return nil
}

// count counts the games of a round in pairs, or in sets of pairs with one deal.
func (m *match) count() {
	together := deals(m.seats)
	for i := 0; i < len(m.games); i += 2 {
		white, black := m.games[i], m.games[i+1]
		for k := 0; k < len(white); k += together {
			m.observe(white[k:k+together], black[k:k+together])
		}
		m.games[i], m.games[i+1] = white[:0], black[:0]
	}
}

// observe counts games of either colour with one deal, unless a bot failed in one of them.
func (m *match) observe(white, black []score) {
	points, failed := 0, false
	for i := range white {
		points += white[i].points + black[i].points
		failed = failed || white[i].failed || black[i].failed
	}
	switch {
	case !failed || m.CountFailures:
		m.pairs[points]++
	case m.Failures != nil:
		m.Failures.LeftOut += 2 * len(white)
	}
}
