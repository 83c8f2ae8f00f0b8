// Package reports says what the rules do: it turns the records of a batch into figures with
// intervals and sample sizes, and the figures into text, Markdown, JSON and CSV.
//
//	acc := reports.NewAccumulator(batch.Header())
//	err := batch.Run(ctx, acc.Add)
//	report := acc.Report()
//	err = reports.WriteText(os.Stdout, []*reports.Report{report}, reports.TextOptions{})
//
// An [Accumulator] takes records as they come and keeps sums, and a few numbers of each of the
// first games for what sums cannot tell, so that its memory is bounded whatever the number of
// games; parts of a batch can be accumulated apart and merged. A [Report] is plain data: every
// figure is an [Estimate], which carries its interval, its standard error and what it was estimated
// from, and warnings stand beside the figures that they are about. Renderings add nothing to it.
// [Pairing.Figures] lists the figures under ids, for those who compare.
//
// The unit of every variance is the pair of games with seats swapped. Games stopped by a harness
// limit are no draws: they are counted apart, and count half for each side only in scores.
//
// Packages below answer what a single batch cannot: compare (two batches), ablation, sweep and
// values (experiments, whose games package experiment plays) and gate (a baseline). Package stats holds
// the formulas, package page the layout.
//
// To read the package, begin with [Report] and its parts, then [Accumulator] and figures.go.
package reports
