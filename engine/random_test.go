package engine_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/engine/lint"
	"github.com/wildbench/wildbench/variants"
)

var (
	long = flag.Bool("long", false, "try 20,000 random variants")
	only = flag.Int("seed", -1, "try the random variant of this seed alone, and print it")
)

// Bounds of the work on one variant.
const (
	pliesTried = 200
	movesTried = 30_000 // moves listed; a game that has had so many is stopped
	// one variant of so many is looked at for what is suspicious, which takes the longest
	lintEvery = 10
)

// TestRandomVariants invents variants: each is refused with the place of every mistake, or plays as
// every game must.
func TestRandomVariants(t *testing.T) {
	first, seeds := 0, 3_000
	switch {
	case *only >= 0:
		first, seeds = *only, *only+1
		t.Logf("%s", invent(uint64(*only)))
	case *long:
		seeds = 20_000
	case testing.Short() || raced:
		seeds = 300
	}
	sum := newTally()
	for seed := first; seed < seeds; seed++ {
		s := &trial{seed: uint64(seed), sum: sum}
		if err := s.run(fmt.Sprintf("seed-%d.yaml", seed), invent(s.seed)); err != nil {
			t.Errorf("seed %d: %v\n%s", seed, err, invent(s.seed))
		}
	}
	t.Logf("%d variants: %d valid, %d with a start of too many moves; %d plies, %d positions read back, %d lists given up",
		seeds-first, sum.valid, sum.crowded, sum.plies, sum.read, sum.excesses)
	t.Logf("valid games with each mechanic: %v", sum.there)
	t.Logf("games in which a mechanic made a move or an effect: %v", sum.used)
	if *only >= 0 {
		return
	}
	if sum.valid*10 < (seeds-first)*6 {
		t.Errorf("only %d of %d variants are valid", sum.valid, seeds-first)
	}
	for _, k := range variants.Kinds {
		if sum.there[k.Name] == 0 {
			t.Errorf("no valid variant has a %s", k.Name)
		}
		if sum.used[k.Name] == 0 && k.Role != variants.Duty {
			t.Errorf("no game used a %s", k.Name)
		}
	}
}

// A tally is what random variants came to.
type tally struct {
	valid, crowded, plies, read, excesses int
	there, used                           map[string]int // by mechanic
}

func newTally() *tally { return &tally{there: map[string]int{}, used: map[string]int{}} }

// TestFoundVariants plays the small variants that show what random ones have found.
func TestFoundVariants(t *testing.T) {
	files, err := filepath.Glob("testdata/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no variants: %v", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s := &trial{sum: newTally()}
			if err := s.run(file, data); err != nil {
				t.Error(err)
			}
			if s.sum.read == 0 {
				t.Error("no position was read back")
			}
		})
	}
}

// A trial is the play of one random variant.
type trial struct {
	seed  uint64
	sum   *tally
	def   *variants.Definition
	game  game.Game
	state game.State
	moves game.Moves
	used  map[uint8]bool // by action
}

// run reads the variant and plays it. A panic is an error like any other.
func (s *trial) run(file string, data []byte) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	def, err := variants.Parse(file, data, variants.Overrides{})
	if err != nil {
		return placed(err)
	}
	s.def = def
	if s.game, err = engine.Compile(def); err != nil {
		if strings.Contains(err.Error(), "starting position: at ") {
			s.sum.crowded++
			return nil
		}
		return placed(err)
	}
	s.sum.valid++
	if s.seed%lintEvery == 0 {
		if _, err := lint.Check(def); err != nil {
			return fmt.Errorf("lint: %w", err)
		}
	}
	s.used = map[uint8]bool{}
	excess := game.Try(func() { err = s.play() })
	if excess != nil {
		s.sum.excesses++
	}
	s.count()
	return err
}

// placed is nil if all mistakes have their place.
func placed(err error) error {
	var mistakes variants.Errors
	if !errors.As(err, &mistakes) {
		return fmt.Errorf("an error without a place: %w", err)
	}
	for _, m := range mistakes {
		if m.Line < 1 || m.Column < 1 || m.File == "" || m.Message == "" {
			return fmt.Errorf("an error without a place: %w", m)
		}
	}
	return nil
}

