package page

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// None stands for what is not known.
const None = "–"

// Fixed is a number with so many decimals, with a true minus sign and never "−0".
func Fixed(x float64, decimals int) string {
	switch {
	case math.IsNaN(x):
		return None
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

// Signed is a number with its sign, if it has one.
func Signed(x float64, decimals int) string {
	s := Fixed(x, decimals)
	if x > 0 && strings.Trim(s, "0.") != "" {
		s = "+" + s
	}
	return s
}

// Percent is a share as "48.5 %".
func Percent(share float64) string { return Points(share) + " %" }

// Points is a share in hundredths with one decimal. A share that is not quite none or all does not
// read as if it were.
func Points(share float64) string {
	switch {
	case share > 0 && share < 0.0005:
		return "<0.1"
	case share < 1 && share > 0.9995:
		return ">99.9"
	}
	return Fixed(100*share, 1)
}

// Amount is a number that is not negative, with about three digits.
func Amount(x float64) string {
	switch {
	case x == 0:
		return "0"
	case x < 0.005:
		return "<0.01"
	case x >= 99.95:
		return Fixed(x, 0)
	case x >= 9.995:
		return Fixed(x, 1)
	}
	return Fixed(x, 2)
}

// PValue is a probability as it is usually written: three decimals, or "<0.001".
func PValue(p float64) string {
	switch {
	case math.IsNaN(p):
		return None
	case p < 0.0005:
		return "<0.001"
	}
	return Fixed(p, 3)
}

// Between is an interval, the ends scaled and with so many decimals: "[43.6, 53.4]"; empty if an
// end is not known.
func Between(low, high, scale float64, decimals int) string {
	if math.IsNaN(low) || math.IsNaN(high) {
		return ""
	}
	return fmt.Sprintf("[%s, %s]", Fixed(scale*low, decimals), Fixed(scale*high, decimals))
}

// SignedBetween is [Between] with signs.
func SignedBetween(low, high, scale float64, decimals int) string {
	if math.IsNaN(low) || math.IsNaN(high) {
		return ""
	}
	return fmt.Sprintf("[%s, %s]", Signed(scale*low, decimals), Signed(scale*high, decimals))
}

// Margin is half the width of an interval as "±1.2"; empty if unknown or too small to show.
func Margin(low, high, scale float64, decimals int) string {
	if math.IsNaN(low) || math.IsNaN(high) || math.IsInf(low, 0) || math.IsInf(high, 0) {
		return ""
	}
	s := Fixed(scale*(high-low)/2, decimals)
	if strings.Trim(s, "0.") == "" {
		return ""
	}
	return "±" + s
}

// Count is a whole number with its thousands apart.
func Count(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Counted is a whole number of things: 1 game, 1,200 games.
func Counted(n int, noun string) string {
	if n != 1 {
		noun = english.Plural(noun)
	}
	return Count(n) + " " + noun
}
