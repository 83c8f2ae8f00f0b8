package variants_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants"
)

// TestDiffBuiltin holds the change logs between built-in variants.
func TestDiffBuiltin(t *testing.T) {
	for _, pair := range [][2]string{
		{"wild-kingdom-2009", "wild-kingdom-2016"},
		{"wild-kingdom-2016", "wild-kingdom-2017"},
		{"wild-kingdom-2017", "wild-kingdom-2016"},
		{"jungle", "jungle-standard"},
	} {
		c := variants.Diff(load(t, pair[0], variants.Overrides{}), load(t, pair[1], variants.Overrides{}))
		// new parameters of the language must not change this test
		c.From.Digest, c.To.Digest = "a", "b"
		var text, object bytes.Buffer
		if err := c.WriteText(&text, variants.ShowOptions{}); err != nil {
			t.Fatal(err)
		}
		if err := c.WriteJSON(&object); err != nil {
			t.Fatal(err)
		}
		file := "testdata/diff/" + pair[0] + "--" + pair[1]
		checkGolden(t, file+".golden", text.String())
		checkGolden(t, file+".json", object.String())
		var again variants.Changes
		if err := json.Unmarshal(object.Bytes(), &again); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c, &again); diff != "" {
			t.Errorf("read back from JSON (-want +got):\n%s", diff)
		}
	}
}

// entries lists all entries of a change log, each after the title of its section.
func entries(c *variants.Changes) []string {
	var all []string
	for _, s := range c.Sections {
		for _, change := range s.Changes {
			all = append(all, s.Title+" | "+change.Text)
		}
	}
	return all
}

