package variants

import "github.com/wildbench/wildbench/variants/strictyaml"

// What is wrong with a variant is told as of any other YAML file.
type (
	Error  = strictyaml.Error
	Errors = strictyaml.Errors
)

// variantFile is what a file holds.
var variantFile = strictyaml.Format{Kind: "a variant", Holds: "one variant"}

// Words for the parts of a file, and for the grammar, that are used throughout this package.
type (
	node    = strictyaml.Node
	entry   = strictyaml.Entry
	path    = strictyaml.Path
	source  = strictyaml.Source
	problem = strictyaml.Problem
	report  = strictyaml.Problems
	field   = strictyaml.Field
)
