package draft

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// A phase says what is done at the moment.
type phase uint8

const (
	choosing phase = iota
	placing        // where players develop their parks themselves
	finished
)

// A hand is how many cards of each kind are held together.
type hand struct {
	count [maxKinds]uint8
	size  int16
}

func (h *hand) add(kind int) {
	h.count[kind]++
	h.size++
}

func (h *hand) take(kind int) {
	h.count[kind]--
	h.size--
}

// State is a point in play. Copies share nothing but the game.
type State struct {
	g *Game
	position
	*room
}

// position is all of a State but its working space. It holds no pointers but the deck's, and is
// copied whole.
type position struct {
	phase phase
	round uint8 // from 0
	turn  uint8 // within the round, from 0: choices that everyone has made
	seat  uint8
	ply   int32
	hands [maxSeats]hand
	kept  [maxSeats]uint8 // what each player has chosen and not yet shown, as 1 + kind; 0: nothing
	parks [maxSeats]park

	collection      hand // of solo
	collectionScore int32

	deck []uint8 // not dealt yet; the next card is the last
}

// A plot is an area of a park and what lives there.
type plot struct {
	kind     uint8
	attached [maxImprovements]uint8
	company  company
}

// A park is what a player has made of its cards.
type park struct {
	plots   [maxAreas]plot
	areas   uint8
	animals [maxAnimals]uint8      // all that the player has, wherever they are
	fresh   [maxImprovements]uint8 // not attached yet
	score   int32
	last    int32 // the last round's score

	earned [maxKinds]earned
	worked [maxEffects]int32 // by action less that of the first effect
}

type earned struct{ used, aside, points int32 }

// room is working space.
type room struct {
	solver solver
	pcg    rand.PCG
	rng    *rand.Rand
	pool   []uint8
	sketch sketch
}

func newRoom() *room {
	r := new(room)
	r.rng = rand.New(&r.pcg)
	return r
}

func newState(g *Game) *State {
	return &State{g: g, room: newRoom(), position: position{deck: make([]uint8, 0, g.deckSize())}}
}

// deckSize is how many cards there are to be shuffled.
func (g *Game) deckSize() int {
	n := 0
	for _, c := range g.copies {
		n += int(c)
	}
	return n
}

// Set implements [game.State].
func (s *State) Set(other game.State) {
	deck := s.deck
	s.position = other.(*State).position
	s.deck = append(deck[:0], s.deck...)
}

// Clone implements [game.State].
func (s *State) Clone() game.State {
	c := &State{g: s.g, room: newRoom(), position: s.position}
	c.deck = append(make([]uint8, 0, s.g.deckSize()), s.deck...)
	return c
}

// Seat implements [game.State].
func (s *State) Seat() int { return int(s.seat) }

// Ply implements [game.State].
func (s *State) Ply() int { return int(s.ply) }

// Moves implements [game.State]: one for each kind of card in the hand or, where players place
// cards, those of place.go.
func (s *State) Moves(ms *game.Moves) {
	ms.Reset()
	switch s.phase {
	case choosing:
		h := &s.hands[s.seat]
		for kind := range s.g.kinds {
			if h.count[kind] > 0 {
				m := ms.Add()
				m.Action, m.Code, m.Flags = uint8(kind), s.g.code(int(s.seat), kind), game.Placeless
			}
		}
	case placing:
		s.placements(ms)
	}
}

// Play implements [game.State].
func (s *State) Play(ms *game.Moves, i int) {
	m := &ms.List[i]
	s.ply++
	if s.phase == placing {
		s.put(m)
		return
	}
	_, kind := s.g.Decode(m.Code)
	s.kept[s.seat] = uint8(1 + kind)
	if s.seat++; int(s.seat) == s.g.seats {
		s.seat = 0
		s.reveal()
	}
}

// reveal has everyone lay down what it has chosen and pass its hand on.
func (s *State) reveal() {
	for seat := range s.g.seats {
		kind := int(s.kept[seat] - 1)
		s.kept[seat] = 0
		s.hands[seat].take(kind)
		s.parks[seat].keep(s.g, kind)
	}
	s.turn++
	switch {
	case s.g.solo:
		s.collect()
	case s.hands[0].size > 0:
		s.pass()
	default:
		s.develop()
	}
}

