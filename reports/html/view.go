package html

import (
	"fmt"
	"html/template"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
)

// A pageView is all that the page's template fills in.
type pageView struct {
	Title    string
	Chapters []*chapterView
	Beside   []chartTable // the variants side by side, by pairing

	Comparisons []*comparisonView

	Style  template.CSS
	Script template.JS
}

// A chapterView is what is shown of one variant.
type chapterView struct {
	ID       string
	Name     string
	Heading  string
	Summary  string
	Note     string
	Basis    string // what the answers are based on
	Answers  []reports.Answer
	Pairings []*pairingView // the one that says most first
	Setup    template.HTML
	Legend   []legendItem
	Reach    bool
	Deck     []plainTable // of a game of cards, in place of the board
	Worth    []chartTable // by experiments of their own
	Games    []gameView
	Notes    []string
	Data     *chapterData
}

// A pairingView is what is shown of the games of two bots.
type pairingView struct {
	ID        string
	Name      string
	Note      string
	Open      bool
	Results   chartTable
	Ends      chartTable
	Length    template.HTML
	LengthSay string
	Evenness  template.HTML
	Even      fact
	Facts     []fact
	Warnings  []string
	Tables    []chartTable // of pieces
	Cards     []card
	Takes     matrix
	Abilities chartTable
	Deck      bool       // it is a game of cards
	Points    chartTable // of which
}

// A legendItem explains one look of the board.
type legendItem struct{ Class, Name string }

// A gameView is what is shown of a replay before its script runs.
type gameView struct {
	ID      string
	Index   int
	Heading string
	Say     string
	Result  string
	Last    int
	Unit    string // of steps
	Moves   string
	Tables  bool // what lies before players is shown, and no board
	Seats   []string
	Board   template.HTML
}

func chapterViewOf(c *Chapter, number int) *chapterView {
	r := c.Report
	v := &chapterView{ID: fmt.Sprintf("variant-%d", number+1), Name: r.Variant, Heading: c.heading(), Summary: strings.TrimSpace(c.def.Summary), Notes: c.notes}
	v.Note = fmt.Sprintf("%s · up to %s games a pairing · seed %d · fingerprint %s", r.Variant, page.Count(r.Games), r.Seed, r.Fingerprint)
	var g *ground
	if c.def.HasBoard() {
		g = newGround(c.def)
	}
	telling := c.telling()
	if telling >= 0 {
		p := r.Pairings[telling]
		v.Basis = fmt.Sprintf("By %s of %s.", page.Counted(p.Games, "game"), p.Name)
		v.Answers = answers(r.Answers)
		v.Pairings = append(v.Pairings, c.pairingView(v.ID, g, telling, true))
	}
	for i, p := range r.Pairings {
		if i != telling && p.Games > 0 {
			v.Pairings = append(v.Pairings, c.pairingView(v.ID, g, i, false))
		}
	}
	if g != nil {
		v.Setup = g.setup([2]string{c.seatName(0), c.seatName(1)})
		v.Legend = g.legend([2]string{c.seatName(0), c.seatName(1)})
	} else {
		v.Deck = deckTables(&c.def.Deck)
	}
	v.Reach = len(c.reach) > 0
	for i, game := range c.games {
		v.Games = append(v.Games, c.gameView(v.ID, g, i, game))
	}
	if c.values != nil {
		v.Worth = append(v.Worth, valueTable(c.values))
	}
	if c.ablation != nil {
		v.Worth = append(v.Worth, ablationTable(c.ablation))
	}
	v.Data = c.data()
	return v
}

