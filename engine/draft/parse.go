package draft

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// Parse implements [game.Game]. Beside its grammar (text.go) it checks that every card of the deck
// is there as often as there are copies of it, that hands are as large as the turn has it, and that
// animals live where they may. Errors are [*game.TextError].
func (g *Game) Parse(text string) (game.State, error) {
	r := reader{g: g, s: newState(g), text: text}
	if err := r.read(); err != nil {
		return nil, err
	}
	return r.s, nil
}

// A reader reads one position text.
type reader struct {
	g    *Game
	s    *State
	text string
	at   int  // byte offset of what is read next
	rest bool // the deck is whatever is nowhere else
}

func (r *reader) fail(at int, format string, args ...any) error {
	return &game.TextError{Text: r.text, Column: at + 1, Reason: fmt.Sprintf(format, args...)}
}

// word reads up to a blank, which it takes too.
func (r *reader) word() (word string, at int) {
	at = r.at
	word, _, _ = strings.Cut(r.text[at:], " ")
	r.at = min(len(r.text), at+len(word)+1)
	return word, at
}

func (r *reader) read() error {
	s := r.s
	if err := r.head(); err != nil {
		return err
	}
	if err := r.part("deck", r.deck); err != nil {
		return err
	}
	for _, part := range []struct {
		name string
		each func(text string, at, seat int) error
	}{{"hands", r.hand}, {"kept", r.kept}, {"scores", r.score}, {"parks", r.park}} {
		if err := r.part(part.name, func(text string, at int) error { return r.seats(text, at, part.each) }); err != nil {
			return err
		}
	}
	if r.g.solo {
		if err := r.part("collection", func(text string, at int) error { return r.cards(text, at, s.collection.add) }); err != nil {
			return err
		}
		if err := r.part("against", func(text string, at int) error { return r.number(text, at, &s.collectionScore) }); err != nil {
			return err
		}
	}
	if r.at < len(r.text) {
		return r.fail(r.at, "nothing is to follow here")
	}
	return r.check()
}

// head reads round and turn, seat and ply.
func (r *reader) head() error {
	word, at := r.word()
	s := r.s
	round, turn, _ := strings.Cut(word, ".")
	n, err1 := strconv.Atoi(round)
	t, err2 := strconv.Atoi(turn)
	switch {
	case word == "end":
		s.phase, s.round = finished, uint8(r.g.rounds())
	case err1 != nil || n < 1 || n > r.g.rounds():
		return r.fail(at, "want the round from 1 to %d and the turn, as 1.1, or %q", r.g.rounds(), "end")
	case turn == "place" && r.g.chosen:
		s.phase, s.round = placing, uint8(n-1)
	case err2 != nil || t < 1 || t > r.g.deal[n-1]:
		return r.fail(at+len(round)+1, "want the turn, from 1 to %d in round %d", r.g.deal[n-1], n)
	default:
		s.round, s.turn = uint8(n-1), uint8(t-1)
	}
	word, at = r.word()
	seat := -1
	for k := range r.g.seats {
		if r.g.SeatName(k) == word {
			seat = k
		}
	}
	if seat < 0 || s.phase == finished && seat > 0 {
		return r.fail(at, "want who is to choose: player-1 to player-%d", r.g.seats)
	}
	s.seat = uint8(seat)
	word, at = r.word()
	ply, err := strconv.Atoi(word)
	if err != nil || ply < 1 || ply > 1_000_000_000 {
		return r.fail(at, "want the number of the ply, from 1")
	}
	s.ply = int32(ply)
	return nil
}

// part reads "name:…".
func (r *reader) part(name string, read func(text string, at int) error) error {
	word, at := r.word()
	rest, ok := strings.CutPrefix(word, name+":")
	if !ok {
		return r.fail(at, "want %s:…", name)
	}
	return read(rest, at+len(name)+1)
}

// seats reads a text for each seat, with "/" between them.
func (r *reader) seats(text string, at int, each func(text string, at, seat int) error) error {
	parts := strings.Split(text, "/")
	if len(parts) != r.g.seats {
		return r.fail(at, "want as many parts as there are players, %d, with / between them; there are %d", r.g.seats, len(parts))
	}
	for seat, part := range parts {
		if err := each(part, at, seat); err != nil {
			return err
		}
		at += len(part) + 1
	}
	return nil
}

// cards reads a list of cards, "-" for none.
func (r *reader) cards(text string, at int, add func(kind int)) error {
	if text == "-" {
		return nil
	}
	for _, word := range strings.Split(text, ",") {
		id, number, many := strings.Cut(word, "*")
		kind, known := r.g.index[id]
		if !known {
			return r.fail(at, "there is no card %q", id)
		}
		n := 1
		if many {
			var err error
			if n, err = strconv.Atoi(number); err != nil || n < 1 || n > int(r.g.copies[kind]) {
				return r.fail(at+len(id)+1, "want a number of cards from 1 to %d", r.g.copies[kind])
			}
		}
		for range n {
			add(kind)
		}
		at += len(word) + 1
	}
	return nil
}

func (r *reader) deck(text string, at int) error {
	s := r.s
	if r.rest = text == rest; r.rest {
		return nil
	}
	if err := r.cards(text, at, func(kind int) { s.deck = append(s.deck, uint8(kind)) }); err != nil {
		return err
	}
	slices.Reverse(s.deck) // the next card is the last
	if len(s.deck) > r.g.deckSize() {
		return r.fail(at, "these are more cards than there are")
	}
	return nil
}

func (r *reader) hand(text string, at, seat int) error {
	s := r.s
	if err := r.cards(text, at, s.hands[seat].add); err != nil {
		return err
	}
	want := 0
	switch {
	case s.phase != choosing:
	case r.g.solo:
		want = r.g.offer
	default:
		want = r.g.deal[s.round] - int(s.turn)
	}
	if n := int(s.hands[seat].size); n != want {
		return r.fail(at, "a hand has %d cards at this point, and not %d", want, n)
	}
	return nil
}

func (r *reader) kept(text string, at, seat int) error {
	s := r.s
	kind, known := r.g.index[text]
	has := s.phase == choosing && seat < int(s.seat) // those before the one to choose have chosen
	switch {
	case text == "-" && !has:
	case text == "-":
		return r.fail(at, "%s is to have chosen by now", r.g.SeatName(seat))
	case !has:
		return r.fail(at, "%s is to have chosen nothing yet", r.g.SeatName(seat))
	case !known || s.hands[seat].count[kind] == 0:
		return r.fail(at, "%s has no %s in its hand", r.g.SeatName(seat), text)
	default:
		s.kept[seat] = uint8(1 + kind)
	}
	return nil
}

func (r *reader) number(text string, at int, to *int32) error {
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < -1_000_000 || n > 1_000_000 {
		return r.fail(at, "want a whole number")
	}
	*to = int32(n)
	return nil
}

func (r *reader) score(text string, at, seat int) error {
	return r.number(text, at, &r.s.parks[seat].score)
}
