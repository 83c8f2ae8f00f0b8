package decimal_test

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/variants/decimal"
)

func TestInt(t *testing.T) {
	for text, want := range map[string]int{
		"0": 0, "7": 7, "10": 10, "-1": -1, "1_0": 10, "1_000_000": 1000000, "9223372036854775807": 1<<63 - 1, "-9223372036854775808": -1 << 63,
	} {
		if n, err := decimal.Int(text); n != want || err != nil {
			t.Errorf("Int(%q) = %d, %v; want %d", text, n, err, want)
		}
	}
}

func TestGroup(t *testing.T) {
	for n, want := range map[int]string{0: "0", 999: "999", 1000: "1_000", 100_000_000: "100_000_000", -1234: "-1_234", -123: "-123"} {
		if got := decimal.Group(n); got != want {
			t.Errorf("Group(%d) = %s, want %s", n, got, want)
		}
	}
}

func TestRefused(t *testing.T) {
	for text, hint := range map[string]string{
		"010":                  "write 10; a leading zero means octal in some tools",
		"08":                   "write 8; a leading zero means octal in some tools",
		"-010":                 "write -10; a leading zero means octal in some tools",
		"00":                   "write 0; a leading zero means octal in some tools",
		"0_10":                 "write 10; a leading zero means octal in some tools",
		"0x10":                 "write 16; numbers are decimal",
		"0X1F":                 "write 31; numbers are decimal",
		"0o10":                 "write 8; numbers are decimal",
		"0b1":                  "write 1; numbers are decimal",
		"1e3":                  "write 1000",
		"1E+3":                 "write 1000",
		"1.5e3":                "write 1500",
		"+5":                   "write 5",
		"10.0":                 "write 10",
		"10.":                  "write 10",
		"1_":                   "write 1",
		"1__0":                 "write 10",
		"1,000":                "write 1000",
		"1'000":                "write 1000",
		"1.5":                  "",
		"1e-3":                 "",
		"1e999":                "",
		"":                     "",
		"-":                    "",
		"_":                    "",
		"ten":                  "",
		"0x":                   "",
		"١٠":                   "",
		"9223372036854775808":  "9223372036854775807 is the largest",
		"99999999999999999999": "9223372036854775807 is the largest",
	} {
		_, err := decimal.Int(text)
		var wrong *decimal.Error
		if !errors.As(err, &wrong) || wrong.Text != text || wrong.Hint != hint || decimal.Hint(err) != hint {
			t.Errorf("Int(%q): %v; want the hint %q", text, err, hint)
		}
	}
}

func TestUint64(t *testing.T) {
	if n, err := decimal.Uint64("18446744073709551615"); n != 1<<64-1 || err != nil {
		t.Errorf("the largest: %d, %v", n, err)
	}
	for text, want := range map[string]string{
		"-1":                   `"-1" is not a whole number from 0`,
		"010":                  `"010" is not a whole number from 0: write 10; a leading zero means octal in some tools`,
		"18446744073709551616": `"18446744073709551616" is not a whole number from 0: 18446744073709551615 is the largest`,
	} {
		if _, err := decimal.Uint64(text); err == nil || err.Error() != want {
			t.Errorf("Uint64(%q): %v; want %s", text, err, want)
		}
	}
}

func TestFloat(t *testing.T) {
	for text, want := range map[string]float64{"0": 0, "0.25": 0.25, "-3": -3, "1_000.5": 1000.5, ".5": 0.5, "10": 10} {
		if x, err := decimal.Float(text); x != want || err != nil {
			t.Errorf("Float(%q) = %g, %v; want %g", text, x, err, want)
		}
	}
	for text, hint := range map[string]string{
		"1e3": "write 1000", "2.5e-1": "write 0.25", "+.5": "write 0.5", "5.": "write 5", "010": "write 10; a leading zero means octal in some tools",
		"00.5": "write 0.5", "0x10": "write 16; numbers are decimal", ".inf": "", ".nan": "", "NaN": "", "1,5": "", "": "",
		"1" + strings.Repeat("0", 400): "it is larger than any number",
	} {
		if _, err := decimal.Float(text); err == nil || decimal.Hint(err) != hint {
			t.Errorf("Float(%q): %v; want the hint %q", text, err, hint)
		}
	}
}

// FuzzInt holds that what is accepted is what the digits say in base ten, and that the number in a
// hint is itself accepted.
func FuzzInt(f *testing.F) {
	for _, text := range []string{"10", "010", "0x10", "1e3", "1_0", "-1", "1.5", "1,000", "99999999999999999999", "+0_1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		n, err := decimal.Int(text)
		if err == nil {
			want, ok := new(big.Int).SetString(strings.ReplaceAll(text, "_", ""), 10)
			if !ok || !want.IsInt64() || want.Int64() != int64(n) {
				t.Fatalf("Int(%q) = %d", text, n)
			}
			return
		}
		word, found := strings.CutPrefix(decimal.Hint(err), "write ")
		word, _, _ = strings.Cut(word, ";")
		if _, err := decimal.Int(word); found && err != nil && !strings.Contains(err.Error(), "largest") {
			t.Fatalf("Int(%q) hints at %q, which is refused: %v", text, word, err)
		}
	})
}

// FuzzFloat holds the same of numbers with a fraction.
func FuzzFloat(f *testing.F) {
	for _, text := range []string{"0.25", "00.5", ".5", "1e-3", "0x1p-2", "1_000.5", "Inf"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		x, err := decimal.Float(text)
		if err == nil {
			want, ok := new(big.Rat).SetString(strings.ReplaceAll(text, "_", ""))
			if got, _ := want.Float64(); !ok || got != x {
				t.Fatalf("Float(%q) = %g", text, x)
			}
			return
		}
		word, found := strings.CutPrefix(decimal.Hint(err), "write ")
		word, _, _ = strings.Cut(word, ";")
		if _, err := decimal.Float(word); found && err != nil {
			t.Fatalf("Float(%q) hints at %q, which is refused: %v", text, word, err)
		}
	})
}
