// Command wildbench is a playtesting workbench for the rules of games: a variant, written as a YAML
// file, plays itself by the thousand, and a report says what its rules do.
//
// Each command has a file: its options, its constructor and what it runs. [run] is the whole
// program as a function; exit.go alone decides which error ends in which exit code.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), stopping()...)
	context.AfterFunc(ctx, stop) // a second interrupt ends the process at once
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// stopping are the signals that ask the program to stop. A terminal that is closed is one, unless
// the program was started so as to outlive it (nohup).
func stopping() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}
