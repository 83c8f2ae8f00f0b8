package html

import (
	"context"
	"errors"
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/replay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/fen"
)

// A Replay is a game to be looked at move by move.
type Replay struct {
	Why    string   `json:"why"`    // what is special about it
	Number string   `json:"number"` // as the replay command takes it
	Bots   []string `json:"bots"`   // by seat
	Result string   `json:"result"` // in words
	Steps  []Step   `json:"steps"`  // the first is the start

	deficit int // of the later winner, at the worst
}

// A Step is a position, and the move that led to it. Squares count from a1, along the ranks; -1 is
// none.
type Step struct {
	// Of board games: the squares whose content is new, with the piece as position texts have it,
	// "" for none; at the start, all that hold a piece.
	New map[int]string `json:"p,omitempty"`

	Seat    int      `json:"s"`           // who moved; -1 at the start
	Move    string   `json:"m,omitempty"` // empty at the start
	From    int      `json:"f"`
	To      int      `json:"t"`
	Changes []Change `json:"x,omitempty"`
	InForce []string `json:"i,omitempty"` // passive abilities that bear on what may be done next
	// squares of pieces that an enemy beside them keeps from moving
	Held []int `json:"h,omitempty"`

	// Of games of cards: what lies before each player, and last before the game's own; whose hands
	// each of them knows; and who has kept what since the last step.
	Tables []game.Tableau `json:"l,omitempty"`
	Knows  [][]int        `json:"k,omitempty"`
	Kept   []string       `json:"c,omitempty"`

	cells []string // of board games: the pieces by square
}

// A Change is what a move does to a piece other than the one that moves.
type Change struct {
	Kind   string `json:"k"` // captured, removed, poisoned, moved, placed, stomped
	Square int    `json:"q"`
	To     int    `json:"to"` // where a moved piece comes down; otherwise -1
	Piece  string `json:"w"`
	By     string `json:"by,omitempty"` // the ability; empty for a plain movement
}

var changeNames = [selfplay.EffectKinds]string{
	game.Remove: "removed", game.Poison: "poisoned", game.Shift: "moved", game.Place: "placed", game.Stomp: "stomped",
}

// A projector plays games of a pairing again.
type projector struct {
	batch   *selfplay.Batch
	holders *holders
	store   *rundir.Store
	pairing int
}

func (p *projector) show(ctx context.Context, pick pick) (*Replay, error) {
	b := p.batch
	n := p.pairing*b.Games + pick.game
	rec, ok, err := p.store.Game(n)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, errors.New("there is no record of this game")
	}
	moves, err := replay.Moves(ctx, b, n, rec)
	if err != nil {
		return nil, err
	}
	var steps []Step
	if start, ok := b.Start(n).(shownState); ok {
		steps, err = turnsOf(b.Game, start, moves)
	} else {
		steps, err = stepsOf(b.Game, p.holders, moves)
	}
	if err != nil {
		return nil, err
	}
	pair := b.Pairings[p.pairing]
	bots := make([]string, b.Game.Seats())
	for seat := range bots {
		bots[seat] = pair.At(seat, rec.FirstSeat)
	}
	return &Replay{
		Why:    pick.why,
		Number: fmt.Sprintf("%d.%d", p.pairing+1, pick.game+1),
		Bots:   bots,
		Result: resultText(b.Game, rec.Outcome), Steps: steps, deficit: worstDeficit(rec),
	}, nil
}

// resultText is an outcome in words.
func resultText(g game.Game, o game.Outcome) string {
	who := "a draw"
	switch {
	case o.Winner >= 0:
		who = g.SeatName(o.Winner) + " wins"
	case o.Winner == game.Nobody:
		who = "the player loses"
	case o.Among != 0:
		who = "a shared win"
	}
	return who + ": " + english.Name(o.Reason)
}

// stepsOf makes moves from the start of a game and notes what each does.
func stepsOf(g game.Game, h *holders, moves []string) ([]Step, error) {
	s, ms := g.Start(), new(game.Moves)
	s.Moves(ms)
	steps := []Step{{Seat: -1, From: -1, To: -1}}
	steps[0].look(g, h, s, ms, nil)
	for k, text := range moves {
		i := game.FindMove(s, ms, text)
		if i < 0 {
			return nil, replay.Illegal(g, s, ms, k, text)
		}
		step := stepOf(g, ms, i)
		step.Seat, step.Move = s.Seat(), text
		s.Play(ms, i)
		s.Moves(ms)
		step.look(g, h, s, ms, steps[k].cells)
		steps = append(steps, step)
	}
	return steps, nil
}

// look notes the position that a step led to, and what is new in it.
func (step *Step) look(g game.Game, h *holders, s game.State, ms *game.Moves, before []string) {
	step.InForce = inForce(g, ms)
	p, err := fen.Parse(string(s.AppendText(nil)), h.form)
	if err != nil {
		return // no game writes what it cannot read
	}
	if len(step.InForce) > 0 {
		step.Held = h.held(p, ms)
	}
	step.cells, step.New = make([]string, len(p.Cells)), make(map[int]string)
	for square, c := range p.Cells {
		step.cells[square] = c.Text()
		if before == nil && c.Letter != 0 || before != nil && before[square] != step.cells[square] {
			step.New[square] = step.cells[square]
		}
	}
}

// stepOf notes what a move does.
func stepOf(g game.Game, ms *game.Moves, i int) Step {
	m := &ms.List[i]
	step := Step{From: int(m.From), To: int(m.To)}
	if m.Flags&game.Actorless != 0 {
		step.From, step.To = -1, -1
	}
	if m.Taken != 0 {
		step.Changes = append(step.Changes, Change{"captured", int(m.To), -1, pieceName(g, m.Taken), abilityName(g, m.Action)})
	}
	for _, e := range ms.EffectsOf(i) {
		c := Change{changeNames[e.Kind], int(e.Square), -1, pieceName(g, e.Code), abilityName(g, e.By)}
		if e.Kind == game.Shift {
			c.To = int(e.To)
		}
		step.Changes = append(step.Changes, c)
	}
	return step
}

func pieceName(g game.Game, code uint8) string {
	seat, piece := g.Decode(code)
	if seat < 0 {
		return ""
	}
	return g.SeatName(seat) + " " + g.Pieces()[piece].Name
}

// abilityName is the id of an ability; a plain movement needs no name.
func abilityName(g game.Game, action uint8) string {
	if a := g.Actions()[action]; a.Kind != game.Plain {
		return a.ID
	}
	return ""
}

func inForce(g game.Game, ms *game.Moves) []string {
	var ids []string
	for a, action := range g.Actions() {
		if ms.InForce.Has(uint8(a)) {
			ids = append(ids, action.ID)
		}
	}
	return ids
}
