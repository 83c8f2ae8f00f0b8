package compare

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/variants/english"
)

// named is how many pieces or abilities a sentence names.
const named = 4

// Words sums a pairing up in a paragraph.
func (c *Comparison) Words(q *Pairing) string {
	a, b := c.A.Variant, c.B.Variant
	if a == b {
		a, b = "A", "B"
	}
	if q.Identical {
		return fmt.Sprintf("%s and %s play exactly alike: every one of %s games went the same way, move for move, and ended the same.",
			a, b, page.Count(q.Games[0]))
	}
	var parts []string
	say := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	if q.SameMoves {
		say("The moves are the same in all games; what they lead to differs:")
	}
	say(q.fairness(a, b))
	say(q.pace(b))
	say(q.ends())
	say(q.evenness())
	say(q.movers(reports.Use, reports.Use, "points of "+q.words().Use))
	say(q.movers(reports.Earning, reports.Earning, "points that a player would lack without a copy"))
	say(q.movers(reports.Winning, reports.Winning, "points of share of the win of who keeps one, over others of the same bot and seat"))
	say(q.movers(reports.Abilities, q.words().Abilities, "points of games in which it shows"))
	say(q.open())
	return strings.Join(parts, " ")
}

func (q *Pairing) words() reports.Words { return q.a.Words() }

// Find is the difference of a figure, or nil.
func (q *Pairing) Find(figure string) *Difference {
	for i := range q.Families {
		for j := range q.Families[i].Differences {
			if d := &q.Families[i].Differences[j]; d.Figure == figure {
				return d
			}
		}
	}
	return nil
}

func (q *Pairing) fairness(a, b string) string {
	if len(q.a.Seats) > 2 && len(q.a.Seats) == len(q.b.Seats) {
		return q.fairnessOfSeats(a, b)
	}
	first := q.a.Seats[0].Who
	d := q.Find("score." + first)
	if d == nil {
		return ""
	}
	s := fmt.Sprintf("%s scores %s in %s and %s in %s", english.Capital(first),
		page.Percent(float64(d.A.Value)), a, page.Percent(float64(d.B.Value)), b)
	from := func(n reports.Number) float64 { return math.Abs(float64(n) - 0.5) }
	switch {
	case len(q.a.Seats) == 1 && (d.Verdict == stats.Higher || d.Verdict == stats.Lower):
		return fmt.Sprintf("%s: for these bots the change makes the game %s.", s, map[stats.Verdict]string{stats.Higher: "easier", stats.Lower: "harder"}[d.Verdict])
	case len(q.a.Seats) == 1 && d.Verdict == stats.Same:
		return s + ": as hard as before."
	case d.Verdict == stats.Same:
		return s + ": between these bots as fair as before."
	case d.Verdict == stats.Unclear:
		return s + ": no difference is shown."
	}
	switch closer := from(d.A.Value) - from(d.B.Value); {
	case math.Abs(closer) < float64(d.Margin):
		return s + ": as far from even as before, the other way."
	case closer > 0:
		return s + ": between these bots the change makes the game fairer."
	}
	return s + ": between these bots the change makes the game less fair."
}

// fairnessOfSeats says which of more than two seats win more or less often than before, and how far
// from an equal share the furthest is.
func (q *Pairing) fairnessOfSeats(a, b string) string {
	var moved []*Difference
	furthest, same := [2]float64{}, true
	for _, s := range q.a.Seats {
		d := q.Find("score." + s.Who)
		if d == nil {
			return ""
		}
		for i, n := range []reports.Number{d.A.Value, d.B.Value} {
			furthest[i] = max(furthest[i], math.Abs(float64(n)-1/float64(len(q.a.Seats))))
		}
		if d.Verdict == stats.Higher || d.Verdict == stats.Lower {
			moved = append(moved, d)
		}
		same = same && d.Verdict == stats.Same
	}
	s := fmt.Sprintf("Of %d seats, the furthest from an equal share is %s off in %s and %s in %s", len(q.a.Seats),
		points(furthest[0]), a, points(furthest[1]), b)
	switch {
	case len(moved) > 0:
		return fmt.Sprintf("%s; more or less often than before wins: %s.", s, q.list(moved))
	case same:
		return s + ": each as it was before."
	}
	return s + ": no difference is shown."
}

