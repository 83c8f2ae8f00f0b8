// Package config reads what a run is to play: from a configuration file, from environment variables
// WILDBENCH_… and from flags, each of which goes before those named earlier.
//
//	c, err := config.Read(config.Sources{File: "configs/quick.yaml", Environ: os.Environ(), Flags: flags})
//	parts, err := c.Parts()
//
// A file is YAML; its keys are the fields of [Config]. Keys that do not exist and values that
// cannot be are errors, with line and column where they are in a file.
package config
