package variants

import "testing"

// Options of built-in variants are not tried when these are loaded. They are as files of somebody
// else are.
func TestOptionsOfBuiltinVariants(t *testing.T) {
	for _, name := range Builtin() {
		data, err := builtin.ReadFile(name + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Parse("copy.yaml", data, Mods{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
