package main

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants/decimal"
)

// findGame reads [VARIANT:]PAIRING.GAME.
func findGame(m *rundir.Manifest, text string) (batch, n int, err error) {
	label, place := "", text
	if i := strings.LastIndexByte(text, ':'); i >= 0 {
		label, place = text[:i], text[i+1:]
	}
	names := shortNames(m)
	batch = -1
	for i, e := range m.Batches {
		if e.Header.Variant == label || names[i] == label || label == "" && len(m.Batches) == 1 {
			batch = i
		}
	}
	if batch < 0 {
		for i, name := range names {
			names[i] = quote(name + ":" + place)
		}
		return 0, 0, badUsage("which variant is game %s of? Write one of: %s", text, strings.Join(names, ", "))
	}
	h := m.Batches[batch].Header
	p, g, _ := strings.Cut(place, ".")
	pairing, err1 := decimal.Int(p)
	number, err2 := decimal.Int(g)
	if err := errors.Join(err1, err2); err != nil || pairing < 1 || pairing > len(h.Pairings) || number < 1 || number > h.Games {
		message := fmt.Sprintf("there is no game %q: want PAIRING.GAME, from 1.1 to %d.%d", place, len(h.Pairings), h.Games)
		hint := cmp.Or(decimal.Hint(err1), decimal.Hint(err2))
		return 0, 0, badUsage("%s%s", decimal.With(message, hint), pairingLines(h))
	}
	return batch, (pairing-1)*h.Games + number - 1, nil
}

// pairingLines list the pairings of a batch, or the first of many, and the games of each.
func pairingLines(h *selfplay.Header) string {
	const most = 10
	var b strings.Builder
	for i, p := range h.Pairings[:min(most, len(h.Pairings))] {
		fmt.Fprintf(&b, "\n    %d.1 to %[1]d.%d  %s", i+1, h.Games, p)
	}
	if more := len(h.Pairings) - most; more > 0 {
		fmt.Fprintf(&b, "\n    … and %s more", plural(more, "pairing"))
	}
	return b.String()
}

// shortNames are what the batches of a run may be called: by the name of the variant, or where
// several have it by the label that tells them apart.
func shortNames(m *rundir.Manifest) []string {
	count := make(map[string]int)
	for _, e := range m.Batches {
		count[e.Header.Name]++
	}
	var names []string
	for _, e := range m.Batches {
		name := e.Header.Name
		if count[name] > 1 {
			name = e.Header.Variant
		}
		names = append(names, name)
	}
	return names
}
