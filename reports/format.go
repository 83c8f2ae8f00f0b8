package reports

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Numbers in texts. What is not known is a dash.

const none = "–"

// fixed is a number with so many decimals, with a true minus sign and never "−0".
func fixed(x float64, decimals int) string {
	if math.IsNaN(x) {
		return none
	}
	switch {
	case math.IsInf(x, 1):
		return "∞"
	case math.IsInf(x, -1):
		return "−∞"
	}
	s := strconv.FormatFloat(math.Abs(x), 'f', decimals, 64)
	if x < 0 && strings.Trim(s, "0.") != "" {
		s = "−" + s
	}
	return s
}

// percent is a share as "48.5 %".
func percent(share float64) string { return points1(share) + " %" }

// points1 is a share in hundredths with one decimal. A share that is not quite none or all does not read as if it were.
func points1(share float64) string {
	switch {
	case share > 0 && share < 0.0005:
		return "<0.1"
	case share < 1 && share > 0.9995:
		return ">99.9"
	}
	return fixed(100*share, 1)
}

// perGame is an amount a game: two decimals for small ones.
func perGame(n Number) string {
	x := float64(n)
	switch {
	case x == 0:
		return "0"
	case x < 0.005:
		return "<0.01"
	case x >= 99.95:
		return fixed(x, 0)
	case x >= 9.995:
		return fixed(x, 1)
	}
	return fixed(x, 2)
}

// margin is half the width of an interval as "±1.2", the figure being scaled; empty if unknown or too small to show.
func margin(e Estimate, scale float64, decimals int) string {
	if !e.Low.known() {
		return ""
	}
	s := fixed(scale*float64(e.High-e.Low)/2, decimals)
	if strings.Trim(s, "0.") == "" {
		return ""
	}
	return "±" + s
}

// percentBetween is the interval of a share as "[43.6, 53.4]", or "" if there is none.
func percentBetween(e Estimate) string {
	if !e.Low.known() {
		return ""
	}
	return fmt.Sprintf("[%s, %s]", fixed(100*float64(e.Low), 1), fixed(100*float64(e.High), 1))
}

// signed is a whole number with its sign.
func signed(n Number) string {
	s := fixed(math.Round(float64(n)), 0)
	if n >= 0.5 {
		s = "+" + s
	}
	return s
}
