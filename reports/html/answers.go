package html

import "github.com/wildbench/wildbench/reports"

// answers are those of a report, with numbers and their per cent signs on a line.
func answers(list []reports.Answer) []reports.Answer {
	all := make([]reports.Answer, len(list))
	for i, a := range list {
		a.Text = together(a.Text)
		all[i] = a
	}
	return all
}
