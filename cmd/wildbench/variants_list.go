package main

import (
	"fmt"
	"strconv"
	"strings"
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
		board, animals := fmt.Sprintf("%d×%d board", def.Board.Files, def.Board.Ranks), len(def.Animals)
		if def.IsCards() {
			board, animals = fmt.Sprintf("%d cards, %s", def.Deck.Size(), players(def.PlayerCounts())), len(def.Deck.Animals)
		}
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%d\t%d\n", name, def.Title, year, board, animals, len(def.Toggles()))
	}
	return t.Flush()
}

// players says how many may play: 1–6 players, or 2, 4 players where numbers between are missing.
func players(counts []int) string {
	first, last := counts[0], counts[len(counts)-1]
	switch {
	case first == last:
		return plural(first, "player")
	case last-first == len(counts)-1:
		return fmt.Sprintf("%d–%d players", first, last)
	}
	words := make([]string, len(counts))
	for i, n := range counts {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ") + " players"
}
