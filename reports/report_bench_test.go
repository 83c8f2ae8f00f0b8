package reports_test

import (
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkReport makes the report of 400 random games, and of what it takes to count them.
func BenchmarkReport(b *testing.B) {
	for _, name := range []string{"jungle", "wild-kingdom-2017", "moving-wild"} {
		def, err := variants.Load(name, variants.Overrides{})
		if err != nil {
			b.Fatal(err)
		}
		g, err := engine.Compile(def)
		if err != nil {
			b.Fatal(err)
		}
		batch := &selfplay.Batch{Game: g, Pairings: selfplay.Pairings("random"), Games: 400, Seed: 1}
		acc, plies := reports.NewAccumulator(batch.Header()), 0
		var records []*selfplay.Record
		err = batch.Run(b.Context(), func(r *selfplay.Record) error {
			plies += r.Plies
			records = append(records, r.Clone())
			return acc.Add(r)
		})
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name+"/report", func(b *testing.B) {
			for b.Loop() {
				acc.Report()
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*plies), "ns/ply")
		})
		b.Run(name+"/count", func(b *testing.B) {
			for b.Loop() {
				acc := reports.NewAccumulator(batch.Header())
				for _, r := range records {
					if err := acc.Add(r); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*plies), "ns/ply")
		})
	}
}
