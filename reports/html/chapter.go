package html

import (
	"context"
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/reach"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/ablation"
	"github.com/wildbench/wildbench/reports/experiment/values"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/english"
)

// A Chapter is what a page tells of one variant.
type Chapter struct {
	Report *reports.Report

	header  *selfplay.Header
	def     *variants.Definition
	squares []*squareTally     // by pairing
	reach   []reach.AnimalWays // by animal
	games   []*Replay
	notes   []string // what could not be had

	values   *values.Values     // nil: there are none
	ablation *ablation.Ablation // nil: there is none
}

// Read makes the chapters of a run directory, one for each batch. Of a run that is unfinished it
// tells what there is.
func Read(ctx context.Context, d *rundir.Dir) ([]*Chapter, error) {
	var chapters []*Chapter
	for i := range d.Manifest.Batches {
		c, err := readBatch(ctx, d, i)
		if err != nil {
			return nil, fmt.Errorf("page of %s: %w", d.Manifest.Batches[i].Header.Variant, err)
		}
		chapters = append(chapters, c)
	}
	return chapters, nil
}

func readBatch(ctx context.Context, d *rundir.Dir, i int) (*Chapter, error) {
	batch, def, err := d.Manifest.Batch(i)
	if err != nil {
		return nil, err
	}
	store, err := d.Store(i)
	if err != nil {
		return nil, err
	}
	c := &Chapter{header: d.Manifest.Batches[i].Header, def: def}
	acc := reports.NewAccumulator(c.header)
	var galleries []*gallery
	for range c.header.Pairings {
		c.squares = append(c.squares, newSquareTally(len(c.header.Pieces), def.Board.Squares()))
		galleries = append(galleries, newGallery())
	}
	acc.Each = func(r *selfplay.Record) {
		c.squares[r.Pairing].add(r)
		galleries[r.Pairing].add(r)
	}
	err = store.Each(func(r *selfplay.Record) error {
		if err := ctx.Err(); err != nil {
			return err
		}
		return acc.Add(r)
	})
	if err != nil {
		return nil, err
	}
	c.Report = acc.Report()
	if def.HasBoard() {
		if c.reach, err = reach.Ways(def); err != nil {
			return nil, err
		}
	}
	telling := c.telling()
	if telling < 0 {
		return c, nil
	}
	p := projector{batch: batch, holders: newHolders(def), store: store, pairing: telling}
	for _, pick := range galleries[telling].picks() {
		shown, err := p.show(ctx, pick)
		if err != nil && ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			c.notes = append(c.notes, fmt.Sprintf("%s: %v", pick.why, err))
			continue
		}
		c.games = append(c.games, shown)
	}
	return c, nil
}

// telling is the number of the pairing that says most, or -1.
func (c *Chapter) telling() int {
	told := c.Report.Telling()
	for i, p := range c.Report.Pairings {
		if p == told && told != nil {
			return i
		}
	}
	return -1
}

// Failures are those of the chapter's games.
func (c *Chapter) Failures() *reports.Failures { return c.Report.Failures() }

// seatName is a side as the page writes it.
func (c *Chapter) seatName(seat int) string { return english.Capital(c.header.Seats[seat]) }

// abilities lists the actions of a piece that are no plain movements.
func (c *Chapter) abilities(piece int) []string {
	var ids []string
	for _, a := range c.header.Actions {
		if a.Piece == piece && a.Kind != game.Plain {
			ids = append(ids, a.ID)
		}
	}
	return ids
}
