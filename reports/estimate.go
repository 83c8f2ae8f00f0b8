package reports

import (
	"fmt"
	"math"
	"strconv"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// An Estimate is a figure with its 95 % interval, its standard error and its sample size. What is
// not known is NaN (null in JSON). The interval is the one that suits the figure and need not be
// symmetric; the standard error is what comparisons go by.
type Estimate struct {
	Value Number `json:"value"`
	Low   Number `json:"low"`
	High  Number `json:"high"`
	SE    Number `json:"se"`
	N     int    `json:"n"`
	// what N counts: "games", "pairs" or larger "sets" of games, "positions"
	Of string `json:"of"`
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

// UnmarshalJSON implements json.Unmarshaler: null is not known.
func (n *Number) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		*n = nan
		return nil
	}
	x, err := strconv.ParseFloat(string(text), 64)
	if err != nil {
		return fmt.Errorf("%s is no number", text)
	}
	*n = Number(x)
	return nil
}

// Known reports whether the number is finite.
func (n Number) Known() bool { return !math.IsNaN(float64(n)) && !math.IsInf(float64(n), 0) }

var nan = Number(math.NaN())

// Measure is the estimate as comparisons take it. The unit is the set of games, with two seats the
// pair.
func (e Estimate) Measure() stats.Measure {
	n := e.N
	if e.Of == "games" {
		n /= 2
	}
	return stats.Measure{Value: float64(e.Value), SE: float64(e.SE), N: n}
}

// Margin is half the width of the interval as "±1.2", the figure being scaled; empty if unknown or
// too small to show.
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

// SetsOf is what figures of games of so many seats count: pairs of games, or larger sets.
func SetsOf(seats int) string {
	if seats == 2 {
		return "pairs"
	}
	return "sets"
}

// rate is a share of games of so many seats. Its standard error is that of the sets or, where that
// is smaller, as it must be for what is rare, that of independent games.
func rate(c setCount, games, seats int) Estimate {
	k := c.games()
	se := stats.ProportionSE(float64(k), games)
	if s := c.ratio(games/seats, seats).SE(); s > se {
		se = s
	}
	e := withInterval(float64(k)/float64(games), stats.Wilson(float64(k), games, stats.Confidence), se, games, "games")
	if seats != 2 {
		e.N, e.Of = games/seats, SetsOf(seats)
	}
	return e
}

// over is what figures are sums over: "pairs" of games, or larger "sets".
type over string

// ratio is a ratio of sums; its interval stays between bounds that the figure cannot pass.
func (o over) ratio(r stats.Ratio, lowest, highest float64) Estimate {
	i := r.Interval(stats.Confidence)
	if !math.IsInf(i.Low, 0) {
		i.Low, i.High = max(lowest, i.Low), min(highest, i.High)
	}
	return withInterval(r.Value(), i, r.SE(), r.N, string(o))
}

func (o over) share(r stats.Ratio) Estimate  { return o.ratio(r, 0, 1) }
func (o over) amount(r stats.Ratio) Estimate { return o.ratio(r, 0, math.Inf(1)) }

// trials is a share of what happened so often that a few may be all there is. Neither its interval
// nor its standard error is narrower than that of independent trials: sets that are all alike would
// show no variance, and be taken for certain.
func (o over) trials(r stats.Ratio) Estimate {
	e := o.share(r)
	if r.B == 0 {
		return e
	}
	i := stats.Wilson(float64(r.A), r.B, stats.Confidence)
	se := stats.ProportionSE(float64(r.A), r.B)
	if e.SE.Known() {
		se, i.Low, i.High = max(se, float64(e.SE)), min(i.Low, float64(e.Low)), max(i.High, float64(e.High))
	}
	return withInterval(r.Value(), i, se, r.N, string(o))
}

// Score is the mean score of pairs of games.
func Score(pairs stats.Outcomes) Estimate { return scoreOf(pairs, 2) }

// scoreOf is the mean score of sets of games of so many seats.
func scoreOf(pairs stats.Outcomes, seats int) Estimate {
	i, _ := pairs.ScoreInterval(stats.Confidence)
	se := pairs.StandardError()
	if n := pairs.N(); n > 1 {
		se *= math.Sqrt(float64(n) / float64(n-1))
	}
	return withInterval(pairs.Mean(), i, se, pairs.N(), SetsOf(seats))
}

// Elo is a score as a difference in rating. Its standard error is that of the score times the
// slope.
func Elo(s Estimate) Estimate { return eloOf(s, 2) }

// eloOf is a score in games of so many seats as a difference in rating to all opponents. The slope
// is the same for any number of seats.
func eloOf(s Estimate, seats int) Estimate {
	if seats == 1 { // against nobody
		return Estimate{nan, nan, nan, nan, s.N, s.Of}
	}
	slope := 400 / math.Ln10 / (float64(s.Value) * (1 - float64(s.Value)))
	elo := func(n Number) Number { return Number(stats.EloOf(float64(n), seats)) }
	return Estimate{elo(s.Value), elo(s.Low), elo(s.High), Number(slope * float64(s.SE)), s.N, s.Of}
}

// negated is the estimate of the opposite.
func negated(e Estimate) Estimate { return Estimate{-e.Value, -e.High, -e.Low, e.SE, e.N, e.Of} }

// A setCount counts the games that had something, by sets.
type setCount struct{ sum, squares int } // Σk and Σk², over sets with k such games

// add counts a set.
func (c *setCount) add(games int) {
	c.sum += games
	c.squares += games * games
}

func (c setCount) games() int { return c.sum }

// ratio is the share of games as a ratio over so many sets of so many games.
func (c setCount) ratio(sets, n int) stats.Ratio {
	return stats.Ratio{N: sets, A: c.sum, B: n * sets, AA: c.squares, BB: n * n * sets, AB: n * c.sum}
}

// Never is the share of so many games, of so many seats, that had what none of them had.
func Never(games, seats int) Estimate { return rate(setCount{}, games, seats) }

// Unknown is the estimate of a figure that there is not.
func Unknown() Estimate { return Estimate{Value: nan, Low: nan, High: nan, SE: nan} }
