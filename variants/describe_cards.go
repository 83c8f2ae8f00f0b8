package variants

import (
	"fmt"
	"strings"
)

// words says what an effect does to its animal, as a clause without subject: "gains 1 level for each other of its kind in the area".
func (e *Effect) words(d *Definition) string {
	if e.Text != "" {
		return e.Text
	}
	var does []string
	if e.Level != 0 {
		does = append(does, gains(e.Level, "level"))
	}
	if e.Space != 0 {
		does = append(does, "needs "+moreOrLess(e.Space, "space"))
	}
	if e.Nature != "printed" {
		does = append(does, "becomes "+e.Nature)
	}
	counted := e.counted(d)
	if e.Each {
		return list(does, "and") + " for each " + counted + " in the area" + e.span(", from ", " on", ", up to ")
	}
	return list(does, "and") + " if the area has " + e.howMany() + " " + e.counts(d)
}

// counted is one of what an effect counts.
func (e *Effect) counted(d *Definition) string {
	switch {
	case e.Count == "same":
		return "other of its kind"
	case len(e.Of) > 0 && e.Count == "others":
		return "other " + strings.Join(d.Deck.names(e.Of), " or ")
	case len(e.Of) > 0:
		return strings.Join(d.Deck.names(e.Of), " or ")
	case e.Count == "others":
		return "other animal"
	}
	return "animal, itself included,"
}

// counts are many of what an effect counts.
func (e *Effect) counts(d *Definition) string {
	switch {
	case e.Count == "same":
		return "others of its kind"
	case len(e.Of) > 0:
		return "of " + list(d.Deck.names(e.Of), "and") + map[bool]string{true: " besides it"}[e.Count == "others"]
	case e.Count == "others":
		return "other animals"
	}
	return "animals, itself included"
}

// howMany is how many an effect needs.
func (e *Effect) howMany() string {
	switch {
	case e.Most == 0:
		return "no"
	case e.Least == e.Most:
		return fmt.Sprint(e.Least)
	case e.Most >= maxCounted && e.Least == 0:
		return "any number of"
	case e.Most >= maxCounted:
		return fmt.Sprintf("%d or more", e.Least)
	case e.Least == 0:
		return fmt.Sprintf("up to %d", e.Most)
	}
	return fmt.Sprintf("%d to %d", e.Least, e.Most)
}

// span says from and up to which count an effect works that works for each, if that is limited.
func (e *Effect) span(from, on, upTo string) (s string) {
	if e.Least > 1 {
		s += from + fmt.Sprint(e.Least) + on
	}
	if e.Most < maxCounted {
		s += upTo + fmt.Sprint(e.Most)
	}
	return s
}

// maxCounted is the most that an effect can ask for.
const maxCounted = 60

// words says what an improvement does to its area, as a clause without subject.
func (c *Improvement) words() string {
	if c.Text != "" {
		return c.Text
	}
	var does []string
	if c.Size != 0 {
		does = append(does, moreOrLess(c.Size, "space"))
	}
	if len(c.Habitats) > 0 {
		does = append(does, list(c.Habitats, "and")+" added")
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

func gains(n int, noun string) string {
	if n < 0 {
		return "loses " + counted(-n, noun)
	}
	return "gains " + counted(n, noun)
}

func moreOrLess(n int, noun string) string {
	if n < 0 {
		return counted(-n, noun) + " less"
	}
	return counted(n, noun) + " more"
}

// names are the names of animals.
func (k *Deck) names(ids Names) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = plainName(id)
		if a := k.Animal(id); a >= 0 {
			names[i] = k.Animals[a].Name
		}
	}
	return names
}

// words says what a scoring takes off.
func (s *Scoring) words() string {
	var off []string
	for _, x := range []struct {
		points int
		what   string
	}{
		{s.RoomyArea, "for each area with any empty space"}, {s.EmptySpace, "for each empty space"},
		{s.Aside, "for each animal outside"}, {s.AsideSpace, "for each space that an animal outside needs"},
	} {
		if x.points != 0 {
			off = append(off, counted(x.points, "point")+" off "+x.what)
		}
	}
	if off == nil {
		return "nothing is taken off"
	}
	return list(off, "and")
}
