// Package keep is a small game to test with that no engine made: those who play games must know it
// by the contract of package game alone.
package keep

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// A Game is played on 5×5 squares: a King and four Guards a side step orthogonally and capture by
// replacement. A Guard may instead shoot an enemy exactly two squares away in a line. A Guard that
// is captured by a Guard takes its captor with it. Who loses the King loses; who brings it to the
// far row wins; who cannot move loses.
type Game struct {
	limits game.Limits
	Hazard int // it panics when this ply is played; 0: never
}

// The pieces, in the order of [Game.Pieces].
const (
	King = iota
	Guard
)

// The actions, in the order of [Game.Actions].
const (
	ActKing = iota
	ActGuard
	ActShot
	ActThorns
)

const edge = 5

// New is the game as it is usually tested: 60 plies at most, and a third occurrence ends it.
func New() Game { return Game{limits: game.Limits{MaxPlies: 60, Repetition: 3}} }

func (Game) Name() string             { return "keep" }
func (Game) Kind() game.Kind          { return game.Board }
func (Game) Seats() int               { return 2 }
func (Game) SeatName(seat int) string { return [2]string{"white", "black"}[seat] }
func (k Game) Regions() []game.Region { return nil }
func (k Game) Limits() game.Limits    { return k.limits }

func (Game) Pieces() []game.Piece {
	return []game.Piece{
		{ID: "king", Name: "King", Letter: "K", Value: 10, Royal: true},
		{ID: "guard", Name: "Guard", Letter: "G", Value: 3},
	}
}

func (Game) Actions() []game.Action {
	return []game.Action{
		{Piece: King, ID: "king", Kind: game.Plain},
		{Piece: Guard, ID: "guard", Kind: game.Plain},
		{Piece: Guard, ID: "guard.shot", Name: "shot", Kind: game.Active},
		{Piece: Guard, ID: "guard.thorns", Kind: game.Passive},
	}
}

// Code is 1 + 2·piece + seat; 0 is an empty square.
func Code(seat, piece int) uint8 { return uint8(1 + 2*piece + seat) }

func (Game) Decode(code uint8) (seat, piece int) {
	if code < 1 || code > 4 {
		return -1, -1
	}
	return int(code-1) & 1, int(code-1) >> 1
}

func (k Game) Start() game.State {
	s, err := k.Parse("gg1gk/2g2/5/2G2/KG1GG w 1")
	if err != nil {
		panic(err)
	}
	return s
}

func (k Game) Parse(text string) (game.State, error) {
	s := &state{game: k}
	var rows, side string
	if _, err := fmt.Sscan(text, &rows, &side, &s.ply); err != nil {
		return nil, err
	}
	s.seat = strings.Index("wb", side)
	for r, row := range strings.Split(rows, "/") {
		f := 0
		for _, c := range row {
			if n, err := strconv.Atoi(string(c)); err == nil {
				f += n
				continue
			}
			s.board[(edge-1-r)*edge+f] = uint8(strings.IndexRune("KkGg", c) + 1)
			f++
		}
	}
	return s, nil
}

type state struct {
	game  Game
	board [edge * edge]uint8
	seat  int
	ply   int
}

func (s *state) Seat() int         { return s.seat }
func (s *state) Ply() int          { return s.ply }
func (s *state) Clone() game.State { c := *s; return &c }
func (s *state) Set(t game.State)  { *s = *t.(*state) }

func (s *state) Moves(ms *game.Moves) {
	ms.Reset()
	if s.decided().Over() {
		return
	}
	for from, code := range s.board {
		if seat, piece := s.game.Decode(code); seat == s.seat {
			for _, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
				s.along(ms, from, d, code, piece)
			}
		}
	}
}

func (s *state) along(ms *game.Moves, from int, d [2]int, code uint8, piece int) {
	m := game.Move{First: uint32(len(ms.Effects)), Action: uint8(piece), From: uint8(from), To: uint8(from), Code: code}
	if to, ok := offset(from, d, 1); ok && !s.is(to, s.seat) {
		step := m
		step.To, step.Taken = uint8(to), s.board[to]
		if step.Taken == Code(1-s.seat, Guard) {
			ms.InForce.Add(ActThorns)
			if piece == Guard {
				step.Flags, step.Count = game.ActorLost, 1
				ms.Effects = append(ms.Effects, game.Effect{Kind: game.Remove, Square: uint8(to), Code: code, By: ActThorns, Owner: uint8(1 - s.Seat())})
			}
		}
		ms.List = append(ms.List, step)
	}
	if to, ok := offset(from, d, 2); ok && piece == Guard && s.is(to, 1-s.seat) {
		m.Action, m.First, m.Count = ActShot, uint32(len(ms.Effects)), 1
		ms.Effects = append(ms.Effects, game.Effect{Kind: game.Remove, Square: uint8(to), Code: s.board[to], By: ActShot, Owner: uint8(s.Seat())})
		ms.List = append(ms.List, m)
	}
}

