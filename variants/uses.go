package variants

import (
	"reflect"
	"slices"
)

// Uses lists the paths of the parameters that name a zone, terrain, animal, habitat or area, as kind says; whether what they belong to is
// turned on does not matter.
func (d *Definition) Uses(kind, name string) []string {
	u := uses{kind: kind, name: name}
	u.structure(nil, reflect.ValueOf(d).Elem())
	return u.found
}

// uses looks for a name in all parameters that refer to something of its kind.
type uses struct {
	kind, name string
	found      []string
}

func (u *uses) structure(p path, v reflect.Value) {
	for _, f := range fieldsOf(v) {
		u.parameter(p.to(f.name), f, v.FieldByIndex(f.index))
	}
	if s := shapeOf(v.Type()); s.params != nil {
		params := v.FieldByIndex(s.params.index).Elem().Elem()
		for _, f := range shapeOf(params.Type()).fields {
			u.parameter(p.to(f.name), f, params.FieldByIndex(f.index))
		}
	}
}

func (u *uses) parameter(p path, f *field, v reflect.Value) {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	switch x := v.Interface().(type) {
	case string:
		u.note(p, f.ref == u.kind && x == u.name)
	case Names:
		u.note(p, f.ref == u.kind && slices.Contains(x, u.name))
	default:
		switch {
		case v.Kind() == reflect.Struct:
			u.structure(p, v)
		case f.is("keyed"):
			u.keyed(p, v)
		}
	}
}

func (u *uses) keyed(p path, v reflect.Value) {
	s := shapeOf(v.Type().Elem())
	for i := range v.Len() {
		element := v.Index(i)
		key := element.FieldByIndex(s.key.index).String()
		u.note(p.to(key), s.key.ref == u.kind && key == u.name)
		if s.scalar == nil {
			u.structure(p.to(key), element)
		}
	}
}

func (u *uses) note(p path, found bool) {
	if found {
		u.found = append(u.found, p.String())
	}
}
