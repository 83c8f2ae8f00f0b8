package html

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/replay"
)

// A shownState can show what lies before each player.
type shownState interface {
	game.State
	game.Displayed
}

// turnsOf makes moves from the start of a game and shows what lies before the players whenever all
// have moved, as the game itself does: choices are made at once.
func turnsOf(g game.Game, start shownState, moves []string) ([]Step, error) {
	ms := new(game.Moves)
	step := Step{Seat: -1, From: -1, To: -1}
	step.lay(g, start)
	steps := []Step{step}
	step.Kept = nil
	for k, text := range moves {
		start.Moves(ms)
		i := game.FindMove(start, ms, text)
		if i < 0 {
			return nil, replay.Illegal(g, start, ms, k, text)
		}
		seat := start.Seat()
		step.Kept = append(step.Kept, g.SeatName(seat)+": "+moveName(g, ms, i, text))
		start.Play(ms, i)
		if next := start.Seat(); next > seat && next < g.Seats() && !start.Outcome().Over() {
			continue // others are still to move
		}
		step.lay(g, start)
		steps = append(steps, step)
		step.Kept = nil
	}
	return steps, nil
}

// moveName is a move for people: the card that is kept by its name.
func moveName(g game.Game, ms *game.Moves, i int, text string) string {
	if m := &ms.List[i]; g.Actions()[m.Action].Kind == game.Plain {
		return g.Pieces()[g.Actions()[m.Action].Piece].Name
	}
	return text
}

// lay notes what lies before the players, and whose hands each of them knows.
func (step *Step) lay(g game.Game, s game.Displayed) {
	step.Tables, step.Knows = nil, nil
	for seat := range g.Seats() {
		step.Tables = append(step.Tables, s.Tableau(seat))
		var known []int
		for other := range g.Seats() {
			if s.Knows(seat, other) {
				known = append(known, other)
			}
		}
		step.Knows = append(step.Knows, known)
	}
	if g.Seats() == 1 {
		step.Tables = append(step.Tables, s.Tableau(1))
	}
}

// keptText tells turn by turn who kept what.
func keptText(steps []Step) string {
	var turns []string
	for i, s := range steps[1:] {
		turns = append(turns, fmt.Sprintf("%d. %s", i+1, strings.Join(s.Kept, ", ")))
	}
	return strings.Join(turns, "; ")
}
