//go:build unix

package program

import (
	"fmt"
	"os"
	"os/exec"
	"sync"
	"syscall"
)

// guardScript has the shell leave a process behind that outlives a kill of this one, which cannot
// be caught. It is told which groups of processes there are; when its input ends, it ends those
// that are left. It is nobody's child, so that whoever counts ours finds programs alone.
const guardScript = `(trap '' INT TERM HUP QUIT
groups=
while read -r word group; do
	case $word in
	watch) groups="$groups $group" ;;
	leave)
		rest=
		for g in $groups; do [ "$g" = "$group" ] || rest="$rest $g"; done
		groups=$rest ;;
	esac
done
for g in $groups; do kill -s KILL -- "-$g"; done) <&3 &`

// guard is the one process that runs guardScript, as long as there are programs.
var guard struct {
	mu       sync.Mutex
	programs int
	in       *os.File // nil: there is none, or no shell to run it
}

// watch has a program and its group end when this process is killed. The result is to be called
// when the program has ended.
func watch(cmd *exec.Cmd) (leave func()) {
	group := cmd.Process.Pid
	guard.mu.Lock()
	defer guard.mu.Unlock()
	if guard.programs++; guard.programs == 1 {
		startGuard()
	}
	tellGuard("watch", group)
	return func() {
		guard.mu.Lock()
		defer guard.mu.Unlock()
		tellGuard("leave", group)
		if guard.programs--; guard.programs == 0 {
			stopGuard()
		}
	}
}

// startGuard starts the guard. Where there is no shell, programs have to see that their input ends.
func startGuard() {
	out, in, err := os.Pipe()
	if err != nil {
		return
	}
	defer out.Close()
	cmd := exec.Command("/bin/sh", "-c", guardScript)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.ExtraFiles = []*os.File{out}
	if cmd.Run() != nil {
		_ = in.Close()
		return
	}
	guard.in = in
}

// tellGuard writes a line. A guard that somebody has ended cannot be told anything, nor need it be.
func tellGuard(word string, group int) {
	if guard.in != nil {
		_, _ = fmt.Fprintf(guard.in, "%s %d\n", word, group)
	}
}

func stopGuard() {
	if guard.in != nil {
		_ = guard.in.Close()
		guard.in = nil
	}
}
