package config

import (
	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// load reads a variant and compiles it. Errors are [variants.Errors].
func load(ref string, overrides variants.Overrides) (*variants.Definition, game.Game, error) {
	def, err := variants.Load(ref, overrides)
	if err != nil {
		return nil, nil, strictyaml.Invalid(ref, err)
	}
	g, err := engine.Compile(def)
	return def, g, strictyaml.Invalid(ref, err)
}
