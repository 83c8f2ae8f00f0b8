package search

import (
	"cmp"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// SamplerSettings are the settings of a [Sampler]. One of them is the budget of a choice, and the
// other 0.
type SamplerSettings struct {
	Playouts int // games to sample
	Nodes    int // plies to make in them
}

// A Sampler chooses in games with hidden pieces or any number of seats. For each sample it guesses
// what it does not know (determinization: Cowling, Powley & Whitehouse, "Information set Monte
// Carlo tree search", IEEE TCIAIG 4(2), 2012), makes one of its moves, plays on until the round has
// been scored, and remembers what the move came to. All moves still in question are sampled with
// the same guess and the same chance, and the worse half of them is dropped again and again
// (sequential halving: Karnin, Koren & Somekh, "Almost optimal exploration in multi-armed bandits",
// ICML 2013). There is no tree below: what others could do depends on the guess.
type Sampler struct {
	settings SamplerSettings
	rng      *rand.Rand
	seats    int

	at     game.State
	dealt  game.Dealt // at, if it is one; and so on
	scored game.Scored
	hinted game.Hinted
	far    game.Advancer
	moves  game.Moves
	arms   []arm
	hints  []int
	before []int      // scores when the choice is made
	after  []int      // those of the position at hand
	pcg    rand.PCG   // of a sample
	chance *rand.Rand // from it
	stop   stop
}

// An arm is a move that samples begin with.
type arm struct {
	move  int
	total float64 // rewards
}

const (
	// samplerScale is the lead, in hundredths of a point, that counts as much as half of the way
	// from even to won.
	samplerScale = 1000
	// erring is how often, of so many moves of a playout, one is random: so that others are not
	// taken to be of one mind.
	erring = 10
	// longestPlayout bounds the plies of a playout in games that are not scored in rounds.
	longestPlayout = 200
)

// NewSampler makes a bot that plays g and draws its randomness from rng.
func NewSampler(g game.Game, s SamplerSettings, rng *rand.Rand) *Sampler {
	b := &Sampler{settings: s, rng: rng, seats: g.Seats()}
	b.chance = rand.New(&b.pcg)
	return b
}

// Samples reports whether a game is one for a [Sampler]: it hides something, or is not for two.
func Samples(g game.Game) bool {
	_, dealt := g.Start().(game.Dealt)
	return dealt || g.Seats() != 2
}

// Choose returns the index of the move of ms that came to most on average, one drawn at random of
// several that came to as much.
func (b *Sampler) Choose(s game.State, ms *game.Moves) int {
	if b.at == nil {
		b.at = s.Clone()
		b.dealt, _ = b.at.(game.Dealt)
		b.scored, _ = b.at.(game.Scored)
		b.hinted, _ = b.at.(game.Hinted)
		b.far, _ = b.at.(game.Advancer)
	}
	if b.scored != nil {
		b.before = s.(game.Scored).Scores(b.before)
	}
	b.arms = b.arms[:0]
	for i := range ms.List {
		b.arms = append(b.arms, arm{move: i})
	}
	b.rng.Shuffle(len(b.arms), func(i, j int) { b.arms[i], b.arms[j] = b.arms[j], b.arms[i] })
	halvings := bits.Len(uint(ms.Len() - 1))
	for live := b.arms; len(live) > 1; live = live[:(len(live)+1)/2] {
		b.compare(s, ms, live, halvings)
		slices.SortStableFunc(live, func(x, y arm) int { return cmp.Compare(y.total, x.total) })
	}
	return b.arms[0].move
}

// compare samples all moves in question until that part of the budget is spent which is due before
// one of so many halvings.
func (b *Sampler) compare(s game.State, ms *game.Moves, live []arm, halvings int) {
	for samples, plies := 0, 0; samples == 0 || samples*halvings < b.settings.Playouts || plies*halvings < b.settings.Nodes; {
		seed := b.rng.Uint64()
		for i := range live {
			if b.stop.closed() {
				return
			}
			b.pcg.Seed(seed, 0)
			b.at.Set(s)
			if b.dealt != nil {
				b.dealt.Guess(s.Seat(), b.chance)
			}
			b.at.Play(ms, live[i].move)
			plies += 1 + b.playOn()
			live[i].total += b.reward(s.Seat())
		}
		samples += len(live)
	}
}

// playOn plays until the round has been scored or the game is over, and says for how many plies.
func (b *Sampler) playOn() (plies int) {
	for ; plies < longestPlayout && !b.hasScored(); plies++ {
		b.at.Moves(&b.moves)
		if b.moves.Len() == 0 {
			break
		}
		b.at.Play(&b.moves, b.sampleMove())
	}
	return plies
}

// hasScored reports whether anyone's points are others than before the move that is to be chosen,
// which may itself end the round.
func (b *Sampler) hasScored() bool {
	if b.scored == nil {
		return false
	}
	b.after = b.scored.Scores(b.after)
	return !slices.Equal(b.after, b.before)
}

// sampleMove is the next move of a playout: one with the best hint, and now and then any.
func (b *Sampler) sampleMove() int {
	if b.hinted == nil || b.chance.IntN(erring) == 0 {
		return b.chance.IntN(b.moves.Len())
	}
	b.hints = b.hinted.Hints(b.hints[:0], &b.moves)
	best, ties := 0, 0
	for i, h := range b.hints {
		if h > b.hints[best] {
			best, ties = i, 0
		}
		if h == b.hints[best] {
			if ties++; ties > 1 && b.chance.IntN(ties) == 0 {
				best = i
			}
		}
	}
	return best
}

// reward is what the position at hand is worth for a seat, from 0 to 1: by how far it leads, and at
// the end half by that and half by its share of the win.
func (b *Sampler) reward(seat int) float64 {
	worth := b.at.Evaluate(seat)
	if b.far != nil {
		worth += b.far.Advance(seat)
	}
	lead := 0.5 + float64(worth)/(samplerScale+math.Abs(float64(worth)))/2
	o := b.at.Outcome()
	if !o.Over() {
		return lead
	}
	return lead/2 + shareOf(o, seat, b.seats)/2
}
