package reports

import (
	"math"
	"strconv"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// An Estimate is a figure with its 95 % interval, its standard error and its sample size. What is not known is NaN (null in JSON). The
// interval is the one that suits the figure and need not be symmetric; the standard error is what comparisons go by.
type Estimate struct {
	Value Number `json:"value"`
	Low   Number `json:"low"`
	High  Number `json:"high"`
	SE    Number `json:"se"`
	N     int    `json:"n"`
	Of    string `json:"of"` // what N counts: "games", "pairs", "positions"
}

// A Number is written to JSON with six significant digits, and as null if it is not finite.
type Number float64

// MarshalJSON implements json.Marshaler.
func (n Number) MarshalJSON() ([]byte, error) {
	x := float64(n)
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return []byte("null"), nil
	}
	x, err := strconv.ParseFloat(strconv.FormatFloat(x, 'g', 6, 64), 64)
	if err != nil {
		return nil, err
	}
	return strconv.AppendFloat(nil, x, 'f', -1, 64), nil
}

// Known reports whether the number is finite.
func (n Number) Known() bool { return !math.IsNaN(float64(n)) && !math.IsInf(float64(n), 0) }

var nan = Number(math.NaN())

// Measure is the estimate as comparisons take it. The unit is the set of games, with two seats the pair.
func (e Estimate) Measure() stats.Measure {
	n := e.N
	if e.Of == "games" {
		n /= 2
	}
	return stats.Measure{Value: float64(e.Value), SE: float64(e.SE), N: n}
}

// Margin is half the width of the interval as "±1.2", the figure being scaled; empty if unknown or too small to show.
func (e Estimate) Margin(scale float64, decimals int) string {
	return page.Margin(float64(e.Low), float64(e.High), scale, decimals)
}

// Between is the interval as "[43.6, 53.4]", the figure being scaled; empty if unknown.
func (e Estimate) Between(scale float64, decimals int) string {
	return page.Between(float64(e.Low), float64(e.High), scale, decimals)
}

// plain is a figure without an interval.
func plain(value float64, n int, of string) Estimate {
	return Estimate{Number(value), nan, nan, nan, n, of}
}

func withInterval(value float64, i stats.Interval, se float64, n int, of string) Estimate {
	e := Estimate{Number(value), Number(i.Low), Number(i.High), Number(se), n, of}
	if !e.Low.Known() || !e.High.Known() {
		e.Low, e.High = nan, nan
	}
	return e
}

// setsOf is what figures of games of so many seats count: pairs of games, or larger sets.
func setsOf(seats int) string {
	if seats == 2 {
		return "pairs"
	}
	return "sets"
}

// rate is a share of games of so many seats. Its standard error is that of the sets or, where that is smaller, as it must be for what is rare,
// that of independent games.
func rate(c setCount, games, seats int) Estimate {
	k := c.games()
	se := stats.ProportionSE(float64(k), games)
	if s := c.ratio(games/seats, seats).SE(); s > se {
		se = s
	}
	e := withInterval(float64(k)/float64(games), stats.Wilson(float64(k), games, stats.Confidence), se, games, "games")
	if seats != 2 {
		e.N, e.Of = games/seats, setsOf(seats)
	}
	return e
}

// ratio is a ratio of sums over pairs; its interval stays between bounds that the figure cannot pass.
func ratio(r stats.Ratio, lowest, highest float64) Estimate {
	i := r.Interval(stats.Confidence)
	if !math.IsInf(i.Low, 0) {
		i.Low, i.High = max(lowest, i.Low), min(highest, i.High)
	}
	return withInterval(r.Value(), i, r.SE(), r.N, "pairs")
}

func share(r stats.Ratio) Estimate  { return ratio(r, 0, 1) }
func amount(r stats.Ratio) Estimate { return ratio(r, 0, math.Inf(1)) }

// Score is the mean score of pairs of games.
func Score(pairs stats.Outcomes) Estimate { return scoreOf(pairs, 2) }

// scoreOf is the mean score of sets of games of so many seats.
func scoreOf(pairs stats.Outcomes, seats int) Estimate {
	i, _ := pairs.ScoreInterval(stats.Confidence)
	se := pairs.StandardError()
	if n := pairs.N(); n > 1 {
		se *= math.Sqrt(float64(n) / float64(n-1))
	}
	return withInterval(pairs.Mean(), i, se, pairs.N(), setsOf(seats))
}

// Elo is a score as a difference in rating. Its standard error is that of the score times the slope.
func Elo(s Estimate) Estimate { return eloOf(s, 2) }

// eloOf is a score in games of so many seats as a difference in rating to all opponents. The slope is the same for any number of seats.
func eloOf(s Estimate, seats int) Estimate {
	if seats == 1 { // against nobody
		return Estimate{nan, nan, nan, nan, s.N, s.Of}
	}
	slope := 400 / math.Ln10 / (float64(s.Value) * (1 - float64(s.Value)))
	elo := func(n Number) Number { return Number(stats.EloOf(float64(n), seats)) }
	return Estimate{elo(s.Value), elo(s.Low), elo(s.High), Number(slope * float64(s.SE)), s.N, s.Of}
}

// A setCount counts the games that had something, by sets.
type setCount struct{ sum, squares int } // Σk and Σk², over sets with k such games

// add counts a set.
func (c *setCount) add(games int) {
	c.sum += games
	c.squares += games * games
}

func (c *setCount) merge(o setCount) {
	c.sum += o.sum
	c.squares += o.squares
}

func (c setCount) games() int { return c.sum }

// ratio is the share of games as a ratio over so many sets of so many games.
func (c setCount) ratio(sets, n int) stats.Ratio {
	return stats.Ratio{N: sets, A: c.sum, B: n * sets, AA: c.squares, BB: n * n * sets, AB: n * c.sum}
}

// Never is the share of so many games that had what none of them had.
func Never(games int) Estimate { return rate(setCount{}, games, 2) }

// Unknown is the estimate of a figure that there is not.
func Unknown() Estimate { return Estimate{Value: nan, Low: nan, High: nan, SE: nan} }
