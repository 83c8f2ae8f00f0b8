package selfplay

import (
	"context"
	"errors"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
	"github.com/wildbench/wildbench/selfplay/bot"
)

func keepBatch(games int) *Batch {
	return &Batch{Game: keep.New(), Pairings: Pairings("random", "greedy"), Games: games, Seed: 7}
}

func collect(t testing.TB, b *Batch) []*Record {
	t.Helper()
	var recs []*Record
	err := b.Run(context.Background(), func(r *Record) error {
		recs = append(recs, r.Clone())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return recs
}

func TestPairings(t *testing.T) {
	var names []string
	for _, p := range Pairings("a", "b", "c") {
		names = append(names, p.String())
	}
	if got := strings.Join(names, " "); got != "a–a b–b c–c b–a c–a c–b" {
		t.Error(got)
	}
}

func TestRecordsDoNotDependOnWorkers(t *testing.T) {
	b := keepBatch(50)
	b.Workers = 1
	want := collect(t, b)
	if len(want) != b.Total() {
		t.Fatalf("%d records of %d games", len(want), b.Total())
	}
	for _, workers := range []int{2, 8} {
		b.Workers = workers
		if diff := cmp.Diff(want, collect(t, b)); diff != "" {
			t.Errorf("%d workers: %s", workers, diff)
		}
	}
}

func TestRecordsComeInOrderWithSeatsSwapped(t *testing.T) {
	const games = 10
	for i, r := range collect(t, keepBatch(games)) {
		if r.Pairing != i/games || r.Game != i%games || r.FirstSeat != i%2 {
			t.Errorf("record %d: pairing %d, game %d, first seat %d", i, r.Pairing, r.Game, r.FirstSeat)
		}
	}
}

func TestSwappedSeatsFollowTheBot(t *testing.T) {
	b := keepBatch(40)
	b.Pairings = []Pairing{{"greedy", "random"}}
	won := 0
	for _, r := range collect(t, b) {
		if r.Outcome.Winner == r.FirstSeat {
			won++
		}
	}
	if won < 32 {
		t.Errorf("greedy wins %d games of 40 against random", won)
	}
}

func TestRecordsAddUp(t *testing.T) {
	for _, r := range collect(t, keepBatch(20)) {
		acted, uses := 0, 0
		for i := range r.Pieces {
			p := &r.Pieces[i]
			acted += p.Acted
			if p.End != p.Start-p.Lost {
				t.Errorf("game %d: %+v does not add up", r.Game, *p)
			}
		}
		for seat := range r.Turns {
			for _, a := range []int{keep.ActKing, keep.ActGuard, keep.ActShot} {
				uses += r.Action(seat, a).Uses
			}
		}
		if turns := r.Turns[0] + r.Turns[1]; r.Plies != turns || acted != turns || uses != turns {
			t.Errorf("game %d: %d plies, %d turns, %d acted, %d uses", r.Game, r.Plies, turns, acted, uses)
		}
		if !r.Outcome.Over() {
			t.Errorf("game %d is not over", r.Game)
		}
	}
}

func TestGamesDiffer(t *testing.T) {
	seen := make(map[uint64]int)
	for _, r := range collect(t, keepBatch(50))[:50] {
		seen[r.Fingerprint]++
	}
	if len(seen) != 50 {
		t.Errorf("%d different games of 50", len(seen))
	}
}

func TestStreamsDiffer(t *testing.T) {
	first := func(seed uint64, p Pairing, game, bot int) uint64 {
		var pcg rand.PCG
		seedStream(&pcg, seed, p, game, bot)
		return pcg.Uint64()
	}
	ab := Pairing{"a", "b"}
	seen := make(map[uint64]bool)
	for _, v := range []uint64{
		first(1, ab, 0, 0), first(1, ab, 0, 1), first(1, ab, 1, 0), first(2, ab, 0, 0), first(1, ab, 2, 0),
		first(1, Pairing{"b", "a"}, 0, 0), first(1, Pairing{"ab", ""}, 0, 0), first(1, Pairing{"", "ab"}, 0, 0),
	} {
		if seen[v] {
			t.Errorf("two streams begin with %x", v)
		}
		seen[v] = true
	}
	// The derivation is part of what a seed means: it must not change unawares.
	if got := first(1, Pairing{"greedy", "random"}, 2, 1); got != 0x1e102edcb55478bf {
		t.Errorf("stream begins with %#x", got)
	}
}

func TestLimitsCanBeSet(t *testing.T) {
	b := keepBatch(2)
	b.Limits = &game.Limits{MaxPlies: 3}
	for _, r := range collect(t, b) {
		if r.Plies > 3 || r.Plies == 3 && r.Outcome.Reason != ReasonMaxPlies {
			t.Errorf("%d plies, %v", r.Plies, r.Outcome)
		}
	}
}

func TestRunStopsWithTheContext(t *testing.T) {
	stop := errors.New("enough")
	ctx, cancel := context.WithCancelCause(context.Background())
	b, next := keepBatch(100_000), 0
	err := b.Run(ctx, func(r *Record) error {
		if got := r.Pairing*b.Games + r.Game; got != next {
			t.Errorf("game %d after %d", got, next-1)
		}
		if next++; next == 20 {
			cancel(stop)
		}
		return nil
	})
	if !errors.Is(err, stop) {
		t.Errorf("error %v", err)
	}
	if next < 20 || next > 20+8*blockGames*runtime.GOMAXPROCS(0) {
		t.Errorf("%d games delivered", next)
	}
}

func TestEndlessGameStopsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	b := &Batch{Game: keep.Game{}, Pairings: Pairings("random"), Games: 2}
	if err := b.Run(ctx, func(*Record) error { return nil }); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}

func TestRunStopsWithTheSink(t *testing.T) {
	full := errors.New("disk full")
	n := 0
	err := keepBatch(1000).Run(context.Background(), func(*Record) error {
		if n++; n == 3 {
			return full
		}
		return nil
	})
	if err != full || n != 3 {
		t.Errorf("error %v after %d games", err, n)
	}
}

func TestAPanicIsAFault(t *testing.T) {
	g := keep.New()
	g.Hazard = 9
	var fault *Fault
	for _, workers := range []int{1, 4} {
		delivered := 0
		b := &Batch{Game: g, Pairings: Pairings("random"), Games: 100, Seed: 3, Workers: workers}
		err := b.Run(context.Background(), func(*Record) error { delivered++; return nil })
		before := fault
		if !errors.As(err, &fault) {
			t.Fatalf("error %v", err)
		}
		if before != nil && (before.Game != fault.Game || before.Error() != fault.Error()) {
			t.Errorf("with %d workers %q, before %q", workers, fault, before)
		}
		if delivered != fault.Game {
			t.Errorf("%d games delivered before game %d failed", delivered, fault.Game)
		}
	}
	if fault.Seed != 3 || fault.Variant != "keep" || fault.Pairing.String() != "random–random" || fault.Cause != "hazard" || len(fault.Stack) == 0 {
		t.Errorf("%+v", fault)
	}
	if !strings.Contains(fault.Error(), "failed at ply 9: hazard (moves: ") {
		t.Error(fault.Error())
	}

	// The moves lead there again.
	m := NewMatch(g.Start(), game.Limits{})
	play(t, m, fault.Moves[:8]...)
	defer func() {
		if recover() != "hazard" {
			t.Error("the moves do not reproduce the fault")
		}
	}()
	play(t, m, fault.Moves[8])
}

// TestWorkers has no more workers than there are blocks of games to be played.
func TestWorkers(t *testing.T) {
	b := keepBatch(2)
	factories, err := b.factories()
	if err != nil {
		t.Fatal(err)
	}
	for span, want := range map[Span]int{{0, 40}: 5, {0, 41}: 6, {32, 40}: 1, {8, 8}: 1, {0, 100_000}: 1000} {
		b.Workers = 1000
		if got := b.workers(span, factories); got != want {
			t.Errorf("%d workers for %d games, want %d", got, span.Len(), want)
		}
	}
}

// TestMemoryBoundsWorkers gives bots budgets whose tables fill any machine, if all cores of a large
// one had some.
func TestMemoryBoundsWorkers(t *testing.T) {
	b := keepBatch(2)
	b.Workers = MaxWorkers
	for spec, least := range map[string]int{"search:nodes=1000000000": 2 * 24 << 20, "mcts:playouts=1000000": 500 << 20} {
		b.Pairings = []Pairing{{spec, spec}}
		factories, err := b.factories()
		if err != nil {
			t.Fatal(err)
		}
		one := b.memory(factories)
		if one < least {
			t.Errorf("%s takes %d MiB, want %d", spec, one>>20, least>>20)
		}
		want, told := max(1, min(MaxWorkers, available()/one)), MaxWorkers
		b.Reduced = func(workers, _ int) { told = workers }
		if got := b.workers(Span{0, 1_000_000}, factories); got != want {
			t.Errorf("%s: %d workers of %d MiB each, want %d", spec, got, one>>20, want)
		}
		if told != want {
			t.Errorf("%s: %d workers are told, want %d", spec, told, want)
		}
	}
	b.Pairings = Pairings("greedy", "search:nodes=1000000")
	factories, err := b.factories()
	if err != nil {
		t.Fatal(err)
	}
	h := b.Header()
	p := newPlayer(b.Game, h, factories)
	if p.bots[1][0] != p.bots[2][0] { // search has the first place in both
		t.Error("a bot has a table for each pairing")
	}
}

func TestCheck(t *testing.T) {
	for want, change := range map[string]func(*Batch){
		"batch: no game":     func(b *Batch) { b.Game = nil },
		"batch: no pairings": func(b *Batch) { b.Pairings = nil },
		"batch: 3 games a pairing: games come in pairs with seats swapped, so their number is even": func(b *Batch) { b.Games = 3 },
		"batch: -1 workers: from 0 to 1024 can be":                                                  func(b *Batch) { b.Workers = -1 },
		"batch: 1000000 workers: from 0 to 1024 can be":                                             func(b *Batch) { b.Workers = 1_000_000 },
		"batch: an opening of 20000 plies: from 0 to 10000 can be":                                  func(b *Batch) { b.Opening = 20_000 },
		"batch: 1_000_000_000_000 games for each of 3 pairings are 3_000_000_000_000, and at most 100_000_000 may be": func(b *Batch) {
			b.Games, b.Pairings = 1_000_000_000_000, Pairings("random", "greedy")
		},
		"batch: pairing random–random is listed twice":                                                                        func(b *Batch) { b.Pairings = Pairings("random", "random")[:2] },
		`batch: bot "greedy:epsilon=0" is to be written "greedy"`:                                                             func(b *Batch) { b.Pairings = Pairings("greedy:epsilon=0") },
		`batch: bot "rando": unknown bot "rando", did you mean "random"? (there is: ` + strings.Join(bot.Names(), ", ") + `)`: func(b *Batch) { b.Pairings = Pairings("rando") },
	} {
		b := keepBatch(2)
		change(b)
		err := b.Run(context.Background(), func(*Record) error { return nil })
		if err == nil || err.Error() != want {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

func TestPlayingAllocatesNothing(t *testing.T) {
	b := keepBatch(2)
	h := b.Header()
	factories, err := b.factories()
	if err != nil {
		t.Fatal(err)
	}
	p, rec := newPlayer(b.Game, h, factories), h.NewRecord()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	plies := 0
	for pairing := range h.Pairings {
		games := func() {
			plies = 0
			for number := range 20 {
				if err := p.play(ctx, pairing, number, rec); err != nil {
					t.Fatal(err)
				}
				plies += rec.Plies
			}
		}
		games()
		if n := testing.AllocsPerRun(3, games); n > 0 {
			t.Errorf("%s: %v allocations in %d plies", h.Pairings[pairing], n, plies)
		}
	}
}
