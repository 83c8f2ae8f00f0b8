//go:build unix

package rundir

import (
	"errors"
	"syscall"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// lockFile takes a lock that ends with the process, however it ends. It reports false if another
// process has it.
func lockFile(f disk.File) (bool, error) {
	err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return false, nil
	}
	return err == nil, err
}
