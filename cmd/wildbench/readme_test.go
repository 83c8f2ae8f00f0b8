package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
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
}

// TestReadme does what the README says: it writes its files and runs its commands, those that play with few games.
func TestReadme(t *testing.T) {
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
		args := strings.Fields(strings.TrimSuffix(strings.TrimSpace(line), "…"))
		args = append(args, quick[args[0]]...)
		var stdout, stderr bytes.Buffer
		if code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr); code != exitDone {
			t.Errorf("wildbench %s: exit code %d\n%s%s", line, code, stdout.String(), stderr.String())
		}
	}
}
