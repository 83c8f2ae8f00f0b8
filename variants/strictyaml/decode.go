package strictyaml

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/spelling"
)

// A decoder fills Go values from a tree as the struct tags say (see [field]), and reports
// everything that does not fit instead of stopping at the first.
type decoder struct {
	report  *Problems
	partial bool // nothing is required: in what all animals share
}

// Decode fills the struct that to points to from a tree, and notes what does not fit. What is
// missing has its default.
func Decode(n *Node, to any, r *Problems) {
	d := decoder{report: r}
	d.structure(Path{}, n, n, reflect.ValueOf(to).Elem(), "at the top level")
}

// A slot is a key of a mapping and where its value goes.
type slot struct {
	*Field
	to reflect.Value
}

// slots lists the keys that a mapping may have: those of its struct type, and those of its case.
// exact is false if the case is not known, so that neither are its keys.
func slots(v reflect.Value, n *Node) (all []slot, exact bool) {
	s := ShapeOf(v.Type())
	fields := s.Of(genreOf(v.Type(), n))
	all = make([]slot, 0, len(fields)+8) // with room for the keys of a case
	for _, f := range fields {
		all = append(all, slot{f, v.FieldByIndex(f.Index)})
	}
	if s.Params == nil {
		return all, true
	}
	word := n.Get(s.kind.Name)
	if word == nil {
		return all, false
	}
	params := s.cases.NewCase(word.Text)
	if params == nil {
		return all, false
	}
	v.FieldByIndex(s.Params.Index).Set(reflect.ValueOf(params))
	pv := reflect.ValueOf(params).Elem()
	for _, f := range ShapeOf(pv.Type()).Fields {
		all = append(all, slot{f, pv.FieldByIndex(f.Index)})
	}
	return all, true
}

// structure decodes a mapping into a struct. at is where to point if something is missing; where
// names the part.
func (d *decoder) structure(p Path, at, n *Node, v reflect.Value, where string) {
	if !n.IsMapping() {
		d.mismatch(p, n, "a mapping")
		Defaults(v)
		return
	}
	all, exact := slots(v, n)
	// Keys that a misspelt one was probably meant to be are not missing too
	var meant, names, other []string
	for _, e := range n.Entries {
		key := e.Key.Text
		if s := slotOf(all, key); s != nil {
			d.value(p.To(key), e, s.Field, s.to)
			continue
		}
		if names == nil {
			names, other = namesOf(all), otherKeys(reflect.Zero(v.Type()))
		}
		near := spelling.Nearest(key, names)
		if !exact && (near == "" || n.Get(near) != nil || !slotOf(all, near).Is("kind")) {
			continue // what keys there are, the missing one would tell
		}
		hint := hintFor(v, n, key, names)
		if foreign := spelling.Nearest(key, other); near == "" && foreign != "" && foreign != key {
			near, hint = foreign, fmt.Sprintf("did you mean %q?", foreign)
		}
		meant = append(meant, near)
		d.report.Add(Problem{At: e.Key, Message: fmt.Sprintf("unknown key %q", key), where: where, Hint: hint})
	}
	// With one of those, other things would be missing.
	lost := slices.ContainsFunc(other, func(key string) bool { return slices.Contains(meant, key) })
	for _, s := range all {
		if n.Get(s.Name) != nil {
			continue
		}
		switch {
		case !s.Is("required") || d.partial:
		case slices.Contains(meant, s.Name), lost:
			d.report.fail(p.To(s.Name))
		default:
			d.report.Add(Problem{At: at, path: p.To(s.Name), Message: fmt.Sprintf("missing key %q", s.Name), where: where, Hint: s.Doc})
		}
		setDefault(s.Field, s.to)
	}
}

// otherKeys are the keys that the documents of a struct may have besides those that it has now.
func otherKeys(v reflect.Value) []string {
	g, ok := v.Interface().(genres)
	if !ok {
		return nil
	}
	keys := g.Besides()
	for _, f := range ShapeOf(v.Type()).Fields {
		if f.Genre != "" {
			keys = append(keys, f.Name)
		}
	}
	return keys
}

// slotOf is the slot of a key; nil if there is none.
func slotOf(all []slot, key string) *slot {
	for i := range all {
		if all[i].Name == key {
			return &all[i]
		}
	}
	return nil
}

func namesOf(all []slot) []string {
	names := make([]string, len(all))
	for i, s := range all {
		names[i] = s.Name
	}
	return names
}

// hintFor says what an unknown key may have been meant to be, or that it is one of another genre of
// document.
func hintFor(v reflect.Value, n *Node, key string, names []string) string {
	if f := ShapeOf(v.Type()).Field(key); f != nil {
		return v.Interface().(genres).Elsewhere(f.Genre)
	}
	return spelling.Hint(key, names)
}

