package rundir_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// A run is played in two shards, joined, and read.
func Example() {
	tmp, err := os.MkdirTemp("", "wildbench")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(tmp)
	if err := example(tmp); err != nil {
		fmt.Println(err)
	}
	// Output: 80 games read
}

func example(tmp string) error {
	config := config.Config{Variants: []config.Variant{{Name: "jungle"}}, Bots: []string{"random"}, Games: 80, Seed: 1}
	parts, err := config.Parts()
	if err != nil {
		return err
	}
	var shards []string
	for i := range 2 {
		shards = append(shards, filepath.Join(tmp, fmt.Sprint("shard-", i+1)))
		if err := play(shards[i], rundir.Shard{Index: i + 1, Of: 2}, parts[0].Part); err != nil {
			return err
		}
	}
	whole := filepath.Join(tmp, "whole")
	if err := (rundir.Shelf{System: disk.OS{}}).Merge(whole, shards, time.Now()); err != nil {
		return err
	}
	dir, err := (rundir.Shelf{System: disk.OS{}}).Open(whole)
	if err != nil {
		return err
	}
	defer dir.Close()
	store, err := dir.Store(0)
	if err != nil {
		return err
	}
	games := 0
	err = store.Each(func(*selfplay.Record) error { games++; return nil })
	fmt.Println(games, "games read")
	return err
}

// play plays what a shard's directory is missing of a batch.
func play(path string, shard rundir.Shard, part rundir.Part) error {
	m, err := rundir.NewManifest("example", shard, []rundir.Part{part})
	if err != nil {
		return err
	}
	dir, err := (rundir.Shelf{System: disk.OS{}}).Resume(path, m)
	if err != nil {
		return err
	}
	defer dir.Close()
	store, err := dir.Store(0)
	if err != nil {
		return err
	}
	for _, span := range store.Missing() {
		if err := part.Batch.RunSpan(context.Background(), span, store, store.Add); err != nil {
			return err
		}
	}
	if err := store.Finish(); err != nil {
		return err
	}
	return dir.Finish(time.Now())
}
