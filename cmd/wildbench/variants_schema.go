package main

import (
	"bytes"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/variants"
)

func newVariantsSchema(s *streams) *cobra.Command {
	return &cobra.Command{
		Use:   "schema",
		Short: "Print a JSON Schema of variant files",
		Long: `Print a JSON Schema of variant files. An editor that knows it completes keys, explains
them and marks mistakes while you type. Many editors take it from a comment at the top of
the file:

  # yaml-language-server: $schema=wildbench.schema.json`,
		Example: `  wildbench variants schema > wildbench.schema.json`,
		Args:    exactly(),
		RunE: func(*cobra.Command, []string) error {
			_, err := fmt.Fprintln(s.out, string(bytes.TrimSpace(variants.Schema())))
			return err
		},
	}
}
