package gate

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"github.com/wildbench/wildbench/reports/page"
)

// WriteJSON writes the result as one indented document.
func (r *Result) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "verdict", r)
}

// WriteText writes the result for people, as text or Markdown: what fails first, and what passes
// only in numbers.
func (r *Result) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Gate: "+paint(p, r.Verdict), r.Headline())
	p.Gap()
	for _, b := range r.Behaviour {
		p.Item("behaviour", b.text())
	}
	for _, n := range r.Notes {
		p.Warning("note", n)
	}
	for _, t := range r.Tests {
		p.Item("rating", t.text(p))
	}
	for _, v := range []Verdict{Regression, Inconclusive} {
		for _, b := range r.Behaviour {
			r.tables(p, v, b.Variant, b.Pairing)
		}
	}
	if n := r.count(Pass); n > 0 {
		p.Gap()
		p.Item("passed", figures(n)+" shown to have moved by less than is tolerated")
	}
	p.Gap()
	p.Item("next", r.next())
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write verdict: %w", err)
	}
	return nil
}

var heading = map[Verdict]string{
	Regression:   "Moved by more than is tolerated",
	Inconclusive: "Too few games to tell",
}

func paint(p *page.Page, v Verdict) string {
	switch v {
	case Pass:
		return p.Good(string(v))
	case Regression:
		return p.Bad(string(v))
	}
	return p.Warn(string(v))
}

func (b *Behaviour) text() string {
	where := b.Variant + " · " + b.Pairing + ": "
	switch {
	case b.Same && b.Rules:
		return where + "every game as in the baseline, though the text of the rules is another"
	case b.Same:
		return where + "every game as in the baseline"
	case b.Moves:
		return where + "the same moves as in the baseline; what they lead to differs: results or scores"
	case b.Schedule && b.Rules:
		return where + "the rules have changed, and seed, number of games or opening are not the baseline's"
	case b.Schedule:
		return where + "other games than the baseline's: seed, number of games or opening differ"
	case b.Rules:
		return fmt.Sprintf("%sthe rules have changed, and so have the games (fingerprint %s, was %s)", where, b.Fingerprint, b.Baseline)
	}
	return fmt.Sprintf("%sthe games have changed under the same rules: an engine or a bot plays differently (fingerprint %s, was %s)",
		where, b.Fingerprint, b.Baseline)
}

func (t *Test) text(p *page.Page) string {
	return fmt.Sprintf("%s · %s: %s; %s that it is %s rather than %s (log-likelihood ratio %s)",
		t.Variant, t.Pairing, t.rating(), paint(p, t.Verdict), page.Signed(t.Good, 0), page.Signed(t.Bad, 0),
		page.Signed(float64(t.LLR), 2))
}

// rating says what the games show. All points, or none, are beyond any rating.
func (t *Test) rating() string {
	by := " by " + page.Count(t.Games) + " games"
	switch {
	case t.Games == 0:
		return "no games"
	case t.Elo.Known():
		return page.Signed(float64(t.Elo), 0) + " Elo" + by
	}
	return "a score of " + page.Percent(t.score) + by
}

// shown is how many inconclusive figures of a pairing are listed when others have failed.
const shown = 5

// tables writes the figures of a pairing with a verdict, those that are furthest from passing
// first.
func (r *Result) tables(p *page.Page, v Verdict, variant, pairing string) {
	var list []*Check
	for i := range r.Checks {
		if c := &r.Checks[i]; c.Verdict == v && c.Variant == variant && c.Pairing == pairing {
			list = append(list, c)
		}
	}
	if len(list) == 0 {
		return
	}
	slices.SortStableFunc(list, func(a, b *Check) int { return cmp.Compare(a.P, b.P) })
	p.Gap()
	p.Section(heading[v], variant+" · "+pairing)
	p.Gap()
	g := page.NewGrid(1, "figure", "baseline", "now", "change", "95 %", "tolerated", "p", "games")
	for _, c := range list {
		g.Add(c.cells()...)
	}
	g.DropIdle("")
	if v == Inconclusive && r.count(Regression) > 0 {
		g.Clip(shown)
	}
	p.Table(g)
	if more := len(list) - g.Rows(); more > 0 {
		p.Text(fmt.Sprintf("… and %d more", more))
	}
}

func (c *Check) cells() []string {
	name, games := c.Metric, ""
	if c.unit.Sign != "" {
		name += " " + c.unit.Sign
	}
	if c.Verdict == Inconclusive && c.Needed > 0 {
		games = page.Count(c.Needed)
	}
	return []string{
		name, c.unit.Text(float64(c.Baseline)), c.unit.Text(float64(c.Now)), c.unit.Difference(float64(c.Change.Value)),
		page.SignedBetween(float64(c.Change.Low), float64(c.Change.High), c.unit.Scale, c.unit.Decimals),
		c.tolerated(), page.PValue(float64(c.Corrected)), games,
	}
}

func (c *Check) tolerated() string {
	sign := map[string]string{"both": "±", "up": "+", "down": "−"}[c.Direction]
	return sign + c.unit.Text(c.Margin)
}

func (r *Result) next() string {
	most := 0
	for i := range r.Checks {
		if c := &r.Checks[i]; c.Verdict == Inconclusive {
			most = max(most, c.Needed)
		}
	}
	switch {
	case r.Unchanged && r.countTests(Pass) == len(r.Tests):
		return "nothing to do"
	case r.Unchanged && r.Verdict != Regression:
		return "more games would tell, here and in the baseline; or ask for ratings that are further apart"
	case r.Unchanged:
		return "the games are the baseline's: it is the test that they do not pass"
	case r.Verdict == Regression:
		return "see what else moved with wildbench compare; if the change is wanted, take it over with --update"
	case most > 0:
		return fmt.Sprintf("--games %d would tell, here and in the baseline; or widen the tolerances", most)
	}
	return "if the change is wanted, take it over with --update"
}
