package gate

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/spelling"
)

// A place is a line and a column of a baseline file, from 1. The zero place is nowhere: a baseline
// that was not read has none.
type place struct{ line, column int }

// A source is the text of a baseline file, where its parts stand and what is wrong with them.
type source struct {
	file, text string
	places     map[string]place // by path, such as "tolerances.0.metric"
	found      variants.Errors
}

// at is the place of a part, or of the nearest part around it that has one.
func (s *source) at(path string) place {
	for {
		if p, ok := s.places[path]; ok {
			return p
		}
		if path == "" {
			return place{}
		}
		path = path[:max(0, strings.LastIndexByte(path, '.'))]
	}
}

// fail notes an error. The hint may be empty.
func (s *source) fail(p place, hint, format string, args ...any) {
	message := fmt.Sprintf(format, args...)
	s.found = append(s.found, variants.ErrorAt(s.file, s.text, p.line, p.column, message, hint))
}

// err is what was found so far, as an error.
func (s *source) err() error {
	if len(s.found) == 0 {
		return nil
	}
	return s.found
}

// read fills a baseline from the text. What cannot be read is noted, and left as it was.
func (s *source) read(b *Baseline) {
	d := yaml.NewDecoder(strings.NewReader(s.text))
	var doc yaml.Node
	switch err := d.Decode(&doc); {
	case errors.Is(err, io.EOF):
		s.fail(place{1, 1}, "write it with --update", "this is empty")
		return
	case err != nil:
		s.found = append(s.found, variants.SyntaxError(s.file, s.text, err))
		return
	}
	s.value(doc.Content[0], reflect.ValueOf(b).Elem(), "")
	if err := d.Decode(&doc); !errors.Is(err, io.EOF) {
		s.fail(place{doc.Line, doc.Column}, "", "a second document starts here; a file holds one baseline")
	}
}

// value reads what stands at a path of the file.
func (s *source) value(n *yaml.Node, v reflect.Value, path string) {
	at := place{n.Line, n.Column}
	s.places[path] = at
	for n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	switch v.Kind() {
	case reflect.Struct:
		s.mapping(n, v, path)
	case reflect.Map:
		s.table(n, v, path)
	case reflect.Slice:
		s.list(n, v, path)
	default:
		if err := scalar(n, v); err != nil {
			s.fail(at, "", "%s: %v", name(path), err)
		}
	}
}

// name is the last word of a path that is no number of a list.
func name(path string) string {
	words := strings.Split(path, ".")
	for i := len(words) - 1; i > 0; i-- {
		if _, err := strconv.Atoi(words[i]); err != nil {
			return words[i]
		}
	}
	return words[0]
}

// mapping reads keys that are the fields of a struct.
func (s *source) mapping(n *yaml.Node, v reflect.Value, path string) {
	fields := make(map[string]reflect.Value)
	var known []string
	for i := range v.NumField() {
		key, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
		if v.Type().Field(i).IsExported() {
			fields[key], known = v.Field(i), append(known, key)
		}
	}
	s.entries(n, path, func(key, value *yaml.Node, path string) {
		if field, ok := fields[key.Value]; ok {
			s.value(value, field, path)
			if value.Kind != yaml.ScalarNode {
				s.places[path] = place{key.Line, key.Column}
			}
			return
		}
		s.fail(place{key.Line, key.Column}, spelling.Hint(key.Value, known), "unknown key %q", key.Value)
	})
}

// table reads figures by their names.
func (s *source) table(n *yaml.Node, v reflect.Value, path string) {
	v.Set(reflect.MakeMap(v.Type()))
	s.entries(n, path, func(key, value *yaml.Node, path string) {
		e := reflect.New(v.Type().Elem()).Elem()
		s.value(value, e, path)
		v.SetMapIndex(reflect.ValueOf(key.Value), e)
	})
}

// entries goes through the keys of a mapping. The path that each gets is that of the value.
func (s *source) entries(n *yaml.Node, path string, each func(key, value *yaml.Node, path string)) {
	if n.Kind != yaml.MappingNode {
		s.fail(place{n.Line, n.Column}, "", "expected keys with values")
		return
	}
	seen := make(map[string]bool)
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		if seen[key.Value] {
			s.fail(place{key.Line, key.Column}, "", "%q is given twice", key.Value)
			continue
		}
		seen[key.Value] = true
		each(key, n.Content[i+1], strings.TrimPrefix(path+"."+key.Value, "."))
	}
}

func (s *source) list(n *yaml.Node, v reflect.Value, path string) {
	switch {
	case n.Kind == yaml.ScalarNode && n.ShortTag() == "!!null": // a key with nothing after it
		return
	case n.Kind != yaml.SequenceNode:
		s.fail(place{n.Line, n.Column}, "", "%s: expected a list", name(path))
		return
	}
	v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
	for i, item := range n.Content {
		s.value(item, v.Index(i), fmt.Sprintf("%s.%d", path, i))
	}
}

// written are numbers as --update writes them: small ones have exponents.
var written = regexp.MustCompile(`^-?[0-9]+(\.[0-9]+)?e[-+][0-9]{2,}$`)

// scalar reads a text or a number.
func scalar(n *yaml.Node, v reflect.Value) error {
	plain := n.Kind == yaml.ScalarNode
	var err error
	switch v.Kind() {
	case reflect.String:
		if !plain || n.ShortTag() == "!!null" {
			return errors.New("expected a text")
		}
		v.SetString(n.Value)
		return nil
	case reflect.Float64:
		var x float64
		if x, err = decimal.Float(n.Value); written.MatchString(n.Value) {
			x, err = strconv.ParseFloat(n.Value, 64)
		}
		v.SetFloat(x)
	case reflect.Uint64:
		var u uint64
		u, err = decimal.Uint64(n.Value)
		v.SetUint(u)
	default:
		var i int
		i, err = decimal.Int(n.Value)
		v.SetInt(int64(i))
	}
	kind := "a whole number"
	if v.Kind() == reflect.Float64 {
		kind = "a number"
	}
	switch {
	case !plain:
		return fmt.Errorf("expected %s", kind)
	case err != nil:
		message := fmt.Sprintf("expected %s, but this is %q", kind, n.Value)
		return errors.New(decimal.With(message, decimal.Hint(err)))
	}
	return nil
}
