package reports

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/reports/reportstest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden compares with a file under testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-want +got); if it should, run with -update:\n%s", path, diff)
	}
}

func textOf(t *testing.T, o TextOptions, reports ...*Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteText(&b, reports, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func jsonOf(t *testing.T, reports ...*Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteJSON(&b, reports); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestTextOfOneVariant(t *testing.T) {
	golden(t, "one.txt", textOf(t, TextOptions{}, randomBatch(t, reportstest.Header("farm", 200, "random", "greedy"), 1, .5).Report()))
}

func TestTextOfSeveralVariants(t *testing.T) {
	golden(t, "several.txt", textOf(t, TextOptions{},
		randomBatch(t, reportstest.Header("farm-2009", 40, "random"), 2, .5).Report(),
		randomBatch(t, reportstest.Header("farm-2016", 1000, "random"), 3, .7).Report()))
}

func TestTextInColour(t *testing.T) {
	r := randomBatch(t, reportstest.Header("farm", 40, "random"), 2, .5).Report()
	coloured := textOf(t, TextOptions{Colour: true}, r)
	plain := strings.NewReplacer("\x1b[0m", "", "\x1b[1m", "", "\x1b[2m", "", "\x1b[33m", "").Replace(coloured)
	if coloured == plain {
		t.Error("no colour")
	}
	if diff := cmp.Diff(textOf(t, TextOptions{}, r), plain); diff != "" {
		t.Errorf("colours change the text:\n%s", diff)
	}
}

func TestTextIsNarrowAndClean(t *testing.T) {
	h := reportstest.Header("a-variant-with-quite-a-long-name", 2000, "random", "greedy")
	h.Actions[reportstest.GoatButt].ID = "poison-dart-goat.sticky-tongue"
	r := randomBatch(t, h, 1, .5).Report()
	for i, l := range strings.Split(textOf(t, TextOptions{}, r, r, r, r, r), "\n") {
		if utf8.RuneCountInString(l) > 110 || strings.TrimRight(l, " ") != l || strings.ContainsAny(l, "\t|─│") {
			t.Errorf("line %d: %q", i+1, l)
		}
	}
}

func TestTextOnNarrowTerminals(t *testing.T) {
	r := randomBatch(t, reportstest.Header("farm", 40, "random", "greedy"), 1, .5).Report()
	for _, width := range []int{60, 80} {
		for i, l := range strings.Split(textOf(t, TextOptions{Width: width}, r, r, r), "\n") {
			if utf8.RuneCountInString(l) > width || strings.TrimRight(l, " ") != l {
				t.Errorf("width %d, line %d: %q", width, i+1, l)
			}
		}
	}
}

func TestNoGamesAreNoTrouble(t *testing.T) {
	r := NewAccumulator(reportstest.Header("farm", 400, "random", "greedy")).Report()
	if s := textOf(t, TextOptions{}, r, r); strings.Contains(s, "NaN") || strings.Contains(s, "Inf") {
		t.Error(s)
	}
	if !json.Valid([]byte(jsonOf(t, r))) {
		t.Error("invalid JSON")
	}
}

func TestJSON(t *testing.T) {
	golden(t, "one.json", jsonOf(t, randomBatch(t, reportstest.Header("farm", 200, "random"), 1, .5).Report()))
}

func TestNumbersInJSON(t *testing.T) {
	for n, want := range map[Number]string{
		0: "0", 1: "1", 2.0 / 3: "0.666667", -1234567: "-1234570", 1e-9: "0.000000001", .5: "0.5",
	} {
		if got, err := json.Marshal(n); err != nil || string(got) != want {
			t.Errorf("%v is written %s, want %s", float64(n), got, want)
		}
	}
	if got, _ := json.Marshal(nan); string(got) != "null" {
		t.Errorf("NaN is written %s", got)
	}
}
