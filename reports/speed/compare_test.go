package speed

import (
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports/page"
)

func TestPliesOf(t *testing.T) {
	const report = `{"reports": [{"pairings": [
		{"games": 4, "length": {"mean": {"value": 10.5, "low": null}}},
		{"games": 2, "length": {"mean": {"value": 20}}}]}]}`
	if n, err := pliesOf([]byte(report)); err != nil || n != 82 {
		t.Errorf("%v plies, %v", n, err)
	}
	if _, err := pliesOf([]byte("ready")); err == nil {
		t.Error("what is no report was read")
	}
}

func TestPlayoutsOf(t *testing.T) {
	const old = `[{"game": "jungle", "one_core": {"plies_per_second": {"median": 7}}}]`
	const now = `[{"game": "jungle", "one_core": {"plies_per_second": {"median": 7},
		"plies_per_cpu_second": {"median": 9}}}, {"command": "variants list"}]`
	for _, test := range []struct {
		document string
		byCPU    bool
		want     float64
	}{{old, false, 7}, {now, false, 7}, {now, true, 9}} {
		if n, err := playoutsOf([]byte(test.document), test.byCPU); err != nil || n != test.want {
			t.Errorf("%v, %v of %s; want %v", n, err, test.document, test.want)
		}
	}
	if _, err := playoutsOf([]byte(`[]`), true); err == nil {
		t.Error("figures of nothing were read")
	}
}

// What a start takes is no part of a rate.
func TestWorkMinus(t *testing.T) {
	if r := (work{done: 110, seconds: 1.5}).minus(work{done: 10, seconds: 0.5}).rate(); r != 100 {
		t.Errorf("a rate of %v", r)
	}
	short := work{done: 4, seconds: 0.5}
	if w := short.minus(work{done: 2, seconds: 0.6}); w != short {
		t.Errorf("less than a start leaves %v", w)
	}
}

func TestComparisonText(t *testing.T) {
	c := &Comparison{Runs: 5, Confidence: 0.9375, Ratios: []Ratio{
		{Game: "jungle", Row: Playouts, Unit: "plies", Clock: true, This: Spread{Median: 3e6},
			Against: Spread{Median: 2e6}, Ratio: 1.5, Low: 1.4, High: 1.625},
		{Game: "jungle", Row: Greedy, Unit: "plies", This: Spread{Median: 1e3},
			Against: Spread{Median: 2e3}, Ratio: 0.5, Low: 0.5, High: 0.5},
		{Row: StartUp, Unit: "starts", This: Spread{Median: 50}, Against: Spread{Median: 20}, Ratio: 2.5},
	}}
	var b strings.Builder
	if err := c.WriteText(&b, page.Options{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"  jungle  playouts  3.00M plies/s*  2.00M plies/s*  ×1.50  1.40–1.62\n",
		"          greedy     1.00k plies/s   2.00k plies/s  ×0.50  0.50–0.50\n",
		"          start-up         20.0 ms         50.0 ms  ×2.50",
		"at 93.8 %", "by the clock",
	} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}
