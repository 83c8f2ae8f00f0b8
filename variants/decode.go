package variants

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/spelling"
)

// A decoder fills Go values from a tree as the struct tags say (see [field]), and reports everything that does not fit
// instead of stopping at the first.
type decoder struct {
	report  *report
	partial bool // nothing is required: in what all animals share
}

// decode fills the struct that to points to from a tree, and notes what does not fit. What is
// missing has its default.
func decode(n *node, to any, r *report) {
	d := decoder{report: r}
	d.structure(path{}, n, n, reflect.ValueOf(to).Elem(), "at the top level")
}

// A slot is a key of a mapping and where its value goes.
type slot struct {
	*field
	to reflect.Value
}

// slots lists the keys that a mapping may have: those of its struct type, and those of its case. exact is
// false if the case is not known, so that neither are its keys.
func slots(v reflect.Value, n *node) (all []slot, exact bool) {
	s := shapeOf(v.Type())
	for _, f := range s.of(genreOf(v.Type(), n)) {
		all = append(all, slot{f, v.FieldByIndex(f.index)})
	}
	if s.params == nil {
		return all, true
	}
	word := n.get(s.kind.name)
	if word == nil {
		return all, false
	}
	params := s.cases.NewCase(word.text)
	if params == nil {
		return all, false
	}
	v.FieldByIndex(s.params.index).Set(reflect.ValueOf(params))
	pv := reflect.ValueOf(params).Elem()
	for _, f := range shapeOf(pv.Type()).fields {
		all = append(all, slot{f, pv.FieldByIndex(f.index)})
	}
	return all, true
}

// structure decodes a mapping into a struct. at is where to point if something is missing; where names the part.
func (d *decoder) structure(p path, at, n *node, v reflect.Value, where string) {
	if !n.isMapping() {
		d.mismatch(p, n, "a mapping")
		defaults(v)
		return
	}
	all, exact := slots(v, n)
	names := make([]string, len(all))
	byName := map[string]slot{}
	for i, s := range all {
		names[i], byName[s.name] = s.name, s
	}
	meant := map[string]bool{} // keys that a misspelt one was probably meant to be are not missing too
	for _, e := range n.entries {
		key := e.key.text
		if s, ok := byName[key]; ok {
			d.value(p.to(key), e, s.field, s.to)
		} else if exact {
			meant[spelling.Nearest(key, names)] = true
			d.report.add(problem{at: e.key, message: fmt.Sprintf("unknown key %q", key), where: where, hint: hintFor(v, n, key, names)})
		}
	}
	for _, s := range all {
		if n.get(s.name) != nil {
			continue
		}
		switch {
		case !s.is("required") || d.partial:
		case meant[s.name]:
			d.report.fail(p.to(s.name))
		default:
			d.report.add(problem{at: at, path: p.to(s.name), message: fmt.Sprintf("missing key %q", s.name), where: where, hint: s.doc})
		}
		setDefault(s.field, s.to)
	}
}

// hintFor says what an unknown key may have been meant to be, or that it is one of another genre of
// document.
func hintFor(v reflect.Value, n *node, key string, names []string) string {
	if f := shapeOf(v.Type()).field(key); f != nil {
		return v.Interface().(genres).Elsewhere(f.genre)
	}
	return spelling.Hint(key, names)
}

// value decodes the value of one key.
func (d *decoder) value(p path, e entry, f *field, v reflect.Value) {
	n := e.value
	switch {
	case f.is("literal"):
		d.literal(p, n, v)
	case f.is("keyed"):
		d.keyed(p, n, f, v)
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		inner := decoder{d.report, d.partial || f.is("partial")}
		inner.structure(p, e.key, n, v.Elem(), "in "+f.name)
	case v.Kind() == reflect.Struct:
		d.structure(p, e.key, n, v, "in "+f.name)
	case v.Kind() == reflect.Slice:
		d.slice(p, n, f, v)
	default:
		d.scalar(p, n, f, v)
	}
}

