package game

// gamma is what a SplitMix64 generator adds from one number to the next: 2⁶⁴ divided by the golden
// ratio, made odd.
const gamma = 0x9e3779b97f4a7c15

// Mix spreads a word over all its bits, and takes 0 to 0: the finalizer of SplitMix64 (Steele, Lea
// & Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
func Mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// SplitMix is the number that a SplitMix64 generator gives whose state is x. Unlike [Mix] it does
// not take 0 to 0.
func SplitMix(x uint64) uint64 { return Mix(x + gamma) }
