package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// TestContributing checks that the files and folders which CONTRIBUTING.md names are there.
func TestContributing(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	paths := regexp.MustCompile("`((?:cmd|configs|engine|reports|selfplay|variants)(?:/[^ `]*)?)`").FindAllSubmatch(text, -1)
	if len(paths) < 30 {
		t.Fatalf("found only %d paths", len(paths))
	}
	for _, path := range paths {
		if _, err := os.Stat(filepath.Join("../..", string(path[1]))); err != nil {
			t.Errorf("CONTRIBUTING.md names what is not there: %v", err)
		}
	}
}
