package reports

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay"
)

// course is a game of 100 plies that White won, with its leads by ply.
func course(h *selfplay.Header, leads ...selfplay.Lead) *selfplay.Record {
	r := bareGame(h, 0, wonBy(0), 100)
	r.Leads = leads
	return r
}

func TestCourse(t *testing.T) {
	h := reportstest.Header("farm", 2, "a")
	for _, test := range []struct {
		name                     string
		leads                    []selfplay.Lead
		changes, behind, settled int
	}{
		{"never ahead", []selfplay.Lead{{Ply: 0, Lead: 0}, {Ply: 40, Lead: -100}}, 0, 60, 100},
		{"ahead at once", []selfplay.Lead{{Ply: 0, Lead: 0}, {Ply: 10, Lead: 100}}, 0, 0, 10},
		{"to and fro", []selfplay.Lead{{Ply: 0, Lead: 100}, {Ply: 20, Lead: -200}, {Ply: 30, Lead: 0}, {Ply: 50, Lead: 150}, {Ply: 80, Lead: 250}}, 2, 10, 80},
		{"level in between", []selfplay.Lead{{Ply: 0, Lead: 0}, {Ply: 10, Lead: -50}, {Ply: 20, Lead: 0}, {Ply: 30, Lead: -50}}, 0, 80, 100},
	} {
		r := course(h, test.leads...)
		behind, settled := courseOf(r)
		if changes := leadChanges(r); changes != test.changes || behind != test.behind || settled != test.settled {
			t.Errorf("%s: %d changes, behind for %d plies, settled after %d; want %d, %d, %d", test.name, changes, behind, settled,
				test.changes, test.behind, test.settled)
		}
	}
	// The same from Black's side.
	r := course(h, selfplay.Lead{Ply: 0, Lead: 0}, selfplay.Lead{Ply: 25, Lead: -100})
	r.Outcome = wonBy(1)
	if behind, settled := courseOf(r); behind != 0 || settled != 25 {
		t.Errorf("Black leads and wins: behind %d, settled %d", behind, settled)
	}
}

// TestNoCourseWithoutMaterial has games in which nothing is ever taken: that the side with fewer
// pieces wins is no drama.
func TestNoCourseWithoutMaterial(t *testing.T) {
	h := reportstest.Header("farm", 2, "a")
	for _, test := range []struct {
		leads []selfplay.Lead
		known bool
	}{
		{[]selfplay.Lead{{Ply: 0, Lead: -300}}, false},
		{[]selfplay.Lead{{Ply: 0, Lead: -300}, {Ply: 40, Lead: -200}}, true},
	} {
		acc := NewAccumulator(h)
		for n := range h.Games {
			r := course(h, test.leads...)
			r.Game, r.FirstSeat = n, n%2
			if err := acc.Add(r); err != nil {
				t.Fatal(err)
			}
		}
		c := acc.Report().Pairings[0].Course
		if c.Drama.Value.Known() != test.known || c.Decisiveness.Value.Known() != test.known {
			t.Errorf("leads %v: %+v", test.leads, c)
		}
	}
}

func TestFates(t *testing.T) {
	h := reportstest.Header("farm", 2, "a")
	r := bareGame(h, 0, wonBy(0), 50)
	r.Piece(0, reportstest.Goat).Start = 2
	r.Changes = []selfplay.Change{
		{Ply: 10, Seat: 0, Piece: reportstest.Goat, By: -1}, // it becomes a unicorn
		{Ply: 10, Seat: 0, Piece: reportstest.Unicorn, By: 1},
		{Ply: 30, Seat: 0, Piece: reportstest.Goat, By: -1},
		{Ply: 40, Seat: 1, Piece: reportstest.Goat, By: -1},
	}
	if plies, pieces := lifetimes(r, 0, reportstest.Goat); plies != 40 || pieces != 2 {
		t.Errorf("%d goats lived %d plies, want 2 and 10 + 30", pieces, plies)
	}
	if plies, pieces := lifetimes(r, 0, reportstest.Unicorn); plies != 40 || pieces != 1 {
		t.Errorf("%d unicorns lived %d plies, want 1 and 40", pieces, plies)
	}
	if seat := lostFirst(r, reportstest.Goat); seat != 0 {
		t.Errorf("seat %d lost a goat first", seat)
	}
	if seat := lostFirst(r, reportstest.Unicorn); seat != -1 {
		t.Errorf("seat %d lost a unicorn", seat)
	}
}

func TestQuiet(t *testing.T) {
	r := bareGame(reportstest.Header("farm", 2, "a"), 0, wonBy(0), 50)
	for _, ply := range []int{10, 12, 13, 40} {
		r.Changes = append(r.Changes, selfplay.Change{Ply: ply, Piece: reportstest.Goat, By: -1})
	}
	for ply, want := range map[int]int{5: 5, 8: 13, 9: 13, 12: 13, 14: 14, 39: 40} {
		if got := quiet(r, ply); got != want {
			t.Errorf("after ply %d it is quiet from %d on, want %d", ply, got, want)
		}
	}
}

