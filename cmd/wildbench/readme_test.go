package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var (
	yamlBlock = regexp.MustCompile("(?s)```yaml\n# (\\S+)\n.*?```")
	shBlock   = regexp.MustCompile("(?s)```sh\n(.*?)```")
	command   = regexp.MustCompile(`(?m)^wildbench ([^#\n]*)`)
)

// quick makes the commands that play play little.
var quick = map[string][]string{
	"run":     {"--games", "12"},
	"compare": {"--games", "12", "--bots", "random"},
	"ablate":  {"--games", "12", "--bots", "random"},
	"sweep":   {"--games", "12", "--bots", "random"},
	"values":  {"--games", "12", "--bots", "random"},
	"ladder":  {"--games", "12", "--bots", "random,greedy"},
	"bench":   {"--runs", "1", "--time", "1ms"},
}

// TestReadme does what the README says: it writes its files and runs its commands, those that play
// with few games.
func TestReadme(t *testing.T) {
	notRaced(t)
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.CopyFS(filepath.Join(dir, "configs"), os.DirFS("../../configs")); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	for _, block := range yamlBlock.FindAllSubmatch(text, -1) {
		contents := strings.TrimSuffix(strings.TrimPrefix(string(block[0]), "```yaml\n"), "```")
		if err := os.WriteFile(filepath.Base(string(block[1])), []byte(contents), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var commands []string
	for _, block := range shBlock.FindAllSubmatch(text, -1) {
		for _, c := range command.FindAllSubmatch(block[1], -1) {
			commands = append(commands, string(c[1]))
		}
	}
	if len(commands) < 5 {
		t.Fatalf("found only %d commands", len(commands))
	}
	for _, line := range commands {
		carryOut(t, strings.TrimSuffix(strings.TrimSpace(line), "…"), quick)
	}
}

// sample is a block of the README that shows what a command prints.
var sample = regexp.MustCompile("(?s)```\n\\$ wildbench ([^\n]*)\n(.*?)```")

// TestReadmeSample checks that the README's samples are what their commands print, but for lines of
// "…", each of which stands for any number of them. With -update it writes them anew.
func TestReadmeSample(t *testing.T) {
	notRaced(t)
	const path = "../../README.md"
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	samples := sample.FindAllSubmatchIndex(text, -1)
	if len(samples) == 0 {
		t.Fatal("there is no sample")
	}
	for i := len(samples) - 1; i >= 0; i-- { // from the last, so that places stay
		at := samples[i]
		line, shown := string(text[at[2]:at[3]]), string(text[at[4]:at[5]])
		var stdout, stderr bytes.Buffer
		if code := run(context.Background(), strings.Fields(line), strings.NewReader(""), &stdout, &stderr); code != exitDone {
			t.Fatalf("wildbench %s: exit code %d\n%s", line, code, stderr.String())
		}
		now := sampled(shown, stdout.String())
		if now != shown && !*update {
			t.Errorf("wildbench %s prints other things than the README says (go test ./cmd/wildbench -run TestReadme -update mends it): %s",
				line, cmp.Diff(shown, now))
		}
		text = slices.Concat(text[:at[4]], []byte(now), text[at[5]:])
	}
	if *update {
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// sampled is an output cut as a sample of it is cut. Lines are found by their first words, up to
// two spaces; between two of them nothing is left out unless a line of "…" says so.
func sampled(shown, printed string) string {
	const cut = "  …"
	lines := strings.Split(strings.TrimSuffix(printed, "\n"), "\n")
	var out []string
	at, skips := 0, false
	for _, line := range strings.Split(strings.TrimSuffix(shown, "\n"), "\n") {
		if line == cut {
			out, skips = append(out, line), true
			continue
		}
		n := slices.IndexFunc(lines[at:], func(l string) bool { return firstWord(l) == firstWord(line) && indent(l) == indent(line) })
		if n < 0 || indent(line) > len(cut) { // gone, or the rest of the line before
			continue
		}
		if !skips {
			out = append(out, lines[at:at+n]...)
		}
		out = append(out, lines[at+n])
		at, skips = at+n+1, false
	}
	return strings.Join(out, "\n") + "\n"
}

func firstWord(line string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
	return word
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }
