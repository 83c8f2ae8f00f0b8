package main

import (
	"context"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/experiment/sweep"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

type sweepOptions struct {
	experimentOptions
	over []string
}

func newSweep(s *streams) *cobra.Command {
	o := &sweepOptions{experimentOptions: experimentOptions{streams: s}}
	cmd := &cobra.Command{
		Use:   "sweep VARIANT… [--over PATH=A,B,C]",
		Short: "Play several values of a parameter and set their figures side by side",
		Long: `Play a variant with each of several values of a parameter, or several variants (such as files
with different boards), and set every figure side by side. The first column is what the
others are compared with.

--over may be given more than once; then every combination is played. A value that holds
commas goes into brackets, as a list does anyway.`,
		Example: `  wildbench sweep wild-kingdom-2017 --over animals.giraffe.abilities.fling.max=2,1,3
  wildbench sweep wild-kingdom-2017 --over zones.territory.white=a1-j5,a1-j4,a1-j6
  wildbench sweep wild-kingdom-2017 my-swamp.yaml your-swamp.yaml --games 1000`,
		Args:              atLeast("VARIANT"),
		ValidArgsFunction: completeVariants(anyNumber),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args) },
	}
	o.register(cmd, 400, "how many games each column plays")
	cmd.Flags().StringArrayVar(&o.over, "over", nil, "a parameter and its values: `PATH=A,B,C`")
	return cmd
}

func (o *sweepOptions) run(ctx context.Context, refs []string) error {
	columns, of, err := o.columns(refs)
	if err != nil {
		return err
	}
	if len(columns) < 2 {
		return badUsage("sweep needs something to compare: several variants, or --over PATH=A,B,C")
	}
	var defs []*variants.Definition
	for _, c := range columns {
		defs = append(defs, c.Def)
	}
	l, err := o.lab(true, defs...)
	if err != nil {
		return err
	}
	s, err := play(ctx, &o.experimentOptions, l, sweep.Plan(of, columns, o.games))
	if err != nil {
		return err
	}
	return o.tell(s)
}

// columns are the variants to be played, each of those named with each combination of values; and
// what those named are called.
func (o *sweepOptions) columns(refs []string) (columns []sweep.Column, of string, err error) {
	combinations, err := o.combinations(len(refs))
	if err != nil {
		return nil, "", err
	}
	var names []string
	for _, ref := range refs {
		base, err := o.loader(ref)(variants.Overrides{})
		if err != nil {
			return nil, "", err
		}
		name := base.Label()
		if slices.Contains(names, name) {
			name += " (" + ref + ")"
		}
		names = append(names, name)
		for _, sets := range combinations {
			overrides := variants.Overrides{Set: sets}
			def, err := o.loader(ref)(overrides)
			if err != nil {
				return nil, "", overrides.Placed(err, o.written)
			}
			label := columnLabel(sets)
			if len(refs) > 1 || label == "" {
				label = strings.TrimSpace(name + " " + label)
			}
			columns = append(columns, sweep.Column{Label: label, Def: def})
		}
	}
	return columns, english.List(names, "and"), nil
}

// written is where a flag --over has a path with one of its values, and a character of them.
func (o *sweepOptions) written(_, set string, offset int) *strictyaml.Node {
	path, value, _ := strings.Cut(set, "=")
	for _, over := range o.over {
		p, list, _ := strings.Cut(over, "=")
		values := splitValues(list)
		i := slices.Index(values, value)
		if p != path || i < 0 {
			continue
		}
		if offset > utf8.RuneCountInString(path) { // it is in the value
			offset += utf8.RuneCountInString(list[:startOf(list, values[:i+1])])
		}
		const flag = "--over"
		src := strictyaml.NewSource(variants.FlagName(flag, over), flag+" "+over, 0)
		return &strictyaml.Node{Source: src, Line: 1, Column: len(flag) + 2 + offset}
	}
	return nil
}

// startOf is where the last of the values stands with which a list begins, in bytes.
func startOf(list string, values []string) int {
	at := 0
	for i, v := range values {
		if i > 0 {
			at += strings.IndexByte(list[at:], ',') + 1
		}
		at += strings.Index(list[at:], v)
		if i < len(values)-1 {
			at += len(v)
		}
	}
	return at
}

// maxColumns is how many columns a sweep may have.
const maxColumns = 1000

// combinations are all combinations of the values to go over, for so many variants, as lists of
// path=value.
func (o *sweepOptions) combinations(variants int) ([][]string, error) {
	columns := variants
	for _, over := range o.over {
		_, list, ok := strings.Cut(over, "=")
		if !ok {
			return nil, badUsage("--over %s: want PATH=A,B,C", over)
		}
		n := len(splitValues(list))
		if columns > math.MaxInt/n {
			return nil, badUsage("--over: more than %s columns, and at most %s may be",
				decimal.Group(math.MaxInt), decimal.Group(maxColumns))
		}
		columns *= n
	}
	if columns > maxColumns {
		return nil, badUsage("--over: all combinations are %s columns, and at most %s may be",
			decimal.Group(columns), decimal.Group(maxColumns))
	}
	combinations := [][]string{nil}
	for _, over := range o.over {
		path, list, _ := strings.Cut(over, "=")
		var more [][]string
		for _, have := range combinations {
			for _, value := range splitValues(list) {
				more = append(more, append(have[:len(have):len(have)], path+"="+value))
			}
		}
		combinations = more
	}
	return combinations, nil
}

// columnLabel names a column by what is different in it: the last words of paths, at least two, so
// that a parameter stands with what has it, and as many as tell the paths apart.
func columnLabel(sets []string) string {
	var words []string
	for _, set := range sets {
		path, value, _ := strings.Cut(set, "=")
		short := lastWords(path, 2)
		for n := 3; short != path && slices.ContainsFunc(sets, func(s string) bool {
			other, _, _ := strings.Cut(s, "=")
			return other != path && strings.HasSuffix("."+other, "."+short)
		}); n++ {
			short = lastWords(path, n)
		}
		words = append(words, short+"="+value)
	}
	return strings.Join(words, " ")
}

// lastWords are so many words from the end of a path, or all of it.
func lastWords(path string, n int) string {
	words := strings.Split(path, ".")
	return strings.Join(words[max(0, len(words)-n):], ".")
}

// splitValues splits at commas outside of brackets.
func splitValues(list string) []string {
	var values []string
	depth, from := 0, 0
	for i, c := range list {
		switch c {
		case '[', '{':
			depth++
		case ']', '}':
			depth--
		case ',':
			if depth == 0 {
				values, from = append(values, strings.TrimSpace(list[from:i])), i+1
			}
		}
	}
	return append(values, strings.TrimSpace(list[from:]))
}
