package main

import (
	"fmt"
	"strings"
	"time"
)

// A quantity is a number of things done.
type quantity struct {
	n    uint64
	unit string
}

// pace says what was done in how much time, and how much of it a second.
func pace(took time.Duration, done ...quantity) string {
	var amounts, rates []string
	for _, q := range done {
		amounts = append(amounts, thousands(q.n)+" "+q.unit)
		if s := took.Seconds(); s > 0 {
			rates = append(rates, thousands(uint64(float64(q.n)/s))+" "+q.unit+"/s")
		}
	}
	return fmt.Sprintf("%s in %.2f s: %s", strings.Join(amounts, ", "), took.Seconds(), strings.Join(rates, ", "))
}

// thousands writes a number with its thousands apart.
func thousands(n uint64) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
