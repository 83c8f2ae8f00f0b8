package variants

import (
	"regexp"
	"strconv"
	"strings"
)

// plainWord matches texts that YAML reads as text without quotes, apart from a few words such as true.
var plainWord = regexp.MustCompile(`^[a-z][a-z0-9_.-]*$`)

// flow writes a scalar or a list on one line.
func flow(n *node) string {
	switch {
	case n.isSequence():
		items := make([]string, len(n.items))
		for i, item := range n.items {
			items[i] = flow(item)
		}
		return "[" + strings.Join(items, ", ") + "]"
	case n.isMapping():
		parts := make([]string, len(n.entries))
		for i, e := range n.entries {
			parts[i] = quoted(e.key.text) + ": " + flow(e.value)
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case n.tag == "!!str":
		return quoted(n.text)
	case n.tag == "!!null":
		return "null"
	}
	return n.text
}

// quoted writes a text so that YAML reads it back as that text.
func quoted(text string) string {
	if plainWord.MatchString(text) && text != "true" && text != "false" && text != "null" {
		return text
	}
	return strconv.Quote(text)
}

// block writes a mapping over several lines, the lists in it on one line each unless they hold longer texts.
func block(b *strings.Builder, n *node, margin string) {
	for _, e := range n.entries {
		b.WriteString(margin + quoted(e.key.text) + ":")
		switch v := e.value; {
		case v.isMapping() && len(v.entries) > 0:
			b.WriteString("\n")
			block(b, v, margin+"  ")
		case v.isSequence() && len(v.items) > 0 && strings.Contains(v.items[0].text, " "):
			b.WriteString("\n")
			for _, item := range v.items {
				b.WriteString(margin + "  - " + flow(item) + "\n")
			}
		default:
			b.WriteString(" " + flow(v) + "\n")
		}
	}
}
