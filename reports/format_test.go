package reports

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestFormats(t *testing.T) {
	for _, test := range [][2]string{
		{fixed(-0.04, 1), "0.0"},
		{fixed(-1.25, 1), "−1.2"},
		{fixed(math.Inf(-1), 0), "−∞"},
		{fixed(math.NaN(), 3), "–"},
		{percent(.485), "48.5 %"},
		{percent(0), "0.0 %"},
		{percent(.0001), "<0.1 %"},
		{percent(.99999), ">99.9 %"},
		{percent(1), "100.0 %"},
		{perGame(0), "0"},
		{perGame(.004), "<0.01"},
		{perGame(1.234), "1.23"},
		{perGame(12.34), "12.3"},
		{perGame(123.4), "123"},
		{signed(12.4), "+12"},
		{signed(-12.4), "−12"},
		{signed(.2), "0"},
		{signed(-.2), "0"},
		{count(0), "0"},
		{count(999), "999"},
		{count(1000), "1,000"},
		{count(12345678), "12,345,678"},
		{margin(Estimate{Value: .5, Low: .4, High: .6}, 100, 1), "±10.0"},
		{margin(Estimate{Value: .5, Low: .4999, High: .5001}, 1, 2), ""},
		{margin(Estimate{Value: .5, Low: nan, High: nan}, 1, 2), ""},
	} {
		if test[0] != test[1] {
			t.Errorf("%q, want %q", test[0], test[1])
		}
	}
}

func TestWrap(t *testing.T) {
	got := wrap("lost in 10.5 % of games [1.0, 2.0], often", 14)
	want := []string{"lost in 10.5 %", "of games", "[1.0, 2.0],", "often"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
