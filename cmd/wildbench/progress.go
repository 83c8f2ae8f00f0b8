package main

import (
	"time"

	"github.com/schollz/progressbar/v3"
)

// progress shows on a terminal how far a batch is, and when it will be done. Elsewhere it shows
// nothing.
type progress struct{ bar *progressbar.ProgressBar }

// numbers is the room that a progress bar needs for what it says beside the bar.
const numbers = 56

func (s *streams) newProgress(games int) *progress {
	bar := progressbar.NewOptions(games,
		progressbar.OptionSetWriter(s.err),
		progressbar.OptionSetVisibility(s.errTerminal),
		progressbar.OptionSetWidth(min(widestBar, max(narrowestBar, s.columns()-numbers))),
		progressbar.OptionSetTheme(progressbar.Theme{Saucer: "█", SaucerPadding: "░"}),
		progressbar.OptionShowCount(),
		progressbar.OptionSetPredictTime(true),
		progressbar.OptionThrottle(100*time.Millisecond),
		progressbar.OptionClearOnFinish(),
	)
	return &progress{bar}
}

// describe says what is being played.
func (p *progress) describe(text string) { p.bar.Describe(text) }

// add counts a game. A bar that cannot be drawn is no reason to stop.
func (p *progress) add() { _ = p.bar.Add(1) }

// clear takes the bar away.
func (p *progress) clear() { _ = p.bar.Clear() }
