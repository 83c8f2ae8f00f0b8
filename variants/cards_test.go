package variants_test

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
)

const (
	movingWild = "moving-wild"
	tundra     = "testdata/tundra.yaml" // a game of cards that uses every parameter
)

// TestDocExample reads the game of cards that the package comment shows.
func TestDocExample(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	_, example, found := strings.Cut(string(text), "//\tname: tundra\n")
	example, _, ended := strings.Cut(example, "\n//\n")
	if !found || !ended {
		t.Fatal("doc.go has no example of a game of cards")
	}
	example = "name: tundra\n" + strings.ReplaceAll("\n"+example, "\n//\t", "\n")
	d, err := variants.Parse("doc.yaml", []byte(example), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	if want := []int{2, 3}; !cmp.Equal(want, d.PlayerCounts()) {
		t.Errorf("for %v players, not %v", d.PlayerCounts(), want)
	}
}

// TestCardsRoundTrip checks that games of cards survive being written and read, changed or not.
func TestCardsRoundTrip(t *testing.T) {
	for name, overrides := range map[string]variants.Overrides{
		"plain":         {},
		"option":        {With: []string{"rules=expert"}},
		"own":           {With: []string{"own-development"}},
		"effect off":    {Without: []string{"hippo.irritable"}},
		"improvement":   {Without: []string{"feeding-station"}},
		"card":          {Set: []string{"deck.animals.owl={copies: 2, nature: hungry, space: 1, level: -1, habitats: [forest, land], effects: {e: {count: others, of: wolf, most: 3, space: -1}}}"}},
		"players":       {Set: []string{"players=2", "solo.level=3"}},
		"deal of two":   {Set: []string{"deal={2: [5]}", "players=2"}},
		"no solo":       {Set: []string{"tie_break=none", "passing=[right]"}},
		"odd summaries": {Set: []string{`scorings.normal.summary="a: 'b' # \"c\""`}},
	} {
		t.Run(name, func(t *testing.T) { roundTrip(t, load(t, movingWild, overrides)) })
	}
	roundTrip(t, load(t, tundra, variants.Overrides{}))
}

// TestCardMods checks that what one may say on the command line does what it says, and nothing
// else.
func TestCardMods(t *testing.T) {
	set := func(texts ...string) variants.Overrides { return variants.Overrides{Set: texts} }
	for _, tt := range []struct {
		overrides variants.Overrides
		change    func(*variants.Definition)
	}{
		{variants.Overrides{With: []string{"rules=expert"}}, func(d *variants.Definition) { d.Scoring = "expert" }},
		{set("scoring=expert"), func(d *variants.Definition) { d.Scoring = "expert" }},
		{set("solo.level=3"), func(d *variants.Definition) { d.Solo.Level = 3 }},
		{set("players=2"), func(d *variants.Definition) { d.Players = 2 }},
		{set("players=1"), func(d *variants.Definition) { d.Players = 1 }},
		{set("deck.animals.wolf.level=4"), func(d *variants.Definition) { d.Deck.Animals[d.Deck.Animal("wolf")].Level = 4 }},
		{set("deal.2=[3, 2, 1]"), func(d *variants.Definition) { d.Deal[0].Cards = []int{3, 2, 1} }},
		{set("solo.levels.2.cards.tree-frog=3"), func(d *variants.Definition) { d.Solo.Levels[1].Cards[0].Copies = 3 }},
		{variants.Overrides{Without: []string{"extension"}}, func(d *variants.Definition) { d.Deck.Improvements[0].Enabled = false }},
		{variants.Overrides{With: []string{"extension"}}, func(*variants.Definition) {}},
		{variants.Overrides{Without: []string{"hippo.irritable"}}, func(d *variants.Definition) {
			d.Deck.Animals[d.Deck.Animal("hippo")].Effects[0].Enabled = false
		}},
	} {
		want := load(t, movingWild, variants.Overrides{})
		tt.change(want)
		if diff := cmp.Diff(want.Canonical(), load(t, movingWild, tt.overrides).Canonical()); diff != "" {
			t.Errorf("%+v (-want +got):\n%s", tt.overrides, diff)
		}
	}
}

// TestCardTogglesWork turns each toggle over: it must be so, the digest must change, and turning it
// back must restore all.
func TestCardTogglesWork(t *testing.T) {
	plain := load(t, movingWild, variants.Overrides{})
	var ids []string
	for i, toggle := range plain.Toggles() {
		ids = append(ids, toggle.ID)
		if toggle.Summary == "" {
			t.Errorf("%s does not say what it does", toggle.ID)
		}
		if toggle.Value != "" {
			continue
		}
		on, off := variants.Overrides{With: []string{toggle.ID}}, variants.Overrides{Without: []string{toggle.ID}}
		over := off
		if !toggle.Enabled {
			over = on
		}
		d := load(t, movingWild, over)
		if d.Toggles()[i].Enabled == toggle.Enabled || d.Digest() == plain.Digest() {
			t.Errorf("%+v changes nothing", over)
		}
		if len(variants.Diff(plain, d).Sections) == 0 {
			t.Errorf("%+v is no difference", over)
		}
	}
	want := "tree-frog.chorus red-panda.loner rabbit.sociable wolf.pack hippo.irritable " +
		"extension planting irrigation clearing feeding-station lookout grove deep-forest meadow savanna pond riverside mangrove " +
		"tree-frog sloth red-panda monkey rabbit otter penguin wolf bear crocodile lion hippo elephant rules own-development"
	if got := strings.Join(ids, " "); got != want {
		t.Errorf("toggles %s, want %s", got, want)
	}
}

func TestCardModErrors(t *testing.T) {
	for _, tt := range []struct {
		name      string
		overrides variants.Overrides
	}{
		{"cards-set", variants.Overrides{Set: []string{
			"deck.animals.wolf.lvl=4", "deck.animals.wlf.level=4", "deck.animals.wolf.effects.pak.level=2", "board.files=9", "every_animal.value=3",
			"scoring=exprt", "players=7", "deal.7=[1, 1, 1]", "deal.03=[1, 1, 1]", "deal.4=5", "solo.level=9", "solo.levels.2.cards.frog=4", "passing=left",
			"deck.areas.grove.habitats=[forest, lnd]", "deck.camp=tent", "solo.turns=[]",
		}}},
		{"cards-with", variants.Overrides{With: []string{"hipo.irritable", "extenson", "rules", "rules=exprt", "hippo.irritable=false", "lookout=2"}, Without: []string{"rules", "wulf"}}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := variants.Load(movingWild, tt.overrides)
			if err == nil {
				t.Fatal("no error")
			}
			checkGolden(t, "testdata/overrides/"+tt.name+".golden", err.Error()+"\n")
		})
	}
}

