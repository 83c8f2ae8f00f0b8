package game

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// A TextError says what is wrong with a position text, and where.
type TextError struct {
	Text   string
	Column int // in bytes, from 1
	Reason string
}

func (e *TextError) Error() string {
	return fmt.Sprintf("position text, column %d: %s", e.Character(), e.Reason)
}

// Character is the column in characters, as people count, from 1.
func (e *TextError) Character() int {
	return utf8.RuneCountInString(e.Text[:min(e.Column-1, len(e.Text))]) + 1
}

// FindMove returns the index of the move with a text, or -1. A text may have commas in place of
// spaces, as PGN has.
func FindMove(s State, ms *Moves, text string) int {
	var buf []byte
	for i := range ms.List {
		if buf = s.AppendMove(buf[:0], ms, i); string(buf) == text {
			return i
		}
	}
	if strings.Contains(text, ",") {
		return FindMove(s, ms, strings.ReplaceAll(text, ",", " "))
	}
	return -1
}

// Perft counts the sequences of exactly depth plies. Finished games are not continued.
func Perft(s State, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	p := make([]struct {
		moves Moves
		state State
	}, depth)
	for i := range p {
		p[i].state = s.Clone()
	}
	var count func(at State, level int) uint64
	count = func(at State, level int) uint64 {
		ms := &p[level].moves
		at.Moves(ms)
		if level == depth-1 {
			return uint64(ms.Len())
		}
		var n uint64
		next := p[level+1].state
		for i := range ms.Len() {
			next.Set(at)
			next.Play(ms, i)
			n += count(next, level+1)
		}
		return n
	}
	return count(p[0].state, 0)
}
