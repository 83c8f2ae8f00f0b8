package variants_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wildbench/wildbench/variants"
)

const tiny = "testdata/tiny.yaml"

func load(t *testing.T, ref string, overrides variants.Overrides) *variants.Definition {
	t.Helper()
	d, err := variants.Load(ref, overrides)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// roundTrip checks that what a definition is written as is read back as the same.
func roundTrip(t *testing.T, d *variants.Definition) {
	t.Helper()
	again, err := variants.Parse("canonical.yaml", d.Canonical(), variants.Overrides{})
	if err != nil {
		t.Fatalf("%v\n%s", err, d.Canonical())
	}
	if diff := cmp.Diff(d, again, cmpopts.IgnoreUnexported(*d)); diff != "" {
		t.Errorf("the canonical text is read as another definition (-want +got):\n%s", diff)
	}
	if again.Digest() != d.Digest() {
		t.Errorf("digest %s became %s", d.Digest(), again.Digest())
	}
}

func TestCanonicalRoundTrip(t *testing.T) {
	for _, name := range variants.Builtin() {
		t.Run(name, func(t *testing.T) {
			d := load(t, name, variants.Overrides{})
			if d.Name != name {
				t.Errorf("built-in %s calls itself %s", name, d.Name)
			}
			roundTrip(t, d)
		})
	}
	for name, overrides := range map[string]variants.Overrides{
		"plain":             {},
		"option":            {With: []string{"strong-pawns"}},
		"option overridden": {With: []string{"strong-pawns"}, Set: []string{"animals.pawn.rank=7"}},
		"option's animal replaced": {With: []string{"strong-pawns"},
			Set: []string{"animals.pawn={letter: Q, movements: {step: {mechanic: step}}}"}},
		"value":         {With: []string{"equal_rank=attacker"}},
		"odd texts":     {Set: []string{`title="a: 'b' # \"c\" \n \\ é ~ \u2028"`, "summary='true'", "author='1e3'", "source='- x'"}},
		"option's list": {Set: []string{"options.strong-pawns.set={animals.pawn.immune: [poison], title: 'on'}"}, With: []string{"strong-pawns"}},
		"every animal":  {Set: []string{"every_animal.royal=true", "setup.white={king: c1}"}},
	} {
		t.Run(name, func(t *testing.T) { roundTrip(t, load(t, tiny, overrides)) })
	}
}

// TestDigest checks that the digest depends on what a file means, not on how it is written.
func TestDigest(t *testing.T) {
	base := load(t, tiny, variants.Overrides{}).Digest()
	for _, same := range []string{"limits.max_plies=400", "animals.pawn.movements.step.directions=[forward, sideways]", "animals.king.value=10.0"} {
		if got := load(t, tiny, variants.Overrides{Set: []string{same}}).Digest(); got != base {
			t.Errorf("--set %s states what is so anyway, but changes the digest", same)
		}
	}
	for _, other := range []string{"limits.max_plies=401", "animals.pawn.movements.step.directions=forward", "animals.king.value=10.5"} {
		if got := load(t, tiny, variants.Overrides{Set: []string{other}}).Digest(); got == base {
			t.Errorf("--set %s does not change the digest", other)
		}
	}
}
