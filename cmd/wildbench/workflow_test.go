package main

import (
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
	"gopkg.in/yaml.v3"
)

// workflow runs the steps of a job of a workflow of GitHub Actions, as far as they are commands, in
// the folder of the session: workflow FILE JOB [OLD=NEW…], where NEW takes the place of OLD in all
// commands. The program is there already, so that steps which install it are left out.
func workflow(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: workflow FILE JOB [OLD=NEW…]")
	}
	var file struct {
		Env  map[string]string
		Jobs map[string]struct {
			Steps []struct{ Run string }
		}
	}
	ts.Check(yaml.Unmarshal([]byte(ts.ReadFile(args[0])), &file))
	for name, value := range file.Env {
		ts.Setenv(name, value)
	}
	var pairs []string
	for _, pair := range args[2:] {
		before, after, _ := strings.Cut(pair, "=")
		pairs = append(pairs, before, after)
	}
	commands := 0
	for _, step := range file.Jobs[args[1]].Steps {
		if step.Run == "" || strings.HasPrefix(step.Run, "go install ") {
			continue
		}
		commands++
		ts.Check(ts.Exec("sh", "-e", "-c", strings.NewReplacer(pairs...).Replace(step.Run)))
	}
	if commands == 0 {
		ts.Fatalf("%s has no job %s with commands", args[0], args[1])
	}
}
