package selfplay

import (
	"github.com/wildbench/wildbench/engine/game"
)

// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/.
const (
	fnvOffset = 14695981039346656037
	fnvPrime  = 1099511628211
)

// fingerprint adds a move to the hash of a game: FNV-1a over the action's name hash, from, to,
// flags, whether the landing captures, and every effect's kind, squares and action. Actions enter
// by a hash of their ids, so that an ability that is never used leaves fingerprints alone.
func fingerprint(h uint64, m *game.Move, effects []game.Effect, actionHash []uint64) uint64 {
	h = mix64(h, actionHash[m.Action])
	h = mix(h, m.From)
	h = mix(h, m.To)
	h = mix(h, byte(m.Flags&(game.Actorless|game.ActorLost)))
	if m.Taken != 0 {
		h = mix(h, 1)
	}
	for i := range effects {
		e := &effects[i]
		h = mix(h, 0x80|byte(e.Kind))
		h = mix(h, e.Square)
		if e.Kind == game.Shift {
			h = mix(h, e.To)
		}
		h = mix64(h, actionHash[e.By])
	}
	return h
}

func mix(h uint64, b byte) uint64 { return (h ^ uint64(b)) * fnvPrime }

// mix64 takes a whole word at a time, a shortcut for hashes, which are spread over all bits
// already.
func mix64(h, word uint64) uint64 {
	h = (h ^ word) * fnvPrime
	return h ^ h>>32
}

func hashText(text string) uint64 {
	h := uint64(fnvOffset)
	for i := range len(text) {
		h = mix(h, text[i])
	}
	return h
}

func hashActions(actions []game.Action) []uint64 {
	hs := make([]uint64, len(actions))
	for i, a := range actions {
		hs[i] = hashText(a.ID)
	}
	return hs
}

// A Fingerprint stands for the behaviour of a batch: equal fingerprints mean that every game went
// the same way, move for move, and ended the same: by the same end, with the same winners and
// scores. The zero value is that of no games.
//
// It is the sum of one hash a game over the pairing, the number of the game in it, the game's own
// fingerprint and its outcome. A sum, so that parts of a batch can be taken in any order and
// joined.
type Fingerprint uint64

// Add counts a game of a pairing in.
func (f *Fingerprint) Add(p Pairing, r *Record) {
	*f += Fingerprint(game.SplitMix(r.outcomeHash(r.movesHash(p))))
}

// AddMoves counts in the moves of a game of a pairing and not what they led to.
func (f *Fingerprint) AddMoves(p Pairing, r *Record) {
	*f += Fingerprint(game.SplitMix(r.movesHash(p)))
}

// movesHash stands for all moves of a game of a pairing, and for which game it is.
func (r *Record) movesHash(p Pairing) uint64 {
	h := mix64(hashText(p.String()), game.SplitMix(uint64(r.Game)))
	return mix64(h, game.SplitMix(r.Fingerprint))
}

// outcomeHash adds to a hash what ended the game, for whom, and the scores.
func (r *Record) outcomeHash(h uint64) uint64 {
	h = mix64(h, hashText(r.Outcome.Reason))
	for _, n := range []int{int(r.Outcome.Cause), r.Outcome.Winner, int(r.Outcome.Among)} {
		h = mix64(h, uint64(n))
	}
	for _, score := range r.Scores {
		h = mix64(h, game.SplitMix(uint64(score)))
	}
	return h
}
