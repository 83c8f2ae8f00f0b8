package main

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/variants/harmless"
)

// hostile are names that a terminal, a browser, a viewer of Markdown or a CI system would take for
// more than names.
var hostile = map[string]string{
	"controls":    "\x1b[31mRed\x1b]0;title\x07 nul\x00 del\x7f c1\u009b cr\rX \ufffe \U0001ffff \ufeff",
	"markup":      "</title></script><script>alert(1)</script><img src=x onerror=\"alert(1)\"> |*c*` [e](javascript:1) &lt;",
	"line feeds":  "first\n::error title=pwned::x\n## second\n\n- third | x\n<script>",
	"quotes":      `"double" 'single' \back\ %25 %0A %s %!d(x) ]]> --> {"a":1}, b: c; ~~f~~`,
	"much":        strings.Repeat("very-long ", 2000),
	"directions":  "\u202egpj.exe\u2066\u200f\u05d0 a\u2028b\u2029c\u0085d 鼠 🐀 e\u0301",
	"an order":    "::error file=x,line=1::y ##[error]z",
	"formula":     `=HYPERLINK("http://x","y")`,
	"plus":        "+1+cmd|' /C calc'!A0",
	"minus":       "-2+3",
	"at":          "@SUM(1)",
	"tab":         "\t=1+1",
	"line, equal": "\r\n=1+1",
}

// TestHostileNames gives such names to all that has one, and reads everything that is written of
// it.
func TestHostileNames(t *testing.T) {
	for name, text := range hostile {
		t.Run(name, func(t *testing.T) {
			h := newHostileHouse(t, text)
			h.run()
			if len(name) > len("formula") { // those of spreadsheets are harmless elsewhere
				h.visit()
			}
		})
	}
}

// A hostileHouse is a folder in which everything has one hostile name.
type hostileHouse struct {
	*testing.T
	name string
}

