package rundir

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants/decimal"
)

// BlockGames is how many games a block of records holds: a multiple of every number of seats, so
// that all games of a set are in the same block.
const BlockGames = 60

// A layout says how the games of a batch lie in blocks.
type layout struct {
	id     uint64 // of the batch
	header *selfplay.Header
}

func (l *layout) total() int { return l.header.Games * len(l.header.Pairings) }

func (l *layout) blocks() int { return (l.total() + BlockGames - 1) / BlockGames }

// span is the games of a block.
func (l *layout) span(block int) selfplay.Span {
	return selfplay.Span{From: block * BlockGames, To: min((block+1)*BlockGames, l.total())}
}

// number is where in the schedule a game stands.
func (l *layout) number(r *selfplay.Record) int { return r.Pairing*l.header.Games + r.Game }

// A Shard is one of several equal parts of a run, from 1 to Of. The zero value is no part but the
// whole.
type Shard struct {
	Index int `json:"index"`
	Of    int `json:"of"`
}

// ParseShard reads "i/n".
func ParseShard(text string) (Shard, error) {
	i, n, ok := strings.Cut(text, "/")
	index, err1 := decimal.Int(i)
	of, err2 := decimal.Int(n)
	if !ok || err1 != nil || err2 != nil || index < 1 || index > of {
		hint := cmp.Or(decimal.Hint(err1), decimal.Hint(err2))
		message := fmt.Sprintf("%q is no shard: want i/n with i from 1 to n, such as 2/3", text)
		return Shard{}, errors.New(decimal.With(message, hint))
	}
	if of > selfplay.MaxShards {
		return Shard{}, fmt.Errorf("%s shards, and at most %s may be",
			decimal.Group(of), decimal.Group(selfplay.MaxShards))
	}
	return Shard{index, of}, nil
}

// Whole reports whether it is the whole run.
func (s Shard) Whole() bool { return s.Of <= 1 }

func (s Shard) String() string {
	if s.Whole() {
		return "1/1"
	}
	return fmt.Sprintf("%d/%d", s.Index, s.Of)
}

// blocks are the shard's share of so many blocks: from ≤ block < to. The shares of all shards are
// all blocks.
func (s Shard) blocks(n int) (from, to int) {
	if s.Whole() {
		return 0, n
	}
	return n * (s.Index - 1) / s.Of, n * s.Index / s.Of
}
