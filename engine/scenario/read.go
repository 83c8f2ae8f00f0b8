package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Load reads a scenario file, or the built-in scenarios of a variant by its name. What is wrong
// with the contents is reported as [strictyaml.Errors]; a file that cannot be read is another
// error.
func Load(ref string) (*File, error) {
	if slices.Contains(Builtin(), ref) {
		return builtinFile(ref)
	}
	if !isPath(ref) {
		return nil, variants.Errors{variants.Unknown(ref, "scenario file", Builtin())}
	}
	data, err := document.ReadFile(ref, document.MaxSize)
	var path *fs.PathError
	switch {
	case errors.As(err, &path):
		return nil, fmt.Errorf("reading scenarios: %w", err)
	case err != nil:
		return nil, strictyaml.Invalid(ref, err)
	}
	return Read(ref, data)
}

var format = strictyaml.Format{
	Kind: "a scenario file", Holds: "the scenarios of one variant",
	Start:  "it starts with variant: and scenarios:",
	Quotes: "a move text with \": \" in it needs quotes",
}

// Read reads scenarios from memory. name names the file in errors, and is where the path of its
// variant starts from. The error is of type [strictyaml.Errors] and holds everything that is wrong.
func Read(name string, data []byte) (*File, error) {
	f := &File{Name: name}
	f.doc = format.Parse(name, data, f)
	f.check()
	if err := f.doc.Err(); err != nil {
		return nil, err
	}
	return f, nil
}
