package rundir

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"slices"

	"github.com/klauspost/compress/zstd"

	"github.com/wildbench/wildbench/selfplay"
)

// Magic words of blocks, with the version of the format in the last byte.
const (
	recordMagic  = "WBR1"
	journalMagic = "WBJ1"
)

// headerSize is the size of a block's header: see the package's documentation.
const headerSize = 40

// maxPayload bounds payloads, packed and not, so that lengths fit in their fields.
const maxPayload = 1 << 30

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// blockHeader is what stands before a payload.
type blockHeader struct {
	id          uint64
	first       int
	games       int
	raw, packed int // length of the payload
	sum         uint32
}

// size is the length of the whole block.
func (h *blockHeader) size() int64 { return headerSize + int64(h.packed) }

// appendBlock appends a block with a payload as it is to be stored.
func appendBlock(dst []byte, magic string, id uint64, span selfplay.Span, raw int, payload []byte) []byte {
	start := len(dst)
	dst = append(dst, magic...)
	dst = binary.BigEndian.AppendUint64(dst, id)
	dst = binary.BigEndian.AppendUint64(dst, uint64(span.From))
	dst = binary.BigEndian.AppendUint32(dst, uint32(span.Len()))
	dst = binary.BigEndian.AppendUint32(dst, uint32(raw))
	dst = binary.BigEndian.AppendUint32(dst, uint32(len(payload)))
	dst = binary.BigEndian.AppendUint32(dst, crc32.Checksum(payload, castagnoli))
	dst = binary.BigEndian.AppendUint32(dst, crc32.Checksum(dst[start:], castagnoli))
	return append(dst, payload...)
}

// parseHeader reads a header of headerSize bytes; false if it is none.
func parseHeader(b []byte, magic string) (h blockHeader, ok bool) {
	if string(b[:4]) != magic || binary.BigEndian.Uint32(b[36:]) != crc32.Checksum(b[:36], castagnoli) {
		return h, false
	}
	h = blockHeader{
		id:     binary.BigEndian.Uint64(b[4:]),
		first:  int(binary.BigEndian.Uint64(b[12:])),
		games:  int(binary.BigEndian.Uint32(b[20:])),
		raw:    int(binary.BigEndian.Uint32(b[24:])),
		packed: int(binary.BigEndian.Uint32(b[28:])),
		sum:    binary.BigEndian.Uint32(b[32:]),
	}
	return h, h.raw <= maxPayload && h.packed <= maxPayload
}

// A packer compresses payloads. What it makes of a payload depends on nothing else.
type packer struct {
	enc *zstd.Encoder
	dec *zstd.Decoder
}

func newPacker() *packer {
	enc, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedDefault),
		zstd.WithEncoderCRC(false), zstd.WithWindowSize(1<<20), zstd.WithLowerEncoderMem(true))
	if err != nil {
		panic(err) // the options are constants
	}
	dec, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecodeAllCapLimit(true), zstd.WithDecoderLowmem(true))
	if err != nil {
		panic(err)
	}
	return &packer{enc, dec}
}

func (p *packer) pack(dst, payload []byte) []byte { return p.enc.EncodeAll(payload, dst) }

// unpack unpacks a payload that is known to have the given length when unpacked. dst is reused.
func (p *packer) unpack(dst, packed []byte, raw int) ([]byte, error) {
	dst = slices.Grow(dst[:0], raw)
	out, err := p.dec.DecodeAll(packed, dst[:0:raw])
	if err != nil {
		return dst, fmt.Errorf("unpacking: %w", err)
	}
	if len(out) != raw {
		return dst, fmt.Errorf("unpacking: %w", io.ErrUnexpectedEOF)
	}
	return dst[:raw], nil // which is out, with all of dst's room
}
