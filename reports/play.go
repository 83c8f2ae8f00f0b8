package reports

import (
	"context"

	"github.com/wildbench/wildbench/selfplay"
)

// Play plays a batch and reports on it. After each game it calls after, if that is not nil.
func Play(ctx context.Context, b *selfplay.Batch, after func()) (*Report, error) {
	acc := NewAccumulator(b.Header())
	err := b.Run(ctx, func(r *selfplay.Record) error {
		if after != nil {
			after()
		}
		return acc.Add(r)
	})
	if err != nil {
		return nil, err
	}
	return acc.Report(), nil
}
