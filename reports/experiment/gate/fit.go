package gate

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/variants/spelling"
)

// fits notes tolerances and tests that speak of nothing that the baseline holds: they would pass
// whatever happens.
func (b *Baseline) fits() error {
	if len(b.Batches) == 0 {
		return nil
	}
	var variants, pairings []string
	for i := range b.Batches {
		variants = append(variants, b.Batches[i].Variant)
		for k := range b.Batches[i].Pairings {
			pairings = append(pairings, b.Batches[i].Pairings[k].Name())
		}
	}
	known := func(at, word string, words []string) bool {
		if word == "" || slices.Contains(words, word) {
			return true
		}
		words = slices.Compact(slices.Sorted(slices.Values(words)))
		b.doc.Fail(b.doc.At(at), spelling.Hint(word, words), "the baseline has no %s %q", at[strings.LastIndexByte(at, '.')+1:], word)
		return false
	}
	for i := range b.Tolerances {
		at := fmt.Sprintf("tolerances.%d", i)
		if t := &b.Tolerances[i]; known(at+".pairing", t.Pairing, pairings) {
			b.fit(t, at+".metric")
		}
	}
	for i, s := range b.Sequential {
		at := fmt.Sprintf("sequential.%d", i)
		known(at+".pairing", s.Pairing, pairings)
		known(at+".variant", s.Variant, variants)
	}
	return b.doc.Err()
}

// fit notes that a tolerance fits no figure. A pattern of figures that games may have, such as
// end.*, fits even if the games of the baseline have none; so does an end that never happened,
// unless it reads like one that did.
func (b *Baseline) fit(t *Tolerance, at string) {
	own, others := b.figures(t)
	patterns := reports.FigurePatterns()
	matching := func(id string) bool { return matches(t.Metric, id) }
	if slices.ContainsFunc(own, matching) || slices.Contains(patterns, t.Metric) {
		return
	}
	alike, near := likeliest(t.Metric, own, patterns)
	wild := strings.ContainsAny(t.Metric, `*?[\`)
	switch {
	case slices.ContainsFunc(others, matching):
		b.doc.Fail(b.doc.At(at), "name the pairing: a tolerance without one is for bots against themselves",
			"%q fits no figure of the pairings that this tolerance speaks of", t.Metric)
	case alike == nil: // of a kind of which too few games know any
	case reports.NoneIfAbsent(t.Metric) && !wild && near == "":
	case near != "":
		b.doc.Fail(b.doc.At(at), fmt.Sprintf("did you mean %q?", near), "%q fits no figure", t.Metric)
	default:
		b.doc.Fail(b.doc.At(at), "known: "+strings.Join(alike, ", "), "%q fits no figure", t.Metric)
	}
}

// likeliest lists the figures that a metric may have been meant to fit, and the nearest of them or
// "": those of its kind, such as usage, or, where there is no such kind, all that there are.
func likeliest(metric string, ids, patterns []string) (alike []string, near string) {
	kind, word, _ := strings.Cut(metric, ".")
	if word == "" || !slices.Contains(patterns, kind+".*") {
		return patterns, nearestKind(kind, word, patterns)
	}
	var words []string
	for _, id := range ids {
		if rest, ok := strings.CutPrefix(id, kind+"."); ok {
			alike, words = append(alike, id), append(words, rest)
		}
	}
	if near = spelling.Nearest(word, words); near != "" {
		near = kind + "." + near
	}
	return alike, near
}

// nearestKind is the figure of the kind that a word is most like, or "". The kind may be right, and
// the metric wrong for a word too many or too few.
func nearestKind(kind, word string, patterns []string) string {
	var kinds []string
	for _, p := range patterns {
		kinds = append(kinds, strings.TrimSuffix(p, ".*"))
	}
	near := spelling.Nearest(kind, kinds)
	switch {
	case near == "" || slices.Contains(patterns, near):
		return near
	case word == "":
		return near + ".*"
	}
	return near + "." + word
}

// figures are the ids that the baseline has of the pairings that a tolerance speaks of, and of
// others.
func (b *Baseline) figures(t *Tolerance) (own, others []string) {
	mine, theirs := make(map[string]bool), make(map[string]bool)
	for i := range b.Batches {
		for k := range b.Batches[i].Pairings {
			p, to := &b.Batches[i].Pairings[k], theirs
			if t.speaksOf(p.Name(), p.First == p.Second) {
				to = mine
			}
			for id := range p.Figures {
				to[id] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(mine)), slices.Sorted(maps.Keys(theirs))
}
