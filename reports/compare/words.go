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
		return fmt.Sprintf("%s and %s play exactly alike: every one of %s games went the same way, move for move.", a, b, page.Count(q.Games[0]))
	}
	var parts []string
	say := func(s string) {
		if s != "" {
			parts = append(parts, s)
		}
	}
	say(q.fairness(a, b))
	say(q.pace(b))
	say(q.ends())
	say(q.evenness())
	say(q.movers(reports.Use, "turns in which it acts, of those in which it could"))
	say(q.movers(reports.Abilities, "games in which it shows"))
	say(q.open())
	return strings.Join(parts, " ")
}

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
	first := q.a.Seats[0].Who
	d := q.Find("score." + first)
	if d == nil {
		return ""
	}
	s := fmt.Sprintf("%s scores %s in %s and %s in %s", title(first),
		page.Percent(float64(d.A.Value)), a, page.Percent(float64(d.B.Value)), b)
	from := func(n reports.Number) float64 { return math.Abs(float64(n) - 0.5) }
	switch d.Verdict {
	case stats.Same:
		return s + ": as fair as before."
	case stats.Unclear:
		return s + ": no difference is shown."
	}
	if from(d.B.Value) < from(d.A.Value) {
		return s + ": the change makes the game fairer."
	}
	return s + ": the change makes the game less fair."
}

func (q *Pairing) pace(b string) string {
	d := q.Find("length")
	change := math.Abs(float64(d.Change.Value))
	switch d.Verdict {
	case stats.Higher:
		return fmt.Sprintf("Games of %s are %s plies longer (%s).", b, page.Fixed(change, 0), relative(d))
	case stats.Lower:
		return fmt.Sprintf("Games of %s are %s plies shorter (%s).", b, page.Fixed(change, 0), relative(d))
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
		return "The pieces are used more evenly " + values + "."
	case stats.Lower:
		return "The pieces are used less evenly " + values + "."
	case stats.Same:
		return "The pieces are used as evenly as before " + values + "."
	}
	return ""
}

// movers names what is used more and less.
func (q *Pairing) movers(family, what string) string {
	moved := slices.DeleteFunc(q.moved(family), func(d *Difference) bool { return d.Figure == "evenness" })
	if len(moved) == 0 {
		return ""
	}
	more, rest := "", len(moved)-named
	if rest > 0 {
		moved, more = moved[:named], fmt.Sprintf(" and %d more", rest)
	}
	return fmt.Sprintf("%s (points of %s): %s%s.", title(family), what, q.list(moved), more)
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

func title(s string) string { return strings.ToUpper(s[:1]) + s[1:] }
