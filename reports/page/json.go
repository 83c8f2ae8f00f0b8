package page

import (
	"encoding/json"
	"fmt"
	"io"
)

// WriteJSON writes a value as one indented document, with < and > as they are. The same value is written as the same bytes; what names it
// in errors.
func WriteJSON(w io.Writer, what string, value any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(value); err != nil {
		return fmt.Errorf("write %s: %w", what, err)
	}
	return nil
}
