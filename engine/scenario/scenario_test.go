package scenario_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/scenario"
	"github.com/wildbench/wildbench/variants"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestBuiltin runs the rule clarifications of all built-in games.
func TestBuiltin(t *testing.T) {
	var runner scenario.Runner
	for _, name := range scenario.Builtin() {
		f, err := scenario.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		if f.Variant != name {
			t.Errorf("the scenarios of %s are about %s", name, f.Variant)
		}
		results, err := runner.Run(f)
		if err != nil {
			t.Fatal(err)
		}
		for i := range results {
			for _, failure := range results[i].Failures {
				t.Errorf("%s:%d: %s\n%s", f.Name, results[i].Scenario.Line, results[i].Scenario.Name, failure)
			}
		}
	}
}

// TestVariantFiles runs scenarios of variant files that lie beside them. Those of
// testdata/inventions are what a designer might think of next: games that need YAML alone.
func TestVariantFiles(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*-scenarios.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenario files", err)
	}
	for _, name := range files {
		f, err := scenario.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		results, err := new(scenario.Runner).Run(f)
		if err != nil {
			t.Fatal(err)
		}
		for i := range results {
			if !results[i].Passed() {
				t.Errorf("%s: %s: %v", name, results[i].Scenario.Name, results[i].Failures)
			}
		}
	}
}

// TestBroken reads files with mistakes: each has its errors, word for word, in a golden file beside
// it.
func TestBroken(t *testing.T) {
	compareWithGolden(t, "testdata/broken/*.yaml", func(f *scenario.File, err error) string {
		if err == nil {
			_, err = new(scenario.Runner).Run(f)
		}
		if err == nil {
			return "no error\n"
		}
		return err.Error() + "\n"
	})
}

// TestFailing runs scenarios that state what is not so: each failure, word for word, is in a golden
// file.
func TestFailing(t *testing.T) {
	compareWithGolden(t, "testdata/failing/*.yaml", func(f *scenario.File, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		results, err := new(scenario.Runner).Run(f)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for i := range results {
			b.WriteString("# " + results[i].Scenario.Name + "\n")
			for _, failure := range results[i].Failures {
				b.WriteString(failure.String() + "\n")
			}
		}
		return b.String()
	})
}

func compareWithGolden(t *testing.T, pattern string, describe func(*scenario.File, error) string) {
	t.Helper()
	paths, err := filepath.Glob(pattern)
	if err != nil || len(paths) == 0 {
		t.Fatalf("no files for %s (%v)", pattern, err)
	}
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".yaml"), func(t *testing.T) {
			got := describe(scenario.Load(path))
			golden := strings.TrimSuffix(path, ".yaml") + ".golden"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// FuzzRead reads anything without panicking, and reports errors of the right type with a place.
func FuzzRead(f *testing.F) {
	for _, pattern := range []string{"testdata/broken/*.yaml", "testdata/failing/*.yaml", "builtin/jungle.yaml"} {
		paths, err := filepath.Glob(pattern)
		if err != nil {
			f.Fatal(err)
		}
		for _, path := range paths {
			data, err := os.ReadFile(path)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		file, err := scenario.Read("fuzz.yaml", data)
		if err == nil {
			if file.Variant == "" || len(file.Scenarios) == 0 {
				t.Fatal("accepted a file without variant or scenarios")
			}
			return
		}
		errs, ok := err.(variants.Errors)
		if !ok || len(errs) == 0 {
			t.Fatalf("error of type %T: %v", err, err)
		}
		for _, e := range errs {
			if e.Line < 1 || e.Column < 1 || e.Message == "" {
				t.Fatalf("error without a place or a message: %+v", e)
			}
		}
	})
}
