package draft

import "github.com/wildbench/wildbench/engine/game"

// hash identifies what a park is worth: its areas, their improvements, and the animals, by the
// rules of its player, with one more card if kept is not negative.
func (p *park) hash(r *rules, kept int) uint64 {
	h := r.salt*0x9e3779b97f4a7c15 + uint64(kept+1)
	for i := range p.plots[:p.areas] {
		h = game.SplitMix(h ^ uint64(p.plots[i].kind))
		for k := range r.improvements {
			if n := p.plots[i].attached[k]; n > 0 {
				h = game.SplitMix(h ^ uint64(n)<<8 ^ uint64(k)<<16)
			}
		}
	}
	h = game.SplitMix(h ^ packed(p.fresh[:8]))
	h = game.SplitMix(h ^ packed(p.fresh[8:]))
	for i := 0; i < maxAnimals; i += 8 {
		h = game.SplitMix(h ^ packed(p.animals[i:i+8]))
	}
	return h
}

func packed(counts []uint8) (w uint64) {
	for i, n := range counts {
		w |= uint64(n) << (8 * i)
	}
	return w
}

// Hash implements [game.State].
func (s *State) Hash() uint64 {
	h := game.SplitMix(uint64(s.phase)<<24 ^ uint64(s.round)<<16 ^ uint64(s.turn)<<8 ^ uint64(s.seat))
	for seat := range s.g.seats {
		h = game.SplitMix(h ^ uint64(s.kept[seat]))
		h = s.hands[seat].mixed(h)
		p := &s.parks[seat]
		h ^= p.hash(s.g.rules[seat], -1)
		h = game.SplitMix(h ^ uint64(uint32(p.score)))
		for i := range p.plots[:p.areas] {
			c := &p.plots[i].company
			for k := 0; k < maxAnimals; k += 8 {
				h = game.SplitMix(h ^ packed(c.count[k:k+8]))
			}
		}
	}
	h = game.SplitMix(s.collection.mixed(h) ^ uint64(uint32(s.collectionScore)))
	for _, kind := range s.deck {
		h = game.SplitMix(h ^ uint64(kind))
	}
	return h
}

func (h *hand) mixed(x uint64) uint64 {
	for i := 0; i < maxKinds; i += 8 {
		x = game.SplitMix(x ^ packed(h.count[i:i+8]))
	}
	return x
}
