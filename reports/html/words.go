package html

import (
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// together keeps numbers and their per cent signs on a line.
func together(s string) string { return strings.ReplaceAll(s, " %", "\u00a0%") }

func percent(e reports.Estimate) string { return page.Percent(float64(e.Value)) }
