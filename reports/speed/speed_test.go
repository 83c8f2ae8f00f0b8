package speed_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/speed"
	"github.com/wildbench/wildbench/variants"
)

func load(t *testing.T, ref string) game.Game {
	t.Helper()
	def, err := variants.Load(ref, variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func options(rows ...string) speed.Options {
	return speed.Options{Rows: rows, Runs: 3, Time: time.Millisecond, Cores: 2}
}

func TestMeasure(t *testing.T) {
	r, err := speed.Measure(t.Context(), load(t, "jungle"), options(speed.Rows()...))
	if err != nil {
		t.Fatal(err)
	}
	if r.Game != "jungle" || r.Cores != 2 || r.Perft.Depth < 1 {
		t.Errorf("measured %+v", r)
	}
	for name, s := range map[string]speed.Spread{
		"plies": r.OneCore.Plies, "games": r.OneCore.Games, "moves": r.OneCore.Moves,
		"on all cores": r.AllCores.Plies, "nodes of perft": r.Perft.Nodes,
		"recorded": r.Recorded.Plies, "greedy": r.Greedy.Plies, "search": r.Search.Nodes,
	} {
		if s.Lowest <= 0 || s.Median < s.Lowest || s.Most < s.Median {
			t.Errorf("%s: spread %+v", name, s)
		}
	}
	if r.OneCore.Moves.Median < r.OneCore.Plies.Median {
		t.Errorf("fewer legal moves than plies: %+v", r.OneCore)
	}
}

// Bots of cards sample and tell no positions, so that their plies are told.
func TestMeasureCards(t *testing.T) {
	o := options(speed.Search, speed.Recorded)
	r, err := speed.Measure(t.Context(), load(t, "moving-wild"), o)
	if err != nil {
		t.Fatal(err)
	}
	if r.OneCore != nil || r.Perft != nil || r.Greedy != nil {
		t.Errorf("measured rows that nobody asked for: %+v", r)
	}
	if r.Search.Nodes != (speed.Spread{}) || r.Search.Plies.Median <= 0 {
		t.Errorf("measured %+v", r.Search)
	}
	if r.Recorded.Games.Median <= 0 {
		t.Errorf("measured %+v", r.Recorded)
	}
}

func TestMeasureStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	for _, row := range speed.Rows()[:6] {
		_, err := speed.Measure(ctx, load(t, "jungle"), options(row))
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s of a canceled context: %v", row, err)
		}
	}
}

func TestBusy(t *testing.T) {
	quiet := &speed.Result{OneCore: &speed.Row{Had: 0.99}, Perft: &speed.Row{}} // one is not known
	loud := &speed.Result{Greedy: &speed.Row{Had: 0.5}}
	if had, is := speed.Busy([]*speed.Result{quiet}); is || had != 0.99 {
		t.Errorf("had %v, busy %v", had, is)
	}
	if had, is := speed.Busy([]*speed.Result{quiet, loud}); !is || had != 0.5 {
		t.Errorf("had %v, busy %v", had, is)
	}
}

func TestWriteText(t *testing.T) {
	one := func(x float64) speed.Spread { return speed.Spread{Median: x, Lowest: x - 1, Most: x + 1} }
	results := []*speed.Result{{
		Game: "jungle", Cores: 2,
		OneCore: &speed.Row{Plies: one(2e6), PliesCPU: one(3.25e6), GamesCPU: one(12), Had: 0.5},
		Perft:   &speed.Row{Depth: 3, Nodes: one(5)}, // where CPU time is not known
	}}
	start := &speed.Start{Command: "variants list", CPU: one(20), Clock: one(30)}
	var b strings.Builder
	if err := speed.WriteText(&b, results, start, options(speed.Perft), page.Options{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"  jungle  playouts   3.25M plies  3.25M–3.25M     2.00M   12.0  50 %\n",
		"          perft 3              –    4.00–6.00      5.00      –     –\n",
		"takes 20.0 ms of CPU time (19.0–21.0), 30.0 ms by the clock",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}
