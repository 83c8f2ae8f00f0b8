package main

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/charts"
	"github.com/wildbench/wildbench/reports/html"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/variants/document"
)

type reportOptions struct {
	*streams
	format   *choice
	file     string
	chart    string
	pictures bool
	values   []string
	ablation []string
	bad      *failureChoice
}

// formatHTML is the format of a page to look at.
const formatHTML = "html"

func newReport(s *streams) *cobra.Command {
	o := &reportOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "report RUN…",
		Short: "Report what the games of a run directory show",
		Long: `Report on runs whose records were kept (wildbench run --out DIRECTORY), from the records
alone: nothing is played. A run that is going on or was interrupted is reported as far as
it got.

  --format html    a page with charts, boards and replays in one file, which opens without a
                   network; for the replays it plays a few of the games again
  --format svg     pictures of single figures, also as png: one, that --chart names, or all of
                   them into the directory that --out names
  --format markdown --pictures --out FILE
                   writes pictures beside the file, to which it has links, for forum posts`,
		Example: `  wildbench report runs/editions
  wildbench report runs/editions --format json > editions.json
  wildbench report runs/editions --format csv > editions.csv
  wildbench report runs/editions --format html --out editions.html
  wildbench report runs/jungle --format html --values values.json --ablation ablation.json --out jungle.html
  wildbench report runs/editions --format png --out pictures
  wildbench report runs/jungle --format svg --chart usage --out usage.svg`,
		Args:              atLeast("RUN"),
		ValidArgsFunction: completeRuns(anyNumber),
		RunE:              func(cmd *cobra.Command, dirs []string) error { return o.run(cmd.Context(), dirs) },
	}
	o.format = addFormat(cmd, slices.Concat(reports.Formats, []string{formatHTML}, charts.Formats)...)
	o.bad = addFailures(cmd)
	flags := cmd.Flags()
	flags.StringVar(&o.file, "out", "", "write to this `FILE` instead of standard output; of several pictures, the directory")
	flags.StringVar(&o.chart, "chart", "", "the picture that is wanted: "+strings.Join(charts.Names, ", "))
	flags.StringArrayVar(&o.values, "values", nil, "put on the page what wildbench values --format json has written to this `FILE`")
	flags.StringArrayVar(&o.ablation, "ablation", nil, "put on the page what wildbench ablate --format json has written to this `FILE`")
	flags.BoolVar(&o.pictures, "pictures", false, "write pictures beside a file of Markdown, with links to them")
	_ = cmd.RegisterFlagCompletionFunc("chart", cobra.FixedCompletions(charts.Names, cobra.ShellCompDirectiveNoFileComp))
	return cmd
}

func (o *reportOptions) run(ctx context.Context, dirs []string) error {
	isPicture := slices.Contains(charts.Formats, o.format.value)
	switch {
	case o.chart != "" && !isPicture:
		return badUsage("--chart is for --format %s", strings.Join(charts.Formats, " or "))
	case len(o.values)+len(o.ablation) > 0 && o.format.value != formatHTML:
		return badUsage("--values and --ablation are for --format html")
	case o.pictures && (o.format.value != "markdown" || o.file == ""):
		return badUsage("--pictures is for --format markdown with --out FILE, beside which they are written")
	case isPicture:
		return o.drawCharts(dirs)
	case o.pictures:
		return o.illustrate(dirs)
	}
	write, err := o.report(ctx, dirs)
	if err != nil {
		return err
	}
	if o.file == "" {
		return write(o.out)
	}
	return o.writeFile(o.file, write)
}

// report reads the runs and returns what writes the report on them.
func (o *reportOptions) report(ctx context.Context, dirs []string) (func(io.Writer) error, error) {
	if o.format.value == formatHTML {
		var chapters []*html.Chapter
		for _, path := range dirs {
			found, err := o.chapters(ctx, path)
			if err != nil {
				return nil, err
			}
			chapters = append(chapters, found...)
		}
		if err := errors.Join(add(chapters, o.values, html.AddValues), add(chapters, o.ablation, html.AddAblation)); err != nil {
			return nil, err
		}
		return func(w io.Writer) error { return html.Write(w, chapters) }, nil
	}
	list, err := o.readAll(dirs)
	if err != nil {
		return nil, err
	}
	options := reports.TextOptions{Colour: bool(o.onOut) && o.file == "", Width: o.width()}
	return func(w io.Writer) error { return reports.Write(w, list, o.format.value, options) }, nil
}

// maxExperiment is how many bytes the results of an experiment may have.
const maxExperiment = 64 << 20

// add puts the results of experiments, from files, into the chapters that they are about.
func add(chapters []*html.Chapter, files []string, into func([]*html.Chapter, []byte) error) error {
	for _, file := range files {
		text, err := document.ReadFile(file, maxExperiment)
		if err != nil {
			return invalid(file, err)
		}
		if err := into(chapters, text); err != nil {
			return badUsage("%s: %v", file, err)
		}
	}
	return nil
}

// readAll reads the reports of several runs.
func (o *reportOptions) readAll(dirs []string) (list []*reports.Report, err error) {
	for _, path := range dirs {
		found, err := o.read(path)
		if err != nil {
			return nil, err
		}
		list = append(list, found...)
	}
	return list, nil
}

// writeFile writes a file that the user has named; "-" is standard output.
func (s *streams) writeFile(path string, write func(io.Writer) error) error {
	if path == "-" {
		return write(s.out)
	}
	return disk.Write(s.disk, path, false, write)
}

// chapters makes the chapters of a page on a run.
func (o *reportOptions) chapters(ctx context.Context, path string) ([]*html.Chapter, error) {
	d, err := o.openRun(path)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	o.bad.apply(d)
	list, err := html.Read(ctx, d)
	if err != nil {
		return nil, err
	}
	for _, c := range list {
		o.warnFailures(c.Failures())
	}
	return list, nil
}

func (o *reportOptions) read(path string) ([]*reports.Report, error) {
	d, err := o.openRun(path)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	o.bad.apply(d)
	list, err := reports.ReadRun(d)
	if err != nil {
		return nil, err
	}
	o.warnFailures(reports.FailuresOf(list))
	return list, nil
}
