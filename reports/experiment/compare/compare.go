package compare

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/stats"
)

// Schema is the version of the JSON form of a [Document].
const Schema = 1

// A Comparison is two batches side by side.
type Comparison struct {
	A        Side       `json:"a"`
	B        Side       `json:"b"`
	Warning  string     `json:"warning,omitempty"` // why figures may not mean the same
	Pairings []*Pairing `json:"pairings"`          // that both played
}

// A Side is one of the batches.
type Side struct {
	Variant     string `json:"variant"`
	Digest      string `json:"digest"`
	Seed        uint64 `json:"seed"`
	Games       int    `json:"games_per_pairing"`
	Fingerprint string `json:"fingerprint"`
	Players     int    `json:"players,omitempty"` // of games of cards, which any number may play

	Failures *reports.Failures `json:"bot_failures,omitempty"`
}

// A Pairing is what two bots did in either batch.
type Pairing struct {
	Name  string `json:"name"`
	Games [2]int `json:"games"`
	// every game went the same way, move for move, and ended the same
	Identical bool         `json:"identical"`
	SameMoves bool         `json:"same_moves"` // of all games, whatever they led to
	Families  []Family     `json:"families"`
	Lengths   Distribution `json:"lengths"`
	Profile   Profile      `json:"usage_profile"`
	OnlyA     []string     `json:"only_a"` // figures that B does not have
	OnlyB     []string     `json:"only_b"`

	a, b *reports.Pairing
}

// A Family is figures of one kind, corrected together for their number.
type Family struct {
	Name        string       `json:"name"`
	Differences []Difference `json:"differences"`
}

// A Difference is one figure in both batches.
type Difference struct {
	Figure    string           `json:"figure"`
	Name      string           `json:"name"`
	A         reports.Estimate `json:"a"`
	B         reports.Estimate `json:"b"`
	Change    reports.Estimate `json:"difference"` // B − A
	P         reports.Number   `json:"p"`
	Corrected reports.Number   `json:"corrected"` // p, for the number of figures in the family
	Margin    reports.Number   `json:"margin"`    // within which the two count as the same
	Verdict   stats.Verdict    `json:"verdict"`
	// Needed is how many games of the pairing would show a difference as large as the margin, with
	// 80 % power; 0 unless the verdict is unclear.
	Needed int `json:"games_needed"`

	unit     reports.Unit
	contrast stats.Contrast
}

// A Distribution compares the lengths of games as a whole.
type Distribution struct {
	// the largest between the distribution functions (Kolmogorov–Smirnov)
	Distance reports.Number `json:"distance"`
	P        reports.Number `json:"p"`
}

// A Profile compares how turns are spread over the types of pieces that both have.
type Profile struct {
	// Jensen and Shannon's, in bits: 0 alike, 1 nothing in common
	Divergence reports.Number `json:"divergence"`
	// divided by the design effect: turns of a game hang together
	G  reports.Number `json:"g"`
	DF int            `json:"df"`
	P  reports.Number `json:"p"`
}

// Unit is how the figure is written.
func (d *Difference) Unit() reports.Unit { return d.unit }

// Judge is the verdict on the difference by a p-value that may be corrected.
func (d *Difference) Judge(p float64) stats.Verdict {
	return stats.Judge(d.contrast, float64(d.Margin), p)
}

// ErrFew says that there are too few games to tell anything by.
var ErrFew = errors.New("compare: fewer than four games of a pairing cannot be compared")

// Reports compares two reports, pairing by pairing.
func Reports(a, b *reports.Report) (*Comparison, error) {
	if a.Kind != b.Kind {
		return nil, fmt.Errorf("compare: of %s and %s, one is a game of cards and one of a board: they have no figures in common",
			a.Variant, b.Variant)
	}
	c := &Comparison{A: side(a), B: side(b), Warning: unlike(a, b), Pairings: []*Pairing{}}
	for _, p := range a.Pairings {
		if q := b.Find(p.Name); q != nil {
			c.Pairings = append(c.Pairings, Pairings(p, q))
		}
	}
	if len(c.Pairings) == 0 {
		return nil, fmt.Errorf("compare: %s and %s have no pairing of bots in common: %s against %s",
			a.Variant, b.Variant, names(a), names(b))
	}
	for _, p := range c.Pairings {
		if p.a.Nothing() || p.b.Nothing() {
			return nil, fmt.Errorf("compare: %s: %w", p.Name, reports.ErrNothing)
		}
		if p.Games[0] < 4 || p.Games[1] < 4 {
			return nil, ErrFew
		}
	}
	return c, nil
}

