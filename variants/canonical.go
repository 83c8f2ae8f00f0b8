package variants

import (
	"crypto/sha256"
	"encoding/hex"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Canonical writes the definition as YAML that stands for itself: nothing extended, every parameter
// stated. Equal definitions are written equally, and [Parse] reads the text back as an equal
// definition.
func (d *Definition) Canonical() []byte { return strictyaml.Encode(d) }

// Digest identifies the definition: the SHA-256 of [Definition.Canonical], in hexadecimal.
func (d *Definition) Digest() string {
	sum := sha256.Sum256(d.Canonical())
	return hex.EncodeToString(sum[:])
}

// Parameters are the paths of all single values of the definition, such as animals.cat.rank, in the
// order of its canonical form: what --set can change.
func (d *Definition) Parameters() []string { return below(strictyaml.TreeOf(d), nil) }

// below are the paths of the single values of a node that stands at a path.
func below(n *node, p path) (list []string) {
	if !n.IsMapping() {
		return []string{p.String()}
	}
	for _, e := range n.Entries {
		list = append(list, below(e.Value, p.To(e.Key.Text))...)
	}
	return list
}