// keyed decodes a mapping into a slice, one element an entry, in the order of the file.
func (d *decoder) keyed(p path, n *node, f *field, v reflect.Value) {
	if !n.isMapping() {
		d.mismatch(p, n, "a mapping")
		return
	}
	s := shapeOf(v.Type().Elem())
	for _, e := range n.entries {
		key := e.key.text
		if key == "" || e.key.tag == "!!null" {
			d.report.add(emptyKey(e.key, "in "+f.name))
			continue
		}
		element := reflect.New(v.Type().Elem()).Elem()
		element.FieldByIndex(s.key.index).SetString(key)
		if d.misspelt(p.to(key), n, e, f, s) {
			continue
		}
		if s.scalar != nil {
			d.value(p.to(key), e, s.scalar, element.FieldByIndex(s.scalar.index))
		} else {
			d.structure(p.to(key), e.key, e.value, element, fmt.Sprintf("in %s %q", singular(f.name), key))
		}
		v.Set(reflect.Append(v, element))
	}
}

// emptyKey is the problem of a key that names nothing: it is empty, or YAML takes it for nothing.
func emptyKey(key *node, where string) problem {
	if plainWord.MatchString(key.text) {
		return problem{at: key, message: fmt.Sprintf("the key %s is nothing in YAML, so it is no name", key.text), where: where,
			hint: fmt.Sprintf("quote it to make it text: %q", key.text)}
	}
	return problem{at: key, message: "empty key", where: where}
}

// misspelt reports whether an entry is new in what a file extends, lacks what a new one needs, and is named much like one
// that is there; and complains.
func (d *decoder) misspelt(p path, n *node, e entry, f *field, s *shape) bool {
	var others []string
	extends := false
	for _, o := range n.entries {
		if o.key != e.key {
			others = append(others, o.key.text)
			extends = extends || o.key.src != e.key.src
		}
	}
	lacks := s.lacks(e.value)
	near := spelling.Nearest(e.key.text, others)
	if !extends || lacks == "" || near == "" || d.partial {
		return false
	}
	what := singular(f.name)
	if what == "end" {
		what = "ending"
	}
	d.report.add(problem{at: e.key, path: p, hint: fmt.Sprintf("did you mean %q?", near),
		message: fmt.Sprintf("there is no %s %q to be changed, and as a new one it lacks %q", what, e.key.text, lacks)})
	return true
}

// lacks is a key that a mapping needs and has not; empty if there is none.
func (s *shape) lacks(n *node) string {
	if !n.isMapping() {
		return ""
	}
	for _, f := range s.fields {
		if f.is("required") && n.get(f.name) == nil {
			return f.name
		}
	}
	return ""
}

