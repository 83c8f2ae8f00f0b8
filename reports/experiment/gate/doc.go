// Package gate guards a variant against regressions: it holds what a run shows against what an
// earlier run, the baseline, has shown.
//
// Two layers, never mixed. Behaviour: if the fingerprints of all moves are equal, nothing has
// changed, and there is nothing to ask. Balance: if they differ, statistics ask whether the figures
// that matter have moved by more than is tolerated. A figure fails only if the near end of its
// interval, corrected after Holm for the number of figures, is beyond the margin; it passes if the
// far end is within; else it is inconclusive, and more games would tell.
//
// A [Baseline] is a YAML file. Its first part is the user's: tolerances and how sure to be. Its
// last, from the line "batches:" on, is written by [Update].
package gate
