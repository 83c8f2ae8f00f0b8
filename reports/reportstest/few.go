package reportstest

// Few is how much a test does: less under the race detector, which looks for races and not for
// numbers.
func Few(usually, underRace int) int {
	if Race {
		return underRace
	}
	return usually
}
