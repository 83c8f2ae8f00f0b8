package variants

import (
	"fmt"
	"iter"
	"strings"
)

// A Cause is a change by a file or a flag. It may be why something in what it stands on is as it
// is.
type Cause struct {
	Without *Definition // the variant without the change
	change  alteration
}

// mostCauses is how many changes are told one by one. Of more, whole parts are.
const mostCauses = 24

// Causes goes through what files and flags change, each with the variant as it is without that
// change. Those that the variant cannot do without are left out.
func (p *Places) Causes() iter.Seq[*Cause] {
	return func(yield func(*Cause) bool) {
		if p.loader.base == nil {
			return
		}
		for _, c := range p.loader.changes(p.overrides, mostCauses) {
			d, left := p.loader.without(p.overrides, map[string]bool{c.at.Place(): true})
			if len(left.List) == 0 && !yield(&Cause{d, c}) {
				return
			}
		}
	}
}

// Flag reports whether the change is one by a flag.
func (c *Cause) Flag() bool { return c.change.flag }

// Flags reports whether flags change the variant.
func (p *Places) Flags() bool {
	return len(p.overrides.With)+len(p.overrides.Without)+len(p.overrides.Set) > 0
}

// May reports whether a cause may be one of what is at a path: it changes what the part stands in.
func (p *Places) May(c *Cause, path string) bool {
	at := p.at(splitPath(path))
	return p.loader.files[at.Source] && (c.change.flag || c.change.at.Source.Order < at.Source.Order)
}

// Caused is an Error about the part at a path. It points at the cause.
func (p *Places) Caused(c *Cause, path, message, hint string) *Error {
	why := fmt.Sprintf("it comes of this change of %q", c.change.path)
	if c.change.removes {
		why = fmt.Sprintf("it comes of removing %q", c.change.path)
	}
	why += fmt.Sprintf(", and is about %s at %s", path, p.at(splitPath(path)).Place())
	return problem{At: c.change.at, Message: message, Hint: strings.TrimPrefix(hint+"\n"+why, "\n")}.Err()
}
