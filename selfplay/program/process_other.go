//go:build !unix

package program

import "os/exec"

func apart(*exec.Cmd) {}

// kill ends a program.
func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
