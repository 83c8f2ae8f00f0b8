package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// A botsFlag is a flag whose value is a list of bots: the words of a list of texts, but for the
// commas within quotes, which belong to commands.
type botsFlag struct {
	textList
	given bool
}

// A textList is the value of a flag for several texts.
type textList interface {
	pflag.Value
	pflag.SliceValue
}

// botsVar adds --bots to a command.
func botsVar(flags *pflag.FlagSet, to *[]string, value []string, usage string) {
	flags.StringSliceVar(to, "bots", value, usage)
	f := flags.Lookup("bots")
	f.Value = &botsFlag{textList: f.Value.(textList)}
}

func (b *botsFlag) Set(text string) error {
	specs := bot.Split(text)
	if b.given {
		specs = append(b.GetSlice(), specs...)
	}
	b.given = true
	return b.Replace(specs)
}

func newBots(s *streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bots",
		Short: "List who can play",
		Long: `A bot is a name, perhaps with settings: greedy, search:nodes=2000, greedy:epsilon=0.1.
What it plays depends on the game, its settings and the seed alone, never on time.

The command of a program is words apart by spaces. What has spaces or commas in it stands in single
or double quotes, as in a shell: --bots 'random,program:command="my bot" --style "a, b"'.`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newBotsList(s))
	return cmd
}

type botsListOptions struct {
	*streams
	format *choice
}

func newBotsList(s *streams) *cobra.Command {
	o := &botsListOptions{streams: s}
	cmd := &cobra.Command{
		Use:     "list",
		Short:   "List the bots and their settings, from the weakest up",
		Example: `  wildbench bots list`,
		Args:    exactly(),
		RunE:    func(*cobra.Command, []string) error { return o.run() },
	}
	o.format = addFormat(cmd, "text", "json")
	return cmd
}

// A botListing is a bot in JSON.
type botListing struct {
	Name     string           `json:"name"`
	Summary  string           `json:"summary"`
	Settings []settingListing `json:"settings"`
}

type settingListing struct {
	Name    string `json:"name"`
	Summary string `json:"summary"`
	Default string `json:"default"`
	Values  string `json:"values"`
}

// programs are the bots that are no kind of this program's own.
var programs = botListing{"program", "any program of yours, which is asked for each move", []settingListing{
	{"timeout", "seconds it may take for a move; goes before the command", "10", "0.001 to 86400"},
	{"command", "what starts it, such as python3 my-bot.py; goes last", "", "words"},
}}

func (o *botsListOptions) run() error {
	var list []botListing
	for _, k := range bot.Kinds() {
		b := botListing{k.Name, k.Summary, []settingListing{}}
		for i := range k.Settings {
			t := &k.Settings[i]
			b.Settings = append(b.Settings, settingListing{t.Name, t.Summary, t.Value(t.Default), t.Range()})
		}
		list = append(list, b)
	}
	list = append(list, programs)
	if o.format.value == "json" {
		return page.WriteJSON(o.out, "bots", list)
	}
	for i, b := range list {
		if i > 0 {
			fmt.Fprintln(o.out)
		}
		fmt.Fprintf(o.out, "%s  %s\n", o.onOut.Bold(b.Name), b.Summary)
		t := tabwriter.NewWriter(o.out, 0, 0, 2, ' ', 0)
		for _, s := range b.Settings {
			fmt.Fprintf(t, "    %s=%s\t%s\t(%s)\n", s.Name, s.Default, s.Summary, s.Values)
		}
		if err := t.Flush(); err != nil {
			return err
		}
	}
	return nil
}
