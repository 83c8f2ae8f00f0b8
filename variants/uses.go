package variants

import (
	"reflect"
	"slices"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Uses lists the paths of the parameters that name a zone, terrain, animal, habitat or area, as
// kind says; whether what they belong to is turned on does not matter.
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
	for _, f := range strictyaml.FieldsOf(v) {
		u.parameter(p.To(f.Name), f, v.FieldByIndex(f.Index))
	}
	if s := strictyaml.ShapeOf(v.Type()); s.Params != nil {
		params := v.FieldByIndex(s.Params.Index).Elem().Elem()
		for _, f := range strictyaml.ShapeOf(params.Type()).Fields {
			u.parameter(p.To(f.Name), f, params.FieldByIndex(f.Index))
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
		u.note(p, f.Ref == u.kind && x == u.name)
	case Names:
		u.note(p, f.Ref == u.kind && slices.Contains(x, u.name))
	default:
		switch {
		case v.Kind() == reflect.Struct:
			u.structure(p, v)
		case f.Is("keyed"):
			u.keyed(p, v)
		}
	}
}

func (u *uses) keyed(p path, v reflect.Value) {
	s := strictyaml.ShapeOf(v.Type().Elem())
	for i := range v.Len() {
		element := v.Index(i)
		key := element.FieldByIndex(s.Key.Index).String()
		u.note(p.To(key), s.Key.Ref == u.kind && key == u.name)
		if s.Scalar == nil {
			u.structure(p.To(key), element)
		}
	}
}

func (u *uses) note(p path, found bool) {
	if found {
		u.found = append(u.found, p.String())
	}
}
