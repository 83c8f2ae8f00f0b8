package html

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/replay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// hostile is a name that would do harm in a page, an attribute, a picture or a script that took it
// as it is.
const hostile = `</script></title><img src=x onerror=alert(1)>"'{{.}}` + "`${alert(2)}"

// pond is a small game whose animals hop, poison and throw.
const pond = `
name: pond
title: %[1]q
summary: %[1]q
board: {files: 5, ranks: 5, terrain: {water: {symbol: "~", squares: [b3, d3]}}}
zones: {shore: {white: a1-e1}}
setup: {white: {duck: c1, frog: [b2, c2, d2], snake: a1, ape: e1}}
animals:
  duck: {letter: D, name: %[1]q, royal: true, value: 5, movements: {waddle: {mechanic: step}}}
  frog: {letter: F, value: 1, movements: {step: {mechanic: step, directions: forward}, leap: {mechanic: hop, directions: all}}}
  snake: {letter: S, value: 3, movements: {slither: {mechanic: slide}}, abilities: {spit: {mechanic: strike, effect: poison, reach: 2}, web: {mechanic: immobilise}}}
  ape: {letter: A, value: 3, movements: {climb: {mechanic: step}}, abilities: {fling: {mechanic: throw}}}
end: {duck-lost: {when: royal-lost}, no-moves: {when: no-moves}}
limits: {max_plies: 60}
`

