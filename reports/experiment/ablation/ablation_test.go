package ablation

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

func loader(t testing.TB) experiment.Load {
	return func(more variants.Overrides) (*variants.Definition, error) {
		return variants.Load("../../reportstest/testdata/pond.yaml", more)
	}
}

func run(t *testing.T, games int) *Ablation {
	t.Helper()
	l := &experiment.Lab{Pairings: selfplay.Pairings("greedy"), Games: games, Seed: 5}
	a, err := Run(context.Background(), l, loader(t), 0)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestWorth(t *testing.T) {
	a := run(t, 240)
	var ids []string
	for _, x := range a.Abilities {
		ids = append(ids, x.ID)
	}
	if !slices.Equal(ids[:2], []string{"heron.glide", "heron.stab"}) {
		t.Fatalf("sorted by worth: %v", ids)
	}
	// Gliding home wins games; the variant has that turned off, so that it is turned on.
	if glide := a.Abilities[0]; glide.On || glide.Verdict != stats.Higher || glide.Worth.Elo.Low < 100 {
		t.Errorf("%+v", glide)
	}
	if stab := a.Abilities[1]; !stab.On || stab.Verdict != stats.Higher || stab.Uses.Value < .5 {
		t.Errorf("%+v", stab)
	}
	// A dive that spares everybody is no move at all.
	dive := a.Abilities[slices.Index(ids, "heron.dive")]
	if !dive.Inert || dive.Worth.Elo.Value != 0 || dive.Verdict == stats.Higher || dive.Verdict == stats.Lower {
		t.Errorf("%+v", dive)
	}
}

func TestText(t *testing.T) {
	a := run(t, 60)
	for _, o := range []page.Options{{}, {Width: 70}, {Markdown: true}} {
		var b bytes.Buffer
		if err := a.WriteText(&b, o); err != nil {
			t.Fatal(err)
		}
		for i, l := range strings.Split(b.String(), "\n") {
			if !o.Markdown && (utf8.RuneCountInString(l) > 110 || strings.TrimRight(l, " ") != l || strings.Contains(l, "NaN")) {
				t.Errorf("line %d: %q", i+1, l)
			}
		}
		for _, want := range []string{"helps", "heron.glide", "idle", "heron.dive"} {
			if !strings.Contains(b.String(), want) {
				t.Errorf("%q is missing in\n%s", want, b.String())
			}
		}
	}
	var b bytes.Buffer
	if err := a.WriteJSON(&b); err != nil || !json.Valid(b.Bytes()) {
		t.Errorf("%v: %s", err, b.String())
	}
}

func TestTotalGames(t *testing.T) {
	played := 0
	l := &experiment.Lab{Pairings: selfplay.Pairings("random"), Games: 20, Seed: 5, Runner: runner.Runner{Played: func(*selfplay.Record) { played++ }}}
	if _, err := Run(context.Background(), l, loader(t), 0); err != nil {
		t.Fatal(err)
	}
	def, err := loader(t)(variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	if want := TotalGames(def, 20); played != want {
		t.Errorf("played %d games, announced %d", played, want)
	}
}