// newHostileHouse writes a variant, a configuration and scenarios.
func newHostileHouse(t *testing.T, name string) *hostileHouse {
	t.Chdir(t.TempDir())
	t.Setenv("GITHUB_STEP_SUMMARY", "summary.md")
	h := &hostileHouse{t, name}
	write := func(path, format string) {
		text := strings.ReplaceAll(format, "NAME", strconv.QuoteToASCII(name))
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("odd.yaml", `extends: jungle
name: odd
title: NAME
summary: NAME
author: NAME
source: NAME
note: NAME
animals: {cat: {name: NAME, plural: NAME}, dog: {name: NAME}}
limits: {max_plies: 12}
`)
	write("cards.yaml", `extends: moving-wild
name: cards
title: NAME
deck:
  animals: {elephant: {name: NAME, plural: NAME}}
  areas: {meadow: {name: NAME}}
`)
	write("odd.conf.yaml", `variants: [{name: odd.yaml, label: NAME}]
bots: [random, greedy]
games: 8
moves: true
`)
	write("odd.check.yaml", `variant: odd.yaml
scenarios:
  - name: NAME
    source: NAME
    fen: start
    legal: [a1-a2]
  - name: a position
    fen: NAME
    legal: [a1-a2]
  - name: a move
    fen: start
    play: NAME
    then: {outcome: white-wins}
`)
	return h
}

// run plays the games that are looked at.
func (h *hostileHouse) run() {
	h.do(exitDone, isText, "run", "--config", "odd.conf.yaml", "--out", "run", "--pgn", "run.pgn")
	h.file("run.pgn", isPGN)
	h.do(exitDone, isCSV, "report", "run", "--format", "csv")
}

// visit runs all other commands.
func (h *hostileHouse) visit() {
	h.do(exitDone, isText, "variants", "show", "odd.yaml")
	h.do(exitDone, isText, "variants", "show", "cards.yaml")
	h.do(exitDone, isText, "variants", "validate", "odd.yaml", "cards.yaml")
	h.do(exitDone, isText, "variants", "diff", "jungle", "odd.yaml")
	h.do(exitDone, isText, "moves", "odd.yaml")
	h.do(anyCode, isText, "check", "odd.check.yaml")
	for format, check := range map[string]func(string) error{
		"text": isText, "markdown": isMarkdown, "html": isHTML, "json": isJSON,
	} {
		h.do(exitDone, check, "report", "run", "--format", format)
	}
	h.do(exitDone, isText, "report", "run", "--format", "svg", "--out", "pictures")
	for _, p := range []string{"ends", "lift", "results", "usage"} {
		h.file(filepath.Join("pictures", p+".svg"), isXML)
	}
	h.do(exitDone, isText, "replay", "run", "2.1")
	h.do(exitDone, isText, "replay", "run", "2.1", "--format", "text")
	h.do(exitDone, isJSON, "replay", "run", "2.1", "--format", "json")
	h.do(exitDone, isPGN, "replay", "run", "2.1", "--format", "pgn")
	h.do(exitDone, isText, "run", "cards.yaml", "--bots", "random", "--games", "4", "--players", "2", "--out", "cards")
	h.do(exitDone, isHTML, "report", "cards", "--format", "html")
	h.do(exitDone, isMarkdown, "report", "cards", "--format", "markdown")
	h.do(exitDone, isCSV, "report", "cards", "--format", "csv")
	h.do(exitDone, isText, "replay", "cards", "1.1")
	h.experiments()
	h.gate()
	h.mistakes()
}

// experiments ask the other questions.
func (h *hostileHouse) experiments() {
	few := []string{"--bots", "random", "--games", "4", "--set", "limits.max_plies=6", "--format"}
	for format, check := range map[string]func(string) error{"text": isText, "markdown": isMarkdown, "json": isJSON} {
		for _, line := range []string{
			"compare odd.yaml --with dog-swims", "ablate odd.yaml", "values odd.yaml", "ladder odd.yaml",
			"sweep odd.yaml --over animals.cat.rank=2,3",
		} {
			args := append(append(strings.Fields(line), few...), format)
			if strings.HasPrefix(line, "ladder") {
				args = append(args, "--bots", "random,greedy")
			}
			h.do(exitDone, check, args...)
		}
	}
	h.do(exitDone, isHTML, append(append([]string{"compare", "odd.yaml", "--with", "dog-swims"}, few...), "html")...)
}

// gate holds a run of other games against a baseline, so that all is told that can be.
func (h *hostileHouse) gate() {
	h.do(exitDone, isText, "gate", "run", "--baseline", "base.yaml", "--update")
	h.do(exitDone, isText, "run", "--config", "odd.conf.yaml", "--set", "limits.max_plies=10", "--out", "other")
	baseline, err := os.ReadFile("base.yaml")
	if err != nil {
		h.Fatal(err)
	}
	strict := strings.NewReplacer("behaviour: tell", "behaviour: fail", "inconclusive: pass", "inconclusive: fail")
	if err := os.WriteFile("base.yaml", []byte(strict.Replace(string(baseline))), 0o600); err != nil {
		h.Fatal(err)
	}
	for format, check := range map[string]func(string) error{"text": isText, "markdown": isMarkdown, "json": isJSON} {
		h.do(exitFailed, check, "gate", "other", "--baseline", "base.yaml", "--format", format, "--junit", "gate.xml", "--github")
		h.file("gate.xml", isXML)
		h.file("summary.md", isMarkdown)
	}
}

// mistakes have hostile names where there are none.
func (h *hostileHouse) mistakes() {
	for _, args := range [][]string{
		{"run", "odd.yaml", "--bots", h.name}, {"run", h.name}, {"run", h.name + ".yaml"}, {"replay", "run", h.name},
		{"moves", "odd.yaml", "--fen", h.name}, {"play", "odd.yaml", h.name}, {"moves", "odd.yaml", "--with", h.name},
		{"moves", "odd.yaml", "--set", h.name}, {"report", h.name}, {"check", h.name}, {"run", "--config", h.name},
		{"gate", "run", "--baseline", h.name, "--github"}, {"moves", "odd.yaml", "--set", "animals.cat.rank=" + h.name},
	} {
		h.do(anyCode, isText, args...)
	}
}

// anyCode stands for any exit code but that of a fault of ours.
const anyCode = -1

// do runs a command, looks at its exit code and hands what it prints to a check.
func (h *hostileHouse) do(want int, check func(string) error, args ...string) {
	h.Helper()
	for _, a := range args {
		if strings.ContainsRune(a, 0) {
			return // no argument can have one
		}
	}
	var stdout, stderr bytes.Buffer
	code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
	if code == exitFault || want != anyCode && code != want {
		h.Errorf("%.99q: exit code %d, stderr %.500s", args, code, stderr.String())
	}
	if err := noOrders(stdout.String()); err != nil {
		h.Errorf("%.99q: stdout: %v", args, err)
	}
	if err := check(stdout.String()); err != nil && (want != anyCode || stdout.Len() > 0) {
		h.Errorf("%.99q: stdout: %v", args, err)
	}
	if err := isLog(stderr.String()); err != nil {
		h.Errorf("%.99q: stderr: %v", args, err)
	}
}

// file hands a file to a check.
func (h *hostileHouse) file(path string, check func(string) error) {
	h.Helper()
	text, err := os.ReadFile(path)
	if err == nil {
		err = check(string(text))
	}
	if err != nil {
		h.Errorf("%s: %v", path, err)
	}
}

// isText accepts what a terminal shows as it is, and what cannot pass for a line of our own.
func isText(text string) error {
	if i := strings.IndexFunc(text, func(r rune) bool { return r != '\n' && harmless.Hidden(r) }); i >= 0 {
		return fmt.Errorf("a character that cannot be seen in %.40q", text[i:])
	}
	if strings.Contains(text, "\n## second") {
		return errors.New("a name makes a heading")
	}
	return nil
}

// noOrders accepts what GitHub Actions takes for no workflow commands.
func noOrders(text string) error {
	for line := range strings.Lines(text) {
		if strings.HasPrefix(strings.TrimLeft(line, " "), "::") || strings.Contains(line, "##[") {
			return fmt.Errorf("a name makes an order: %.99q", line)
		}
	}
	return nil
}

// annotation is a workflow command as the runner of GitHub Actions reads it.
var annotation = regexp.MustCompile(
	`^::(error|warning|notice) (file=[^,:\r\n]*,(line=\d+,)?(col=\d+,)?)?title=(gate|behaviour|balance|rating)([^,:%\r\n]|%(25|0A|0D|3A|2C))*::` +
		`([^%\r\n]|%(25|0A|0D))+\n$`)

// isLog accepts texts and annotations, whose percent signs begin escapes.
func isLog(text string) error {
	var rest strings.Builder
	for line := range strings.Lines(text) {
		if !annotation.MatchString(line) {
			rest.WriteString(line)
		}
	}
	if err := noOrders(rest.String()); err != nil {
		return err
	}
	return isText(rest.String())
}

func isJSON(text string) error {
	for d := json.NewDecoder(strings.NewReader(text)); ; {
		var v any
		if err := d.Decode(&v); err == io.EOF {
			return isText(text)
		} else if err != nil {
			return err
		}
	}
}

// isCSV accepts a table in which no text would be a formula.
func isCSV(text string) error {
	rows, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil {
		return err
	}
	for _, row := range rows {
		for _, c := range row {
			if _, err := strconv.ParseFloat(c, 64); err != nil && c != "" && strings.ContainsRune("=+-@\t\r", rune(c[0])) {
				return fmt.Errorf("a formula: %q", c)
			}
		}
	}
	return isText(text)
}

// isXML accepts well-formed documents.
func isXML(text string) error {
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		if _, err := d.Token(); err == io.EOF {
			return isText(strings.ReplaceAll(text, "\t", " "))
		} else if err != nil {
			return err
		}
	}
}

