package variants

import "slices"

// asFar is the longest distance that a file can state. It stands for as far as there is room.
const asFar = 15

// outreaches warns of a distance that the board has no room for. usual is the parameter's default,
// which nobody has written.
func outreaches(p Prospects, parameter string, distance, usual, room int) {
	if distance > room && distance != usual && distance != asFar {
		p.Warn(parameter, "15 says: as far as there is room",
			"%s %d is no more than %d, for which the board has room", parameter, distance, room)
	}
}

// spared warns of animals that are spared though they are none of the victims.
func spared(p Prospects, victims, spares Names) {
	if len(victims) == 0 {
		return
	}
	for _, id := range spares {
		if !slices.Contains(victims, id) {
			p.Warn("spares", "", "that %s is spared means nothing: it is none of the victims", id)
			return
		}
	}
}

// lonely warns of what only friends are affected by where nobody has one. It reports whether it did.
func lonely(p Prospects, sides string) bool {
	if sides != "friend" || !p.Lonely() {
		return false
	}
	p.Warn("sides", "", "there is never a friend whom it could affect: each side has one animal")
	return true
}

// startsAnywhere warns of terrains to start on that leave none out, or that the animal is never on.
func startsAnywhere(p Prospects, from Names) {
	d := p.Definition()
	if len(from) > 0 && d.Board.allOf(from) {
		p.Warn("from", "", "from means nothing: it names every terrain")
		return
	}
	for _, t := range from {
		if len(from) > 1 && !p.StandsOn(t) {
			p.Warn("from", "", "%s can never stand on %s, to start there", p.Animal().Name, t)
			return
		}
	}
}
