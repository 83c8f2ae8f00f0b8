package experiment

import "context"

// A Plan is an experiment that is ready to be played. What comes of it is usually a
// [page.Document]. An experiment is a package with a function that makes its plan and a result that
// writes itself; who plays it need know no more of it.
type Plan[R any] struct {
	Name string // as users know it
	// Most is how many games it plays at most. It may be more than an int holds, and negative then.
	Most int
	Run  func(ctx context.Context, l *Lab) (R, error)
}
