package sweep

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

func run(t *testing.T, games int, sets ...string) *Sweep {
	t.Helper()
	var columns []Column
	for _, set := range sets {
		def, err := variants.Load("../../reportstest/testdata/pond.yaml", variants.Overrides{Set: []string{set}})
		if err != nil {
			t.Fatal(err)
		}
		columns = append(columns, Column{set, def})
	}
	l := &experiment.Lab{Pairings: selfplay.Pairings("greedy"), Games: games, Seed: 5}
	s, err := Run(context.Background(), l, "pond", columns)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func (s *Sweep) row(figure string) *Row {
	for i := range s.Rows {
		if s.Rows[i].Figure == figure {
			return &s.Rows[i]
		}
	}
	return nil
}

func TestReach(t *testing.T) {
	s := run(t, 300, "animals.heron.abilities.stab.reach=1", "animals.heron.abilities.stab.reach=1", "animals.heron.abilities.stab.reach=4")
	games := s.row("games.heron.stab")
	if games.Cells[0].Verdict != "" || games.Cells[1].Verdict != stats.Same || games.Cells[2].Verdict != stats.Higher {
		t.Errorf("verdicts on how often it stabs: %+v", games.Cells)
	}
	if s.Columns[0].Fingerprint != s.Columns[1].Fingerprint || s.Columns[0].Fingerprint == s.Columns[2].Fingerprint {
		t.Errorf("columns: %+v", s.Columns)
	}
}

// TestNewEnds has an end that only one column knows: in the other it is known to happen in no game.
func TestNewEnds(t *testing.T) {
	s := run(t, 100, "end.home.enabled=false", "end.home.enabled=true")
	home := s.row("end.home")
	if home.Cells[0].Value != 0 || home.Cells[1].Value < .2 || home.Cells[1].Verdict != stats.Higher {
		t.Errorf("%+v", home.Cells)
	}
	family, seen := "", map[string]bool{}
	for _, r := range s.Rows {
		if r.Family != family && seen[r.Family] {
			t.Errorf("the family %s is told twice", r.Family)
		}
		family, seen[r.Family] = r.Family, true
	}
}

func TestText(t *testing.T) {
	s := run(t, 60, "animals.heron.abilities.stab.reach=1", "animals.heron.abilities.stab.reach=2", "animals.heron.abilities.stab.reach=4")
	for _, o := range []page.Options{{}, {Width: 80}, {Markdown: true}} {
		var b bytes.Buffer
		if err := s.WriteText(&b, o); err != nil {
			t.Fatal(err)
		}
		for i, l := range strings.Split(b.String(), "\n") {
			if !o.Markdown && (utf8.RuneCountInString(l) > 110 || strings.TrimRight(l, " ") != l || strings.Contains(l, "NaN")) {
				t.Errorf("line %d: %q", i+1, l)
			}
		}
	}
	var b bytes.Buffer
	if err := s.WriteJSON(&b); err != nil || !json.Valid(b.Bytes()) {
		t.Errorf("%v: %s", err, b.String())
	}
}
