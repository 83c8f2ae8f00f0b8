// Package decimal reads the numbers that people write, in files, flags and environment variables,
// all by one rule: a number is decimal and means what it says. Digits may be grouped by single
// underscores. What another tool would read otherwise (010, 0x10, 1e3) is refused, and the error
// says how to write it.
package decimal

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// An Error is a text that is no number of the kind that is wanted.
type Error struct {
	Text string // as it was written
	Want string // such as: a whole number
	Hint string // how to write what was probably meant; may be empty
}

// Error says what was expected, and how to write it.
func (e *Error) Error() string {
	return fmt.Sprintf("%q is not %s", e.Text, With(e.Want, e.Hint))
}

// With is a text with a hint, if there is one.
func With(text, hint string) string {
	if hint == "" {
		return text
	}
	return text + ": " + hint
}

const (
	wantWhole   = "a whole number"
	wantNatural = "a whole number from 0"
	wantNumber  = "a number"
)

// Hint is the hint of an error of this package; empty for others.
func Hint(err error) string {
	var e *Error
	if errors.As(err, &e) {
		return e.Hint
	}
	return ""
}

// pattern compiles a regular expression when it is first used: many a command reads no number.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}

var (
	whole    = pattern(`^-?(0|[1-9][0-9]*(_[0-9]+)*)$`)
	fraction = pattern(`^-?((0|[1-9][0-9]*(_[0-9]+)*)(\.[0-9]+(_[0-9]+)*)?|\.[0-9]+(_[0-9]+)*)$`)
)

// Int reads a whole number, such as 10, -3 or 1_000_000. The error is an [*Error].
func Int(text string) (int, error) {
	if !whole().MatchString(text) {
		return 0, &Error{text, wantWhole, suggest(text, true)}
	}
	n, err := strconv.Atoi(plain(text))
	if err != nil {
		return 0, tooLarge(text, wantWhole, big.NewInt(math.MaxInt))
	}
	return n, nil
}

// Uint64 reads a whole number that is not negative. The error is an [*Error].
func Uint64(text string) (uint64, error) {
	if strings.HasPrefix(text, "-") {
		return 0, &Error{text, wantNatural, ""}
	}
	if !whole().MatchString(text) {
		return 0, &Error{text, wantNatural, suggest(text, true)}
	}
	n, err := strconv.ParseUint(plain(text), 10, 64)
	if err != nil {
		return 0, tooLarge(text, wantNatural, new(big.Int).SetUint64(math.MaxUint64))
	}
	return n, nil
}

// Float reads a number that may have a fraction, such as 0.25. Exponents are none of it. The error
// is an [*Error].
func Float(text string) (float64, error) {
	if !fraction().MatchString(text) {
		return 0, &Error{text, wantNumber, suggest(text, false)}
	}
	x, err := strconv.ParseFloat(plain(text), 64)
	if err != nil {
		return 0, &Error{text, wantNumber, "it is larger than any number"}
	}
	return x, nil
}

func tooLarge(text, want string, most *big.Int) error {
	return &Error{text, want, fmt.Sprintf("%s is the largest", most)}
}

// plain takes the grouping away.
func plain(text string) string { return strings.ReplaceAll(text, "_", "") }

var (
	octal       = pattern(`^([+-]?)0+(_?[0-9])[0-9_]*$`)
	otherBase   = pattern(`^[+-]?0[xXoObB][0-9a-fA-F_]+$`)
	thousands   = pattern(`^[+-]?[1-9][0-9]{0,2}([,' ][0-9]{3})+$`)
	groups      = strings.NewReplacer(",", "", "'", "", " ", "")
	exponential = pattern(`^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)[eE][+-]?[0-9]{1,3}$`)
	loose       = pattern(`^[+-]?([0-9_]+\.?[0-9_]*|\.[0-9_]+)$`)
)

// Text writes a number in full, without an exponent.
func Text(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// Group writes a whole number with its digits grouped, as it can be read.
func Group(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0 && text[i-1] != '-'; i -= 3 {
		text = text[:i] + "_" + text[i:]
	}
	return text
}

// suggest says how to write what a text probably means, or nothing.
func suggest(text string, wholeOnly bool) string {
	text = strings.TrimSpace(text)
	var meant string
	reason := ""
	switch {
	case len(text) > 40:
		return ""
	case octal().MatchString(text):
		meant, reason = rational(plain(text), wholeOnly), "; a leading zero means octal in some tools"
	case otherBase().MatchString(text):
		if n, ok := new(big.Int).SetString(plain(text), 0); ok {
			meant, reason = n.String(), "; numbers are decimal"
		}
	case thousands().MatchString(text):
		meant = rational(groups.Replace(text), wholeOnly)
	case exponential().MatchString(text), loose().MatchString(text):
		meant = rational(plain(text), wholeOnly)
	}
	if meant == "" || len(meant) > 40 {
		return ""
	}
	return "write " + meant + reason
}

// rational writes a decimal number plainly; empty if it is none, or if it has a fraction and must
// not have one.
func rational(text string, wholeOnly bool) string {
	r, ok := new(big.Rat).SetString(text)
	switch {
	case !ok || wholeOnly && !r.IsInt():
		return ""
	case r.IsInt():
		return r.Num().String()
	}
	digits, exact := r.FloatPrec()
	if !exact || digits > 20 {
		return ""
	}
	return r.FloatString(digits)
}
