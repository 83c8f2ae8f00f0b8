package html

import (
	"fmt"
	"html/template"
	"math"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// Sizes of charts, in units of about a pixel on a telephone.
const (
	chartWidth   = 360
	chartHeight  = 130
	chartMargin  = 14
	axisHeight   = 18
	mostBuckets  = 40
	gaugeHeight  = 54
	labelsOnAxis = 5
)

// bucketWidth is how many lengths a bar of a histogram stands for: the least of 1, 2, 5, 10, 20 …
// that makes few enough bars.
func bucketWidth(lengths int) int {
	for unit := 1; ; unit *= 10 {
		for _, k := range []int{1, 2, 5} {
			if width := k * unit; lengths <= width*mostBuckets {
				return width
			}
		}
	}
}

// histogram draws how long games were, with the median.
func histogram(l reports.Length) template.HTML {
	counts := l.Counts
	width := bucketWidth(len(counts))
	buckets := make([]int, (len(counts)+width-1)/width)
	most := 1
	for x, n := range counts {
		buckets[x/width] += n
		most = max(most, buckets[x/width])
	}
	d := newDrawing("chart histogram", chartWidth, chartHeight, "Lengths of games in plies", lengthText(l))
	plot := float64(chartHeight - axisHeight)
	step := float64(chartWidth-2*chartMargin) / float64(max(1, len(buckets)))
	at := func(plies float64) float64 { return chartMargin + step*plies/float64(width) }
	for i, n := range buckets {
		if n > 0 {
			h := (plot - 16) * float64(n) / float64(most)
			d.rect("value", chartMargin+step*float64(i)+step*0.06, plot-h, step*0.88, h)
		}
	}
	d.line("axis", chartMargin, plot, chartWidth-chartMargin, plot)
	every := bucketWidth(max(1, len(counts)*mostBuckets/labelsOnAxis))
	for x := 0; x <= len(buckets)*width; x += every {
		d.write("tick", at(float64(x)), chartHeight-5, page.Count(x))
	}
	d.line("median", at(float64(l.Median)+0.5), 12, at(float64(l.Median)+0.5), plot)
	d.write(side(float64(l.Median), float64(len(buckets)*width)), at(float64(l.Median)+0.5), 9, fmt.Sprintf("median %d", l.Median))
	return d.html()
}

// side is the class of a text beside a line: on the side where there is room.
func side(x, width float64) string {
	switch {
	case x < width/5:
		return "note start"
	case x > width*4/5:
		return "note end"
	}
	return "note"
}

func lengthText(l reports.Length) string {
	return fmt.Sprintf("Half of the games take at most %d plies, nine in ten between %d and %d. The %s games took from %d to %d.",
		l.Median, l.P5, l.P95, page.Count(stats.Histogram(l.Counts).N()), l.Counts.Quantile(0), len(l.Counts)-1)
}

// gauge draws a figure from 0 to 1 with its interval.
func gauge(title string, e reports.Estimate) template.HTML {
	d := newDrawing("chart gauge", chartWidth, gaugeHeight, title, "")
	at := func(x float64) float64 { return chartMargin + (chartWidth-2*chartMargin)*x }
	d.rect("track", at(0), 18, at(1)-at(0), 12)
	if v := float64(e.Value); !math.IsNaN(v) {
		d.rect("value", at(0), 18, at(v)-at(0), 12)
		d.write(side(v, 1), at(v), 12, page.Fixed(v, 3))
	}
	if e.Low.Known() && e.High.Known() {
		d.rect("band", at(float64(e.Low)), 14, max(1, at(float64(e.High))-at(float64(e.Low))), 20)
	}
	for _, x := range []float64{0, 0.25, 0.5, 0.75, 1} {
		d.write("tick", at(x), gaugeHeight-5, page.Fixed(x, 2))
	}
	return d.html()
}
