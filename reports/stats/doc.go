// Package stats holds the statistics that reports need and gonum does not have, each with its
// source and its known answers in the tests: intervals, scores of games in pairs and tests on them,
// ratios of sums over pairs, a bootstrap, contrasts and verdicts, corrections for the number of
// tests, comparisons of profiles and distributions, logistic regression, histograms and evenness.
//
// Everything here is a small value or a function of numbers; what the numbers count is the business
// of package reports. The accumulating ones ([Outcomes], [Ratio], [Histogram], [Resamples]) hold
// sums and counts only, so they take any number of observations and merge exactly: their sums are
// whole numbers.
package stats
