// Package charts draws single figures of a report as pictures, SVG or PNG, for posts and papers.
// The page of package html has all of them, and more, in one file.
//
//	for _, c := range charts.Of(report) {
//		err := c.Write(w, "png")
//	}
//
// A chart is a title and rows of estimates with their intervals, or the lengths of games. Every
// number in it is one of the report's.
package charts
