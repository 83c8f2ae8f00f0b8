package main

import (
	"fmt"
	"strconv"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/variants"
)

func newVariantsList(s *streams) *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the built-in variants",
		Long:    `List the built-in variants. See one with: wildbench variants show NAME`,
		Example: `  wildbench variants list`,
		Args:    exactly(),
		RunE:    func(*cobra.Command, []string) error { return listVariants(s) },
	}
}

func listVariants(s *streams) error {
	t := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, "NAME\tTITLE\tYEAR\tPLAYED WITH\tANIMALS\tTOGGLES")
	for _, name := range variants.Builtin() {
		def, err := variants.Load(name, variants.Mods{})
		if err != nil {
			return fmt.Errorf("built-in variant %s: %w", name, err)
		}
		year := "–"
		if def.Year != 0 {
			year = strconv.Itoa(def.Year)
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%d\t%d\n", name, def.Title, year,
			def.PlayedWith(), def.CountAnimals(), len(def.Toggles()))
	}
	return t.Flush()
}
