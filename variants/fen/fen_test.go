package fen

import (
	"errors"
	"slices"
	"testing"
)

var form = Form{Files: 3, Ranks: 2, Letters: "KR"}

func TestParse(t *testing.T) {
	p, err := Parse("k!1R_/2r!_ b 12", form)
	if err != nil {
		t.Fatal(err)
	}
	if p.Side != Black || p.Ply != 12 {
		t.Errorf("side %d, ply %d", p.Side, p.Ply)
	}
	var got []string
	for square, c := range p.Pieces() {
		got = append(got, string(rune('0'+square))+c.Text())
	}
	if want := []string{"3k!", "5R_", "2r!_"}; !slices.Equal(got, want) {
		t.Errorf("pieces %q, want %q", got, want)
	}
	if c := p.Cells[2]; c.Offset != 7 || c.PoisonOffset() != 8 || c.StompOffset() != 9 {
		t.Errorf("the last piece is at %d, its marks at %d and %d", c.Offset, c.PoisonOffset(), c.StompOffset())
	}
	if p, err = Parse("3/3 w", form); err != nil || p.Ply != 1 {
		t.Errorf("without a ply: %v, %v", p, err)
	}
}

func TestErrors(t *testing.T) {
	for _, tt := range []struct {
		text   string
		offset int
		why    string
	}{
		{"", 0, "row 2 has 0 squares; the board has 3 files"},
		{"3 w 1", 1, "expected '/' and row 1"},
		{"3/3/3 w 1", 3, "too many rows; the board has 2"},
		{"2/3 w 1", 0, "row 2 has 2 squares; the board has 3 files"},
		{"4/3 w 1", 0, "4 empty squares do not fit: row 2 has 0 of 3 files so far"},
		{"3/03 w 1", 2, "a number of empty squares begins with a digit from 1"},
		{"KKKK/3 w 1", 3, "row 2 has more than 3 squares"},
		{"3/1Q1 w 1", 3, "no animal has the letter 'Q'; expected one of KR, in upper case for White"},
		{"3/1é1 w 1", 3, "no animal has the letter 'é'; expected one of KR, in upper case for White"},
		{"3/K!!2 w 1", 4, "the mark '!' stands twice"},
		{"3/K__2 w 1", 4, "the mark '_' stands twice"},
		{"3/K_!2 w 1", 4, "the mark '!' stands before '_'"},
		{"3/!3 w 1", 2, "no animal has the letter '!'; expected one of KR, in upper case for White"},
		{"3/3", 3, "expected ' w' or ' b', the side to move, as in 3/1F1/3 w 1"},
		{"3/3 x 1", 3, "expected ' w' or ' b', the side to move, as in 3/1F1/3 w 1"},
		{"3/3 w 0", 5, `expected a space and the number of the ply, from 1, not " 0"`},
		{"3/3 w +1", 5, `expected a space and the number of the ply, from 1, not " +1"`},
		{"3/3 w1", 5, `expected a space and the number of the ply, from 1, not "1"`},
		{"3/3 w 1000000001", 5, `expected a space and the number of the ply, from 1, not " 1000000001"`},
	} {
		_, err := Parse(tt.text, form)
		e, ok := errors.AsType[*Error](err)
		if !ok || e.Offset != tt.offset || e.Message != tt.why {
			t.Errorf("%q: %v, want at %d: %s", tt.text, err, tt.offset, tt.why)
		}
	}
	wide := Form{Files: 16, Ranks: 1}
	if _, err := Parse("102 w 1", wide); err == nil || err.(*Error).Offset != 2 {
		t.Errorf("a number of three digits: %v", err)
	}
	if _, err := Parse("A14b w 1", wide); err != nil {
		t.Errorf("any letters: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"k!1R_/2r!_ b 12", "3/3 w", "K!_2/3 w 1", "0/3 w"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text, form)
		if err != nil {
			if e := err.(*Error); e.Offset < 0 || e.Offset > len(text) {
				t.Errorf("%q: the error is at %d", text, e.Offset)
			}
			return
		}
		cell := func(square int) string { return p.Cells[square].Text() }
		written := string(Append(nil, form.Files, form.Ranks, cell, p.Side, p.Ply))
		again, err := Parse(written, form)
		if err != nil {
			t.Fatalf("%q is written %q: %v", text, written, err)
		}
		for square := range p.Cells {
			if a, b := p.Cells[square].Text(), again.Cells[square].Text(); a != b {
				t.Errorf("%q is written %q: on square %d %q is %q", text, written, square, a, b)
			}
		}
	})
}
