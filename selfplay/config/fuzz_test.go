package config

import (
	"os"
	"path/filepath"
	"testing"
)

// FuzzRead reads anything as a configuration: it is a Config or an error.
func FuzzRead(f *testing.F) {
	f.Add(sample)
	f.Add("pairings: [[random, greedy]]\nlimits: {max_plies: 3}\nuntil: {score_within: 0.1}")
	f.Add("variants: [{name: jungle, with: dog-swims}]\nseed: -1\n? [a]: b")
	f.Add("&a [*a]")
	f.Fuzz(func(t *testing.T, text string) {
		path := filepath.Join(t.TempDir(), "batch.yaml")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		c, err := Read(Sources{File: path})
		if (c == nil) == (err == nil) {
			t.Errorf("%v and %v", c, err)
		}
	})
}
