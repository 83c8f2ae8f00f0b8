package variants

import (
	"crypto/sha256"
	"encoding/hex"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Canonical writes the definition as YAML that stands for itself: nothing extended, every parameter stated. Equal definitions
// are written equally, and [Parse] reads the text back as an equal definition.
func (d *Definition) Canonical() []byte { return strictyaml.Encode(d) }

// Digest identifies the definition: the SHA-256 of [Definition.Canonical], in hexadecimal.
func (d *Definition) Digest() string {
	sum := sha256.Sum256(d.Canonical())
	return hex.EncodeToString(sum[:])
}