// TestCardsExtend changes a game of cards by a file.
func TestCardsExtend(t *testing.T) {
	d := parse(t, `
extends: moving-wild
name: smaller
players: 2
remove: [solo.levels.4, deck.animals.elephant, deck.animals.wolf.effects.pack, deal.6]
deck:
  animals:
    hippo: {effects: {irritable: {nature: printed, level: -2}}}
    owl: {copies: 4, nature: hungry, space: 1, level: 4, habitats: forest}
`)
	k := &d.Deck
	hippo := k.Animals[k.Animal("hippo")]
	e := hippo.Effects[0]
	if d.Name != "smaller" || k.Size() != 96 || hippo.Space != 4 || e.Level != -2 || e.Most != 0 || e.Nature != "printed" {
		t.Errorf("%s, %d cards, %+v", d.Name, k.Size(), hippo)
	}
	if k.Animal("elephant") >= 0 || len(k.Animals[k.Animal("wolf")].Effects) != 0 || k.Animals[len(k.Animals)-1].ID != "owl" {
		t.Errorf("animals %+v", k.Animals)
	}
	if want := []int{1, 2, 3, 4, 5}; !cmp.Equal(want, d.PlayerCounts()) || len(d.Solo.Levels) != 3 {
		t.Errorf("players %v, %d levels", d.PlayerCounts(), len(d.Solo.Levels))
	}
	roundTrip(t, d)
}

// textKeys are the keys whose values change nothing that is played.
var textKeys = regexp.MustCompile(`(^|\.)(title|summary|author|year|source|text|note|assumed|provenance|name)(\.|$)`)

// TestEveryCardParameterCounts changes every parameter of a game of cards. Its digest must change,
// the rulebook must say so, and so must the change log, which must call what has changed by the
// path that would bring it about.
func TestEveryCardParameterCounts(t *testing.T) {
	d := load(t, tundra, variants.Overrides{})
	var doc yaml.Node
	if err := yaml.Unmarshal(d.Canonical(), &doc); err != nil {
		t.Fatal(err)
	}
	changed := 0
	for _, p := range pathsOf(doc.Content[0], "") {
		if textKeys.MatchString(p) || strings.HasPrefix(p, "options.") || p == "deck.areas.den.enabled" { // each player begins with a den
			continue
		}
		other, ok := another(t, d, p)
		if !ok {
			continue
		}
		changed++
		var c bytes.Buffer
		changes := variants.Diff(d, other)
		if err := changes.WriteText(&c, variants.ShowOptions{}); err != nil {
			t.Fatal(err)
		}
		if shown(t, d, variants.ShowOptions{}) == shown(t, other, variants.ShowOptions{}) {
			t.Errorf("the rulebook does not show %s=%s", p, other.Parameter(p))
		}
		if changes.Equal() {
			t.Errorf("the change log does not tell of %s=%s", p, other.Parameter(p))
			continue
		}
		if strings.Contains(c.String(), "%!") {
			t.Errorf("%s: %s", p, c.String())
		}
		var back variants.Overrides
		for _, s := range changes.Sections {
			for _, change := range s.Changes {
				back.Set = append(back.Set, change.Path+"="+other.Parameter(change.Path))
			}
		}
		if got := load(t, tundra, back); got.Digest() != other.Digest() {
			t.Errorf("%v do not bring about %s=%s", back.Set, p, other.Parameter(p))
		}
	}
	if changed < 80 {
		t.Errorf("only %d parameters were changed", changed)
	}
}

