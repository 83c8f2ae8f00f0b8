package main

import (
	"testing"

	"github.com/rivo/uniseg"
)

// TestCut checks that lines of progress fit a terminal, whatever letters names have.
func TestCut(t *testing.T) {
	for _, line := range []string{"jungle ████░░ 12 of 400 games", "叢林遊戲叢林遊戲叢林遊戲 12 games", "e\u0301e\u0301e\u0301e\u0301e\u0301", ""} {
		for columns := 1; columns < 40; columns++ {
			got := cut(line, columns)
			if w := uniseg.StringWidth(got); w > columns {
				t.Errorf("%q is %d wide, of %d", got, w, columns)
			}
			if uniseg.StringWidth(line) <= columns && got != line {
				t.Errorf("%q is cut to %q, though it fits %d", line, got, columns)
			}
		}
	}
}
