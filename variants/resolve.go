package variants

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Unknown says why a reference is neither built in nor the path of a YAML file. what is what it
// should name, such as "variant", and builtin are the names that are built in.
func Unknown(ref, what string, builtin []string) *Error {
	e := &Error{File: ref}
	info, err := os.Stat(ref)
	switch {
	case err == nil && info.IsDir():
		e.Message = fmt.Sprintf("this is a folder; a %s is a file whose name ends in .yaml", what)
		if files := strictyaml.Files(ref); len(files) > 0 {
			e.Hint = "in it: " + strings.Join(files[:min(len(files), 8)], ", ")
		}
	case err == nil:
		e.Message = fmt.Sprintf("the name of a %s's file must end in .yaml", what)
		e.Hint = "call it " + strings.TrimSuffix(ref, filepath.Ext(ref)) + ".yaml"
	case strings.ContainsRune(ref, filepath.Separator):
		e.Message, e.Hint = "there is no such file", strictyaml.NearFile(ref)
	default:
		e.Message = fmt.Sprintf("there is no built-in %s of this name", what)
		if e.Hint = spelling.Hint(ref, builtin); spelling.Nearest(ref, builtin) == "" {
			e.Hint = orElse(strictyaml.NearFile(ref), e.Hint)
		}
	}
	return e
}

// unread is the error of a file that cannot be read.
func unread(ref string, err error) error {
	if _, ok := err.(*fs.PathError); !ok {
		return strictyaml.Invalid(ref, err)
	}
	return fmt.Errorf("reading variant: %w", err)
}

// readFile reads the file of a variant.
func readFile(name string) ([]byte, error) { return document.ReadFile(name, document.MaxSize) }
