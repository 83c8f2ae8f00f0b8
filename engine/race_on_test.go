//go:build race

package engine_test

// raced is true under the race detector, where deep counts would take minutes and find no race that
// shallow ones do not.
const raced = true
