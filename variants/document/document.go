// Package document reads the YAML files that people write: variants, scenarios, configurations and
// baselines. It bounds what it reads, and says in plain words where a text is not YAML.
package document

import (
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxSize is how many bytes a file that people write may have: fifty times the largest variant that
// is built in.
const MaxSize = 1 << 20

// ReadFile reads a regular file of at most limit bytes. A larger one, a folder, a pipe or a device
// is not read at all.
func ReadFile(name string, limit int64) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := Fits(info, limit); err != nil {
		return nil, err
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close() // it is only read
	return ReadAll(f, limit)
}

// A NoFile is something else that has the name of a file, such as a folder.
type NoFile string

func (n NoFile) Error() string { return fmt.Sprintf("this is %s, not a file", string(n)) }

// Fits reports what speaks against reading a file of at most limit bytes: a [NoFile] if it is none.
func Fits(info fs.FileInfo, limit int64) error {
	switch {
	case info.IsDir():
		return NoFile("a folder")
	case !info.Mode().IsRegular():
		return NoFile(what(info.Mode()))
	case info.Size() > limit:
		return tooLarge(info.Size(), limit)
	}
	return nil
}

// ReadAll reads what is there, an error if it is more than limit bytes: a file may have grown.
func ReadAll(r io.Reader, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1))
	if err == nil && int64(len(data)) > limit {
		return nil, tooLarge(int64(len(data)), limit)
	}
	return data, err
}

// Check is for a text that is in memory already: an error if it is larger than limit bytes.
func Check(text []byte, limit int64) error {
	if int64(len(text)) > limit {
		return tooLarge(int64(len(text)), limit)
	}
	return nil
}

func what(mode fs.FileMode) string {
	switch {
	case mode&fs.ModeNamedPipe != 0:
		return "a pipe"
	case mode&fs.ModeSocket != 0:
		return "a socket"
	}
	return "a device"
}

func tooLarge(size, limit int64) error {
	return fmt.Errorf("this holds %s, and a file of its kind at most %s", megabytes(size), megabytes(limit))
}

func megabytes(n int64) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }

// A Fault is a place where a text is not YAML.
type Fault struct {
	Line, Column  int // from 1
	Message, Hint string
}

var (
	yamlLine      = regexp.MustCompile(`^yaml: line (\d+): (.*)$`)
	unknownAnchor = regexp.MustCompile(`^yaml: unknown anchor '(.*)' referenced$`)
)

// Syntax finds the place that yaml.v3 names in its message. Errors of its scanner carry the line;
// those of its parser ("did not find expected …") the one before it, and often that of the block
// which cannot be read on.
func Syntax(text string, err error) Fault {
	lines := strings.Split(text, "\n")
	if m := unknownAnchor.FindStringSubmatch(err.Error()); m != nil {
		f := Fault{Message: fmt.Sprintf("alias *%s stands for nothing: there is no &%[1]s before it", m[1])}
		f.Line, f.Column = find(lines, "*"+m[1])
		return f
	}
	f := Fault{Line: 1, Column: 1, Hint: "check indentation and punctuation here and in the lines that follow"}
	message := strings.TrimPrefix(err.Error(), "yaml: ")
	if line, column, bad := unwritable(text); bad != "" {
		return Fault{line, column, "this is not YAML: " + message, bad}
	}
	if m := yamlLine.FindStringSubmatch(err.Error()); m != nil {
		f.Line, _ = strconv.Atoi(m[1])
		message = m[2]
		if strings.HasPrefix(message, "did not find expected") {
			f.Line++
		}
	}
	f.Line = max(1, min(f.Line, len(lines)))
	if line, column := tab(lines, f.Line); line > 0 {
		return Fault{line, column, "this is not YAML: a line is indented by a tab", "YAML takes no tabs there: use spaces"}
	}
	line := lines[f.Line-1]
	f.Column = len(line) - len(strings.TrimLeft(line, " ")) + 1
	f.Message = "this is not YAML: " + message
	f.Hint = cmp.Or(hints[message], f.Hint)
	return f
}

// unwritable finds the first character that no YAML text may have, with a hint; an empty one if
// there is none, or if the text is in UTF-16.
func unwritable(text string) (line, column int, hint string) {
	if strings.HasPrefix(text, "\xff\xfe") || strings.HasPrefix(text, "\xfe\xff") {
		return 1, 1, ""
	}
	line, column = 1, 1
	for i, r := range text {
		_, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			return line, column, fmt.Sprintf("byte %#x is no character: save the file as UTF-8", text[i])
		case r < ' ' && !strings.ContainsRune("\t\n\r", r), r == 0x7f, r >= 0x80 && r < 0xa0 && r != 0x85:
			return line, column, fmt.Sprintf("character U+%04X can stand in no file: take it out", r)
		}
		if column++; r == '\n' {
			line, column = line+1, 1
		}
	}
	return 1, 1, ""
}

// hints are for what yaml.v3 says in few words.
var hints = map[string]string{
	"found character that cannot start any token": "a text that begins with @, ` or % wants quotes",
	"control characters are not allowed":          "save the file as UTF-8",
	"incomplete UTF-16 character":                 "save the file as UTF-8",
	"found incompatible YAML document":            "leave out the line with %YAML: it names a version that is not read",
}

// tab finds a tab in the indentation of a line, or of one near it, since the parser's lines are not
// exact.
func tab(lines []string, at int) (line, column int) {
	for _, n := range []int{at, at - 1, at + 1} {
		if n < 1 || n > len(lines) {
			continue
		}
		text := lines[n-1]
		blank := text[:len(text)-len(strings.TrimLeft(text, " \t"))]
		if i := strings.IndexByte(blank, '\t'); i >= 0 && strings.TrimSpace(text) != "" {
			return n, i + 1
		}
	}
	return 0, 0
}

// find is the line and column of the first occurrence of a text; 1, 1 if there is none.
func find(lines []string, text string) (line, column int) {
	for i, l := range lines {
		if before, _, ok := strings.Cut(l, text); ok {
			return i + 1, len([]rune(before)) + 1
		}
	}
	return 1, 1
}
