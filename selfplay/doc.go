// Package selfplay plays games between bots and records what happened in them.
//
// A [Batch] says which game, which bots, how many games and from which seed; [Batch.Run] plays it
// on all cores and hands one [Record] a game to a sink, in the order of the schedule. A batch is
// fully described by its fields: the same batch gives the same records bit for bit, whatever the
// number of workers.
//
//	b := &selfplay.Batch{Game: g, Pairings: selfplay.Pairings("random", "greedy"), Games: 400, Seed: 1}
//	err := b.Run(ctx, func(r *selfplay.Record) error { ... })
//
// Games come in sets of as many as there are seats: the same two bots, the same deal and the same
// opening, with seats rotated. With two seats that is a pair, games 2k and 2k+1 of a pairing, with
// seats swapped. The set is the unit of every variance downstream. Games, bots and records know
// games only by the contract of package game; nothing here knows one variant from another.
//
// To read the package, begin with [Match] (one game and the harness limits that stop it), then
// [Record] (what is counted) and at last [Batch]. Around it, package bot is the house of all bots,
// package config reads from files and flags what a run is to play, package rundir keeps runs on
// disk so that they can be interrupted, resumed and split, package runner plays them, and packages
// replay and pgn show games again.
package selfplay
