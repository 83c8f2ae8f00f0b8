package strictyaml

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"
)

// sample is a struct of each kind of value that files hold.
type sample struct {
	Name  string   `yaml:"name,required"`
	Free  string   `yaml:"free,verbatim"`
	Count int      `yaml:"count" min:"0" max:"9"`
	Share float64  `yaml:"share"`
	On    bool     `yaml:"on"`
	List  []string `yaml:"list,one"`
	Inner struct {
		Depth int `yaml:"depth"`
	} `yaml:"inner"`
}

var sampleFormat = Format{Kind: "a sample", Holds: "one sample", Start: "it starts with name:"}

func parseSample(text string) error {
	return sampleFormat.Parse("f.yaml", []byte(text), new(sample)).Err()
}

// utf16Text writes a text as some editors do, with its mark of the order of bytes.
func utf16Text(order binary.AppendByteOrder, text string) string {
	b := order.AppendUint16(nil, 0xfeff)
	for _, c := range utf16.Encode([]rune(text)) {
		b = order.AppendUint16(b, c)
	}
	return string(b)
}

// bomb nests lists of nine aliases each.
func bomb(depth int) string {
	var b strings.Builder
	b.WriteString("name: x\na0: &a0 [x, x, x, x, x, x, x, x, x]\n")
	for i := range depth {
		fmt.Fprintf(&b, "a%d: &a%[1]d [%s]\n", i+1, strings.TrimSuffix(strings.Repeat(fmt.Sprintf("*a%d, ", i), 9), ", "))
	}
	return b.String()
}

