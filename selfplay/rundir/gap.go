package rundir

import (
	"fmt"
	"strings"
)

// A Gap is what a run lacks of a batch.
type Gap struct {
	Path    string // of the run
	Variant string
	// that there are, and that there are to be, at most if the batch has a rule to stop by
	Games, Of int
	Damages   []Damage
}

// Unfinished reports whether games are missing.
func (g *Gap) Unfinished() bool { return g.Games < g.Of }

// An UnfinishedError is a run that is to be whole and is not.
type UnfinishedError struct{ Gaps []Gap }

func (e *UnfinishedError) Error() string {
	var list []string
	for _, g := range e.Gaps {
		list = append(list, fmt.Sprintf("%s is unfinished: %d of %d games of %s", g.Path, g.Games, g.Of, g.Variant))
	}
	return strings.Join(list, "\n")
}

// whole refuses a run of which games are missing.
func (d *Dir) whole() error {
	gaps, err := d.Gaps()
	if err != nil {
		return err
	}
	return Unfinished(gaps)
}

// Unfinished is an [*UnfinishedError] if any of the gaps is of games, and otherwise nil.
func Unfinished(gaps []Gap) error {
	e := new(UnfinishedError)
	for _, g := range gaps {
		if g.Unfinished() {
			e.Gaps = append(e.Gaps, g)
		}
	}
	if e.Gaps == nil {
		return nil
	}
	return e
}

// Gaps lists the batches of which records are missing, damaged or not played yet; none for a run
// that is whole. Everyone who reads a run asks this first.
func (d *Dir) Gaps() ([]Gap, error) {
	var gaps []Gap
	for i, e := range d.Manifest.Batches {
		s, err := d.Store(i)
		if err != nil {
			return nil, err
		}
		g := Gap{Path: d.Path, Variant: e.Header.Variant, Games: s.Games(), Of: s.Share(), Damages: s.Damages()}
		if e.Header.Until != nil && d.Manifest.Ended != nil {
			g.Of = max(e.Played, min(g.Games, g.Of))
		}
		if g.Unfinished() || len(g.Damages) > 0 {
			gaps = append(gaps, g)
		}
	}
	return gaps, nil
}
