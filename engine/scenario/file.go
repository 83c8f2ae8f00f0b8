package scenario

import (
	"path/filepath"

	"github.com/wildbench/wildbench/variants"
)

// A File is the scenarios of one variant.
type File struct {
	Name      string // the path it was read from, or the name of a built-in one
	Variant   string // a built-in name, or the path of a variant file as [variants.Load] takes it
	Scenarios []Scenario

	src       *source
	variantAt mark
}

// A Scenario is a position with what is stated about it: its legal moves, or what playing some of them leads to.
type Scenario struct {
	Name   string
	Source string // where the rule was published
	Line   int    // in the file
	FEN    string // position text
	Mods   variants.Mods

	From     string   // the square whose animal's moves are meant; empty: all moves
	Legal    []string // exactly these moves, in any order; nil: not stated
	Includes []string // moves that must be legal
	Excludes []string // moves that must not be

	Play []string // moves to be played, instead of the above
	Then Then     // what they lead to

	mods []mod // Mods with their places
}

// Then is where moves lead. What is empty is not stated.
type Then struct {
	FEN     string // position text
	Outcome string // as [game.Outcome.Text] writes it
}

// A mod is one change to the variant, as a flag of the command line would make it.
type mod struct {
	flag string // --with, --without or --set
	text string
	at   mark
}

// modsOf sorts changes by kind.
func modsOf(list []mod) variants.Mods {
	var m variants.Mods
	for _, c := range list {
		switch c.flag {
		case "--with":
			m.With = append(m.With, c.text)
		case "--without":
			m.Without = append(m.Without, c.text)
		case "--set":
			m.Set = append(m.Set, c.text)
		}
	}
	return m
}

// variantRef turns what a file says after "variant:" into what [variants.Load] takes: paths start from the file.
func variantRef(file, ref string) string {
	if !isPath(ref) || filepath.IsAbs(ref) {
		return ref
	}
	return filepath.Join(filepath.Dir(file), ref)
}

// isPath tells paths of variant files from built-in names, as [variants.Load] does.
func isPath(ref string) bool {
	ext := filepath.Ext(ref)
	return ext == ".yaml" || ext == ".yml"
}
