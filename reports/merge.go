package reports

import "github.com/wildbench/wildbench/reports/stats"

// merge counts the games of another part of the pairing.
func (t *tally) merge(o *tally) {
	t.fingerprint += o.fingerprint
	t.moves += o.moves
	t.games += o.games
	t.stopped.merge(o.stopped)
	t.failures.Plus(&o.failures)
	t.decisive.merge(o.decisive)
	for i := range t.wins {
		t.wins[i].merge(o.wins[i])
		t.shared[i].merge(o.shared[i])
	}
	for i := range t.botWins {
		t.botWins[i].merge(o.botWins[i])
		t.botsShare[i].merge(o.botsShare[i])
	}
	for _, e := range o.ends {
		t.end(e.reason, e.limit).count.merge(e.count)
	}
	t.length.Merge(o.length)
	for seat := range t.seatSets {
		mergeOutcomes(t.seatSets[seat], o.seatSets[seat])
	}
	for bot := range t.botSets {
		mergeOutcomes(t.botSets[bot], o.botSets[bot])
	}
	if t.cards != nil {
		t.cards.merge(o.cards)
	}
	t.plies.Merge(o.plies)
	t.branching.Merge(o.branching)
	t.decisions.Merge(o.decisions)
	for seat := range t.pieces {
		for p := range t.pieces[seat] {
			t.pieces[seat][p].merge(&o.pieces[seat][p])
		}
	}
	for p := range t.fates {
		t.fates[p].merge(&o.fates[p])
	}
	for a := range t.actions {
		t.actions[a].merge(&o.actions[a])
	}
	for i := range t.takes {
		t.takes[i].enemies.Merge(o.takes[i].enemies)
		t.takes[i].friends.Merge(o.takes[i].friends)
	}
	t.usage.Merge(o.usage)
	t.course.merge(&o.course)
	t.diversity.merge(&o.diversity)
	t.positions.merge(&o.positions)
	for s, visited := range o.visited {
		t.visited[s] = t.visited[s] || visited
	}
}

func mergeOutcomes(a, b stats.Outcomes) {
	for i := range a {
		a[i] += b[i]
	}
}

func (p *pieceTally) merge(o *pieceTally) {
	p.seen += o.seen
	p.action.Merge(o.action)
	p.usage.Merge(o.usage)
	p.lift.Merge(o.lift)
	p.took.Merge(o.took)
	p.tookOwn.Merge(o.tookOwn)
	p.lost.Merge(o.lost)
	p.survival.Merge(o.survival)
}

func (t *actionTally) merge(o *actionTally) {
	t.gamesUsed.merge(o.gamesUsed)
	t.uses.Merge(o.uses)
	t.rate.Merge(o.rate)
	t.inForce.Merge(o.inForce)
	t.ownFire.Merge(o.ownFire)
	for k := range t.effects {
		t.effects[k].Merge(o.effects[k])
	}
}
