package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// maxCounted is the most that an effect can ask for: no upper bound.
const maxCounted = 60

// words says what an effect does to an animal of the kind that has it, as a clause without subject:
// "gains one level for each other of its kind in the area".
func (e *Effect) words(k *Deck, id string) string {
	one, many, aside := e.company(k, id)
	condition := "in any company"
	if number := e.number(one, many); number != "" {
		condition = "if the area has " + number + aside
	}
	var alters, becomes []string
	if e.Level != 0 {
		alters = append(alters, gains(e.Level, "level"))
	}
	if e.Space != 0 {
		alters = append(alters, "needs "+moreOrLess(e.Space, "space"))
	}
	if e.Nature != "printed" {
		becomes = []string{"becomes " + e.Nature}
	}
	if !e.Each || alters == nil {
		return english.List(append(alters, becomes...), "and") + " " + condition
	}
	clause := english.List(alters, "and") + " for each " + one + " in the area" + aside
	if e.Least > 1 || e.Most < maxCounted {
		clause += ", if there are " + e.number("", "")
	}
	if becomes != nil {
		clause += ", and " + becomes[0] + " " + condition
	}
	return clause
}

// company is what an effect counts, as one and as many, and what is to be said after it. Whether
// the animal itself could be among those counted matters only where it is of a kind that counts.
func (e *Effect) company(k *Deck, id string) (one, many, aside string) {
	if e.Count == "same" {
		return "other of its kind", "others of its kind", ""
	}
	one, many = "animal", "animals"
	if len(e.Of) > 0 {
		names := k.names(e.Of)
		one = english.List(names, "or")
		many = english.List(k.plurals(e.Of), "or")
	}
	switch self := len(e.Of) == 0 || slices.Contains(e.Of, id); {
	case self && e.Count == "others":
		return "other " + one, "other " + many, ""
	case self:
		return one, many, ", itself included"
	}
	return one, many, ""
}

// number is how many an effect needs of what it counts; empty if any number does.
func (e *Effect) number(one, many string) string {
	noun := func(n int) string {
		if n == 1 {
			return space(one)
		}
		return space(many)
	}
	switch unbounded := e.Most >= maxCounted; {
	case unbounded && e.Least == 0:
		return ""
	case unbounded:
		return english.Number(e.Least) + " or more" + space(many)
	case e.Most == 0:
		return "no" + space(one)
	case e.Least == e.Most:
		return "exactly " + english.Number(e.Most) + noun(e.Most)
	case e.Least == 0:
		return "at most " + english.Number(e.Most) + noun(e.Most)
	}
	return english.Number(e.Least) + " to " + english.Number(e.Most) + space(many)
}

func space(noun string) string {
	if noun == "" {
		return ""
	}
	return " " + noun
}

func gains(n int, noun string) string {
	if n < 0 {
		return "loses " + english.Counted(-n, noun)
	}
	return "gains " + english.Counted(n, noun)
}

func moreOrLess(n int, noun string) string {
	if n < 0 {
		return english.Counted(-n, noun) + " less"
	}
	return english.Counted(n, noun) + " more"
}
