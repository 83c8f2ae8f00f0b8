package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// Changes are what differs between two variants, in the order of a rulebook. What is equal is not
// mentioned; nor are titles, texts, notes and where rules come from, which change no game.
type Changes struct {
	From     Edition   `json:"from"`
	To       Edition   `json:"to"`
	Sections []Section `json:"sections"` // empty: the rules are the same
}

// An Edition is a variant that takes part in a comparison.
type Edition struct {
	Name   string `json:"name"`
	Title  string `json:"title"`
	Digest string `json:"digest"`
}

// A Section is what differs in one part of a variant: its board, one animal, its endings.
type Section struct {
	// board, zones, setup, animal, captures, end, limits or options; of cards: deck, areas,
	// improvements, animals, play, scoring or solo
	Part    string     `json:"part"`
	Animal  string     `json:"animal,omitempty"` // or the id of another card
	Title   string     `json:"title"`
	Kind    ChangeKind `json:"kind"` // of an animal or card: added or removed; else changed
	Changes []Change   `json:"changes"`
}

// A Change is one thing that differs, as an entry of a change log.
type Change struct {
	Kind   ChangeKind `json:"kind"`
	Path   string     `json:"path"`             // what changed, as --set names it
	Before string     `json:"before,omitempty"` // in words
	After  string     `json:"after,omitempty"`
	Text   string     `json:"text"` // the whole entry
}

// A ChangeKind says what became of a part.
type ChangeKind string

// The kinds of changes.
const (
	Added     ChangeKind = "added"
	Removed   ChangeKind = "removed"
	Changed   ChangeKind = "changed"
	TurnedOn  ChangeKind = "turned-on"
	TurnedOff ChangeKind = "turned-off"
	Replaced  ChangeKind = "replaced" // by something of another name or mechanic
)

// Equal reports whether the two variants have the same rules.
func (c *Changes) Equal() bool { return len(c.Sections) == 0 }

// Diff compares two variants. Animals, abilities, zones and so on are the same if they have the
// same id.
func Diff(a, b *Definition) *Changes {
	d := differ{
		changes: &Changes{From: a.edition(), To: b.edition(), Sections: []Section{}},
		a:       a, b: b, ta: teller{d: a}, tb: teller{d: b},
	}
	was, now := genreOf(a), genreOf(b)
	if was != now {
		d.add(Section{Part: "game", Title: "Game", Changes: []Change{{
			Kind: Replaced, Before: was.title(), After: now.title(),
			Text: was.title() + " → " + now.title() + "; nothing else can be compared",
		}}})
		return d.changes
	}
	now.diff(&d)
	return d.changes
}

func (d *Definition) edition() Edition {
	return Edition{Name: d.Name, Title: d.shownTitle(), Digest: d.Digest()}
}

// A differ compares two variants: a is the older one.
type differ struct {
	changes *Changes
	a, b    *Definition
	ta, tb  teller
}

// add adds a section, unless nothing changed there.
func (d *differ) add(s Section) {
	if len(s.Changes) == 0 {
		return
	}
	if s.Kind == "" {
		s.Kind = Changed
	}
	d.changes.Sections = append(d.changes.Sections, s)
}

// change is an entry about one thing that has another value: "promotion zone: a10 → a8".
func change(path path, what, before, after string) Change {
	return Change{Kind: Changed, Path: path.String(), Before: before, After: after, Text: what + ": " + before + " → " + after}
}

// order tells of parts that both variants have and that count in another order in b. ids are all
// parts of each.
func order(p path, what string, a, b []string) []Change {
	both := func(ids, others []string) []string {
		return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return !slices.Contains(others, id) })
	}
	before, after := both(a, b), both(b, a)
	if slices.Equal(before, after) {
		return nil
	}
	return []Change{change(p, what, english.List(before, "and"), english.List(after, "and"))}
}
