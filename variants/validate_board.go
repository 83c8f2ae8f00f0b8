package variants

import (
	"strings"
	"unicode"

	"github.com/wildbench/wildbench/variants/spelling"
)

// sized reports whether the board's size is known.
func (v *validator) sized() bool {
	return !v.report.FailedAt("board", "board.files", "board.ranks")
}

func (v *validator) board() {
	b := &v.d.Board
	if b.Ground == "" && !v.report.FailedAt("board") {
		v.add(v.value("board", "ground"), "", "the ground needs a name")
	}
	v.terrainSymbols(b)
	if v.sized() && !v.report.FailedUnder("board", "map") {
		v.boardMap(b)
		v.overlaps(b)
	}
	for _, z := range v.d.Zones {
		if len(z.White)+len(z.Black) == 0 && !v.report.FailedUnder("zones", z.Name) {
			v.add(v.key("zones", z.Name), "", "zone %q has no squares", z.Name)
		}
	}
}

func (v *validator) terrainSymbols(b *Board) {
	owner := map[string]string{}
	for _, t := range b.Terrain {
		key, symbol := v.key("board", "terrain", t.Name), v.value("board", "terrain", t.Name, "symbol")
		if t.Name == b.Ground {
			v.add(key, "", "%q is already the name of the ground", t.Name)
		}
		switch {
		case v.report.FailedUnder("board", "terrain", t.Name):
		case symbol == nil && len(t.Squares) == 0:
			v.add(key, spelling.Otherwise(t.Name, b.terrainNames(), ""), "terrain %q has neither a symbol nor squares", t.Name)
		case symbol == nil:
		case len(mapSymbols(t.Symbol)) != 1 || len([]rune(t.Symbol)) != 1:
			v.add(symbol, "", "a terrain's symbol must be one character, not %q", t.Symbol)
		case t.Symbol == string(groundSymbol):
			v.add(symbol, "", "%q draws the ground", t.Symbol)
		case owner[t.Symbol] != "":
			v.add(symbol, spelling.Otherwise(t.Name, b.terrainNames(), ""),
				"symbol %q is already that of terrain %q", t.Symbol, owner[t.Symbol])
		default:
			owner[t.Symbol] = t.Name
		}
	}
}

func (v *validator) boardMap(b *Board) {
	drawn := v.value("board", "map")
	if drawn == nil {
		return
	}
	if len(b.Map) != b.Ranks {
		v.add(drawn, "", "the map has %d rows, but the board has %d ranks", len(b.Map), b.Ranks)
	}
	for i, row := range b.Map {
		at := drawn.Items[i]
		if n := len(mapSymbols(row)); n != b.Files {
			v.add(at, "", "this row has %d squares, but the board has %d files", n, b.Files)
		}
		column := 0
		for _, symbol := range row {
			if !unicode.IsSpace(symbol) && b.symbolIndex(symbol) < 0 && !v.report.FailedUnder("board", "terrain") {
				v.add(at.Inside(column), "known: "+b.symbols(), "no terrain has the symbol %q", string(symbol))
			}
			column++
		}
	}
}

func (b *Board) symbols() string {
	symbols := []string{string(groundSymbol)}
	for _, t := range b.Terrain {
		if t.Symbol != "" {
			symbols = append(symbols, t.Symbol)
		}
	}
	return strings.Join(symbols, " ")
}

// overlaps reports squares that two terrains claim.
func (v *validator) overlaps(b *Board) {
	drawn := Board{Files: b.Files, Ranks: b.Ranks, Map: b.Map}
	for _, t := range b.Terrain {
		drawn.Terrain = append(drawn.Terrain, Terrain{Name: t.Name, Symbol: t.Symbol})
	}
	claims := make([]int, b.Squares())
	for s := range claims {
		claims[s] = drawn.TerrainAt(Square(s))
	}
	for i, t := range b.Terrain {
		for _, s := range b.Expand(t.Squares) {
			if c := claims[s]; c != 0 && c != i+1 {
				v.add(v.value("board", "terrain", t.Name, "squares"), spelling.Otherwise(t.Name, b.terrainNames(), ""),
					"square %s is both %s and %s", b.SquareName(s), b.Terrain[c-1].Name, t.Name)
			}
			claims[s] = i + 1
		}
	}
}

// square checks a square or rectangle.
func (v *validator) square(w *node) {
	b := &v.d.Board
	first, second, isRectangle := strings.Cut(w.Text, "-")
	corners := []string{first}
	if isRectangle {
		corners = append(corners, second)
	}
	for _, c := range corners {
		if _, _, ok := parseSquare(c); !ok {
			v.add(w, "", "%q is not a square such as c7 or a rectangle such as a8-j10", w.Text)
			return
		}
		if _, ok := b.Square(c); !ok && v.sized() {
			v.add(w, "", "%s is off the board, which reaches from a1 to %s", c, b.SquareName(Square(b.Squares()-1)))
		}
	}
}
