package board

import (
	"math/bits"
	"unsafe"
)

// A set holds squares, one bit each, for boards of up to 256 squares. It is a struct and not an
// array because the compiler keeps small structs in registers, and arrays in memory: set algebra is
// several times faster so.
type set struct{ a, b, c, d uint64 }

// word is the word of a square's bit. It is for sets that live in memory; those at work in
// registers use the algebra below.
func (s *set) word(sq uint8) *uint64 {
	return &(*[4]uint64)(unsafe.Pointer(s))[sq>>6]
}

func (s *set) add(sq uint8)      { *s.word(sq) |= 1 << (sq & 63) }
func (s *set) drop(sq uint8)     { *s.word(sq) &^= 1 << (sq & 63) }
func (s *set) has(sq uint8) bool { return *s.word(sq)>>(sq&63)&1 != 0 }

// one is the set of a single square.
func one(sq uint8) set { return singles[sq] }

var singles = func() (t [256]set) {
	for sq := range t {
		t[sq].add(uint8(sq))
	}
	return t
}()

func (s set) and(t set) set {
	return set{s.a & t.a, s.b & t.b, s.c & t.c, s.d & t.d}
}

func (s set) or(t set) set {
	return set{s.a | t.a, s.b | t.b, s.c | t.c, s.d | t.d}
}

// minus is s without the squares of t.
func (s set) minus(t set) set {
	return set{s.a &^ t.a, s.b &^ t.b, s.c &^ t.c, s.d &^ t.d}
}

func (s set) empty() bool { return s.a|s.b|s.c|s.d == 0 }

// within reports whether every square of s is one of t.
func (s set) within(t set) bool {
	return s.a&^t.a|s.b&^t.b|s.c&^t.c|s.d&^t.d == 0
}

// meets reports whether s and t have a square in common.
func (s set) meets(t set) bool {
	return s.a&t.a|s.b&t.b|s.c&t.c|s.d&t.d != 0
}

// single reports whether a set that is not empty has just one square.
func (s set) single() bool {
	return s.rest().empty()
}

// rest is s without its lowest square.
func (s set) rest() set {
	switch {
	case s.a != 0:
		s.a &= s.a - 1
	case s.b != 0:
		s.b &= s.b - 1
	case s.c != 0:
		s.c &= s.c - 1
	default:
		s.d &= s.d - 1
	}
	return s
}

// first is the lowest square; the set must not be empty.
func (s set) first() uint8 {
	switch {
	case s.a != 0:
		return uint8(bits.TrailingZeros64(s.a))
	case s.b != 0:
		return uint8(64 + bits.TrailingZeros64(s.b))
	case s.c != 0:
		return uint8(128 + bits.TrailingZeros64(s.c))
	}
	return uint8(192 + bits.TrailingZeros64(s.d))
}

// words are the four words of a set, for loops that work on one at a time: with bits of a single
// word in hand, going from one square to the next is two instructions.
func (s set) words() [4]uint64 { return [4]uint64{s.a, s.b, s.c, s.d} }

// shl moves every square n indices up, for 0 < n < 64. Masking the counts spares the checks for
// larger ones.
func (s set) shl(n uint) set {
	n, m := n&63, (64-n)&63
	return set{s.a << n, s.b<<n | s.a>>m, s.c<<n | s.b>>m, s.d<<n | s.c>>m}
}

// shr moves every square n indices down, for 0 < n < 64.
func (s set) shr(n uint) set {
	n, m := n&63, (64-n)&63
	return set{s.a>>n | s.b<<m, s.b>>n | s.c<<m, s.c>>n | s.d<<m, s.d >> n}
}
