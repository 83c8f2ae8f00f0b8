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
	opening  opening
	bots     [][2]Bot // by pairing: the first and the second
	choices  []int    // of the game being played
	keep     bool     // keep the texts of moves
	trouble  func(p Pairing, game int, err error)
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
	pair, bots := p.header.Pairings[pairing], p.bots[pairing]
	for bot := range p.pcg {
		seedStream(&p.pcg[bot], p.header.Seed, pair, number, bot)
		if b, ok := bots[bot].(outsider); ok {
			b.begin()
		}
		if b, ok := bots[bot].(Beginner); ok {
			b.Begin()
		}
	}
	p.choices = p.choices[:0]
	opening := p.opening.draw(p.match, p.header.Opening, p.header.Seed, pair, number)
	p.match.Restart()
	if p.recorder != nil {
		p.recorder.begin(rec, p.match.State)
	}
	p.open(opening, rec)
	if err := p.moves(ctx, bots, pair.firstSeat(number), rec); err != nil {
		return err
	}
	if p.recorder != nil {
		p.recorder.end(p.match.State, p.match.Outcome())
		rec.Pairing, rec.Game, rec.FirstSeat = pairing, number, pair.firstSeat(number)
		for bot := range bots {
			if b, ok := bots[bot].(outsider); ok {
				var trouble error
				if rec.Mishaps[bot], trouble = b.mishaps(); trouble != nil && p.trouble != nil {
					p.trouble(pair, number, trouble)
				}
			}
		}
	}
	return nil
}

// open plays the opening.
func (p *player) open(choices []int, rec *Record) {
	m := p.match
	for _, i := range choices {
		p.choices = append(p.choices, i)
		if p.recorder != nil {
			p.recorder.drawn(&m.Moves, i)
			p.write(rec, i)
		}
		m.Play(i)
	}
	if p.recorder != nil && len(choices) > 0 {
		p.recorder.handOver(m.State)
	}
}

// moves plays the match to its end.
func (p *player) moves(ctx context.Context, bots [2]Bot, firstSeat int, rec *Record) error {
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
		if p.recorder == nil {
			m.Play(i)
			continue
		}
		p.recorder.ply(&m.Moves, i, seat)
		p.write(rec, i)
		m.Play(i)
		p.recorder.played(m.State)
	}
	return nil
}

// write keeps the text of the move about to be made, if texts are kept.
func (p *player) write(rec *Record, i int) {
	if p.keep {
		rec.Moves = append(p.match.State.AppendMove(rec.Moves, &p.match.Moves, i), '\n')
	}
}

// close ends the programs behind bots.
func (p *player) close() {
	for _, pair := range p.bots {
		for _, b := range pair {
			if b, ok := b.(outsider); ok {
				b.close()
			}
		}
	}
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
