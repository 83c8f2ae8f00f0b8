package variants

import "slices"

// Places knows where the parts of a variant are written: in its file, in one that it extends, or in
// a flag.
type Places struct {
	loader    *loader // that has read the variant
	overrides Overrides
}

// A removal is a part that a file takes away from what it extends, and where it says so.
type removal struct {
	path path
	at   *node
}

// Error is an Error about the part at a dotted path, such as animals.frog.abilities.croak. Of a
// part that is not written anywhere, it points at the innermost part around it. Where something was
// removed from the part, it points at the removal.
func (p *Places) Error(path, message, hint string) *Error {
	return problem{At: p.at(splitPath(path)), Message: message, Hint: hint}.Err()
}

// Stated reports whether a file or a flag says what is at a path.
func (p *Places) Stated(path string) bool {
	_, rest := p.loader.tree.Find(splitPath(path))
	return len(rest) == 0
}

func (p *Places) at(path path) *node {
	found, rest := p.loader.tree.Find(path)
	at := found.Key
	if len(rest) == 0 && !found.Value.IsMapping() {
		at = found.Value
	}
	if len(rest) == 0 && !at.Source.Inherited {
		return at
	}
	for _, r := range p.loader.removed {
		if len(r.path) >= len(path) && slices.Equal(r.path[:len(path)], path) {
			return r.at
		}
	}
	return at
}

// Inherited reports whether the part at a dotted path stands in a file that the variant's own file
// extends.
func (p *Places) Inherited(path string) bool { return p.at(splitPath(path)).Source.Inherited }
