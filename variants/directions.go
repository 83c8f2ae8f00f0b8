package variants

// Directions is a set of the eight directions, by names relative to the owner's side: forward,
// backward, sideways, diagonal-forward, diagonal-backward, orthogonal, diagonal, all.
type Directions []string

// directionNames are the words of [Directions].
var directionNames = []string{
	"forward", "backward", "sideways", "diagonal-forward", "diagonal-backward", "orthogonal", "diagonal", "all",
}

// directionSets gives each word's directions for White, in the order of [Directions.Set].
var directionSets = map[string][8]bool{
	"forward":           {0: true},
	"backward":          {4: true},
	"sideways":          {2: true, 6: true},
	"diagonal-forward":  {1: true, 7: true},
	"diagonal-backward": {3: true, 5: true},
	"orthogonal":        {0: true, 2: true, 4: true, 6: true},
	"diagonal":          {1: true, 3: true, 5: true, 7: true},
	"all":               {true, true, true, true, true, true, true, true},
}

// Set resolves the names for a side (0 White, 1 Black) to compass directions in the order N, NE, E,
// SE, S, SW, W, NW. North is towards higher ranks: forward for White, backward for Black.
func (ds Directions) Set(side int) [8]bool {
	var set [8]bool
	for _, name := range ds {
		for i, in := range directionSets[name] {
			if in {
				set[turned(i, side)] = true
			}
		}
	}
	return set
}

// turned is White's direction i as a side sees it. Every word means a set symmetric between left
// and right, so that turning the board and reflecting it come to the same.
func turned(i, side int) int { return (i + 4*side) % 8 }

// otherWays says which neighbours are meant, when not all are.
func otherWays(ds Directions) string {
	if ds.everyWay() {
		return ""
	}
	return " " + ds.ways()
}
