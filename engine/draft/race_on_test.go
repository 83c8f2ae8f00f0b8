//go:build race

package draft

func few(_, underRace int) int { return underRace }
