package gate

import (
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/wildbench/wildbench/variants/decimal"
)

// farthest is the greatest rating, in Elo, that a sequential test may ask about: beyond it, a score
// cannot be told from winning every game.
const farthest = 3000

// check notes what is wrong with what a baseline says, and returns all that was found.
func (b *Baseline) check() error {
	b.checkHead()
	for i := range b.Tolerances {
		b.checkTolerance(&b.Tolerances[i], fmt.Sprintf("tolerances.%d", i))
	}
	for i := range b.Sequential {
		b.checkSequential(&b.Sequential[i], fmt.Sprintf("sequential.%d", i))
	}
	return b.doc.Err()
}

func (b *Baseline) checkHead() {
	b.checkSchema()
	if !(b.Confidence > 0.5 && b.Confidence < 1) {
		b.doc.Fail(b.doc.At("confidence"), "", "confidence: %g is not between 0.5 and 1", b.Confidence)
	}
	if b.Looks < 1 || b.Looks > 100 {
		b.doc.Fail(b.doc.At("looks"), "", "looks: %d is not between 1 and 100", b.Looks)
	}
}

// checkSchema tells how to come from another version of baseline files to this one.
func (b *Baseline) checkSchema() {
	switch at := b.doc.At("schema"); b.Schema {
	case Schema:
	case 0:
		b.doc.Fail(at, fmt.Sprintf("schema: %d", Schema), "schema: the version of baseline files is missing")
	case 1:
		b.doc.Fail(at, "write it again with --update",
			"schema 1: it was written before fingerprints told how games end, and for whom")
	default:
		b.doc.Fail(at, "", "schema %d, but this program reads %d", b.Schema, Schema)
	}
}

func (b *Baseline) checkTolerance(t *Tolerance, at string) {
	switch _, err := path.Match(t.Metric, ""); {
	case t.Metric == "":
		b.doc.Fail(b.doc.At(at), "metric: the id of a figure, as in wildbench report RUN --format csv",
			"this tolerance names no figure")
	case err != nil:
		b.doc.Fail(b.doc.At(at+".metric"), "", "%q is no figure: a bracket is not closed", t.Metric)
	}
	if _, err := t.margin(1); err != nil {
		b.doc.Fail(b.doc.At(at+".margin"), "such as 0.05, or 15% of the baseline's value", "%v", err)
	}
}

// margin is the margin for a figure of the baseline.
func (t *Tolerance) margin(value float64) (float64, error) {
	number, relative := strings.CutSuffix(strings.TrimSpace(t.Margin), "%")
	number = strings.TrimSpace(number)
	m, err := decimal.Float(number)
	if err != nil || m < 0 {
		message := fmt.Sprintf("margin: %q is neither a number nor a percentage", t.Margin)
		return 0, errors.New(decimal.With(message, decimal.Hint(err)))
	}
	if relative {
		return m / 100 * max(value, -value), nil
	}
	return m, nil
}

func (b *Baseline) checkSequential(s *Sequential, at string) {
	if s.Pairing == "" {
		b.doc.Fail(b.doc.At(at), "pairing: such as greedy–random", "this sequential test names no pairing")
	}
	if !(s.Bad < s.Good) {
		b.doc.Fail(b.doc.At(at+".bad"), "bad is the rating that is a regression, good the higher one that passes",
			"bad is %g and good is %g: a test tells a lower rating from a higher one", s.Bad, s.Good)
	}
	for key, elo := range map[string]float64{"bad": s.Bad, "good": s.Good} {
		if elo < -farthest || elo > farthest {
			b.doc.Fail(b.doc.At(at+"."+key), "", "%s: %g is not between −%d and %[3]d Elo", key, elo, farthest)
		}
	}
	for key, risk := range map[string]float64{"alpha": s.Alpha, "beta": s.Beta} {
		if risk < 0 || risk >= 0.5 {
			b.doc.Fail(b.doc.At(at+"."+key), "", "%s: %g is no risk between 0 and 0.5", key, risk)
		}
	}
}
