package selfplay

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
)

// recorded plays moves from a position and returns what was counted.
func recorded(t *testing.T, position string, moves ...string) *Record {
	t.Helper()
	g := keep.New()
	b := &Batch{Game: g}
	h := b.Header()
	start, err := g.Parse(position)
	if err != nil {
		t.Fatal(err)
	}
	m, r, rec := NewMatch(start, h.Limits), newRecorder(h, game.NewCodebook(g)), h.NewRecord()
	r.begin(rec, m.State)
	for _, want := range moves {
		seat, before := m.State.Seat(), m.plies
		for i := range m.Moves.List {
			if string(m.State.AppendMove(nil, &m.Moves, i)) == want {
				r.ply(&m.Moves, i, seat)
				m.Play(i)
				r.played(m.State)
				break
			}
		}
		if m.plies == before {
			t.Fatalf("no move %s in %s", want, m.State.AppendText(nil))
		}
	}
	r.end(m.State, m.Outcome())
	return rec
}

func share(moves, of uint64) uint64 { return moves * (1 << 32 / of) }

func TestRecordCountsPieces(t *testing.T) {
	rec := recorded(t, "4k/5/g1Gg1/2g2/4K w 1", "shot:c3 xa3", "c2xc3 xc3", "e1-e2")
	want := []PieceCount{
		{Start: 1, End: 1, Acted: 1, Able: 2, Share: share(2, 7) + share(2, 2)},
		// one shot, one on its thorns
		{Start: 1, End: 0, Acted: 1, Able: 1, Took: 2, Lost: 1, Share: share(5, 7)},
		{Start: 1, End: 1, Able: 1, Share: share(2, 10)},
		{Start: 3, End: 1, Acted: 1, Able: 1, Took: 1, Lost: 2, Share: share(8, 10)},
	}
	if diff := cmp.Diff(want, rec.Pieces); diff != "" {
		t.Error(diff)
	}
	if rec.Plies != 3 || rec.Branching != 7+10+2 || rec.Decisions != 3 {
		t.Errorf("%d plies, branching %d, %d decisions", rec.Plies, rec.Branching, rec.Decisions)
	}
}

func TestRecordCountsActions(t *testing.T) {
	// Black's Guard captures White's and dies of its thorns: an effect of White's ability in
	// Black's turn.
	rec := recorded(t, "4k/5/2G2/2g2/4K b 1", "c2xc3 xc3", "e1-e2")
	want := []ActionCount{
		keep.ActKing:   {Uses: 1, Able: 1},
		keep.ActThorns: {Uses: 1, Effects: [EffectKinds]int{game.Remove: 1}},

		4 + keep.ActKing:   {Able: 1},
		4 + keep.ActGuard:  {Uses: 1, Able: 1, Effects: [EffectKinds]int{game.Remove: 1}},
		4 + keep.ActThorns: {InForce: 1},
	}
	if diff := cmp.Diff(want, rec.Actions); diff != "" {
		t.Error(diff)
	}
}

