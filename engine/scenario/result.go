package scenario

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// A Result is how a scenario came out.
type Result struct {
	Scenario *Scenario
	Failures []Failure // none if it came out as stated
	Column   int       // of the position, in characters, at which it cannot be read; 0: it can
}

// Passed reports whether the scenario came out as stated.
func (r *Result) Passed() bool { return len(r.Failures) == 0 }

func (r *Result) fail(f Failure) { r.Failures = append(r.Failures, f) }

// A Failure is one statement that does not hold.
type Failure struct {
	Summary string
	Details []Detail
}

// A Detail is one line of a difference.
type Detail struct {
	Label string // such as "missing" or "got"
	Text  string // a move, a position or an outcome
}

// String writes the summary, and the details on indented lines below it.
func (f Failure) String() string {
	width := 0
	for _, d := range f.Details {
		width = max(width, len(d.Label))
	}
	var b strings.Builder
	b.WriteString(f.Summary)
	for _, d := range f.Details {
		fmt.Fprintf(&b, "\n  %-*s  %s", width, d.Label, d.Text)
	}
	return b.String()
}

// list compares the legal moves with what is stated about them.
func (r *Result) list(g *rules, state game.State) {
	s := r.Scenario
	keep := every
	of := ""
	if s.From != "" {
		square, ok := g.board.Square(s.From)
		if !ok {
			r.fail(Failure{Summary: fmt.Sprintf("the board has no square %s", s.From)})
			return
		}
		if !mayMove(s.FEN, g.board, square, state.Seat()) {
			r.fail(Failure{Summary: fmt.Sprintf("no animal of the player to move stands on %s", s.From)})
			return
		}
		keep = func(m *game.Move) bool { return m.Flags&game.Actorless == 0 && m.From == uint8(square) }
		of = " of " + s.From
	}
	var ms game.Moves
	state.Moves(&ms)
	r.compare("the legal moves"+of+" are not as stated", texts(state, &ms, keep))
}

func every(*game.Move) bool { return true }

// compare compares sorted move texts with what is stated about them.
func (r *Result) compare(summary string, got []string) {
	s := r.Scenario
	f := Failure{Summary: summary}
	legal, includes, excludes := written(s.Legal, got), written(s.Includes, got), written(s.Excludes, got)
	for _, text := range sorted(legal, includes) {
		if !slices.Contains(got, text) {
			f.Details = append(f.Details, Detail{"missing", text})
		}
	}
	for _, text := range got {
		if s.Legal != nil && !slices.Contains(legal, text) || slices.Contains(excludes, text) {
			f.Details = append(f.Details, Detail{"unexpected", text})
		}
	}
	for _, list := range [][]string{s.Legal, s.Includes, s.Excludes} {
		f.Details = append(f.Details, parted(list, got)...)
	}
	if f.Details != nil {
		r.fail(f)
	}
}

// written are move texts as the game writes them: they may have commas in place of spaces, as PGN
// has.
func written(list, got []string) []string {
	list = slices.Clone(list)
	for i, text := range list {
		if spaced := strings.ReplaceAll(text, ",", " "); !slices.Contains(got, text) && slices.Contains(got, spaced) {
			list[i] = spaced
		}
	}
	return list
}

// mostParts is how many parts of a move are looked for.
const mostParts = 8

// parted are the moves of a list that YAML has parted: without quotes, a comma ends an item.
func parted(list, got []string) []Detail {
	var all []Detail
	for from := range list {
		for to := from + 2; to <= min(from+mostParts, len(list)); to++ {
			if whole := strings.Join(list[from:to], " "); slices.Contains(got, whole) {
				all = append(all, Detail{"hint", fmt.Sprintf("%s is one move: write %[1]q", whole)})
			}
		}
	}
	return all
}

func sorted(lists ...[]string) []string {
	all := slices.Concat(lists...)
	slices.Sort(all)
	return all
}

// play plays the moves and compares what they lead to.
func (r *Result) play(g *rules, state game.State) {
	s := r.Scenario
	var ms game.Moves
	for n, text := range s.Play {
		state.Moves(&ms)
		i := game.FindMove(state, &ms, text)
		if i < 0 {
			f := illegal(g, state, &ms, n, text)
			f.Details = append(f.Details, parted(s.Play[n:], texts(state, &ms, every))...)
			r.fail(f)
			return
		}
		state.Play(&ms, i)
	}
	state.Moves(&ms) // a game that ends for lack of moves knows it from here
	r.want("position", plain(g, s.Then.FEN), string(state.AppendText(nil)))
	r.want("outcome", s.Then.Outcome, state.Outcome().Text(g))
}

// plain is a position text as the engine writes it, where that leaves people some freedom.
func plain(g game.Game, fen string) string {
	if s, err := g.Parse(fen); err == nil {
		return string(s.AppendText(nil))
	}
	return fen
}

// want compares a text with what is stated, if anything is.
func (r *Result) want(what, want, got string) {
	if want != "" && want != got {
		r.fail(Failure{Summary: fmt.Sprintf("the %s is not as stated", what), Details: []Detail{{"want", want}, {"got", got}}})
	}
}

// illegal is the failure of the n-th move to be legal.
func illegal(g game.Game, state game.State, ms *game.Moves, n int, text string) Failure {
	return Failure{
		Summary: fmt.Sprintf("move %d, %s, is not legal in %s", n+1, text, state.AppendText(nil)),
		Details: []Detail{{"why", game.WhyIllegal(g, state, ms, text)}},
	}
}

// mayMove reports whether an animal of a seat stands on a square of a position text.
func mayMove(text string, board *variants.Board, square variants.Square, seat int) bool {
	p, err := fen.Parse(text, fen.Form{Files: board.Files, Ranks: board.Ranks})
	if err != nil {
		return false
	}
	c := p.Cells[square]
	return c.Letter != 0 && c.Side == seat
}
