//go:build !linux

package selfplay

// machineMemory is what an ordinary machine has.
func machineMemory() uint64 { return ordinary }
