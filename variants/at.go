package variants

import "github.com/wildbench/wildbench/variants/strictyaml"

// ErrorAt is an error at a place in a text that is no variant, such as a configuration: it looks as
// one in a variant does. Line and column count from 1. The hint may be empty.
func ErrorAt(file, text string, line, column int, message, hint string) *Error {
	return &Error{
		File: file, Line: line, Column: column, Message: message,
		Excerpt: strictyaml.NewSource(file, text, 0).Excerpt(line, column), Hint: hint,
	}
}

// SyntaxError is what yaml.v3 says of a text that is not YAML, at the place that it means.
func SyntaxError(file, text string, err error) *Error {
	return strictyaml.SyntaxError(file, text, err)
}
