package draft

import "strings"

// park reads the park of a seat.
func (r *reader) park(text string, at, seat int) error {
	p, g := &r.s.parks[seat], r.g
	text, fresh, isFresh := strings.Cut(text, "!")
	areas, outside, isOutside := strings.Cut(text, "~")
	for i, plot := range strings.Split(areas, "+") {
		if i == maxAreas {
			return r.fail(at, "a park has at most %d areas", maxAreas)
		}
		if err := r.plot(plot, at, p); err != nil {
			return err
		}
		at += len(plot) + 1
	}
	if isOutside {
		if err := r.some(outside, at, p, g.isAnimal, "an animal"); err != nil {
			return err
		}
		at += len(outside) + 1
	}
	if isFresh {
		return r.some(fresh, at, p, g.isImprovement, "an improvement")
	}
	return nil
}

// some reads cards of one sort into a park.
func (r *reader) some(text string, at int, p *park, fits func(kind int) bool, sort string) error {
	wrong := -1
	err := r.cards(text, at, func(kind int) {
		if !fits(kind) {
			wrong = kind
			return
		}
		p.keep(r.g, kind)
	})
	if err == nil && wrong >= 0 {
		err = r.fail(at, "%s is not %s", r.g.pieces[wrong].ID, sort)
	}
	return err
}

// plot reads an area: id[improvements](animals).
func (r *reader) plot(text string, at int, p *park) error {
	g := r.g
	end := strings.IndexAny(text, "[(")
	if end < 0 {
		end = len(text)
	}
	kind, known := g.index[text[:end]]
	if !known || !g.isArea(kind) {
		return r.fail(at, "there is no area %q", text[:end])
	}
	plot := &p.plots[p.areas]
	p.keep(g, kind)
	rest, at := text[end:], at+end
	wrong := ""
	if inner, after, ok := between(rest, '[', ']'); ok {
		err := r.cards(inner, at+1, func(kind int) {
			if !g.isImprovement(kind) {
				wrong = g.pieces[kind].ID + " is not an improvement"
				return
			}
			plot.attached[kind-g.areas]++
		})
		if err != nil {
			return err
		}
		at, rest = at+len(inner)+2, after
	}
	if inner, after, ok := between(rest, '(', ')'); ok {
		err := r.cards(inner, at+1, func(kind int) {
			if !g.isAnimal(kind) {
				wrong = g.pieces[kind].ID + " is not an animal"
				return
			}
			k := kind - g.animalKind(0)
			plot.company.set(k, plot.company.count[k]+1)
			p.animals[k]++
		})
		if err != nil {
			return err
		}
		at, rest = at+len(inner)+2, after
	}
	switch {
	case wrong != "":
		return r.fail(at, "%s", wrong)
	case rest != "":
		return r.fail(at, "want [improvements], (animals), or the next area after +")
	}
	return nil
}

// between is what stands between two marks at the start of a text, and what follows.
func between(text string, open, shut byte) (inner, after string, ok bool) {
	if text == "" || text[0] != open {
		return "", text, false
	}
	return strings.Cut(text[1:], string(shut))
}

// check finds out whether the whole is a position.
func (r *reader) check() error {
	s, g := r.s, r.g
	var there [maxKinds]int
	var census []int
	for seat := range g.seats {
		p := &s.parks[seat]
		census = s.Census(seat, census)
		for kind, n := range census {
			there[kind] += n + int(s.hands[seat].count[kind])
		}
		there[g.camp]--
		if p.plots[0].kind != uint8(g.camp) {
			return r.fail(0, "%s's park does not begin with a %s", g.SeatName(seat), g.pieces[g.camp].ID)
		}
		for i := range p.plots[:p.areas] {
			a := g.rules[seat].made(&p.plots[i])
			if _, legal := g.rules[seat].tenancy(&a, &p.plots[i].company); !legal {
				return r.fail(0, "the animals in area %d of %s's park may not live there together", i+1, g.SeatName(seat))
			}
		}
	}
	for _, kind := range s.deck {
		there[kind]++
	}
	for kind, want := range g.copies[:g.kinds] {
		n := there[kind] + int(s.collection.count[kind])
		for r.rest && n < int(want) {
			s.deck = append(s.deck, uint8(kind))
			n++
		}
		if n != int(want) {
			return r.fail(0, "%s is there %d times and the deck has %d", g.pieces[kind].ID, n, want)
		}
	}
	if s.phase == choosing && s.turn == 0 && s.round > 0 {
		for seat := range g.seats {
			s.parks[seat].last = s.parks[seat].worth(g.rules[seat])
		}
	}
	return nil
}
