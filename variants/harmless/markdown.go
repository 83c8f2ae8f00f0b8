package harmless

import (
	"regexp"
	"strings"
)

// markdown are the characters that Markdown, as GitHub has it, would not show as they are: those of
// HTML, of tables, code, emphasis, and where links and strikes begin.
var markdown = regexp.MustCompile("[>|`*\\\\]|<[A-Za-z/!?]|&[#A-Za-z]|\\]\\(|\\]\\[|~~|\\b_|_\\b|\n")

// Markdown makes a text show as it is in one line of Markdown, in a table too.
func Markdown(s string) string {
	return markdown.ReplaceAllStringFunc(Text(s), func(m string) string {
		switch m {
		case ">":
			return "&gt;"
		case "|":
			return "&#124;"
		case "\\":
			return "&#92;"
		case "\n":
			return " "
		}
		switch m[0] {
		case '<':
			return "&lt;" + m[1:]
		case '&':
			return "&amp;" + m[1:]
		}
		return `\` + strings.Join(strings.Split(m, ""), `\`)
	})
}

// Cell makes the text of a cell harmless for spreadsheets, which take what begins with certain
// characters for a formula: it is quoted as they do, with an apostrophe. Numbers are not for it.
func Cell(s string) string {
	s = Line(s)
	if s != "" && strings.ContainsRune("=+-@", rune(s[0])) {
		return "'" + s
	}
	return s
}