// another is the variant with another value at a path, if it is the path of a single parameter that
// can have one.
func another(t *testing.T, d *variants.Definition, p string) (*variants.Definition, bool) {
	t.Helper()
	now := d.Parameter(p)
	if strings.HasPrefix(now, "{") {
		return nil, false
	}
	values := []string{"1", "2", "3", "4", "5", "6", "true", "false", "friendly", "hungry", "animals", "others", "[snow]", "[lake]",
		"[snow, lake, ice]", "[right]", "floe", "[fox, owl]", "[owl]", "chosen", "none", "hard", "[2, 3]", "[1, 1]"}
	for _, value := range values {
		other, err := variants.Load(tundra, variants.Overrides{Set: []string{p + "=" + value}})
		if err == nil && other.Digest() != d.Digest() {
			return other, true
		}
	}
	t.Errorf("no value tried can be %s", p)
	return nil, false
}

// TestShowCards looks for what a changed game of cards says.
func TestShowCards(t *testing.T) {
	for _, tt := range []struct{ set, want string }{
		{"deck.areas.pond={copies: 3, size: 3, habitats: water, multiplier: 3, provenance: assumed, note: too deep}", "Pond [assumed: too deep]"},
		{"deck.animals.bear.provenance=assumed", "Bear [assumed]"},
		{"deck.improvements.lookout.text=A view!", "Lookout “A view!”"},
		{"deck.animals.wolf.effects.pack.text=Howl!", "gains one level for each other of its kind in the area. “Howl!”"},
		{"deck.animals.wolf.effects.pack.assumed={level: by feeling}", "[assumed level: by feeling]"},
		{"players=1", "Here one player plays"},
		{"passing=[right]", "always to the right"},
		{"passing=[right, left]", "to the left in round 2 and to the right in rounds 1 and 3"},
		{"scoring=expert", "an animal set aside would need. This scoring holds."},
		{"solo.level=4", "begins with two Elephants. This level is played."},
		{"tie_break=none", "Most points win; players with equal points share the win."},
		{"limits.max_plies=90", "Self-play stops a game as a draw after 90 plies."},
	} {
		text := strings.Join(strings.Fields(shown(t, load(t, movingWild, variants.Overrides{Set: []string{tt.set}}), variants.ShowOptions{})), " ")
		if !strings.Contains(text, tt.want) {
			t.Errorf("--set %s: nothing says %q in\n%s", tt.set, tt.want, text)
		}
	}
}

// TestWithoutCards takes cards out of the deck, in every way that a designer may try. Numbers of
// players that are not asked for, and levels, do not stand in the way.
func TestWithoutCards(t *testing.T) {
	removed := parse(t, "extends: moving-wild\nname: smaller\nremove: [deck.animals.sloth]\n")
	for name, d := range map[string]*variants.Definition{
		"a toggle":   load(t, movingWild, variants.Overrides{Without: []string{"sloth"}}),
		"no copies":  load(t, movingWild, variants.Overrides{Set: []string{"deck.animals.sloth.copies=0"}}),
		"a file":     removed,
		"one player": load(t, movingWild, variants.Overrides{Without: []string{"sloth"}, Set: []string{"players=1", "solo.level=3"}}),
	} {
		if d.Deck.Size() != 91 {
			t.Errorf("%s: %d cards are left, want 91", name, d.Deck.Size())
		}
		for i := range d.Solo.Levels {
			for _, set := range d.Deck.Begins(&d.Solo.Levels[i]) {
				if set.Animal == "sloth" {
					t.Errorf("%s: level %s begins with a card that is not in the deck", name, d.Solo.Levels[i].Number)
				}
			}
		}
	}
	few := variants.Overrides{Without: []string{"otter", "penguin"}}
	if got, want := load(t, movingWild, few).PlayerCounts(), []int{1, 2, 3, 4}; !cmp.Equal(want, got) {
		t.Errorf("86 cards are for %v players, want %v", got, want)
	}
	few.Set = []string{"players=5"}
	if _, err := variants.Load(movingWild, few); err == nil || !strings.Contains(err.Error(), "moving-wild.yaml:60:3: 5 players are dealt 90 cards, but the deck has 86") {
		t.Errorf("5 players of 86 cards: %v", err)
	}
	for _, overrides := range []variants.Overrides{
		{Set: []string{"players=1", "solo.level=2", "deck.animals.tree-frog.copies=3"}},
		{Set: []string{"deck.areas.base-camp.enabled=false"}},
	} {
		if _, err := variants.Load(movingWild, overrides); err == nil {
			t.Errorf("%v: no error", overrides.Set)
		}
	}
}
