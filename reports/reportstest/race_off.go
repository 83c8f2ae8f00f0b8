//go:build !race

package reportstest

// Race says that the race detector is on, under which everything takes many times as long.
const Race = false
