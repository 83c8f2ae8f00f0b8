package main

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/charts"
	"github.com/wildbench/wildbench/variants/spelling"
)

// drawCharts writes pictures of runs: the one that --chart names, or all into a directory.
func (o *reportOptions) drawCharts(dirs []string) error {
	list, err := o.readAll(dirs)
	if err != nil {
		return err
	}
	if o.chart != "" {
		return o.drawOne(list)
	}
	if o.file == "" {
		return badUsage("there are several pictures: name one by --chart (%s), or a directory for all of them by --out", strings.Join(charts.Names, ", "))
	}
	_, err = o.drawAll(list, o.file, o.format.value)
	return err
}

// drawOne writes the picture that --chart names.
func (o *reportOptions) drawOne(list []*reports.Report) error {
	if len(list) != 1 {
		return badUsage("--chart is of one variant, and there are %d here; without it all pictures go into a directory", len(list))
	}
	var there []string
	for _, c := range charts.Of(list[0]) {
		if there = append(there, c.Name); c.Name != o.chart {
			continue
		}
		write := func(w io.Writer) error { return c.Write(w, o.format.value) }
		if o.file == "" {
			return write(o.out.raw())
		}
		return o.writeFile(o.file, write)
	}
	hint := ""
	if near := spelling.Nearest(o.chart, there); near != "" {
		hint = fmt.Sprintf("; did you mean %s?", near)
	}
	return badUsage("--chart %s: the run has nothing to show of that%s (there is: %s)", o.chart, hint, strings.Join(there, ", "))
}

// A drawnChart is a chart and the name of its file.
type drawnChart struct {
	*charts.Chart
	file string
}

// drawAll writes all pictures of all variants into a directory, which it makes if need be.
func (o *reportOptions) drawAll(list []*reports.Report, dir, format string) (drawn []drawnChart, err error) {
	if err := o.disk.MkdirAll(dir, 0o777); err != nil {
		return nil, err
	}
	for _, r := range list {
		for _, c := range charts.Of(r) {
			name := c.Name + "." + format
			if len(list) > 1 {
				name = strings.Map(fileRune, r.Variant) + "-" + name
			}
			if err := o.writeFile(filepath.Join(dir, name), func(w io.Writer) error { return c.Write(w, format) }); err != nil {
				return nil, err
			}
			drawn = append(drawn, drawnChart{c, name})
		}
	}
	return drawn, nil
}

// fileRune keeps what is harmless in names of files and in links.
func fileRune(c rune) rune {
	if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_' || c == '-' {
		return c
	}
	return '-'
}

// illustrate writes a report in Markdown, and pictures beside it to which it has links. Their
// alternative texts say what they show.
func (o *reportOptions) illustrate(dirs []string) error {
	list, err := o.readAll(dirs)
	if err != nil {
		return err
	}
	beside := strings.TrimSuffix(o.file, filepath.Ext(o.file)) + "-pictures"
	drawn, err := o.drawAll(list, beside, "png")
	if err != nil {
		return err
	}
	return o.writeFile(o.file, func(w io.Writer) error {
		if err := reports.WriteMarkdown(w, list); err != nil {
			return err
		}
		for _, c := range drawn {
			alt := strings.NewReplacer("[", "(", "]", ")", "\n", " ").Replace(c.Alt())
			if _, err := fmt.Fprintf(w, "\n![%s](%s/%s)\n", alt, filepath.Base(beside), c.file); err != nil {
				return err
			}
		}
		return nil
	})
}
