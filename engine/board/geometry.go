package board

// The eight directions, clockwise from north (towards higher ranks). Adding 4 turns a direction
// round.
const (
	north = iota
	northEast
	east
	southEast
	south
	southWest
	west
	northWest
	directions
)

var (
	fileStep = [directions]int{0, 1, 1, 1, 0, -1, -1, -1}
	rankStep = [directions]int{1, 1, 0, -1, -1, -1, 0, 1}
)

func opposite(dir int) int { return (dir + 4) % directions }

// none is the neighbour beyond the edge.
const none = -1

// A ray is the squares in one direction, nearest first. It fills a quarter of a cache line.
type ray struct {
	n       uint8
	squares [15]uint8
}

func (r *ray) list() []uint8 { return r.squares[:r.n] }

func (r *ray) append(sq uint8) {
	r.squares[r.n] = sq
	r.n++
}

// geometry is the shape of a board: neighbours, rays and neighbourhoods of every square, computed
// once.
type geometry struct {
	files, ranks, squares int

	next     [directions][256]int16 // the neighbour in a direction, or none
	rays     [directions][256]ray   // all squares in a direction
	adjacent [256]set               // the neighbours in all directions
	notFirst set                    // all squares but those of the first file
	notLast  set                    // all squares but those of the last file
	all      set                    // all squares
}

func newGeometry(files, ranks int) *geometry {
	g := &geometry{files: files, ranks: ranks, squares: files * ranks}
	for sq := range g.squares {
		s := uint8(sq)
		g.all.add(s)
		if sq%files != 0 {
			g.notFirst.add(s)
		}
		if sq%files != files-1 {
			g.notLast.add(s)
		}
		for d := range directions {
			g.next[d][sq] = g.step(sq, d, 1)
			for n := 1; g.step(sq, d, n) != none; n++ {
				g.rays[d][sq].append(uint8(g.step(sq, d, n)))
			}
			if to := g.next[d][sq]; to != none {
				g.adjacent[sq].add(uint8(to))
			}
		}
	}
	return g
}

// step is the square n steps away in a direction, or none.
func (g *geometry) step(sq, dir, n int) int16 {
	return g.offset(sq, n*fileStep[dir], n*rankStep[dir])
}

// offset is the square so many files and ranks away, or none.
func (g *geometry) offset(sq, files, ranks int) int16 {
	f, r := sq%g.files+files, sq/g.files+ranks
	if f < 0 || f >= g.files || r < 0 || r >= g.ranks {
		return none
	}
	return int16(r*g.files + f)
}

// dark reports the colour of a square; a1 is dark.
func (g *geometry) dark(sq int) bool { return (sq%g.files+sq/g.files)%2 == 0 }

// spread is the set with all its neighbours.
func (g *geometry) spread(s set) set {
	row := s.or(s.shl(1).and(g.notFirst)).or(s.shr(1).and(g.notLast))
	n := uint(g.files)
	return row.or(row.shl(n)).or(row.shr(n)).and(g.all)
}
