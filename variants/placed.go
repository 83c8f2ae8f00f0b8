package variants

import (
	"errors"
	"strconv"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Placed tells errors about the changes where the user has written them, if that is in no flag of
// these names. at gives the place, for a flag, what it is given, and a character of that, from 0;
// nil if it is the flag itself. Other errors stay as they are.
func (m Overrides) Placed(err error, at func(flag, text string, offset int) *strictyaml.Node) error {
	var found Errors
	if !errors.As(err, &found) {
		return err
	}
	placed := make(Errors, len(found))
	for i, e := range found {
		placed[i] = e
		m.each(func(flag, text string) {
			if e.File != FlagName(flag, text) {
				return
			}
			if n := at(flag, text, max(0, e.Column-len(flag)-2)); n != nil {
				placed[i] = strictyaml.Problem{At: n, Message: e.Message, Hint: e.Hint}.Err()
			}
		})
	}
	return placed
}

// each goes through the changes, as flags of the command line.
func (m Overrides) each(yield func(flag, text string)) {
	for _, text := range m.With {
		yield("--with", text)
	}
	for _, text := range m.Without {
		yield("--without", text)
	}
	for _, text := range m.Set {
		yield("--set", text)
	}
	if m.Players != 0 {
		yield("--players", strconv.Itoa(m.Players))
	}
}
