package game

import "fmt"

// An Excess is a position of which not all legal moves can be listed, because there are far too
// many of them or of the ways in which they could be made. [State.Moves] and [State.Outcome] panic
// with an *Excess: what rules come to on a board is not known before it is played, and the rules of
// a variant, not the engine, are at fault. Whoever lets unknown rules be played recovers from it
// and says so; see [Try].
type Excess struct {
	Game     string // its name
	Piece    string // whose moves they are: its side, type and square
	Position string // the position text
	What     string // what there is too much of, with the limit
}

func (e *Excess) Error() string {
	return fmt.Sprintf("%s has a position with too many moves, %q: at %s, %s", e.Game, e.Position, e.Piece, e.What)
}

// Try calls f and returns the Excess that stopped it, or nil.
func Try(f func()) (excess *Excess) {
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case *Excess:
			excess = cause
		default:
			panic(cause)
		}
	}()
	f()
	return nil
}
