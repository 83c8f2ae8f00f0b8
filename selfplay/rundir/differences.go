package rundir

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/selfplay"
)

// Differences names what makes two runs different, as "seed: 7 and 8". Nothing for runs of the same
// digest.
func (m *Manifest) Differences(o *Manifest) []string {
	if m.Digest == o.Digest {
		return nil
	}
	var ds []string
	note := func(what string, a, b any) {
		if x, y := fmt.Sprint(a), fmt.Sprint(b); x != y {
			ds = append(ds, fmt.Sprintf("%s: %s and %s", what, x, y))
		}
	}
	note("texts of moves kept", m.Moves, o.Moves)
	note("variants", strings.Join(m.labels(), ", "), strings.Join(o.labels(), ", "))
	for i, e := range m.Batches {
		if i == len(o.Batches) || e.Header.Name != o.Batches[i].Header.Name {
			break
		}
		x, y := e.Header, o.Batches[i].Header
		of := " of " + x.Variant
		note("seed"+of, x.Seed, y.Seed)
		note("games a pairing"+of, x.Games, y.Games)
		note("rule to stop by"+of, untilText(x.Until), untilText(y.Until))
		note("opening plies"+of, x.Opening, y.Opening)
		note("pairings"+of, x.Pairings, y.Pairings)
		note("limit of plies"+of, x.Limits.MaxPlies, y.Limits.MaxPlies)
		note("limit of repetitions"+of, x.Limits.Repetition, y.Limits.Repetition)
		ds = append(ds, textDifferences("rules"+of, e.Text, o.Batches[i].Text)...)
	}
	if len(ds) == 0 {
		ds = append(ds, "the program: its games have other actions or pieces than before")
	}
	return ds
}

func untilText(u *selfplay.Until) string {
	if u == nil {
		return "none"
	}
	return fmt.Sprintf("score within %g after at least %d games", u.ScoreWithin, u.AtLeast)
}

func (m *Manifest) labels() []string {
	var ls []string
	for _, e := range m.Batches {
		ls = append(ls, e.Header.Variant)
	}
	return ls
}

// shownLines is how many different lines of a text are named.
const shownLines = 3

// textDifferences names lines that stand in one text alone.
func textDifferences(what, a, b string) []string {
	if a == b {
		return nil
	}
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	from := 0
	for from < min(len(as), len(bs)) && as[from] == bs[from] {
		from++
	}
	only := func(these, those []string) string {
		var lines []string
		for _, l := range these {
			if !slices.Contains(those, l) {
				lines = append(lines, fmt.Sprintf("%q", strings.TrimSpace(l)))
			}
		}
		if len(lines) == 0 {
			return "nothing like it"
		}
		if len(lines) > shownLines {
			lines = append(lines[:shownLines], fmt.Sprintf("%d more lines", len(lines)-shownLines))
		}
		return strings.Join(lines, ", ")
	}
	return []string{fmt.Sprintf("%s (from line %d of the full text): %s and %s", what, from+1, only(as, bs), only(bs, as))}
}
