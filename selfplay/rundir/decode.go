package rundir

import (
	"encoding/binary"
	"errors"
	"math"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// A decoder reads records. Whatever the bytes, it neither panics nor asks for more memory than they
// could fill.
type decoder struct {
	header  *selfplay.Header
	reasons map[string]string // so that equal reasons are one string

	b      []byte
	broken bool
}

var errBroken = errors.New("its contents make no sense")

func newDecoder(h *selfplay.Header) *decoder {
	return &decoder{header: h, reasons: make(map[string]string)}
}

// open starts reading a payload.
func (d *decoder) open(payload []byte) { d.b, d.broken = payload, false }

// more reports whether there is anything left to read.
func (d *decoder) more() bool { return len(d.b) > 0 }

func (d *decoder) fail() { d.b, d.broken = nil, true }

func (d *decoder) uint() uint64 {
	v, n := binary.Uvarint(d.b)
	if n <= 0 {
		d.fail()
		return 0
	}
	d.b = d.b[n:]
	return v
}

// int reads a count.
func (d *decoder) int() int {
	v := d.uint()
	if v > math.MaxInt32 {
		d.fail()
		return 0
	}
	return int(v)
}

// below reads a number less than n.
func (d *decoder) below(n int) int {
	v := d.int()
	if v >= n {
		d.fail()
		return 0
	}
	return v
}

func (d *decoder) signed() int {
	v, n := binary.Varint(d.b)
	if n <= 0 || v > math.MaxInt32 || v < math.MinInt32 {
		d.fail()
		return 0
	}
	d.b = d.b[n:]
	return int(v)
}

// bytes reads so many bytes; nil if there are not so many.
func (d *decoder) bytes(n int) []byte {
	if n > len(d.b) {
		d.fail()
		return nil
	}
	b := d.b[:n]
	d.b = d.b[n:]
	return b
}

// index reads a byte that counts something of which there are n.
func (d *decoder) index(n int) uint8 {
	b := d.bytes(1)
	if b == nil || int(b[0]) >= n {
		d.fail()
		return 0
	}
	return b[0]
}

// length reads the length of a list whose elements take at least so many bytes each.
func (d *decoder) length(each int) int { return d.below(len(d.b)/each + 1) }

func (d *decoder) sparse(dst []uint64) {
	mask := d.uint()
	if mask>>len(dst) != 0 {
		d.fail()
		mask = 0
	}
	for i := range dst {
		dst[i] = 0
		if mask>>i&1 != 0 {
			dst[i] = d.uint()
		}
	}
}

// counts is sparse for counts.
func (d *decoder) counts(dst []uint64) {
	d.sparse(dst)
	for _, v := range dst {
		if v > math.MaxInt32 {
			d.fail()
		}
	}
}

func (d *decoder) reason() string {
	b := d.bytes(d.length(1))
	s, ok := d.reasons[string(b)]
	if !ok {
		s = string(b)
		d.reasons[s] = s
	}
	return s
}

// record reads the n-th game of the batch into r.
func (d *decoder) record(n int, r *selfplay.Record) error {
	h := d.header
	r.Reset()
	r.Pairing, r.Game = n/h.Games, n%h.Games
	r.FirstSeat = r.Game % h.Set()
	r.Outcome = game.Outcome{Cause: game.Cause(d.below(int(game.Limit) + 1)), Winner: d.signed(), Reason: d.reason()}
	if r.Outcome.Winner == game.Shared {
		r.Outcome.Among = uint8(d.below(1 << len(h.Seats)))
	}
	if r.Outcome.Winner < game.Nobody || r.Outcome.Winner >= len(h.Seats) || !r.Outcome.Over() {
		d.fail()
	}
	r.Opening, r.Plies = d.int(), d.int()
	if b := d.bytes(8); b != nil {
		r.Fingerprint = binary.BigEndian.Uint64(b)
	}
	for i := range r.Lines {
		if b := d.bytes(4); b != nil {
			r.Lines[i] = binary.BigEndian.Uint32(b)
		}
	}
	r.Branching, r.Decisions = d.int(), d.int()
	for i := range r.Mishaps {
		var f [4]uint64
		d.counts(f[:])
		r.Mishaps[i] = bot.Mishaps{Crashes: int(f[0]), Timeouts: int(f[1]), Illegal: int(f[2]), Skipped: int(f[3])}
	}
	for i := range r.Turns {
		r.Turns[i] = d.int()
	}
	for i := range r.Pieces {
		d.piece(&r.Pieces[i])
	}
	for i := range r.Actions {
		d.action(&r.Actions[i])
	}
	d.course(r)
	d.takes(r)
	d.squares(r)
	d.scores(r)
	r.Moves = append(r.Moves, d.bytes(d.length(1))...)
	if d.broken {
		return errBroken
	}
	return nil
}

func (d *decoder) piece(c *selfplay.PieceCount) {
	var f [pieceFieldCount]uint64
	d.sparse(f[:])
	share := f[pieceFieldCount-1]
	for _, v := range f[:pieceFieldCount-1] {
		if v > math.MaxInt32 {
			d.fail()
		}
	}
	*c = selfplay.PieceCount{
		Start: int(f[0]), End: int(f[1]), Acted: int(f[2]), Able: int(f[3]),
		Took: int(f[4]), TookOwn: int(f[5]), Lost: int(f[6]), Share: share,
	}
}

func (d *decoder) action(c *selfplay.ActionCount) {
	var f [actionFieldCount]uint64
	d.counts(f[:])
	*c = selfplay.ActionCount{Uses: int(f[0]), Able: int(f[1]), InForce: int(f[2]), OwnFire: int(f[3])}
	for k := range c.Effects {
		c.Effects[k] = int(f[4+k])
	}
}

func (d *decoder) course(r *selfplay.Record) {
	var last selfplay.Lead
	for range d.length(2) {
		last.Ply += d.int()
		last.Lead += d.signed()
		r.Leads = append(r.Leads, last)
	}
	ply := 0
	for range d.length(4) {
		ply += d.int()
		c := selfplay.Change{Ply: ply, Seat: d.index(len(d.header.Seats)), Piece: d.index(len(d.header.Pieces))}
		by := d.signed()
		if c.By = int16(by); int(c.By) != by {
			d.fail()
		}
		r.Changes = append(r.Changes, c)
	}
}

func (d *decoder) takes(r *selfplay.Record) {
	h := d.header
	for range d.length(5) {
		r.Takes = append(r.Takes, selfplay.Take{
			Seat: d.index(len(h.Seats)), Action: d.index(len(h.Actions)),
			Whose: d.index(len(h.Seats)), Victim: d.index(len(h.Pieces)), Count: d.int(),
		})
	}
}

func (d *decoder) squares(r *selfplay.Record) {
	h := d.header
	for range d.length(5) {
		r.Squares = append(r.Squares, selfplay.SquareCount{
			Seat: d.index(len(h.Seats)), Piece: d.index(len(h.Pieces)), Square: d.index(256),
			Visits: d.int(), Falls: d.int(),
		})
	}
}

// scores reads what only games of points and cards have.
func (d *decoder) scores(r *selfplay.Record) {
	h := d.header
	points := d.length(1)
	if seats := len(h.Seats); points != 0 && points != seats && points != seats+1 {
		d.fail()
	}
	for range points {
		r.Scores = append(r.Scores, d.signed())
	}
	if len(r.Scores) > 0 {
		r.Appraised = d.below(2) == 1
		for i := range r.Pieces {
			e := &r.Pieces[i]
			e.Used, e.Aside, e.Points = d.int(), d.int(), d.signed()
			if r.Appraised {
				e.Worth = d.signed()
			}
		}
	}
	for range d.length(3) {
		r.Preferences = append(r.Preferences, selfplay.Preference{
			Piece: d.index(len(h.Pieces)), Over: d.index(len(h.Pieces)), Count: d.int(),
		})
	}
}
