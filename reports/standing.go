package reports

import (
	"fmt"
	"math"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// A Standing is how the pairings of a batch do while it is being played. It takes a game in the
// time of a few additions, for those who show it as it goes.
type Standing struct {
	batch    *selfplay.Batch
	pairings []standing
}

type standing struct {
	games int
	set   selfplay.SetScore
	sets  stats.Outcomes // that count
}

// NewStanding starts with no games.
func NewStanding(b *selfplay.Batch) *Standing {
	s := &Standing{b, make([]standing, len(b.Pairings))}
	for i := range s.pairings {
		seats := b.Game.Seats()
		s.pairings[i].sets = make(stats.Outcomes, seats*game.WholeWin(seats)+1)
	}
	return s
}

// Add takes a game in. Sets in which a bot failed count where reports count them.
func (s *Standing) Add(r *selfplay.Record) {
	p := &s.pairings[r.Pairing]
	p.games++
	points, failed, whole := p.set.Add(s.batch.Pairings[r.Pairing], r)
	if whole && (!failed || s.batch.CountFailures) {
		p.sets[points]++
	}
}

// A ScoreSoFar is how a pairing does: in words, and after how many games.
type ScoreSoFar struct {
	Text  string
	Games int
}

// Scores lists the pairings that have begun.
func (s *Standing) Scores() []ScoreSoFar {
	var list []ScoreSoFar
	for i, p := range s.pairings {
		if p.sets.N() > 0 {
			list = append(list, ScoreSoFar{s.text(i), p.games})
		}
	}
	return list
}

// text is the score of a pairing's first bot, or of the first seat where a bot plays itself.
func (s *Standing) text(pairing int) string {
	p, sets := s.batch.Pairings[pairing], s.pairings[pairing].sets
	who := p.First
	if p.Mirror() {
		who = s.batch.Game.SeatName(0)
	}
	line := fmt.Sprintf("%s: %s scores %.1f %%", p, who, 100*sets.Mean())
	between, _ := sets.ScoreInterval(stats.Confidence)
	if math.IsNaN(between.Low) || math.IsInf(between.Low, 0) {
		return line
	}
	return line + fmt.Sprintf(" ±%.1f", 50*(between.High-between.Low))
}
