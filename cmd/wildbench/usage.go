package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/variants/spelling"
)

// atLeast checks that a command has so many arguments or more, named for the message.
func atLeast(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < len(names) {
			return &usageError{fmt.Sprintf("%s needs a %s", name(cmd), strings.Join(names[len(args):], " and a ")), cmd.CommandPath()}
		}
		return nil
	}
}

// atMost checks that a command has at least the needed arguments and at most all of the named ones.
func atMost(needed int, names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > len(names) {
			return &usageError{fmt.Sprintf("%s takes %s, so there is no place for %q", name(cmd), arguments(names), args[len(names)]), cmd.CommandPath()}
		}
		return atLeast(names[:needed]...)(cmd, args)
	}
}

// exactly checks that a command has the named arguments and no more.
func exactly(names ...string) cobra.PositionalArgs { return atMost(len(names), names...) }

// name is what a command is called in messages: without the program's name, which comes before
// them.
func name(cmd *cobra.Command) string {
	return strings.TrimPrefix(cmd.CommandPath(), cmd.Root().Name()+" ")
}

func arguments(names []string) string {
	if len(names) == 0 {
		return "no arguments"
	}
	return strings.Join(names, " and ")
}

// noCommand rejects arguments of commands that are only there for their subcommands.
func noCommand(cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() {
			names = append(names, c.Name())
		}
	}
	return &usageError{fmt.Sprintf("unknown command %q%s", args[0], didYouMean("", args[0], names)), cmd.CommandPath()}
}

// badFlag explains flags that cannot be read.
func badFlag(cmd *cobra.Command, err error) error {
	message := err.Error()
	var (
		unknown *pflag.NotExistError
		invalid *pflag.InvalidValueError
		missing *pflag.ValueRequiredError
	)
	if errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "" {
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		given := unknown.GetSpecifiedName()
		message = fmt.Sprintf("unknown flag --%s%s", given, didYouMean("--", given, names))
	}
	if errors.As(err, &invalid) {
		f := invalid.GetFlag()
		message = fmt.Sprintf("--%s %s: %s", f.Name, quote(invalid.GetValue()), wanted(f, invalid))
	}
	if errors.As(err, &missing) {
		message = fmt.Sprintf("--%s needs a value", missing.GetFlag().Name)
	}
	return &usageError{message, cmd.CommandPath()}
}

// wanted says what the value of a flag is to be.
func wanted(f *pflag.Flag, err *pflag.InvalidValueError) string {
	switch f.Value.Type() {
	case "bool":
		return "want true or false"
	case "duration":
		return "want a time with its unit, such as 500ms or 2s"
	}
	return err.Unwrap().Error()
}

// didYouMean is a continuation of a message about an unknown word. The prefix goes before the word
// that may have been meant.
func didYouMean(prefix, word string, known []string) string {
	if near := spelling.Similar(word, known, 1); near != nil {
		return fmt.Sprintf("; did you mean %s%s?", prefix, near[0])
	}
	return ""
}

// A choice is a flag whose value is one of a few words.
type choice struct {
	value string
	words []string
}

func (c *choice) String() string { return c.value }
func (c *choice) Type() string   { return strings.Join(c.words, "|") }

func (c *choice) Set(word string) error {
	if !slices.Contains(c.words, word) {
		return fmt.Errorf("want %s%s", either(c.words), didYouMean("", word, c.words))
	}
	c.value = word
	return nil
}

// A wordList is a flag whose value is one of a few words, or several with commas between them.
type wordList struct {
	to    *[]string
	words []string
}

func (l *wordList) String() string { return strings.Join(*l.to, ",") }
func (l *wordList) Type() string   { return "words" }

func (l *wordList) Set(text string) error {
	var list []string
	for word := range strings.SplitSeq(text, ",") {
		one := choice{words: l.words}
		if err := one.Set(strings.TrimSpace(word)); err != nil {
			return err
		}
		list = append(list, one.value)
	}
	*l.to = list
	return nil
}

// either lists words: a, b or c.
func either(words []string) string {
	last := len(words) - 1
	if last < 1 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// addFormat adds --format to a command. The first word is the default.
func addFormat(cmd *cobra.Command, words ...string) *choice {
	c := &choice{words[0], words}
	cmd.Flags().Var(c, "format", "how to write the result")
	complete := cobra.FixedCompletions(words, cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc("format", complete); err != nil {
		panic(err) // the flag was added above
	}
	return c
}
