package scenario

import (
	"path/filepath"
	"strings"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A File is the scenarios of one variant.
type File struct {
	Name string // the path it was read from, or the name of a built-in one
	// Variant is a built-in name, or the path of a variant file as [variants.Load] takes it.
	Variant   string     `yaml:"variant,required,filled" doc:"the name of a built-in variant, or the path of a variant file, from here"`
	Scenarios []Scenario `yaml:"scenarios,required" doc:"a list of scenarios"`

	doc *strictyaml.Document // nil if it was not read from a text
}

// A Scenario is a position with what is stated about it: its legal moves, or what playing some of
// them leads to.
type Scenario struct {
	Name      string             `yaml:"name,required,filled,title" doc:"what the scenario shows, in a few words"`
	Source    string             `yaml:"source,filled" doc:"where the rule was published"`
	Line      int                // in the file
	FEN       string             `yaml:"fen,required,filled" doc:"the position text to start from"`
	Overrides variants.Overrides `yaml:",inline"`

	From string `yaml:"from,filled" doc:"the square whose animal's moves are meant; empty: all moves"`
	// nil: not stated
	Legal    []string `yaml:"legal,one,filled" doc:"exactly these moves, in any order"`
	Includes []string `yaml:"includes,one,filled" doc:"moves that must be legal"`
	Excludes []string `yaml:"excludes,one,filled" doc:"moves that must not be legal"`

	Play []string `yaml:"play,one,filled" doc:"moves to be played, instead of the above"`
	Then Then     `yaml:"then" doc:"what they lead to"`

	node *strictyaml.Node // where it is written; nil if it was not read from a text
}

// Then is where moves lead. What is empty is not stated.
type Then struct {
	FEN     string `yaml:"fen,filled" doc:"position text"`
	Outcome string `yaml:"outcome,filled" doc:"as game.Outcome writes it"`
}

// change is where a change to the variant is written, and a character of it.
func (s *Scenario) change(flag, text string, offset int) *strictyaml.Node {
	for _, item := range items(s.node.Get(strings.TrimPrefix(flag, "--"))) {
		if item.Text == text {
			return item.Inside(offset)
		}
	}
	return nil
}

// items are the items of a list, or the only one that stands for it.
func items(n *strictyaml.Node) []*strictyaml.Node {
	switch {
	case n == nil:
		return nil
	case n.IsSequence():
		return n.Items
	}
	return []*strictyaml.Node{n}
}

// variantRef turns what a file says after "variant:" into what [variants.Load] takes: paths start
// from the file.
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
