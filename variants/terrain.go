package variants

import (
	"slices"
	"strings"
	"unicode"
)

// groundSymbol draws the ground in maps.
const groundSymbol = '.'

// TerrainAt is the terrain of a square: 0 for the ground, i+1 for b.Terrain[i].
func (b *Board) TerrainAt(s Square) int {
	for i, t := range b.Terrain {
		if slices.Contains(b.Expand(t.Squares), s) {
			return i + 1
		}
	}
	row := b.Ranks - 1 - int(s)/b.Files
	if row >= len(b.Map) {
		return 0
	}
	file := int(s) % b.Files
	for _, symbol := range b.Map[row] {
		switch {
		case unicode.IsSpace(symbol):
		case file == 0:
			return max(0, b.symbolIndex(symbol))
		default:
			file--
		}
	}
	return 0
}

// TerrainIndex finds a terrain by name: 0 for the ground, i+1 for b.Terrain[i].
func (b *Board) TerrainIndex(name string) (int, bool) {
	if name == b.Ground {
		return 0, true
	}
	for i, t := range b.Terrain {
		if t.Name == name {
			return i + 1, true
		}
	}
	return 0, false
}

// terrainNames are the names of all terrains, in the order of their index.
func (b *Board) terrainNames() []string {
	names := []string{b.Ground}
	for _, t := range b.Terrain {
		names = append(names, t.Name)
	}
	return names
}

// symbolIndex finds a terrain by its symbol in maps; -1 if there is none.
func (b *Board) symbolIndex(symbol rune) int {
	if symbol == groundSymbol {
		return 0
	}
	for i, t := range b.Terrain {
		if t.Symbol == string(symbol) {
			return i + 1
		}
	}
	return -1
}

// mapSymbols are the symbols of a row of the map. Blanks only make it readable.
func mapSymbols(row string) []rune {
	return []rune(strings.Join(strings.FieldsFunc(row, unicode.IsSpace), ""))
}
