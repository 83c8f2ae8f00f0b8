package variants_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants"
)

func TestDiffCards(t *testing.T) {
	set := func(texts ...string) variants.Overrides { return variants.Overrides{Set: texts} }
	tests := []struct {
		name      string
		overrides variants.Overrides
		want      []string
	}{
		{"faces", set("deck.areas.pond.size=4", "deck.areas.pond.habitats=[water, land]", "deck.animals.wolf.level=4", "deck.animals.wolf.nature=friendly"), []string{
			"Pond | size: 3 → 4", "Pond | habitats: water → water and land", "Wolf | nature: hungry → friendly", "Wolf | level: 3 → 4"}},
		{"copies", set("deck.animals.elephant.copies=6", "deck.improvements.lookout.copies=3"), []string{"Lookout | copies: 2 → 3", "Elephant | copies: 4 → 6"}},
		{"effect off", variants.Overrides{Without: []string{"hippo.irritable"}}, []string{"Hippo | turned off: irritable: becomes hungry if the area has no other of its kind"}},
		{"effect changed", set("deck.animals.wolf.effects.pack.each=false", "deck.animals.wolf.effects.pack.least=2"), []string{
			"Wolf | pack: gains one level for each other of its kind in the area → gains one level if the area has two or more others of its kind"}},
		{"effect new", set("deck.animals.bear.effects.shy={count: others, of: [wolf, lion], most: 0, level: 2, text: Leave it alone.}"), []string{
			"Bear | new effect shy: gains two levels if the area has no Wolf or Lion"}},
		{"improvement off", variants.Overrides{Without: []string{"lookout"}}, []string{"Lookout | turned off: multiplier +1"}},
		{"card new", set("deck.animals.owl={copies: 2, nature: hungry, space: 1, level: 4, habitats: [forest, land], effects: {e: {level: 1, least: 1}}}"), []string{
			"Owl | new card: two copies, hungry, needs one space, level 4, lives in forest or land; e: gains one level if the area has one or more others of its kind"}},
		{"area new", set("deck.areas.cave={copies: 1, size: 1, multiplier: 5, habitats: land}"), []string{"Cave | new card: one copy, one space, times 5, land"}},
		{"scoring", variants.Overrides{With: []string{"rules=family"}}, []string{
			"Scoring | which holds: normal (two points off for each area with any empty space and two points off for each animal set aside) → " +
				"family (one point off for each area with any empty space and one point off for each animal set aside)"}},
		{"another scoring", set("scorings.expert.space_aside=0", "scorings.mild={animal_aside: 1}"), []string{
			"Scoring | expert: one point off for each empty space and one point off for each space that an animal set aside would need → one point off for each empty space",
			"Scoring | new scoring mild: one point off for each animal set aside"}},
		{"play", set("players=2", "deal.4=[8, 7, 5]", "passing=[right]", "development=chosen", "tie_break=none"), []string{
			"Play | players: 4 → 2", "Play | cards dealt to four players: 8, 7, 6 → 8, 7, 5", "Play | passing: left, right, left → right",
			"Play | parks are developed: the best there is → chosen by the player", "Play | tie-break: more different animals → none"}},
		{"solo", set("solo.turns=[9, 9, 9]", "solo.offer=3", "solo.level=3", "solo.levels.4.cards.elephant=3", "solo.levels.5={cards: {bear: 1, wolf: 1}}"), []string{
			"One player | turns by round: 10, 9, 8 → 9, 9, 9", "One player | cards turned up at a time: 2 → 3", "One player | level played: 1 → 3",
			"One player | level 4 begins with: two Elephants → three Elephants", "One player | new: level 5 begins with one Bear and one Wolf"}},
		{"limits", set("limits.max_plies=100"), []string{"Limits of self-play | most plies: no limit → 100"}},
		{"habitats and camp", set("deck.habitats=[forest, land, water, ice]", "deck.areas.savanna.copies=6", "deck.camp=savanna"), []string{
			"Deck | habitats: forest, land and water → forest, land, water and ice", "Deck | area that players begin with: Base Camp → Savanna", "Savanna | copies: 3 → 6"}},
		{"option", variants.Overrides{With: []string{"own-development"}}, []string{
			"Play | parks are developed: the best there is → chosen by the player", "Options | own-development: off → on"}},
		{"texts", set("title=Another", "deck.animals.wolf.effects.pack.text=Howl!", "deck.note=new", "scorings.expert.summary=harder"), nil},
	}
	plain := load(t, movingWild, variants.Overrides{})
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := variants.Diff(plain, load(t, movingWild, tt.overrides))
			if diff := cmp.Diff(tt.want, entries(c)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestDiffCardsGone reads a change log backwards: what was new is gone.
func TestDiffCardsGone(t *testing.T) {
	plain := load(t, movingWild, variants.Overrides{})
	more := load(t, movingWild, variants.Overrides{Set: []string{
		"deck.animals.owl={copies: 2, nature: hungry, space: 1, level: 4, habitats: forest, effects: {e: {count: others, of: owl, least: 1, level: 1}}}",
		"deck.animals.bear.effects.shy={most: 0, level: 2}", "scorings.mild={animal_aside: 1}", "solo.levels.5={}",
	}})
	var text bytes.Buffer
	if err := variants.Diff(more, plain).WriteText(&text, variants.ShowOptions{}); err != nil {
		t.Fatal(err)
	}
	want := `Moving Wild, changed

Bear
  - no more effect shy: gains two levels if the area has no other of its kind

Owl (gone)
  - no more: two copies, hungry, needs one space, level 4, lives in forest; e: gains one level if
    the area has one or more other Owls

Scoring
  - no more scoring mild: one point off for each animal set aside

One player
  - no more level 5
`
	if diff := cmp.Diff(want, text.String()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestDiffOfKinds compares what cannot be compared.
func TestDiffOfKinds(t *testing.T) {
	cards, board := load(t, movingWild, variants.Overrides{}), load(t, "jungle", variants.Overrides{})
	for want, c := range map[string]*variants.Changes{
		"Game | a game of cards → a board game; nothing else can be compared": variants.Diff(cards, board),
		"Game | a board game → a game of cards; nothing else can be compared": variants.Diff(board, cards),
	} {
		if got := strings.Join(entries(c), "\n"); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
