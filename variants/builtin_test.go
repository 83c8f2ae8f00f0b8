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
		if _, err := Parse("copy.yaml", data, Overrides{}); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// The catalogue says what the files say. Of one that is missing or wrong it is told what it
// should be.
func TestCatalogue(t *testing.T) {
	said := map[string]Listing{}
	for _, s := range Catalogue() {
		said[s.Name] = s
	}
	names := Builtin()
	if len(said) != len(names) || len(said) != len(Catalogue()) {
		t.Errorf("the catalogue has %d variants, and %d are built in", len(Catalogue()), len(names))
	}
	for _, name := range names {
		d, err := Load(name, Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		if want := d.Listing(); said[name] != want {
			t.Errorf("catalogue.go should say %#v", want)
		}
	}
}
