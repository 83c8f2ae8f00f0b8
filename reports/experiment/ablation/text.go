package ablation

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// WriteJSON writes the ablation as one indented document.
func (a *Ablation) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "ablation", a)
}

// WriteText writes the ablation for people, as text or Markdown.
func (a *Ablation) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Ablation of "+a.Variant, fmt.Sprintf("every %s off in turn · %s games a cell of %s · seed %d", a.words().ability, page.Count(a.Games), a.Bots, a.Seed))
	reports.TellFailures(p, a.Failures)
	p.Gap()
	a.summary(p)
	p.Gap()
	p.Table(a.table(p))
	p.Gap()
	a.legend(p)
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write ablation: %w", err)
	}
	return nil
}

// words are what verdicts on worth are called.
var words = map[stats.Verdict]string{stats.Higher: "helps", stats.Lower: "hurts", stats.Same: "no matter", stats.Unclear: "unclear"}

func (a *Ablation) table(p *page.Page) *page.Grid {
	// then the effects
	header := []string{"ability", "worth", "95 %", "p", "verdict", "games", "shows"}
	first := "first seat"
	if len(a.base.Seats) > 0 {
		first = a.base.Seats[0].Who
	}
	header[0] = a.words().ability
	g := page.NewGrid(1, append(header, first+" ", a.words().plies+" ", "J ", "decisive ")...)
	for i := range a.Abilities {
		x := &a.Abilities[i]
		g.Add(append(x.worthCells(p), a.gameCells(p, x)...)...)
	}
	g.DropIdle("", page.None, "0.0 ")
	return g
}

func (x *Ability) worthCells(p *page.Page) []string {
	id := x.ID
	if !x.On {
		id = "+" + id
	}
	shows := ""
	if x.Uses != nil {
		shows = page.Points(float64(x.Uses.Value))
	}
	if x.Worth == nil {
		return []string{id, page.None, "", page.None, "", "", shows}
	}
	games := ""
	if x.Needed > 0 {
		games = page.Count(x.Needed)
	}
	verdict := words[x.Verdict]
	switch x.Verdict {
	case stats.Higher:
		verdict = p.Good(verdict)
	case stats.Lower:
		verdict = p.Bad(verdict)
	case stats.Unclear:
		verdict = p.Warn(verdict)
	}
	worth, between := x.worth()
	return []string{
		id, worth, between, page.PValue(float64(x.Corrected)),
		verdict, games, shows,
	}
}

// worth is what the ability is worth in Elo; where one plays alone, in points of games won.
func (x *Ability) worth() (value, between string) {
	if x.alone() {
		// the score's distance from one half is half of what is gained
		s, gain := x.Worth.Score, 2.0
		return page.Signed(100*gain*(float64(s.Value)-0.5), 1), page.SignedBetween(float64(s.Low)-0.5, float64(s.High)-0.5, 100*gain, 1)
	}
	e := x.Worth.Elo
	return page.Signed(float64(e.Value), 0), page.SignedBetween(float64(e.Low), float64(e.High), 1, 0)
}

// gameCells are the effects of an ability. An effect beyond the first few is shown only if it is
// marked for some ability.
func (a *Ablation) gameCells(p *page.Page, x *Ability) []string {
	var cells []string
	for i := range x.Game {
		e := &x.Game[i]
		change := e.Unit().Difference(float64(e.Change.Value)) + " "
		switch {
		case x.Inert, i >= alwaysShown && !a.marked(i):
			change = ""
		case e.Marked:
			change = p.Bold(strings.TrimRight(change, " ") + "*")
		}
		cells = append(cells, change)
	}
	for len(cells) < 1+len(effects) {
		cells = append(cells, "")
	}
	return cells
}

// alwaysShown is how many effects have a column whatever they are: score, length and evenness.
const alwaysShown = 3

// marked reports whether an effect is more than chance for any ability.
func (a *Ablation) marked(effect int) bool {
	for i := range a.Abilities {
		if g := a.Abilities[i].Game; effect < len(g) && g[effect].Marked {
			return true
		}
	}
	return false
}

