package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants/decimal"
)

// A wholeFlag is a flag whose value is a whole number within bounds.
type wholeFlag struct {
	to        *int
	low, high int
}

// wholeVar adds a flag whose value is a whole number from low to high. The default may be outside,
// where it means none.
func wholeVar(flags *pflag.FlagSet, to *int, name string, value, low, high int, usage string) {
	*to = value
	flags.Var(&wholeFlag{to, low, high}, name, usage)
}

func (w *wholeFlag) String() string { return strconv.Itoa(*w.to) }
func (w *wholeFlag) Type() string   { return "int" }

func (w *wholeFlag) Set(text string) error {
	n, err := decimal.Int(text)
	if err != nil || n < w.low || n > w.high {
		return notWhole(w.low, w.high, err)
	}
	*w.to = n
	return nil
}

func notWhole(low, high int, err error) error {
	want := fmt.Sprintf("want a whole number from %d to %s", low, decimal.Group(high))
	return errors.New(decimal.With(want, decimal.Hint(err)))
}

// A seedFlag is a flag whose value is a whole number of 64 bits.
type seedFlag struct{ to *uint64 }

func seedVar(flags *pflag.FlagSet, to *uint64) {
	*to = 1
	flags.Var(seedFlag{to}, "seed", "what all chance derives from")
}

func (s seedFlag) String() string { return strconv.FormatUint(*s.to, 10) }
func (s seedFlag) Type() string   { return "uint" }

func (s seedFlag) Set(text string) error {
	n, err := decimal.Uint64(text)
	if err != nil {
		return errors.New(decimal.With("want a whole number from 0", decimal.Hint(err)))
	}
	*s.to = n
	return nil
}

// A wholeList is a flag whose value is one whole number within bounds, or several with commas
// between them.
type wholeList struct {
	words     []string
	low, high int
}

func (l *wholeList) String() string { return strings.Join(l.words, ",") }
func (l *wholeList) Type() string   { return "ints" }

func (l *wholeList) Set(text string) error {
	l.words = nil
	for word := range strings.SplitSeq(text, ",") {
		if err := l.add(strings.TrimSpace(word)); err != nil {
			return err
		}
	}
	return nil
}

func (l *wholeList) add(word string) error {
	n, err := decimal.Int(word)
	if err != nil || n < l.low || n > l.high {
		return notWhole(l.low, l.high, err)
	}
	l.words = append(l.words, strconv.Itoa(n))
	return nil
}

// mostPlayers bounds --players; how many may play is up to the game.
const mostPlayers = 16

const (
	openingUsage = "how many random plies to begin games with"
	playersUsage = "how many play, where that may vary"
)

// workersVar adds --workers to a command.
func workersVar(flags *pflag.FlagSet, to *int) {
	wholeVar(flags, to, "workers", 0, 0, selfplay.MaxWorkers,
		fmt.Sprintf("how many games to play at a time, at most %d (default: one for each core)", selfplay.MaxWorkers))
}
