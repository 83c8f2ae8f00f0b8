package html

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/english"
)

// A plainTable is a table of texts and numbers without bars.
type plainTable struct {
	Caption string
	Head    []string
	Rows    [][]string
}

// deckTables show the faces of all cards.
func deckTables(d *variants.Deck) []plainTable {
	areas := plainTable{Caption: "Areas", Head: []string{"area", "copies", "size", "×", "habitats"}}
	for _, c := range d.Areas {
		areas.Rows = append(areas.Rows, []string{c.Name, strconv.Itoa(c.InDeck()), strconv.Itoa(c.Size), strconv.Itoa(c.Multiplier), strings.Join(c.Habitats, ", ")})
	}
	animals := plainTable{Caption: "Animals", Head: []string{"animal", "copies", "nature", "space", "level", "habitats"}}
	for _, c := range d.Animals {
		animals.Rows = append(animals.Rows, []string{c.Name, strconv.Itoa(c.InDeck()), c.Nature, strconv.Itoa(c.Space), strconv.Itoa(c.Level), strings.Join(c.Habitats, ", ")})
	}
	improvements := plainTable{Caption: "Improvements", Head: []string{"improvement", "copies"}}
	for _, c := range d.Improvements {
		improvements.Rows = append(improvements.Rows, []string{c.Name, strconv.Itoa(c.Copies)})
	}
	return []plainTable{areas, animals, improvements}
}

// cardPairingView is what is shown of the games of two bots at cards.
func cardPairingView(chapter string, p *reports.Pairing, number int, open bool) *pairingView {
	v := &pairingView{
		ID: fmt.Sprintf("%s-pairing-%d", chapter, number+1), Name: p.Name, Open: open, Deck: true,
		Note:    fmt.Sprintf("%s · fingerprint %s", page.Counted(p.Games, "game"), p.Fingerprint),
		Results: resultsTable(p), Ends: endsTable(p),
		Evenness: gauge("Evenness of picks", p.Evenness), Even: estimateFact("evenness", "evenness", p.Evenness, reports.Index, ""),
		Abilities: abilitiesTable(p), Points: pointsTable(p),
	}
	if p.Length.Counts.Quantile(0) < p.Length.Counts.Quantile(1) { // games of one length need no picture
		v.Length, v.LengthSay = histogram(p.Length), lengthText(p.Length)
	}
	v.Abilities.Caption = "Effects, the most used first"
	v.Abilities.Note = "Uses: animals and rounds, a game, in which it changed something. How the game would be without it: wildbench ablate VARIANT"
	v.Results.Note = "Score: shares of the win; its interval comes from sets of games with seats rotated."
	v.Facts = []fact{
		estimateFact("margin", "winner ahead of the second by", p.Cards.Margin, reports.Plies, ""),
		estimateFact("length", "plies a game", p.Length.Mean, reports.Plies, ""),
		estimateFact("branching", "cards to choose from", p.Branching, reports.Plies, ""),
		estimateFact("decisive", "somebody wins alone", p.Decisive, reports.Share, " %"),
		{"seats-alike", exact(p.Cards.SeatP), "seats win alike, p", page.PValue(float64(p.Cards.SeatP))},
	}
	for _, w := range p.Warnings {
		if !strings.HasPrefix(w.Figure, "abilities.") { // those stand in the table
			v.Warnings = append(v.Warnings, english.Capital(w.Text)+".")
		}
	}
	offered := *p // without cards that are never on offer
	offered.Pieces = nil
	for _, q := range p.Pieces {
		if q.UsageRate.Value.Known() {
			offered.Pieces = append(offered.Pieces, q)
		}
	}
	v.Tables = []chartTable{
		pieceTable(&offered, "usage", "Picks: turns in which the card was chosen, of those in which it was on offer", "picked %", reports.Share, scale{},
			func(q *reports.Piece) reports.Estimate { return q.UsageRate }),
		pieceTable(&offered, "lift", "Choice lift: how often it was chosen, over its share of the cards on offer; 1 is chance", "lift", reports.Amount,
			scale{mark: 1, marked: true, high: 1}, func(q *reports.Piece) reports.Estimate { return q.ChoiceLift }),
		cardTable(p, "worth", "Worth: points that its player would lack without a copy, everything else put to its best use; of some games only",
			"worth", reports.Signed, scale{marked: true}, func(c *reports.Card) reports.Estimate { return c.Worth }),
		cardTable(p, "earned", "Points that stand on a copy over the game; an area counts all that lives in it, an improvement all of its area", "points", reports.Signed,
			scale{marked: true}, func(c *reports.Card) reports.Estimate { return c.Points }),
		cardTable(p, "win-lift", "What players won who kept one, over what players of the same bot and seat win; 1 is neither good nor bad", "win lift", reports.Amount,
			scale{low: 1, high: 1, mark: 1, marked: true}, func(c *reports.Card) reports.Estimate { return c.Lift }),
		cardTable(p, "aside", "Rounds in which a copy was of no use", "aside %", reports.Share, scale{}, func(c *reports.Card) reports.Estimate { return c.Aside }),
	}
	return v
}

// cardTable is one figure of all cards that were kept.
func cardTable(p *reports.Pairing, id, caption, head string, unit reports.Unit, s scale, figure func(*reports.Card) reports.Estimate) chartTable {
	t := chartTable{Class: id, Caption: caption, Head: []string{"card", head, head + ", ±"}}
	for i := range p.Cards.Cards {
		s = s.cover(figure(&p.Cards.Cards[i]))
	}
	for i := range p.Cards.Cards {
		c := &p.Cards.Cards[i]
		if e := figure(c); e.Value.Known() {
			t.Rows = append(t.Rows, chartRow{Figure: id + "." + c.ID, Value: exact(e.Value), Label: c.Name, Bar: intervalBar(e, s), Cells: []string{value(e, unit)}})
		}
	}
	t.Note = scaleText(s, unit)
	return t
}

// pointsTable is what seats and bots score.
func pointsTable(p *reports.Pairing) chartTable {
	t := chartTable{Class: "points", Caption: "Points at the end", Head: []string{"who", "mean points", "mean, ±", "sd", "5 %", "median", "95 %"}}
	list := append(append([]reports.Points(nil), p.Cards.Scores...), p.Cards.ByBot...)
	if p.Cards.Against != nil {
		list = append(list, *p.Cards.Against)
	}
	s := scale{}
	for _, x := range list {
		s = s.cover(x.Mean)
	}
	for _, x := range list {
		t.Rows = append(t.Rows, chartRow{
			Figure: "points." + x.Who, Value: exact(x.Mean.Value), Label: x.Who, Bar: intervalBar(x.Mean, s),
			Cells: []string{value(x.Mean, reports.Plies), page.Fixed(float64(x.SD), 1), page.Fixed(float64(x.P5), 0), page.Fixed(float64(x.Median), 0), page.Fixed(float64(x.P95), 0)},
		})
	}
	t.Note = scaleText(s, reports.Plies)
	return t
}
