package speed

import (
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkRecorded plays batches of random games with all statistics.
func BenchmarkRecorded(b *testing.B) {
	for _, name := range []string{"jungle", "wild-kingdom-2017", "moving-wild"} {
		b.Run(name, func(b *testing.B) {
			def, err := variants.Load(name, variants.Overrides{})
			if err != nil {
				b.Fatal(err)
			}
			g, err := engine.Compile(def)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			var sum sample
			for b.Loop() {
				s, err := batch(b.Context(), g, 400)
				if err != nil {
					b.Fatal(err)
				}
				sum.add(s.counts)
				sum.cpu += s.cpu
			}
			b.ReportMetric(float64(sum.plies)/sum.cpu.Seconds(), "plies/cpu-s")
			b.ReportMetric(sum.cpu.Seconds()/float64(sum.plies)*1e9, "cpu-ns/ply")
		})
	}
}
