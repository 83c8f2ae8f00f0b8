// Package reports says what the rules do: it turns the records of a batch into figures with intervals and sample sizes, and the
// figures into text and JSON.
//
//	acc := reports.NewAccumulator(batch.Header())
//	err := batch.Run(ctx, acc.Add)
//	report := acc.Report()
//	err = reports.WriteText(os.Stdout, []*reports.Report{report}, reports.TextOptions{})
//
// An [Accumulator] takes records as they come and keeps sums only, so its memory does not depend on the number of games; parts
// of a batch can be accumulated apart and merged. A [Report] is plain data: every figure is an [Estimate], which carries its interval
// and what it was estimated from, and warnings stand beside the figures that they are about. Renderings add nothing to it.
//
// The unit of every variance is the pair of games with seats swapped. Games stopped by a harness limit are no draws: they are
// counted apart, and count half for each side only in scores.
//
// To read the package, begin with [Report] and its parts, then [Accumulator]; package stats holds the formulas.
package reports
