// Package scenario reads scenario files and runs them: rules as tests that users can write.
//
// A scenario is a small position with what must be legal in it, or what a move must lead to:
//
//	variant: wild-kingdom-2017
//	scenarios:
//	  - name: a Frog steps diagonally forward only
//	    source: Rulebook, Frogs           # optional
//	    fen: "9l/10/10/10/10/10/10/10/1F8/L9 w 1"
//	    from: b2                          # optional: only this animal's moves
//	    without: [frog.must-capture]      # optional, as are with and set
//	    legal: [b2-a3, b2-c3]             # exactly these; or includes and excludes
//	  - name: a Lion that comes home wins
//	    fen: "9r/L9/10/10/10/10/10/10/10/9l w 1"
//	    play: a9-a10                      # a move, or a list of them
//	    then: {outcome: white-wins lion-home}
//
// Begin with [File], what a file says, and [Read], which checks it as strictly as variants are
// checked: everything wrong with a file is reported at once, as [variants.Errors]. A [Runner]
// compiles the games that files ask for and runs them; a [Result] holds what did not come out as
// stated, if anything. Harness limits play no part in scenarios.
//
// The scenarios of the built-in variants are part of the package, see [Builtin].
package scenario