// points is a difference of shares.
func points(x float64) string { return page.Points(x) + " points" }

func (q *Pairing) pace(b string) string {
	d := q.Find("length")
	change := math.Abs(float64(d.Change.Value))
	switch d.Verdict {
	case stats.Higher:
		return fmt.Sprintf("Games of %s are %s %s longer (%s).", b, page.Fixed(change, 0), q.words().Plies, relative(d))
	case stats.Lower:
		return fmt.Sprintf("Games of %s are %s %s shorter (%s).", b, page.Fixed(change, 0), q.words().Plies, relative(d))
	case stats.Same:
		return "Games are as long as before."
	}
	return ""
}

func relative(d *Difference) string {
	return page.Signed(100*float64(d.Change.Value/d.A.Value), 0) + " %"
}

// ends names the ends that are more or less frequent, the largest change first.
func (q *Pairing) ends() string {
	var moved []*Difference
	for _, d := range q.moved(reports.Results) {
		if strings.HasPrefix(d.Figure, "end.") {
			moved = append(moved, d)
		}
	}
	if len(moved) == 0 {
		return ""
	}
	return "Ends: " + q.list(moved) + "."
}

func (q *Pairing) evenness() string {
	d := q.Find("evenness")
	values := fmt.Sprintf("(J %s, before %s)", page.Fixed(float64(d.B.Value), 3), page.Fixed(float64(d.A.Value), 3))
	switch d.Verdict {
	case stats.Higher:
		return fmt.Sprintf("The %s are %s more evenly ", q.words().Pieces, q.words().Evenly) + values + "."
	case stats.Lower:
		return fmt.Sprintf("The %s are %s less evenly ", q.words().Pieces, q.words().Evenly) + values + "."
	case stats.Same:
		return fmt.Sprintf("The %s are %s as evenly as before ", q.words().Pieces, q.words().Evenly) + values + "."
	}
	return ""
}

// movers names what is used more and less.
func (q *Pairing) movers(family, called, what string) string {
	moved := slices.DeleteFunc(q.moved(family), func(d *Difference) bool { return d.Figure == "evenness" })
	if len(moved) == 0 {
		return ""
	}
	more, rest := "", len(moved)-named
	if rest > 0 {
		moved, more = moved[:named], fmt.Sprintf(" and %d more", rest)
	}
	return fmt.Sprintf("%s (%s): %s%s.", english.Capital(called), what, q.list(moved), more)
}

// moved lists what is shown to be higher or lower in a family, the largest changes first.
func (q *Pairing) moved(family string) []*Difference {
	var list []*Difference
	for i := range q.Families {
		if q.Families[i].Name != family {
			continue
		}
		for j := range q.Families[i].Differences {
			if d := &q.Families[i].Differences[j]; d.Verdict == stats.Higher || d.Verdict == stats.Lower {
				list = append(list, d)
			}
		}
	}
	slices.SortStableFunc(list, func(x, y *Difference) int {
		return cmp.Compare(math.Abs(float64(y.Change.Value)), math.Abs(float64(x.Change.Value)))
	})
	return list
}

func (q *Pairing) list(ds []*Difference) string {
	var parts []string
	for _, d := range ds {
		parts = append(parts, d.Name+" "+d.unit.Difference(float64(d.Change.Value)))
	}
	return strings.Join(parts, ", ")
}

// open says what these games do not tell, and how many would.
func (q *Pairing) open() string {
	unclear, most, all := 0, 0, 0
	for i := range q.Families {
		for _, d := range q.Families[i].Differences {
			all++
			if d.Verdict == stats.Unclear {
				unclear, most = unclear+1, max(most, d.Needed)
			}
		}
	}
	if unclear == 0 {
		return fmt.Sprintf("All %d figures have a verdict.", all)
	}
	if most <= max(q.Games[0], q.Games[1]) {
		return fmt.Sprintf("Of %d figures, %d stay unclear.", all, unclear)
	}
	return fmt.Sprintf("Of %d figures, %d stay unclear; --games %d would settle them.", all, unclear, most)
}
