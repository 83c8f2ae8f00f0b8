//go:build unix

package speed

import (
	"syscall"
	"time"
)

// cpuTime is the CPU time that the process has taken so far, on all cores, the system's work for it
// included; 0 where it is not known.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
