package program

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"time"
)

// running is a program that was started.
type running struct {
	cmd     *exec.Cmd
	in      io.WriteCloser
	answers chan answer   // one at a time
	ending  chan struct{} // closed to have the reader stop
	gone    chan struct{} // closed once the program has ended
	read    chan struct{} // closed once nothing more is read of it
	errors  *tail
}

// An answer is a line that the program wrote, or why there will be none.
type answer struct {
	line string
	err  error
}

// lastWords is how long what a program has written is read for after its end, if something that it
// has started holds its output open. All of it is there by then.
const lastWords = 100 * time.Millisecond

// startProgram starts a program. Its output goes through pipes of our own: those of [exec.Cmd]
// would end with the last process that holds them, or lose what is unread when the program ends.
func startProgram(command []string) (*running, error) {
	cmd := exec.Command(command[0], command[1:]...)
	apart(cmd)
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, outEnd, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	said, saidEnd, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(err, out.Close(), outEnd.Close())
	}
	cmd.Stdout, cmd.Stderr = outEnd, saidEnd
	err = cmd.Start()
	_, _ = outEnd.Close(), saidEnd.Close() // the program has them
	if err != nil {
		_, _, _ = in.Close(), out.Close(), said.Close()
		return nil, err
	}
	r := &running{
		cmd: cmd, in: in, answers: make(chan answer, 1), errors: new(tail),
		ending: make(chan struct{}), gone: make(chan struct{}), read: make(chan struct{}),
	}
	go r.wait(watch(cmd), out, said)
	go r.readAnswers(out)
	go func() {
		_, _ = io.Copy(r.errors, said)
		close(r.read)
	}()
	return r, nil
}

// wait waits for the program to end, ends what it leaves behind, and sees to it that nobody reads
// on for good.
func (r *running) wait(leave func(), out, said *os.File) {
	_ = r.cmd.Wait() // how it ended does not matter
	kill(r.cmd)
	leave()
	close(r.gone)
	for _, f := range []*os.File{out, said} {
		if f.SetReadDeadline(time.Now().Add(lastWords)) != nil {
			time.AfterFunc(lastWords, func() { _ = f.Close() }) // no deadlines on this system
		}
	}
	<-r.read
	_ = said.Close()
}

// readAnswers passes lines on, one at a time: a program that floods its output has to wait.
func (r *running) readAnswers(out *os.File) {
	defer out.Close()
	lines := bufio.NewReaderSize(out, maxAnswer)
	for {
		line, err := lines.ReadSlice('\n')
		if errors.Is(err, os.ErrDeadlineExceeded) || errors.Is(err, os.ErrClosed) {
			err = io.EOF
		}
		a := answer{string(bytes.TrimRight(line, "\r\n")), err}
		if errors.Is(err, bufio.ErrBufferFull) {
			a = answer{line: fmt.Sprintf("%.40s… (more than %d bytes)", line, maxAnswer)}
		}
		select {
		case r.answers <- a:
		case <-r.ending:
			return
		}
		if err != nil {
			return
		}
	}
}

// end ends the program and what it has started, and waits for it and for its last words.
func (r *running) end() {
	close(r.ending)
	_ = r.in.Close()
	select {
	case <-r.gone:
	default:
		kill(r.cmd)
	}
	<-r.gone
	<-r.read
}
