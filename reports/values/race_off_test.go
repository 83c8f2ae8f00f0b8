//go:build !race

package values

const underRace = false
