// Package html makes of runs a page to look at: one file that opens from disk, needs no network and
// can be sent to anybody.
//
//	chapters, err := html.Read(ctx, dir)
//	err = html.Write(w, chapters)
//
// A [Chapter] is what the page tells of one variant. [Read] makes chapters of a run directory in
// one pass over its records, keeping sums only; then it plays a few chosen games again and asks the
// engine where animals can go. Every number on the page is one of the report's, and carries it
// unrounded in data attributes; charts add nothing to it.
//
// Names come from variants and bots that anybody may have written: all text goes through
// html/template or [text], which make it inert, also inside pictures and scripts.
//
// To read the package, begin with [Read] and [Write]; then the views (what is told), the charts
// (how it is drawn) and the assets (how it looks and what can be clicked). The page works without
// its script, but for the replays and the reach of animals.
package html
