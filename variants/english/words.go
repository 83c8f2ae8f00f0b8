// Package english has the small grammar that texts about games need: numbers in words, plurals,
// lists, articles. It knows nothing of games.
package english

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

var (
	numberWords = []string{
		"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
	}
	ordinalWords = []string{
		"", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth",
	}
)

// Number writes a small number as a word.
func Number(n int) string {
	if n >= 0 && n < len(numberWords) {
		return numberWords[n]
	}
	return strconv.Itoa(n)
}

// Ordinal writes second, third and so on.
func Ordinal(n int) string {
	if n > 0 && n < len(ordinalWords) {
		return ordinalWords[n]
	}
	return strconv.Itoa(n) + "th"
}

// Counted is a number of things: one square, two squares.
func Counted(n int, noun string) string { return CountedAs(n, noun, Plural(noun)) }

// CountedAs is a number of things of which one and many have their own names.
func CountedAs(n int, one, many string) string {
	if n == 1 {
		return "one " + one
	}
	return Number(n) + " " + many
}

// Span is a number of things between bounds, the upper one of which may be too large to matter.
func Span(least, most, unlimited int, noun string) string {
	switch {
	case least == most:
		return Counted(most, noun)
	case most >= unlimited && least == 1:
		return "any number of " + Plural(noun)
	case most >= unlimited:
		return "at least " + Counted(least, noun)
	case least+1 == most:
		return Number(least) + " or " + Counted(most, noun)
	case least == 1:
		return "up to " + Counted(most, noun)
	}
	return Number(least) + " to " + Counted(most, noun)
}

// WithArticle puts a or an before a noun.
func WithArticle(noun string) string {
	if noun != "" && strings.ContainsRune("aeiou", unicode.ToLower(rune(noun[0]))) {
		return "an " + noun
	}
	return "a " + noun
}

// Sentence makes a sentence of a clause.
func Sentence(clause string) string { return Capital(clause) + "." }

// Capital begins a text with a capital letter.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return text
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// Times says how often, in words: once, twice, three times.
func Times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return Number(n) + " times"
}

// List writes words as a sentence does: a, b or c.
func List(words []string, conjunction string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + conjunction + " " + words[last]
}

// Name writes an id as words.
func Name(id string) string { return strings.NewReplacer("-", " ", "_", " ").Replace(id) }
