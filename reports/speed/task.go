package speed

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// A task is work that every build can be told to do from the command line. Its size is a number of
// games, or a depth.
type task struct {
	game, row, unit string

	least int                     // the least size, which is mostly start-up
	next  func(size int) int      // the size above; 0: there is none
	args  func(size int) []string // the command
	// done is how much a command of this size did, by what it wrote.
	done  func(size int, out []byte) (float64, error)
	rated bool // what it did is said for a second
	clock bool // which is one of the clock
}

// A Variant is a game with the words that name it and change it on a command line.
type Variant struct {
	Game  game.Game
	Words []string
}

// Sizes end there even for games that are over at once.
const (
	mostGames = 1_000_000
	deepest   = 12
)

// tasks are the rows of a comparison for one variant. Whether both builds have [Rows] to be chosen
// from decides how they measure playouts.
func tasks(v Variant, o Options, rows bool) []*task {
	var list []*task
	seats := v.Game.Seats()
	games := func(row, bot string) {
		list = append(list, &task{
			game: v.Game.Name(), row: row, unit: "plies", least: seats,
			next: func(n int) int {
				if n > mostGames/2 {
					return 0
				}
				return 2 * n
			},
			args: func(n int) []string {
				return append(append([]string{"run"}, v.Words...), "--bots", bot,
					"--games", strconv.Itoa(n), "--workers", "1", "--seed", "1", "--format", "json")
			},
			done: func(_ int, out []byte) (float64, error) { return pliesOf(out) },
		})
	}
	for _, row := range o.Rows {
		switch row {
		case Playouts:
			list = append(list, playoutsTask(v, o, rows))
		case Perft:
			list = append(list, perftTask(v))
		case Recorded:
			games(row, "random")
		case Greedy:
			games(row, "greedy")
		case Search:
			games(row, searchSpec)
		}
	}
	return list
}

// playoutsTask asks a build for its own measurement: no other command plays without recording.
// Builds that know no rows measure by the clock alone.
func playoutsTask(v Variant, o Options, rows bool) *task {
	args := append(append([]string{"bench"}, v.Words...),
		"--runs", "1", "--time", o.Time.String(), "--format", "json")
	if rows {
		args = append(args, rowsFlag, Playouts)
	}
	return &task{
		game: v.Game.Name(), row: Playouts, unit: "plies", rated: true, clock: !rows,
		args: func(int) []string { return args },
		done: func(_ int, out []byte) (float64, error) { return playoutsOf(out, rows) },
	}
}

// rowsFlag is the flag of the command bench that chooses among [Rows].
const rowsFlag = "--rows"

// choosesRows reports whether a build measures the rows that it is asked for.
func (p Program) choosesRows(ctx context.Context) (bool, error) {
	help, _, err := p.run(ctx, "bench", "--help")
	return bytes.Contains(help, []byte(rowsFlag)), err
}

func perftTask(v Variant) *task {
	return &task{
		game: v.Game.Name(), row: Perft, unit: "nodes", least: 1,
		next: func(depth int) int { return (depth + 1) % (deepest + 1) },
		args: func(depth int) []string {
			return append(append([]string{"perft"}, v.Words...), "--depth", strconv.Itoa(depth))
		},
		done: func(_ int, out []byte) (float64, error) {
			first, _, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
			return strconv.ParseFloat(strings.ReplaceAll(first, ",", ""), 64)
		},
	}
}

// startsPerRun is how often a build is started in a run: one start is too short to be measured.
const startsPerRun = 5

// startTask starts a build that then does next to nothing.
func startTask() *task {
	return &task{
		row: StartUp, unit: "starts", least: startsPerRun,
		args: func(int) []string { return startUp },
		done: func(int, []byte) (float64, error) { return 1, nil },
	}
}

// pliesOf reads from a report how many plies were played.
func pliesOf(out []byte) (float64, error) {
	var document struct {
		Reports []struct {
			Pairings []struct {
				Games  float64
				Length struct{ Mean struct{ Value float64 } }
			}
		}
	}
	if err := json.Unmarshal(out, &document); err != nil {
		return 0, fmt.Errorf("reading its report: %w", err)
	}
	plies := 0.0
	for _, r := range document.Reports {
		for _, p := range r.Pairings {
			plies += p.Games * p.Length.Mean.Value
		}
	}
	return plies, nil
}

// playoutsOf reads from the figures of a build how fast it plays at random on one core.
func playoutsOf(out []byte, byCPU bool) (float64, error) {
	var document []Result
	if err := json.Unmarshal(out, &document); err != nil {
		return 0, fmt.Errorf("reading its figures: %w", err)
	}
	for _, r := range document {
		if r.OneCore != nil && byCPU && r.OneCore.PliesCPU.Median > 0 {
			return r.OneCore.PliesCPU.Median, nil
		}
		if r.OneCore != nil {
			return r.OneCore.Plies.Median, nil
		}
	}
	return 0, errors.New("reading its figures: there are none of games on one core")
}

// perform does a task on a build: how much it did, in which CPU time.
func (t *task) perform(ctx context.Context, p Program, size int) (work, error) {
	var sum work
	for range t.times() {
		out, cpu, err := p.run(ctx, t.args(size)...)
		if err != nil {
			return work{}, err
		}
		done, err := t.done(size, out)
		if err != nil {
			return work{}, &BuildError{p, t.args(size), err}
		}
		sum.done, sum.seconds = sum.done+done, sum.seconds+cpu.Seconds()
		if t.rated {
			sum.seconds = 1
		}
	}
	return sum, nil
}

// times is how often the command runs in one measurement.
func (t *task) times() int {
	if t.row == StartUp {
		return startsPerRun
	}
	return 1
}

// work is how much was done in how many seconds.
type work struct{ done, seconds float64 }

// minus takes away what a start and a little work take. Of work too short for that to be told apart,
// all counts.
func (w work) minus(o work) work {
	if w.done <= o.done || w.seconds <= o.seconds {
		return w
	}
	return work{w.done - o.done, w.seconds - o.seconds}
}

func (w work) rate() float64 { return w.done / w.seconds }
