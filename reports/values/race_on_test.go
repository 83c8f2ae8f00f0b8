//go:build race

package values

// underRace says that everything takes many times as long.
const underRace = true
