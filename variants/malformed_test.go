package variants_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestMalformed holds the exact text of all errors of each malformed file.
func TestMalformed(t *testing.T) {
	files, err := filepath.Glob("testdata/malformed/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("no malformed files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".yaml"), func(t *testing.T) {
			_, err := variants.Load(file, variants.Overrides{})
			if err == nil {
				t.Fatal("no error")
			}
			checkGolden(t, strings.TrimSuffix(file, ".yaml")+".golden", filepath.ToSlash(err.Error())+"\n")
		})
	}
}

func checkGolden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("errors differ from %s (-want +got):\n%s", file, diff)
	}
}
