package reports

import (
	"math"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// How positions are sampled for the worth of pieces.
const (
	samplesAGame = 4   // positions of a game, one from each quarter
	ridge        = 1.0 // penalty: a prior standard deviation of 1 for a piece's weight, in logits
	fewDecisive  = 40  // decisive games below which there is no worth to be told
)

// eloOfLogit is a difference in rating for each unit of the logit of a chance to win.
const eloOfLogit = 400 / math.Ln10

// positions are sampled from decisive games: how many pieces of each type the first seat had more
// than the second, and whether it won.
type positions struct {
	pieces []game.Piece
	starts []int  // pieces of each type at the start of a game, of both seats
	rows   []int8 // len(pieces) numbers a position
	wins   []bool // by position
	games  []int  // by position: the game

	census [2][]int
	plies  []int
}

func (s *positions) add(r *selfplay.Record) {
	if s.starts == nil {
		for p := range s.pieces {
			n := 0
			for seat := range r.Turns {
				n += r.Piece(seat, p).Start
			}
			s.starts = append(s.starts, n)
		}
	}
	if r.Outcome.Winner < 0 || r.Outcome.Cause == game.Limit {
		return
	}
	s.plies = r.Sample(samplesAGame, s.plies)
	last := -1
	for _, ply := range s.plies {
		if ply = quiet(r, ply); ply == last || ply >= r.Plies {
			continue
		}
		last = ply
		for seat := range s.census {
			s.census[seat] = r.Census(ply, seat, s.census[seat])
		}
		for p := range s.pieces {
			s.rows = append(s.rows, int8(s.census[0][p]-s.census[1][p]))
		}
		s.wins = append(s.wins, won(r, 0))
		s.games = append(s.games, r.Game)
	}
}

// quietPlies is for how many plies nothing is taken in a position that counts.
const quietPlies = 2

// quiet is the first ply from the given one on after which the numbers of pieces stay for a while:
// in the middle of an exchange they say little, and what they say is wrong for the piece that is
// about to be taken back.
func quiet(r *selfplay.Record, ply int) int {
	for _, c := range r.Changes {
		if c.Ply > ply && c.Ply <= ply+quietPlies {
			ply = c.Ply
		}
	}
	return ply
}

// sorted lists the positions in the order of games, whatever the order in which they came.
func (s *positions) sorted() []int {
	order := make([]int, len(s.games))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return compare(s.games[i], s.games[j]) })
	return order
}

// report regresses the result on the numbers of pieces. Nil if there is too little to go by.
func (s *positions) report() *Worth {
	varied := s.varied()
	order := s.sorted()
	var sample stats.Sample
	decisive, last := 0, -1
	for _, i := range order {
		row := s.rows[i*len(s.pieces):][:len(s.pieces)]
		x := make([]float64, len(varied))
		for k, p := range varied {
			x[k] = float64(row[p])
		}
		sample.X, sample.Success = append(sample.X, x), append(sample.Success, s.wins[i])
		sample.Cluster = append(sample.Cluster, s.games[i]/2)
		if s.games[i] != last {
			decisive, last = decisive+1, s.games[i]
		}
	}
	if len(varied) == 0 || decisive < fewDecisive {
		return nil
	}
	fit, err := sample.Fit(ridge)
	if err != nil {
		return nil // the figures of the numbers of pieces do not tell them apart
	}
	unit := Reference(s.pieces, s.starts, varied)
	w := &Worth{Unit: s.pieces[varied[unit]].ID, Games: decisive, Positions: fit.N, Pieces: []PieceWorth{}}
	w.Told = fit.Weights[unit+1] > stats.Z(stats.Confidence)*fit.SE(unit+1)
	for k, p := range varied {
		m := stats.Measure{Value: fit.Weights[k+1] * eloOfLogit, SE: fit.SE(k+1) * eloOfLogit, N: fit.Clusters}
		w.Pieces = append(w.Pieces, PieceWorth{
			ID: s.pieces[p].ID, Name: s.pieces[p].Name,
			Elo: FromMeasure(m, "pairs"), Value: FromMeasure(fit.Quotient(k+1, unit+1), "pairs"),
		})
	}
	return w
}

// varied lists the types, other than royals, of which one side had more than the other now and not
// then: what never changes, as a fox that only one side ever has, tells nothing.
func (s *positions) varied() []int {
	var list []int
	for p, piece := range s.pieces {
		if piece.Royal {
			continue
		}
		for i := p; i < len(s.rows); i += len(s.pieces) {
			if s.rows[i] != s.rows[p] {
				list = append(list, p)
				break
			}
		}
	}
	return list
}

// Reference chooses, of the types listed, the one in which worth is told: the most numerous at the
// start, and of equally numerous ones that which the variant says is worth least. It returns the
// place in the list.
func Reference(pieces []game.Piece, starts, list []int) int {
	best := 0
	for k, p := range list {
		b := list[best]
		if starts[p] > starts[b] || starts[p] == starts[b] && pieces[p].Value < pieces[b].Value {
			best = k
		}
	}
	return best
}

// FromMeasure makes an estimate of a measure, with the interval of its standard error.
func FromMeasure(m stats.Measure, of string) Estimate {
	return withInterval(m.Value, stats.From(0, m).Interval(stats.Confidence), m.SE, m.N, of)
}
