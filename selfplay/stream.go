package selfplay

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
)

// streamDomain separates these hashes from any other; a change of the derivation changes the number.
const streamDomain = "wildbench stream 1"

// seedStream starts the random stream of one bot in one game. The stream depends on the master seed, the pairing, the number of
// the game within it and the bot's place in the pairing (0 or 1), and on nothing else: the PCG's two words are the first 16
// bytes, big-endian, of
//
//	SHA-256(domain ‖ seed ‖ len(first) ‖ first ‖ len(second) ‖ second ‖ game ‖ bot)
//
// with every number in eight bytes, big-endian, and the bots by their specs. Two variants played from one seed thus meet the
// same streams.
func seedStream(pcg *rand.PCG, seed uint64, p Pairing, game, bot int) {
	var fixed [256]byte
	b := append(fixed[:0], streamDomain...)
	b = binary.BigEndian.AppendUint64(b, seed)
	for _, spec := range [...]string{p.First, p.Second} {
		b = binary.BigEndian.AppendUint64(b, uint64(len(spec)))
		b = append(b, spec...)
	}
	b = binary.BigEndian.AppendUint64(b, uint64(game))
	b = binary.BigEndian.AppendUint64(b, uint64(bot))
	sum := sha256.Sum256(b)
	pcg.Seed(binary.BigEndian.Uint64(sum[:8]), binary.BigEndian.Uint64(sum[8:16]))
}
