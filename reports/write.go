package reports

import (
	"fmt"
	"io"
)

// Formats are the ways in which [Write] writes reports.
var Formats = []string{"text", "markdown", "json", "csv"}

// Write writes the reports in one of [Formats].
func Write(w io.Writer, reports []*Report, format string, o TextOptions) error {
	switch format {
	case "text":
		return WriteText(w, reports, o)
	case "markdown":
		return WriteMarkdown(w, reports)
	case "json":
		return WriteJSON(w, reports)
	case "csv":
		return WriteCSV(w, reports)
	}
	return fmt.Errorf("write report: there is no format %q", format)
}
