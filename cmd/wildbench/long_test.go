package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestLong gives texts of 20,000 characters wherever a text can be given: messages are told in
// lines that a terminal can show, whatever they quote.
func TestLong(t *testing.T) {
	long := strings.Repeat("xyz", 7000)
	file := func(text string) string {
		path := filepath.Join(t.TempDir(), "long.yaml")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	variant := "extends: jungle\nname: long\n"
	scenario := "variant: jungle\nscenarios:\n  - name: long\n    "
	for name, args := range map[string][]string{
		"a position":           {"moves", "jungle", "--fen", "7/" + long},
		"a position of cards":  {"moves", "moving-wild", "--fen", "1.1 player-1 1 deck:" + long},
		"a move":               {"play", "jungle", long},
		"a move of cards":      {"play", "moving-wild", "--players", "2", long},
		"a toggle":             {"moves", "jungle", "--with", long},
		"a value":              {"moves", "jungle", "--set", "animals.cat.rank=" + long},
		"a value with spaces":  {"moves", "jungle", "--set", "animals.cat.rank=" + strings.Repeat("x ", 9000)},
		"a number":             {"moves", "jungle", "--set", "animals.cat.rank=" + strings.Repeat("9", 9000)},
		"a path":               {"moves", "jungle", "--set", "animals." + long + "=1"},
		"a bot":                {"run", "jungle", "--bots", long},
		"a setting of a bot":   {"run", "jungle", "--bots", "greedy:" + long + "=1"},
		"a variant":            {"moves", long},
		"a file":               {"moves", long + ".yaml"},
		"a flag":               {"run", "jungle", "--" + long},
		"a number of games":    {"run", "jungle", "--games", long},
		"a format":             {"run", "jungle", "--format", long},
		"a command":            {long},
		"a run":                {"report", long},
		"a configuration":      {"run", "--config", long + ".yaml"},
		"a shard":              {"run", "jungle", "--out", "x", "--shard", long},
		"a sweep":              {"sweep", "jungle", "--over", "animals.cat.rank=1," + long},
		"a key in a file":      {"variants", "validate", file(variant + long + ": 1\n")},
		"a value in a file":    {"variants", "validate", file(variant + "animals: {cat: {letter: \"" + long + "\"}}\n")},
		"the end of a line":    {"variants", "validate", file(variant + "title: \"" + long + "\"  x\n")},
		"a key in one line":    {"variants", "validate", file(variant + "zones: {" + strings.Repeat("a: ", 9000) + "}\n")},
		"a position in a file": {"variants", "validate", file(variant + "setup: {position: \"" + long + "\"}\n")},
		"a scenario":           {"check", file(scenario + "fen: \"" + long + "\"\n    legal: [a1-a2]\n")},
		"a move in a scenario": {"check", file(scenario + "fen: start\n    play: \"" + long + "\"\n")},
		"a change in one":      {"check", file(scenario + "set: \"animals." + long + "=1\"\n    legal: [a1-a2]\n")},
	} {
		t.Run(name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
			if code != exitUsage && code != exitInvalid && code != exitFailed || stderr.Len()+stdout.Len() == 0 {
				t.Errorf("exit code %d, stderr %q", code, stderr.String())
			}
			for line := range strings.Lines(stdout.String() + stderr.String()) {
				if len(line) > 1000 || strings.Contains(line, " | ") && len(line) > 110 {
					t.Errorf("a line of %d characters: %.300s", len(line), line)
				}
			}
		})
	}
}
