package selfplay

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
)

// streamDomain separates these hashes from any other; a change of the derivation changes the
// number.
const streamDomain = "wildbench stream 1"

// Streams beside those of the first two bots, which are 0 and 1.
const (
	openingStream = 2 // of the opening: see [opening]
	dealStream    = 3 // of what chance decides at the start
	furtherStream = 4 // and on: of bots on a third seat and on
)

// botStream is the stream of a bot by its place: 0 is the pairing's first bot, the others are on
// the seats after it.
func botStream(place int) int {
	if place < 2 {
		return place
	}
	return furtherStream + place - 2
}

// seedStream starts the random stream of one bot in one game. The stream depends on the master
// seed, the pairing, the number of the game within it and the number of the stream, and on nothing
// else: the PCG's two words are the first 16 bytes, big-endian, of
//
//	SHA-256(domain ‖ seed ‖ len(first) ‖ first ‖ len(second) ‖ second ‖ game ‖ stream)
//
// with every number in eight bytes, big-endian, and the bots by their specs. Two variants played
// from one seed thus meet the same streams.
func seedStream(pcg *rand.PCG, seed uint64, p Pairing, game, stream int) {
	var fixed [256]byte
	b := append(fixed[:0], streamDomain...)
	b = binary.BigEndian.AppendUint64(b, seed)
	for _, spec := range [...]string{p.First, p.Second} {
		b = binary.BigEndian.AppendUint64(b, uint64(len(spec)))
		b = append(b, spec...)
	}
	b = binary.BigEndian.AppendUint64(b, uint64(game))
	b = binary.BigEndian.AppendUint64(b, uint64(stream))
	sum := sha256.Sum256(b)
	pcg.Seed(binary.BigEndian.Uint64(sum[:8]), binary.BigEndian.Uint64(sum[8:16]))
}