// singular is what one entry of a keyed part is called.
func singular(name string) string {
	if stem, ok := strings.CutSuffix(name, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(name, "s")
}

// slice decodes a list. Named lists of words take a single word too.
func (d *decoder) slice(p path, n *node, f *field, v reflect.Value) {
	items := n.items
	switch {
	case n.isSequence():
	case n.kind == yaml.ScalarNode && loose(v.Type()):
		if n.tag != "!!str" {
			d.mismatch(p, n, "a name or a list of names")
			return
		}
		items = []*node{n}
	default:
		d.mismatch(p, n, "a list")
		return
	}
	if len(items) == 0 {
		if f.def != "" || f.is("required") {
			d.report.add(problem{at: n, path: p, message: fmt.Sprintf("%q must not be empty", p.last())})
		}
		return
	}
	element := *f
	element.typ = v.Type().Elem()
	v.Set(reflect.MakeSlice(v.Type(), len(items), len(items)))
	for i, item := range items {
		d.value(p, entry{item, item}, &element, v.Index(i))
	}
}

// loose reports whether a list of this type may be written as a single word.
func loose(t reflect.Type) bool {
	return t.Elem().Kind() == reflect.String && t.Name() != ""
}

func (d *decoder) scalar(p path, n *node, f *field, v reflect.Value) {
	if n.kind != yaml.ScalarNode {
		d.mismatch(p, n, expected(v.Kind()))
		return
	}
	switch v.Kind() {
	case reflect.String:
		switch {
		case n.tag == "!!str":
			v.SetString(harmless.Text(n.text))
			d.checkWord(p, n, f)
		case f.enum != nil:
			d.mismatch(p, n, spelling.List(f.enum, "or"))
		default:
			d.mismatch(p, n, expected(v.Kind()))
		}
	case reflect.Bool:
		raw := &yaml.Node{Kind: yaml.ScalarNode, Tag: n.tag, Value: n.text}
		var b bool
		if n.tag != "!!bool" || raw.Decode(&b) != nil {
			d.mismatch(p, n, expected(v.Kind()))
			return
		}
		v.SetBool(b)
	case reflect.Int:
		if i, err := decimal.Int(n.text); d.isNumber(p, n, v.Kind(), err) {
			v.SetInt(int64(i))
			d.checkRange(p, n, f, float64(i))
		}
	case reflect.Float64:
		if x, err := decimal.Float(n.text); d.isNumber(p, n, v.Kind(), err) {
			v.SetFloat(x)
			d.checkRange(p, n, f, x)
		}
	}
}

// isNumber reports whether a scalar is a number, read without an error, and complains otherwise.
func (d *decoder) isNumber(p path, n *node, kind reflect.Kind, err error) bool {
	if (n.tag == "!!int" || n.tag == "!!float") && err == nil {
		return true
	}
	hint := decimal.Hint(err)
	switch {
	case n.tag == "!!str" && err == nil:
		hint = fmt.Sprintf("write %s without quotes", n.text)
	case n.tag == "!!null":
		hint = noValue
	}
	d.report.add(problem{at: n, path: p, hint: hint,
		message: fmt.Sprintf("%q must be %s, but this is %s", p.last(), expected(kind), n.describe())})
	return false
}

func expected(k reflect.Kind) string {
	switch k {
	case reflect.Bool:
		return "true or false"
	case reflect.Int:
		return "a whole number"
	case reflect.Float64:
		return "a number"
	}
	return "text"
}

// noValue is the hint for a key after which nothing stands.
const noValue = "leave the key out, or give it a value"

func (d *decoder) mismatch(p path, n *node, want string) {
	pr := problem{at: n, path: p, message: fmt.Sprintf("%q must be %s, but this is %s", p.last(), want, n.describe())}
	switch {
	case n.kind != yaml.ScalarNode:
	case n.tag == "!!null":
		pr.hint = noValue
	case want == "text":
		pr.hint = fmt.Sprintf("quote it to make it text: %q", n.text)
	case want == expected(reflect.Bool):
		pr.hint = truth[strings.ToLower(n.text)]
	}
	d.report.add(pr)
}

// truth is the hint for words and numbers that mean a truth value elsewhere.
var truth = map[string]string{
	"yes": "write true", "on": "write true", "y": "write true", "1": "write true", "true": "write true without quotes",
	"no": "write false", "off": "write false", "n": "write false", "0": "write false", "false": "write false without quotes",
}

func (d *decoder) checkWord(p path, n *node, f *field) {
	if f.enum == nil {
		return
	}
	for _, word := range f.enum {
		if n.text == word {
			return
		}
	}
	pr := problem{at: n, path: p, message: fmt.Sprintf("%q must be %s, but this is %q", p.last(), spelling.List(f.enum, "or"), n.text)}
	if word := spelling.Nearest(n.text, f.enum); word != "" {
		pr.hint = fmt.Sprintf("did you mean %q?", word)
	}
	d.report.add(pr)
}

func (d *decoder) checkRange(p path, n *node, f *field, x float64) {
	if f.min != nil && x < *f.min || f.max != nil && x > *f.max {
		d.report.add(problem{at: n, path: p, message: fmt.Sprintf("%q must be from %s to %s, but this is %s",
			p.last(), decimal.Text(*f.min), decimal.Text(*f.max), n.text)})
	}
}

// literal keeps a scalar or a list of scalars as YAML text.
func (d *decoder) literal(p path, n *node, v reflect.Value) {
	if n.isMapping() {
		d.mismatch(p, n, "a single value or a list")
		return
	}
	v.SetString(flow(n))
}

// defaults gives every parameter of a struct its default.
func defaults(v reflect.Value) {
	for _, f := range shapeOf(v.Type()).fields {
		setDefault(f, v.FieldByIndex(f.index))
	}
}

func setDefault(f *field, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		defaults(v)
	case reflect.Slice:
		if f.def != "" {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			v.Index(0).SetString(f.def)
		}
	case reflect.String:
		v.SetString(f.def)
	case reflect.Bool:
		v.SetBool(f.def == "true")
	case reflect.Int:
		if f.def != "" {
			i, err := strconv.Atoi(f.def)
			if err != nil {
				panic("variants: bad default in a struct tag: " + f.def)
			}
			v.SetInt(int64(i))
		}
	}
}
