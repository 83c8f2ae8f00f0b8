package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

type movesOptions struct {
	*streams
	variantFlags
	fen    *string
	format *choice
}

func newMoves(s *streams) *cobra.Command {
	o := &movesOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "moves VARIANT",
		Short: "List the legal moves of a position",
		Long: `List the legal moves of a position, one a line in the order of their bytes. With
--format json each is an object that says what moves where and what else it does.

Play one of them with: wildbench play

--fen is a position text, such as play prints. On a board it is the rows from the top, whose turn
it is, and the ply. In a game of cards it has round and turn, who is to choose, the ply, and then

  deck:rest                        all cards that are nowhere else, or a list: the next card first
  hands:bear,otter*2/wolf,lion*2   by player; - for none
  kept:wolf/-                      what each has chosen and not yet shown
  scores:12/9
  parks:base-camp(otter*2)~bear/base-camp[extension]+grove
                                   areas joined by +, improvements of each in [ ], animals in ( );
                                   animals in no area after ~, new improvements after !

and with one player collection: and against:, the collection's cards and points.`,
		Example: `  wildbench moves wild-kingdom-2017
  wildbench moves wild-kingdom-2017 --without frog.must-capture --fen "9l/10/10/10/10/8fr/9F/10/10/L1R7 w 1"
  wildbench moves moving-wild --players 2 --fen "3.8 player-1 53 deck:rest hands:bear/otter kept:-/- scores:12/9 parks:base-camp(otter*2)~bear/base-camp[extension]+grove"`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args[0]) },
	}
	o.fen = addFEN(cmd)
	o.format = addFormat(cmd, "text", "json")
	o.register(cmd.Flags())
	o.registerPlayers(cmd.Flags())
	return cmd
}

func (o *movesOptions) run(ref string) error {
	def, g, err := o.load(ref)
	if err != nil {
		return err
	}
	state, err := position(g, *o.fen)
	if err != nil {
		return err
	}
	list := listMoves(def, g, state)
	if o.format.value == "json" {
		return o.writeJSON(list)
	}
	for _, m := range list {
		fmt.Fprintln(o.out, m.Text)
	}
	return nil
}

// A move is a legal move as JSON.
type move struct {
	Text     string   `json:"text"`
	Action   string   `json:"action"`   // the piece, or piece.ability
	From     *string  `json:"from"`     // null when nobody moves, and where there are no squares
	To       *string  `json:"to"`       // equal to from when the actor stays
	Captures bool     `json:"captures"` // by replacement, on to
	Effects  []effect `json:"effects"`
}

// An effect is what a move does besides moving its actor.
type effect struct {
	Kind   string  `json:"kind"`
	Square string  `json:"square"`
	To     *string `json:"to,omitempty"` // of a shift
	By     string  `json:"by"`           // the action that causes it
}

var effectKinds = map[game.EffectKind]string{
	game.Remove: "remove", game.Poison: "poison", game.Shift: "shift", game.Place: "place", game.Stomp: "stomp",
}

// listMoves lists the legal moves by their texts.
func listMoves(def *variants.Definition, g game.Game, state game.State) []move {
	var ms game.Moves
	state.Moves(&ms)
	square := func(s uint8) *string {
		name := def.Board.SquareName(variants.Square(s))
		return &name
	}
	list := make([]move, 0, ms.Len())
	for i, m := range ms.List {
		out := move{
			Text:     string(state.AppendMove(nil, &ms, i)),
			Action:   g.Actions()[m.Action].ID,
			Captures: m.Taken != 0,
			Effects:  []effect{},
		}
		if m.Flags&(game.Actorless|game.Placeless) == 0 {
			out.From, out.To = square(m.From), square(m.To)
		}
		for _, e := range inOrder(ms.EffectsOf(i)) {
			x := effect{Kind: effectKinds[e.Kind], Square: *square(e.Square), By: g.Actions()[e.By].ID}
			if e.Kind == game.Shift {
				x.To = square(e.To)
			}
			out.Effects = append(out.Effects, x)
		}
		list = append(list, out)
	}
	slices.SortFunc(list, func(a, b move) int { return strings.Compare(a.Text, b.Text) })
	return list
}

// inOrder lists effects as move texts do: by kind, then by square.
func inOrder(effects []game.Effect) []game.Effect {
	return slices.SortedFunc(slices.Values(effects), func(a, b game.Effect) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Square, b.Square))
	})
}

// writeJSON writes an array with a move a line.
func (o *movesOptions) writeJSON(list []move) error {
	lines := make([]string, len(list))
	for i, m := range list {
		var b strings.Builder
		enc := json.NewEncoder(&b)
		enc.SetEscapeHTML(false) // f7>f9 is to be read
		if err := enc.Encode(m); err != nil {
			return fmt.Errorf("writing moves: %w", err)
		}
		lines[i] = "\n  " + strings.TrimSpace(b.String())
	}
	_, err := fmt.Fprintf(o.out, "[%s\n]\n", strings.Join(lines, ","))
	return err
}
