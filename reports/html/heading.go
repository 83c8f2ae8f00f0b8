package html

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// heading is what people call the variant, with what is changed in it, as its label says.
func (c *Chapter) heading() string {
	title, label := cmp.Or(c.def.Title, c.def.Name), c.Report.Variant
	if changes, ok := strings.CutPrefix(label, c.def.Name); ok {
		return title + changes
	}
	return fmt.Sprintf("%s (%s)", title, label)
}

// toldApart adds to a heading that is taken the label of its variant, and to that, where two runs
// have it, a number.
func toldApart(heading, label string, taken []string) string {
	told := heading
	for n := 1; slices.Contains(taken, told); n++ {
		if told = fmt.Sprintf("%s (%s)", heading, label); n > 1 {
			told = fmt.Sprintf("%s (%s, %d)", heading, label, n)
		}
	}
	return told
}