// Value decodes the value of one key.
func (d *decoder) value(p Path, e Entry, f *Field, v reflect.Value) {
	n := e.Value
	switch {
	case f.Is("literal"):
		d.literal(p, n, v)
	case f.Is("keyed"):
		d.keyed(p, n, f, v)
	case readsItself(v):
		for _, w := range v.Addr().Interface().(reader).ReadYAML(n) {
			d.unlike(p, w)
		}
	case v.Kind() == reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		inner := decoder{d.report, d.partial || f.Is("partial")}
		inner.value(p, e, f, v.Elem())
	case v.Kind() == reflect.Struct:
		d.part(p, e, f, v, "in "+f.Name)
	case v.Kind() == reflect.Slice:
		d.slice(p, n, f, v)
	case v.Kind() == reflect.Map:
		d.table(p, n, f, v)
	default:
		d.scalar(p, n, f, v)
	}
}

// part decodes a mapping into a struct, or a single value in its stead where the struct has a short
// form.
func (d *decoder) part(p Path, e Entry, f *Field, v reflect.Value, where string) {
	if short := ShapeOf(v.Type()).short; short != nil && e.Value.kind == yaml.ScalarNode {
		d.scalar(p, e.Value, short, v.FieldByIndex(short.Index))
		return
	}
	if item := e.Key == e.Value; item && !e.Value.IsMapping() {
		message := fmt.Sprintf("%s must be a mapping, but this is %s", f.Name, e.Value.Describe())
		d.report.Add(Problem{At: e.Value, path: p, Message: message})
		Defaults(v)
		return
	}
	d.structure(p, e.Key, e.Value, v, where)
}

// table decodes a mapping into a map, whose keys the file chooses.
func (d *decoder) table(p Path, n *Node, f *Field, v reflect.Value) {
	if !n.IsMapping() {
		d.mismatch(p, n, "a mapping")
		return
	}
	v.Set(reflect.MakeMap(v.Type()))
	element := *f
	for _, e := range n.Entries {
		element.Name = fmt.Sprintf("%s %q", Singular(f.Name), e.Key.Text)
		x := reflect.New(v.Type().Elem()).Elem()
		d.value(p.To(e.Key.Text), e, &element, x)
		v.SetMapIndex(reflect.ValueOf(e.Key.Text), x)
	}
}

// keyed decodes a mapping into a slice, one element an entry, in the order of the file.
func (d *decoder) keyed(p Path, n *Node, f *Field, v reflect.Value) {
	if !n.IsMapping() {
		d.mismatch(p, n, "a mapping")
		return
	}
	s := ShapeOf(v.Type().Elem())
	for _, e := range n.Entries {
		key := e.Key.Text
		if key == "" || e.Key.tag == "!!null" {
			d.report.Add(emptyKey(e.Key, "in "+f.Name))
			continue
		}
		element := reflect.New(v.Type().Elem()).Elem()
		element.FieldByIndex(s.Key.Index).SetString(key)
		if d.misspelt(p.To(key), n, e, f, s) {
			continue
		}
		if s.Scalar != nil {
			d.value(p.To(key), e, s.Scalar, element.FieldByIndex(s.Scalar.Index))
		} else {
			d.structure(p.To(key), e.Key, e.Value, element, fmt.Sprintf("in %s %q", Singular(f.Name), key))
		}
		v.Set(reflect.Append(v, element))
	}
}

// emptyKey is the problem of a key that names nothing: it is empty, or YAML takes it for nothing.
func emptyKey(key *Node, where string) Problem {
	if plainWord.MatchString(key.Text) {
		return Problem{At: key, Message: fmt.Sprintf("the key %s is nothing in YAML, so it is no name", key.Text), where: where,
			Hint: fmt.Sprintf("quote it to make it text: %q", key.Text)}
	}
	return Problem{At: key, Message: "empty key", where: where}
}

// misspelt reports whether an entry is new in what a file extends, lacks what a new one needs, and
// is named much like one that is there; and complains.
func (d *decoder) misspelt(p Path, n *Node, e Entry, f *Field, s *Shape) bool {
	lacks := s.lacks(e.Value)
	if lacks == "" || d.partial {
		return false
	}
	var others []string
	extends := false
	for _, o := range n.Entries {
		if o.Key != e.Key {
			others = append(others, o.Key.Text)
			extends = extends || o.Key.Source != e.Key.Source
		}
	}
	near := ""
	if extends {
		near = spelling.Nearest(e.Key.Text, others)
	}
	if near == "" {
		return false
	}
	what := Singular(f.Name)
	if what == "end" {
		what = "ending"
	}
	d.report.Add(Problem{At: e.Key, path: p, Hint: fmt.Sprintf("did you mean %q?", near),
		Message: fmt.Sprintf("there is no %s %q to be changed, and as a new one it lacks %q", what, e.Key.Text, lacks)})
	return true
}

