package selfplay

import (
	"fmt"
	"math"

	"github.com/wildbench/wildbench/selfplay/bot"
)

// A MemoryError is a batch whose bots do not fit into the memory of this machine, in bytes.
type MemoryError struct{ Needed, Available int }

func (e *MemoryError) Error() string {
	return fmt.Sprintf("batch: its bots may take %d MiB of memory, and there are %d",
		e.Needed>>20, e.Available>>20)
}

// ordinary is how many bytes of memory a machine is taken to have that does not say.
const ordinary = 8 << 30

// available is how many bytes games may take: half of what the machine, or whoever limits the
// process, has for it, since what is not collected yet takes as much again.
func available() int { return int(min(machineMemory()/2, math.MaxInt/2)) }

// memory is how many bytes a worker may take: its bots, and the records of the games in flight.
func (b *Batch) memory(factories [][2]bot.Factory) int {
	seats, sum := b.Game.Seats(), 0
	seen := make(map[seated]bool)
	for _, pair := range factories {
		for place := range seats {
			f := pair[min(place, 1)]
			if at := (seated{f.Spec, place}); !seen[at] && f.Memory != nil {
				seen[at] = true
				sum += f.Memory(b.Game)
			}
		}
	}
	const (
		piece  = 128 // bytes, of each counter
		action = 128
		rest   = 8 << 10 // what grows with the length of games
	)
	record := seats*(piece*len(b.Game.Pieces())+action*len(b.Game.Actions())) + rest
	return sum + 4*blockGames*record
}
