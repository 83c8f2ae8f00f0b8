package search

import "github.com/wildbench/wildbench/engine/game"

// longestLine is how many plies a line has at most, captures at its end included.
const longestLine = 120

// A frame is what a search keeps for one ply of the line it is in.
type frame struct {
	state   game.State
	far     game.Advancer // the state, if it is one
	sharp   game.Tactical // the same
	before  int           // the place in histories of the move that led here; -1: none
	key     uint64
	seat    int8
	moves   game.Moves
	order   []ranked
	killers [2]signature
}

// frameAt is the frame of a ply; frames are made as lines grow.
func (b *AlphaBeta) frameAt(ply int) *frame {
	for ply >= len(b.frames) {
		f := &frame{state: b.root.Clone()}
		f.far, _ = f.state.(game.Advancer)
		f.sharp, _ = f.state.(game.Tactical)
		b.frames = append(b.frames, f)
	}
	return b.frames[ply]
}

// enter makes a move of the frame at a ply and returns the frame of the position it leads to.
func (b *AlphaBeta) enter(ply int, move uint16) *frame {
	f, next := b.frames[ply], b.frameAt(ply+1)
	next.state.Set(f.state)
	next.state.Play(&f.moves, int(move))
	next.before = place(&f.moves, int(move))
	next.key, next.seat = next.state.Hash(), int8(next.state.Seat())
	if b.nodes++; b.nodes%lookEvery == 0 && b.stop.closed() {
		b.nodes = b.settings.Nodes // there is no budget left
	}
	return next
}

// repeats reports whether the position at a ply has occurred before, in the line or in the game.
func (b *AlphaBeta) repeats(ply int) bool {
	key := b.frames[ply].key
	for i := ply - 1; i >= 0; i-- {
		if b.frames[i].key == key {
			return true
		}
	}
	return b.seen.has(key)
}

// ended is the outcome of the position as far as it is known at little cost.
func (f *frame) ended() game.Outcome {
	if f.sharp != nil {
		return f.sharp.Ended()
	}
	return f.state.Outcome()
}

// listCaptures lists the moves of consequence, or all where those are not listed alone.
func (f *frame) listCaptures() {
	if f.sharp != nil {
		f.sharp.Captures(&f.moves)
	} else {
		f.state.Moves(&f.moves)
	}
}
