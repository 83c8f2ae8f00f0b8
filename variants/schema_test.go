package variants_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
)

func compileSchema(t *testing.T) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(variants.Schema()))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("variant.json", doc); err != nil {
		t.Fatal(err)
	}
	schema, err := c.Compile("variant.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

func readAny(t *testing.T, text []byte) any {
	t.Helper()
	var doc any
	if err := yaml.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	return jsonKeys(doc)
}

// jsonKeys makes texts of all keys, as those of JSON are.
func jsonKeys(x any) any {
	switch x := x.(type) {
	case map[any]any:
		m := map[string]any{}
		for k, v := range x {
			m[fmt.Sprint(k)] = jsonKeys(v)
		}
		return m
	case map[string]any:
		for k, v := range x {
			x[k] = jsonKeys(v)
		}
	case []any:
		for i, v := range x {
			x[i] = jsonKeys(v)
		}
	}
	return x
}

func TestSchemaAcceptsVariants(t *testing.T) {
	schema := compileSchema(t)
	texts := map[string][]byte{
		"pond":               []byte(pond),
		"a change":           []byte("extends: pond\nremove: [end]\nanimals: {duck: {abilities: {quack: {distance: 2}}}}"),
		"a change of cards":  []byte("extends: moving-wild\nremove: [solo]\ndeal: {2: [3]}\ndeck: {animals: {wolf: {effects: {pack: {level: 2}}}}}"),
		"an option's values": []byte("extends: pond\noptions: {o: {set: {a.b: 1, a.c: x, a.d: [y, 2], a.e: false}}}"),
	}
	for _, pattern := range []string{"*.yaml", "testdata/*.yaml"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if texts[file], err = os.ReadFile(file); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range variants.Builtin() {
		texts["canonical "+name] = load(t, name, variants.Overrides{}).Canonical()
	}
	for name, text := range texts {
		if err := schema.Validate(readAny(t, text)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestSchemaRejects checks that the schema, like the reader, rejects the malformed files whose
// mistakes it can know.
func TestSchemaRejects(t *testing.T) {
	schema := compileSchema(t)
	known := "cards cards-extends enums-and-ranges every-animal extends-types mechanics missing-keys not-a-mapping options parent-broken remove " +
		"two-documents unknown-keys wrong-types"
	for name := range strings.FieldsSeq(known) {
		text, err := os.ReadFile("testdata/malformed/" + name + ".yaml")
		if os.IsNotExist(err) {
			t.Errorf("no file %s", name)
			continue
		}
		if schema.Validate(readAny(t, text)) == nil {
			t.Errorf("%s: the schema accepts it", name)
		}
		if _, err := variants.Load("testdata/malformed/"+name+".yaml", variants.Overrides{}); err == nil {
			t.Errorf("%s: the reader accepts it", name)
		}
	}
}

func TestSchemaIsDeterministic(t *testing.T) {
	if !bytes.Equal(variants.Schema(), variants.Schema()) {
		t.Error("two calls give two texts")
	}
}
