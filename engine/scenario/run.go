package scenario

import (
	"errors"
	"fmt"
	"io/fs"
	"runtime/debug"
	"slices"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A Runner runs scenario files. It keeps the games that it has compiled; the zero value is ready to
// use.
type Runner struct {
	games map[string]*rules // by variant and changes
}

// rules are a compiled variant and how it names squares.
type rules struct {
	game.Game
	board *variants.Board
}

// Run runs the scenarios of a file, in order. The error is of type [variants.Errors] if the file's
// variant or the changes of a scenario cannot be had; then nothing was run.
func (r *Runner) Run(f *File) ([]Result, error) {
	games, err := r.compileAll(f)
	if err != nil {
		return nil, err
	}
	results := make([]Result, len(f.Scenarios))
	for i := range f.Scenarios {
		if results[i], err = run(games[i], &f.Scenarios[i]); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", f.Name, f.Scenarios[i].Line, err)
		}
	}
	return results, nil
}

// compileAll finds the game of each scenario, and everything that stands in the way.
func (r *Runner) compileAll(f *File) ([]*rules, error) {
	if _, err := r.compile(f.Variant, variants.Overrides{}); err != nil {
		return nil, f.variantError(err)
	}
	games := make([]*rules, len(f.Scenarios))
	var all variants.Errors
	for i := range f.Scenarios {
		s := &f.Scenarios[i]
		g, err := r.compile(f.Variant, s.Overrides)
		var errs variants.Errors
		switch {
		case errors.As(s.Overrides.Placed(err, s.change), &errs):
			all = append(all, errs...)
		case err != nil:
			return nil, err
		}
		games[i] = g
	}
	if len(all) > 0 {
		return nil, all
	}
	return games, nil
}

// compile loads and compiles a variant, once.
func (r *Runner) compile(ref string, overrides variants.Overrides) (*rules, error) {
	key := fmt.Sprintf("%q %#v", ref, overrides)
	if g := r.games[key]; g != nil {
		return g, nil
	}
	def, err := variants.Load(ref, overrides)
	if err != nil {
		return nil, err
	}
	g, err := engine.Compile(def)
	if err != nil {
		return nil, err
	}
	if r.games == nil {
		r.games = map[string]*rules{}
	}
	r.games[key] = &rules{g, &def.Board}
	return r.games[key], nil
}

// variantError says where the file names a variant that is not there. Mistakes in a variant have
// places of their own.
func (f *File) variantError(err error) error {
	var missing *fs.PathError
	if f.doc == nil || !errors.As(err, &missing) {
		return err
	}
	message := fmt.Sprintf("the variant cannot be read: %v", missing)
	return variants.Errors{strictyaml.Problem{At: f.doc.At("variant"), Message: message}.Err()}
}

// run runs one scenario. An error is a fault of the engine.
func run(g *rules, s *Scenario) (result Result, err error) {
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case *game.Excess:
			result.fail(Failure{Summary: cause.Error()})
		default:
			err = fmt.Errorf("scenario %q: the engine failed: %v\n%s", s.Name, cause, debug.Stack())
		}
	}()
	result.Scenario = s
	state, err := g.Parse(s.FEN)
	if err != nil {
		if wrong, ok := errors.AsType[*game.TextError](err); ok {
			result.Column = wrong.Character()
		}
		result.fail(Failure{Summary: fmt.Sprintf("the position is not one of this variant: %v", err)})
		return result, nil
	}
	if s.Play != nil {
		result.play(g, state)
	} else {
		result.list(g, state)
	}
	return result, nil
}

// texts are the texts of the legal moves that keep accepts, sorted.
func texts(s game.State, ms *game.Moves, keep func(m *game.Move) bool) []string {
	list := []string{}
	for i := range ms.List {
		if keep(&ms.List[i]) {
			list = append(list, string(s.AppendMove(nil, ms, i)))
		}
	}
	slices.Sort(list)
	return list
}
