package html

import (
	"html/template"

	"github.com/wildbench/wildbench/reports"
)

// A scale maps figures to the width of a bar.
type scale struct {
	low, high float64
	mark      float64 // a value of meaning, such as 0 or an even score
	marked    bool
}

func (s scale) at(x float64) float64 {
	if s.high <= s.low {
		return 0
	}
	return barWidth * min(1, max(0, (x-s.low)/(s.high-s.low)))
}

// cover widens a scale to some estimates and their intervals, which may be as much as half again as
// wide as their values.
func (s scale) cover(list ...reports.Estimate) scale {
	for _, e := range list {
		if !e.Value.Known() {
			continue
		}
		s.low, s.high = min(s.low, float64(e.Value)), max(s.high, float64(e.Value))
		if e.Low.Known() && e.High.Known() {
			spare := (s.high - s.low) / 2
			s.low, s.high = min(s.low, max(float64(e.Low), s.low-spare)), max(s.high, min(float64(e.High), s.high+spare))
		}
	}
	return s
}

// intervalBar draws an estimate as a bar from the scale's mark, or else its low end, with its
// interval across the end.
func intervalBar(e reports.Estimate, s scale) template.HTML {
	d := newBar()
	from := 0.0
	if s.marked {
		from = s.at(s.mark)
	}
	if e.Value.Known() {
		at := s.at(float64(e.Value))
		d.rect("value", min(from, at), 3, max(at-from, from-at), barHeight-6)
	}
	if s.marked {
		d.line("mark", from, 0, from, barHeight)
	}
	if e.Low.Known() && e.High.Known() {
		low, high := s.at(float64(e.Low)), s.at(float64(e.High))
		d.line("interval", low, barHeight/2, high, barHeight/2)
		d.line("interval", low, 4, low, barHeight-4)
		d.line("interval", high, 4, high, barHeight-4)
	}
	return d.html()
}

// outcomeBar draws how often a side or a bot won, drew, was stopped and lost, with a mark at an
// equal share of the wins; of one who plays alone there is none.
func outcomeBar(r reports.Result, equal float64) template.HTML {
	d := newBar()
	x := 0.0
	for _, part := range []struct {
		class string
		games int
	}{{"won", r.Won}, {"drawn", r.Drawn}, {"stopped", r.Stopped}, {"lost", r.Lost}} {
		width := barWidth * float64(part.games) / float64(max(1, r.Games))
		if part.games > 0 {
			d.rect(part.class, x, 1, width, barHeight-2)
		}
		x += width
	}
	if equal < 1 {
		d.line("mark", barWidth*equal, 0, barWidth*equal, barHeight)
	}
	return d.html()
}
