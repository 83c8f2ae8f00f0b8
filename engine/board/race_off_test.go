//go:build !race

package board_test

const raced = false
