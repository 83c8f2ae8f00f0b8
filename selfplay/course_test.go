package selfplay

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
)

func TestCourse(t *testing.T) {
	rec := recorded(t, "4k/5/g1Gg1/2g2/4K w 1", "shot:c3 xa3", "c2xc3 xc3", "e1-e2")
	want := Record{
		Leads: []Lead{{0, -600}, {1, -300}},
		Changes: []Change{
			{Ply: 1, Seat: 1, Piece: keep.Guard, By: -1},
			{Ply: 2, Seat: 0, Piece: keep.Guard, By: -1},
			{Ply: 2, Seat: 1, Piece: keep.Guard, By: -1},
		},
		Takes: []Take{
			{Seat: 0, Action: keep.ActShot, Whose: 1, Victim: keep.Guard, Count: 1},
			{Seat: 1, Action: keep.ActGuard, Whose: 0, Victim: keep.Guard, Count: 1},
			{Seat: 0, Action: keep.ActThorns, Whose: 1, Victim: keep.Guard, Count: 1},
		},
		Squares: []SquareCount{
			{Seat: 0, Piece: keep.Guard, Square: 12, Visits: 1, Falls: 1},
			{Seat: 1, Piece: keep.Guard, Square: 10, Falls: 1},
			{Seat: 1, Piece: keep.Guard, Square: 12, Visits: 1, Falls: 1},
			{Seat: 0, Piece: keep.King, Square: 9, Visits: 1},
		},
	}
	got := Record{Leads: rec.Leads, Changes: rec.Changes, Takes: rec.Takes, Squares: rec.Squares}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for ply, census := range [][2]int{{1, 3}, {1, 2}, {0, 1}, {0, 1}} {
		for seat, guards := range census {
			if got := rec.Census(ply, seat, nil); !slices.Equal(got, []int{1, guards}) {
				t.Errorf("census of seat %d after ply %d: %v, want %d guards", seat, ply, got, guards)
			}
		}
	}
	for ply, lead := range []int{-600, -300, -300, -300} {
		if got := rec.LeadAfter(ply); got != lead {
			t.Errorf("lead after ply %d: %d", ply, got)
		}
	}
}

// TestCourseFollowsGames plays games again from their moves and compares pieces and lead at every
// ply.
func TestCourseFollowsGames(t *testing.T) {
	for _, g := range []game.Game{keep.New(), builtin(t, "wild-kingdom-2017")} {
		b := &Batch{Game: g, Pairings: Pairings("random", "greedy"), Games: 4, Opening: 2, KeepMoves: true, Limits: &game.Limits{MaxPlies: 120}}
		for _, r := range collect(t, b) {
			s, ms := g.Start(), new(game.Moves)
			lines := slices.Collect(splitLines(r.Moves))
			for ply := -r.Opening; ; ply++ {
				if ply >= 0 {
					follows(t, r, s, ply)
				}
				if ply == r.Plies {
					break
				}
				s.Moves(ms)
				s.Play(ms, game.FindMove(s, ms, lines[ply+r.Opening]))
			}
		}
	}
}

func splitLines(text []byte) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for len(text) > 0 {
			end := slices.Index(text, '\n')
			if !yield(string(text[:end])) {
				return
			}
			text = text[end+1:]
		}
	}
}

func follows(t *testing.T, r *Record, s game.State, ply int) {
	t.Helper()
	if got, want := r.LeadAfter(ply), s.Evaluate(0); got != want {
		t.Errorf("game %d, ply %d: lead %d, want %d", r.Game, ply, got, want)
	}
	for seat := range r.Turns {
		if got, want := r.Census(ply, seat, nil), s.Census(seat, nil); !slices.Equal(got, want) {
			t.Errorf("game %d, ply %d: seat %d has %v, want %v", r.Game, ply, seat, got, want)
		}
	}
}

func TestSquaresAddUp(t *testing.T) {
	for _, r := range collect(t, keepBatch(20)) {
		visits, falls, lost, took := 0, 0, 0, 0
		for _, s := range r.Squares {
			visits += s.Visits
			falls += s.Falls
		}
		for _, p := range r.Pieces {
			lost += p.Lost
		}
		for _, x := range r.Takes {
			took += x.Count
		}
		if visits != r.Plies || falls != lost || took != lost {
			t.Errorf("game %d: %d visits in %d plies; %d fell, %d taken, %d lost", r.Game, visits, r.Plies, falls, took, lost)
		}
	}
}

func TestSample(t *testing.T) {
	for _, r := range collect(t, keepBatch(20)) {
		plies := r.Sample(5, nil)
		if !slices.Equal(plies, r.Sample(5, nil)) || !slices.IsSorted(plies) {
			t.Errorf("game %d: %v", r.Game, plies)
		}
		for _, p := range plies {
			if p < 1 || p >= r.Plies {
				t.Errorf("game %d with %d plies: %v", r.Game, r.Plies, plies)
			}
		}
		if r.Plies > 5 && len(plies) != 5 {
			t.Errorf("game %d with %d plies: %v", r.Game, r.Plies, plies)
		}
	}
}

func TestLinesAreFingerprintsSoFar(t *testing.T) {
	b := keepBatch(10)
	whole := collect(t, b)
	for i, depth := range LineDepths {
		b.Limits = &game.Limits{MaxPlies: depth}
		for n, r := range collect(t, b) {
			if got := whole[n].Lines[i]; got != uint32(r.Fingerprint) {
				t.Errorf("game %d: line of %d plies %x, want %x", n, depth, got, uint32(r.Fingerprint))
			}
		}
	}
}

func TestCopySharesNothing(t *testing.T) {
	recs := collect(t, keepBatch(4))
	c := new(Record)
	for _, r := range recs {
		c.Copy(r)
		if diff := cmp.Diff(r, c); diff != "" {
			t.Error(diff)
		}
	}
	before := c.Clone()
	recs[len(recs)-1].Reset()
	if diff := cmp.Diff(before, c); diff != "" {
		t.Error(diff)
	}
}