// TestWorth makes up games that are won by what pieces are worth, and asks for it back.
func TestWorth(t *testing.T) {
	h := reportstest.Header("farm", 1200, "a")
	h.Pieces[reportstest.Unicorn].Royal = false
	acc, rng := NewAccumulator(h), rand.New(rand.NewPCG(21, 1))
	const goatWorth, unicornWorth = .5, 1.5 // in logits
	for n := range h.Games {
		r := bareGame(h, n, wonBy(0), 80)
		r.Fingerprint = rng.Uint64()
		logit := 0.0
		for seat := range 2 {
			for piece, worth := range []float64{reportstest.Goat: goatWorth, reportstest.Unicorn: unicornWorth} {
				if worth == 0 {
					continue
				}
				count := r.Piece(seat, piece)
				count.Start = 4 - 2*(piece/2) // four goats and two unicorns
				lost := 0
				if seat == n/2%2 {
					lost = (n/4 + piece) % 3 % (count.Start + 1)
				}
				for range lost {
					r.Changes = append(r.Changes, selfplay.Change{Ply: 1, Seat: uint8(seat), Piece: uint8(piece), By: -1})
				}
				logit -= worth * float64(lost) * float64(1-2*seat)
			}
		}
		slices.SortFunc(r.Changes, func(a, b selfplay.Change) int { return int(a.Piece) - int(b.Piece) })
		if rng.Float64() > 1/(1+math.Exp(-logit)) {
			r.Outcome = wonBy(1)
		}
		if err := acc.Add(r); err != nil {
			t.Fatal(err)
		}
	}
	w := acc.Report().Pairings[0].Worth
	if w == nil || w.Unit != "goat" || !w.Told || len(w.Pieces) != 2 {
		t.Fatalf("%+v", w)
	}
	for i, want := range []float64{1, unicornWorth / goatWorth} {
		if v := w.Pieces[i].Value; float64(v.Low) > want || float64(v.High) < want {
			t.Errorf("%s is worth %v, want %v", w.Pieces[i].ID, v, want)
		}
	}
	if e := w.Pieces[0].Elo; math.Abs(float64(e.Value)-goatWorth*eloOfLogit) > 3*float64(e.SE) {
		t.Errorf("a goat is worth %v Elo, want %v", e, goatWorth*eloOfLogit)
	}
}

func TestDiversity(t *testing.T) {
	d := newDiversityTally()
	r := bareGame(reportstest.Header("farm", 2, "a"), 0, wonBy(0), 50)
	for n := range 8 {
		r.Fingerprint = uint64(n / 2)
		r.Lines = [len(r.Lines)]uint32{0, uint32(n % 2), uint32(n)}
		d.add(r)
	}
	got := d.report()
	if got.Games != 8 || got.Distinct != .5 {
		t.Errorf("%+v", got)
	}
	for i, want := range []float64{1, 2, 8} {
		if o := got.Openings[i]; math.Abs(float64(o.Effective)-want) > 1e-9 || o.Lines != int(want) {
			t.Errorf("%+v, want %v", o, want)
		}
	}
}

func TestFiguresHaveNamesOfTheirOwn(t *testing.T) {
	p := randomBatch(t, reportstest.Header("farm", 60, "random", "greedy"), 1, .5).Report().Pairings[2]
	seen := make(map[string]bool)
	for _, f := range p.everyFigure() {
		if seen[f.ID] || f.Name == "" || f.Family == "" || f.Unit == (Unit{}) {
			t.Errorf("figure %+v", f)
		}
		seen[f.ID] = true
	}
	for _, id := range []string{"score.white", "score.greedy", "length", "evenness", "usage.goat", "games.goat.butt", "takes.goat.goat"} {
		if !seen[id] {
			t.Errorf("no figure %s", id)
		}
	}
	for _, f := range p.Figures() {
		if f.Value.Known() && (!f.SE.Known() || !(f.Margin > 0)) {
			t.Errorf("%s cannot be compared: %+v", f.ID, f)
		}
	}
}

func TestCSV(t *testing.T) {
	var b strings.Builder
	r := randomBatch(t, reportstest.Header("farm", 40, "random"), 1, .5).Report()
	if err := Write(&b, []*Report{r}, "csv", TextOptions{}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if !strings.HasPrefix(lines[0], "variant,digest,seed,pairing,games,family,figure,value") || len(lines) < 30 {
		t.Errorf("%d lines, the first %s", len(lines), lines[0])
	}
	for _, l := range lines {
		if strings.Count(l, ",") != len(csvHeader)-1 || strings.Contains(l, "NaN") {
			t.Errorf("line %s", l)
		}
	}
	if err := Write(&b, nil, "pdf", TextOptions{}); err == nil {
		t.Error("a format that there is not")
	}
}

func TestMarkdown(t *testing.T) {
	var b strings.Builder
	if err := Write(&b, []*Report{randomBatch(t, reportstest.Header("farm", 200, "random"), 1, .5).Report()}, "markdown", TextOptions{Colour: true}); err != nil {
		t.Fatal(err)
	}
	golden(t, "one.md", b.String())
}
