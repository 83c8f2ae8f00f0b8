package board

import "github.com/wildbench/wildbench/engine/game"

// commitOrAbandon keeps the move begun last if it has any effect.
func (gen *generator) commitOrAbandon(m *game.Move) {
	if uint32(len(gen.ms.Effects)) > m.First {
		gen.commit(m)
	} else {
		gen.abandon(m)
	}
}

// sameMove lists the i-th move of the list again, for an ability that adds the last effect to it.
func (gen *generator) sameMove(o *op, i int) {
	m := gen.ms.Add()
	move := &gen.ms.List[i]
	m.First, m.Count = uint32(len(gen.ms.Effects)-1), 1
	m.Action, m.Flags, m.From, m.To, m.Code, m.Taken = o.action, move.Flags, gen.sq, move.To, gen.p, move.Taken
}

// after begins a move that is the i-th of the list, with more to come.
func (gen *generator) after(o *op, i int) *game.Move {
	m := gen.begin(o, gen.ms.List[i].To)
	first := &gen.ms.List[i]
	m.Flags, m.Taken = first.Flags, first.Taken
	for k := range uint32(first.Count) {
		*gen.ms.AddEffect() = gen.ms.Effects[first.First+k]
	}
	return m
}
