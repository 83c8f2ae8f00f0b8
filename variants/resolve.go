package variants

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/spelling"
)

// isPath tells files from built-in names.
func isPath(ref string) bool {
	ext := filepath.Ext(ref)
	return ext == ".yaml" || ext == ".yml"
}

// Unknown says why a reference is neither built in nor the path of a YAML file. what is what it should name, such as
// "variant", and builtin are the names that are built in.
func Unknown(ref, what string, builtin []string) *Error {
	e := &Error{File: ref}
	info, err := os.Stat(ref)
	switch {
	case err == nil && info.IsDir():
		e.Message = fmt.Sprintf("this is a folder; a %s is a file whose name ends in .yaml", what)
		if files := yamlFiles(ref); len(files) > 0 {
			e.Hint = "in it: " + strings.Join(files[:min(len(files), 8)], ", ")
		}
	case err == nil:
		e.Message = fmt.Sprintf("the name of a %s's file must end in .yaml", what)
		e.Hint = "call it " + strings.TrimSuffix(ref, filepath.Ext(ref)) + ".yaml"
	case strings.ContainsRune(ref, filepath.Separator):
		e.Message, e.Hint = "there is no such file", nearFile(ref)
	default:
		e.Message = fmt.Sprintf("there is no built-in %s of this name", what)
		if e.Hint = spelling.Hint(ref, builtin); spelling.Nearest(ref, builtin) == "" {
			e.Hint = orElse(nearFile(ref), e.Hint)
		}
	}
	return e
}

// unread is the error of a file that cannot be read.
func unread(ref string, err error) error {
	if _, ok := err.(*fs.PathError); !ok {
		return Invalid(ref, err)
	}
	return fmt.Errorf("reading variant: %w", err)
}

// nearFile is a hint at a YAML file beside one that is not there.
func nearFile(ref string) string {
	dir, base := filepath.Split(ref)
	files := yamlFiles(filepath.Clean(dir))
	for _, name := range []string{base, base + ".yaml"} {
		if slices.Contains(files, name) {
			return fmt.Sprintf("did you mean %q?", dir+name)
		}
	}
	var stems []string
	for _, name := range files {
		stems = append(stems, stem(name))
	}
	if near := spelling.Nearest(stem(base), stems); near != "" {
		return fmt.Sprintf("did you mean %q?", dir+files[slices.Index(stems, near)])
	}
	return ""
}

func stem(name string) string { return strings.TrimSuffix(name, filepath.Ext(name)) }

// yamlFiles lists the YAML files of a folder, sorted.
func yamlFiles(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if isPath(e.Name()) && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	return names
}

// readFile reads the file of a variant.
func readFile(name string) ([]byte, error) { return document.ReadFile(name, document.MaxSize) }