// lacks is a key that a mapping needs and has not; empty if there is none.
func (s *Shape) lacks(n *Node) string {
	if !n.IsMapping() {
		return ""
	}
	for _, f := range s.Fields {
		if f.Is("required") && n.Get(f.Name) == nil {
			return f.Name
		}
	}
	return ""
}

// Singular is what one entry of a keyed part is called.
func Singular(name string) string {
	if stem, ok := strings.CutSuffix(name, "ies"); ok {
		return stem + "y"
	}
	return strings.TrimSuffix(name, "s")
}

// slice decodes a list. Named lists of words take a single word too.
func (d *decoder) slice(p Path, n *Node, f *Field, v reflect.Value) {
	items := n.Items
	switch {
	case n.IsSequence():
	case f.Is("blank") && n.tag == "!!null":
		return
	case f.Is("commas") && n.kind == yaml.ScalarNode && n.tag != "!!null":
		items = n.split()
	case f.Is("one") && n.kind == yaml.ScalarNode:
		items = []*Node{n}
	case n.kind == yaml.ScalarNode && Loose(v.Type()):
		if n.tag != "!!str" {
			d.mismatch(p, n, "a name or a list of names")
			return
		}
		items = []*Node{n}
	default:
		d.mismatch(p, n, "a list")
		return
	}
	if len(items) == 0 {
		if f.Default != "" || f.Is("required") {
			d.report.Add(Problem{At: n, path: p, Message: fmt.Sprintf("%q must not be empty", p.Last())})
		}
		return
	}
	element := *f
	element.Type = v.Type().Elem()
	v.Set(reflect.MakeSlice(v.Type(), len(items), len(items)))
	for i, item := range items {
		element.Name = called(f, element.Type, item, i)
		d.value(p, Entry{item, item}, &element, v.Index(i))
	}
}

// called is what an item of a list is called: mappings by their titles, or else by their numbers.
func called(f *Field, t reflect.Type, item *Node, i int) string {
	if t.Kind() != reflect.Struct {
		return f.Name
	}
	if title := ShapeOf(t).title; title != nil {
		if name := item.Get(title.Name); name.IsText() {
			return fmt.Sprintf("%s %q", Singular(f.Name), name.Text)
		}
	}
	return fmt.Sprintf("%s %d", Singular(f.Name), i+1)
}

// Loose reports whether a list of this type may be written as a single word.
func Loose(t reflect.Type) bool {
	return t.Elem().Kind() == reflect.String && t.Name() != ""
}

// oneLine is a text as one line, as it is told wherever it is told: YAML may spread it over
// several, and may leave a line feed at its end.
func oneLine(text string) string {
	parts := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\t' })
	return harmless.Line(strings.Join(parts, " "))
}

func (d *decoder) scalar(p Path, n *Node, f *Field, v reflect.Value) {
	if n.kind != yaml.ScalarNode {
		d.mismatch(p, n, expected(v.Kind()))
		return
	}
	switch v.Kind() {
	case reflect.String:
		switch {
		case n.tag == "!!str" || f.Is("verbatim") && n.tag != "!!null":
			v.SetString(oneLine(n.Text))
			if f.Is("filled") && strings.TrimSpace(n.Text) == "" {
				d.report.Add(Problem{At: n, path: p, Message: fmt.Sprintf("%q is empty", p.Last())})
			}
			d.checkWord(p, n, f)
		case f.Enum != nil:
			d.mismatch(p, n, english.List(f.Enum, "or"))
		default:
			d.mismatch(p, n, expected(v.Kind()))
		}
	case reflect.Bool:
		raw := &yaml.Node{Kind: yaml.ScalarNode, Tag: n.tag, Value: n.Text}
		var b bool
		if n.tag != "!!bool" || raw.Decode(&b) != nil {
			d.mismatch(p, n, expected(v.Kind()))
			return
		}
		v.SetBool(b)
	case reflect.Int:
		if i, err := decimal.Int(n.Text); d.isNumber(p, n, v.Kind(), err) {
			v.SetInt(int64(i))
			d.checkRange(p, n, f, float64(i))
		}
	case reflect.Uint64:
		if u, err := decimal.Uint64(n.Text); d.isNumber(p, n, v.Kind(), err) {
			v.SetUint(u)
		}
	case reflect.Float64:
		if x, err := float(n.Text, f); d.isNumber(p, n, v.Kind(), err) {
			v.SetFloat(x)
			d.checkRange(p, n, f, x)
		}
	}
}