// hostile are texts that are not what a reader hopes for, and what is said of them; nothing if they
// can be read all the same.
var hostile = map[string]struct{ text, want string }{
	"byte order mark":    {"\ufeffname: x\n", ""},
	"after a mark":       {"\ufeffnmae: x\n", `f.yaml:1:1: unknown key "nmae"`},
	"line ends":          {"name: x\r\ncount: 12\r\n", `f.yaml:2:8: "count" must be from 0 to 9`},
	"old line ends":      {"name: x\rcount: 1\r", ""},
	"UTF-16, big":        {utf16Text(binary.BigEndian, "name: x\n"), ""},
	"UTF-16, little":     {utf16Text(binary.LittleEndian, "name: x\n"), ""},
	"UTF-16, cut":        {"\xff\xfen\x00a", `f.yaml:1:1: this is not YAML: incomplete UTF-16`},
	"UTF-32":             {"\xff\xfe\x00\x00n\x00\x00\x00", `save the file as UTF-8`},
	"Latin-1":            {"name: caf\xe9\n", `f.yaml:1:10: this is not YAML: incomplete UTF-8`},
	"NUL":                {"name: x\na\x00b: 1\n", `f.yaml:2:2: this is not YAML: control characters`},
	"zeros":              {strings.Repeat("\x00", 9000), `f.yaml:1:1: this is not YAML`},
	"escape":             {"\"\\x1b[31m\": 1\nname: x\n", `f.yaml:1:1: unknown key "\x1b[31m"`},
	"key twice":          {"name: x\nname: y\n", `f.yaml:2:1: key "name" is already on line 1`},
	"empty":              {"", `f.yaml:1:1: this is empty`},
	"blank":              {"\n \n", `f.yaml:1:1: this is empty`},
	"comments":           {"# nothing\n# at all\n", `f.yaml:1:1: this is empty`},
	"two documents":      {"name: x\n---\nname: y\n", `f.yaml:2:1: a second document starts here`},
	"an end":             {"---\nname: x\n...\n", ""},
	"newer YAML":         {"%YAML 1.2\n---\nname: x\n", `leave out the line with %YAML`},
	"scalar":             {"hello\n", `f.yaml:1:1: a sample must be a mapping, but this is the text "hello"`},
	"list":               {"- name: x\n", `f.yaml:1:1: a sample must be a mapping, but this is a list`},
	"nothing":            {"~\n", `f.yaml:1:1: a sample must be a mapping, but this is nothing`},
	"alias bomb":         {bomb(12), `f.yaml:6:5: this unfolds to more than 20000 values`},
	"alias of itself":    {"name: x\nlist: &l [*l]\n", `f.yaml:2:11: alias *l is part of the value`},
	"alias of all":       {"&r\nname: *r\n", `f.yaml:2:7: alias *r is part of the value`},
	"merge of itself":    {"&r\nname: x\n<<: *r\n", `f.yaml:3:5: alias *r is part of the value`},
	"alias of nothing":   {"name: *n\n", `f.yaml:1:7: alias *n stands for nothing`},
	"merge":              {"name: x\ninner: &i {depth: 1}\n<<: {count: 3}\n", ""},
	"merge of a number":  {"name: x\n<<: 3\n", `f.yaml:2:5: << merges mappings, but this is the number 3`},
	"merge of a list":    {"name: x\n<<: [3]\n", `f.yaml:2:6: << merges mappings`},
	"key that is a list": {"name: x\n? [a]\n: 1\n", `f.yaml:2:3: a key must be a plain word`},
	"key of nothing":     {"name: x\n~: 1\n", `f.yaml:2:1: unknown key "~"`},
	"huge number":        {"name: x\ncount: " + strings.Repeat("9", 9000) + "\n", `f.yaml:2:8: "count" must be a whole number`},
	"huge exponent":      {"name: x\nshare: 1e999999999\n", `f.yaml:2:8: "share" must be a number`},
	"no number":          {"name: x\nshare: .nan\n", `f.yaml:2:8: "share" must be a number`},
	"deep lists":         {"name: x\nlist: " + strings.Repeat("[", 9999) + strings.Repeat("]", 9999), `f.yaml:2:8: "list" must be text`},
	"deep mappings":      {"name: x\ninner: " + strings.Repeat("{depth: ", 5000) + strings.Repeat("}", 5000), `f.yaml:2:16: "depth" must be a whole number`},
	"too deep":           {"name: x\nlist: " + strings.Repeat("[", 20000), `this is not YAML: exceeded max depth`},
	"open":               {"name: \"x\n", `this is not YAML: found unexpected end of stream`},
	"long key":           {"name: x\n? " + strings.Repeat("k", 90000) + "\n: 1\n", `f.yaml:2:3: unknown key "kkk`},
	"binary":             {"name: !!binary aGVsbG8=\n", `f.yaml:1:7: unknown tag "!!binary" of the text "aGVsbG8="`},
	"custom tag":         {"name: x\nfree: !mine y\n", `f.yaml:2:7: unknown tag "!mine" of the text "y"`},
	"tag of a mapping":   {"!mine\nname: x\n", `f.yaml:1:1: unknown tag "!mine" of a mapping`},
	"tag of a list":      {"name: x\nlist: !!set {a}\n", `f.yaml:2:7: unknown tag "!!set"`},
	"float by tag":       {"name: x\ncount: !!float 3\n", ""},
	"text by tag":        {"name: !!str 3\n", ""},
	"tag that lies":      {"name: x\non: !!bool maybe\n", `f.yaml:2:5: "on" must be true or false`},
	"many mistakes":      {"name: x\n" + strings.Repeat("k: 1\n", 60000), `f.yaml: there is more: 59_900 mistakes are not shown`},
	"many values":        {"name: x\nlist: [" + strings.Repeat("a, ", 30000) + "]\n", `this unfolds to more than 20000 values`},
}

// TestHostile reads texts that are not what a reader hopes for: all are read, or told in an error
// with a place, whose lines a terminal can show.
func TestHostile(t *testing.T) {
	for name, c := range hostile {
		t.Run(name, func(t *testing.T) {
			err := parseSample(c.text)
			if c.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("%.900v\nwant %s", err, c.want)
			}
			for line := range strings.Lines(err.Error()) {
				if len(line) > 300 {
					t.Errorf("a line of %d characters: %.200s", len(line), line)
				}
			}
		})
	}
}

// FuzzParse reads any text: it is read, or there are errors that have a place in it.
func FuzzParse(f *testing.F) {
	for _, c := range hostile {
		if len(c.text) < 5000 {
			f.Add(c.text)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		err := parseSample(text)
		var found Errors
		if err != nil && !errors.As(err, &found) {
			t.Fatal(err)
		}
		lines := strings.Count(strings.NewReplacer("\r", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n").Replace(text), "\n") + 1
		for _, e := range found {
			if e.Message == "" || e.Line > lines || e.Line > 0 && e.Column < 1 {
				t.Errorf("%q: %v is outside of a text of %d lines", text, e, lines)
			}
		}
	})
}
