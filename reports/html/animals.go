package html

import (
	"fmt"
	"html/template"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
)

// A card is what a page tells of one piece.
type card struct {
	Name, Letter string
	Seen         bool
	Facts        []fact
	Abilities    []string
	Visits       *mapView
	Falls        *mapView
}

// A fact is a figure with its name.
type fact struct {
	Figure, Value string
	Name, Text    string
}

// A mapView is a heat map with its caption.
type mapView struct {
	Picture template.HTML
	Caption string
}

// cards are the pieces of a pairing.
func (c *Chapter) cards(g *ground, number int) []card {
	p, tally := c.Report.Pairings[number], c.squares[number]
	var list []card
	for i := range p.Pieces {
		q := &p.Pieces[i]
		k := card{Name: q.Name, Letter: q.Letter, Seen: q.Seen}
		if !q.Seen {
			list = append(list, k)
			continue
		}
		k.Facts = pieceFacts(p, q)
		for _, id := range c.abilities(i) {
			if a := findAbility(p, id); a != nil {
				k.Abilities = append(k.Abilities, abilityText(a))
			}
		}
		k.Visits = mapOf(g, "visits", q.Name+": squares it went to", tally.visitsOf(i), "went to")
		k.Falls = mapOf(g, "falls", q.Name+": squares it was removed from", tally.fallsOf(i), "removed from")
		list = append(list, k)
	}
	return list
}

func mapOf(g *ground, class, title string, counts []int, what string) *mapView {
	return &mapView{g.heatMap(class, title, counts), fmt.Sprintf("%s: %s times; %s", english.Capital(what), page.Count(sum(counts)), g.topText(counts))}
}

func pieceFacts(p *reports.Pairing, q *reports.Piece) []fact {
	facts := []fact{
		estimateFact("usage."+q.ID, "usage rate", q.UsageRate, reports.Share, " %"),
		estimateFact("turns."+q.ID, "acts in turns", q.ActionShare, reports.Share, " %"),
		estimateFact("lift."+q.ID, "choice lift", q.ChoiceLift, reports.Amount, ""),
		estimateFact("took."+q.ID, "took, a game", q.Took, reports.Amount, ""),
		estimateFact("took-own."+q.ID, "took friends, a game", q.TookOwn, reports.Amount, ""),
		estimateFact("lost."+q.ID, "lost, a game", q.Lost, reports.Amount, ""),
		estimateFact("survival."+q.ID, "survives", q.Survival, reports.Share, " %"),
		estimateFact("lifetime."+q.ID, "lives for plies", q.Lifetime, reports.Plies, ""),
		estimateFact("first-lost."+q.ID, "won by who lost one first", q.FirstLost, reports.Share, " %"),
	}
	if p.Worth != nil {
		for _, w := range p.Worth.Pieces {
			if w.ID == q.ID {
				facts = append(facts, fact{"worth-elo." + w.ID, exact(w.Elo.Value), "worth, Elo", eloText(w.Elo)})
			}
		}
	}
	return facts
}

func estimateFact(id, name string, e reports.Estimate, unit reports.Unit, sign string) fact {
	t := value(e, unit)
	if e.Value.Known() {
		t += sign
	}
	return fact{id, exact(e.Value), name, t}
}

func findAbility(p *reports.Pairing, id string) *reports.Ability {
	for i := range p.Abilities {
		if p.Abilities[i].ID == id {
			return &p.Abilities[i]
		}
	}
	return nil
}

func abilityText(a *reports.Ability) string {
	_, name, _ := strings.Cut(a.ID, ".")
	if a.Off {
		return english.Name(name) + ": off"
	}
	if a.Unseen {
		return english.Name(name) + ": in no game"
	}
	s := fmt.Sprintf("%s: in %s of games", english.Name(name), percent(a.GamesUsed))
	if a.Uses.Value > 0 {
		s += fmt.Sprintf(", %s times a game", page.Amount(float64(a.Uses.Value)))
	}
	if a.Passive && a.InForce.Value > 0 {
		s += fmt.Sprintf(", in force for %s turns a game", page.Amount(float64(a.InForce.Value)))
	}
	if !a.Passive && a.UseRate.Value.Known() {
		s += fmt.Sprintf(", in %s of the turns in which it was legal", percent(a.UseRate))
	}
	return s
}
