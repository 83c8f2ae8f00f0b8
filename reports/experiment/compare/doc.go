// Package compare says what differs between two batches, and which of it is more than chance.
//
//	c, err := compare.Reports(a, b)
//	err = c.WriteText(os.Stdout, page.Options{})
//
// Both batches must have pairings of the same bots; then the rules are all that differs. Each
// figure of package reports that both have is compared by its standard errors, which come from
// pairs of games, and gets a verdict: higher, lower, same (within the figure's margin), or unclear,
// with the number of games that would tell. The p-values of a family of figures are corrected after
// Benjamini and Hochberg: of the differences called so, one in twenty is expected to be chance.
package compare
