package archive

import (
	"bytes"
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
}

func (d Damage) String() string {
	if d.Torn {
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
	magic   string
	accept  func(h *blockHeader) bool // is it a block of this batch
	at      int64                     // where the next block is looked for
	payload []byte                    // of the last block
	damages []Damage
}

// next finds the next block whose checksums are right. The payload is valid until the next call. The error is that of reading,
// io.EOF at the end.
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

// unexpected makes an error of an end of file where there should be none.
func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
