package rundir

import (
	"errors"
	"fmt"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
)

// A Store takes the records of one batch of a run. It is a [selfplay.Journal]: games are safe as
// soon as they are kept.
type Store struct {
	layout
	shard   Shard
	records *recordFile
	journal *journal // nil: for reading only
	packer  *packer

	enough  []bool // by pairing: it needs no more games than it has
	lost    bool   // there was no file of records
	damages []Damage

	next    int // the game that Add expects, if its block is begun
	payload []byte
	packed  []byte
	frame   []byte
}

// openStore opens the files of a batch. path lacks the files' extensions.
func openStore(system disk.System, path string, l layout, shard Shard, writing bool) (*Store, error) {
	s := &Store{layout: l, shard: shard, packer: newPacker(), enough: make([]bool, len(l.header.Pairings))}
	there, err := disk.Exists(system, path+recordsExt)
	if s.lost = !there; err == nil && s.lost && !writing {
		return s, nil // nothing was played yet
	}
	if err == nil {
		s.records, err = openRecords(system, path+recordsExt, &s.layout, writing)
	}
	if err != nil {
		return nil, err
	}
	s.damages = s.records.damages
	if !writing {
		return s, nil
	}
	s.journal, err = openJournal(system, path+journalExt, &s.layout, func(n int) bool { return !s.has(n / BlockGames) })
	if err != nil {
		s.records.close()
		return nil, err
	}
	return s, nil
}

func (s *Store) has(block int) bool { return s.records != nil && s.records.at[block] != absent }

// Share is the number of games that are to be in the store: all, or those of the shard.
func (s *Store) Share() int {
	from, to := s.shard.blocks(s.blocks())
	return min(to*BlockGames, s.total()) - min(from*BlockGames, s.total())
}

// Games is the number of games that are in blocks.
func (s *Store) Games() int {
	n := 0
	for block := range s.blocks() {
		if s.has(block) {
			n += s.span(block).Len()
		}
	}
	return n
}

// Missing lists the games that are to be played, in order.
func (s *Store) Missing() []selfplay.Span {
	var spans []selfplay.Span
	from, to := s.shard.blocks(s.blocks())
	for block := from; block < to; block++ {
		switch span := s.span(block); {
		case s.has(block), s.enough[span.From/s.header.Games]:
		case len(spans) > 0 && spans[len(spans)-1].To == span.From:
			spans[len(spans)-1].To = span.To
		default:
			spans = append(spans, span)
		}
	}
	return spans
}

// Enough notes that a pairing has all the games that its batch's [selfplay.Until] asks for. Blocks
// must not hold games of two pairings: Games is to be a multiple of [BlockGames].
func (s *Store) Enough(pairing int) { s.enough[pairing] = true }

// Unbroken reports whether the blocks of a pairing are its first ones, with none missing between
// them.
func (s *Store) Unbroken(pairing int) bool {
	gap := false
	for n := pairing * s.header.Games; n < (pairing+1)*s.header.Games; n += BlockGames {
		switch has := s.has(n / BlockGames); {
		case !has:
			gap = true
		case gap:
			return false
		}
	}
	return true
}

// Damages lists what was found damaged and dropped when the store was opened.
func (s *Store) Damages() []Damage { return s.damages }

// Recall implements [selfplay.Journal].
func (s *Store) Recall(n int, r *selfplay.Record) bool { return s.journal.recall(n, r) }

// Keep implements [selfplay.Journal].
func (s *Store) Keep(n int, r *selfplay.Record) error {
	if err := s.journal.keep(n, r); err != nil {
		return fmt.Errorf("keeping game %d: %w", n, err)
	}
	return nil
}

// Add takes a game, after those before it in its block. It is the sink of [selfplay.Batch.RunSpan];
// the journal must have the game.
func (s *Store) Add(r *selfplay.Record) error {
	n := s.number(r)
	block := n / BlockGames
	span := s.span(block)
	if n == span.From {
		s.payload, s.next = s.payload[:0], n
	}
	if n != s.next {
		return fmt.Errorf("game %d came when %d was expected", n, s.next)
	}
	payload := s.journal.appendGame(s.payload, n)
	if payload == nil {
		return fmt.Errorf("game %d is not in the journal", n)
	}
	s.payload = payload
	s.next++
	if s.next < span.To {
		return nil
	}
	if err := s.flush(block, span); err != nil {
		return fmt.Errorf("writing games %d to %d: %w", span.From, span.To-1, err)
	}
	return nil
}

// flush writes the block that is full.
func (s *Store) flush(block int, span selfplay.Span) error {
	if len(s.payload) > maxPayload {
		return fmt.Errorf("they take %d bytes, more than the %d that a block can hold", len(s.payload), maxPayload)
	}
	s.packed = s.packer.pack(s.packed[:0], s.payload)
	s.frame = appendBlock(s.frame[:0], recordMagic, s.id, span, len(s.payload), s.packed)
	if err := s.records.append(block, s.frame); err != nil {
		return err
	}
	return s.journal.drop(span)
}

// Each hands over the records that are in blocks, in the order of the schedule. A record is valid
// only during the call.
func (s *Store) Each(fn func(*selfplay.Record) error) error {
	if s.records == nil {
		return nil
	}
	rec, dec := s.header.NewRecord(), newDecoder(s.header)
	var packed, payload []byte
	for block, at := range s.records.at {
		if at == absent {
			continue
		}
		var err error
		if packed, payload, err = s.unpack(block, packed, payload); err != nil {
			return err
		}
		dec.open(payload)
		for n := s.span(block).From; n < s.span(block).To; n++ {
			if err := dec.record(n, rec); err != nil {
				return s.records.broken(block, fmt.Errorf("game %d: %w", n, err))
			}
			if err := fn(rec); err != nil {
				return err
			}
		}
		if dec.more() {
			return s.records.broken(block, errBroken)
		}
	}
	return nil
}

// unpack reads a block. Both slices are reused.
func (s *Store) unpack(block int, packed, payload []byte) (_, _ []byte, err error) {
	h, packed, err := s.records.read(block, packed)
	if err != nil {
		return packed, payload, err
	}
	payload, err = s.packer.unpack(payload, packed, h.raw)
	if err != nil {
		err = s.records.broken(block, err)
	}
	return packed, payload, err
}

// Game reads the n-th game of the schedule. It reports false if the store does not have it.
func (s *Store) Game(n int) (*selfplay.Record, bool, error) {
	if n < 0 || n >= s.total() || !s.has(n/BlockGames) {
		return nil, false, nil
	}
	_, payload, err := s.unpack(n/BlockGames, nil, nil)
	if err != nil {
		return nil, false, err
	}
	rec, dec := s.header.NewRecord(), newDecoder(s.header)
	dec.open(payload)
	for k := s.span(n / BlockGames).From; k <= n; k++ {
		if err := dec.record(k, rec); err != nil {
			return nil, false, s.records.broken(n/BlockGames, fmt.Errorf("game %d: %w", k, err))
		}
	}
	return rec, true, nil
}

// Finish makes the records last when no game is missing any more.
func (s *Store) Finish() error {
	if missing := s.Missing(); len(missing) > 0 {
		return fmt.Errorf("%s: games from %d on are missing", s.records.path, missing[0].From)
	}
	if err := s.records.finish(); err != nil {
		return err
	}
	j := s.journal
	s.journal = nil
	return j.remove()
}

func (s *Store) close() error {
	var errs []error
	if s.records != nil {
		errs = append(errs, s.records.close())
	}
	if s.journal != nil {
		errs = append(errs, s.journal.close())
	}
	return errors.Join(errs...)
}
