package selfplay

import (
	"os"
	"strconv"
	"strings"
	"syscall"
)

// machineMemory is the least of what the machine has, what its container is allowed, and what the
// process may address.
func machineMemory() uint64 {
	most := uint64(ordinary)
	var info syscall.Sysinfo_t
	if syscall.Sysinfo(&info) == nil {
		most = uint64(info.Totalram) * uint64(info.Unit)
	}
	if text, err := os.ReadFile("/sys/fs/cgroup/memory.max"); err == nil {
		if n, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64); err == nil {
			most = min(most, n)
		}
	}
	var limit syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_AS, &limit) == nil {
		most = min(most, limit.Cur/2) // much of it is reserved and never used
	}
	return most
}
