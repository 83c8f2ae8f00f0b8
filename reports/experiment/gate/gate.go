package gate

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/variants"
)

// A Verdict is what a check, or all of them, come to.
type Verdict string

// The verdicts.
const (
	Pass         Verdict = "pass"
	Regression   Verdict = "regression"
	Inconclusive Verdict = "inconclusive"
)

// A Result is what a run comes to against a baseline.
type Result struct {
	Schema    int         `json:"schema"`
	Verdict   Verdict     `json:"verdict"`
	Unchanged bool        `json:"unchanged"` // every game went the same way and ended the same
	Behaviour []Behaviour `json:"behaviour"`
	Checks    []Check     `json:"checks"` // none if unchanged
	Tests     []Test      `json:"sequential"`
	Notes     []string    `json:"notes"`

	Failures *reports.Failures `json:"bot_failures,omitempty"`

	baseline *Baseline
	nothing  bool // of a pairing no game is left to tell anything by
}

// Behaviour says whether the games of a pairing went as in the baseline.
type Behaviour struct {
	Variant     string `json:"variant"`
	Pairing     string `json:"pairing"`
	Same        bool   `json:"same"`
	Moves       bool   `json:"same_moves"` // of all games, whatever they led to
	Baseline    string `json:"baseline"`   // fingerprints
	Fingerprint string `json:"fingerprint"`
	Rules       bool   `json:"rules_changed"` // the variant's text differs
	// seed, number of games or opening differ, so that no game need be the same
	Schedule bool `json:"other_games"`
}

// A Check is a figure with a tolerance.
type Check struct {
	Variant   string           `json:"variant"`
	Pairing   string           `json:"pairing"`
	Metric    string           `json:"metric"`
	Baseline  reports.Number   `json:"baseline"`
	Now       reports.Number   `json:"now"`
	Change    reports.Estimate `json:"change"`
	Direction string           `json:"direction"`
	Margin    float64          `json:"margin"`
	P         reports.Number   `json:"p"`         // of a true change within the margin
	Corrected reports.Number   `json:"corrected"` // p after Holm
	Verdict   Verdict          `json:"verdict"`
	Needed    int              `json:"games_needed"` // to tell, if it is inconclusive; 0: not known
	// of the tolerance in the baseline file; 0: it was not read from one
	Line int `json:"line"`

	unit     reports.Unit
	contrast stats.Contrast
	seats    int
}

// A Test is a sequential test of a rating.
type Test struct {
	Variant string         `json:"variant"`
	Pairing string         `json:"pairing"`
	Bad     float64        `json:"bad"`
	Good    float64        `json:"good"`
	LLR     reports.Number `json:"llr"`   // when it was decided, or at the end
	Games   int            `json:"games"` // that it took
	Elo     reports.Number `json:"elo"`   // by those games
	Verdict Verdict        `json:"verdict"`
	// of the test in the baseline file; 0: it was not read from one
	Line int `json:"line"`

	score float64 // by those games, from 0 to 1
}

// A MismatchError is a run that is not of the games that the baseline is of.
type MismatchError struct{ message string }

func (e *MismatchError) Error() string { return e.message }

func mismatch(format string, args ...any) error {
	return &MismatchError{fmt.Sprintf(format, args...)}
}

// Evaluate holds runs against a baseline.
func Evaluate(b *Baseline, runs []*Run) (*Result, error) { return evaluate(b, runs, 1, 1) }

// evaluate is one of several looks: each may be wrong with its share of the risk only.
func evaluate(b *Baseline, runs []*Run, look, looks int) (*Result, error) {
	r := &Result{Schema: Schema, Unchanged: true, Behaviour: []Behaviour{}, Checks: []Check{}, Tests: []Test{}, Notes: []string{}, baseline: b}
	if len(b.Batches) == 0 {
		b.doc.Fail(b.doc.At("batches"), "write them with --update", "the baseline holds no games")
		return nil, b.doc.Err()
	}
	for i := range b.Batches {
		if err := r.batch(&b.Batches[i], runs, look, looks); err != nil {
			return nil, err
		}
	}
	for _, run := range runs {
		if !slices.ContainsFunc(b.Batches, func(x Batch) bool { return b.of(&x, runs) == run }) {
			r.Notes = append(r.Notes, run.Report.Variant+" is not in the baseline; add it with --update")
		}
	}
	r.fail(runs)
	alpha := (1 - b.Confidence) / float64(looks)
	r.judge(alpha)
	return r, nil
}

// fail notes games in which bots failed.
func (r *Result) fail(runs []*Run) {
	sum := new(reports.Failures)
	for _, run := range runs {
		sum.Plus(run.Report.Failures())
		for _, p := range run.Report.Pairings {
			if p.Nothing() {
				r.nothing = true
				r.Notes = append(r.Notes, fmt.Sprintf("%s of %s: %v", p.Name, run.Report.Variant, reports.ErrNothing))
			}
		}
	}
	if r.Failures = sum.Told(); r.Failures != nil {
		r.Notes = append(r.Notes, sum.String())
	}
}