// newPond makes a run directory for games of the pond.
func newPond(t testing.TB, title string, games int) (*rundir.Dir, *selfplay.Batch) {
	t.Helper()
	def, err := variants.Parse("pond.yaml", fmt.Appendf(nil, pond, title), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	b := &selfplay.Batch{Game: g, Label: title, Digest: def.Digest(), Pairings: []selfplay.Pairing{{First: "random", Second: "random"}, {First: "greedy", Second: "random"}}, Games: games, Seed: 7, KeepMoves: true}
	m, err := rundir.NewManifest("test", rundir.Shard{}, []rundir.Part{{Batch: b, Text: string(def.Canonical())}})
	if err != nil {
		t.Fatal(err)
	}
	d, err := (rundir.Shelf{System: disk.OS{}}).Create(filepath.Join(t.TempDir(), "run"), m)
	if err != nil {
		t.Fatal(err)
	}
	return d, b
}

// playPond plays some games of the pond and keeps them.
func playPond(t testing.TB, title string, games int) *rundir.Dir {
	t.Helper()
	d, b := newPond(t, title, games)
	return playOut(t, d, b)
}

// playOut plays all games of a run and opens it for reading.
func playOut(t testing.TB, d *rundir.Dir, b *selfplay.Batch) *rundir.Dir {
	t.Helper()
	store, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	for _, span := range store.Missing() {
		if err := b.RunSpan(context.Background(), span, store, store.Add); err != nil {
			t.Fatal(err)
		}
	}
	if err := store.Finish(); err != nil {
		t.Fatal(err)
	}
	if err := d.Finish(time.Unix(0, 0)); err != nil {
		t.Fatal(err)
	}
	if err := d.Close(); err != nil {
		t.Fatal(err)
	}
	if d, err = (rundir.Shelf{System: disk.OS{}}).Open(d.Path); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

func pageOf(t testing.TB, chapters ...*Chapter) string {
	t.Helper()
	var out bytes.Buffer
	if err := Write(&out, chapters); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func readOne(t testing.TB, d *rundir.Dir) *Chapter {
	t.Helper()
	chapters, err := Read(context.Background(), d)
	if err != nil {
		t.Fatal(err)
	}
	if len(chapters) != 1 {
		t.Fatalf("%d chapters", len(chapters))
	}
	return chapters[0]
}

func TestReportIsTheRuns(t *testing.T) {
	d := playPond(t, "pond", 64)
	c := readOne(t, d)
	list, err := reports.ReadRun(d)
	if err != nil {
		t.Fatal(err)
	}
	var want, got bytes.Buffer
	if err := reports.WriteJSON(&want, list); err != nil {
		t.Fatal(err)
	}
	if err := reports.WriteJSON(&got, []*reports.Report{c.Report}); err != nil {
		t.Fatal(err)
	}
	if want.String() != got.String() {
		t.Error("the page's report is not the run's")
	}
	if pageOf(t, c) != pageOf(t, readOne(t, d)) {
		t.Error("the same run is written as different bytes")
	}
}

var figurePattern = regexp.MustCompile(`data-pairing="([^"]*)"|data-figure="([^"]*)" data-value="([^"]*)"`)

// figures are the numbers that a page carries, by pairing and figure.
func figures(s string) map[string]string {
	found := make(map[string]string)
	pairing := ""
	for _, m := range figurePattern.FindAllStringSubmatch(s, -1) {
		if m[1] != "" {
			pairing = m[1]
			continue
		}
		key := pairing + " " + m[2]
		if have, ok := found[key]; ok && have != m[3] {
			found[key] = have + " and " + m[3]
			continue
		}
		found[key] = m[3]
	}
	return found
}

// TestNumbers finds the numbers of the JSON report in the page.
func TestNumbers(t *testing.T) {
	c := readOne(t, playPond(t, "pond", 64))
	found := figures(pageOf(t, c))
	number := func(n reports.Number) string {
		b, err := json.Marshal(n)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	checked := 0
	for _, p := range c.Report.Pairings {
		skip := []string{"lead-changes"} // which the page does not tell
		for _, f := range p.Figures() {
			if slices.Contains(skip, f.ID) {
				continue
			}
			if got, want := found[p.Name+" "+f.ID], number(f.Value); got != want {
				t.Errorf("%s: %s is %q in the page, %s in the report", p.Name, f.ID, got, want)
			}
			checked++
		}
		for _, e := range p.Exchanges {
			if e.Enemies.Value > 0 {
				if got, want := found[p.Name+" takes."+e.By+"."+e.Victim], number(e.Enemies.Value); got != want {
					t.Errorf("%s: %s takes %s: %q, want %s", p.Name, e.By, e.Victim, got, want)
				}
				checked++
			}
		}
	}
	if checked < 60 {
		t.Errorf("only %d figures were compared", checked)
	}
}

// TestReplays compares the embedded games with what the engine makes of their moves.
func TestReplays(t *testing.T) {
	d := playPond(t, "pond", 64)
	c := readOne(t, d)
	b, _, err := d.Manifest.Batch(0)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.games) < 3 || len(c.notes) > 0 {
		t.Fatalf("%d games, notes %q", len(c.games), c.notes)
	}
	kinds, held := make(map[string]bool), 0
	for _, r := range c.games {
		var moves []string
		for _, s := range r.Steps[1:] {
			moves = append(moves, s.Move)
			held += len(s.Held)
			for _, x := range s.Changes {
				kinds[x.Kind] = true
			}
		}
		steps, err := replay.Steps(b.Game, b.Game.Start(), moves)
		if err != nil {
			t.Fatal(err)
		}
		for i, s := range steps {
			cells := r.Steps[i].cells
			if text := fen.Text(cells, c.def.Board.Files, 0, 1); !strings.HasPrefix(s.Position, text[:len(text)-len("w 1")]) {
				t.Fatalf("%s game, ply %d: %s, the engine has %s", r.Why, i, text, s.Position)
			}
		}
		final, err := b.Game.Parse(steps[len(steps)-1].Position)
		if err != nil {
			t.Fatal(err)
		}
		if o := final.Outcome(); o.Over() && r.Result != resultText(b.Game, o) {
			t.Errorf("%s game: %q, the engine says %q", r.Why, r.Result, o.Text(b.Game))
		}
	}
	if !kinds["captured"] || !kinds["poisoned"] || held == 0 {
		t.Errorf("changes shown: %v, and %d pieces held", kinds, held)
	}
}

func TestHeat(t *testing.T) {
	d := playPond(t, "pond", 64)
	c := readOne(t, d)
	visits := make([]int, len(c.header.Pieces))
	store, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	err = store.Each(func(r *selfplay.Record) error {
		for seat := range r.Turns {
			for p := range visits {
				if r.Pairing == 0 {
					visits[p] += r.Piece(seat, p).Acted
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for p, want := range visits {
		if got := sum(c.squares[0].visitsOf(p)); got != want || got == 0 {
			t.Errorf("%s: %d visits, it acted %d times", c.header.Pieces[p].ID, got, want)
		}
	}
}

func TestHostileNames(t *testing.T) {
	c := readOne(t, playPond(t, hostile, 64))
	c.notes = []string{hostile}
	for _, p := range c.Report.Pairings {
		p.Name = hostile
		p.Warnings = append(p.Warnings, reports.Warning{Figure: "x", Text: hostile})
		for i := range p.ByBot {
			p.ByBot[i].Who = hostile
		}
		for i := range p.Ends {
			p.Ends[i].Reason = hostile
		}
		for i := range p.Pieces {
			p.Pieces[i].Name, p.Pieces[i].ID, p.Pieces[i].Letter = hostile, hostile, hostile
		}
		for i := range p.Abilities {
			p.Abilities[i].ID = hostile
		}
	}
	for _, r := range c.games {
		r.Bots, r.Result, r.Why = []string{hostile, hostile}, hostile, hostile
	}
	harmless, harmful := pageOf(t, readOne(t, playPond(t, "pond", 64))), pageOf(t, c)
	for _, tag := range []string{"<script", "</script", "<img", "<head", "</title></head"} {
		if got, want := strings.Count(harmful, tag), strings.Count(harmless, tag); got != want {
			t.Errorf("%d %s, want %d", got, tag, want)
		}
	}
}

func TestNoGames(t *testing.T) {
	d, _ := newPond(t, "pond", 4)
	defer d.Close()
	c := readOne(t, d)
	if s := pageOf(t, c); !strings.Contains(s, "No game has been played yet.") {
		t.Error("a run without games does not say so")
	}
}

func TestSideBySide(t *testing.T) {
	a, b := readOne(t, playPond(t, "pond", 4)), readOne(t, playPond(t, "lake", 4))
	if s := pageOf(t, a, b); !strings.Contains(s, "Side by side") || strings.Contains(pageOf(t, a), "Side by side") {
		t.Error("several variants stand side by side, one does not")
	}
}

func TestPicks(t *testing.T) {
	g := newGallery()
	for i, plies := range []int{30, 20, 20, 50, 9, 40} {
		r := &selfplay.Record{Game: i, Plies: plies, Outcome: game.Outcome{Cause: game.RoyalLost, Winner: 1, Reason: "duck-lost"}}
		if i == 3 {
			r.Leads = []selfplay.Lead{{Ply: 0}, {Ply: 8, Lead: 300}, {Ply: 9, Lead: -100}}
		}
		if i == 5 {
			r.Outcome = game.Outcome{Cause: game.Limit, Winner: -1, Reason: "max-plies"}
		}
		g.add(r)
	}
	want := []pick{{1, "typical"}, {4, "shortest"}, {3, "longest, most dramatic"}}
	if got := g.picks(); !slices.Equal(got, want) {
		t.Errorf("picks %v, want %v", got, want)
	}
}