func TestDiff(t *testing.T) {
	set := func(texts ...string) variants.Overrides { return variants.Overrides{Set: texts} }
	tests := []struct {
		name      string
		ref       string
		overrides variants.Overrides
		want      []string
	}{
		{"parameter", "wild-kingdom-2017", set("animals.giraffe.abilities.fling.max=3"), []string{"Giraffe | fling: longest flight 2 → 3"}},
		{"no longer limited", "wild-kingdom-2016", set("animals.porcupine.movements.slide.max=15"), []string{"Porcupine | slide: longest slide 2 → any number"}},
		{"yes and no", "wild-kingdom-2017", set("animals.crocodile.abilities.drown.capture=false"), []string{"Crocodile | drown: no longer counts as a capture"}},
		{"names", "wild-kingdom-2017", set("animals.giraffe.abilities.fling.spares=[lion, frog]"), []string{"Giraffe | fling: spares Porcupines → Lions and Frogs"}},
		{"hops", "wild-kingdom-2017", set("animals.frog.abilities.leap-frog.over=[enemy, enemy]"),
			[]string{"Frog | leap-frog: passes over a friend, then an enemy → an enemy, then an enemy"}},
		{"ability off", "wild-kingdom-2017", variants.Overrides{Without: []string{"lion.swipe"}}, []string{"Lion | swipe: on → off"}},
		{"another mechanic", "wild-kingdom-2017", set("animals.lion.abilities.swipe={mechanic: push, distance: 1}"),
			[]string{"Lion | swipe is another ability now: Stays where it is and makes all enemies next to it flee up to one square straight away, pushing others before them."}},
		{"new ability", "jungle", set("animals.cat.abilities.pounce={mechanic: leap, offsets: [[2, 2]]}"),
			[]string{"Cat | new ability pounce: Leaps two squares diagonally over anything, capturing by replacement."}},
		{"value, rank, royal", "jungle", set("animals.cat.value=2.5", "animals.cat.rank=9", "animals.cat.royal=true"),
			[]string{"Cat | value: 2 → 2.5", "Cat | rank: 2 → 9", "Cat | is now royal"}},
		{"terrain", "jungle", variants.Overrides{With: []string{"dog-swims"}},
			[]string{"Dog | water no longer matters (before: it may not enter water)", "Options | dog-swims: off → on"}},
		{"movement on", "jungle", variants.Overrides{With: []string{"leopard-jumps"}}, []string{
			"Leopard | now jumps sideways across water to the first square beyond, capturing by replacement; a Rat of either side in the water stops it",
			"Options | leopard-jumps: off → on"}},
		{"capture rule", "jungle", variants.Overrides{With: []string{"rat-strikes-ashore"}}, []string{
			"Captures | no longer: Rats on water may not capture Elephants and Rats on land, except on traps",
			"Options | rat-strikes-ashore: off → on"}},
		{"promotion", "wild-kingdom-2017", set("animals.frog.promotion={to: rhino, zone: home, clears_poison: false}"), []string{
			"Frog | promotion: becomes Poison Dart Frog → Rhino", "Frog | promotion: in promotion zone → home zone", "Frog | promotion: no longer takes poison away"}},
		{"setup", "wild-kingdom-2017", set("setup.white.crocodile=g5"), []string{"Setup (White's; Black's is opposite) | Crocodiles: h4 → g5"}},
		{"setup of one side", "jungle", set("setup.black={rat: [a9, b9], cat: g9}"), []string{
			"Setup | Elephants: White a3, Black g7 → White a3, Black nowhere", "Setup | Lions: White g1, Black a9 → White g1, Black nowhere",
			"Setup | Tigers: White a1, Black g9 → White a1, Black nowhere", "Setup | Leopards: White e3, Black c7 → White e3, Black nowhere",
			"Setup | Wolves: White c3, Black e7 → White c3, Black nowhere", "Setup | Dogs: White f2, Black b8 → White f2, Black nowhere",
			"Setup | Cats: White b2, Black f8 → White b2, Black g9", "Setup | Rats: White g3, Black a7 → White g3, Black a9-b9"}},
		{"board", tiny, set("board.terrain.hill.squares=[a3, b3, e4]", "board.terrain.hill.symbol=^"), []string{"Board | hill also on b3"}},
		{"fewer squares", tiny, set("board.terrain.hill.squares=[a3]"), []string{"Board | hill no longer on e4"}},
		{"ground", tiny, set("board.ground=sand"), []string{"Board | ground: land → sand"}},
		{"endings", "wild-kingdom-2017", set("end.no-moves.result=draw", "end.lion-home.enabled=false"), []string{
			"End of the game | no longer: a side with a Lion in its own home zone at the end of a turn wins", "End of the game | no legal move: loss → draw"}},
		{"limits", "wild-kingdom-2017", set("limits.max_plies=0"), []string{"Limits of self-play | most plies: 400 → no limit"}},
		{"nothing that is played", "wild-kingdom-2017", set("title=Another", "animals.frog.abilities.leap-frog.text=Jump!", "board.note=new"), nil},
		{"nothing that counts", "wild-kingdom-2017", set("animals.spider.movements.walk.revisit=false"), nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := variants.Diff(load(t, tt.ref, variants.Overrides{}), load(t, tt.ref, tt.overrides))
			if diff := cmp.Diff(tt.want, entries(c)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if c.Equal() != (tt.want == nil) {
				t.Errorf("Equal() = %v", c.Equal())
			}
		})
	}
}

// TestDiffPaths checks that what has changed is called as --set calls it: setting it makes the
// variants equal.
func TestDiffPaths(t *testing.T) {
	a := load(t, "wild-kingdom-2017", variants.Overrides{})
	b := load(t, "wild-kingdom-2017", variants.Overrides{
		Set:     []string{"animals.giraffe.abilities.fling.max=3", "end.no-moves.result=draw", "captures.equal_rank=never"},
		Without: []string{"lion.swipe"},
	})
	var back variants.Overrides
	for _, s := range variants.Diff(a, b).Sections {
		for _, c := range s.Changes {
			back.Set = append(back.Set, c.Path+"="+b.Parameter(c.Path))
		}
	}
	if got := load(t, "wild-kingdom-2017", back); got.Digest() != b.Digest() || len(back.Set) != 4 {
		t.Errorf("%v do not make one variant of the other", back.Set)
	}
}

func TestDiffEqual(t *testing.T) {
	for _, name := range variants.Builtin() {
		d := load(t, name, variants.Overrides{})
		c := variants.Diff(d, d)
		var text strings.Builder
		if err := c.WriteText(&text, variants.ShowOptions{}); err != nil {
			t.Fatal(err)
		}
		if want := name + " → " + name + "\nThe variants are the same.\n"; !c.Equal() || text.String() != want {
			t.Errorf("got %q, want %q", text.String(), want)
		}
	}
}
