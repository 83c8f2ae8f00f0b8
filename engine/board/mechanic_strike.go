package board

import "github.com/wildbench/wildbench/variants"

// A strike removes or marks at a distance. Its moves are made in strike.go.
type strike struct{ *variants.Strike }

func (strike) stand(*compiler, bearer) {}

func (m strike) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opStrike{})
	c.start(o, m.From)
	o.dirs, o.max = compass(m.Directions, b.side), m.Reach
	o.effect, o.throughs, o.captures = markEffects[m.Effect], m.Line == "any", m.Capture
	o.all, o.inPlace, o.afterMove = m.All, m.Targets, m.AfterMove > 0
	o.touches = c.touched(o, b.side, m.Sides, m.Victims, m.Spares)
	if o.effect == poisons {
		for v := range o.touches {
			o.touches[v] = o.touches[v] && c.traits[v]&poisonous == 0 && !c.immuneTo(code(v), "poison")
		}
	}
	c.setReach(o)
	if m.Retreat != "" {
		o.retreats, o.retreat = true, c.terrains(m.Retreat)
	}
	prog.add(o)
}

// opStrike runs strikes.
type opStrike struct{}

func (opStrike) generator() func(*generator, *op) { return (*generator).strike }
func (opStrike) leads(*compiler, *op, uint8) set  { return set{} }
func (opStrike) wearsOut(o *op) bool              { return o.effect != stomps }
func (opStrike) wantsEnemy(o *op, side int) bool  { return !o.afterMove && !o.sides[side] }

// A strike after a capture is a move that captures.
func (opStrike) bites(o *op, side int) bool { return o.afterMove || o.kills(side) }

// kills reports whether a strike of a side removes enemies.
func (o *op) kills(side int) bool { return o.effect == removes && o.sides[1-side] }

// A strike that can both retreat and follow a move may strike and retreat to where it could have
// moved first.
func (opStrike) traces(o *op) (trace, bool) {
	standing, moving := marksStanding, marksMoving
	if o.effect == removes {
		standing, moving = removesStanding, removesMoving
	}
	t := standing
	if o.afterMove || o.retreats {
		t |= moving
	}
	return t, !o.captures && !(o.afterMove && o.retreats)
}
