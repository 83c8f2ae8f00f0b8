//go:build unix

package program

import (
	"os/exec"
	"syscall"
)

// apart starts a program in a process group of its own: an interrupt at the keyboard is for this
// program, not for that one, and what that one starts can be ended with it.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// kill ends a program and what it has started in its group.
func kill(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