func offset(from int, d [2]int, n int) (int, bool) {
	f, r := from%edge+n*d[0], from/edge+n*d[1]
	return r*edge + f, f >= 0 && f < edge && r >= 0 && r < edge
}

func (s *state) is(sq, seat int) bool {
	owner, _ := s.game.Decode(s.board[sq])
	return owner == seat
}

func (s *state) Play(ms *game.Moves, i int) {
	if s.ply == s.game.Hazard {
		panic("hazard")
	}
	m := ms.List[i]
	s.board[m.From] = 0
	s.board[m.To] = m.Code
	for _, e := range ms.EffectsOf(i) {
		s.board[e.Square] = 0
	}
	s.seat, s.ply = 1-s.seat, s.ply+1
}

// decided is the outcome without asking for moves.
func (s *state) decided() game.Outcome {
	for seat := range 2 {
		home, there := (1-seat)*(edge-1), false
		for sq, code := range s.board {
			if code == Code(seat, King) {
				there = true
				if sq/edge == home {
					return game.Outcome{Cause: game.Goal, Winner: seat, Reason: "king-home"}
				}
			}
		}
		if !there {
			return game.Outcome{Cause: game.RoyalLost, Winner: 1 - seat, Reason: "king-captured"}
		}
	}
	return game.Outcome{}
}

func (s *state) Outcome() game.Outcome {
	if o := s.decided(); o.Over() {
		return o
	}
	for sq, code := range s.board {
		for _, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			if to, ok := offset(sq, d, 1); code != 0 && s.is(sq, s.seat) && ok && !s.is(to, s.seat) {
				return game.Outcome{}
			}
		}
	}
	return game.Outcome{Cause: game.NoMoves, Winner: 1 - s.seat, Reason: "no-moves"}
}

func (s *state) Evaluate(seat int) int {
	worth := 0
	for _, code := range s.board {
		if owner, piece := s.game.Decode(code); owner >= 0 {
			v := [2]int{1000, 300}[piece]
			if owner != seat {
				v = -v
			}
			worth += v
		}
	}
	return worth
}

func (s *state) Census(seat int, dst []int) []int {
	dst = append(dst[:0], 0, 0)
	for _, code := range s.board {
		if owner, piece := s.game.Decode(code); owner == seat {
			dst[piece]++
		}
	}
	return dst
}

func (s *state) Hash() uint64 {
	h := uint64(s.seat + 1)
	for _, code := range s.board {
		h = (h + uint64(code) + 1) * 0x9e3779b97f4a7c15 // 2^64 over the golden ratio
		h ^= h >> 32
	}
	return h
}

func (s *state) AppendText(dst []byte) []byte {
	for r := edge - 1; r >= 0; r-- {
		for f := range edge {
			dst = append(dst, ".KkGg"[s.board[r*edge+f]])
		}
		dst = append(dst, "/ "[btoi(r == 0)])
	}
	return fmt.Appendf(dst, "%c %d", "wb"[s.seat], s.ply)
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (s *state) AppendMove(dst []byte, ms *game.Moves, i int) []byte {
	m := ms.List[i]
	square := func(sq uint8) string { return string([]byte{'a' + sq%edge, '1' + sq/edge}) }
	if m.Action == ActShot {
		return fmt.Appendf(dst, "shot:%s x%s", square(m.From), square(ms.EffectsOf(i)[0].Square))
	}
	sep := "-"
	if m.Taken != 0 {
		sep = "x"
	}
	dst = fmt.Appendf(dst, "%s%s%s", square(m.From), sep, square(m.To))
	for _, e := range ms.EffectsOf(i) {
		dst = fmt.Appendf(dst, " x%s", square(e.Square))
	}
	return dst
}
