package selfplay

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime/debug"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// player plays games of a batch one after another, reusing everything. Each worker has one.
type player struct {
	header   *Header
	game     game.Game
	match    *Match
	recorder *recorder  // nil: play without recording
	pcg      []rand.PCG // by place
	opening  opening
	bots     [][]bot.Bot // by pairing, then place: the first bot, and those on the seats after it
	choices  []int       // of the game being played
	chance   bool        // has a part in the start
	keep     bool        // keep the texts of moves
	trouble  func(p Pairing, game int, err error)
	giveUp   context.CancelCauseFunc // ends the batch
}

func newPlayer(g game.Game, h *Header, factories [][2]bot.Factory) *player {
	p := &player{header: h, game: g, match: NewMatch(g.Start(), h.Limits), recorder: newRecorder(h, game.NewCodebook(g)), pcg: make([]rand.PCG, g.Seats())}
	_, p.chance = p.match.State.(game.Dealt)
	made := make(map[seated]bot.Bot)
	for _, pair := range factories {
		bots := make([]bot.Bot, g.Seats())
		for place := range bots {
			f := pair[min(place, 1)]
			b, there := made[seated{f.Spec, place}]
			if !there {
				b = f.New(g, rand.New(&p.pcg[place]))
			}
			if _, outside := b.(bot.Outsider); !outside { // others may sit there in all pairings
				made[seated{f.Spec, place}] = b
			}
			bots[place] = b
		}
		p.bots = append(p.bots, bots)
	}
	return p
}

// seated is a bot of a spec at a place.
type seated struct {
	spec  string
	place int
}

// play plays one game into rec. The error is a [*Fault], or the context's.
func (p *player) play(ctx context.Context, pairing, number int, rec *Record) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = p.fault(pairing, number, cause)
		}
	}()
	pair, bots := p.header.Pairings[pairing], p.bots[pairing]
	for place, player := range bots {
		seedStream(&p.pcg[place], p.header.Seed, pair, number, botStream(place))
		if b, ok := player.(bot.Outsider); ok {
			b.BeginGame(ctx, p.giveUp)
		}
		if b, ok := player.(bot.Stopper); ok {
			b.StopAt(ctx.Done())
		}
		if b, ok := player.(bot.Beginner); ok {
			b.Begin()
		}
	}
	p.choices = p.choices[:0]
	if p.chance {
		p.match.Deal(p.header.DealSeed(pairing, number))
	}
	opening := p.opening.draw(p.match, p.header.Opening, p.header.Seed, pair, opener(number, len(bots)))
	p.match.Restart()
	if p.recorder != nil {
		p.recorder.begin(rec, p.match.State)
		rec.Appraised = p.recorder.wishes != nil && Appraised(number, len(bots))
	}
	p.open(opening, rec)
	first := FirstSeat(number, len(bots))
	if err := p.moves(ctx, bots, first, rec); err != nil {
		return err
	}
	if ctx.Err() != nil { // perhaps it ended with a move that was asked for no more
		return context.Cause(ctx)
	}
	if p.recorder != nil {
		p.recorder.end(p.match.State, p.match.Outcome())
		rec.Pairing, rec.Game, rec.FirstSeat = pairing, number, first
		for place, player := range bots {
			if b, ok := player.(bot.Outsider); ok {
				mishaps, trouble := b.Mishaps()
				if rec.Mishaps[min(place, 1)] = rec.Mishaps[min(place, 1)].Plus(mishaps); trouble != nil && p.trouble != nil {
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
		if p.recorder != nil {
			p.recorder.appraise(m.State)
		}
	}
	if p.recorder != nil && len(choices) > 0 {
		p.recorder.handOver(m.State)
	}
}

// moves plays the match to its end.
func (p *player) moves(ctx context.Context, bots []bot.Bot, first int, rec *Record) error {
	m, done := p.match, ctx.Done()
	for !m.Outcome().Over() {
		select {
		case <-done:
			return context.Cause(ctx)
		default:
		}
		seat := m.State.Seat()
		place := seat - first
		if place < 0 {
			place += len(bots)
		}
		i := bots[place].Choose(m.State, &m.Moves)
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
		p.recorder.appraise(m.State)
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
			if b, ok := b.(bot.Outsider); ok {
				b.Close()
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
		Moves:   retell(p.header.start(p.game, pairing, number), p.choices),
		Start:   p.startText(pairing, number),
		Cause:   cause,
		Stack:   debug.Stack(),
	}
}

// startText is the text of the position that a game began with, if chance decided it.
func (p *player) startText(pairing, number int) string {
	if !p.chance {
		return ""
	}
	return string(p.header.start(p.game, pairing, number).AppendText(nil))
}
