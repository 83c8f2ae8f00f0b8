package rundir

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// cards is a batch of the game of cards.
func cards(t testing.TB, label string, games int, set ...string) Part {
	t.Helper()
	def, err := variants.Load("moving-wild", variants.Overrides{Set: set})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	b := &selfplay.Batch{
		Game: g, Label: label, Digest: def.Digest(), Pairings: selfplay.Pairings("random"), Games: games, Seed: 5, KeepMoves: true, Workers: 2,
	}
	return Part{b, string(def.Canonical())}
}

// TestRecordsOfCardsComeBackAsTheyWere keeps runs of three players and of one, who may lose to the
// game, in two shards each.
func TestRecordsOfCardsComeBackAsTheyWere(t *testing.T) {
	parts := []Part{cards(t, "three", 63, "players=3"), cards(t, "alone", 70, "players=1", "solo.level=4")}
	dir := t.TempDir()
	for _, s := range []Shard{{}, {1, 2}, {2, 2}} {
		played(t, filepath.Join(dir, s.String()), s, parts)
	}
	lost := 0
	for i, p := range parts {
		got := read(t, filepath.Join(dir, "1/1"), i)
		sharded := append(read(t, filepath.Join(dir, "1/2"), i), read(t, filepath.Join(dir, "2/2"), i)...)
		if len(sharded) != len(got) {
			t.Fatalf("%s: %d games in shards, want %d", p.Batch.Name(), len(sharded), len(got))
		}
		for n := range got {
			if string(appendRecord(nil, got[n])) != string(appendRecord(nil, sharded[n])) {
				t.Errorf("%s: game %d is another one in its shard", p.Batch.Name(), n)
			}
		}
		n := 0
		err := p.Batch.Run(context.Background(), func(want *selfplay.Record) error {
			if n >= len(got) {
				return errors.New("a game is missing")
			}
			if n%7 == 0 { // comparing takes its time
				if diff := cmp.Diff(want, got[n], cmpopts.EquateEmpty()); diff != "" {
					t.Errorf("%s, game %d: %s", p.Batch.Name(), n, diff)
				}
			}
			if len(want.Scores) == 0 || len(want.Preferences) == 0 {
				t.Errorf("%s, game %d: no scores or no preferences: a test of nothing", p.Batch.Name(), n)
			}
			if want.Outcome.Winner == game.Nobody {
				lost++
			}
			n++
			return nil
		})
		if err != nil || n != len(got) {
			t.Errorf("%s: %d games of %d: %v", p.Batch.Name(), len(got), n, err)
		}
	}
	if lost == 0 {
		t.Error("no game was lost: a test of nothing")
	}
}

// TestOutcomesComeBackAsTheyWere writes and reads results by seats.
func TestOutcomesComeBackAsTheyWere(t *testing.T) {
	h := &selfplay.Header{Games: 3, Pairings: selfplay.Pairings("random"), Seats: []string{"a", "b", "c"}}
	for name, test := range map[string]struct {
		outcome game.Outcome
		scores  int
		broken  bool
	}{
		"won":                      {game.Outcome{Cause: game.Points, Winner: 2, Reason: "points"}, 3, false},
		"shared by two":            {game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 0b101, Reason: "tie"}, 3, false},
		"shared by all":            {game.Outcome{Cause: game.Points, Winner: game.Shared, Reason: "tie"}, 3, false},
		"lost":                     {game.Outcome{Cause: game.Points, Winner: game.Nobody, Reason: "points"}, 4, false},
		"stopped":                  {game.Outcome{Cause: game.Limit, Winner: game.Shared, Reason: "max-plies"}, 0, false},
		"shared by a fourth":       {game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 0b1001}, 3, true},
		"won by a fourth":          {game.Outcome{Cause: game.Points, Winner: 3}, 3, true},
		"nobody's nobody":          {game.Outcome{Cause: game.Points, Winner: game.Nobody - 1}, 3, true},
		"scores of two":            {game.Outcome{Cause: game.Points, Winner: 0}, 2, true},
		"scores of two collectors": {game.Outcome{Cause: game.Points, Winner: 0}, 5, true},
	} {
		want := h.NewRecord()
		want.Game, want.FirstSeat, want.Outcome, want.Turns = 1, 1, test.outcome, []int{5, 5, 4}
		for i := range test.scores {
			want.Scores = append(want.Scores, 7-5*i)
		}
		got, d := h.NewRecord(), newDecoder(h)
		d.open(appendRecord(nil, want))
		err := d.record(1, got)
		switch {
		case test.broken && !errors.Is(err, errBroken):
			t.Errorf("%s: error %v, want %v", name, err, errBroken)
		case test.broken:
		case err != nil || d.more():
			t.Errorf("%s: error %v; anything left: %v", name, err, d.more())
		default:
			if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
				t.Errorf("%s: %s", name, diff)
			}
		}
	}
}

// TestBlocksHoldWholeSets checks that no set of games is split between blocks, and so between
// shards.
func TestBlocksHoldWholeSets(t *testing.T) {
	for seats := 1; seats <= 6; seats++ {
		h := &selfplay.Header{Games: 7 * seats, Pairings: selfplay.Pairings("a", "b", "c"), Seats: make([]string, seats)}
		l := layout{header: h}
		for block := range l.blocks() {
			if span := l.span(block); span.From%seats != 0 || span.To%seats != 0 {
				t.Errorf("%d seats: block %d has games %d to %d", seats, block, span.From, span.To-1)
			}
		}
	}
}
