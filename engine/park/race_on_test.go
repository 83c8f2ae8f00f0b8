//go:build race

package park

func few(_, underRace int) int { return underRace }
