package strictyaml

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/spelling"
)

// Invalid makes an error about a file out of one that is not about a place in it, such as a file
// that is not there. [Errors] and nil stay what they are.
func Invalid(file string, err error) error {
	var (
		mistakes Errors
		path     *fs.PathError
	)
	switch {
	case err == nil || errors.As(err, &mistakes):
		return err
	case errors.As(err, &path):
		e := &Error{File: file, Message: "cannot be read: " + path.Err.Error(), cause: err}
		if errors.Is(err, fs.ErrNotExist) {
			e.Hint = NearFile(file)
		}
		return Errors{e}
	}
	return Errors{{File: file, Message: err.Error(), cause: err}}
}

// IsYAML tells files from built-in names.
func IsYAML(ref string) bool {
	ext := filepath.Ext(ref)
	return ext == ".yaml" || ext == ".yml"
}

// NearFile is a hint at a YAML file beside one that is not there.
func NearFile(ref string) string {
	dir, base := filepath.Split(ref)
	files := Files(filepath.Clean(dir))
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

// Files lists the YAML files of a folder, sorted.
func Files(dir string) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if IsYAML(e.Name()) && !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	return names
}
