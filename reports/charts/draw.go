package charts

import (
	"fmt"
	"image/color"
	"io"
	"math"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	"gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgimg"
	"gonum.org/v1/plot/vg/vgsvg"
)

// Formats are those of [Chart.Write].
var Formats = []string{"svg", "png"}

// Sizes of charts.
const (
	width     = 20 * vg.Centimeter
	rowHeight = 0.62 * vg.Centimeter
	rest      = 3.2 * vg.Centimeter // title and axis
	tall      = 9 * vg.Centimeter   // of charts without rows
	margin    = 0.3 * vg.Centimeter
	dpi       = 144
)

// Colours, told apart by people who do not see all of them, and on paper.
var (
	barColour  = color.RGBA{0x2f, 0x7d, 0x5b, 0xff}
	inkColour  = color.RGBA{0x1d, 0x23, 0x21, 0xff}
	markColour = color.RGBA{0xc4, 0x67, 0x1b, 0xff}
)

// Write draws the chart in one of [Formats]. The same chart is written as the same bytes.
func (c *Chart) Write(w io.Writer, format string) error {
	p := plot.New()
	p.Title.Text = c.Title
	p.Title.Padding = 0.3 * vg.Centimeter
	p.X.Label.Text = fmt.Sprintf("%s · %s", c.Axis, c.Variant)
	height := tall
	if len(c.rows) > 0 {
		height = rest + rowHeight*vg.Length(len(c.rows))
		c.drawRows(p)
	} else if err := c.drawLengths(p); err != nil {
		return fmt.Errorf("draw %s: %w", c.Name, err)
	}
	var canvas vg.CanvasWriterTo
	switch format {
	case "svg":
		canvas = vgsvg.New(width, height)
	case "png":
		canvas = vgimg.PngCanvas{Canvas: vgimg.NewWith(vgimg.UseWH(width, height), vgimg.UseDPI(dpi))}
	default:
		return fmt.Errorf("draw %s: there is no format %q", c.Name, format)
	}
	for _, font := range []*font.Font{&p.Title.TextStyle.Font, &p.X.Label.TextStyle.Font, &p.Y.Label.TextStyle.Font, &p.X.Tick.Label.Font, &p.Y.Tick.Label.Font} {
		font.Variant = "Sans"
	}
	paper := draw.New(canvas)
	paper.FillPolygon(color.White, []vg.Point{{}, {X: width}, {X: width, Y: height}, {Y: height}})
	p.Draw(draw.Crop(paper, margin, -margin, margin, -margin))
	if _, err := canvas.WriteTo(w); err != nil {
		return fmt.Errorf("draw %s: %w", c.Name, err)
	}
	return nil
}

// drawRows draws a bar for each row, the first at the top.
func (c *Chart) drawRows(p *plot.Plot) {
	labels := make([]string, len(c.rows))
	for i, r := range c.rows {
		labels[len(c.rows)-1-i] = r.label
	}
	p.NominalY(labels...)
	p.Add(bars{c})
	p.Y.Min, p.Y.Max = -0.6, float64(len(c.rows))-0.4
	low, high := c.from(), c.from()
	for _, r := range c.rows {
		for _, x := range []float64{r.value, r.low, r.high} {
			if !math.IsNaN(x) && !math.IsInf(x, 0) {
				low, high = min(low, x), max(high, x)
			}
		}
	}
	if high == low {
		high++
	}
	spare := (high - low) / 30
	p.X.Min, p.X.Max = low, high+spare
	if low < c.from() {
		p.X.Min = low - spare
	}
}

// from is where bars begin: at the mark, or at 0.
func (c *Chart) from() float64 {
	if math.IsNaN(c.mark) {
		return 0
	}
	return c.mark
}

// bars draws estimates with their intervals. It is a plotter of gonum/plot.
type bars struct{ *Chart }

// Plot implements [plot.Plotter].
func (b bars) Plot(canvas draw.Canvas, p *plot.Plot) {
	x, y := p.Transforms(&canvas)
	line := draw.LineStyle{Color: inkColour, Width: vg.Points(1)}
	half := 0.28 * rowHeight
	for i, r := range b.rows {
		at := y(float64(len(b.rows) - 1 - i))
		from, to := x(b.from()), x(r.value)
		canvas.FillPolygon(barColour, []vg.Point{{X: from, Y: at - half}, {X: to, Y: at - half}, {X: to, Y: at + half}, {X: from, Y: at + half}})
		if math.IsNaN(r.low) || math.IsNaN(r.high) {
			continue
		}
		low, high := x(max(r.low, p.X.Min)), x(min(r.high, p.X.Max))
		canvas.StrokeLine2(line, low, at, high, at)
		canvas.StrokeLine2(line, low, at-half/2, low, at+half/2)
		canvas.StrokeLine2(line, high, at-half/2, high, at+half/2)
	}
	if !math.IsNaN(b.mark) {
		mark := draw.LineStyle{Color: markColour, Width: vg.Points(1.2), Dashes: []vg.Length{vg.Points(4), vg.Points(3)}}
		canvas.StrokeLine2(mark, x(b.mark), canvas.Min.Y, x(b.mark), canvas.Max.Y)
	}
}

// mostBins is how many bars a histogram has at most.
const mostBins = 40

// drawLengths draws how many games were how long.
func (c *Chart) drawLengths(p *plot.Plot) error {
	first := 0
	for first < len(c.lengths) && c.lengths[first] == 0 {
		first++
	}
	span := len(c.lengths) - first
	size := (span + mostBins - 1) / mostBins
	bins := make(plotter.XYs, (span+size-1)/size)
	for i := range bins {
		bins[i].X = float64(first + i*size)
	}
	for plies, games := range c.lengths[first:] {
		bins[plies/size].Y += float64(games)
	}
	h, err := plotter.NewHistogram(bins, len(bins))
	if err != nil {
		return err
	}
	h.FillColor, h.LineStyle.Color, h.LineStyle.Width = barColour, color.White, vg.Points(0.5)
	p.Add(h)
	p.Y.Label.Text = "games"
	p.Y.Min = 0
	return nil
}
