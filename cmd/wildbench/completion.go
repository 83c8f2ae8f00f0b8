package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/variants"
)

// A completer lists what a flag may be, where the variants of the command line are known.
type completer func(defs []*variants.Definition) []string

// completers are those of flags that mean the same in all commands.
var completers = map[string]completer{
	"bots":    func([]*variants.Definition) []string { return bots() },
	"with":    func(defs []*variants.Definition) []string { return toggles(defs, false) },
	"without": func(defs []*variants.Definition) []string { return toggles(defs, true) },
	"set":     parameters,
	"over":    parameters,
}

// addCompletions lets shells complete the values of flags, in a command and all below it.
func addCompletions(cmd *cobra.Command) {
	for flag, list := range completers {
		if cmd.Flags().Lookup(flag) == nil {
			continue
		}
		complete := func(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
			return completed(list(loaded(args)), begun), cobra.ShellCompDirectiveNoFileComp | cobra.ShellCompDirectiveNoSpace
		}
		if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
			panic(err) // the flag is there, and none of these has a completion yet
		}
	}
	for flag, fit := range flagFiles {
		if cmd.Flags().Lookup(flag) != nil {
			completeFiles(cmd, flag, fit)
		}
	}
	for _, sub := range cmd.Commands() {
		addCompletions(sub)
	}
}

// completed are the words of a list with commas whose last word is begun.
func completed(words []string, begun string) []string {
	before := begun[:strings.LastIndexByte(begun, ',')+1]
	var list []string
	for _, w := range words {
		if strings.HasPrefix(before+w, begun) {
			list = append(list, before+w)
		}
	}
	return list
}

// loaded are the variants among arguments, as far as they can be read.
func loaded(args []string) []*variants.Definition {
	var defs []*variants.Definition
	for _, ref := range args {
		if def, err := variants.Load(ref, variants.Overrides{}); err == nil {
			defs = append(defs, def)
		}
	}
	return defs
}

func bots() []string {
	var names []string
	for _, k := range bot.Kinds() {
		names = append(names, k.Name)
	}
	return append(names, "program:command=")
}

// toggles are what can be turned off, being on, or turned on or given a value.
func toggles(defs []*variants.Definition, on bool) []string {
	var ids []string
	for _, d := range defs {
		for _, t := range d.Toggles() {
			switch {
			case t.Value != "" && !on:
				ids = append(ids, t.ID+"=")
			case t.Enabled == on:
				ids = append(ids, t.ID)
			}
		}
	}
	return sorted(ids)
}

// parameters are the paths of all single values of variants, ready for a value.
func parameters(defs []*variants.Definition) []string {
	var list []string
	for _, d := range defs {
		for _, p := range d.Parameters() {
			list = append(list, p+"=")
		}
	}
	return sorted(list)
}

func sorted(words []string) []string { return slices.Compact(slices.Sorted(slices.Values(words))) }
