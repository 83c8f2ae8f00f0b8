package variants

import "github.com/wildbench/wildbench/variants/english"

// regions writes squares as a file would: rectangles where they form some, single squares
// otherwise.
func (b *Board) regions(squares []Square) Squares {
	left := map[Square]bool{}
	for _, s := range squares {
		left[s] = true
	}
	var texts Squares
	for _, s := range squares {
		if !left[s] {
			continue
		}
		wide := 1
		for int(s)%b.Files+wide < b.Files && left[s+Square(wide)] {
			wide++
		}
		high := 1
		for b.isFull(left, s+Square(high*b.Files), wide) {
			high++
		}
		for i := range wide * high {
			delete(left, s+Square(i/wide*b.Files+i%wide))
		}
		text := b.SquareName(s)
		if wide*high > 1 {
			text += "-" + b.SquareName(s+Square((high-1)*b.Files+wide-1))
		}
		texts = append(texts, text)
	}
	return texts
}

// isFull reports whether so many squares of a rank, from one on, are all in a set.
func (b *Board) isFull(set map[Square]bool, from Square, wide int) bool {
	for i := range wide {
		if !set[from+Square(i)] {
			return false
		}
	}
	return true
}

// squaresText lists squares in a sentence; none are "nowhere".
func (b *Board) squaresText(squares []Square) string {
	if len(squares) == 0 {
		return "nowhere"
	}
	return english.List(b.regions(squares), "and")
}
