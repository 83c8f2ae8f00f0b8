package bot

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants/spelling"
)

// unknown says that there is no such thing as name, which there is instead, and which of them may
// have been meant.
func unknown(what, name string, there []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "unknown %s %q", what, name)
	if near := spelling.Nearest(name, there); near != "" {
		fmt.Fprintf(&b, ", did you mean %q?", near)
	}
	fmt.Fprintf(&b, " (there is: %s)", strings.Join(there, ", "))
	return b.String()
}
