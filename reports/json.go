package reports

import (
	"io"

	"github.com/wildbench/wildbench/reports/page"
)

// WriteJSON writes the reports as one indented [Document]. The same reports are written as the same
// bytes.
func WriteJSON(w io.Writer, reports []*Report) error {
	return page.WriteJSON(w, "report", Document{Schema, reports})
}