// of is the run that a batch of the baseline is held against: that of the same label or, where the
// variant has been changed since, the only one of the same name that no other batch is of.
func (b *Baseline) of(x *Batch, runs []*Run) *Run {
	var named []*Run
	for _, run := range runs {
		label := run.Report.Variant
		switch {
		case label == x.Variant:
			return run
		case run.Report.Name == x.Name && !slices.ContainsFunc(b.Batches, func(y Batch) bool { return y.Variant == label }):
			named = append(named, run)
		}
	}
	if len(named) != 1 {
		return nil
	}
	return named[0]
}

// Find is the batch that games of a variant are to be held against: that of the same label or,
// where it has been changed since, the first of the same name; nil if there is none.
func (b *Baseline) Find(def *variants.Definition) *Batch {
	for _, label := range []string{def.Label(), def.Name} {
		for i := range b.Batches {
			if b.Batches[i].Variant == label {
				return &b.Batches[i]
			}
		}
	}
	i := slices.IndexFunc(b.Batches, func(x Batch) bool { return x.Name == def.Name })
	if i < 0 {
		return nil
	}
	return &b.Batches[i]
}

// batch compares what the run shows of a variant.
func (r *Result) batch(x *Batch, runs []*Run, look, looks int) error {
	run := r.baseline.of(x, runs)
	if run == nil {
		return mismatch("the run has no games of %s, which is in the baseline", x.Variant)
	}
	variant := run.Report.Variant
	for k := range x.Pairings {
		base := &x.Pairings[k]
		now := run.Report.Find(base.Name())
		if now == nil {
			return mismatch("the run has no games of %s of %s, which is in the baseline", base.Name(), x.Variant)
		}
		was := base.Fingerprint
		if look < looks && len(base.Parts) == looks {
			was = base.Parts[look-1]
		}
		same := was == now.Fingerprint && (look < looks || base.sameEarnings(now))
		r.Unchanged = r.Unchanged && same
		r.Behaviour = append(r.Behaviour, Behaviour{
			Variant: variant, Pairing: now.Name, Same: same, Moves: base.Moves == now.Moves, Baseline: was, Fingerprint: now.Fingerprint,
			Rules:    x.Digest != run.Report.Digest,
			Schedule: x.Seed != run.Report.Seed || x.Games != run.Report.Games || x.Opening != run.Opening,
		})
		if !same && !now.Nothing() {
			r.check(variant, base, now)
		}
		if err := r.test(x.Variant, now.Name, run, slices.Index(run.Report.Pairings, now)); err != nil {
			return err
		}
	}
	return nil
}

// check compares the figures of a pairing that have a tolerance. The first tolerance that speaks of
// a figure counts.
func (r *Result) check(variant string, base *Pairing, now *reports.Pairing) {
	figures := now.Figures()
	seats := len(now.Seats)
	has := func(id string) bool {
		return slices.ContainsFunc(figures, func(f reports.Figure) bool { return f.ID == id })
	}
	for _, id := range slices.Sorted(maps.Keys(base.Figures)) {
		if !has(id) { // an end that does not happen any more happens in no game; of another figure nothing is known
			f := reports.Figure{ID: id, Unit: reports.UnitOf(id), Estimate: reports.Unknown()}
			if reports.NoneIfAbsent(id) {
				f.Estimate = reports.Never(now.Games, seats)
			}
			figures = append(figures, f)
		}
	}
	for _, f := range figures {
		t := r.baseline.tolerance(now, f.ID)
		was, ok := base.Figures[f.ID]
		if !ok && reports.NoneIfAbsent(f.ID) { // an end that is new was there in no game
			m := reports.Never(seats*anyPairs(base), seats).Measure()
			was, ok = Measure{m.Value, m.SE, m.N}, true
		}
		if t != nil && ok {
			r.Checks = append(r.Checks, newCheck(variant, now, t, f, was))
			r.Checks[len(r.Checks)-1].Line = r.baseline.line(t)
		}
	}
}

func (b *Baseline) tolerance(p *reports.Pairing, figure string) *Tolerance {
	for i := range b.Tolerances {
		if t := &b.Tolerances[i]; t.covers(p, figure) {
			return t
		}
	}
	return nil
}

// line is where a tolerance stands in the file; 0 if the baseline was not read from one.
func (b *Baseline) line(t *Tolerance) int {
	for i := range b.Tolerances {
		if t == &b.Tolerances[i] {
			return b.doc.At(fmt.Sprintf("tolerances.%d", i)).Line
		}
	}
	return 0
}

func anyPairs(p *Pairing) int {
	most := 0
	for _, m := range p.Figures {
		most = max(most, m.Pairs)
	}
	return most
}

func (t *Tolerance) direction() string {
	if t.Direction == "" {
		return "both"
	}
	return t.Direction
}

