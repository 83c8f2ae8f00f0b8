package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/rivo/uniseg"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
)

// How often the live view is written: drawn anew on a terminal, as lines elsewhere.
const (
	drawEvery = 150 * time.Millisecond
	lineEvery = 5 * time.Second
)

// How wide the bar is, in characters; where there is no room for the narrowest there is none.
const (
	widestBar    = 24
	narrowestBar = 4
)

// live shows how far a run is, how fast it goes, when it will be done, and how the bots of each
// pairing do. On a terminal it is a few lines that are drawn over and over; elsewhere it is a line
// every few seconds.
type live struct {
	*streams
	total, games int
	old          int // games that were there before
	start, shown time.Time
	batch        *selfplay.Batch
	standing     *reports.Standing
	drawn        []int // how wide the lines on the terminal are
}

func (s *streams) newLive(total int) *live {
	now := time.Now()
	return &live{streams: s, total: total, start: now, shown: now}
}

// begin starts showing a batch.
func (l *live) begin(b *selfplay.Batch) { l.batch, l.standing = b, reports.NewStanding(b) }

// count takes a game in, and shows it if it is time.
func (l *live) count(r *selfplay.Record) {
	l.games++
	l.standing.Add(r)
	every := lineEvery
	if l.errTerminal {
		every = drawEvery
	}
	if now := time.Now(); now.Sub(l.shown) >= every {
		l.shown = now
		l.show(now)
	}
}

func (l *live) show(now time.Time) {
	lines := append([]string{l.headline(now)}, l.pairings()...)
	if !l.errTerminal {
		fmt.Fprintln(l.err, strings.Join(lines, "; "))
		return
	}
	l.clear()
	columns := l.columns() - 1 // in the last one, terminals go on to the next line
	l.drawn = l.drawn[:0]
	for _, line := range lines {
		line = cut(line, columns)
		fmt.Fprintln(l.err, line)
		l.drawn = append(l.drawn, uniseg.StringWidth(line))
	}
}

// headline is where the whole run stands.
func (l *live) headline(now time.Time) string {
	line := fmt.Sprintf("%s of %s games", thousands(uint64(l.games)), thousands(uint64(l.total)))
	if s := now.Sub(l.start).Seconds(); s > 0 && l.games > l.old {
		rate := float64(l.games-l.old) / s
		line += fmt.Sprintf(", %s games/s, %s left", thousands(uint64(rate)), timeLeft(float64(l.total-l.games)/rate))
	}
	name := l.batch.Name()
	if l.errTerminal {
		width := min(widestBar, l.columns()-3-uniseg.StringWidth(name+line))
		if width >= narrowestBar {
			full := width * l.games / max(1, l.total)
			line = strings.Repeat("█", full) + strings.Repeat("░", width-full) + " " + line
		}
	}
	return name + " " + line
}

// longest is the longest time that is told as one; further ahead nobody can see.
const longest = 1000 * time.Hour

// timeLeft is so many seconds in words.
func timeLeft(seconds float64) string {
	if seconds >= longest.Seconds() {
		return fmt.Sprintf("more than %.0f h", longest.Hours())
	}
	return time.Duration(seconds * float64(time.Second)).Round(time.Second).String()
}

// pairings are a line for each pairing that has begun.
func (l *live) pairings() []string {
	var lines []string
	for _, s := range l.standing.Scores() {
		line := s.Text
		if l.errTerminal {
			line = fmt.Sprintf("  %s (%s of %s games)", line, thousands(uint64(s.Games)), thousands(uint64(l.batch.Games)))
		}
		lines = append(lines, line)
	}
	return lines
}

// recalled notes that so many of the games counted were there before.
func (l *live) recalled(n int) { l.old += n }

// clear takes what is drawn away from the terminal.
func (l *live) clear() {
	rows, columns := 0, l.columns()
	for _, width := range l.drawn { // a terminal that was made narrower has broken lines in two
		rows += max(1, (width+columns-1)/columns)
	}
	if rows > 0 {
		fmt.Fprintf(l.err, "\x1b[%dA\x1b[J", rows)
		l.drawn = l.drawn[:0]
	}
}
