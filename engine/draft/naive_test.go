package draft

import (
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants"
)

// This file scores and develops parks a second time, from position texts and definitions alone,
// slowly and plainly.

// A naivePark is a park as its text has it.
type naivePark struct {
	plots   []naivePlot
	outside []string
	fresh   []string
}

type naivePlot struct {
	area         string
	improvements []string
	animals      []string
}

func readPark(text string) (p naivePark) {
	text, fresh, _ := strings.Cut(text, "!")
	text, outside, _ := strings.Cut(text, "~")
	p.fresh, p.outside = cards(fresh), cards(outside)
	for _, t := range strings.Split(text, "+") {
		var plot naivePlot
		t, animals, _ := strings.Cut(strings.TrimSuffix(t, ")"), "(")
		t, improvements, _ := strings.Cut(strings.TrimSuffix(t, "]"), "[")
		plot.area, plot.improvements, plot.animals = t, cards(improvements), cards(animals)
		p.plots = append(p.plots, plot)
	}
	return p
}

// cards lists the cards of a text, each by itself.
func cards(text string) (list []string) {
	if text == "" || text == "-" {
		return nil
	}
	for _, word := range strings.Split(text, ",") {
		id, number, many := strings.Cut(word, "*")
		n := 1
		if many {
			n, _ = strconv.Atoi(number)
		}
		for range n {
			list = append(list, id)
		}
	}
	return list
}

// naive scores by a definition.
type naive struct{ def *variants.Definition }

func (n naive) animal(id string) *variants.Resident {
	i := slices.IndexFunc(n.def.Deck.Animals, func(a variants.Resident) bool { return a.ID == id })
	return &n.def.Deck.Animals[i]
}

// plot is what a plot scores before anything is taken off, and its empty spaces; ok is false if its
// animals may not live together there.
func (n naive) plot(p naivePlot) (points, empty int, ok bool) {
	i := slices.IndexFunc(n.def.Deck.Areas, func(a variants.Area) bool { return a.ID == p.area })
	area := n.def.Deck.Areas[i]
	size, multiplier, extraLevel, extraSpace := area.Size, area.Multiplier, 0, 0
	habitats := slices.Clone(area.Habitats)
	nature := ""
	for _, id := range p.improvements {
		i := slices.IndexFunc(n.def.Deck.Improvements, func(a variants.Improvement) bool { return a.ID == id })
		x := n.def.Deck.Improvements[i]
		if !x.Enabled {
			continue
		}
		size += x.Size
		multiplier += x.Multiplier
		extraLevel += x.Level
		extraSpace += x.Space
		habitats = append(habitats, x.Habitats...)
		if x.Nature == "hungry" || x.Nature == "friendly" && nature == "" {
			nature = x.Nature
		}
	}
	ok = true
	levels, taken := 0, 0
	for self, id := range p.animals {
		a := n.animal(id)
		if !slices.ContainsFunc(a.Habitats, func(h string) bool { return slices.Contains(habitats, h) }) {
			ok = false
		}
		level, space, mood := a.Level, a.Space, a.Nature
		for _, e := range a.Effects {
			count := 0
			for other, id2 := range p.animals {
				switch {
				case e.Count != "animals" && other == self:
				case e.Count == "same" && id2 != id:
				case len(e.Of) > 0 && e.Count != "same" && !slices.Contains(e.Of, id2):
				default:
					count++
				}
			}
			if !e.Enabled || count < e.Least || count > e.Most {
				continue
			}
			times := 1
			if e.Each {
				times = count
			}
			if e.Nature != "printed" {
				mood = e.Nature
			}
			level += times * e.Level
			space += times * e.Space
		}
		if nature != "" {
			mood = nature
		}
		if mood == "hungry" && slices.ContainsFunc(p.animals, func(id2 string) bool { return id2 != id }) {
			ok = false
		}
		levels += level + extraLevel
		taken += max(0, space+extraSpace)
	}
	return levels * multiplier, size - taken, ok && taken <= size
}

// score is what a park scores in a round; ok is false if it is not a legal one.
func (n naive) score(p naivePark) (score int, ok bool) {
	i := slices.IndexFunc(n.def.Scorings, func(s variants.Scoring) bool { return s.Name == n.def.Scoring })
	off := n.def.Scorings[i]
	ok = true
	for _, plot := range p.plots {
		points, empty, legal := n.plot(plot)
		ok = ok && legal
		score += points
		if empty > 0 {
			score -= off.RoomyArea + empty*off.EmptySpace
		}
	}
	for _, id := range p.outside {
		score -= off.Aside + off.AsideSpace*n.animal(id).Space
	}
	return score, ok
}

// best is the highest score of a park with its animals housed anew and its fresh improvements
// attached, found by trying everything.
func (n naive) best(p naivePark) int {
	animals := slices.Clone(p.outside)
	for i := range p.plots {
		animals = append(animals, p.plots[i].animals...)
		p.plots[i].animals = nil
	}
	fresh := p.fresh
	p.outside, p.fresh = nil, nil
	slices.Sort(animals)
	best := -1 << 30
	var house func(k, from int)
	house = func(k, from int) { // like animals go to plots in order
		if k == len(animals) {
			if score, ok := n.score(p); ok {
				best = max(best, score)
			}
			return
		}
		next := func(plot int) int {
			if k+1 < len(animals) && animals[k+1] == animals[k] {
				return plot
			}
			return 0
		}
		for i := from; i < len(p.plots); i++ {
			p.plots[i].animals = append(p.plots[i].animals, animals[k])
			house(k+1, next(i))
			p.plots[i].animals = p.plots[i].animals[:len(p.plots[i].animals)-1]
		}
		p.outside = append(p.outside, animals[k])
		house(k+1, next(len(p.plots)))
		p.outside = p.outside[:len(p.outside)-1]
	}
	var attach func(k int)
	attach = func(k int) {
		if k == len(fresh) {
			house(0, 0)
			return
		}
		for i := range p.plots {
			p.plots[i].improvements = append(p.plots[i].improvements, fresh[k])
			attach(k + 1)
			p.plots[i].improvements = p.plots[i].improvements[:len(p.plots[i].improvements)-1]
		}
	}
	attach(0)
	return best
}
