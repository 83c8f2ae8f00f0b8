package variants

import (
	"reflect"
	"slices"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Uses lists the paths of the parameters that name a zone, terrain, animal, habitat or area, as
// kind says; whether what they belong to is turned on does not matter.
func (d *Definition) Uses(kind, name string) (found []string) {
	d.visit(func(p path, f *field, v reflect.Value) {
		if f.Ref != kind {
			return
		}
		switch x := v.Interface().(type) {
		case string:
			if x == name {
				found = append(found, p.String())
			}
		case Names:
			if slices.Contains(x, name) {
				found = append(found, p.String())
			}
		}
	})
	return found
}

// visit goes through all parameters of a variant that are no parts themselves, and through the keys
// of its parts.
func (d *Definition) visit(seen func(path, *field, reflect.Value)) {
	visitor(seen).structure(nil, reflect.ValueOf(d).Elem())
}

// A visitor is told every parameter: where it is, what it is, its value.
type visitor func(path, *field, reflect.Value)

func (see visitor) structure(p path, v reflect.Value) {
	for _, f := range strictyaml.FieldsOf(v) {
		see.parameter(p.To(f.Name), f, v.FieldByIndex(f.Index))
	}
	if s := strictyaml.ShapeOf(v.Type()); s.Params != nil {
		params := v.FieldByIndex(s.Params.Index).Elem().Elem()
		for _, f := range strictyaml.ShapeOf(params.Type()).Fields {
			see.parameter(p.To(f.Name), f, params.FieldByIndex(f.Index))
		}
	}
}

func (see visitor) parameter(p path, f *field, v reflect.Value) {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	switch {
	case v.Kind() == reflect.Struct:
		see.structure(p, v)
	case f.Is("keyed"):
		see.keyed(p, v)
	default:
		see(p, f, v)
	}
}

func (see visitor) keyed(p path, v reflect.Value) {
	s := strictyaml.ShapeOf(v.Type().Elem())
	for i := range v.Len() {
		element := v.Index(i)
		key := element.FieldByIndex(s.Key.Index)
		see(p.To(key.String()), s.Key, key)
		if s.Scalar == nil {
			see.structure(p.To(key.String()), element)
		} else {
			see(p.To(key.String()), s.Scalar, element.FieldByIndex(s.Scalar.Index))
		}
	}
}
