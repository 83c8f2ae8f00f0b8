package reports

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// Report works out the figures of the games counted so far.
func (a *Accumulator) Report() *Report {
	r := &Report{Variant: a.header.Variant, Name: a.header.Name, Kind: a.header.Kind.String(), Players: len(a.header.Seats), Digest: a.header.Digest, Seed: a.header.Seed, Games: a.header.Games}
	var all selfplay.Fingerprint
	for i, t := range a.pairings {
		all += t.fingerprint
		r.Pairings = append(r.Pairings, t.report(a.header.Pairings[i], a.Thresholds))
	}
	r.Fingerprint = hex(all)
	r.Stability = stability(r.Pairings)
	r.Answers = r.answers(a.Thresholds)
	return r
}

func hex(f selfplay.Fingerprint) string { return fmt.Sprintf("%016x", uint64(f)) }

func (t *tally) report(p selfplay.Pairing, by Thresholds) *Pairing {
	o, most := t.over(), math.Inf(1)
	if n := t.header.Limits.MaxPlies; n > 0 {
		most = float64(n)
	}
	q := &Pairing{
		Name: p.String(), Bots: [2]string{p.First, p.Second}, Mirror: p.Mirror(),
		Games: t.games, Failures: t.failures.clone().Told(), Fingerprint: hex(t.fingerprint), Moves: hex(t.moves),
		Decisive: rate(t.decisive, t.games, len(t.set)),
		Length: Length{
			Median: t.length.Quantile(0.5), P5: t.length.Quantile(0.05), P95: t.length.Quantile(0.95),
			Mean: o.ratio(t.plies, 0, most), Counts: t.length, most: most,
		},
		Branching: o.amount(t.branching),
		Decisions: o.share(t.decisions),
		Course:    t.course.report(o),
		Diversity: t.diversity.report(),
		Worth:     t.positions.report(),
	}
	q.Length.Middle[0], q.Length.Middle[1] = t.length.QuantileInterval(0.5, stats.Confidence)
	for seat, sets := range t.seatSets {
		q.Seats = append(q.Seats, t.result(t.header.Seats[seat], t.wins[seat], t.shared[seat], sets))
	}
	if !p.Mirror() {
		for bot, spec := range q.Bots {
			q.ByBot = append(q.ByBot, t.result(spec, t.botWins[bot], t.botsShare[bot], t.botSets[bot]))
		}
		switch len(t.set) {
		case 1:
			q.ByBot = q.ByBot[:1] // the other had no seat
		case 2:
		default: // the first is among the other's opponents: it is as far below as the first is above
			q.ByBot[1].Elo = negated(q.ByBot[0].Elo)
		}
	}
	if t.cards != nil {
		t.cards.report(q, t.header, t.seen)
	}
	q.Ends = t.endings()
	t.reportPieces(q)
	t.reportAbilities(q, by)
	t.reportExchanges(q)
	q.Coverage = t.coverage(q)
	q.Warnings = t.warnings(q, by)
	return q
}

func (t *tally) result(who string, wins, shared setCount, sets stats.Outcomes) Result {
	n := len(t.set)
	s := scoreOf(sets, n)
	return Result{
		Who: who, Games: t.games, Won: wins.games(), Drawn: shared.games(), Stopped: t.stopped.games(),
		Lost:    t.games - wins.games() - shared.games() - t.stopped.games(),
		WinRate: rate(wins, t.games, n), Score: s, Elo: eloOf(s, n), Pairs: slices.Clone(sets),
	}
}

// endings lists the ends of games, rules before limits and frequent ones first.
func (t *tally) endings() []End {
	ends := []End{}
	for _, e := range t.ends {
		ends = append(ends, End{e.reason, e.limit, e.count.games(), rate(e.count, t.games, len(t.set))})
	}
	slices.SortFunc(ends, func(a, b End) int {
		return cmp.Or(one(a.Limit)-one(b.Limit), b.Games-a.Games, cmp.Compare(a.Reason, b.Reason))
	})
	return ends
}

func (t *tally) reportPieces(q *Pairing) {
	seats, o := len(t.header.Seats), t.over()
	var seen []int
	for p, piece := range t.header.Pieces {
		both, fate := &t.pieces[seats][p], &t.fates[p]
		out := Piece{
			ID: piece.ID, Name: piece.Name, Letter: piece.Letter, Seen: t.seen(p), Off: piece.Off,
			Usage:    both.usageOf(o),
			Lifetime: o.amount(fate.lived), FirstLost: o.share(fate.firstLost), Used: o.share(fate.used),
		}
		for seat := range seats {
			out.Seats = append(out.Seats, t.pieces[seat][p].usageOf(o))
		}
		q.Pieces = append(q.Pieces, out)
		if out.Seen {
			seen = append(seen, p)
		}
	}
	q.Evenness = t.evenness(seen)
}

