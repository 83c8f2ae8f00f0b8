//go:build !unix

package program

import "os/exec"

// apart would start a program in a group of its own; there are none that can be ended as one.
func apart(*exec.Cmd) {}

// kill ends a program. What it has started is to end by itself when its input does.
func kill(cmd *exec.Cmd) { _ = cmd.Process.Kill() }

// watch would have a program end when this one is killed. The system offers nothing for that which
// needs no more than the standard library: the program ends when its input does.
func watch(*exec.Cmd) (leave func()) { return func() {} }
