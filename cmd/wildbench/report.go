package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay/archive"
)

type reportOptions struct {
	*streams
	format *choice
}

func newReport(s *streams) *cobra.Command {
	o := &reportOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "report RUN…",
		Short: "Report what the games of a run directory show",
		Long: `Report on runs whose records were kept (wildbench run --out DIRECTORY), from the records
alone: nothing is played. A run that is going on or was interrupted is reported as far as
it got.`,
		Example: `  wildbench report runs/editions
  wildbench report runs/editions --format json > editions.json`,
		Args: atLeast("RUN"),
		RunE: func(_ *cobra.Command, dirs []string) error { return o.run(dirs) },
	}
	o.format = addFormat(cmd, "text", "json")
	return cmd
}

func (o *reportOptions) run(dirs []string) error {
	var list []*reports.Report
	for _, path := range dirs {
		found, err := o.read(path)
		if err != nil {
			return err
		}
		list = append(list, found...)
	}
	if o.format.value == "json" {
		return reports.WriteJSON(o.out, list)
	}
	return reports.WriteText(o.out, list, reports.TextOptions{Colour: bool(o.onOut)})
}

func (o *reportOptions) read(path string) ([]*reports.Report, error) {
	d, err := openRun(path)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	list, err := reports.ReadRun(d)
	if err != nil {
		return nil, err
	}
	for i, e := range d.Manifest.Batches {
		store, err := d.Store(i)
		if err != nil {
			return nil, err
		}
		for _, damage := range store.Damages() {
			o.warn("%s; --resume plays their games again", damage)
		}
		if n, all := store.Games(), store.Share(); n < all && (d.Manifest.Ended == nil || e.Header.Until == nil) {
			o.warn("%s: %s of %s games of %s: it is unfinished", path, thousands(uint64(n)), thousands(uint64(all)), e.Header.Variant)
		}
	}
	return list, nil
}

// openRun opens a run directory that somebody named.
func openRun(path string) (*archive.Dir, error) {
	d, err := archive.Open(path)
	if err != nil {
		return nil, &usageError{message: fmt.Sprint(err)}
	}
	return d, nil
}
