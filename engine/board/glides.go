package board

// glide lists moves of hops that capture nobody. Where they end is all that matters, so squares are
// found hop by hop instead of way by way; the shortest way to a square never lands on one twice.
func (gen *generator) glide(o *op) {
	frontier := one(gen.sq)
	visited := frontier
	for n := 1; n <= o.max && !frontier.empty(); n++ {
		var next set
		for ; !frontier.empty(); frontier = frontier.rest() {
			next = next.or(gen.landings(o, frontier.first()))
		}
		frontier = next.minus(visited)
		visited = visited.or(frontier)
		for at := frontier; !at.empty(); at = at.rest() {
			if to := at.first(); gen.mayEnd(to) {
				gen.add(o.action, to, 0, 0)
			}
		}
	}
}

// landings are the squares that one hop from a square may lead to. Whoever captures nobody may not
// enter a warded square.
func (gen *generator) landings(o *op, from uint8) set {
	var ends set
	for _, d := range o.dirs {
		over := gen.g.next[d][from]
		if over == none || uint8(over) == gen.sq {
			continue
		}
		to := gen.g.next[d][over]
		if to == none {
			continue
		}
		c, land := gen.board[over], uint8(to)
		if c == 0 || gen.board[land] != 0 || !gen.mayEnter(land) || !o.accepts(0, gen.g.side[c] != gen.me) {
			continue
		}
		if !gen.safe && gen.warded.has(land) {
			gen.barred(gen.needs(land), set{})
			continue
		}
		ends.add(land)
	}
	return ends
}
