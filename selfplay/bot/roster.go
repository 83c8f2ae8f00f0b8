package bot

import (
	"fmt"
	"slices"
	"strings"
)

// Roster finds the bots of games by their names and settings: their specs, each once, in the order
// given. Where a game is dealt, settings that bots do not heed there are no part of a spec. The
// notes say what was left out. Errors are a [*SpecError].
func Roster(texts []string, dealt bool) (specs, notes []string, err error) {
	for _, text := range texts {
		spec, note, err := Heeded(text, dealt)
		if err != nil {
			return nil, nil, err
		}
		if note != "" {
			notes = append(notes, note)
		}
		if slices.Contains(specs, spec) {
			notes = append(notes, fmt.Sprintf("the bot %s is named more than once; it plays once", spec))
			continue
		}
		specs = append(specs, spec)
	}
	return specs, uniqueOf(notes), nil
}

// Heeded is the spec of a bot with the settings that it heeds in games that are dealt or not, and a
// note that names those given which mean nothing there; empty if there are none.
func Heeded(text string, dealt bool) (spec, note string, err error) {
	text = strings.TrimSpace(text)
	f, err := New(text)
	if err != nil || !dealt {
		return f.Spec, "", err
	}
	name, rest, _ := strings.Cut(text, ":")
	i := slices.IndexFunc(kinds, func(k Kind) bool { return k.Name == name })
	if i < 0 { // a program, which heeds what it likes
		return f.Spec, "", nil
	}
	var kept, idle []string
	for part := range strings.SplitSeq(rest, ":") {
		setting, _, _ := strings.Cut(part, "=")
		if k := slices.IndexFunc(kinds[i].Settings, func(t Setting) bool { return t.Name == setting }); k >= 0 && kinds[i].Settings[k].Boards {
			idle = append(idle, setting)
		} else if part != "" {
			kept = append(kept, part)
		}
	}
	if idle == nil {
		return f.Spec, "", nil
	}
	f, err = New(strings.TrimSuffix(name+":"+strings.Join(kept, ":"), ":"))
	return f.Spec, fmt.Sprintf("the bot %s does not heed %s in games of cards; it plays as %s",
		text, strings.Join(idle, ", "), f.Spec), err
}

// uniqueOf are texts without those that are there already.
func uniqueOf(texts []string) (once []string) {
	for _, text := range texts {
		if !slices.Contains(once, text) {
			once = append(once, text)
		}
	}
	return once
}
