package variants_test

import (
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// BenchmarkLoad reads the built-in variants.
func BenchmarkLoad(b *testing.B) {
	for _, name := range variants.Builtin() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := variants.Load(name, variants.Overrides{}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
