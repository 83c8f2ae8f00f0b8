package html

import (
	"fmt"
	"html/template"
	"strings"

	"github.com/wildbench/wildbench/variants"
)

// terrainStyles is how many terrains the page can tell apart by colour and pattern.
const terrainStyles = 6

// A ground is the board of a variant as all its pictures show it.
type ground struct {
	def     *variants.Definition
	terrain []int // by square: variants.Board.TerrainAt
}

func newGround(def *variants.Definition) *ground {
	g := &ground{def: def}
	for s := range def.Board.Squares() {
		g.terrain = append(g.terrain, def.Board.TerrainAt(variants.Square(s)))
	}
	return g
}

func (g *ground) files() int { return g.def.Board.Files }
func (g *ground) ranks() int { return g.def.Board.Ranks }

// corner is the top left corner of a square: White sits below.
func (g *ground) corner(square int) (x, y int) {
	return square % g.files(), g.ranks() - 1 - square/g.files()
}

// cells is the outline of all squares for which ok holds.
func (g *ground) cells(ok func(square int) bool) string {
	var out strings.Builder
	for s := range g.terrain {
		if ok(s) {
			x, y := g.corner(s)
			fmt.Fprintf(&out, "M%d %dh1v1h-1z", x, y)
		}
	}
	return out.String()
}

// edges is the outline around each region of squares of equal kind, but for the edge of the board.
func (g *ground) edges(kind func(square int) int) string {
	var out strings.Builder
	for s := range g.terrain {
		x, y := g.corner(s)
		if x > 0 && kind(s) != kind(s-1) {
			fmt.Fprintf(&out, "M%d %dv1", x, y)
		}
		if y > 0 && kind(s) != kind(s+g.files()) {
			fmt.Fprintf(&out, "M%d %dh1", x, y)
		}
	}
	return out.String()
}

// draw starts a picture of the empty board with its terrain.
func (g *ground) draw(class, title, description string) *drawing {
	const margin = 0.7 // for the names of files and ranks
	d := new(drawing)
	d.begin("board "+class, -margin, -0.1, float64(g.files())+margin+0.1, float64(g.ranks())+margin+0.1, title, description)
	d.rect("ground", 0, 0, float64(g.files()), float64(g.ranks()))
	d.path("dark", g.cells(func(s int) bool { return (s%g.files()+s/g.files())%2 == 0 }))
	for i := range g.def.Board.Terrain {
		d.path(terrainClass(i), g.cells(func(s int) bool { return g.terrain[s] == i+1 }))
		d.path(terrainClass(i)+" pattern", g.cells(func(s int) bool { return g.terrain[s] == i+1 }))
	}
	d.path("grid", g.edges(func(s int) int { return s }))
	d.rect("frame", 0, 0, float64(g.files()), float64(g.ranks()))
	for file := range g.files() {
		d.write("coordinate", float64(file)+0.5, float64(g.ranks())+0.45, string(rune('a'+file)))
	}
	for rank := range g.ranks() {
		d.write("coordinate", -0.35, float64(g.ranks()-1-rank)+0.62, fmt.Sprint(rank+1))
	}
	return d
}

func terrainClass(i int) string { return fmt.Sprintf("terrain-%d", i%terrainStyles+1) }

// zones outlines the zones of both sides.
func (g *ground) zones(d *drawing) {
	for i, z := range g.def.Zones {
		for side := range 2 {
			in := make(map[int]bool)
			for _, s := range g.def.ZoneSquares(z.Name, side) {
				in[int(s)] = true
			}
			inset := 0.06 + 0.05*float64(i%4)
			d.path(fmt.Sprintf("zone zone-%d side-%d", i%terrainStyles+1, side), g.around(in, inset))
		}
	}
}

// around is the outline around squares, a little inside of them.
func (g *ground) around(in map[int]bool, inset float64) string {
	var out strings.Builder
	for s := range g.terrain {
		if !in[s] {
			continue
		}
		x, y := g.corner(s)
		left, right := x > 0 && in[s-1], x < g.files()-1 && in[s+1]
		above, below := in[s+g.files()], in[s-g.files()]
		l, r := float64(x)+pad(left, inset), float64(x+1)-pad(right, inset)
		t, b := float64(y)+pad(above, inset), float64(y+1)-pad(below, inset)
		for _, e := range []struct {
			open           bool
			x1, y1, x2, y2 float64
		}{{left, l, t, l, b}, {right, r, t, r, b}, {above, l, t, r, t}, {below, l, b, r, b}} {
			if !e.open {
				fmt.Fprintf(&out, "M%s %sL%s %s", num(e.x1), num(e.y1), num(e.x2), num(e.y2))
			}
		}
	}
	return out.String()
}

func pad(open bool, inset float64) float64 {
	if open {
		return 0
	}
	return inset
}

// piece draws a piece as a letter in a shape: a disc for the first side, a box for the second.
func (g *ground) piece(d *drawing, square int, side int, letter string) {
	x, y := g.corner(square)
	cx, cy := float64(x)+0.5, float64(y)+0.5
	if side == 0 {
		d.circle("piece side-0", cx, cy, 0.4)
	} else {
		d.rect("piece side-1", cx-0.37, cy-0.37, 0.74, 0.74)
	}
	d.write(fmt.Sprintf("letter side-%d", side), cx, cy+0.19, letter)
}

// setup draws the start of the game.
func (g *ground) setup(names [2]string) template.HTML {
	d := g.draw("setup", "The start of the game", g.setupText(names))
	g.zones(d)
	for _, p := range g.def.Pieces() {
		g.piece(d, int(p.Square), p.Side, g.def.Animals[p.Animal].Letter)
	}
	return d.html()
}

// setupText says where everybody stands.
func (g *ground) setupText(names [2]string) string {
	var parts []string
	for side := range 2 {
		for a, animal := range g.def.Animals {
			var squares []string
			for _, p := range g.def.Pieces() {
				if p.Side == side && p.Animal == a {
					squares = append(squares, g.def.Board.SquareName(p.Square))
				}
			}
			if len(squares) > 0 {
				parts = append(parts, fmt.Sprintf("%s %s on %s", names[side], animal.Name, strings.Join(squares, " ")))
			}
		}
	}
	return strings.Join(parts, "; ") + "."
}
