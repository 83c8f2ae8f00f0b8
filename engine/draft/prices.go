package draft

import "math/bits"

// Prices on animals and improvements tell how much they are worth elsewhere. If each area could be
// filled by itself, paying for what it needs, the profits and the price of all that there is would
// come to a bound of what the areas can be worth together, whatever the prices are (Lagrangian
// relaxation); and a way to fill an area whose profit falls short of the best one's by more than
// the bound is above a development that is known cannot be part of a best one. Prices that make the
// bound low are found by the subgradient method: what is wanted more often than it is there becomes
// dearer, what is left over cheaper.
//
// Source: M. L. Fisher, "The Lagrangian relaxation method for solving integer programming
// problems", Management Science 27 (1981) 1–18. All numbers are whole; prices steer the search and
// have no part in its result.

// priceUnit is what a point counts in prices.
const priceUnit = 64

// How long better prices are looked for.
const (
	pricingRounds  = 60
	pricingPatient = 4  // rounds without a better bound, then steps become half as long
	pricingFilter  = 4  // rounds, after each of which hopeless ways are dropped
	pricingEnough  = 16 // ways to fill each area, then they are few enough to be searched
	paceUnit       = 64
)

type pricing struct {
	prices  [maxFields]int32
	best    [maxFields]int32    // prices of the lowest bound
	profits [maxAreas + 1]int32 // by class: of its best way
	least   int32               // what a development is worth that is known
	bound   int32               // of what any is worth, in priceUnit
	wanted  [maxFields]int32    // what the best ways need in all

	bit [64]int32 // what each bit of a bag costs; a cost is a sum over bits

	// The same for the best prices, by so many bits at a time.
	costs [(64 + digit - 1) / digit][1 << digit]int32
	used  int // of costs
}

// digit is how many bits of a bag are priced at a time.
const digit = 6

// of is what the contents of a bag cost at the best prices.
func (p *pricing) of(contents uint64) (cost int32) {
	for i := range p.costs[:p.used] {
		cost += p.costs[i][contents>>(digit*i)&(1<<digit-1)]
	}
	return cost
}

// now is what the contents of a bag cost at the prices of the moment.
func (p *pricing) now(contents uint64) (cost int32) {
	for ; contents != 0; contents &= contents - 1 {
		cost += p.bit[bits.TrailingZeros64(contents)]
	}
	return cost
}

// tag works out what bits cost at new prices.
func (p *pricing) tag(b *bag) {
	for f, x := range b.fields {
		for i := range bits.Len64(x.mask) {
			p.bit[int(x.shift)+i] = p.prices[f] << i
		}
	}
}

// list works out what several bits together cost.
func (p *pricing) list(b *bag) {
	p.used = (bits.Len64(b.all) + digit - 1) / digit
	for i := range p.used {
		for d := 1; d < 1<<digit; d++ {
			low := digit*i + bits.TrailingZeros(uint(d))
			p.costs[i][d] = p.costs[i][d&(d-1)]
			if low < len(p.bit) {
				p.costs[i][d] += p.bit[low]
			}
		}
	}
}

// price finds prices, and drops the ways that cannot be part of a best development.
func (v *solver) price() {
	p := &v.pricing
	p.prices, p.best, p.bound = [maxFields]int32{}, [maxFields]int32{}, unbounded
	p.least = v.dive(func(w *way) int32 { return w.worth })
	pace, idle := int32(paceUnit), 0
	for round := 1; round <= pricingRounds; round++ {
		bound := v.relax()
		if idle++; bound < p.bound {
			p.bound, p.best, idle = bound, p.prices, 0
		}
		if p.bound < (p.least+1)*priceUnit {
			break // what is known is best
		}
		if idle == pricingPatient {
			pace, idle, p.prices = max(1, pace/2), 0, p.best
			bound = v.relax()
		}
		if round%pricingFilter == 0 {
			p.least = max(p.least, v.dive(func(w *way) int32 { return w.profit }))
			v.drop(bound)
			if len(v.ways) <= pricingEnough*len(v.kinds) {
				break
			}
		}
		if !v.haggle(bound, pace) {
			break
		}
	}
	p.prices = p.best
	bound := v.relax()
	p.list(&v.bag)
	p.least = max(p.least, v.dive(func(w *way) int32 { return w.profit }))
	v.drop(bound)
}

// relax works out profits, the best ones, what their ways want, and the bound.
func (v *solver) relax() (bound int32) {
	p := &v.pricing
	p.wanted = [maxFields]int32{}
	p.tag(&v.bag)
	bound = p.now(v.bag.all)
	for k := range v.kinds {
		c := &v.kinds[k]
		top := c.from
		for n := c.from; n < c.to; n++ {
			w := &v.ways[n]
			w.profit = priceUnit*w.worth - p.now(w.need)
			if w.profit > v.ways[top].profit {
				top = n
			}
		}
		best := &v.ways[top]
		p.profits[k] = best.profit
		bound += int32(c.spots) * best.profit
		for f, x := range v.bag.fields {
			p.wanted[f] += int32(c.spots) * int32(best.need>>x.shift&x.mask)
		}
	}
	return bound
}

// haggle changes the prices and reports whether there was anything to change.
func (v *solver) haggle(bound, pace int32) bool {
	p := &v.pricing
	norm := int32(0)
	var over [maxFields]int32
	for f, x := range v.bag.fields {
		over[f] = p.wanted[f] - int32(x.count)
		if over[f] < 0 && p.prices[f] == 0 && f < v.bag.animals {
			over[f] = 0
		}
		norm += over[f] * over[f]
	}
	if norm == 0 {
		return false
	}
	step := max(1, (bound-p.least*priceUnit)*pace/paceUnit/norm)
	for f := range v.bag.fields {
		p.prices[f] += step * over[f]
		if f < v.bag.animals { // improvements must be attached, wanted or not: they may cost less than nothing
			p.prices[f] = max(0, p.prices[f])
		}
	}
	return true
}

// drop drops the ways that cannot be part of a best development. The order of the others stays.
func (v *solver) drop(bound int32) {
	to := 0
	for k := range v.kinds {
		c := &v.kinds[k]
		from := to
		for n := c.from; n < c.to; n++ {
			if w := v.ways[n]; bound-v.pricing.profits[k]+w.profit >= v.pricing.least*priceUnit {
				v.ways[to] = w
				to++
			}
		}
		c.from, c.to = from, to
	}
	v.ways = v.ways[:to]
}

// dive fills one spot after another with the best way that is left for it, by some measure, and
// says what that is worth.
func (v *solver) dive(measure func(*way) int32) (worth int32) {
	left := v.bag.all
	for i, s := range v.spots {
		c := &v.kinds[s.class]
		last, top := i == len(v.spots)-1, -1
		for n := c.from; n < c.to; n++ {
			w := &v.ways[n]
			if v.bag.holds(left, w.need) && !(last && (left^w.need)&v.bag.improvements != 0) && (top < 0 || measure(w) > measure(&v.ways[top])) {
				top = n
			}
		}
		if top < 0 {
			return hopeless
		}
		worth += v.ways[top].worth
		left -= v.ways[top].need
	}
	return worth
}