// written are small numbers as programs write them.
var written = regexp.MustCompile(`^-?[0-9]+(\.[0-9]+)?e[-+][0-9]{2,}$`)

func float(text string, f *Field) (float64, error) {
	if f.Is("exponent") && written.MatchString(text) {
		return strconv.ParseFloat(text, 64)
	}
	return decimal.Float(text)
}

// isNumber reports whether a scalar is a number, read without an error, and complains otherwise.
func (d *decoder) isNumber(p Path, n *Node, kind reflect.Kind, err error) bool {
	if (n.tag == "!!int" || n.tag == "!!float") && err == nil {
		return true
	}
	hint := decimal.Hint(err)
	switch {
	case n.tag == "!!str" && err == nil:
		hint = fmt.Sprintf("write %s without quotes", n.Text)
	case n.tag == "!!null":
		hint = noValue
	}
	d.report.Add(Problem{At: n, path: p, Hint: hint,
		Message: fmt.Sprintf("%q must be %s, but this is %s", p.Last(), expected(kind), n.Describe())})
	return false
}

func expected(k reflect.Kind) string {
	switch k {
	case reflect.Bool:
		return "true or false"
	case reflect.Int:
		return "a whole number"
	case reflect.Uint64:
		return "a whole number from 0"
	case reflect.Float64:
		return "a number"
	}
	return "text"
}

// noValue is the hint for a key after which nothing stands.
const noValue = "leave the key out, or give it a value"

func (d *decoder) mismatch(p Path, n *Node, want string) { d.unlike(p, Mismatch{At: n, Want: want}) }

// unlike notes a mismatch, with a hint if there is one to be given.
func (d *decoder) unlike(p Path, m Mismatch) {
	n := m.At
	message := fmt.Sprintf("%q must be %s, but this is %s", p.Last(), m.Want, n.Describe())
	pr := Problem{At: n, path: p, Message: message, Hint: m.Hint}
	switch {
	case m.Hint != "" || n.kind != yaml.ScalarNode:
	case n.tag == "!!null":
		pr.Hint = noValue
	case m.Want == "text":
		pr.Hint = fmt.Sprintf("quote it to make it text: %q", n.Text)
	case m.Want == expected(reflect.Bool):
		pr.Hint = truth[strings.ToLower(n.Text)]
	}
	d.report.Add(pr)
}

// truth is the hint for words and numbers that mean a truth value elsewhere.
var truth = map[string]string{
	"yes": "write true", "on": "write true", "y": "write true", "1": "write true", "true": "write true without quotes",
	"no": "write false", "off": "write false", "n": "write false", "0": "write false", "false": "write false without quotes",
}

func (d *decoder) checkWord(p Path, n *Node, f *Field) {
	if f.Enum == nil || slices.Contains(f.Enum, n.Text) {
		return
	}
	pr := noWord(p.Last(), n, f.Enum)
	pr.path = p
	d.report.Add(pr)
}

// noWord is the problem of a text that is none of the words which a key has for values.
func noWord(key string, n *Node, words []string) Problem {
	pr := Problem{At: n, Message: fmt.Sprintf("%q must be %s, but this is %q", key, english.List(words, "or"), n.Text)}
	if word := spelling.Nearest(n.Text, words); word != "" {
		pr.Hint = fmt.Sprintf("did you mean %q?", word)
	}
	return pr
}

func (d *decoder) checkRange(p Path, n *Node, f *Field, x float64) {
	if f.Min != nil && x < *f.Min || f.Max != nil && x > *f.Max {
		d.report.Add(Problem{At: n, path: p, Message: fmt.Sprintf("%q must be %s, but this is %s",
			p.Last(), f.bounds(), n.Text)})
	}
}

// literal keeps a scalar or a list of scalars as YAML text.
func (d *decoder) literal(p Path, n *Node, v reflect.Value) {
	if n.IsMapping() {
		d.mismatch(p, n, "a single value or a list")
		return
	}
	v.SetString(Flow(n))
}

// Defaults gives every parameter of a struct its default.
func Defaults(v reflect.Value) {
	for _, f := range ShapeOf(v.Type()).Fields {
		setDefault(f, v.FieldByIndex(f.Index))
	}
}

func setDefault(f *Field, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		Defaults(v)
	case reflect.Slice:
		if f.Default != "" {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
			v.Index(0).SetString(f.Default)
		}
	case reflect.String:
		if f.Default != "" {
			v.SetString(f.Default)
		}
	case reflect.Bool:
		if f.Default != "" {
			v.SetBool(f.Default == "true")
		}
	case reflect.Int:
		if f.Default != "" {
			i, err := strconv.Atoi(f.Default)
			if err != nil {
				panic("strictyaml: bad default in a struct tag: " + f.Default)
			}
			v.SetInt(int64(i))
		}
	}
}
