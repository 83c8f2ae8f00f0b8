package strictyaml

import (
	"regexp"
	"strconv"
	"strings"
)

// plainWord matches texts that YAML reads as text without quotes, apart from a few words such as
// true.
var plainWord = regexp.MustCompile(`^[a-z][a-z0-9_.-]*$`)

// Flow writes a scalar or a list on one line.
func Flow(n *Node) string {
	switch {
	case n.IsSequence():
		items := make([]string, len(n.Items))
		for i, item := range n.Items {
			items[i] = Flow(item)
		}
		return "[" + strings.Join(items, ", ") + "]"
	case n.IsMapping():
		parts := make([]string, len(n.Entries))
		for i, e := range n.Entries {
			parts[i] = quoted(e.Key.Text) + ": " + Flow(e.Value)
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case n.tag == "!!str":
		return quoted(n.Text)
	case n.tag == "!!null":
		return "null"
	}
	return n.Text
}

// quoted writes a text so that YAML reads it back as that text.
func quoted(text string) string {
	if plainWord.MatchString(text) && text != "true" && text != "false" && text != "null" {
		return text
	}
	return strconv.Quote(text)
}

// block writes a mapping over several lines, the lists in it on one line each unless they hold
// longer texts.
func block(b *strings.Builder, n *Node, margin string) {
	for _, e := range n.Entries {
		b.WriteString(margin + quoted(e.Key.Text) + ":")
		switch v := e.Value; {
		case v.IsMapping() && len(v.Entries) > 0:
			b.WriteString("\n")
			block(b, v, margin+"  ")
		case v.IsSequence() && len(v.Items) > 0 && strings.Contains(v.Items[0].Text, " "):
			b.WriteString("\n")
			for _, item := range v.Items {
				b.WriteString(margin + "  - " + Flow(item) + "\n")
			}
		default:
			b.WriteString(" " + Flow(v) + "\n")
		}
	}
}
