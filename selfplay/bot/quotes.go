package bot

import (
	"fmt"
	"strings"
)

// Split reads a list of bots with commas between them. A comma within quotes is no end of one: it
// belongs to the command of a program. A whole spec may stand in double quotes as in CSV, where a
// quote within is written twice.
func Split(text string) []string {
	var list []string
	for more := text != ""; more; {
		var spec string
		spec, text, more = cutSpec(text)
		list = append(list, spec)
	}
	return list
}

// cutSpec cuts the first spec off, and says whether a comma follows it.
func cutSpec(text string) (spec, rest string, more bool) {
	if spec, rest, ok := cutField(text); ok {
		rest, more = strings.CutPrefix(rest, ",")
		return spec, rest, more
	}
	var quote byte
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case quote == '"' && escapes(text[i:]):
			i++
		case c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case quote == 0 && c == ',':
			return text[:i], text[i+1:], true
		}
	}
	return text, "", false
}

// cutField cuts off a field that stands in quotes as in CSV, if it does and ends there.
func cutField(text string) (field, rest string, ok bool) {
	if !strings.HasPrefix(text, `"`) {
		return "", text, false
	}
	var b strings.Builder
	for rest = text[1:]; ; {
		before, after, found := strings.Cut(rest, `"`)
		b.WriteString(before)
		switch {
		case !found:
			return "", text, false
		case after == "" || after[0] == ',':
			return b.String(), after, true
		case after[0] != '"':
			return "", text, false
		}
		b.WriteByte('"')
		rest = after[1:]
	}
}

// commandWords reads a command: words apart by spaces, of which some may stand in single or double
// quotes, as in a shell. Between double quotes \" is a quote and \\ a backslash; any other
// backslash stands for itself.
func commandWords(text string) (words []string, err error) {
	var (
		word   []byte
		inside bool // of a word
		quote  byte
		from   int // where the quote was
	)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case quote == '"' && escapes(text[i:]):
			i++
			word = append(word, text[i])
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			word = append(word, c)
		case c == '"' || c == '\'':
			quote, from, inside = c, i, true
		case c == ' ':
			if inside {
				words = append(words, string(word))
			}
			word, inside = word[:0], false
		default:
			word, inside = append(word, c), true
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("the quote at the start of %s has no end; a quote itself is written %s",
			text[from:], map[byte]string{'"': `'"'`, '\'': `"'"`}[quote])
	}
	if inside {
		words = append(words, string(word))
	}
	return words, nil
}

// escapes reports whether a text between double quotes begins with a backslash that makes the next
// character stand for itself.
func escapes(text string) bool {
	return len(text) > 1 && text[0] == '\\' && (text[1] == '"' || text[1] == '\\')
}

// quoteWords writes words so that [commandWords] reads them again.
func quoteWords(words []string) string {
	var list []string
	for _, w := range words {
		switch {
		case w != "" && !strings.ContainsAny(w, ` '",`):
		case !strings.Contains(w, "'"):
			w = "'" + w + "'"
		default:
			w = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(w) + `"`
		}
		list = append(list, w)
	}
	return strings.Join(list, " ")
}
