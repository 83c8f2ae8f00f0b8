package main

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
)

// liveAfter is a live view with a few games counted.
func liveAfter(t *testing.T, terminal bool) (*live, *bytes.Buffer) {
	t.Helper()
	c := config.Config{Variants: []config.Variant{{Name: "jungle"}}, Bots: []string{"random", "greedy"}, Games: 1000}
	parts, err := c.Parts()
	if err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	s := newStreams(strings.NewReader(""), &bytes.Buffer{}, &stderr)
	s.errTerminal, s.err = terminal, &stderr
	l := s.newLive(3000)
	l.begin(parts[0].Batch)
	for i := range 8 {
		r := &selfplay.Record{Pairing: 2, Game: i, FirstSeat: i % 2, Outcome: game.Outcome{Cause: game.Goal, Winner: i % 2, Reason: "home"}, Turns: make([]int, 2)}
		if i < 2 {
			r.Pairing, r.Outcome.Winner = 0, 0
		}
		l.count(r)
	}
	stderr.Reset()
	return l, &stderr
}

func TestLiveLines(t *testing.T) {
	l, stderr := liveAfter(t, false)
	l.recalled(2)
	l.show(l.start.Add(2 * time.Second))
	const want = "jungle 8 of 3,000 games, 3 games/s, 16m37s left; random–random: white scores 100.0 % ±39.7; greedy–random: greedy scores 100.0 % ±28.1\n"
	if got := stderr.String(); got != want {
		t.Errorf("got  %swant %s", got, want)
	}
}

func TestLiveOnATerminal(t *testing.T) {
	l, stderr := liveAfter(t, true)
	l.show(l.start)
	l.show(l.start.Add(2 * time.Second))
	text := stderr.String()
	if !strings.Contains(text, "greedy–random: greedy scores 100.0 % ±28.1 (6 of 1,000 games)\n\x1b[3A\x1b[Jjungle") {
		t.Errorf("%q", text)
	}
	stderr.Reset()
	l.clear()
	l.clear()
	if got := stderr.String(); got != "\x1b[3A\x1b[J" {
		t.Errorf("%q", got)
	}
}
