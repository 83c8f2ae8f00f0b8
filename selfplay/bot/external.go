package bot

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot/program"
	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/harmless"
)

// MaxMishaps is how often something may go wrong with a program in one game before it is not asked
// any more.
const MaxMishaps = 3

// external has a program choose. When something goes wrong with it, a move is drawn at random
// instead and the mishap is counted.
type external struct {
	client program.Client
	rng    *rand.Rand
	spec   string
	ctx    context.Context // of the game
	giveUp context.CancelCauseFunc
	count  Mishaps
	last   error

	text  []byte
	moves [][]byte
}

// programName is the name of bots that are programs. They are no [Kind]: what starts them is no
// number.
const programName = "program"

// defaultTimeout is how long a program may think about a move.
const defaultTimeout = 10 * time.Second

// newProgram reads the spec of a program: "program:command=WORDS" or
// "program:timeout=SECONDS:command=WORDS". The words go to the end of the spec and stand apart by
// spaces, see [commandWords]; the first is the program, the others are its arguments.
func newProgram(spec string) (Factory, error) {
	fail := func(format string, args ...any) (Factory, error) {
		return Factory{}, &SpecError{spec, fmt.Sprintf(format, args...)}
	}
	rest := strings.TrimPrefix(spec, programName)
	before, text, ok := strings.Cut(rest, ":command=")
	command, err := commandWords(text)
	if err != nil {
		return fail("its command: %v", err)
	}
	if !ok || len(command) == 0 || command[0] == "" {
		return fail("it needs a command, such as %s:command=python3 my-bot.py", programName)
	}
	if harmless.Line(text) != text {
		return fail("its command is %q, which has characters that cannot be seen", text)
	}
	canonical := programName
	timeout := defaultTimeout
	if before != "" {
		seconds, err := decimal.Float(strings.TrimPrefix(before, ":timeout="))
		if err != nil || seconds < 0.001 || seconds > 86400 {
			text := fmt.Sprintf("%q is not timeout=SECONDS, from 0.001 to 86400, before the command",
				strings.TrimPrefix(before, ":"))
			return fail("%s", decimal.With(text, decimal.Hint(err)))
		}
		if timeout = time.Duration(seconds * float64(time.Second)); timeout != defaultTimeout {
			canonical += ":timeout=" + strconv.FormatFloat(seconds, 'f', -1, 64)
		}
	}
	if _, err := exec.LookPath(command[0]); err != nil {
		return fail("%s", unfit(command[0], err))
	}
	spec = canonical + ":command=" + quoteWords(command)
	return Factory{
		Spec: spec,
		New: func(g game.Game, rng *rand.Rand) Bot {
			client := program.Client{Command: command, Variant: g.Name(), Timeout: timeout}
			return &external{client: client, rng: rng, spec: spec}
		},
	}, nil
}

// unfit says why a file is no program that can be started.
func unfit(path string, err error) string {
	info, missing := os.Stat(path)
	switch {
	case missing != nil:
		return fmt.Sprintf("there is no program %q", path)
	case info.IsDir():
		return fmt.Sprintf("%q is a folder, no program", path)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Sprintf("%q may not be executed; make it executable, or name what runs it before it, "+
			"such as python3 %s", path, path)
	}
	return fmt.Sprintf("there is no program %q on the path; if you mean the file here, write ./%s", path, path)
}

func (e *external) Choose(s game.State, ms *game.Moves) int {
	seed := e.rng.Uint64()
	if e.count.Crashes+e.count.Timeouts+e.count.Illegal >= MaxMishaps {
		e.count.Skipped++
		return e.rng.IntN(ms.Len())
	}
	if dealt, ok := s.(game.Dealt); ok {
		e.text = dealt.AppendView(e.text[:0], s.Seat())
	} else {
		e.text = s.AppendText(e.text[:0])
	}
	for len(e.moves) < ms.Len() {
		e.moves = append(e.moves, nil)
	}
	for i := range ms.Len() {
		e.moves[i] = s.AppendMove(e.moves[i][:0], ms, i)
	}
	i, err := e.client.Ask(e.ctx, program.Position{Text: string(e.text), Moves: e.moves[:ms.Len()], Seed: seed})
	if err == nil {
		return i
	}
	if errors.Is(err, program.ErrStart) { // which is no move of its, and would be so again
		e.giveUp(fmt.Errorf("bot %s: %w", e.spec, err))
	}
	if e.ctx.Err() != nil { // the game is given up, whatever is played
		return 0
	}
	e.last = err
	switch {
	case errors.Is(err, program.ErrTimeout):
		e.count.Timeouts++
	case errors.Is(err, program.ErrIllegal):
		e.count.Illegal++
	default:
		e.count.Crashes++
	}
	return e.rng.IntN(ms.Len())
}

func (e *external) BeginGame(ctx context.Context, giveUp context.CancelCauseFunc) {
	e.ctx, e.giveUp, e.count, e.last = ctx, giveUp, Mishaps{}, nil
}

func (e *external) Mishaps() (Mishaps, error) { return e.count, e.last }

func (e *external) Close() { e.client.Close() }
