package reports

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// Report works out the figures of the games counted so far.
func (a *Accumulator) Report() *Report {
	r := &Report{Variant: a.header.Variant, Digest: a.header.Digest, Seed: a.header.Seed, Games: a.header.Games}
	var all selfplay.Fingerprint
	for i, t := range a.pairings {
		all += t.fingerprint
		r.Pairings = append(r.Pairings, t.report(a.header.Pairings[i]))
	}
	r.Fingerprint = hex(all)
	return r
}

func hex(f selfplay.Fingerprint) string { return fmt.Sprintf("%016x", uint64(f)) }

func (t *tally) report(p selfplay.Pairing) *Pairing {
	q := &Pairing{
		Name: p.String(), Bots: [2]string{p.First, p.Second}, Mirror: p.Mirror(),
		Games: t.games, Fingerprint: hex(t.fingerprint),
		Decisive: rate(t.games-t.drawn-t.stopped, t.games),
		Length: Length{
			Median: t.length.Quantile(0.5), P5: t.length.Quantile(0.05), P95: t.length.Quantile(0.95),
			Mean: amount(t.plies),
		},
		Branching: amount(t.branching),
		Decisions: share(t.decisions),
	}
	black := slices.Clone(t.seatPairs)
	slices.Reverse(black)
	for seat, pairs := range []stats.Outcomes{t.seatPairs, black} {
		q.Seats = append(q.Seats, t.result(t.header.Seats[seat], t.wins[seat], pairs))
	}
	if !p.Mirror() {
		second := slices.Clone(t.botPairs)
		slices.Reverse(second)
		q.ByBot = []Result{t.result(p.First, t.botWins[0], t.botPairs), t.result(p.Second, t.botWins[1], second)}
	}
	q.Ends = t.endings()
	t.reportPieces(q)
	t.reportAbilities(q)
	q.Warnings = t.warnings(q)
	return q
}

func (t *tally) result(who string, won int, pairs stats.Outcomes) Result {
	s := score(pairs)
	return Result{
		Who: who, Games: t.games, Won: won, Drawn: t.drawn, Stopped: t.stopped,
		Lost:    t.games - won - t.drawn - t.stopped,
		WinRate: rate(won, t.games), Score: s, Elo: elo(s),
	}
}

// endings lists the ends of games, rules before limits and frequent ones first.
func (t *tally) endings() []End {
	ends := []End{}
	for _, e := range t.ends {
		ends = append(ends, End{e.reason, e.limit, e.games, rate(e.games, t.games)})
	}
	slices.SortFunc(ends, func(a, b End) int {
		return cmp.Or(compareBools(a.Limit, b.Limit), b.Games-a.Games, cmp.Compare(a.Reason, b.Reason))
	})
	return ends
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

func (t *tally) reportPieces(q *Pairing) {
	seats := len(t.header.Seats)
	var rates []float64
	for p, piece := range t.header.Pieces {
		both := &t.pieces[seats][p]
		out := Piece{ID: piece.ID, Name: piece.Name, Seen: both.seen > 0, Usage: both.usageOf()}
		for seat := range seats {
			out.Seats = append(out.Seats, t.pieces[seat][p].usageOf())
		}
		q.Pieces = append(q.Pieces, out)
		if out.Seen {
			rates = append(rates, max(0, zeroIfNone(both.usage)))
		}
	}
	q.Evenness = plain(stats.Evenness(rates), t.games, "games")
}

// zeroIfNone is a ratio's value, and 0 for a piece that never had the chance.
func zeroIfNone(r stats.Ratio) float64 {
	if r.B == 0 {
		return 0
	}
	return r.Value()
}

func (p *pieceTally) usageOf() Usage {
	return Usage{
		ActionShare: share(p.action),
		UsageRate:   share(p.usage),
		ChoiceLift:  plain(float64(p.acted)*shareScale/float64(p.shares), p.usage.B, "turns"),
		Took:        amount(p.took),
		TookOwn:     amount(p.tookOwn),
		Lost:        amount(p.lost),
		Survival:    share(p.survival),
	}
}

func (t *tally) reportAbilities(q *Pairing) {
	q.Abilities = []Ability{}
	for i, action := range t.header.Actions {
		if action.Kind == game.Plain {
			continue
		}
		a := &t.actions[i]
		out := Ability{
			ID: action.ID, Passive: action.Kind == game.Passive, Dead: a.gamesUsed == 0,
			GamesUsed: rate(a.gamesUsed, t.games),
			Uses:      amount(a.uses), UseRate: share(a.rate), InForce: amount(a.inForce),
			Removed: amount(a.effects[game.Remove]), Poisoned: amount(a.effects[game.Poison]),
			Displaced: amount(a.effects[game.Shift]), Placed: amount(a.effects[game.Place]),
			Stomped: amount(a.effects[game.Stomp]), OwnFire: amount(a.ownFire),
			HighestRate: nan,
		}
		if out.Dead {
			out.HighestRate = Number(stats.RuleOfThree(t.games))
		}
		q.Abilities = append(q.Abilities, out)
	}
}
