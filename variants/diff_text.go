package variants

import (
	"encoding/json"
	"fmt"
	"io"
)

// WriteText writes the changes as a change log, in lines of at most 100 columns.
func (c *Changes) WriteText(w io.Writer, opts ShowOptions) error {
	p := page{colours: opts.Colour}
	switch {
	case c.From.Name == c.To.Name && c.From.Digest != c.To.Digest:
		p.para("", heading, c.From.Title+", changed")
	case c.From.Title == c.To.Title:
		p.para("", heading, c.From.Name+" → "+c.To.Name)
	default:
		p.para("", heading, c.From.Title+" → "+c.To.Title)
	}
	switch {
	case c.From.Digest == c.To.Digest:
		p.para("", plain, "The variants are the same.")
	case c.Equal():
		p.para("", plain, "The rules are the same; names, texts or notes differ.")
	}
	for _, s := range c.Sections {
		title := s.Title
		switch s.Kind {
		case Added:
			title += " (new)"
		case Removed:
			title += " (gone)"
		}
		p.heading(title)
		for _, change := range s.Changes {
			p.para("  - ", change.Kind.style(), change.Text)
		}
	}
	if _, err := io.WriteString(w, p.b.String()); err != nil {
		return fmt.Errorf("writing changes: %w", err)
	}
	return nil
}

func (k ChangeKind) style() style {
	switch k {
	case Added, TurnedOn:
		return gained
	case Removed, TurnedOff:
		return missing
	}
	return plain
}

// WriteJSON writes the changes as one JSON object.
func (c *Changes) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(c); err != nil {
		return fmt.Errorf("writing changes: %w", err)
	}
	return nil
}
