package rundir

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"time"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/variants"
)

// Schema is the version of manifests and records. It grows when older programs could not read them,
// or would read something else in them.
const Schema = 3

// maxManifest is how many bytes a manifest may have. It holds the texts of all variants.
const maxManifest = 64 << 20

// manifestName is the manifest's file in a run directory.
const manifestName = "manifest.json"

// A Manifest says what a run is. But for Build, Started, Ended, Shard and Merging, it is the same
// for equal runs.
type Manifest struct {
	Schema  int        `json:"schema"`
	Digest  string     `json:"digest"` // of everything that decides the records
	Build   string     `json:"build"`  // version of the program that began the run
	Started time.Time  `json:"started"`
	Ended   *time.Time `json:"ended"` // null: it is unfinished
	Shard   *Shard     `json:"shard,omitempty"`
	// shards are being joined in it, or were when that was stopped
	Merging bool     `json:"merging,omitempty"`
	Moves   bool     `json:"moves"` // records hold the texts of moves
	Batches []*Entry `json:"batches"`
}

// An Entry is one batch of a run.
type Entry struct {
	File   string           `json:"file"` // its records, without the extension
	Digest string           `json:"digest"`
	Header *selfplay.Header `json:"header"`
	// how many games the run ended with; 0 until then
	Played int    `json:"played,omitempty"`
	Text   string `json:"text"` // the variant in full
}

// A Part is a batch with the full text of its variant: [variants.Definition.Canonical].
type Part struct {
	Batch *selfplay.Batch
	Text  string
}

// NewManifest describes a run of batches, all of which keep the texts of moves or none.
func NewManifest(build string, shard Shard, parts []Part) (*Manifest, error) {
	if len(parts) == 0 {
		return nil, errors.New("a run of no batches")
	}
	m := &Manifest{Schema: Schema, Build: build, Started: time.Now().UTC().Truncate(time.Second), Moves: parts[0].Batch.KeepMoves}
	if !shard.Whole() {
		m.Shard = &shard
	}
	labels := make(map[string]bool)
	for i, p := range parts {
		e := &Entry{File: fmt.Sprintf("%02d-%s", i+1, fileName(p.Batch.Game.Name())), Header: p.Batch.Header(), Text: p.Text}
		if p.Batch.KeepMoves != m.Moves {
			return nil, errors.New("a run in which some batches keep moves and some do not")
		}
		if labels[p.Batch.Name()] {
			return nil, fmt.Errorf("two batches are called %q; give one of them another label", p.Batch.Name())
		}
		labels[p.Batch.Name()] = true
		e.Digest = e.digest(m.Moves)
		m.Batches = append(m.Batches, e)
	}
	m.Digest = m.digest()
	return m, nil
}

// fileName keeps what is harmless in names of files.
func fileName(label string) string {
	b := []byte(label)
	for i, c := range b {
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '.' || c == '_') {
			b[i] = '-'
		}
	}
	return string(b[:min(len(b), 60)])
}

// digest identifies everything that decides the records of the batch.
func (e *Entry) digest(moves bool) string {
	h := *e.Header
	h.Variant = "" // a label changes nothing
	return hash(struct {
		Schema int              `json:"schema"`
		Block  int              `json:"block"`
		Moves  bool             `json:"moves"`
		Header *selfplay.Header `json:"header"`
		Text   string           `json:"text"`
	}{Schema, BlockGames, moves, &h, e.Text})
}

func (m *Manifest) digest() string {
	var ids []string
	for _, e := range m.Batches {
		ids = append(ids, e.Header.Variant, e.Digest)
	}
	return hash(ids)
}

// hash is the SHA-256 of a value's JSON, in hexadecimal.
func hash(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // what is hashed are structs of strings and numbers
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:])
}

// layout is how the games of the batch lie in blocks.
func (e *Entry) layout() layout {
	id, err := hex.DecodeString(e.Digest[:16])
	if err != nil {
		panic(err) // check has seen it
	}
	return layout{id: binary.BigEndian.Uint64(id), header: e.Header}
}

