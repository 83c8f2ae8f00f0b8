package rundir

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
)

// A Damage is a stretch of a file that holds no block that can be read.
type Damage struct {
	File   string
	Offset int64
	Bytes  int64
	Torn   bool // it is the end of the file: a block that was being written when the process ended
	// Missing: the whole file is gone, and the rest of this says nothing.
	Missing bool
}

func (d Damage) String() string {
	switch {
	case d.Missing:
		return fmt.Sprintf("%s is missing", d.File)
	case d.Torn:
		return fmt.Sprintf("%s: the last block is torn: %d bytes at offset %d are dropped", d.File, d.Bytes, d.Offset)
	}
	return fmt.Sprintf("%s: damaged: %d bytes at offset %d are dropped", d.File, d.Bytes, d.Offset)
}

// window is how many bytes are searched at a time for the next block after a damage.
const window = 1 << 16

// A scanner goes through the blocks of a file.
type scanner struct {
	r       io.ReaderAt
	size    int64
	id      uint64 // of the batch
	magic   string
	accept  func(h *blockHeader) bool // is it a block of this batch
	at      int64                     // where the next block is looked for
	payload []byte                    // of the last block
	damages []Damage
	found   int    // blocks
	other   uint64 // another batch, of which there are blocks
}

// next finds the next block whose checksums are right. The payload is valid until the next call.
// The error is that of reading, io.EOF at the end.
func (s *scanner) next() (h blockHeader, offset int64, err error) {
	from := s.at
	for at := s.at; ; {
		if at >= s.size {
			s.damaged(from, s.size)
			s.at = s.size
			return h, s.size, io.EOF
		}
		h, ok, err := s.try(at)
		if err != nil {
			return h, at, err
		}
		if ok {
			s.damaged(from, at)
			s.at = at + h.size()
			s.found++
			return h, at, nil
		}
		if at, err = s.search(at + 1); err != nil {
			return h, at, err
		}
	}
}

// damaged notes a stretch that was skipped.
func (s *scanner) damaged(from, to int64) {
	if to > from {
		s.damages = append(s.damages, Damage{Offset: from, Bytes: to - from, Torn: to == s.size})
	}
}

// try reads the block at an offset.
func (s *scanner) try(at int64) (h blockHeader, ok bool, err error) {
	var b [headerSize]byte
	if at+headerSize > s.size {
		return h, false, nil
	}
	if _, err := s.r.ReadAt(b[:], at); err != nil {
		return h, false, unexpected(err)
	}
	h, ok = parseHeader(b[:], s.magic)
	if ok && h.id != s.id {
		s.other = h.id
	}
	if !ok || at+h.size() > s.size || !s.accept(&h) {
		return h, false, nil
	}
	s.payload = slices.Grow(s.payload[:0], h.packed)[:h.packed]
	if _, err := s.r.ReadAt(s.payload, at+headerSize); err != nil {
		return h, false, unexpected(err)
	}
	return h, crc32.Checksum(s.payload, castagnoli) == h.sum, nil
}

// search finds where the next block may begin, from an offset on.
func (s *scanner) search(from int64) (int64, error) {
	buf := make([]byte, window+len(s.magic)-1)
	for at := from; at < s.size; at += window {
		n, err := s.r.ReadAt(buf[:min(int64(len(buf)), s.size-at)], at)
		if err != nil && !errors.Is(err, io.EOF) {
			return at, err
		}
		if i := bytes.Index(buf[:n], []byte(s.magic)); i >= 0 {
			return at + int64(i), nil
		}
	}
	return s.size, nil
}

// identify refuses a file that was gone through unless it is of the scanner's batch. It is if it
// has blocks of the batch and of no other, or if nothing can be lost of it: it is empty, all that
// there is of it is the beginning of such a block, or it is of zeros, as a power cut leaves them.
func (s *scanner) identify(path string) error {
	switch {
	case s.other != 0:
		return &ContentError{path, &strangerError{file: path, id: s.other}}
	case s.found > 0 || s.size == 0:
		return nil
	}
	begin := make([]byte, min(s.size, headerSize))
	if _, err := s.r.ReadAt(begin, 0); err != nil {
		return unexpected(err)
	}
	if len(begin) == headerSize {
		if h, ok := parseHeader(begin, s.magic); ok && h.id == s.id {
			return nil
		}
	} else if want := binary.BigEndian.AppendUint64([]byte(s.magic), s.id); bytes.HasPrefix(want, begin) ||
		bytes.HasPrefix(begin, want) {
		return nil
	}
	if ok, err := s.blank(); ok || err != nil {
		return err
	}
	return &ContentError{path, errors.New("nothing in it can be read as games of this batch; it stays as it is")}
}

// blank reports whether there are only zeros.
func (s *scanner) blank() (bool, error) {
	buf := make([]byte, window)
	for at := int64(0); at < s.size; at += window {
		n := min(window, s.size-at)
		if _, err := s.r.ReadAt(buf[:n], at); err != nil {
			return false, unexpected(err)
		}
		if len(bytes.Trim(buf[:n], "\x00")) > 0 {
			return false, nil
		}
	}
	return true, nil
}

// unexpected makes an error of an end of file where there should be none.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
