// Package rundir keeps runs in directories: what was played, and a record of every game, so that a
// run can be interrupted at any instant, resumed, split into shards and merged without a bit of
// difference in what it comes to.
//
//	m, err := rundir.NewManifest(build, batches)
//	dir, err := rundir.Create("out", m)
//	for i, b := range batches {
//		store, err := dir.Store(i)
//		for _, span := range store.Missing() {
//			err = b.RunSpan(ctx, span, store, store.Add)
//		}
//		err = store.Finish()
//	}
//	err = dir.Finish(time.Now())
//
// # The directory
//
// manifest.json says everything that decides the games: the full text of each variant, bots,
// pairings, seed, limits; their digest; and who played them and when. It is written once at the
// start and once at the end, each time whole or not at all. lock keeps a second process out. Each
// batch has a file NN-NAME.records and, while games are being played, NN-NAME.journal.
//
// # Records
//
// A record file is a sequence of blocks, each of [BlockGames] consecutive games of the schedule
// (the last may have fewer). A block stands for itself: a header of 40 bytes and a payload
// compressed with Zstandard.
//
//	bytes  what
//	0–3    "WBR1": the format and its version
//	4–11   the first eight bytes of the batch's digest
//	12–19  the number of its first game in the schedule
//	20–23  how many games it holds
//	24–27  length of the payload when unpacked
//	28–31  length of the payload as it follows
//	32–35  CRC-32C of the payload as it follows
//	36–39  CRC-32C of the 36 bytes before
//
// All numbers are big-endian. The payload is one record after the other, as encode.go writes them.
// Where blocks begin depends on the numbers of games alone, and what is in them on the batch alone:
// hence files of equal batches are equal byte for byte, whoever played them, in how many attempts
// and on how many machines.
//
// A file that holds blocks of another batch, or in which nothing can be read as blocks of its own,
// is refused and stays as it is. A block that is torn or damaged is known by its checksums. It is
// dropped, with a warning, and nothing else is; resuming the run plays its games again.
//
// # The journal
//
// Games end out of order and before their block is full. Until it is, the journal has them: the
// same blocks with "WBJ1", one game each and not compressed. So a kill loses the games that were
// being played and no others.
package rundir
