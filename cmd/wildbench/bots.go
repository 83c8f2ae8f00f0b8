package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
)

func newBots(s *streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "bots",
		Short: "List who can play",
		Long: `A bot is a name, perhaps with settings: greedy, search:nodes=2000, greedy:epsilon=0.1.
What it plays depends on the game, its settings and the seed alone, never on time.`,
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
	for _, k := range selfplay.Kinds() {
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
		fmt.Fprintf(o.out, "%s  %s\n", o.onOut.bold(b.Name), b.Summary)
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
