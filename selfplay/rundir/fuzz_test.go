package rundir

import (
	"context"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
)

// FuzzRecord reads anything as a record: it is an error or a record that is written as it was read,
// and never more.
func FuzzRecord(f *testing.F) {
	parts := []Part{part(f, "jungle", 2, 1), cards(f, "three", 3, "players=3"), cards(f, "alone", 2, "players=1")}
	var headers []*selfplay.Header
	for i, p := range parts {
		headers = append(headers, p.Batch.Header())
		err := p.Batch.RunSpan(context.Background(), selfplay.Span{From: 0, To: 1}, nil, func(r *selfplay.Record) error {
			f.Add(uint8(i), appendRecord(nil, r))
			return nil
		})
		if err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, payload []byte) {
		h := headers[int(which)%len(headers)]
		r, again, d := h.NewRecord(), h.NewRecord(), newDecoder(h)
		d.open(payload)
		if d.record(0, r) != nil {
			return
		}
		text := appendRecord(nil, r)
		d.open(text)
		if err := d.record(0, again); err != nil || d.more() {
			t.Fatalf("what was read is written as something that cannot be read: %v", err)
		}
		if string(appendRecord(nil, again)) != string(text) {
			t.Fatal("what was read is written and read as something else")
		}
	})
}