// keep adds a card to a park.
func (p *park) keep(g *Game, kind int) {
	switch {
	case g.isArea(kind):
		p.plots[p.areas] = plot{kind: uint8(kind)}
		p.areas++
	case g.isAnimal(kind):
		p.animals[g.animal(kind)]++
	default:
		p.fresh[kind-g.areas]++
	}
}

// pass passes all hands on to the neighbour.
func (s *State) pass() {
	n := s.g.seats
	if s.g.left[s.round] {
		last := s.hands[n-1]
		copy(s.hands[1:n], s.hands[:n-1])
		s.hands[0] = last
		return
	}
	first := s.hands[0]
	copy(s.hands[:n-1], s.hands[1:n])
	s.hands[n-1] = first
}

// collect gives the game's own player what was not kept, and turns up more.
func (s *State) collect() {
	h := &s.hands[0]
	for kind := range s.g.kinds {
		for h.count[kind] > 0 {
			h.take(kind)
			s.collection.add(kind)
		}
	}
	if int(s.turn) < s.g.deal[s.round] {
		s.draw(0, s.g.offer)
		return
	}
	s.develop()
}

// develop ends the choices of a round.
func (s *State) develop() {
	if s.g.chosen {
		s.phase, s.turn = placing, 0
		s.parks[0].lift()
		return
	}
	for seat := range s.g.seats {
		s.solver.develop(s.g, s.g.rules[seat], &s.parks[seat])
	}
	s.score()
}

// score ends a round.
func (s *State) score() {
	for seat := range s.g.seats {
		s.parks[seat].tally(s.g, s.g.rules[seat])
	}
	s.collectionScore += s.collected()
	s.seat, s.turn = 0, 0
	if s.round++; int(s.round) == s.g.rounds() {
		s.phase = finished
		return
	}
	s.phase = choosing
	s.dealRound()
}

// Census implements [game.State]: the cards that a player has, the camp too.
func (s *State) Census(seat int, dst []int) []int {
	dst = dst[:0]
	for range s.g.kinds {
		dst = append(dst, 0)
	}
	p := &s.parks[seat]
	for i := range p.plots[:p.areas] {
		dst[p.plots[i].kind]++
		for k, n := range p.plots[i].attached[:s.g.improvements] {
			dst[s.g.improvementKind(k)] += int(n)
		}
	}
	for k, n := range p.fresh[:s.g.improvements] {
		dst[s.g.improvementKind(k)] += int(n)
	}
	for k, n := range p.animals[:s.g.animals] {
		dst[s.g.animalKind(k)] += int(n)
	}
	return dst
}

// Outcome implements [game.State].
func (s *State) Outcome() game.Outcome {
	if s.phase != finished {
		return game.Outcome{}
	}
	if s.g.solo {
		o := game.Outcome{Cause: game.Points, Winner: game.Nobody, Reason: "points"}
		if s.parks[0].score > s.collectionScore {
			o.Winner = 0
		}
		return o
	}
	leaders := s.leaders(^uint8(0), func(p *park) int32 { return p.score })
	reason := "points"
	if leaders&(leaders-1) != 0 && s.g.tieBreak {
		leaders, reason = s.leaders(leaders, (*park).differentAnimals), "tie-break"
	}
	for seat := range s.g.seats {
		if leaders == 1<<seat {
			return game.Outcome{Cause: game.Points, Winner: seat, Reason: reason}
		}
	}
	if leaders == 1<<s.g.seats-1 {
		leaders = 0 // all
	}
	return game.Outcome{Cause: game.Points, Winner: game.Shared, Among: leaders, Reason: "tie"}
}

// leaders are the seats, of a set of them, that have most of something.
func (s *State) leaders(among uint8, of func(*park) int32) (leaders uint8) {
	most := int32(0)
	for seat := range s.g.seats {
		if among>>seat&1 == 0 {
			continue
		}
		n := of(&s.parks[seat])
		if leaders == 0 || n > most {
			leaders, most = 0, n
		}
		if n == most {
			leaders |= 1 << seat
		}
	}
	return leaders
}

// differentAnimals is how many kinds of animals a player has, wherever they are.
func (p *park) differentAnimals() (kinds int32) {
	for _, n := range p.animals {
		if n > 0 {
			kinds++
		}
	}
	return kinds
}
