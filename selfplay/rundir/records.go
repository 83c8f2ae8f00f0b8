package rundir

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// A recordFile holds the blocks of a batch, in any order while games are being played and in the
// order of the schedule at the end.
type recordFile struct {
	*layout
	system  disk.System
	path    string
	f       disk.File
	out     io.Writer // f, where blocks are appended
	end     int64
	at      []int64 // by block: its offset, or absent
	last    int     // the block at the end, or -1
	inOrder bool
	damages []Damage
}

const absent = -1

// openRecords opens a file, which for writing need not exist, and finds its blocks. A file opened
// for writing is mended: what is damaged is cut out. A file that is not of this batch is refused,
// and stays as it is.
func openRecords(s disk.System, path string, l *layout, writing bool) (*recordFile, error) {
	mode := os.O_RDONLY
	if writing {
		mode = os.O_RDWR | os.O_CREATE
	}
	f, err := s.OpenFile(path, mode, 0o666)
	if err != nil {
		return nil, err
	}
	r := &recordFile{layout: l, system: s, path: path, f: f, out: f}
	if err = r.scan(); err == nil && writing {
		err = r.mend()
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return r, nil
}

func (r *recordFile) close() error { return r.f.Close() }

// accept reports whether a block belongs here.
func (r *recordFile) accept(h *blockHeader) bool {
	if h.id != r.id || h.first < 0 || h.first%BlockGames != 0 || h.first/BlockGames >= r.blocks() {
		return false
	}
	span := r.span(h.first / BlockGames)
	return h.first == span.From && h.games == span.Len()
}

func (r *recordFile) scanner() (*scanner, error) {
	info, err := r.f.Stat()
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, &ContentError{r.path, errors.New("it is no regular file")}
	}
	return &scanner{r: r.f, size: info.Size(), id: r.id, magic: recordMagic, accept: r.accept}, nil
}

// scan reads the whole file and notes where blocks are and what is damaged.
func (r *recordFile) scan() error {
	s, err := r.scanner()
	if err != nil {
		return err
	}
	r.at = make([]int64, r.blocks())
	for i := range r.at {
		r.at[i] = absent
	}
	r.last, r.inOrder = -1, true
	for {
		h, offset, err := s.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return fmt.Errorf("%s: %w", r.path, err)
		}
		r.note(h.first/BlockGames, offset)
	}
	if err := s.identify(r.path); err != nil {
		return err
	}
	r.end, r.damages = s.size, s.damages
	for i := range r.damages {
		r.damages[i].File = filepath.Base(r.path)
	}
	return nil
}

// note puts a block into the index.
func (r *recordFile) note(block int, offset int64) {
	r.inOrder = r.inOrder && block > r.last
	r.last = block
	if r.at[block] == absent {
		r.at[block] = offset
	}
}

// mend cuts out what is damaged: a torn end by shortening the file, anything else by writing it
// anew.
func (r *recordFile) mend() error {
	switch {
	case len(r.damages) == 0:
		return nil
	case len(r.damages) == 1 && r.damages[0].Torn:
		r.end = r.damages[0].Offset
		return r.f.Truncate(r.end)
	}
	return r.rewrite()
}

// rewrite writes the blocks in order to a new file that takes the place of the old one.
func (r *recordFile) rewrite() error {
	err := disk.Write(r.system, r.path, true, func(w io.Writer) error {
		for block, at := range r.at {
			if at == absent {
				continue
			}
			if err := r.copyBlock(w, block); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	f, err := r.system.OpenFile(r.path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	r.f.Close()
	r.f, r.out = f, f
	damages := r.damages
	err = r.scan()
	r.damages = append(damages, r.damages...)
	return err
}

// copyBlock writes a block as it stands. It checks it once more.
func (r *recordFile) copyBlock(w io.Writer, block int) error {
	h, payload, err := r.read(block, nil)
	if err != nil {
		return err
	}
	_, err = w.Write(appendBlock(nil, recordMagic, h.id, r.span(block), h.raw, payload))
	return err
}

// read reads the packed payload of a block into dst.
func (r *recordFile) read(block int, dst []byte) (blockHeader, []byte, error) {
	s := scanner{r: r.f, size: r.end, id: r.id, magic: recordMagic, accept: r.accept, payload: dst}
	h, ok, err := s.try(r.at[block])
	if err == nil && !ok {
		return h, nil, r.broken(block, errors.New("it has changed since the file was opened"))
	}
	if err != nil {
		return h, nil, err
	}
	return h, s.payload, nil
}

// broken is the error of a block whose content is wrong.
func (r *recordFile) broken(block int, err error) error {
	return &ContentError{r.path, fmt.Errorf("block at offset %d: %w", r.at[block], err)}
}

// append adds a block to the end of the file. If that fails, what was written of it is taken away
// again.
func (r *recordFile) append(block int, bytes []byte) error {
	if _, err := r.f.Seek(r.end, io.SeekStart); err != nil {
		return err
	}
	if _, err := r.out.Write(bytes); err != nil {
		_ = r.f.Truncate(r.end) // or else it is dropped as torn
		return err
	}
	r.note(block, r.end)
	r.end += int64(len(bytes))
	return nil
}

// finish puts the blocks in order and makes them last.
func (r *recordFile) finish() error {
	if !r.inOrder {
		return r.rewrite()
	}
	return r.f.Sync()
}