// element are the tags of our own pages that names would make, if they could.
var element = regexp.MustCompile(`(?i)<script>alert|<img src=x|</title></script>|href="?javascript:`)

func isHTML(text string) error {
	if at := element.FindString(text); at != "" {
		return fmt.Errorf("a name makes an element: %s", at)
	}
	if i := strings.IndexFunc(text, func(r rune) bool { return r != '\n' && r != '\t' && harmless.Hidden(r) }); i >= 0 {
		return fmt.Errorf("a character that cannot be seen in %.40q", text[i:])
	}
	return nil
}

// isMarkdown accepts tables of as many columns as their heads have, without elements and links.
func isMarkdown(text string) error {
	columns := 0
	for line := range strings.Lines(text) {
		n := strings.Count(line, "|")
		if !strings.HasPrefix(line, "|") {
			columns = 0
		} else if columns == 0 {
			columns = n
		} else if n != columns {
			return fmt.Errorf("a row of %d columns in a table of %d: %.200s", n, columns, line)
		}
	}
	if at := regexp.MustCompile(`<[a-z/!]|[^\\]\]\(j`).FindString(text); at != "" {
		return fmt.Errorf("a name makes an element or a link: %q", at)
	}
	return isText(text)
}

// pgnTag is a tag pair of the standard (8.1): of escapes it has those of quotes and backslashes.
var pgnTag = regexp.MustCompile(`^\[[A-Z][A-Za-z0-9_]* "([^"\\]|\\["\\])*"\]$`)

func isPGN(text string) error {
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "[") && !pgnTag.MatchString(line) {
			return fmt.Errorf("no tag: %.200s", line)
		}
		if strings.HasPrefix(line, "%") || strings.ContainsAny(line, ";{") && !strings.HasPrefix(line, "[") {
			return fmt.Errorf("a comment: %.200s", line)
		}
	}
	return isText(text)
}
