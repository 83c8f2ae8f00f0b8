package selfplay

import (
	"errors"
	"fmt"
	"math"
	"runtime"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/variants/decimal"
)

// Bounds of a batch. What is beyond them is a slip of the keyboard, or would fill a machine's
// memory.
const (
	MaxGames    = 100_000_000 // of all pairings together
	MaxPairings = 1000
	MaxWorkers  = 1024
	MaxOpening  = 10_000 // plies
	MaxShards   = 1_000_000
)

// CheckBots reports whether so many bots make more pairings than a batch may have, if all play each
// other.
func CheckBots(bots int) error {
	if n := bots * (bots + 1) / 2; bots > MaxPairings || n > MaxPairings {
		return fmt.Errorf("%s bots make %s pairings, and at most %s may be",
			decimal.Group(bots), decimal.Group(n), decimal.Group(MaxPairings))
	}
	return nil
}

// CheckTotal reports whether so many games for each of several things are more than may be. It says
// what those are, such as "pairings".
func CheckTotal(games, times int, what string) error {
	if games < 0 || times <= 0 || games <= MaxGames/times {
		return nil
	}
	total := "more than " + decimal.Group(math.MaxInt)
	if games <= math.MaxInt/times {
		total = decimal.Group(games * times)
	}
	return fmt.Errorf("%s games for each of %s %s are %s, and at most %s may be",
		decimal.Group(games), decimal.Group(times), what, total, decimal.Group(MaxGames))
}

// A Batch is a number of games to be played: the same fields, the same games.
type Batch struct {
	Game     game.Game
	Label    string // what records and reports call the variant; empty: by its name
	Digest   string // of the variant; carried into the header
	Pairings []Pairing
	Games    int // for each pairing: whole sets, as [Header.Set] has them
	// nil: all games are played. Run and RunSpan do not look at it, but package runner does
	Until     *Until
	Seed      uint64       // the master seed
	Opening   int          // random plies before the bots take over, the same in all games of a set
	Limits    *game.Limits // nil: those that the game asks for
	KeepMoves bool         // keep the texts of moves in records
	Workers   int          // 0: one for each core; it changes nothing but the time

	// CountFailures has statistics count games in which a bot failed. Otherwise they are left out.
	CountFailures bool

	// Trouble, if it is there, is told of games in which something went wrong with a bot's program,
	// and of the last thing that did. It is called from several goroutines at once.
	Trouble func(p Pairing, game int, err error)

	// Reduced, if it is there, is told when memory is there for fewer workers than would play.
	Reduced func(workers, wanted int)
}

// Header describes the batch to readers of its records.
func (b *Batch) Header() *Header {
	h := &Header{
		Variant:  b.Name(),
		Name:     b.Game.Name(),
		Kind:     b.Game.Kind(),
		Digest:   b.Digest,
		Seed:     b.Seed,
		Games:    b.Games,
		Until:    b.Until,
		Opening:  b.Opening,
		Pairings: b.Pairings,
		Limits:   b.Game.Limits(),

		CountFailures: b.CountFailures,

		Pieces:  b.Game.Pieces(),
		Actions: b.Game.Actions(),
		Regions: b.Game.Regions(),
	}
	if b.Limits != nil {
		h.Limits = *b.Limits
	}
	for seat := range b.Game.Seats() {
		h.Seats = append(h.Seats, b.Game.SeatName(seat))
	}
	return h
}

// Name is what records and reports call the variant.
func (b *Batch) Name() string {
	if b.Label != "" {
		return b.Label
	}
	return b.Game.Name()
}

// Total is the number of games of all pairings.
func (b *Batch) Total() int { return b.Games * len(b.Pairings) }

// Check reports what is wrong with the batch's fields. Run calls it; a caller may do so earlier.
func (b *Batch) Check() error {
	switch {
	case b.Game == nil:
		return errors.New("batch: no game")
	case b.Games < 0 || b.Games%b.Game.Seats() != 0:
		return fmt.Errorf("batch: %d games a pairing: %s", b.Games, WholeSets(b.Games, b.Game.Seats()))
	case b.Opening < 0 || b.Opening > MaxOpening:
		return fmt.Errorf("batch: an opening of %d plies: from 0 to %d can be", b.Opening, MaxOpening)
	case b.Workers < 0 || b.Workers > MaxWorkers:
		return fmt.Errorf("batch: %d workers: from 0 to %d can be", b.Workers, MaxWorkers)
	case len(b.Pairings) == 0:
		return errors.New("batch: no pairings")
	case len(b.Pairings) > MaxPairings:
		return fmt.Errorf("batch: %d pairings: at most %d may be", len(b.Pairings), MaxPairings)
	}
	if err := CheckTotal(b.Games, len(b.Pairings), "pairings"); err != nil {
		return fmt.Errorf("batch: %w", err)
	}
	if b.Until != nil {
		if err := b.Until.check(); err != nil {
			return err
		}
	}
	factories, err := b.factories()
	if err != nil {
		return err
	}
	if one, there := b.memory(factories), available(); one > there {
		return &MemoryError{Needed: one, Available: there}
	}
	return nil
}

// factories finds the bots of every pairing. Pairings must name bots by their canonical specs,
// which streams depend on.
func (b *Batch) factories() ([][2]bot.Factory, error) {
	fs := make([][2]bot.Factory, len(b.Pairings))
	seen := make(map[Pairing]bool)
	for i, p := range b.Pairings {
		for j, spec := range [2]string{p.First, p.Second} {
			f, err := bot.New(spec)
			if err != nil {
				return nil, fmt.Errorf("batch: %w", err)
			}
			if f.Spec != spec {
				return nil, fmt.Errorf("batch: bot %q is to be written %q", spec, f.Spec)
			}
			fs[i][j] = f
		}
		if b.Game.Seats() == 1 && !p.Mirror() {
			return nil, fmt.Errorf("batch: pairing %s: %s is for one player, who plays alone", p, b.Game.Name())
		}
		if seen[p] {
			return nil, fmt.Errorf("batch: pairing %s is listed twice", p)
		}
		seen[p] = true
	}
	return fs, nil
}

// WholeSets says why a number of games is not one of whole sets, and what would be.
func WholeSets(games, seats int) string {
	if seats == 2 {
		return "games come in pairs with seats swapped, so their number is even"
	}
	such := fmt.Sprint(seats)
	if below := opener(games, seats); below > 0 {
		such = fmt.Sprintf("%d or %d", below, below+seats)
	}
	return fmt.Sprintf("games of %d players come in sets of %[1]d with seats rotated, so give a multiple of %[1]d, such as %s", seats, such)
}

// workers is how many play the games of a span: never more than have something to do, or memory for
// their bots.
func (b *Batch) workers(span Span, factories [][2]bot.Factory) int {
	n := b.Workers
	if n == 0 {
		n = runtime.GOMAXPROCS(0)
	}
	n = max(1, min(n, (span.Len()+blockGames-1)/blockGames))
	fit := max(1, min(n, available()/max(1, b.memory(factories))))
	if fit < n && b.Reduced != nil {
		b.Reduced(fit, n)
	}
	return fit
}
