package speed

import (
	"syscall"
	"time"
)

// cpuTime is the CPU time that the process has taken so far, on all cores, the system's work for it
// included; 0 where it is not known.
func cpuTime() time.Duration {
	process, err := syscall.GetCurrentProcess()
	if err != nil {
		return 0
	}
	var created, ended, kernel, user syscall.Filetime
	if syscall.GetProcessTimes(process, &created, &ended, &kernel, &user) != nil {
		return 0
	}
	return span(kernel) + span(user)
}

// span is a length of time in units of 100 ns.
func span(f syscall.Filetime) time.Duration {
	return time.Duration(int64(f.HighDateTime)<<32|int64(f.LowDateTime)) * 100
}
