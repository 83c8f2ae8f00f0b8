package scenario

import (
	"embed"
	"slices"
	"strings"
)

//go:embed builtin/*.yaml
var builtin embed.FS

// Builtin lists the variants whose scenarios are built in, sorted. [Load] takes these names.
func Builtin() []string {
	entries, err := builtin.ReadDir("builtin")
	if err != nil {
		panic(err) // the files are part of the binary
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".yaml"))
	}
	slices.Sort(names)
	return names
}

// builtinFile reads a built-in file, which must exist.
func builtinFile(name string) (*File, error) {
	data, err := builtin.ReadFile("builtin/" + name + ".yaml")
	if err != nil {
		panic(err)
	}
	return Read(name, data)
}
