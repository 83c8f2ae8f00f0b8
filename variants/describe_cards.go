package variants

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// words says what an improvement does to its area, as a clause without subject.
func (c *Improvement) words() string {
	var does []string
	if c.Size != 0 {
		does = append(does, moreOrLess(c.Size, "space"))
	}
	if len(c.Habitats) > 0 {
		does = append(does, english.List(c.Habitats, "and")+" added")
	}
	if c.Multiplier != 0 {
		does = append(does, fmt.Sprintf("multiplier %+d", c.Multiplier))
	}
	if c.Level != 0 {
		does = append(does, fmt.Sprintf("each animal %s", gains(c.Level, "level")))
	}
	if c.Space != 0 {
		does = append(does, "each animal needs "+moreOrLess(c.Space, "space"))
	}
	if c.Nature != "printed" {
		does = append(does, "all animals count as "+c.Nature)
	}
	if does == nil {
		return "nothing"
	}
	return strings.Join(does, "; ")
}

// words says what a scoring takes off.
func (s *Scoring) words() string {
	var off []string
	for _, x := range []struct {
		points int
		what   string
	}{
		{s.RoomyArea, "for each area with any empty space"}, {s.EmptySpace, "for each empty space"},
		{s.Aside, "for each animal set aside"}, {s.AsideSpace, "for each space that an animal set aside would need"},
	} {
		if x.points != 0 {
			off = append(off, english.Counted(x.points, "point")+" off "+x.what)
		}
	}
	if off == nil {
		return "nothing is taken off"
	}
	return english.List(off, "and")
}

// words says what is printed on an area.
func (c *Area) words() string {
	return offMark(c.Enabled) + fmt.Sprintf("%s, %s, times %d, %s", copies(c.Copies), english.Counted(c.Size, "space"), c.Multiplier, english.List(c.Habitats, "and"))
}

// words says what is printed on an animal.
func (c *Resident) words(k *Deck) string {
	s := offMark(c.Enabled) + fmt.Sprintf("%s, %s, needs %s, level %d, lives in %s", copies(c.Copies), c.Nature, english.Counted(c.Space, "space"), c.Level, english.List(c.Habitats, "or"))
	for i := range c.Effects {
		e := &c.Effects[i]
		s += "; " + english.Name(e.ID) + map[bool]string{true: ": ", false: " (off): "}[e.Enabled] + e.words(k, c.ID)
	}
	return s
}

func copies(n int) string {
	if n == 1 {
		return "one copy"
	}
	return english.Number(n) + " copies"
}

// words says how solo is played.
func (s *Solo) words() string {
	rounds := make([]string, len(s.Turns))
	for i, n := range s.Turns {
		rounds[i] = fmt.Sprintf("%s in round %d", english.Times(n), i+1)
	}
	return fmt.Sprintf("cards are turned up %s at a time, %s; one is kept, the rest goes to a collection, which scores the printed levels of all its animals "+
		"every round; the player wins with more points than it", english.Number(s.Offer), english.List(rounds, "and"))
}

// begins says what a collection begins with.
func (l *Level) begins(k *Deck) string {
	var has []string
	for _, set := range k.Begins(l) {
		id := Names{set.Animal}
		has = append(has, english.CountedAs(set.Copies, k.names(id)[0], k.plurals(id)[0]))
	}
	return orElse(english.List(has, "and"), "nothing")
}
