package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/lint"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

type validateOptions struct {
	*streams
	variantFlags
	strict bool
}

func newVariantsValidate(s *streams) *cobra.Command {
	o := &validateOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "validate FILE…",
		Short: "Find what is wrong with variant files",
		Long: `Read variant files as strictly as every command does, and report everything that is wrong
with them, with the place and, where there is one, a suggestion.

Of variants that are sound, tell also what is legal but suspicious: an ability that can
never do anything, an animal that cannot move, a card that fits nowhere. With --strict
these warnings count as errors.`,
		Example: `  wildbench variants validate my-game.yaml
  wildbench variants validate my-game.yaml --strict
  wildbench variants validate my-game.yaml --with dog-swims`,
		Args:              atLeast("FILE"),
		ValidArgsFunction: completeVariants(anyNumber),
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args) },
	}
	o.register(cmd.Flags())
	cmd.Flags().BoolVar(&o.strict, "strict", false, "fail if there are warnings")
	return cmd
}

func (o *validateOptions) run(refs []string) error {
	width := 0
	for _, ref := range refs {
		width = max(width, len(ref))
	}
	var mistakes variants.Errors
	for _, ref := range refs {
		def, warnings, err := o.check(ref)
		var found variants.Errors
		switch {
		case errors.As(err, &found):
			fmt.Fprintf(o.out, "%s  %-*s  %s\n", o.onOut.Alarm("BAD"), width, ref, plural(len(found), "error"))
			mistakes = append(mistakes, found...)
		case err != nil:
			return err
		default:
			fmt.Fprintf(o.out, "%s   %-*s  %s\n", o.onOut.Good("ok"), width, ref, def.Outline())
			o.warn(warnings)
			if o.strict && len(warnings) > 0 {
				mistakes = append(mistakes, &variants.Error{File: ref, Message: plural(len(warnings), "warning") + ", and --strict allows none"})
			}
		}
	}
	if mistakes != nil {
		return mistakes
	}
	return nil
}

// check reads a variant and looks for what is suspicious in it.
func (o *validateOptions) check(ref string) (*variants.Definition, variants.Errors, error) {
	def, places, err := variants.LoadPlaced(ref, o.overrides())
	if err != nil {
		return nil, nil, strictyaml.Invalid(ref, err)
	}
	if _, err := engine.Compile(def); err != nil {
		return nil, nil, strictyaml.Invalid(ref, err)
	}
	suspicions, err := lint.Check(def)
	if err != nil {
		return nil, nil, strictyaml.Invalid(ref, err)
	}
	return def, lint.Place(suspicions, places), nil
}

// warn prints warnings below the line of their variant.
func (o *validateOptions) warn(warnings variants.Errors) {
	for _, w := range warnings {
		mark := o.onOut.Bold("warning: ")
		for line := range strings.Lines(w.Error()) {
			fmt.Fprintf(o.out, "     %s%s\n", mark, strings.TrimRight(line, "\n"))
			mark = ""
		}
	}
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
