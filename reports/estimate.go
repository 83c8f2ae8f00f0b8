package reports

import (
	"math"
	"strconv"

	"github.com/wildbench/wildbench/reports/stats"
)

// An Estimate is a figure with its 95 % interval and its sample size. Low and High are NaN (null in JSON) where no interval is known.
type Estimate struct {
	Value Number `json:"value"`
	Low   Number `json:"low"`
	High  Number `json:"high"`
	N     int    `json:"n"`
	Of    string `json:"of"` // what N counts: "games", "pairs", "turns", "plies"
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

// known reports whether the number is finite.
func (n Number) known() bool { return !math.IsNaN(float64(n)) && !math.IsInf(float64(n), 0) }

var nan = Number(math.NaN())

// plain is a figure without an interval.
func plain(value float64, n int, of string) Estimate {
	return Estimate{Number(value), nan, nan, n, of}
}

func withInterval(value float64, i stats.Interval, n int, of string) Estimate {
	e := Estimate{Number(value), Number(i.Low), Number(i.High), n, of}
	if !e.Low.known() || !e.High.known() {
		e.Low, e.High = nan, nan
	}
	return e
}

// rate is a share of games.
func rate(count, games int) Estimate {
	return withInterval(float64(count)/float64(games), stats.Wilson(float64(count), games, stats.Confidence), games, "games")
}

// ratio is a ratio of sums over pairs; its interval stays between bounds that the figure cannot pass.
func ratio(r stats.Ratio, lowest, highest float64) Estimate {
	i := r.Interval(stats.Confidence)
	if !math.IsInf(i.Low, 0) {
		i.Low, i.High = max(lowest, i.Low), min(highest, i.High)
	}
	return withInterval(r.Value(), i, r.N, "pairs")
}

func share(r stats.Ratio) Estimate  { return ratio(r, 0, 1) }
func amount(r stats.Ratio) Estimate { return ratio(r, 0, math.Inf(1)) }

// score is the mean score of pairs.
func score(pairs stats.Outcomes) Estimate {
	i, _ := pairs.ScoreInterval(stats.Confidence)
	return withInterval(pairs.Mean(), i, pairs.N(), "pairs")
}

// elo is a score in Elo.
func elo(s Estimate) Estimate {
	return Estimate{Number(stats.Elo(float64(s.Value))), Number(stats.Elo(float64(s.Low))), Number(stats.Elo(float64(s.High))), s.N, s.Of}
}
