// Command wildbench is a playtesting workbench for the rules of games: a variant, written as a YAML file, plays itself by the
// thousand, and a report says what its rules do.
//
// Each command has a file: its options, its constructor and what it runs. [run] is the whole program as a function; exit.go
// alone decides which error ends in which exit code.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second interrupt ends the process at once
	os.Exit(run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
