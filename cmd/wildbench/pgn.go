package main

import (
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/pgn"
)

// A pgnFile is a file that games are written to.
type pgnFile struct{ *disk.Writer }

// createPGN begins a file; "-" is standard output.
func (s *streams) createPGN(path string) (*pgnFile, error) {
	if path == "-" {
		path = "/dev/stdout"
	}
	f, err := disk.Create(s.disk, path)
	if err != nil {
		return nil, err
	}
	return &pgnFile{f}, nil
}

func (p *pgnFile) write(h *selfplay.Header, r *selfplay.Record) error {
	_, err := p.Write(pgn.Append(nil, h, r))
	return err
}
