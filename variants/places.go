package variants

// Places knows where the parts of a variant are written: in its file, in one that it extends, or in a flag.
type Places struct{ root *node }

// Error is an Error about the part at a dotted path, such as animals.frog.abilities.croak. Of a part that is not written
// anywhere, it points at the innermost part around it.
func (p *Places) Error(path, message, hint string) *Error {
	found, rest := p.root.find(splitPath(path))
	at := found.key
	if len(rest) == 0 && !found.value.isMapping() {
		at = found.value
	}
	return problem{at: at, message: message, hint: hint}.error()
}
