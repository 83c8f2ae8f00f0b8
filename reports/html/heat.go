package html

import (
	"fmt"
	"html/template"
	"math"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants"
)

// heatLevels is how many shades heat maps have.
const heatLevels = 7

// heatLevel is the shade of a count: the square root makes what is rare visible beside what is
// frequent.
func heatLevel(count, most float64) int {
	if count <= 0 || most <= 0 {
		return 0
	}
	return min(heatLevels, max(1, int(math.Ceil(heatLevels*math.Sqrt(count/most)))))
}

// heatMap draws counts on the board, with the edges of its terrain and a ring around the highest.
func (g *ground) heatMap(class, title string, counts []int) template.HTML {
	d := new(drawing)
	d.begin("heat "+class, -0.1, -0.1, float64(g.files())+0.2, float64(g.ranks())+0.2, title, g.topText(counts))
	d.rect("level-0", 0, 0, float64(g.files()), float64(g.ranks()))
	top := topSquares(counts, 1)
	if len(top) > 0 {
		most := float64(counts[top[0]])
		for level := 1; level <= heatLevels; level++ {
			d.path(fmt.Sprintf("level-%d", level), g.cells(func(s int) bool { return heatLevel(float64(counts[s]), most) == level }))
		}
	}
	d.path("edge", g.edges(func(s int) int { return g.terrain[s] }))
	d.rect("frame", 0, 0, float64(g.files()), float64(g.ranks()))
	for _, s := range top {
		x, y := g.corner(s)
		d.rect("top", float64(x)+0.08, float64(y)+0.08, 0.84, 0.84)
	}
	return d.html()
}

// topText names the squares with the highest counts.
func (g *ground) topText(counts []int) string {
	top := topSquares(counts, 3)
	if len(top) == 0 {
		return "never"
	}
	total := float64(sum(counts))
	var parts []string
	for _, s := range top {
		parts = append(parts, fmt.Sprintf("%s %s", g.def.Board.SquareName(variants.Square(s)), page.Percent(float64(counts[s])/total)))
	}
	return together("most on " + strings.Join(parts, ", "))
}
