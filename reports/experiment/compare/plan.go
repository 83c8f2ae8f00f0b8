package compare

import (
	"context"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/variants"
)

// Plan is the games of two variants that are to be compared, by so many games of each of so many
// pairings. Their reports go to [Reports]. An empty label stands for the second variant's own.
func Plan(a, b *variants.Definition, labelB string, games, pairings int) experiment.Plan[[2]*reports.Report] {
	return experiment.Plan[[2]*reports.Report]{
		Name: "compare", Most: 2 * games * pairings,
		Run: func(ctx context.Context, l *experiment.Lab) (sides [2]*reports.Report, err error) {
			if sides[0], err = l.Play(ctx, a, ""); err != nil {
				return sides, err
			}
			sides[1], err = l.Play(ctx, b, labelB)
			return sides, err
		},
	}
}
