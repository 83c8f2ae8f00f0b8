package selfplay

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime/debug"

	"github.com/wildbench/wildbench/engine/game"
)

// player plays games of a batch one after another, reusing everything. Each worker has one.
type player struct {
	header   *Header
	game     game.Game
	match    *Match
	recorder *recorder // nil: play without recording
	pcg      [2]rand.PCG
	bots     [][2]Bot // by pairing: the first and the second
	choices  []int    // of the game being played
}

func newPlayer(g game.Game, h *Header, factories [][2]Factory) *player {
	p := &player{header: h, game: g, match: NewMatch(g.Start(), h.Limits), recorder: newRecorder(h, newCodebook(g))}
	for _, pair := range factories {
		var bots [2]Bot
		for i := range bots {
			bots[i] = pair[i].New(g, rand.New(&p.pcg[i]))
		}
		p.bots = append(p.bots, bots)
	}
	return p
}

// play plays one game into rec. The error is a [*Fault], or the context's.
func (p *player) play(ctx context.Context, pairing, number int, rec *Record) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = p.fault(pairing, number, cause)
		}
	}()
	pair := p.header.Pairings[pairing]
	for bot := range p.pcg {
		seedStream(&p.pcg[bot], p.header.Seed, pair, number, bot)
	}
	p.choices = p.choices[:0]
	p.match.Restart()
	if p.recorder != nil {
		p.recorder.begin(rec, p.match.State)
	}
	if err := p.moves(ctx, p.bots[pairing], pair.firstSeat(number)); err != nil {
		return err
	}
	if p.recorder != nil {
		p.recorder.end(p.match.State, p.match.Outcome())
		rec.Pairing, rec.Game, rec.FirstSeat = pairing, number, pair.firstSeat(number)
	}
	return nil
}

// moves plays the match to its end.
func (p *player) moves(ctx context.Context, bots [2]Bot, firstSeat int) error {
	m, done := p.match, ctx.Done()
	for !m.Outcome().Over() {
		select {
		case <-done:
			return context.Cause(ctx)
		default:
		}
		seat := m.State.Seat()
		i := bots[seat^firstSeat].Choose(m.State, &m.Moves)
		if i < 0 || i >= m.Moves.Len() {
			panic(fmt.Sprintf("the bot chose move %d of %d", i, m.Moves.Len()))
		}
		p.choices = append(p.choices, i)
		if p.recorder != nil {
			p.recorder.ply(&m.Moves, i, seat)
		}
		m.Play(i)
	}
	return nil
}

func (p *player) fault(pairing, number int, cause any) *Fault {
	return &Fault{
		Variant: p.header.Variant,
		Seed:    p.header.Seed,
		Pairing: p.header.Pairings[pairing],
		Game:    number,
		Moves:   retell(p.game, p.choices),
		Cause:   cause,
		Stack:   debug.Stack(),
	}
}