func (c *Chapter) pairingView(chapter string, g *ground, number int, open bool) *pairingView {
	p := c.Report.Pairings[number]
	if p.Cards != nil {
		return cardPairingView(chapter, p, number, open)
	}
	v := &pairingView{
		ID: fmt.Sprintf("%s-pairing-%d", chapter, number+1), Name: p.Name, Open: open,
		Note:    fmt.Sprintf("%s · fingerprint %s", page.Counted(p.Games, "game"), p.Fingerprint),
		Results: resultsTable(p), Ends: endsTable(p), Length: histogram(p.Length), LengthSay: lengthText(p.Length),
		Evenness: gauge("Evenness of use", p.Evenness), Even: estimateFact("evenness", "evenness", p.Evenness, reports.Index, ""),
		Cards: c.cards(g, number), Takes: exchangeMatrix(p), Abilities: abilitiesTable(p),
	}
	v.Facts = []fact{
		estimateFact("length", "plies a game", p.Length.Mean, reports.Plies, ""),
		estimateFact("branching", "legal moves a ply", p.Branching, reports.Plies, ""),
		estimateFact("decisions", "plies with a choice", p.Decisions, reports.Share, " %"),
		estimateFact("decisive", "somebody wins", p.Decisive, reports.Share, " %"),
		estimateFact("behind", "winner behind, of the plies", p.Course.Drama, reports.Share, " %"),
		estimateFact("settled", "settled after, of a game", p.Course.Decisiveness, reports.Share, " %"),
		{"distinct", exact(p.Diversity.Distinct), "different games", page.Percent(float64(p.Diversity.Distinct))},
	}
	for _, w := range p.Warnings {
		if !strings.HasPrefix(w.Figure, "abilities.") { // those stand in the table
			v.Warnings = append(v.Warnings, english.Capital(w.Text)+".")
		}
	}
	v.Tables = []chartTable{
		pieceTable(p, "usage", "Usage: turns in which it acted, of those in which it could", "usage %", reports.Share, scale{low: 0, high: 0},
			func(q *reports.Piece) reports.Estimate { return q.UsageRate }),
		pieceTable(p, "lift", "Choice lift: how often it acted, over its share of the legal moves; 1 is chance", "lift", reports.Amount, scale{low: 0, high: 1, mark: 1, marked: true},
			func(q *reports.Piece) reports.Estimate { return q.ChoiceLift }),
	}
	if t := worthTable(p); len(t.Rows) > 0 {
		v.Tables = append(v.Tables, t)
	}
	return v
}

// legend names terrains, zones and sides as the board shows them.
func (g *ground) legend(names [2]string) []legendItem {
	items := []legendItem{{"piece-0", names[0]}, {"piece-1", names[1]}, {"ground", english.Name(g.def.Board.Ground)}}
	for i, t := range g.def.Board.Terrain {
		items = append(items, legendItem{terrainClass(i), english.Name(t.Name)})
	}
	for i, z := range g.def.Zones {
		items = append(items, legendItem{fmt.Sprintf("zone-%d", i%terrainStyles+1), "zone: " + english.Name(z.Name)})
	}
	return items
}

func (c *Chapter) gameView(chapter string, g *ground, i int, r *Replay) gameView {
	last := len(r.Steps) - 1
	v := gameView{
		ID: fmt.Sprintf("%s-game-%d", chapter, i+1), Index: i,
		Heading: english.Capital(r.Why) + " game", Last: last,
		Result: english.Capital(r.Result) + ".",
	}
	var who []string
	for seat, bot := range r.Bots {
		who = append(who, bot+" is "+c.header.Seats[seat])
	}
	length := "plies"
	if g == nil {
		length = "turns"
	}
	v.Say = fmt.Sprintf("Game %s: %s; %d %s, %s.", r.Number, strings.Join(who, ", "), last, length, r.Result)
	v.Unit = length
	if r.deficit > 0 {
		v.Say += fmt.Sprintf(" The winner was once behind by %s in material.", page.Fixed(float64(r.deficit)/100, 1))
	}
	var moves []string
	for _, s := range r.Steps[1:] {
		moves = append(moves, s.Move)
	}
	v.Moves = strings.Join(moves, "; ")
	if g == nil {
		v.Moves, v.Tables, v.Seats = keptText(r.Steps), true, c.header.Seats
		return v
	}
	v.Board = g.draw("playing", v.Heading, "The board is described in the text below it, move by move.").html()
	return v
}
