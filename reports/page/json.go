package page

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/wildbench/wildbench/variants/harmless"
)

// WriteJSON writes a value as one indented document, with < and > as they are. The same value is
// written as the same bytes; what names it in errors.
func WriteJSON(w io.Writer, what string, value any) error {
	var text strings.Builder
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	err := enc.Encode(value)
	if err == nil {
		_, err = io.WriteString(w, harmless.Text(text.String())) // which means the same
	}
	if err != nil {
		return fmt.Errorf("write %s: %w", what, err)
	}
	return nil
}
