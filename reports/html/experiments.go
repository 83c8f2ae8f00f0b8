package html

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/ablation"
	"github.com/wildbench/wildbench/reports/experiment/values"
	"github.com/wildbench/wildbench/reports/page"
)

// ErrOtherVariant is an experiment with a variant that no chapter is about.
var ErrOtherVariant = errors.New("it is about a variant that the page is not about: its rules are others")

// AddValues puts the values that "wildbench values --format json" has written beside those that the
// run itself shows, in the chapters of the same rules.
func AddValues(chapters []*Chapter, text []byte) error {
	v := new(values.Values)
	if err := strictly(text, v); err != nil {
		return err
	}
	if v.Schema != values.Schema {
		return fmt.Errorf("schema %d, but this program reads %d", v.Schema, values.Schema)
	}
	return attach(chapters, v.Digest, func(c *Chapter) { c.values = v })
}

// AddAblation puts what "wildbench ablate --format json" has written into the chapters of the same
// rules.
func AddAblation(chapters []*Chapter, text []byte) error {
	a := new(ablation.Ablation)
	if err := strictly(text, a); err != nil {
		return err
	}
	if a.Schema != ablation.Schema {
		return fmt.Errorf("schema %d, but this program reads %d", a.Schema, ablation.Schema)
	}
	return attach(chapters, a.Digest, func(c *Chapter) { c.ablation = a })
}

// strictly reads one JSON value in which nothing is unknown.
func strictly(text []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("not what the command writes: %w", err)
	}
	if d.More() {
		return errors.New("something follows what the command writes")
	}
	return nil
}

func attach(chapters []*Chapter, digest string, put func(*Chapter)) error {
	found := false
	for _, c := range chapters {
		if c.Report.Digest == digest {
			put(c)
			found = true
		}
	}
	if !found {
		return ErrOtherVariant
	}
	return nil
}

// valueTable shows what pieces are worth by both methods, and marks those about which they
// disagree.
func valueTable(v *values.Values) chartTable {
	t := chartTable{
		Class: "values", Caption: "Worth in two ways: by matches in which one side lacks a piece, and by regression",
		Head: []string{"piece", "by matches, Elo", "by matches, ±", "by regression, ±", "do they agree?"},
	}
	s := scale{marked: true}
	for _, p := range v.Pieces {
		s = s.cover(p.MatchElo, p.RegressionElo)
	}
	for _, p := range v.Pieces {
		agree := page.None
		switch {
		case p.Disagree:
			agree = "no, p = " + page.PValue(float64(p.Corrected))
		case p.P.Known():
			agree = "yes"
		}
		t.Rows = append(t.Rows, chartRow{
			Figure: "values." + p.ID, Value: exact(p.MatchElo.Value), Label: p.Name, Bar: intervalBar(p.MatchElo, s), Warn: p.Disagree,
			Cells: []string{eloOrNone(p.MatchElo), eloOrNone(p.RegressionElo), agree},
		})
	}
	t.Note = scaleText(s, reports.Unit{Scale: 1}) + fmt.Sprintf(" By wildbench values: %s games a piece of %s, seed %d.", page.Count(v.Games), v.Bots, v.Seed)
	return t
}

func eloOrNone(e reports.Estimate) string {
	if !e.Value.Known() {
		return page.None
	}
	return eloText(e)
}

// ablationTable ranks abilities by what they are worth to who has them.
func ablationTable(a *ablation.Ablation) chartTable {
	t := chartTable{
		Class: "ablation", Caption: "Abilities by worth: a side that has it against one that has not",
		Head: []string{"ability", "Elo", "Elo, ±", "verdict", "what turning it does to the game, for both"},
	}
	s := scale{marked: true}
	for _, x := range a.Abilities {
		if x.Worth != nil {
			s = s.cover(x.Worth.Elo)
		}
	}
	for _, x := range a.Abilities {
		row := chartRow{Figure: "ablation." + x.ID, Value: "null", Label: x.ID, Cells: []string{page.None, page.None, gameText(x)}}
		if !x.On {
			row.Label += " (off, turned on)"
		}
		if x.Worth != nil {
			row.Value, row.Bar = exact(x.Worth.Elo.Value), intervalBar(x.Worth.Elo, s)
			row.Cells[0], row.Cells[1] = eloOrNone(x.Worth.Elo), string(x.Verdict)
		}
		t.Rows = append(t.Rows, row)
	}
	t.Note = scaleText(s, reports.Unit{Scale: 1}) + fmt.Sprintf(" By wildbench ablate: %s games a question of %s, seed %d; verdicts are corrected for the number of abilities.",
		page.Count(a.Games), a.Bots, a.Seed)
	return t
}

// unitOf is the unit of a figure that ablations look at.
func unitOf(figure string) reports.Unit {
	switch figure {
	case "length":
		return reports.Plies
	case "evenness":
		return reports.Index
	}
	return reports.Share
}

// gameText says which figures an ability moves by more than chance.
func gameText(x ablation.Ability) string {
	if x.Inert {
		return "nothing at all"
	}
	var words []string
	for _, e := range x.Game {
		if e.Marked {
			words = append(words, e.Name+" "+unitOf(e.Figure).Difference(float64(e.Change.Value)))
		}
	}
	slices.Sort(words)
	return strings.Join(words, "; ")
}
