package board

// wander is walk for those that terrain can stop, that do not go in all directions, or that may not
// enter a square twice though they must go far. Squares are looked for in sets, and path by path
// only where a square entered twice would matter.
func (gen *generator) wander(o *op) {
	w := wanderer{gen: gen, o: o, free: gen.passable(), land: gen.g.all}
	if !gen.open {
		w.land = gen.enter
	}
	w.land.drop(gen.sq)
	if gen.safe {
		w.search(w.goals(w.land))
		gen.arriveAtAll(o, w.ends)
		return
	}
	// A walk may not enter a warded square, but for those that only the animal which it captures in
	// the end wards.
	free, land := w.free, w.land
	w.free, w.land = free.minus(gen.warded), land.minus(gen.warded)
	w.search(w.goals(w.land))
	for at := gen.wards.and(o.reach[gen.sq]).minus(w.ends); o.capture != never && !at.empty(); at = at.rest() {
		if guard := at.first(); gen.needs(guard).empty() {
			shut := gen.shut(guard)
			w.free, w.land = free.minus(shut), land.minus(shut)
			w.search(w.goals(one(guard)))
		}
	}
	gen.arriveAtAll(o, w.ends)
}

// shut is the set of squares that others than one guard ward.
func (gen *generator) shut(guard uint8) set {
	shut := gen.warded
	for at := gen.warded; !at.empty(); at = at.rest() {
		if sq := at.first(); gen.needs(sq) == one(guard) {
			shut.drop(sq)
		}
	}
	return shut
}

// A wanderer looks for the ends of one walk.
type wanderer struct {
	gen  *generator
	o    *op
	free set // where the walk may pass through
	land set // where it may set foot
	ends set // where it may end, as found so far
}

// goals keeps the squares of a set on which the walk may end.
func (w *wanderer) goals(s set) set {
	s = s.minus(w.gen.mine)
	if !w.gen.open {
		s = s.and(w.gen.end)
	}
	return s
}

// search adds those of some squares that the walk can reach. To enter a square twice only helps to
// make a walk long enough, so that where it need not be long the sets tell all.
func (w *wanderer) search(goals set) {
	if w.o.revisit || w.o.min == 1 {
		w.ends = w.ends.or(w.far(w.gen.sq, 0, 0, set{}).and(goals))
		return
	}
	w.from(w.gen.sq, 0, 0, one(w.gen.sq), goals)
}

// far is the set of squares on which the rest of a walk may end, which stands on a square after so
// many steps and slow squares and keeps away from some squares, but may enter others twice.
func (w *wanderer) far(sq uint8, steps, slow int, shun set) (ends set) {
	stop := w.gen.prog.rules.stop
	var at [maxSlow + 1]set // by slow squares entered: where the walk may be
	at[slow] = one(sq)
	for steps++; steps <= w.o.max; steps++ {
		var next [maxSlow + 1]set
		var any set
		for n := range max(stop, 1) {
			if at[n].empty() {
				continue
			}
			to := w.steps(at[n]).and(w.land).minus(shun)
			any = any.or(to)
			onward, slowed := to.and(w.free), set{}
			if stop > 0 {
				slowed = onward.and(w.gen.prog.rules.slow).minus(w.gen.bridges)
			}
			next[n] = next[n].or(onward.minus(slowed))
			next[n+1] = next[n+1].or(slowed) // at the stop nothing goes on
		}
		if steps >= w.o.min {
			ends = ends.or(any)
		}
		at = next
	}
	return ends
}

// maxSlow is the most steps of a walk, and so the most slow squares that it can count.
const maxSlow = 16

// steps is the set of squares one step from any of a set.
func (w *wanderer) steps(s set) (all set) {
	if len(w.o.dirs) == directions {
		return w.gen.neighbours(s)
	}
	for ; !s.empty(); s = s.rest() {
		for _, d := range w.o.dirs {
			if to := w.gen.g.next[d][s.first()]; to != none {
				all.add(uint8(to))
			}
		}
	}
	return all
}

// from adds the goals to which the rest of a walk leads that enters no square twice. It goes on
// only as long as there may be one that is not found yet.
func (w *wanderer) from(sq uint8, steps, slow int, visited, goals set) {
	gen, stop := w.gen, w.gen.prog.rules.stop
	for _, d := range w.o.dirs {
		next := gen.g.next[d][sq]
		if next == none {
			continue
		}
		to := uint8(next)
		if !w.land.has(to) || visited.has(to) {
			continue
		}
		gen.try("steps")
		if steps+1 >= w.o.min && goals.has(to) {
			w.ends.add(to)
		}
		count := slow
		if stop > 0 && gen.prog.rules.slow.has(to) && !gen.bridges.has(to) {
			count++
		}
		if steps+1 >= w.o.max || !w.free.has(to) || stop > 0 && count >= stop {
			continue
		}
		on := visited.or(one(to))
		if !w.far(to, steps+1, count, on).and(goals).within(w.ends) {
			w.from(to, steps+1, count, on, goals)
		}
	}
}
