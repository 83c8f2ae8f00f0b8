package lint_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

func changed(t *testing.T, sets ...string) *variants.Definition {
	t.Helper()
	d, err := variants.Load("moving-wild", variants.Overrides{Set: sets})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestCards(t *testing.T) {
	const wolf, hippo = "deck.animals.wolf.effects.", "deck.animals.hippo.effects."
	tests := []struct {
		sets []string
		want []string
	}{
		{nil, nil},
		{[]string{"deck.animals.elephant.space=14"}, nil}, // eight spaces and three extensions
		{[]string{"deck.animals.elephant.space=15"}, []string{"deck.animals.elephant: Elephant fits into no area, even with all improvements"}},
		{[]string{"deck.animals.elephant.space=14", "deck.improvements.extension.enabled=false"},
			[]string{"deck.animals.elephant: Elephant fits into no area, even with all improvements"}},
		{[]string{"deck.animals.elephant.space=15", "deck.improvements.extension.space=-1"}, nil},
		{[]string{"deck.habitats=[forest, land, water, ice]"}, []string{"deck.habitats: the habitat ice means nothing: no card has it"}},
		{[]string{"deck.habitats=[forest, land, water, ice]", "deck.areas.pond.habitats=[water, ice]"}, []string{"deck.habitats: no animal lives in ice"}},
		{[]string{"deck.habitats=[forest, land, water, ice]", "deck.animals.penguin.habitats=[water, ice]"}, []string{"deck.habitats: no area has ice"}},
		{[]string{"deck.habitats=[forest, land, water, ice]", "deck.animals.penguin.habitats=ice"}, []string{
			"deck.habitats: no area has ice", "deck.animals.penguin: Penguin fits into no area, even with all improvements"}},
		{[]string{"deck.habitats=[forest, land, water, ice]", "deck.animals.penguin.habitats=ice", "deck.improvements.planting.habitats=ice"}, nil},
		{[]string{"deck.improvements.lookout.multiplier=0"}, []string{"deck.improvements.lookout: Lookout improves nothing"}},
		{[]string{wolf + "pack.least=5"}, []string{wolf[:len(wolf)-1] + ".pack: wolf.pack never works: it counts at most 4 in an area, of the 5 that it needs"}},
		{[]string{"deck.animals.wolf.copies=1"}, []string{wolf + "pack: wolf.pack never works: it counts at most 0 in an area, of the 1 that it needs"}},
		// in a feeding station
		{[]string{wolf + "pack={count: others, of: bear, level: 1, least: 1}"}, nil},
		{[]string{wolf + "pack={count: others, of: bear, level: 1, least: 1}", "deck.improvements.feeding-station.enabled=false"},
			[]string{wolf + "pack: wolf.pack never works: it counts at most 0 in an area, of the 1 that it needs"}},
		{[]string{hippo + "irritable={count: animals, of: elephant, least: 3, level: 1}"}, []string{
			hippo + "irritable: hippo.irritable never works: it counts at most 2 in an area, of the 3 that it needs"}},
		{[]string{hippo + "irritable={nature: friendly}"}, []string{hippo + "irritable.nature: hippo.irritable changes nothing: Hippo is friendly anyway"}},
		{[]string{hippo + "irritable={most: 0, nature: hungry}", hippo + "calm={count: animals, least: 2, nature: friendly}"}, nil},
		{[]string{"deck.animals.wolf.copies=0"}, nil},
		{[]string{"deck.animals.bear.enabled=false"}, []string{
			"solo.levels.3.cards.bear: level 3 is played without Bear, which is not in the deck"}},
		{[]string{"deck.animals.elephant.copies=1"}, []string{
			"solo.levels.4.cards.elephant: level 4 cannot be played: the deck has only 1 of Elephant"}},
		{[]string{"deal.6=[6, 6, 6]"}, []string{"deal.6: 6 players cannot play: they are dealt 108 cards, but the deck has 96"}},
		{[]string{"solo.turns=[16, 16, 15]"}, []string{
			"solo.levels.2: level 2 cannot be played: it takes 98 cards, but the deck has 96",
			"solo.levels.3: level 3 cannot be played: it takes 97 cards, but the deck has 96"}},
		{[]string{"development=chosen"}, []string{`options.own-development: turning on "own-development" changes nothing: everything that it sets is so already`}},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.sets, " "), func(t *testing.T) {
			if diff := cmp.Diff(tt.want, texts(check(t, changed(t, tt.sets...)))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestNoFalseAlarmsOfCards spoils the deck at random and plays: what works in play may not have
// been called impossible.
func TestNoFalseAlarmsOfCards(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	warned := 0
	for range 150 {
		sets := []string{"players=2"}
		for range 3 {
			sets = append(sets, spoilCard(rng))
		}
		d, err := variants.Load("moving-wild", variants.Overrides{Set: sets})
		if err != nil {
			continue
		}
		ws := check(t, d)
		if len(ws) == 0 {
			continue
		}
		g, err := engine.Compile(d)
		if err != nil {
			t.Fatal(err)
		}
		warned++
		for path := range works(g, rng) {
			for _, w := range ws {
				if w.Path == path {
					t.Errorf("%v: %s comes about, but: %s", sets, path, w.Message)
				}
			}
		}
	}
	if warned < 30 {
		t.Errorf("only %d variants with warnings", warned)
	}
}

// spoilCard is a change likely to keep some card from ever doing anything.
func spoilCard(rng *rand.Rand) string {
	animals := []string{"tree-frog", "red-panda", "rabbit", "wolf", "hippo", "elephant", "otter"}
	one := func() string { return animals[rng.IntN(len(animals))] }
	switch rng.IntN(6) {
	case 0:
		return fmt.Sprintf("deck.animals.%s.space=%d", one(), rng.IntN(18))
	case 1:
		return fmt.Sprintf("deck.animals.%s.habitats=[%s]", one(), []string{"forest", "land", "water"}[rng.IntN(3)])
	case 2:
		return "deck.improvements." + []string{"extension", "planting", "irrigation", "feeding-station"}[rng.IntN(4)] + ".enabled=false"
	case 3:
		return fmt.Sprintf("deck.animals.%s.nature=%s", one(), []string{"friendly", "hungry"}[rng.IntN(2)])
	}
	return fmt.Sprintf("deck.animals.%s.effects.new={count: %s, of: [%s, %s], least: %d, each: %t, level: 9}",
		one(), []string{"others", "animals"}[rng.IntN(2)], one(), one(), rng.IntN(5), rng.IntN(2) == 0)
}

// works lists the paths of animals that are housed and of effects that are at work in some games at
// random.
func works(g game.Game, rng *rand.Rand) map[string]bool {
	seen := map[string]bool{}
	var ms game.Moves
	for range 30 {
		s := g.Start()
		s.(game.Dealt).Deal(rng.Uint64())
		for s.Moves(&ms); ms.Len() > 0; s.Moves(&ms) {
			s.Play(&ms, rng.IntN(ms.Len()))
		}
		points := s.(game.Scored)
		for seat := range 2 {
			for i, a := range g.Actions() {
				if animal, effect, ok := strings.Cut(a.ID, "."); ok && points.Worked(seat, i) > 0 {
					seen["deck.animals."+animal+".effects."+effect] = true
				}
			}
			for i, p := range g.Pieces() {
				if points.Earned(seat, i).Used > 0 {
					seen["deck.animals."+p.ID] = true
				}
			}
		}
	}
	return seen
}