// Batch makes the batch again, from the text of the variant.
func (m *Manifest) Batch(i int) (*selfplay.Batch, *variants.Definition, error) {
	e := m.Batches[i]
	def, err := variants.Parse(e.File+".yaml", []byte(e.Text), variants.Overrides{})
	if err != nil {
		return nil, nil, fmt.Errorf("variant of %s: %w", e.Header.Variant, err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		return nil, nil, err
	}
	limits := e.Header.Limits
	return &selfplay.Batch{
		Game: g, Label: e.Header.Variant, Digest: e.Header.Digest, Pairings: e.Header.Pairings, Games: e.Header.Games, Until: e.Header.Until,
		Seed: e.Header.Seed, Opening: e.Header.Opening, Limits: &limits, KeepMoves: m.Moves,
	}, def, nil
}

// ShardOrWhole is the part of the run that the directory is for.
func (m *Manifest) ShardOrWhole() Shard {
	if m.Shard == nil {
		return Shard{}
	}
	return *m.Shard
}

// readManifest reads the manifest of a run directory.
func readManifest(s disk.System, dir string) (*Manifest, error) {
	path := filepath.Join(dir, manifestName)
	text, err := disk.ReadFile(s, path, maxManifest)
	if err != nil && !errors.As(err, new(*fs.PathError)) {
		err = &ContentError{path, err} // it is too large, or no file
	}
	if err != nil {
		return nil, err
	}
	m := new(Manifest)
	d := json.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(m); err != nil {
		return nil, &ContentError{path, fmt.Errorf("it is damaged, or no manifest: %w", err)}
	}
	if m.Schema != Schema {
		return nil, &ContentError{path, fmt.Errorf("schema %d, but this program reads %d", m.Schema, Schema)}
	}
	if err := m.check(); err != nil {
		return nil, &ContentError{path, err}
	}
	return m, nil
}

// check finds manifests that were changed by hand.
func (m *Manifest) check() error {
	if err := m.checkSize(); err != nil {
		return err
	}
	for i, e := range m.Batches {
		switch {
		case e == nil || e.Header == nil:
			return fmt.Errorf("batch %d is incomplete", i)
		case e.File != filepath.Base(e.File):
			return fmt.Errorf("%q is no name of a file", e.File)
		case e.Header.Games < 1 || len(e.Header.Pairings) < 1 || len(e.Header.Seats) < 1:
			return fmt.Errorf("batch %s has no games", e.Header.Variant)
		case e.checkSize() != nil:
			return fmt.Errorf("batch %s: %w", e.Header.Variant, e.checkSize())
		case e.Digest != e.digest(m.Moves):
			return fmt.Errorf("the digest of batch %s is not that of its contents: somebody has changed it", e.Header.Variant)
		}
	}
	if m.Digest != m.digest() {
		return errors.New("the digest is not that of the batches: somebody has changed them")
	}
	return nil
}

// The most of what a batch has numbers of one byte for, and of what no game has more.
const (
	maxBatches = 1000
	maxKinds   = 256 // of pieces, or of actions
	maxSeats   = 16
)

// checkSize bounds what is read and reserved for a run, whoever wrote its manifest.
func (m *Manifest) checkSize() error {
	switch s := m.ShardOrWhole(); {
	case len(m.Batches) == 0:
		return errors.New("no batches")
	case len(m.Batches) > maxBatches:
		return fmt.Errorf("%d batches, and at most %d may be", len(m.Batches), maxBatches)
	case m.Shard != nil && (s.Index < 1 || s.Index > s.Of || s.Of > selfplay.MaxShards):
		return fmt.Errorf("%d/%d is no shard", s.Index, s.Of)
	}
	return nil
}

// checkSize bounds what is reserved for the batch's games.
func (e *Entry) checkSize() error {
	h := e.Header
	for _, x := range []struct {
		what    string
		n, most int
	}{
		{"pairings", len(h.Pairings), selfplay.MaxPairings}, {"seats", len(h.Seats), maxSeats},
		{"kinds of pieces", len(h.Pieces), maxKinds}, {"kinds of actions", len(h.Actions), maxKinds},
		{"opening plies", h.Opening, selfplay.MaxOpening}, {"games", e.Played, selfplay.MaxGames},
	} {
		if x.n < 0 || x.n > x.most {
			return fmt.Errorf("%d %s, and from 0 to %d may be", x.n, x.what, x.most)
		}
	}
	return selfplay.CheckTotal(h.Games, len(h.Pairings), "pairings")
}

// write writes the manifest into a run directory.
func (m *Manifest) write(s disk.System, dir string) error {
	return disk.Write(s, filepath.Join(dir, manifestName), true, func(w io.Writer) error {
		e := json.NewEncoder(w)
		e.SetIndent("", "  ")
		e.SetEscapeHTML(false)
		return e.Encode(m)
	})
}
