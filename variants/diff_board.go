package variants

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

func (d *differ) board() []Change {
	a, b := &d.a.Board, &d.b.Board
	var changes []Change
	if a.Files != b.Files || a.Ranks != b.Ranks {
		size := func(b *Board) string { return fmt.Sprintf("%d×%d", b.Files, b.Ranks) }
		changes = append(changes, change(path{"board"}, "size", size(a), size(b)))
	}
	if a.Ground != b.Ground {
		changes = append(changes, change(path{"board", "ground"}, "ground", english.Name(a.Ground), english.Name(b.Ground)))
	}
	for i, t := range b.Terrain {
		p := path{"board", "terrain", t.Name}
		old, ok := a.TerrainIndex(t.Name)
		squares := b.terrainSquares(i + 1)
		if !ok || old == 0 {
			changes = append(changes, Change{Kind: Added, Path: p.String(), After: b.squaresText(squares),
				Text: fmt.Sprintf("new terrain %s: %s", english.Name(t.Name), b.squaresText(squares))})
			continue
		}
		changes = append(changes, d.squares(p, english.Name(t.Name), a.terrainSquares(old), squares)...)
	}
	for i, t := range a.Terrain {
		if j, ok := b.TerrainIndex(t.Name); !ok || j == 0 {
			changes = append(changes, Change{Kind: Removed, Path: path{"board", "terrain", t.Name}.String(),
				Before: a.squaresText(a.terrainSquares(i + 1)), Text: "no more " + english.Name(t.Name)})
		}
	}
	return changes
}

// squares tells which squares a region gains and loses. Squares of boards of different sizes are
// compared by name.
func (d *differ) squares(p path, what string, before, after []Square) []Change {
	a, b := &d.a.Board, &d.b.Board
	if a.squaresText(before) == b.squaresText(after) {
		return nil
	}
	c := Change{Kind: Changed, Path: p.String(), Before: a.squaresText(before), After: b.squaresText(after)}
	lost := missingFrom(a, before, b, after)
	won := missingFrom(b, after, a, before)
	switch {
	case len(lost) == 0:
		c.Text = what + " also on " + b.squaresText(won)
	case len(won) == 0:
		c.Text = what + " no longer on " + a.squaresText(lost)
	case len(lost) == len(before) || len(won) == len(after):
		c.Text = what + ": " + c.Before + " → " + c.After
	default:
		c.Text = what + " also on " + b.squaresText(won) + ", no longer on " + a.squaresText(lost)
	}
	return []Change{c}
}

// missingFrom lists the squares of one board that are not, by name, among those of another.
func missingFrom(b *Board, squares []Square, other *Board, others []Square) []Square {
	var missing []Square
	for _, s := range squares {
		if t, ok := other.Square(b.SquareName(s)); !ok || !slices.Contains(others, t) {
			missing = append(missing, s)
		}
	}
	return missing
}

func (d *differ) zones() []Change {
	var changes []Change
	for _, z := range d.b.Zones {
		p, name := path{"zones", z.Name}, d.tb.zone(z.Name)
		if !d.a.hasZone(z.Name) {
			after := d.b.zoneText(z.Name)
			changes = append(changes, Change{Kind: Added, Path: p.String(), After: after, Text: "new " + name + ": " + after})
			continue
		}
		if before, after := d.a.zoneText(z.Name), d.b.zoneText(z.Name); before != after {
			changes = append(changes, change(p, name, before, after))
		}
	}
	for _, z := range d.a.Zones {
		if !d.b.hasZone(z.Name) {
			changes = append(changes, Change{Kind: Removed, Path: path{"zones", z.Name}.String(),
				Before: d.a.zoneText(z.Name), Text: "no more " + d.ta.zone(z.Name)})
		}
	}
	return changes
}

func (d *Definition) hasZone(name string) bool {
	return slices.ContainsFunc(d.Zones, func(z Zone) bool { return z.Name == name })
}

// zoneText lists the squares of a zone.
func (d *Definition) zoneText(name string) string {
	return fmt.Sprintf("White %s, Black %s", d.Board.squaresText(d.ZoneSquares(name, 0)), d.Board.squaresText(d.ZoneSquares(name, 1)))
}

// setup tells, for each animal of both variants, where it stands at the start.
func (d *differ) setup() []Change {
	onlyWhite := d.a.isOpposite() && d.b.isOpposite()
	var changes []Change
	for _, animal := range d.b.Animals {
		if d.a.Animal(animal.ID) < 0 {
			continue // what is said of a new animal includes its place
		}
		before, after := d.a.standing(animal.ID, onlyWhite), d.b.standing(animal.ID, onlyWhite)
		if before != after {
			p := path{"setup", "white", animal.ID}
			changes = append(changes, change(p, english.PluralOf(animal.Name, animal.Plural), before, after))
		}
	}
	return changes
}

func (d *differ) setupTitle() string {
	if d.a.isOpposite() && d.b.isOpposite() {
		return "Setup (White's; Black's is opposite)"
	}
	return "Setup"
}

// isOpposite reports whether each side starts opposite the other.
func (d *Definition) isOpposite() bool {
	at := map[Square]Placed{}
	for _, p := range d.Pieces() {
		at[p.Square] = p
	}
	for _, p := range at {
		if o, ok := at[d.opposite(p.Square)]; !ok || o.Side == p.Side || o.Animal != p.Animal {
			return false
		}
	}
	return true
}

// standing lists the squares of an animal at the start: White's, or both sides'.
func (d *Definition) standing(id string, onlyWhite bool) string {
	var squares [2][]Square
	for _, p := range d.Pieces() {
		if d.Animals[p.Animal].ID == id {
			squares[p.Side] = append(squares[p.Side], p.Square)
		}
	}
	for side := range squares {
		slices.Sort(squares[side])
	}
	if onlyWhite {
		return d.Board.squaresText(squares[0])
	}
	return fmt.Sprintf("White %s, Black %s", d.Board.squaresText(squares[0]), d.Board.squaresText(squares[1]))
}
