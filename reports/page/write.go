package page

import "io"

// A Document is a result that is written for people or for programs.
type Document interface {
	WriteText(w io.Writer, o Options) error // as text or Markdown
	WriteJSON(w io.Writer) error
}

// Formats are the ways in which [Write] writes documents.
var Formats = []string{"text", "markdown", "json"}

// Write writes a document in one of [Formats].
func Write(w io.Writer, d Document, format string, o Options) error {
	if format == "json" {
		return d.WriteJSON(w)
	}
	o.Markdown = format == "markdown"
	return d.WriteText(w, o)
}
