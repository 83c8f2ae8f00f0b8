package rundir

import (
	"errors"
	"io"
	"os"
	"sync"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
)

// journalLimit is the size from which a journal is written anew with the games alone that are still
// needed.
const journalLimit = 4 << 20

// A journal keeps games whose block is not full yet, in memory and in a file.
type journal struct {
	*layout
	system disk.System
	path   string

	mu      sync.Mutex
	f       disk.File
	out     io.Writer // f
	end     int64
	pending map[int][]byte // by number of the game: its record as bytes
	free    [][]byte       // to be used again
	frame   []byte
	dec     *decoder
}

// openJournal opens a journal, which need not exist, and reads the games of which wanted says that
// they are still needed. A torn end is no damage here: it is a game that was being written.
func openJournal(s disk.System, path string, l *layout, wanted func(n int) bool) (*journal, error) {
	f, err := s.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	j := &journal{layout: l, system: s, path: path, f: f, out: f, pending: make(map[int][]byte), dec: newDecoder(l.header)}
	if err = j.read(wanted); err == nil {
		err = j.rewrite()
	}
	if err != nil {
		j.f.Close()
		return nil, err
	}
	return j, nil
}

func (j *journal) accept(h *blockHeader) bool {
	return h.id == j.id && h.games == 1 && h.first >= 0 && h.first < j.total() && h.raw == h.packed
}

func (j *journal) read(wanted func(n int) bool) error {
	info, err := j.f.Stat()
	if err != nil {
		return err
	}
	s := &scanner{r: j.f, size: info.Size(), id: j.id, magic: journalMagic, accept: j.accept}
	rec := j.header.NewRecord()
	for {
		h, _, err := s.next()
		if errors.Is(err, io.EOF) {
			return s.identify(j.path)
		}
		if err != nil {
			return err
		}
		j.dec.open(s.payload)
		if wanted(h.first) && j.dec.record(h.first, rec) == nil {
			j.pending[h.first] = append([]byte(nil), s.payload...)
		}
	}
}

// recall reads a game that the journal has.
func (j *journal) recall(n int, r *selfplay.Record) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	b, ok := j.pending[n]
	if !ok {
		return false
	}
	j.dec.open(b)
	return j.dec.record(n, r) == nil
}

// keep writes a game.
func (j *journal) keep(n int, r *selfplay.Record) error {
	b := appendRecord(j.buffer(), r)
	j.mu.Lock()
	defer j.mu.Unlock()
	j.frame = appendBlock(j.frame[:0], journalMagic, j.id, selfplay.Span{From: n, To: n + 1}, len(b), b)
	if _, err := j.out.Write(j.frame); err != nil {
		_ = j.f.Truncate(j.end) // or else it is dropped as torn
		return err
	}
	j.end += int64(len(j.frame))
	j.pending[n] = b
	return nil
}

func (j *journal) buffer() []byte {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.free) == 0 {
		return nil
	}
	b := j.free[len(j.free)-1]
	j.free = j.free[:len(j.free)-1]
	return b[:0]
}

// appendGame appends the bytes of a game that the journal has; nil if it has not.
func (j *journal) appendGame(dst []byte, n int) []byte {
	j.mu.Lock()
	defer j.mu.Unlock()
	b, ok := j.pending[n]
	if !ok {
		return nil
	}
	return append(dst, b...)
}

// drop forgets games, which are in a block now.
func (j *journal) drop(span selfplay.Span) error {
	j.mu.Lock()
	defer j.mu.Unlock()
	for n := span.From; n < span.To; n++ {
		if b, ok := j.pending[n]; ok {
			delete(j.pending, n)
			j.free = append(j.free, b)
		}
	}
	if j.end < journalLimit {
		return nil
	}
	return j.rewrite()
}

// rewrite writes the file anew with what is still needed.
func (j *journal) rewrite() error {
	end := int64(0)
	err := disk.Write(j.system, j.path, false, func(w io.Writer) error {
		for n, b := range j.pending {
			j.frame = appendBlock(j.frame[:0], journalMagic, j.id, selfplay.Span{From: n, To: n + 1}, len(b), b)
			end += int64(len(j.frame))
			if _, err := w.Write(j.frame); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	f, err := j.system.OpenFile(j.path, os.O_RDWR|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	j.f.Close()
	j.f, j.out, j.end = f, f, end
	return nil
}

func (j *journal) close() error { return j.f.Close() }

// remove takes the journal away: all games are in blocks.
func (j *journal) remove() error {
	if err := j.f.Close(); err != nil {
		return err
	}
	return j.system.Remove(j.path)
}