func newCheck(variant string, now *reports.Pairing, t *Tolerance, f reports.Figure, was Measure) Check {
	m := f.Measure()
	c := stats.Between(stats.Measure{Value: was.Value, SE: was.SE, N: was.Pairs}, m)
	margin, err := t.margin(was.Value)
	if err != nil {
		panic(err) // the baseline was checked when it was read
	}
	out := Check{
		Variant: variant, Pairing: now.Name, Metric: f.ID, Baseline: reports.Number(was.Value), Now: f.Value,
		Change:    f.Unit.Change(was.Value, c, m.N, reports.SetsOf(len(now.Seats))),
		Direction: t.direction(), Margin: margin, unit: f.Unit, contrast: c, seats: len(now.Seats),
	}
	switch out.Direction {
	case "up":
		out.P = reports.Number(min(1, 2*c.Above(margin)))
	case "down":
		out.P = reports.Number(min(1, 2*c.Below(margin)))
	default:
		out.P = reports.Number(c.Outside(margin))
	}
	return out
}

// within is the p-value of a regression as large as the margin, against less.
func (c *Check) within() float64 {
	switch c.Direction {
	case "up":
		return c.contrast.Below(-c.Margin)
	case "down":
		return c.contrast.Above(-c.Margin)
	}
	return c.contrast.Within(c.Margin)
}

// judge gives the verdicts, at a risk for all of them together.
func (r *Result) judge(alpha float64) {
	ps := make([]float64, len(r.Checks))
	for i := range ps {
		ps[i] = float64(r.Checks[i].P)
	}
	for i, p := range stats.Holm(ps) {
		c := &r.Checks[i]
		c.Corrected = reports.Number(p)
		switch {
		case p < alpha:
			c.Verdict = Regression
		case c.within() < alpha:
			c.Verdict = Pass
		default:
			c.Verdict = Inconclusive
			if n := compare.Games(c.contrast.Needed(c.Change.N, c.Margin), c.seats); n > c.seats*c.Change.N {
				c.Needed = n
			}
		}
	}
	r.Verdict = Pass
	for _, c := range r.Checks {
		r.Verdict = worse(r.Verdict, c.Verdict)
	}
	for _, t := range r.Tests {
		r.Verdict = worse(r.Verdict, t.Verdict)
	}
	if !r.Unchanged && r.baseline.Behaviour == "fail" {
		r.Verdict = Regression
	}
	if r.Verdict == Inconclusive && r.baseline.Inconclusive == "pass" {
		r.Verdict = Pass
	}
	if r.nothing && r.Verdict == Pass {
		r.Verdict = Inconclusive
	}
}

// worse is the graver of two verdicts.
func worse(a, b Verdict) Verdict {
	order := []Verdict{Pass, Inconclusive, Regression}
	return order[max(slices.Index(order, a), slices.Index(order, b))]
}

// test runs the sequential tests of a pairing. One who plays alone has no rating to be tested: a
// test that asks for it is an error, not one that never comes to an end.
func (r *Result) test(variant, pairing string, run *Run, number int) error {
	b := r.baseline
	for i, s := range b.Sequential {
		if s.Pairing != pairing || s.Variant != "" && s.Variant != variant {
			continue
		}
		at := b.doc.At(fmt.Sprintf("sequential.%d", i))
		if run.Report.Players < 2 {
			b.doc.Fail(at, "give the test the variant that it is meant for",
				"sequential test of %s: %s is for one player, who has no rating", pairing, variant)
			return b.doc.Err()
		}
		t := s.run(run.Report.Variant, run.Points[number], run.Report.Players, 1-b.Confidence)
		t.Line = at.Line
		r.Tests = append(r.Tests, t)
	}
	return nil
}

func (s *Sequential) run(variant string, points []int, seats int, risk float64) Test {
	t := Test{Variant: variant, Pairing: s.Pairing, Bad: s.Bad, Good: s.Good, Verdict: Inconclusive}
	bad, good := s.Bad, s.Good
	if seats != 2 { // the test is of scores: those of two seats that are as good
		bad, good = stats.Elo(stats.ScoreOf(bad, seats)), stats.Elo(stats.ScoreOf(good, seats))
	}
	sprt := stats.SPRT{Elo0: bad, Elo1: good, Alpha: risk, Beta: risk}
	if s.Alpha > 0 {
		sprt.Alpha = s.Alpha
	}
	if s.Beta > 0 {
		sprt.Beta = s.Beta
	}
	results := make(stats.Outcomes, seats*game.WholeWin(seats)+1)
	for _, p := range points {
		results[p]++
		if d := sprt.Decide(results); d != stats.GoOn {
			t.Verdict = map[stats.Decision]Verdict{stats.AcceptElo0: Regression, stats.AcceptElo1: Pass}[d]
			break
		}
	}
	t.Games, t.LLR, t.Elo = seats*results.N(), reports.Number(math.NaN()), reports.Number(math.NaN())
	if results.N() > 0 {
		t.score = results.Mean()
		t.LLR, t.Elo = reports.Number(results.LLR(bad, good)), reports.Number(stats.EloOf(t.score, seats))
	}
	return t
}
