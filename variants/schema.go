package variants

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// schemaDialect is the version of JSON Schema that [Schema] writes.
const schemaDialect = "https://json-schema.org/draft/2020-12/schema"

// object is a JSON object of the schema.
type object = map[string]any

// Schema writes the grammar of variant files as a JSON Schema (draft 2020-12), for editors and for
// tools that cannot call [Parse]. It knows keys, types, words and ranges; it does not know whether
// references lead anywhere. A file that extends another, or that states something for every animal,
// may leave out anything.
func Schema() []byte {
	whole, part := schemaWriter{defs: object{}}, schemaWriter{defs: object{}, partial: true}
	root := reflect.TypeFor[Definition]()
	shape := strictyaml.ShapeOf(root)
	board := whole.mapping(shape.Of(boardGenre{}.name()))
	cards, partRoot := whole.mapping(shape.Of(cardGenre{}.name())), part.structure(root)
	defs := whole.defs
	for name, def := range part.defs {
		defs[name] = def
	}
	properties := partRoot["properties"].(object)
	properties["extends"] = object{"type": "string", "description": "the variant that this one changes: a built-in name, or the path of a file"}
	properties["remove"] = object{"type": "array", "items": object{"type": "string"},
		"description": "dotted paths of what the extended variant has and this one has not"}
	defs["board-game"], defs["card-game"], defs["part"] = board, cards, partRoot
	schema := object{
		"$schema":     schemaDialect,
		"title":       "wildbench variant",
		"description": "A board game or a card game of animals, for wildbench.",
		"if":          object{"anyOf": []any{object{"required": []string{"extends"}}, object{"required": []string{"every_animal"}}}},
		"then":        ref("part"),
		"else":        object{"if": object{"required": []string{"deck"}}, "then": ref("card-game"), "else": ref("board-game")},
		"$defs":       defs,
	}
	text, err := json.MarshalIndent(schema, "", "  ")
	if err != nil {
		panic(err) // the schema is made of strings, numbers and maps
	}
	return append(text, '\n')
}

func ref(name string) object { return object{"$ref": "#/$defs/" + name} }

// A schemaWriter collects the definitions of struct types, for files that state everything or for
// those that state a part.
type schemaWriter struct {
	defs    object
	partial bool
}

// define makes sure that a struct type is defined, and refers to it.
func (w schemaWriter) define(t reflect.Type) object {
	name := w.name(t.Name())
	if _, ok := w.defs[name]; !ok {
		w.defs[name] = nil // types may contain themselves
		if strictyaml.ShapeOf(t).Params != nil {
			w.defs[name] = w.mechanic(t)
		} else {
			w.defs[name] = w.structure(t)
		}
	}
	return ref(name)
}

func (w schemaWriter) name(typeName string) string {
	name := strings.ToLower(typeName)
	if w.partial {
		name += "-part"
	}
	return name
}

// structure describes a mapping.
func (w schemaWriter) structure(t reflect.Type) object {
	return w.mapping(strictyaml.ShapeOf(t).Fields)
}

func (w schemaWriter) mapping(fields []*field) object {
	properties, required := object{}, []string{}
	for _, f := range fields {
		properties[f.Name] = w.field(f, f.Type)
		if f.Is("required") && !w.partial {
			required = append(required, f.Name)
		}
	}
	o := object{"type": "object", "properties": properties, "additionalProperties": false}
	if len(required) > 0 {
		o["required"] = required
	}
	return o
}

// mechanic describes a mapping whose keys depend on its mechanic.
func (w schemaWriter) mechanic(t reflect.Type) object {
	common := strictyaml.ShapeOf(t).Fields
	var cases []any
	var all []string
	for _, f := range common {
		all = append(all, f.Name)
	}
	for _, k := range Kinds {
		own := strictyaml.ShapeOf(reflect.TypeOf(k.New()).Elem()).Fields
		for _, f := range own {
			all = unite(all, []string{f.Name})
		}
		name := w.name("mechanic-" + k.Name)
		def := w.mapping(append(common[:len(common):len(common)], own...))
		def["description"] = k.Gloss
		w.defs[name] = def
		is := object{"required": []string{"mechanic"}, "properties": object{"mechanic": object{"const": k.Name}}}
		cases = append(cases, object{"if": is, "then": ref(name)})
	}
	o := object{"type": "object", "properties": object{"mechanic": w.field(strictyaml.ShapeOf(t).Field("mechanic"), reflect.TypeFor[string]())},
		"propertyNames": object{"enum": all}, "allOf": cases}
	if !w.partial {
		o["required"] = []string{"mechanic"}
	}
	return o
}

// field describes the value of one key.
func (w schemaWriter) field(f *field, t reflect.Type) object {
	o := w.value(f, t)
	if f.Doc != "" {
		o["description"] = f.Doc
	}
	if f.Default != "" {
		o["default"] = defaultValue(f, t)
	}
	return o
}

func (w schemaWriter) value(f *field, t reflect.Type) object {
	switch {
	case f.Is("literal"):
		return object{"type": []string{"string", "number", "boolean", "array"}}
	case f.Is("keyed"):
		return object{"type": "object", "additionalProperties": w.element(t.Elem())}
	}
	switch t.Kind() {
	case reflect.Pointer:
		return w.value(f, t.Elem())
	case reflect.Struct:
		return w.define(t)
	case reflect.Slice:
		return w.list(f, t)
	case reflect.Bool:
		return object{"type": "boolean"}
	case reflect.Int:
		return bounded(object{"type": "integer"}, f)
	case reflect.Float64:
		return bounded(object{"type": "number"}, f)
	}
	o := object{"type": "string"}
	if f.Enum != nil {
		o["enum"] = f.Enum
	}
	return o
}

// element describes the value of one entry of a keyed part.
func (w schemaWriter) element(t reflect.Type) object {
	if s := strictyaml.ShapeOf(t); s.Scalar != nil {
		return w.field(s.Scalar, s.Scalar.Type)
	}
	return w.define(t)
}

// list describes a list, or a word in its place where that is allowed.
func (w schemaWriter) list(f *field, t reflect.Type) object {
	items := w.value(f, t.Elem())
	o := object{"type": "array", "items": items}
	if f.Default != "" || f.Is("required") {
		o["minItems"] = 1
	}
	if strictyaml.Loose(t) {
		return object{"anyOf": []any{items, o}}
	}
	return o
}

func bounded(o object, f *field) object {
	if f.Min != nil {
		o["minimum"] = *f.Min
	}
	if f.Max != nil {
		o["maximum"] = *f.Max
	}
	return o
}

func defaultValue(f *field, t reflect.Type) any {
	switch t.Kind() {
	case reflect.Bool:
		return f.Default == "true"
	case reflect.Int:
		i, err := strconv.Atoi(f.Default)
		if err != nil {
			panic("strictyaml: bad default in a struct tag: " + f.Default)
		}
		return i
	}
	return f.Default
}
