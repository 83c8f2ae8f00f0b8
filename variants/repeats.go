package variants

import (
	"reflect"
	"slices"
)

// A Repeat is a word of a list that adds nothing to the others.
type Repeat struct {
	Path string // of the list
	Word string
	In   string // the word that says it already
}

// Repeats lists the words that lists say twice: names, directions that others include, squares of
// rectangles named before.
func (d *Definition) Repeats() (all []Repeat) {
	d.visit(func(p path, f *field, v reflect.Value) {
		var includes func(a, b string) bool
		switch {
		case v.Type() == reflect.TypeFor[Directions]():
			includes = includesDirection
		case v.Type() == reflect.TypeFor[Squares]():
			includes = d.Board.includesSquares
		case v.Type() == reflect.TypeFor[Names]() && f.Ref != "":
			includes = func(a, b string) bool { return a == b }
		default:
			return
		}
		for i := range v.Len() {
			word := v.Index(i).String()
			for j := range v.Len() {
				other := v.Index(j).String()
				if j != i && includes(other, word) && (j < i || !includes(word, other)) {
					all = append(all, Repeat{p.String(), word, other})
					return
				}
			}
		}
	})
	return all
}

func includesDirection(a, b string) bool {
	all := directionSets[a]
	for i, in := range directionSets[b] {
		if in && !all[i] {
			return false
		}
	}
	return true
}

func (b *Board) includesSquares(one, other string) bool {
	all := b.Expand(Squares{one})
	for _, s := range b.Expand(Squares{other}) {
		if !slices.Contains(all, s) {
			return false
		}
	}
	return true
}
