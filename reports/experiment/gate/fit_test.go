package gate

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/variants"
)

// TestSlipsOfTheUser writes baselines with one mistake each: the error names its place, and what
// may have been meant.
func TestSlipsOfTheUser(t *testing.T) {
	file := filepath.Join(t.TempDir(), "base.yaml")
	if err := Update(disk.OS{}, file, []*Run{played(t, batch(t, 20, 1, []string{"random", "greedy"}, variants.Overrides{}))}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Read(file); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ old, new, want string }{
		{"figures:", "figurs:", "unknown key \"figurs\" in pairing 1\n    29 |         figurs:\n       |         ^\n    did you mean \"figures\"?"},
		{"score.*", "scroe.*", `:8:14: "scroe.*" fits no figure`},
		{"score.*", "scroe.*", `did you mean "score.*"?`},
		{"score.*", "score", `did you mean "score.*"?`},
		{"score.*", "score.*.x", `"score.*.x" fits no figure`},
		{"usage.*", "usgae.heron", `did you mean "usage.heron"?`},
		{"length, ", "length.*, ", `did you mean "length"?`},
		{"usage.*", "usage.herno", `did you mean "usage.heron"?`},
		{"usage.*", "usage.zebra", "known: usage."},
		{"end.*", "end.hmoe", `did you mean "end.home"?`},
		{"evenness, ", "score.greedy, ", "a tolerance without one is for bots against themselves"},
		{"evenness, ", "evenness, pairing: greedy-random, ", `did you mean "greedy–random"?`},
		{"looks: 5", "looks: 010", "\"looks\" must be a whole number, but this is the number 010\n"},
		{"confidence: 0.95", "confidence: 9e-1", `"confidence" must be a number, but this is the number 9e-1`},
		{"margin: 15%", "margin: 015%", `"015%" is neither a number nor a percentage: write 15;`},
		{"looks: 5", "looks: many", `"looks" must be a whole number, but this is the text "many"`},
		{"margin: 15%", "margin: NaN", `margin: "NaN" is neither a number nor a percentage`},
		{"margin: 15%", "margin: -1", `margin: "-1" is neither a number nor a percentage`},
		{"inconclusive: fail", "inconclusive: pas", `did you mean "pass"?`},
		{"tolerances:", "tolerances: 3\nx:", `"tolerances" must be a list, but this is the number 3`},
		{"tolerances:", "looks: 3\ntolerances:", `key "looks" is already on line`},
		{"# sequential:", "sequential: [{pairing: greedy–random, bad: 450, good: 400}]", "bad is 450 and good is 400"},
		{"# sequential:", "sequential: [{pairing: greedy–random, bad: 0, good: 1000000000}]", "good: 1e+09 is not between"},
		{"# sequential:", "sequential: [{pairing: greedy–random, bad: 0, good: 9, alpha: 0.7}]", "alpha: 0.7 is no risk"},
		{"# sequential:", "sequential: [{pairing: gredy–random, bad: 0, good: 100}]", `did you mean "greedy–random"?`},
		{"# sequential:", "sequential: [{variant: lake, pairing: greedy–random, bad: 0, good: 9}]", `the baseline has no variant "lake"`},
		{"schema: 2", "schema: 2\n\tx: 1", "this is not YAML"},
	} {
		slip := strings.Replace(string(text), test.old, test.new, 1)
		if err := os.WriteFile(file, []byte(slip), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(file); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s for %s: error %v\nwant %s", test.new, test.old, err, test.want)
		}
	}
	for _, fine := range []string{"end.stalemate", "g*.*", "'*'", "survival.*", "games.h*"} {
		b := strings.Replace(string(text), "score.*", fine, 1)
		if err := os.WriteFile(file, []byte(b), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(file); err != nil {
			t.Errorf("%s: %v", fine, err)
		}
	}
}

// TestFigurePatterns checks that the list of figures is whole: of boards and of cards.
func TestFigurePatterns(t *testing.T) {
	for _, run := range []*Run{
		played(t, batch(t, 20, 1, []string{"random", "greedy"}, variants.Overrides{})), played(t, cards(t, variants.Overrides{})),
	} {
		for _, p := range run.Report.Pairings {
			for _, f := range p.Figures() {
				known := false
				for _, pattern := range reports.FigurePatterns() {
					known = known || matches(pattern, f.ID)
				}
				unit := reports.UnitOf(f.ID)
				if f.ID == "length" { // has the limit of its games
					unit.Highest = f.Unit.Highest
				}
				if !known || unit != f.Unit {
					t.Errorf("%s: in no pattern, or its unit is not %v", f.ID, f.Unit)
				}
			}
		}
	}
}

// TestBotsWithPaths checks that a pattern is of bots whose names have slashes, too.
func TestBotsWithPaths(t *testing.T) {
	if !matches("score.*", "score.program:command=./bot.py") {
		t.Error("a bot that is a program in a folder has no score")
	}
}

// TestUpdateRefusesSlips checks that a baseline whose tolerances fit nothing is not written again.
func TestUpdateRefusesSlips(t *testing.T) {
	file := filepath.Join(t.TempDir(), "base.yaml")
	slip := bytes.Replace([]byte(preamble), []byte("score.*"), []byte("scroe.*"), 1)
	if err := os.WriteFile(file, slip, 0o644); err != nil {
		t.Fatal(err)
	}
	err := Update(disk.OS{}, file, []*Run{played(t, batch(t, 20, 1, greedy, variants.Overrides{}))})
	if err == nil || !strings.Contains(err.Error(), `did you mean "score.*"?`) {
		t.Errorf("error %v", err)
	}
	if now, err := os.ReadFile(file); err != nil || !bytes.Equal(now, slip) {
		t.Errorf("the file was written: %v", err)
	}
}

// TestUpdateReadsNoLargeFiles checks that the old baseline has the bound that [Read] has.
func TestUpdateReadsNoLargeFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "base.yaml")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(file, maxSize+1); err != nil {
		t.Fatal(err)
	}
	_, want := Read(file)
	if got := Update(disk.OS{}, file, nil); got == nil || got.Error() != want.Error() {
		t.Errorf("error %v, want %v", got, want)
	}
}
