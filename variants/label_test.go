package variants

import "testing"

func TestLabel(t *testing.T) {
	for want, m := range map[string]Overrides{
		"jungle":                        {Players: 2},
		"jungle +dog-swims −rat.swim":   {With: []string{"dog-swims"}, Without: []string{"rat.swim"}},
		"jungle −dog-swims":             {With: []string{"dog-swims"}, Without: []string{"dog-swims"}},
		"jungle animals.cat.rank=3":     {Set: []string{"animals.cat.rank=2", "animals.cat.rank=3"}},
		"jungle +equal_rank=attacker":   {With: []string{"equal_rank=none", " equal_rank=attacker"}},
		"jungle deal.2=[1, 1] year=200": {Set: []string{"deal.2=[1,\n 1]", "year=200"}},
	} {
		if got := m.Label("jungle"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	d, err := Load("jungle", Overrides{With: []string{"dog-swims"}})
	if err != nil || d.Label() != "jungle +dog-swims" || d.Name != "jungle" {
		t.Errorf("%v: %q of %q", err, d.Label(), d.Name)
	}
	again, err := Parse("jungle.yaml", d.Canonical(), Overrides{})
	if err != nil || again.Label() != "jungle" || again.Digest() != d.Digest() {
		t.Errorf("%v: a label is part of the game: %q", err, again.Label())
	}
}
