package program

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// actor is the environment variable that turns the test binary into a program that chooses moves,
// well or badly.
const actor = "WILDBENCH_TEST_PROGRAM"

func TestMain(m *testing.M) {
	if manner := os.Getenv(actor); manner != "" {
		if other, ok := manners[manner]; ok {
			other()
		} else {
			act(manner)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// manners are those of programs that have more to do than to answer.
var manners = map[string]func(){}

// act answers as the manner says.
func act(manner string) {
	in := bufio.NewScanner(os.Stdin)
	var moves []string
	for in.Scan() {
		word, rest, _ := strings.Cut(in.Text(), " ")
		switch {
		case word == "position":
			moves = moves[:0]
		case word == "move":
			moves = append(moves, rest)
		case word != "go":
		case manner == "well":
			fmt.Println(moves[len(moves)-1])
		case manner == "crash":
			fmt.Fprintln(os.Stderr, "all is lost")
			os.Exit(3)
		case manner == "nonsense":
			fmt.Println("e2-e4")
		case manner == "twice":
			fmt.Printf("%s\n%[1]s\n", moves[0])
		case manner == "windows":
			fmt.Printf("%s\r\n", moves[0])
		case manner == "hang":
		case manner == "loud":
			fmt.Fprint(os.Stderr, strings.Repeat("x", 1<<20), " the end")
			os.Exit(0)
		case manner == "escapes":
			fmt.Fprint(os.Stderr, "\x1b]0;title\x07\u202ered\xff\n\tnext")
			os.Exit(0)
		case manner == "flood":
			flood := []byte(strings.Repeat("x", 1<<16))
			for {
				if _, err := os.Stdout.Write(flood); err != nil {
					return
				}
			}
		case manner == "lines":
			for {
				if _, err := fmt.Println("blah"); err != nil {
					return
				}
			}
		}
	}
}

func client(t *testing.T, manner string, timeout time.Duration) *Client {
	t.Setenv(actor, manner)
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := &Client{Command: []string{exe}, Variant: "pond", Timeout: timeout}
	t.Cleanup(c.Close)
	return c
}

var position = Position{Text: "3/3/3 w 1", Moves: [][]byte{[]byte("a1-a2"), []byte("a1-b1 xb2")}, Seed: 7}

const plenty = time.Minute // for programs that answer

func TestAsk(t *testing.T) {
	c := client(t, "well", plenty)
	for range 3 {
		if i, err := c.Ask(t.Context(), position); i != 1 || err != nil {
			t.Fatalf("%d, %v", i, err)
		}
	}
	c = client(t, "windows", plenty)
	if i, err := c.Ask(t.Context(), position); i != 0 || err != nil {
		t.Fatalf("%d, %v", i, err)
	}
}

func TestMishaps(t *testing.T) {
	for manner, want := range map[string]struct {
		err     error
		text    string
		timeout time.Duration
	}{
		"crash":    {ErrCrash, "it said:\nall is lost", plenty},
		"nonsense": {ErrIllegal, `"e2-e4"`, plenty},
		"hang":     {ErrTimeout, "", 50 * time.Millisecond},
		"loud":     {ErrCrash, "xxx the end", plenty},
		"escapes":  {ErrCrash, "it said:\n\\u001b]0;title\\u0007\\u202ered\\ufffd\n\tnext", plenty},
		"flood":    {ErrIllegal, "more than 4096 bytes", plenty},
		"lines":    {ErrIllegal, `"blah"`, plenty},
	} {
		t.Run(manner, func(t *testing.T) {
			c := client(t, manner, want.timeout)
			for range 2 { // the second time it was started again
				_, err := c.Ask(t.Context(), position)
				if !errors.Is(err, want.err) || !strings.Contains(err.Error(), want.text) {
					t.Errorf("error %v, want %v and %q", err, want.err, want.text)
				}
				if c.run != nil {
					t.Error("the program goes on")
				}
			}
		})
	}
}

// TestUnasked has a program answer every question twice: sooner or later an answer comes unasked,
// or is taken for one to the next question, and is then as good as any other.
func TestUnasked(t *testing.T) {
	c := client(t, "twice", plenty)
	for range 20 {
		if i, err := c.Ask(t.Context(), position); err != nil {
			if !errors.Is(err, ErrIllegal) {
				t.Errorf("error %v", err)
			}
		} else if i != 0 {
			t.Errorf("move %d", i)
		}
	}
}

func TestNoProgram(t *testing.T) {
	c := &Client{Command: []string{"/nonexistent/program"}, Timeout: plenty}
	if _, err := c.Ask(t.Context(), position); !errors.Is(err, ErrStart) {
		t.Errorf("error %v", err)
	}
	c.Close()
}

// TestDeaf speaks more than a pipe holds to a program that does not listen.
func TestDeaf(t *testing.T) {
	c := client(t, "hang", 50*time.Millisecond)
	long := position
	for i := range 20_000 {
		long.Moves = append(long.Moves, fmt.Appendf(nil, "a move with a long name %d", i))
	}
	for range 2 {
		if _, err := c.Ask(t.Context(), long); !errors.Is(err, ErrTimeout) {
			t.Errorf("error %v", err)
		}
	}
}

// TestInterrupted does not wait for an answer once it is not wanted any more.
func TestInterrupted(t *testing.T) {
	c := client(t, "hang", plenty)
	ctx, cancel := context.WithCancel(t.Context())
	asked := make(chan error, 1)
	go func() {
		_, err := c.Ask(ctx, position)
		asked <- err
	}()
	cancel()
	if err := <-asked; !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
	if _, err := c.Ask(ctx, position); !errors.Is(err, context.Canceled) || c.run != nil {
		t.Errorf("error %v; running: %v", err, c.run != nil)
	}
}
