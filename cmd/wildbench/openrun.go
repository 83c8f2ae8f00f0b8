package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/selfplay/rundir"
)

// openRun opens a run directory that somebody named, and warns of what it lacks. Every command that
// reads runs opens them so.
func (s *streams) openRun(path string) (*rundir.Dir, error) {
	d, gaps, err := s.inspectRun(path)
	if err != nil {
		return nil, err
	}
	for i := range gaps {
		if g := &gaps[i]; g.Unfinished() {
			s.warn("%s", lack(g))
		}
	}
	return d, nil
}

// openWhole is [streams.openRun] for commands that cannot do with a part of a run.
func (s *streams) openWhole(path string) (*rundir.Dir, error) {
	d, gaps, err := s.inspectRun(path)
	if err != nil {
		return nil, err
	}
	if err := rundir.Unfinished(gaps); err != nil {
		d.Close()
		return nil, unfinished(err)
	}
	return d, nil
}

// inspectRun opens a run, warns of what is damaged, and lists what is missing.
func (s *streams) inspectRun(path string) (*rundir.Dir, []rundir.Gap, error) {
	d, err := s.shelf().Open(path)
	if err != nil {
		return nil, nil, err
	}
	gaps, err := d.Gaps()
	if err != nil {
		d.Close()
		return nil, nil, err
	}
	for _, g := range gaps {
		for _, damage := range g.Damages {
			s.warn("%s; --resume plays their games again", damage)
		}
	}
	return d, gaps, nil
}

// unfinished makes a usage error of one about a run that is not whole.
func unfinished(err error) error {
	var e *rundir.UnfinishedError
	if !errors.As(err, &e) {
		return err
	}
	var list []string
	for i := range e.Gaps {
		list = append(list, lack(&e.Gaps[i]))
	}
	return badUsage("%s\ngo on with it first: wildbench run … --out %s --resume",
		strings.Join(list, "\n"), quote(e.Gaps[0].Path))
}

// lack says how far a batch got.
func lack(g *rundir.Gap) string {
	return fmt.Sprintf("%s: %s of %s games of %s: it is unfinished",
		g.Path, thousands(uint64(g.Games)), thousands(uint64(g.Of)), g.Variant)
}