// seen reports whether there was anything to see of a type: it was on the board or, of cards, on
// offer. A card that players have from the start, and none can choose, says nothing of choices.
func (t *tally) seen(piece int) bool {
	all := &t.pieces[len(t.header.Seats)][piece]
	if t.cards != nil {
		return all.usage.B > 0
	}
	return all.seen > 0
}

// over is what the figures are sums over.
func (t *tally) over() over { return over(SetsOf(len(t.set))) }

// evenness is that of the usage rates of the pieces seen, with its bootstrap interval. If there are
// none, there is nothing to be even.
func (t *tally) evenness(seen []int) Estimate {
	rates := make([]float64, len(seen))
	of := func(acted, able func(p int) float64) float64 {
		for i, p := range seen {
			if rates[i] = 0; able(p) > 0 { // a piece that never had the chance is never used
				rates[i] = acted(p) / able(p)
			}
		}
		return stats.Evenness(rates)
	}
	all := t.pieces[len(t.header.Seats)]
	value := of(func(p int) float64 { return float64(all[p].usage.A) }, func(p int) float64 { return float64(all[p].usage.B) })
	n := len(t.set)
	if len(seen) == 0 {
		value = math.NaN()
	}
	if t.games < 2*n || len(seen) == 0 {
		return plain(value, t.games/n, SetsOf(n))
	}
	i, se := t.usage.Interval(stats.Confidence, func(sums []int64) float64 {
		return of(func(p int) float64 { return float64(sums[2*p]) }, func(p int) float64 { return float64(sums[2*p+1]) })
	})
	return withInterval(value, i, se, t.games/n, SetsOf(n))
}

func (p *pieceTally) usageOf(o over) Usage {
	return Usage{
		ActionShare: o.share(p.action),
		UsageRate:   o.share(p.usage),
		ChoiceLift:  o.amount(p.lift),
		Took:        o.amount(p.took),
		TookOwn:     o.amount(p.tookOwn),
		Lost:        o.amount(p.lost),
		Survival:    o.share(p.survival),
	}
}

func (t *tally) reportAbilities(q *Pairing, by Thresholds) {
	q.Abilities = []Ability{}
	o, bound := t.over(), stats.RuleOfThree(t.games)
	for i, action := range t.header.Actions {
		if action.Kind == game.Plain {
			continue
		}
		a := &t.actions[i]
		out := Ability{
			ID: action.ID, Passive: action.Kind == game.Passive, Off: action.Off,
			Unseen:    !action.Off && a.gamesUsed == setCount{},
			GamesUsed: rate(a.gamesUsed, t.games, len(t.set)),
			Uses:      o.amount(a.uses), UseRate: o.share(a.rate), InForce: o.amount(a.inForce),
			Removed: o.amount(a.effects[game.Remove]), Poisoned: o.amount(a.effects[game.Poison]),
			Displaced: o.amount(a.effects[game.Shift]), Placed: o.amount(a.effects[game.Place]),
			Stomped: o.amount(a.effects[game.Stomp]), OwnFire: o.amount(a.ownFire),
			HighestRate: nan,
		}
		if out.Unseen {
			out.HighestRate, out.Dead = Number(bound), bound < by.Dead
		}
		q.Abilities = append(q.Abilities, out)
	}
}

func (t *tally) coverage(q *Pairing) Coverage {
	c := Coverage{Pieces: len(q.Pieces)}
	for _, a := range q.Abilities {
		c.Abilities += one(!a.Off)
		c.Used += one(!a.Off && !a.Unseen)
	}
	for _, p := range q.Pieces {
		c.Seen += one(p.Seen)
	}
	for _, visited := range t.visited {
		c.Squares += one(visited)
	}
	c.Regions = []RegionCoverage{}
	for _, region := range t.header.Regions {
		r := RegionCoverage{Name: region.Name, Zone: region.Zone, Squares: len(region.Squares)}
		if region.Zone {
			r.Whose = t.header.Seats[region.Seat]
		}
		for _, sq := range region.Squares {
			r.Visited += one(t.visited[sq])
		}
		c.Regions = append(c.Regions, r)
	}
	return c
}

// reportExchanges lists who removes whom, if it ever happens.
func (t *tally) reportExchanges(q *Pairing) {
	q.Exchanges = []Exchange{}
	n, o := len(t.header.Pieces), t.over()
	for i := range t.takes {
		by, victim := t.header.Pieces[i/n].ID, t.header.Pieces[i%n].ID
		if take := &t.takes[i]; take.enemies.A > 0 || take.friends.A > 0 {
			q.Exchanges = append(q.Exchanges, Exchange{by, victim, o.amount(take.enemies), o.amount(take.friends)})
		}
	}
}
