package values

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// WriteJSON writes the values as one indented document.
func (v *Values) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "values", v)
}

// WriteText writes the values for people, as text or Markdown.
func (v *Values) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Values of "+v.Variant, fmt.Sprintf("%s games a piece of %s · seed %d", page.Count(v.Games), v.Bots, v.Seed))
	reports.TellFailures(p, v.Failures)
	p.Gap()
	v.summary(p)
	p.Gap()
	p.Table(v.table(p))
	if b := v.Block(); b != "" {
		p.Gap()
		p.Code(b)
	}
	p.Gap()
	v.legend(p)
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write values: %w", err)
	}
	return nil
}

func (v *Values) table(p *page.Page) *page.Grid {
	g := page.NewGrid(1, "piece", "match Elo", "", "regression", "", "match value", "", "regression", "", "both", "variant", "agree")
	for i := range v.Pieces {
		x := &v.Pieces[i]
		match, matchMargin := inUnits(v.Told.Match, x.Match)
		regression, regressionMargin := inUnits(v.Told.Regression, x.Regression)
		name := x.Name
		if x.Instead != "" {
			name += " *"
		}
		agree := ""
		switch {
		case x.Disagree:
			agree = p.Warn("no")
		case x.P.Known():
			agree = "yes"
		}
		g.Add(name, page.Signed(float64(x.MatchElo.Value), 0), x.MatchElo.Margin(1, 0),
			page.Signed(float64(x.RegressionElo.Value), 0), x.RegressionElo.Margin(1, 0),
			match, matchMargin, regression, regressionMargin,
			page.Fixed(float64(x.Value), 1), page.Amount(x.Variant/v.variantUnit()), agree)
	}
	g.DropIdle("", page.None)
	return g
}

// inUnits is a value in units with its margin, if it tells anything.
func inUnits(told bool, e reports.Estimate) (value, margin string) {
	if !told {
		return page.None, ""
	}
	return page.Fixed(float64(e.Value), 1), e.Margin(1, 1)
}

// variantUnit is what the variant says the unit is worth; 1 if it does not say.
func (v *Values) variantUnit() float64 {
	if v.UnitValue > 0 {
		return v.UnitValue
	}
	return 1
}

func (v *Values) summary(p *page.Page) {
	switch {
	case v.Told.Match && v.Told.Regression:
		p.Item("unit", fmt.Sprintf("The %s counts 1: one more of it helps, by matches as well as by regression.", v.unitName))
	case v.Told.Match:
		p.Item("unit", fmt.Sprintf("The %s counts 1, by matches. In positions on the way, having more of it is not shown to help.", v.unitName))
	case v.Told.Regression:
		p.Item("unit", fmt.Sprintf("The %s counts 1, by regression. One more of it at the start is not shown to help.", v.unitName))
	default:
		p.Warning("unit", fmt.Sprintf("One more %s is not shown to help, so there is no unit: what follows is in Elo. Play more games (--games %d), "+
			"or let bots play that look further (--bots).", v.unitName, 4*v.Games))
	}
	var apart, off []string
	for i := range v.Pieces {
		x := &v.Pieces[i]
		if x.Disagree {
			apart = append(apart, fmt.Sprintf("%s (%s by matches, %s by regression)", x.Name,
				page.Fixed(float64(x.Match.Value), 1), page.Fixed(float64(x.Regression.Value), 1)))
		}
		if v.contradicts(x) {
			off = append(off, fmt.Sprintf("%s (%s; the variant says %s)", x.Name, page.Fixed(float64(x.Value), 1), page.Amount(x.Variant/v.variantUnit())))
		}
	}
	if len(apart) > 0 {
		p.Warning("disagree", strings.Join(apart, ", ")+": worth more at one time of the game than at another, or traded badly.")
	}
	if len(off) > 0 {
		p.Item("off", "Outside of all intervals: "+strings.Join(off, ", ")+".")
	}
}

// contradicts reports whether the variant's own value is outside of every interval there is.
func (v *Values) contradicts(x *Piece) bool {
	own := x.Variant / v.variantUnit()
	outside := func(e reports.Estimate) bool { return own < float64(e.Low) || own > float64(e.High) }
	return x.ID != v.Unit && x.Value.Known() && (!v.Told.Match || outside(x.Match)) && (!v.Told.Regression || outside(x.Regression))
}

// Block is the values as a variant that extends the one measured, for bots that go by material;
// empty if there is no unit.
func (v *Values) Block() string {
	if !v.Told.Match && !v.Told.Regression {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "# values of %s by %d games a piece of %s, seed %d\nextends: %s\nanimals:\n", v.Variant, v.Games, v.Bots, v.Seed, cmp.Or(v.Ref, v.Variant))
	for i := range v.Pieces {
		if x := &v.Pieces[i]; x.Value.Known() {
			fmt.Fprintf(&b, "  %s: {value: %g}\n", x.ID, max(0, math.Round(10*float64(x.Value)*v.variantUnit())/10))
		}
	}
	return b.String()
}

func (v *Values) legend(p *page.Page) {
	p.Section("Reading the table", "")
	note := func(label, text string, when bool) {
		if when {
			p.Note(label, text)
		}
	}
	told := v.Told.Match || v.Told.Regression
	note("±", "half of the 95 % interval; Elo is what one more is worth as a difference in rating", true)
	note("match", fmt.Sprintf("from a start in which one side lacks a piece, each of its kind in turn, seats swapped: what the other side gains. "+
		"The unit has %d times the games", unitGames), true)
	note("regression", "from the usual start: how one more of it in positions on the way goes with winning", true)
	note("both", "together, each by its precision; agree: no, if the two ways differ by more than chance (Holm)", told)
	note("variant", "what the variant says now, in the same unit", true)
	note("*", "not there at the start: it took the place of a piece that becomes it, and is told beyond that one's worth", v.standsIn())
	note("next", "save the block as a variant and let it play: wildbench compare "+cmp.Or(v.Ref, v.Variant)+" FILE", told)
}

// standsIn reports whether any type is told by taking the place of another.
func (v *Values) standsIn() bool {
	return slices.ContainsFunc(v.Pieces, func(p Piece) bool { return p.Instead != "" })
}
