package board

// setReach works out the squares within reach of every square, and the sides that an op touches.
func (c *compiler) setReach(o *op) {
	o.reach = make([]set, c.squares)
	for sq := range o.reach {
		for _, d := range o.dirs {
			for _, to := range c.rays[d][sq].list()[:min(o.max, len(c.rays[d][sq].list()))] {
				o.reach[sq].add(to)
			}
		}
	}
	for v, touched := range o.touches {
		o.sides[c.side[v]] = o.sides[c.side[v]] || touched
	}
}