// TestRecordTellsSidesApart counts single moves made up to hold every kind of effect.
func TestRecordTellsSidesApart(t *testing.T) {
	mine, theirs := keep.Code(1, keep.Guard), keep.Code(0, keep.Guard)
	for name, test := range map[string]struct {
		move    game.Move
		effects []game.Effect
		want    map[string]int
	}{
		"a friend captured": {
			game.Move{Action: keep.ActGuard, To: 1, Code: mine, Taken: keep.Code(1, keep.King)}, nil,
			map[string]int{"own": 1, "own fire": 1, "lost by black": 1},
		},
		"friend and enemy removed": {
			game.Move{Action: keep.ActShot, Code: mine},
			[]game.Effect{{Kind: game.Remove, Square: 5, Code: mine, By: keep.ActShot, Owner: 1}, {Kind: game.Remove, Square: 6, Code: theirs, By: keep.ActShot, Owner: 1}},
			map[string]int{"took": 1, "own": 1, "own fire": 1, "lost by black": 1, "lost by white": 1},
		},
		"friend poisoned, enemy stomped": {
			game.Move{Action: keep.ActShot, Code: mine},
			[]game.Effect{{Kind: game.Poison, Square: 5, Code: mine, By: keep.ActShot, Owner: 1}, {Kind: game.Stomp, Square: 6, Code: theirs, By: keep.ActShot, Owner: 1}},
			map[string]int{"own fire": 1},
		},
		"friend displaced": {
			game.Move{Action: keep.ActShot, Code: mine},
			[]game.Effect{{Kind: game.Shift, Square: 5, To: 7, Code: mine, By: keep.ActShot, Owner: 1}},
			map[string]int{},
		},
		"the actor gives itself for another": {
			game.Move{Action: keep.ActGuard, To: 1, Code: mine, Taken: theirs, Flags: game.ActorLost},
			[]game.Effect{{Kind: game.Remove, Square: 1, Code: mine, By: keep.ActGuard, Owner: 1}},
			map[string]int{"took": 1, "lost by white": 1, "lost by black": 1},
		},
		"thorns of the one captured": {
			game.Move{Action: keep.ActGuard, To: 1, Code: mine, Taken: theirs, Flags: game.ActorLost},
			[]game.Effect{{Kind: game.Remove, Square: 1, Code: mine, By: keep.ActThorns}},
			map[string]int{"took": 1, "lost by white": 1, "lost by black": 1, "white's thorns": 1, "white took": 1},
		},
		"thorns of one captured at a distance": {
			game.Move{Action: keep.ActShot, To: 0, Code: mine, Flags: game.ActorLost},
			[]game.Effect{{Kind: game.Remove, Square: 0, Code: mine, By: keep.ActThorns}, {Kind: game.Remove, Square: 5, Code: theirs, By: keep.ActShot, Owner: 1}},
			map[string]int{"took": 1, "lost by white": 1, "lost by black": 1, "white's thorns": 1, "white took": 1},
		},
		"a passive ability of the mover": {
			game.Move{Action: keep.ActGuard, To: 3, Code: mine},
			[]game.Effect{{Kind: game.Remove, Square: 1, Code: theirs, By: keep.ActThorns, Owner: 1}, {Kind: game.Remove, Square: 2, Code: theirs, By: keep.ActThorns, Owner: 1}},
			map[string]int{"took": 2, "lost by white": 2, "black's thorns": 1},
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := keep.New()
			h := (&Batch{Game: g}).Header()
			r, rec := newRecorder(h, game.NewCodebook(g)), h.NewRecord()
			r.begin(rec, g.Start())
			test.move.Count = uint16(len(test.effects))
			r.ply(&game.Moves{List: []game.Move{test.move}, Effects: test.effects}, 0, 1)

			got := map[string]int{
				"took": rec.Piece(1, keep.Guard).Took, "own": rec.Piece(1, keep.Guard).TookOwn,
				"white took":     rec.Piece(0, keep.Guard).Took,
				"lost by white":  rec.Piece(0, keep.Guard).Lost + rec.Piece(0, keep.King).Lost,
				"lost by black":  rec.Piece(1, keep.Guard).Lost + rec.Piece(1, keep.King).Lost,
				"own fire":       rec.Action(1, keep.ActGuard).OwnFire + rec.Action(1, keep.ActShot).OwnFire,
				"white's thorns": rec.Action(0, keep.ActThorns).Uses, "black's thorns": rec.Action(1, keep.ActThorns).Uses,
			}
			for k, n := range got {
				if n == 0 {
					delete(got, k)
				}
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestFingerprintTellsMovesApart(t *testing.T) {
	hashes := hashActions(keep.New().Actions())
	base := game.Move{Action: keep.ActShot, From: 3, To: 3}
	at := func(sq uint8) []game.Effect { return []game.Effect{{Kind: game.Remove, Square: sq, By: keep.ActShot}} }
	other := func(change func(*game.Move)) game.Move { m := base; change(&m); return m }
	seen := make(map[uint64]string)
	for name, c := range map[string]struct {
		m game.Move
		e []game.Effect
	}{
		"base":    {base, at(5)},
		"target":  {base, at(6)},
		"kind":    {base, []game.Effect{{Kind: game.Poison, Square: 5, By: keep.ActShot}}},
		"by":      {base, []game.Effect{{Kind: game.Remove, Square: 5, By: keep.ActThorns}}},
		"more":    {base, append(at(5), at(6)...)},
		"action":  {other(func(m *game.Move) { m.Action = keep.ActGuard }), at(5)},
		"from":    {other(func(m *game.Move) { m.From = 4 }), at(5)},
		"to":      {other(func(m *game.Move) { m.To = 4 }), at(5)},
		"capture": {other(func(m *game.Move) { m.Taken = 2 }), at(5)},
		"lost":    {other(func(m *game.Move) { m.Flags = game.ActorLost }), at(5)},
	} {
		h := fingerprint(fnvOffset, &c.m, c.e, hashes)
		if seen[h] != "" {
			t.Errorf("%s and %s have the same fingerprint", name, seen[h])
		}
		seen[h] = name
	}
}

func TestBatchFingerprintKnowsTheOrder(t *testing.T) {
	p := Pairing{"a", "b"}
	sum := func(prints ...uint64) (f Fingerprint) {
		for i, x := range prints {
			f.Add(p, &Record{Game: i, Fingerprint: x})
		}
		return f
	}
	if sum(1, 2) == sum(2, 1) || sum(1, 2) == sum(1, 3) || sum(1) == sum(1, 1) {
		t.Error("different batches, same fingerprint")
	}
	var f, other Fingerprint
	f.Add(p, &Record{Game: 1, Fingerprint: 2})
	f.Add(p, &Record{Game: 0, Fingerprint: 1})
	if f != sum(1, 2) {
		t.Error("the order in which games are counted matters")
	}
	other.Add(Pairing{"b", "a"}, &Record{Fingerprint: 1})
	if other == sum(1) {
		t.Error("the pairing does not matter")
	}
}
