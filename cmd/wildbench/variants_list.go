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
	for _, v := range variants.Catalogue() {
		year := "–"
		if v.Year != 0 {
			year = strconv.Itoa(v.Year)
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%d\t%d\n",
			v.Name, v.Title, year, v.PlayedWith, v.Animals, v.Toggles)
	}
	return t.Flush()
}
