package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/scenario"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// flagFiles say which files a shell is to offer for flags that mean the same in all commands.
var flagFiles = map[string]func(name string) bool{
	"config":   strictyaml.IsYAML,
	"baseline": strictyaml.IsYAML,
	"values":   endsInJSON,
	"ablation": endsInJSON,
}

func endsInJSON(name string) bool { return filepath.Ext(name) == ".json" }

func noFile(string) bool { return false }

// completeFiles completes the flag of a command whose value is a file of some kind.
func completeFiles(cmd *cobra.Command, flag string, fit func(name string) bool) {
	complete := func(_ *cobra.Command, _ []string, begun string) ([]string, cobra.ShellCompDirective) {
		return offered(nil, begun, fit)
	}
	if err := cmd.RegisterFlagCompletionFunc(flag, complete); err != nil {
		panic(err) // the flag is there, and has no completion yet
	}
}

// anyNumber is of arguments.
const anyNumber = 0

// variantNames completes a VARIANT argument: one that is built in, or a file.
func variantNames(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
	return completeNames(variants.Builtin, 1)(nil, args, begun)
}

// completeVariants completes several VARIANT arguments.
func completeVariants(most int) cobra.CompletionFunc { return completeNames(variants.Builtin, most) }

// completeScenarios completes arguments that are files of scenarios, or built in.
func completeScenarios() cobra.CompletionFunc { return completeNames(scenario.Builtin, anyNumber) }

// completeNames completes at most so many arguments that are names or YAML files.
func completeNames(names func() []string, most int) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, begun string) ([]string, cobra.ShellCompDirective) {
		if most != anyNumber && len(args) >= most {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return offered(names(), begun, strictyaml.IsYAML)
	}
}

// completeRuns completes at most so many arguments that are run directories.
func completeRuns(most int) cobra.CompletionFunc {
	return func(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		if most != anyNumber && len(args) >= most {
			return nil, cobra.ShellCompDirectiveNoFileComp
		}
		return nil, cobra.ShellCompDirectiveFilterDirs
	}
}

// offered are the names, files that fit and folders that begin so. Behind a folder no space goes:
// it is only the way to what is in it.
func offered(names []string, begun string, fit func(name string) bool) ([]string, cobra.ShellCompDirective) {
	list := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !strings.HasPrefix(n, begun) })
	folder, start := filepath.Split(begun)
	// where nothing can be read, nothing is offered
	entries, _ := os.ReadDir(filepath.Clean(folder))
	directive := cobra.ShellCompDirectiveNoFileComp
	for _, e := range entries {
		name := e.Name()
		if !strings.HasPrefix(name, start) || start == "" && strings.HasPrefix(name, ".") {
			continue
		}
		info, err := os.Stat(filepath.Join(folder, name)) // a link may lead to a folder
		switch {
		case err != nil:
		case info.IsDir():
			list = append(list, folder+name+"/")
			directive |= cobra.ShellCompDirectiveNoSpace
		case fit(name):
			list = append(list, folder+name)
		}
	}
	return list, directive
}
