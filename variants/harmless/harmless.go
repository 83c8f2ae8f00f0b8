// Package harmless makes text harmless that comes from elsewhere: from a bot, a file, the name of a
// file. Characters that command a terminal, reverse the order of others or cannot be seen are
// written as escapes, such as \u001b, which are harmless in every format and mean the same in JSON.
//
//	fmt.Println(harmless.Text("\x1b[31mRed")) // \u001b[31mRed
//
// What a format has besides, such as the pipes of a Markdown table, is the business of those who
// write it.
package harmless

import (
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Text makes text of several lines harmless: line feeds and tabs stay.
func Text(s string) string {
	return escape(s, func(r rune) bool { return r != '\n' && r != '\t' && Hidden(r) })
}

// Line makes text harmless that is to stay on one line.
func Line(s string) string { return escape(s, Hidden) }

// Hidden reports whether a character is not seen as one: a control character, a mark that turns the
// direction of writing, one of no width, or none at all.
func Hidden(r rune) bool {
	switch {
	case r < 0x20, r >= 0x7f && r <= 0x9f: // C0, DEL, C1
	case r == 0x00ad, r == 0x034f, r == 0x061c, r == 0x115f, r == 0x1160, r == 0x3164, r == 0xffa0:
	case r == 0x17b4, r == 0x17b5, r >= 0x180b && r <= 0x180f:
	case r >= 0x200b && r <= 0x200f, r >= 0x2028 && r <= 0x202e, r >= 0x2060 && r <= 0x206f:
	case r == 0xfeff, r >= 0xfff9 && r <= 0xfffb, r == utf8.RuneError:
	case r >= 0xfdd0 && r <= 0xfdef, r&0xfffe == 0xfffe: // never characters
	case r >= 0xe0000 && r <= 0xe0fff:
	default:
		return false
	}
	return true
}

// escape writes the characters that are bad as \uXXXX. A byte that is no character is \ufffd.
func escape(s string, bad func(rune) bool) string {
	if strings.IndexFunc(s, bad) < 0 {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch {
		case !bad(r):
			b.WriteRune(r)
		case r > 0xffff:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		default:
			fmt.Fprintf(&b, `\u%04x`, r)
		}
	}
	return b.String()
}
