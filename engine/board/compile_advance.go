package board

import "github.com/wildbench/wildbench/engine/game"

// compileAdvance works out what it is worth to each code to be on its way: the prize that waits
// where it promotes or wins, divided by one more than the number of moves that take it there on an
// empty board. Promotion's prize is the value gained, a goal's that of an average piece at the
// start.
func (c *compiler) compileAdvance(start *State) {
	pieces := 0
	for _, n := range start.census {
		pieces += int(n)
	}
	c.forces = start.material
	average := (start.material[white] + start.material[black]) / int32(max(1, pieces))
	board, worth := newState(c.Game), make([]int32, len(c.advance))
	for kind := range c.kinds {
		c.codes(kind, func(p code, side, marks int) {
			if zone := c.promoteAt[c.owner[p]]; c.traits[p]&promotes != 0 {
				c.approach(worth, board, p, zone, c.value[c.promoteTo[p]]-c.value[p])
			}
			for i := range c.endings {
				if e := &c.endings[i]; e.when == game.Goal && e.result > 0 && e.counts[p] {
					c.approach(worth, board, p, e.zone[side], average)
				}
			}
		})
	}
	c.advance = worth
}

// approach enters the worth of being near a zone, where that is more than what is entered already.
func (c *compiler) approach(table []int32, board *State, p code, zone set, prize int32) {
	free := c.marked[c.marks(p)&^stomped][p]
	ways := c.ways(board, free)
	arrived := zone
	for moves := int32(0); !arrived.empty(); moves++ {
		for at := arrived; !at.empty(); at = at.rest() {
			worth := &table[int(p)*c.squares+int(at.first())]
			*worth = max(*worth, prize/(moves+1))
		}
		zone = zone.or(arrived)
		var next set
		for sq := range ways {
			if s := uint8(sq); !zone.has(s) && ways[sq].meets(arrived) {
				next.add(s)
			}
		}
		arrived = next
	}
}

// ways says for every square where a code may stand which squares a move takes it to when the board
// is empty.
func (c *compiler) ways(board *State, p code) []set {
	ways := make([]set, c.squares)
	ms := new(game.Moves)
	board.turn = c.side[p]
	for at := c.ground[c.owner[p]].legal; !at.empty(); at = at.rest() {
		sq := at.first()
		board.put(sq, p)
		ms.Reset()
		board.scratch.survey(board, ms)
		board.scratch.run(sq)
		for i := range ms.List {
			ways[sq].add(ms.List[i].To)
		}
		board.lift(sq)
	}
	return ways
}