// unlike warns of different games: those that have fewer than half of their types of pieces in
// common.
func unlike(a, b *reports.Report) string {
	all, both := make(map[string]bool), 0
	for _, p := range a.Pairings[0].Pieces {
		all[p.ID] = true
	}
	for _, p := range b.Pairings[0].Pieces {
		if all[p.ID] {
			both++
		}
		all[p.ID] = true
	}
	if 2*both >= len(all) {
		return ""
	}
	return fmt.Sprintf("%s and %s are different games: of %d types of pieces, %d are in both. Figures that share a name "+
		"are compared, and need not mean the same.", a.Variant, b.Variant, len(all), both)
}

func side(r *reports.Report) Side {
	s := Side{Variant: r.Variant, Digest: r.Digest, Seed: r.Seed, Games: r.Games, Fingerprint: r.Fingerprint, Failures: r.Failures().Told()}
	if r.PlayersVary() {
		s.Players = r.Players
	}
	return s
}

func names(r *reports.Report) string {
	var list []string
	for _, p := range r.Pairings {
		list = append(list, p.Name)
	}
	return strings.Join(list, ", ")
}

// Pairings compares the games of two bots in two batches.
func Pairings(a, b *reports.Pairing) *Pairing {
	p := &Pairing{
		Name: a.Name, Games: [2]int{a.Games, b.Games}, Identical: reports.Alike(a, b), SameMoves: reports.SameMoves(a, b),
		Families: []Family{}, OnlyA: []string{}, OnlyB: []string{}, a: a, b: b,
	}
	p.differences()
	for i := range p.Families {
		p.Families[i].judge(max(1, len(a.Seats), len(b.Seats)))
	}
	d, prob := stats.KolmogorovSmirnov(a.Length.Counts, b.Length.Counts)
	p.Lengths = Distribution{reports.Number(d), reports.Number(prob)}
	p.Profile = profile(a, b)
	return p
}

// differences matches the figures of both.
func (p *Pairing) differences() {
	figuresA, figuresB := p.a.Figures(), p.b.Figures()
	if len(p.a.Seats) != len(p.b.Seats) {
		figuresA, p.OnlyA = comparable(p.a, figuresA)
		figuresB, p.OnlyB = comparable(p.b, figuresB)
	}
	find := func(list []reports.Figure, id string) int {
		return slices.IndexFunc(list, func(f reports.Figure) bool { return f.ID == id })
	}
	for _, f := range figuresA {
		other := never(f, p.b)
		if i := find(figuresB, f.ID); i >= 0 {
			f.Unit, other = figuresB[i].Unit, &figuresB[i].Estimate
		}
		if other == nil {
			p.OnlyA = append(p.OnlyA, f.ID)
			continue
		}
		p.add(f, f.Estimate, *other)
	}
	for _, f := range figuresB {
		if find(figuresA, f.ID) >= 0 {
			continue
		}
		if none := never(f, p.a); none != nil {
			p.add(f, *none, f.Estimate)
		} else {
			p.OnlyB = append(p.OnlyB, f.ID)
		}
	}
}

// comparable splits figures into those that can be compared with those of games of another number
// of players, and the names of others: a share of the win is another among others, and so is a
// seat.
func comparable(p *reports.Pairing, figures []reports.Figure) (kept []reports.Figure, left []string) {
	left = []string{}
	for _, f := range figures {
		kind, who, _ := strings.Cut(f.ID, ".")
		seat := slices.ContainsFunc(p.Seats, func(s reports.Result) bool { return s.Who == who })
		if kind == "score" || kind == "points" && seat {
			left = append(left, f.ID)
		} else {
			kept = append(kept, f)
		}
	}
	return kept, left
}

