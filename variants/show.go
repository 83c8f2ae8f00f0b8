package variants

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// ShowOptions say how [Show] writes.
type ShowOptions struct {
	Colour bool // with ANSI colours, for terminals
}

// Show writes a variant the way a rulebook would, in lines of at most 100 columns: the board with
// terrain and setup, each animal with what it can do in words, how captures and the end of the game
// work. What the rulebook behind the variant does not say itself is marked as assumed or
// reconstructed.
func Show(w io.Writer, d *Definition, opts ShowOptions) error {
	s := shower{page: page{colours: opts.Colour}, d: d, t: teller{d: d}}
	s.title()
	genreOf(d).show(&s)
	return s.write(w)
}

func (s *shower) write(w io.Writer) error {
	if _, err := io.WriteString(w, s.b.String()); err != nil {
		return fmt.Errorf("showing %s: %w", s.d.Name, err)
	}
	return nil
}

// A shower writes the rulebook of one variant.
type shower struct {
	page
	d *Definition
	t teller
}

func (s *shower) title() {
	d := s.d
	s.para("", heading, d.shownTitle())
	if d.Summary != "" {
		s.para("", plain, d.Summary)
	}
	var imprint []string
	if d.Author != "" {
		imprint = append(imprint, "by "+d.Author)
	}
	if d.Year != 0 {
		imprint = append(imprint, strconv.Itoa(d.Year))
	}
	if d.Source != "" {
		imprint = append(imprint, "source: "+d.Source)
	}
	s.para("", aside, strings.Join(append(imprint, "variant: "+d.Label()), " · "))
	s.provenance("", &d.Provenance)
}

// shownTitle is the title, or the name of a variant without one.
func (d *Definition) shownTitle() string {
	if d.Title != "" {
		return d.Title
	}
	return d.Name
}

// provenance marks what a part does not owe to the rulebook.
func (s *shower) provenance(indent string, p *Provenance) {
	switch {
	case p.Origin == "published" && p.Note != "":
		s.para(indent, marked, "[note: "+p.Note+"]")
	case p.Origin != "published" && p.Note != "":
		s.para(indent, marked, "["+p.Origin+": "+p.Note+"]")
	case p.Origin != "published":
		s.para(indent, marked, "["+p.Origin+"]")
	}
	for _, a := range p.Assumed {
		s.para(indent, marked, "[assumed "+a.Parameter+": "+a.Note+"]")
	}
}
