package archive

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// writeFile writes a file whole or not at all: under another name first, then renamed. A file that is to outlive a power cut is
// synced before and after.
func writeFile(path string, lasting bool, write func(w io.Writer) error) (err error) {
	f, err := os.OpenFile(path+".new", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	b := bufio.NewWriterSize(f, 1<<16)
	if err = write(b); err != nil {
		return err
	}
	if err = b.Flush(); err != nil {
		return err
	}
	if lasting {
		if err = f.Sync(); err != nil {
			return err
		}
	}
	if err = f.Close(); err != nil {
		return err
	}
	if err = os.Rename(f.Name(), path); err != nil {
		return err
	}
	if !lasting {
		return nil
	}
	return syncDir(filepath.Dir(path))
}

// syncDir makes renames in a directory last. Systems that cannot do it are no reason to fail.
func syncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	defer d.Close()
	_ = d.Sync()
	return nil
}