// play plays at random, and checks the first positions, every fourth on the way, and the last.
func (s *trial) play() error {
	rng := rand.New(rand.NewPCG(s.seed, 6))
	s.state = s.game.Start()
	listed := 0
	for ply := range pliesTried {
		s.state.Moves(&s.moves)
		over := s.state.Outcome().Over()
		if over != (s.moves.Len() == 0) {
			return fmt.Errorf("%s: %d moves, but finished is %v", s.state.AppendText(nil), s.moves.Len(), over)
		}
		if ply < 6 || rng.IntN(4) == 0 || over {
			if err := s.readBack(); err != nil {
				return fmt.Errorf("%s: %w", s.state.AppendText(nil), err)
			}
		}
		if listed += s.moves.Len(); over || listed > movesTried {
			return nil
		}
		if err := s.step(rng.IntN(s.moves.Len())); err != nil {
			return err
		}
		s.sum.plies++
	}
	return nil
}

// readBack checks that the position's text is all there is to know of it.
func (s *trial) readBack() error {
	s.sum.read++
	text := string(s.state.AppendText(nil))
	back, err := s.game.Parse(text)
	if err != nil {
		return err
	}
	if again := string(back.AppendText(nil)); again != text {
		return fmt.Errorf("reads back as %s", again)
	}
	if back.Hash() != s.state.Hash() {
		return errors.New("the hash kept while playing is not that of the position")
	}
	if a, b := s.state.Outcome(), back.Outcome(); a != b {
		return fmt.Errorf("outcome %v when played to, %v when read", a, b)
	}
	var ms game.Moves
	back.Moves(&ms)
	played, read := texts(s.state, &s.moves), texts(back, &ms)
	if !slices.Equal(played, read) {
		return fmt.Errorf("moves %v when played to, %v when read", played, read)
	}
	if err := gametest.CheckCaptures(s.game, s.state, &s.moves); err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, line := range played {
		if seen[line] {
			return fmt.Errorf("two moves are called %q", line)
		}
		seen[line] = true
	}
	if n := len(played); n > 0 {
		if i := int(s.seed % uint64(n)); game.FindMove(s.state, &s.moves, played[i]) != i {
			return fmt.Errorf("the text %q does not find its move", played[i])
		}
	}
	return nil
}

func texts(s game.State, ms *game.Moves) []string {
	list := make([]string, ms.Len())
	for i := range list {
		list[i] = string(s.AppendMove(nil, ms, i))
	}
	return list
}

// step makes a move and checks that the pieces of both sides are those that its effects leave.
func (s *trial) step(i int) error {
	text, move := string(s.state.AppendText(nil)), string(s.state.AppendMove(nil, &s.moves, i))
	m := s.moves.List[i]
	var want [2]int
	for seat := range want {
		want[seat] = total(s.state, seat)
	}
	if m.Taken != 0 {
		seat, _ := s.game.Decode(m.Taken)
		want[seat]--
	}
	s.used[m.Action] = true
	for _, e := range s.moves.EffectsOf(i) {
		s.used[e.By] = true
		seat, _ := s.game.Decode(e.Code)
		switch e.Kind {
		case game.Remove:
			want[seat]--
		case game.Place:
			want[seat]++
		}
	}
	for action := range s.game.Actions() {
		if s.moves.InForce.Has(uint8(action)) {
			s.used[uint8(action)] = true
		}
	}
	s.state.Play(&s.moves, i)
	for seat := range want {
		if got := total(s.state, seat); got != want[seat] {
			return fmt.Errorf("%s: after %s %s has %d pieces, not %d", text, move, s.game.SeatName(seat), got, want[seat])
		}
	}
	return nil
}

// total is how many pieces a seat has.
func total(s game.State, seat int) (n int) {
	for _, count := range s.Census(seat, nil) {
		n += count
	}
	return n
}

// count enters the mechanics of the game into the tally.
func (s *trial) count() {
	kinds := map[string]string{} // by action
	there, used := map[string]bool{}, map[string]bool{}
	for _, a := range s.def.Animals {
		for _, m := range slices.Concat(a.Movements, a.Abilities) {
			there[m.Kind] = there[m.Kind] || m.Enabled
		}
		for _, m := range a.Abilities {
			kinds[a.ID+"."+m.ID] = m.Kind
		}
		if len(a.Movements) == 1 {
			kinds[a.ID] = a.Movements[0].Kind
		}
	}
	for i, a := range s.game.Actions() {
		used[kinds[a.ID]] = used[kinds[a.ID]] || s.used[uint8(i)]
	}
	for _, k := range variants.Kinds {
		if there[k.Name] {
			s.sum.there[k.Name]++
		}
		if used[k.Name] {
			s.sum.used[k.Name]++
		}
	}
}
