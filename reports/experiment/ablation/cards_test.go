package ablation

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// TestCards ablates a game of cards by bots that choose at random, whose moves no effect changes:
// what it earns, it does.
func TestCards(t *testing.T) {
	for players, want := range map[int]string{
		1: "in points of games won",
		3: "in Elo, of having the effect: the first seat with it alone",
	} {
		load := func(more variants.Overrides) (*variants.Definition, error) {
			more.Set = append(more.Set, fmt.Sprintf("players=%d", players))
			return variants.Load("moving-wild", more)
		}
		l := &experiment.Lab{Pairings: selfplay.Pairings("random"), Games: 6 * players, Seed: 1}
		a, err := Run(context.Background(), l, load, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, x := range a.Abilities {
			if x.ID == "red-panda.loner" && x.Inert {
				t.Errorf("%d players: red pandas earn less, and it counts as idle", players)
			}
			if x.Worth != nil && x.Worth.Elo.Value.Known() != (players > 1) {
				t.Errorf("%d players: %s is worth %v Elo", players, x.ID, x.Worth.Elo.Value)
			}
			if x.Needed%max(2, 2*players) != 0 {
				t.Errorf("%d players: %d games would tell the worth of %s: no whole sets", players, x.Needed, x.ID)
			}
		}
		var b bytes.Buffer
		if err := a.WriteText(&b, page.Options{}); err != nil {
			t.Fatal(err)
		}
		text := strings.Join(strings.Fields(b.String()), " ")
		if !strings.Contains(text, want) || strings.Contains(text, "sides") || strings.Contains(text, "NaN") {
			t.Errorf("%d players:\n%s", players, b.String())
		}
	}
}
