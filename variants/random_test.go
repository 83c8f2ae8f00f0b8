package variants_test

import (
	"strings"
	"testing"

	"gopkg.in/yaml.v3"
	"pgregory.net/rapid"

	"github.com/wildbench/wildbench/variants"
)

// TestRandomChanges sets random parameters to random values, and turns random toggles. Whatever is
// accepted must survive being written and read; whatever is not must say where.
func TestRandomChanges(t *testing.T) {
	refs := append(variants.Builtin(), tiny, tundra)
	paths, ids := map[string][]string{}, map[string][]string{}
	for _, ref := range refs {
		d := load(t, ref, variants.Overrides{})
		var doc yaml.Node
		if err := yaml.Unmarshal(d.Canonical(), &doc); err != nil {
			t.Fatal(err)
		}
		paths[ref] = pathsOf(doc.Content[0], "")
		for _, toggle := range d.Toggles() {
			ids[ref] = append(ids[ref], toggle.ID)
		}
	}
	values := []string{"0", "1", "2", "3", "9", "0.5", "true", "false", "a1", "[b2, c3]", "[]", "{}", "all", "forward", "never", "freely",
		"swamp", "lion", "king", "[frog, pawn]", "promotion", "step", "strike", "hop", "either", "rank", "attacker", "mirror", "friendly", "hungry", "others", "[forest, land]", "snow", "[4, 3]", "[right]", "expert", "chosen", "null", "no-moves", "K"}
	accepted := 0
	rapid.Check(t, func(t *rapid.T) {
		ref := rapid.SampledFrom(refs).Draw(t, "variant")
		var overrides variants.Overrides
		for range rapid.IntRange(0, 3).Draw(t, "sets") {
			p, v := rapid.SampledFrom(paths[ref]).Draw(t, "path"), rapid.SampledFrom(values).Draw(t, "value")
			overrides.Set = append(overrides.Set, p+"="+v)
		}
		if len(ids[ref]) > 0 {
			overrides.With = rapid.SliceOfN(rapid.SampledFrom(ids[ref]), 0, 2).Draw(t, "with")
			overrides.Without = rapid.SliceOfN(rapid.SampledFrom(ids[ref]), 0, 2).Draw(t, "without")
		}
		d, err := variants.Load(ref, overrides)
		if err != nil {
			for _, e := range err.(variants.Errors) {
				if e.Line < 1 || e.Column < 1 || e.Excerpt == "" {
					t.Fatalf("%v says nothing of where", e)
				}
			}
			return
		}
		accepted++
		again, err := variants.Parse("canonical.yaml", d.Canonical(), variants.Overrides{})
		if err != nil {
			t.Fatalf("%+v: %v", overrides, err)
		}
		if d.Digest() != again.Digest() {
			t.Fatalf("%+v: the canonical text is read as another variant", overrides)
		}
	})
	if accepted == 0 {
		t.Error("no change was accepted")
	}
}

// pathsOf lists the dotted paths of everything in a tree.
func pathsOf(n *yaml.Node, prefix string) []string {
	if n.Kind != yaml.MappingNode {
		return nil
	}
	var paths []string
	for i := 0; i < len(n.Content); i += 2 {
		p := strings.TrimPrefix(prefix+"."+n.Content[i].Value, ".")
		paths = append(append(paths, p), pathsOf(n.Content[i+1], p)...)
	}
	return paths
}
