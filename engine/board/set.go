package board

import "math/bits"

// A set holds squares, one bit each, for boards of up to 256 squares.
type set [4]uint64

func (s *set) add(sq uint8)      { s[sq>>6] |= 1 << (sq & 63) }
func (s *set) drop(sq uint8)     { s[sq>>6] &^= 1 << (sq & 63) }
func (s *set) has(sq uint8) bool { return s[sq>>6]>>(sq&63)&1 != 0 }

func (s set) and(t set) set {
	return set{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]}
}

func (s set) or(t set) set {
	return set{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]}
}

// minus is s without the squares of t.
func (s set) minus(t set) set {
	return set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]}
}

func (s set) empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// within reports whether every square of s is one of t.
func (s set) within(t set) bool {
	return s[0]&^t[0]|s[1]&^t[1]|s[2]&^t[2]|s[3]&^t[3] == 0
}

func (s set) meets(t set) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

func (s set) count() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// first is the lowest square; the set must not be empty.
func (s set) first() uint8 {
	for i, w := range s {
		if w != 0 {
			return uint8(i<<6 | bits.TrailingZeros64(w))
		}
	}
	return 0
}

// pop takes out and returns the lowest square; the set must not be empty.
func (s *set) pop() uint8 {
	for i := range s {
		if w := s[i]; w != 0 {
			s[i] = w & (w - 1)
			return uint8(i<<6 | bits.TrailingZeros64(w))
		}
	}
	return 0
}
