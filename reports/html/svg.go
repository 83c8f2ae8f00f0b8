package html

import (
	"fmt"
	"html/template"
	"math"
	"strconv"
	"strings"
)

// A drawing is a picture under construction.
type drawing struct{ out strings.Builder }

// newDrawing starts a picture of a size in its own units. Title and description are what is read
// out in its place.
func newDrawing(class string, width, height float64, title, description string) *drawing {
	d := new(drawing)
	d.begin(class, 0, 0, width, height, title, description)
	return d
}

func (d *drawing) begin(class string, x, y, width, height float64, title, description string) {
	fmt.Fprintf(&d.out, `<svg class="%s" viewBox="%s %s %s %s" role="img"><title>%s</title>`, class, num(x), num(y), num(width), num(height), text(title))
	if description != "" {
		fmt.Fprintf(&d.out, `<desc>%s</desc>`, text(description))
	}
}

// newBar starts the picture of a bar in a table, as wide as its cell. The figures stand beside it,
// so it is not read out.
func newBar() *drawing {
	d := new(drawing)
	fmt.Fprintf(&d.out, `<svg class="bar" viewBox="0 0 %d %d" preserveAspectRatio="none" aria-hidden="true" focusable="false">`, barWidth, barHeight)
	return d
}

// The size of bars in tables.
const (
	barWidth  = 200
	barHeight = 16
)

func (d *drawing) html() template.HTML { return template.HTML(d.out.String() + "</svg>") }

func (d *drawing) rect(class string, x, y, width, height float64) {
	fmt.Fprintf(&d.out, `<rect class="%s" x="%s" y="%s" width="%s" height="%s"/>`, class, num(x), num(y), num(width), num(height))
}

func (d *drawing) line(class string, x1, y1, x2, y2 float64) {
	fmt.Fprintf(&d.out, `<path class="%s" d="M%s %sL%s %s"/>`, class, num(x1), num(y1), num(x2), num(y2))
}

func (d *drawing) circle(class string, x, y, r float64) {
	fmt.Fprintf(&d.out, `<circle class="%s" cx="%s" cy="%s" r="%s"/>`, class, num(x), num(y), num(r))
}

// path draws an outline given in the language of SVG. It must not come from outside.
func (d *drawing) path(class, outline string) {
	if outline != "" {
		fmt.Fprintf(&d.out, `<path class="%s" d="%s"/>`, class, outline)
	}
}

// write puts a text at a point; the class says which part of it is there.
func (d *drawing) write(class string, x, y float64, s string) {
	fmt.Fprintf(&d.out, `<text class="%s" x="%s" y="%s">%s</text>`, class, num(x), num(y), text(s))
}

// text makes any text inert in a page.
func text(s string) string { return template.HTMLEscapeString(s) }

// num is a coordinate. One that is not finite is 0: a picture must not break for it.
func num(x float64) string {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return "0"
	}
	return strconv.FormatFloat(math.Round(100*x)/100, 'f', -1, 64)
}
