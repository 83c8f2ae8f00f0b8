package document_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/document"
)

func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	small, large := filepath.Join(dir, "small.yaml"), filepath.Join(dir, "large.yaml")
	for file, size := range map[string]int{small: 10, large: 3 << 20} {
		if err := os.WriteFile(file, []byte(strings.Repeat("#", size)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if data, err := document.ReadFile(small, 10); len(data) != 10 || err != nil {
		t.Errorf("%d bytes, %v", len(data), err)
	}
	for file, want := range map[string]string{
		large:                           "this holds 3.0 MiB, and a file of its kind at most 1.0 MiB",
		dir:                             "this is a folder, not a file",
		os.DevNull:                      "this is a device, not a file",
		filepath.Join(dir, "none.yaml"): "no such file",
	} {
		if _, err := document.ReadFile(file, document.MaxSize); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", file, err, want)
		}
	}
	if err := document.Check(make([]byte, document.MaxSize+1), document.MaxSize); err == nil {
		t.Error("a text in memory has no bound")
	}
}

func TestSyntax(t *testing.T) {
	for text, want := range map[string]document.Fault{
		"a:\n\tb: 1\n":           {2, 1, "this is not YAML: a line is indented by a tab", "YAML takes no tabs there: use spaces"},
		"a:\n  b: 1\n  \tc: 2\n": {3, 3, "this is not YAML: a line is indented by a tab", "YAML takes no tabs there: use spaces"},
		"a:\n  - b\n\t- c\n":     {3, 1, "this is not YAML: a line is indented by a tab", "YAML takes no tabs there: use spaces"},
		"a: *b\n":                {1, 4, "alias *b stands for nothing: there is no &b before it", ""},
		"a: 1\n  b: 2\n": {2, 3, "this is not YAML: mapping values are not allowed in this context",
			"check indentation and punctuation here and in the lines that follow"},
	} {
		var n yaml.Node
		err := yaml.Unmarshal([]byte(text), &n)
		if err == nil {
			t.Errorf("%q is YAML", text)
			continue
		}
		if got := document.Syntax(text, err); got != want {
			t.Errorf("%q: %+v, want %+v (%v)", text, got, want, err)
		}
	}
}
