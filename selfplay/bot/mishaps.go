package bot

import (
	"fmt"
	"strings"
)

// Mishaps are what went wrong with a bot in a game. Each cost it a move, which was drawn at random
// instead.
type Mishaps struct {
	Crashes  int // its program ended
	Timeouts int // it did not answer in time
	Illegal  int // it answered with something that is no legal move
	Skipped  int // it was not asked any more, after too many of the above
}

// Any reports whether anything went wrong.
func (m Mishaps) Any() bool { return m != Mishaps{} }

// String names the ways and how often each was, such as "crashed 3×, not asked 5×".
func (m Mishaps) String() string {
	var ways []string
	for _, way := range []struct {
		n    int
		text string
	}{{m.Crashes, "crashed"}, {m.Timeouts, "late"}, {m.Illegal, "illegal"}, {m.Skipped, "not asked"}} {
		if way.n > 0 {
			ways = append(ways, fmt.Sprintf("%s %d×", way.text, way.n))
		}
	}
	return strings.Join(ways, ", ")
}

// Plus sums mishaps up.
func (m Mishaps) Plus(o Mishaps) Mishaps {
	return Mishaps{m.Crashes + o.Crashes, m.Timeouts + o.Timeouts, m.Illegal + o.Illegal, m.Skipped + o.Skipped}
}