// never is what a batch has that knows nothing of a figure: an end that did not happen happened in
// no game; other figures it has not.
func never(f reports.Figure, p *reports.Pairing) *reports.Estimate {
	if !reports.NoneIfAbsent(f.ID) {
		return nil
	}
	e := reports.Never(p.Games, len(p.Seats))
	return &e
}

func (p *Pairing) add(f reports.Figure, a, b reports.Estimate) {
	c := stats.Between(a.Measure(), b.Measure())
	d := Difference{
		Figure: f.ID, Name: f.Name, A: a, B: b, P: reports.Number(c.P()), Margin: reports.Number(f.Margin), unit: f.Unit, contrast: c,
		Change: f.Unit.Change(float64(a.Value), c, min(a.Measure().N, b.Measure().N), p.of()),
	}
	i0 := slices.IndexFunc(p.Families, func(g Family) bool { return g.Name == f.Family })
	if i0 < 0 {
		i0, p.Families = len(p.Families), append(p.Families, Family{Name: f.Family})
	}
	p.Families[i0].Differences = append(p.Families[i0].Differences, d)
}

// of names what differences are of.
func (p *Pairing) of() string {
	return reports.SetsOf(max(len(p.a.Seats), len(p.b.Seats)))
}

// judge corrects the p-values of the family and gives the verdicts. So many games make an
// observation.
func (f *Family) judge(together int) {
	ps := make([]float64, len(f.Differences))
	for i, d := range f.Differences {
		ps[i] = float64(d.P)
	}
	for i, p := range stats.BenjaminiHochberg(ps) {
		d := &f.Differences[i]
		d.Corrected = reports.Number(p)
		d.Verdict = d.Judge(p)
		if d.Verdict == stats.Unclear {
			d.Needed = Games(d.contrast.Needed(d.Change.N, float64(d.Margin)), together)
		}
	}
}

// Games is a number of observations in games, of which so many together are one, such as a pair;
// rounded up to what one would say, and to whole observations. It is 0 if it is not known.
func Games(observations float64, together int) int {
	if math.IsNaN(observations) || observations > 1e9 {
		return 0
	}
	return roundUp(int(math.Ceil(float64(together)*observations)), together)
}

// roundUp rounds to about two digits, and to a multiple of a step.
func roundUp(n, step int) int {
	for step*100 < n {
		step *= 10
	}
	return (n + step - 1) / step * step
}

// profile compares how the turns are spread over the pieces. Turns of a game hang together; G is
// divided by the mean design effect of the shares, after J. N. K. Rao & A. J. Scott, "The analysis
// of categorical data from complex sample surveys", JASA 76 (1981) 221–230.
func profile(a, b *reports.Pairing) Profile {
	var countsA, countsB []float64
	effect, cells := 0.0, 0
	for i := range a.Pieces {
		j := slices.IndexFunc(b.Pieces, func(q reports.Piece) bool { return q.ID == a.Pieces[i].ID })
		if j < 0 || !a.Pieces[i].Seen || !b.Pieces[j].Seen {
			continue
		}
		for _, x := range []struct {
			to    *[]float64
			share reports.Estimate
			p     *reports.Pairing
		}{{&countsA, a.Pieces[i].ActionShare, a}, {&countsB, b.Pieces[j].ActionShare, b}} {
			turns := float64(x.p.Length.Mean.Value) * float64(x.p.Games)
			s := float64(x.share.Value)
			*x.to = append(*x.to, s*turns)
			if s > 0 && s < 1 {
				effect += float64(x.share.SE*x.share.SE) / (s * (1 - s) / turns) * (1 - s)
				cells++
			}
		}
	}
	t := stats.CompareProfiles(countsA, countsB)
	if parts := float64(cells)/2 - 1; parts > 0 {
		t.G /= max(1, effect/2/parts)
		t.P = stats.ChiSquareSurvival(t.G, t.DF)
	}
	return Profile{reports.Number(t.Divergence), reports.Number(t.G), t.DF, reports.Number(t.P)}
}
