package rundir

import (
	"encoding/binary"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// A record is written as a run of unsigned varints (encoding/binary), but for the fingerprint and
// the lines, which are random bits and stand as eight and four bytes; numbers that may be negative
// are zigzag varints. Where most of several counts are zero, a bit mask goes before those that are
// not. Which game it is follows from its place.
type encoder struct{ b []byte }

func (e *encoder) uint(v uint64) { e.b = binary.AppendUvarint(e.b, v) }
func (e *encoder) int(v int)     { e.uint(uint64(v)) }
func (e *encoder) flag(v bool) {
	if v {
		e.b = append(e.b, 1)
	} else {
		e.b = append(e.b, 0)
	}
}
func (e *encoder) signed(v int) { e.b = binary.AppendVarint(e.b, int64(v)) }

func (e *encoder) text(s string) {
	e.int(len(s))
	e.b = append(e.b, s...)
}

// sparse writes counts of which many are zero.
func (e *encoder) sparse(counts []uint64) {
	var mask uint64
	for i, v := range counts {
		if v != 0 {
			mask |= 1 << i
		}
	}
	e.uint(mask)
	for _, v := range counts {
		if v != 0 {
			e.uint(v)
		}
	}
}

// appendRecord appends what [decoder.record] reads.
func appendRecord(b []byte, r *selfplay.Record) []byte {
	e := encoder{b}
	e.int(int(r.Outcome.Cause))
	e.signed(r.Outcome.Winner)
	e.text(r.Outcome.Reason)
	if r.Outcome.Winner == game.Shared {
		e.int(int(r.Outcome.Among))
	}
	e.int(r.Opening)
	e.int(r.Plies)
	e.b = binary.BigEndian.AppendUint64(e.b, r.Fingerprint)
	for _, l := range r.Lines {
		e.b = binary.BigEndian.AppendUint32(e.b, l)
	}
	e.int(r.Branching)
	e.int(r.Decisions)
	for _, m := range r.Mishaps {
		e.sparse([]uint64{uint64(m.Crashes), uint64(m.Timeouts), uint64(m.Illegal), uint64(m.Skipped)})
	}
	for _, n := range r.Turns {
		e.int(n)
	}
	for i := range r.Pieces {
		c := pieceFields(&r.Pieces[i])
		e.sparse(c[:])
	}
	for i := range r.Actions {
		c := actionFields(&r.Actions[i])
		e.sparse(c[:])
	}
	e.course(r)
	e.int(len(r.Takes))
	for _, t := range r.Takes {
		e.b = append(e.b, t.Seat, t.Action, t.Whose, t.Victim)
		e.int(t.Count)
	}
	e.int(len(r.Squares))
	for _, s := range r.Squares {
		e.b = append(e.b, s.Seat, s.Piece, s.Square)
		e.int(s.Visits)
		e.int(s.Falls)
	}
	e.scores(r)
	e.int(len(r.Moves))
	e.b = append(e.b, r.Moves...)
	return e.b
}

// scores writes what only games of points and cards have: two zeros for others.
func (e *encoder) scores(r *selfplay.Record) {
	e.int(len(r.Scores))
	for _, n := range r.Scores {
		e.signed(n)
	}
	if len(r.Scores) > 0 {
		e.flag(r.Appraised)
		for i := range r.Pieces {
			p := &r.Pieces[i]
			e.int(p.Used)
			e.int(p.Aside)
			e.signed(p.Points)
			if r.Appraised {
				e.signed(p.Worth)
			}
		}
	}
	e.int(len(r.Preferences))
	for _, p := range r.Preferences {
		e.b = append(e.b, p.Piece, p.Over)
		e.int(p.Count)
	}
}

// course writes how lead and pieces went, plies and leads as differences to those before.
func (e *encoder) course(r *selfplay.Record) {
	e.int(len(r.Leads))
	var last selfplay.Lead
	for _, l := range r.Leads {
		e.int(l.Ply - last.Ply)
		e.signed(l.Lead - last.Lead)
		last = l
	}
	e.int(len(r.Changes))
	ply := 0
	for _, c := range r.Changes {
		e.int(c.Ply - ply)
		e.b = append(e.b, c.Seat, c.Piece)
		e.signed(int(c.By))
		ply = c.Ply
	}
}

const (
	pieceFieldCount  = 8
	actionFieldCount = 4 + selfplay.EffectKinds
)

func pieceFields(c *selfplay.PieceCount) [pieceFieldCount]uint64 {
	return [...]uint64{
		uint64(c.Start), uint64(c.End), uint64(c.Acted), uint64(c.Able),
		uint64(c.Took), uint64(c.TookOwn), uint64(c.Lost), c.Share,
	}
}

func actionFields(c *selfplay.ActionCount) [actionFieldCount]uint64 {
	f := [actionFieldCount]uint64{uint64(c.Uses), uint64(c.Able), uint64(c.InForce), uint64(c.OwnFire)}
	for k, n := range c.Effects {
		f[4+k] = uint64(n)
	}
	return f
}
