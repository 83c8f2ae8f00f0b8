package harmless

import (
	"io"
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"
)

// A Writer makes what is written to it harmless, as [Text] does, and passes it on. A character may
// come in parts. It is safe for concurrent use.
type Writer struct {
	W    io.Writer
	Keep *regexp.Regexp // what stays as it is, such as [Colours]; nil: nothing does
	// Orders lets lines pass that GitHub Actions would take for workflow commands.
	Orders bool

	mu   sync.Mutex
	part []byte // of a character whose end is still to come
	line bool   // has begun: it is not blank so far
}

// Colours are the escape sequences of terminals for colours and weights of type.
var Colours = regexp.MustCompile(`\x1b\[[0-9;]*m`)

// Drawing are those with which a program that draws on a terminal rewrites lines, and [Colours].
var Drawing = regexp.MustCompile(`\r|\x1b\[[0-9;]*[mAKJ]`)

// Write makes p harmless and passes it on.
func (w *Writer) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	whole := append(w.part, p...)
	n := len(whole)
	for k := 1; k <= min(utf8.UTFMax-1, n); k++ { // where the last character begins
		if tail := whole[n-k:]; utf8.RuneStart(tail[0]) {
			if !utf8.FullRune(tail) {
				n -= k
			}
			break
		}
	}
	text := w.clean(string(whole[:n]))
	w.part = append([]byte(nil), whole[n:]...)
	if _, err := io.WriteString(w.W, text); err != nil {
		return 0, err
	}
	return len(p), nil
}

func (w *Writer) clean(s string) string {
	if w.Keep == nil {
		s = Text(s)
	} else {
		s = Except(s, w.Keep)
	}
	if w.Orders {
		return s
	}
	return w.unordered(s)
}

// unordered makes lines harmless that would be workflow commands: such as begin with two colons,
// and, of old, such as have two number signs and a bracket in them. A space parts those characters:
// an escape would be one of another kind in PGN.
func (w *Writer) unordered(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		start := strings.TrimLeft(line, " \t")
		if !w.line && strings.HasPrefix(start, "::") {
			b.WriteString(line[:len(line)-len(start)] + ": ")
			line = start[1:]
		}
		b.WriteString(strings.ReplaceAll(line, "##[", "## ["))
		w.line = !strings.HasSuffix(line, "\n") && (w.line || start != "")
	}
	return b.String()
}

// Except makes text harmless but for what matches.
func Except(s string, keep *regexp.Regexp) string {
	var b strings.Builder
	from := 0
	for _, at := range keep.FindAllStringIndex(s, -1) {
		b.WriteString(Text(s[from:at[0]]))
		b.WriteString(s[at[0]:at[1]])
		from = at[1]
	}
	b.WriteString(Text(s[from:]))
	return b.String()
}