// summary says what a designer would act on.
func (a *Ablation) summary(p *page.Page) {
	said, v := false, a.words()
	for _, s := range []struct {
		label string
		what  func(*Ability) bool
		tell  func(*Ability) string
		after string
	}{
		{"helps", func(x *Ability) bool { return x.Verdict == stats.Higher }, (*Ability).eloText, ", in " + v.unit + ", to " + v.who + " that has it."},
		{"hurts", func(x *Ability) bool { return x.Verdict == stats.Lower }, (*Ability).eloText,
			", in " + v.unit + ", to " + v.who + " that has it: these bots use it badly, or it binds them."},
		{"idle", func(x *Ability) bool { return x.Inert }, (*Ability).name, ": without it every game goes the same way, move for move, and ends the same."},
		{"no matter", func(x *Ability) bool { return x.Verdict == stats.Same && !x.Inert }, (*Ability).name,
			fmt.Sprintf(": worth less than %s either way.", v.margin)},
		{"shapes", (*Ability).shapes, (*Ability).shapesText, ": turned for both, it changes the game."},
	} {
		var list []string
		for i := range a.Abilities {
			if x := &a.Abilities[i]; s.what(x) {
				list = append(list, s.tell(x))
			}
		}
		if len(list) > 0 {
			p.Item(s.label, strings.Join(list, ", ")+s.after)
			said = true
		}
	}
	unclear, most := 0, 0
	for i := range a.Abilities {
		if x := &a.Abilities[i]; x.Verdict == stats.Unclear {
			unclear, most = unclear+1, max(most, x.Needed)
		}
	}
	switch {
	case len(a.Abilities) == 0:
		p.Item("nothing", "The variant has no "+v.abilities+" or options to turn.")
	case unclear > 0 && most > a.Games:
		p.Item("unclear", fmt.Sprintf("The worth of %d of %d; --games %d would tell a worth of %s.", unclear, len(a.Abilities), most, v.margin))
	case unclear > 0:
		p.Item("unclear", fmt.Sprintf("The worth of %d of %d.", unclear, len(a.Abilities)))
	case !said:
		p.Item("unclear", "Nothing is shown by so few games.")
	}
}

func (x *Ability) name() string { return x.ID }

func (x *Ability) eloText() string {
	worth, _ := x.worth()
	return fmt.Sprintf("%s %s", x.ID, worth)
}

func (x *Ability) shapes() bool {
	for _, e := range x.Game {
		if e.Marked {
			return true
		}
	}
	return false
}

func (x *Ability) shapesText() string {
	var parts []string
	for _, e := range x.Game {
		if e.Marked {
			parts = append(parts, e.Name+" "+e.Unit().Difference(float64(e.Change.Value)))
		}
	}
	return fmt.Sprintf("%s (%s)", x.ID, strings.Join(parts, "; "))
}

func (a *Ablation) legend(p *page.Page) {
	p.Section("Reading the table", "")
	v := a.words()
	for _, entry := range [][2]string{
		{"worth", "in " + v.unit + ", of having the " + v.ability + ": " + v.match + "; p is corrected for the number of " + v.abilities + " (Holm)"},
		{"verdict", fmt.Sprintf("helps, hurts: more than chance; no matter: shown to be worth less than %s; unclear: neither; games: so many "+
			"would show %s, four times in five", v.margin, v.margin)},
		{"shows", "per cent of games in which it shows, where " + v.both},
		{"the rest", "what changes when " + v.neither + ": points of the score and of decisive games, " + v.plies + " a game, evenness J of use; * is " +
			"more than chance (Holm) and more than the margin of compare; empty where nothing changes"},
		{"+", "the variant has it turned off; it was turned on"},
		{"next", "look at one closer with: wildbench compare " + cmp.Or(a.Ref, a.Variant) + " --without ID"},
	} {
		p.Note(entry[0], entry[1])
	}
}
