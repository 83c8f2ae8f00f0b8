package main

import (
	"bufio"
	"os"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/pgn"
)

// A pgnFile is a file that games are written to.
type pgnFile struct {
	f *os.File
	w *bufio.Writer
}

func createPGN(path string) (*pgnFile, error) {
	f, err := os.Create(path)
	if err != nil {
		return nil, err
	}
	return &pgnFile{f, bufio.NewWriter(f)}, nil
}

func (p *pgnFile) write(h *selfplay.Header, r *selfplay.Record) error {
	_, err := p.w.Write(pgn.Append(nil, h, r))
	return err
}

// close ends the file. It may be closed again.
func (p *pgnFile) close() error {
	if p.f == nil {
		return nil
	}
	f := p.f
	p.f = nil
	if err := p.w.Flush(); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
