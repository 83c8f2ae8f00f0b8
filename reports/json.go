package reports

import (
	"encoding/json"
	"fmt"
	"io"
)

// WriteJSON writes the reports as one indented [Document]. The same reports are written as the same bytes.
func WriteJSON(w io.Writer, reports []*Report) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(Document{Schema, reports}); err != nil {
		return fmt.Errorf("write report: %w", err)
	}
	return nil
}
