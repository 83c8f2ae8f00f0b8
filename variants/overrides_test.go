package variants_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants"
)

// state is what the tests of changes look at.
type state struct {
	PawnRank   int
	PawnValue  float64
	Directions variants.Directions
	Bite       bool
	Shoves     []int // distances, 0 for off
	KingsSafe  bool
	EqualRank  string
	MaxPlies   int
}

func stateOf(d *variants.Definition) state {
	pawn := d.Animals[d.Animal("pawn")]
	s := state{
		PawnRank: pawn.Rank, PawnValue: pawn.Value, Directions: pawn.Movements[0].Params.(*variants.Step).Directions,
		KingsSafe: d.Captures.Exceptions[0].Enabled, EqualRank: d.Captures.EqualRank, MaxPlies: d.Limits.MaxPlies,
	}
	for _, a := range d.Animals {
		for _, m := range a.Abilities {
			switch p := m.Params.(type) {
			case *variants.Push:
				distance := p.Distance
				if !m.Enabled {
					distance = 0
				}
				s.Shoves = append(s.Shoves, distance)
			case *variants.Strike:
				s.Bite = m.Enabled
			}
		}
	}
	return s
}

func TestMods(t *testing.T) {
	plain := state{
		PawnRank: 1, PawnValue: 2, Directions: variants.Directions{"forward", "sideways"}, Bite: true, Shoves: []int{1, 1, 1},
		KingsSafe: true, EqualRank: "both", MaxPlies: 400,
	}
	all := variants.Directions{"all"}
	for _, tt := range []struct {
		name      string
		overrides variants.Overrides
		change    func(*state)
	}{
		{"nothing", variants.Overrides{}, func(*state) {}},
		{"set", variants.Overrides{Set: []string{"limits.max_plies=7"}}, func(s *state) { s.MaxPlies = 7 }},
		{"set a list", variants.Overrides{Set: []string{"animals.pawn.movements.step.directions=[all]"}}, func(s *state) { s.Directions = all }},
		{"set a mapping", variants.Overrides{Set: []string{"animals.pawn.movements={go: {mechanic: step, directions: all}}"}}, func(s *state) { s.Directions = all }},
		{"set twice", variants.Overrides{Set: []string{"limits.max_plies=7", "limits.max_plies=8"}}, func(s *state) { s.MaxPlies = 8 }},
		{"set for every animal", variants.Overrides{Set: []string{"every_animal.value=9"}}, func(s *state) { s.PawnValue = 9 }},
		{"set what every animal has", variants.Overrides{Set: []string{"animals.king.abilities.shove.distance=3"}}, func(s *state) { s.Shoves[0] = 3 }},
		{"without ability", variants.Overrides{Without: []string{"pawn.bite"}}, func(s *state) { s.Bite = false }},
		{"without what every animal has", variants.Overrides{Without: []string{"pawn.shove"}}, func(s *state) { s.Shoves[1] = 0 }},
		{"with option", variants.Overrides{With: []string{"strong-pawns"}}, func(s *state) { s.PawnRank, s.Directions = 2, all }},
		{"set option", variants.Overrides{Set: []string{"options.strong-pawns.enabled=true"}}, func(s *state) { s.PawnRank, s.Directions = 2, all }},
		{"set beats option", variants.Overrides{With: []string{"strong-pawns"}, Set: []string{"animals.pawn.rank=5"}}, func(s *state) { s.PawnRank, s.Directions = 5, all }},
		{"without option", variants.Overrides{Without: []string{"kings-safe"}}, func(s *state) { s.KingsSafe = false }},
		{"without beats with", variants.Overrides{With: []string{"kings-safe"}, Without: []string{"kings-safe"}}, func(s *state) { s.KingsSafe = false }},
		{"with value", variants.Overrides{With: []string{"equal_rank=never"}}, func(s *state) { s.EqualRank = "never" }},
	} {
		t.Run(tt.name, func(t *testing.T) {
			want := plain
			want.Shoves = slices.Clone(plain.Shoves)
			tt.change(&want)
			if diff := cmp.Diff(want, stateOf(load(t, tiny, tt.overrides))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestModErrors(t *testing.T) {
	for _, tt := range []struct {
		name      string
		overrides variants.Overrides
	}{
		{"set", variants.Overrides{Set: []string{
			"animals.pawn.lettr=X", "animals.pwan.letter=X", "limts.max_plies=3", "limits.max_plies=lots", "animals.pawn.immune=[poison, shov]",
			"name", "title=", "title=[", "animals.pawn.letter.x=3", "setup.white.kign=a1", "animals.pawn.abilities.bite.mechanc=push",
			"setup.white.pawn=[a2, z2]", "every_animal.abilities.shov.distance=2", "=3",
		}}},
		{"with", variants.Overrides{With: []string{
			"pawn.byte", "strong-pawn", "equal_rank", "equal_rank=", "equal_rank=atacker", "pawn.bite=true", "strong-pawns=3", "nothing-like-it=1", "",
		}}},
		{"without", variants.Overrides{Without: []string{"pawn.byte", "equal_rank", "pawn.bite=false", "promotion"}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := variants.Load(tiny, tt.overrides)
			if err == nil {
				t.Fatal("no error")
			}
			checkGolden(t, "testdata/overrides/"+tt.name+".golden", err.Error()+"\n")
		})
	}
}

func TestToggles(t *testing.T) {
	d := load(t, tiny, variants.Overrides{With: []string{"equal_rank=attacker"}, Without: []string{"pawn.bite"}})
	want := []variants.Toggle{
		{ID: "king.shove", Enabled: true, Summary: "make all neighbours flee straight away"},
		{ID: "pawn.shove", Enabled: true, Summary: "make all neighbours flee straight away"},
		{ID: "pawn.bite", Summary: "It bites a King."},
		{ID: "duke.shove", Enabled: true, Summary: "make all neighbours flee straight away"},
		{ID: "strong-pawns", Summary: "Pawns rank as high as kings."},
		{ID: "kings-safe", Enabled: true},
		{ID: "equal_rank", Enabled: true, Value: "attacker", Summary: "What happens between equals."},
	}
	if diff := cmp.Diff(want, d.Toggles()); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
