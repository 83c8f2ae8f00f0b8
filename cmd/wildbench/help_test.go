package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// presupposed are the files that examples speak of.
var presupposed = map[string]string{
	"my-game.yaml":      "extends: jungle\nname: my-game\n",
	"my-jungle.yaml":    "extends: jungle\nname: my-jungle\n",
	"my-variant.yaml":   "extends: jungle\nname: my-variant\n",
	"my-swamp.yaml":     "extends: wild-kingdom-2017\nname: my-swamp\n",
	"your-swamp.yaml":   "extends: wild-kingdom-2017\nname: your-swamp\n",
	"my-scenarios.yaml": "variant: jungle\nscenarios: [{name: a step, fen: \"7/7/7/7/7/7/7/d6/C6 w 1\", legal: [a1-b1]}]\n",
}

// before are the commands that make the runs that examples of a command speak of.
var before = map[string][]string{
	"replay": {"run wild-kingdom-2017 jungle --games 40 --bots random,greedy --out runs/editions",
		"run jungle --games 4 --bots random --moves --out runs/jungle"},
	"report": {"run wild-kingdom-2017 jungle --games 4 --bots random --out runs/editions",
		"run jungle --games 4 --bots random --out runs/jungle", "values jungle --games 40 --bots random --format json > values.json",
		"ablate jungle --games 4 --bots random --format json > ablation.json"},
	"compare": {"run jungle --games 4 --bots random --out runs/monday", "run jungle --games 4 --bots random --seed 2 --out runs/tuesday"},
	"merge": {"run jungle --games 4 --bots random --shard 1/2 --out runs/shard-1",
		"run jungle --games 4 --bots random --shard 2/2 --out runs/shard-2"},
}

// TestExamples carries out every example of every help text, those that play with few games.
func TestExamples(t *testing.T) {
	notRaced(t)
	configs, err := filepath.Abs("../../configs")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	eachCommand(newRoot(newStreams(strings.NewReader(""), new(bytes.Buffer), new(bytes.Buffer))), func(cmd *cobra.Command) {
		lines := examplesOf(cmd)
		ran += len(lines)
		if len(lines) == 0 {
			return
		}
		t.Run(strings.ReplaceAll(cmd.CommandPath(), " ", "-"), func(t *testing.T) {
			t.Chdir(t.TempDir())
			if err := os.CopyFS("configs", os.DirFS(configs)); err != nil {
				t.Fatal(err)
			}
			for name, text := range presupposed {
				if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			another(t, filepath.Join("before", "wildbench"))
			for _, line := range before[cmd.Name()] {
				carryOut(t, line, nil)
			}
			for _, line := range lines {
				carryOut(t, line, quick)
			}
		})
	})
	if ran < 40 {
		t.Errorf("only %d examples were found", ran)
	}
}

// another makes another build of wildbench, which is the same.
func another(t *testing.T, path string) {
	t.Helper()
	build, err := exec.LookPath("wildbench")
	if err == nil {
		err = os.Mkdir(filepath.Dir(path), 0o777)
	}
	if err == nil {
		err = os.Symlink(build, path)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func eachCommand(cmd *cobra.Command, do func(*cobra.Command)) {
	do(cmd)
	for _, c := range cmd.Commands() {
		eachCommand(c, do)
	}
}

// exampleLine is a line of a help text that is a command: what stands after three spaces says what
// it is for.
var exampleLine = regexp.MustCompile(`(?m)^ *wildbench (\S.*?)(   .*)?$`)

// examplesOf are the commands among the lines of a command's help, without the name of the program.
func examplesOf(cmd *cobra.Command) (lines []string) {
	for _, text := range []string{cmd.Example, cmd.Long} {
		for _, m := range exampleLine.FindAllStringSubmatch(text, -1) {
			if strings.HasPrefix(text, m[0]) && text == cmd.Long {
				continue // its first words, which say what the program does
			}
			lines = append(lines, m[1])
		}
	}
	return lines
}

// word is one of a command line: what stands in quotes is one.
var word = regexp.MustCompile(`"[^"]*"|'[^']*'|\S+`)

// carryOut runs a command line with some flags more by its command; bots that it names stay. What
// stands after > is a file to write.
func carryOut(t *testing.T, line string, more map[string][]string) {
	t.Helper()
	var args []string
	for _, w := range word.FindAllString(line, -1) {
		if files, _ := filepath.Glob(w); strings.Contains(w, "*") && len(files) > 0 {
			args = append(args, files...)
			continue
		}
		args = append(args, strings.Trim(w, `"'`))
	}
	file := ""
	if i := slices.Index(args, ">"); i >= 0 {
		file, args = args[i+1], args[:i]
	}
	flags := more[args[0]]
	if i := slices.Index(flags, "--bots"); i >= 0 && slices.Contains(args, "--bots") {
		flags = slices.Delete(slices.Clone(flags), i, i+2)
	}
	args = append(args, flags...)
	var stdout, stderr bytes.Buffer
	s := newStreams(strings.NewReader(""), &stdout, &stderr)
	// not that of the tests
	s.program = func() (string, error) { return exec.LookPath("wildbench") }
	code := s.run(context.Background(), args)
	undecided := args[0] == "values" && code == exitInconclusive // so few games settle nothing
	if code != exitDone && !undecided {
		t.Errorf("wildbench %s: exit code %d\n%s%s", line, code, stdout.String(), stderr.String())
	}
	if file != "" {
		if err := os.WriteFile(file, stdout.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
