package config

import (
	"fmt"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// ReadYAML reads a word for pairings, or a list of them. It returns what is neither.
func (p *Pairings) ReadYAML(n *strictyaml.Node) []strictyaml.Mismatch {
	var found []strictyaml.Mismatch
	if !n.IsSequence() {
		known, err := word(n.Text, Kinds)
		if err == nil && n.IsText() {
			p.Kind = known
			return nil
		}
		m := strictyaml.Mismatch{At: n, Want: pairingsWanted}
		if near := nearest(n.Text, Kinds); n.IsText() && near != "" {
			m.Hint = fmt.Sprintf("did you mean %q?", near)
		}
		return append(found, m)
	}
	for _, item := range n.Items {
		if !item.IsSequence() || len(item.Items) != 2 {
			found = append(found, strictyaml.Mismatch{At: item, Want: "a list of [BOT, BOT]"})
			continue
		}
		for _, bot := range item.Items {
			if !bot.IsText() {
				found = append(found, strictyaml.Mismatch{At: bot, Want: "a list of [BOT, BOT]"})
			}
		}
		p.List = append(p.List, [2]string{item.Items[0].Text, item.Items[1].Text})
	}
	return found
}
