package english

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// PluralOf is the plural of a name: the one that is given, or else the one made by the rules of
// English.
func PluralOf(name, given string) string {
	if given != "" {
		return given
	}
	return Plural(name)
}

// Plural is the plural of a noun. Of a name of several words the head changes: Man-at-arms,
// Queen of hearts, Poison Dart Frog.
func Plural(noun string) string {
	for _, joint := range []string{"-at-", "-of-", " at ", " of ", "-in-", " in "} {
		if head, rest, found := strings.Cut(noun, joint); found && head != "" {
			return Plural(head) + joint + rest
		}
	}
	cut := strings.LastIndexAny(noun, " -") + 1
	before, word := noun[:cut], noun[cut:]
	lower := strings.ToLower(word)
	if other, ok := irregular[lower]; ok {
		return before + likeFirst(word, other)
	}
	for _, same := range []string{"fish", "deer", "sheep"} {
		if strings.HasSuffix(lower, same) {
			return noun
		}
	}
	switch {
	case strings.HasSuffix(lower, "man") && !slices.Contains(regularMan, lower):
		return noun[:len(noun)-2] + "en"
	case strings.HasSuffix(lower, "mouse"):
		return noun[:len(noun)-len("ouse")] + "ice"
	}
	return before + regular(word)
}

// irregular nouns of the kinds that games have pieces of, by their singular.
var irregular = map[string]string{
	"goose": "geese", "louse": "lice", "ox": "oxen", "child": "children", "foot": "feet",
	"tooth": "teeth", "hero": "heroes", "buffalo": "buffaloes", "mosquito": "mosquitoes",
	"thief": "thieves", "wife": "wives", "midwife": "midwives", "knife": "knives", "leaf": "leaves",
	"sheaf": "sheaves", "dwarf": "dwarves", "elf": "elves", "bison": "bison", "moose": "moose",
	"elk": "elk", "swine": "swine", "squid": "squid", "salmon": "salmon", "trout": "trout",
	"octopus": "octopuses", "person": "people", "series": "series", "species": "species",
	"volcano": "volcanoes", "potato": "potatoes", "tomato": "tomatoes", "die": "dice",
}

// regularMan are nouns that end in man and do not become men.
var regularMan = []string{"human", "shaman", "caiman", "cayman", "talisman", "german", "roman", "norman", "ottoman"}

// likeFirst writes a word with a capital if another has one.
func likeFirst(model, word string) string {
	if first, _ := utf8.DecodeRuneInString(model); unicode.IsUpper(first) {
		return strings.ToUpper(word[:1]) + word[1:]
	}
	return word
}

// regular is the plural of a word that follows the rules.
func regular(noun string) string {
	if noun == "" {
		return noun
	}
	n := len(noun)
	vowel := func(c byte) bool { return strings.IndexByte("aeiou", c) >= 0 }
	for _, hiss := range []string{"s", "x", "z", "ch", "sh"} {
		if strings.HasSuffix(noun, hiss) {
			return noun + "es"
		}
	}
	switch {
	case n > 1 && noun[n-1] == 'y' && !vowel(noun[n-2]):
		return noun[:n-1] + "ies"
	case strings.HasSuffix(noun, "lf"):
		return noun[:n-1] + "ves"
	}
	return noun + "s"
}
