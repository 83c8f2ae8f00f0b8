package variants

import (
	"embed"
	"path/filepath"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

//go:embed *.yaml
var builtin embed.FS

// Builtin lists the names of the built-in variants, sorted.
func Builtin() []string {
	entries, err := builtin.ReadDir(".")
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

// Load reads a variant: ref is the name of a built-in one, or the path of a .yaml file. What is
// wrong with the variant or the changes is reported as [Errors]; a file that cannot be read is
// another error.
func Load(ref string, overrides Overrides) (*Definition, error) {
	d, _, err := LoadPlaced(ref, overrides)
	return d, err
}

// LoadPlaced is [Load] for those who will have something to say about the variant: it also tells
// where its parts are written.
func LoadPlaced(ref string, overrides Overrides) (*Definition, *Places, error) {
	l := new(loader)
	if slices.Contains(Builtin(), ref) {
		return l.placed(l.builtin(ref), overrides)
	}
	if !strictyaml.IsYAML(ref) {
		return nil, nil, Errors{Unknown(ref, "variant", Builtin())}
	}
	data, err := readFile(ref)
	if err != nil {
		return nil, nil, unread(ref, err)
	}
	return l.placed(l.file(ref, data), overrides)
}

// Parse reads a variant from memory. file names it in errors, and is where relative paths in it
// start from.
func Parse(file string, data []byte, overrides Overrides) (*Definition, error) {
	l := new(loader)
	return l.load(l.file(file, data), overrides)
}

func (l *loader) placed(src *source, overrides Overrides) (*Definition, *Places, error) {
	d, err := l.load(src, overrides)
	return d, &Places{l, overrides}, err
}

// A loader reads one variant, with all files and flags that take part.
type loader struct {
	report  report
	order   int       // of the next source
	tree    *node     // what was decoded, when all is done
	removed []removal // what files take away from those that they extend

	base   *node            // the file that extends nothing
	layers []layer          // those that extend it, from the innermost
	files  map[*source]bool // all of them; flags are sources too

	written map[string]*node // by path, rules as they were when their texts were written
}

func (l *loader) source(name, text string) *source {
	l.order++
	return strictyaml.NewSource(name, text, l.order)
}

// file is the source of a file of the user's.
func (l *loader) file(name string, data []byte) *source {
	src := l.source(name, string(data))
	src.Dir = filepath.Dir(name)
	return src
}

// builtin is the source of a built-in variant, which must exist.
func (l *loader) builtin(name string) *source {
	data, err := builtin.ReadFile(name + ".yaml")
	if err != nil {
		panic(err)
	}
	src := l.source(name+".yaml", string(data))
	src.Inner = true
	return src
}

// load goes through all stages from text to definition.
func (l *loader) load(src *source, overrides Overrides) (*Definition, error) {
	root := l.extend(src, nil)
	if root == nil {
		return nil, l.report.Err()
	}
	root, fixed := l.modify(root, overrides)
	resolved := l.dropQuotes(l.applyOptions(root, fixed))
	d := l.definition(resolved)
	if tried := src.Inner && overrides.none(); len(l.report.List) == 0 && !tried {
		l.tryOptions(root) // those of built-in files are by tests
	}
	l.blame(overrides)
	if err := l.report.Err(); err != nil {
		return nil, err
	}
	d.label = overrides.Label(d.Name)
	return d, nil
}

// definition decodes and checks a tree.
func (l *loader) definition(root *node) *Definition {
	root = shareEveryAnimal(root)
	l.tree = root
	d := new(Definition)
	strictyaml.Decode(root, d, &l.report)
	d.EveryAnimal = nil
	d.complete()
	validate(d, root, &l.report)
	return d
}
