package variants

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

// inWords writes a small number as a word.
func inWords(n int) string {
	if n >= 0 && n < len(numberWords) {
		return numberWords[n]
	}
	return strconv.Itoa(n)
}

// ordinal writes second, third and so on.
func ordinal(n int) string {
	if n > 0 && n < len(ordinalWords) {
		return ordinalWords[n]
	}
	return strconv.Itoa(n) + "th"
}

// counted is a number of things: one square, two squares.
func counted(n int, noun string) string { return countedAs(n, noun, plural(noun)) }

// countedAs is a number of things of which one and many have their own names.
func countedAs(n int, one, many string) string {
	if n == 1 {
		return "one " + one
	}
	return inWords(n) + " " + many
}

// span is a number of things between bounds, the upper one of which may be too large to matter.
func span(least, most, unlimited int, noun string) string {
	switch {
	case least == most:
		return counted(most, noun)
	case most >= unlimited && least == 1:
		return "any number of " + plural(noun)
	case most >= unlimited:
		return "at least " + counted(least, noun)
	case least+1 == most:
		return inWords(least) + " or " + counted(most, noun)
	case least == 1:
		return "up to " + counted(most, noun)
	}
	return inWords(least) + " to " + counted(most, noun)
}

// withArticle puts a or an before a noun.
func withArticle(noun string) string {
	if noun != "" && strings.ContainsRune("aeiou", unicode.ToLower(rune(noun[0]))) {
		return "an " + noun
	}
	return "a " + noun
}

// asSentence makes a sentence of a clause.
func asSentence(clause string) string {
	first, size := utf8.DecodeRuneInString(clause)
	return string(unicode.ToUpper(first)) + clause[size:] + "."
}
