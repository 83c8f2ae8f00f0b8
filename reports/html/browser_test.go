package html

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// browse starts a browser, or skips the test where there is none.
func browse(t *testing.T) context.Context {
	t.Helper()
	path := ""
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		missing(t, "there is no chromium here")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.WindowSize(1280, 900))
	ctx, cancel := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(func() {
		if err := chromedp.Cancel(ctx); err != nil {
			t.Error(err)
		}
		cancel()
	})
	return ctx
}

// missing skips a test that needs what is not here, or fails it where BROWSER_TESTS says that it is
// to be here, as in continuous integration.
func missing(t *testing.T, what string) {
	t.Helper()
	if os.Getenv("BROWSER_TESTS") == "required" {
		t.Fatal(what)
	}
	t.Skip(what)
}

// evaluate is the value of an expression in the page.
func evaluate[T any](t *testing.T, ctx context.Context, expression string, options ...chromedp.EvaluateOption) T {
	t.Helper()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, options...))
	if err != nil {
		t.Fatalf("%s: %v", expression, err)
	}
	return value
}

func do(t *testing.T, ctx context.Context, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	if err := chromedp.Do(ctx, steps...); err != nil {
		t.Fatal(err)
	}
}

// troubles collects what a page should not do: errors, requests, dialogs.
type troubles struct {
	mu   sync.Mutex
	list []string
}

func (b *troubles) watch(ctx context.Context, url string) error {
	return chromedp.Listen(ctx, func(event any) {
		switch e := event.(type) {
		case *runtime.EventConsoleAPICalled:
			b.add("console: %s %v", e.Type, e.Args)
		case *runtime.EventExceptionThrown:
			b.add("exception: %v", e.ExceptionDetails)
		case *log.EventEntryAdded:
			b.add("log: %s %s", e.Entry.Level, e.Entry.Text)
		case *network.EventRequestWillBeSent:
			if e.Request.URL != url && !strings.HasPrefix(e.Request.URL, "data:") {
				b.add("request: %s", e.Request.URL)
			}
		case *page.EventJavascriptDialogOpening:
			b.add("dialog: %s", e.Message)
		}
	})
}

func (b *troubles) add(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.list = append(b.list, fmt.Sprintf(format, args...))
}

// stepThrough presses buttons of a replay and says which positions it came to show.
const stepThrough = `Array.from(document.querySelectorAll(".replay")).map((r) => {
  const press = (what) => r.querySelector("[data-do=" + what + "]").click();
  const seen = [r.dataset.cells];
  while (r.querySelector("input").value !== r.querySelector("input").max) { press("next"); seen.push(r.dataset.cells); }
  press("first"); press("last");
  seen.push(r.dataset.cells);
  return seen;
})`

// chartCounts says how many charts of each kind are seen.
const chartCounts = `Object.fromEntries([".histogram", ".gauge", ".heat", ".matrix", ".bar", ".board.setup", ".board.playing", ".reach .board"].map((s) =>
  [s, Array.from(document.querySelectorAll(s)).filter((e) => e.getBoundingClientRect().width > 20).length]))`

// tooWide lists what reaches over the right edge of the page and is not scrolled by itself.
const tooWide = `Array.from(document.querySelectorAll("body *"))
  .filter((e) => e.getBoundingClientRect().right > document.documentElement.clientWidth && !e.closest(".scroll"))
  .map((e) => e.tagName + "." + e.getAttribute("class") + " " + e.textContent.trim().slice(0, 40))`

// namelessPictures counts pictures that are read out and have no name, and double ids.
const namelessPictures = `(() => {
  const pictures = Array.from(document.querySelectorAll("svg:not([aria-hidden])")).filter((s) => s.getAttribute("role") !== "img" || !s.querySelector(":scope > title").textContent);
  const ids = Array.from(document.querySelectorAll("[id]")).map((e) => e.id);
  return pictures.length + ids.length - new Set(ids).size;
})()`

// TestInBrowser opens a page full of hostile names: it is silent, asks for nothing, shows its
// charts and replays its games.
func TestInBrowser(t *testing.T) {
	ctx := browse(t)
	c := readOne(t, playPond(t, hostile, 64))
	file := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(file, []byte(pageOf(t, c)), 0o644); err != nil {
		t.Fatal(err)
	}
	url := "file://" + file
	var bad troubles
	if err := bad.watch(ctx, url); err != nil {
		t.Fatal(err)
	}
	do(t, ctx, chromedp.Navigate(url))
	if evaluate[string](t, ctx, "document.body.dataset.ready || ''") != "true" {
		t.Error("the script did not come to its end")
	}
	for chart, n := range evaluate[map[string]int](t, ctx, chartCounts) {
		if n == 0 {
			t.Errorf("no %s is seen", chart)
		}
	}
	if n := evaluate[int](t, ctx, namelessPictures); n > 0 {
		t.Errorf("%d pictures without a name or double ids", n)
	}
	checkReplays(t, c, evaluate[[][]string](t, ctx, stepThrough))
	evaluate[chromedp.Void](t, ctx, `document.querySelector(".replay .frame").focus()`)
	do(t, ctx, chromedp.KeyEvent(kb.Home), chromedp.KeyEvent(kb.ArrowRight))
	if ply := evaluate[string](t, ctx, `document.querySelector(".replay").dataset.ply`); ply != "1" {
		t.Errorf("after the keys Home and right arrow the replay is at ply %s", ply)
	}
	evaluate[chromedp.Void](t, ctx, `document.querySelector(".reach .frame").focus()`)
	do(t, ctx, chromedp.KeyEvent(kb.ArrowUp))
	if told := evaluate[string](t, ctx, `document.querySelector(".reach .told").textContent`); !strings.Contains(told, "on c4; goes to b3 c3 d3") {
		t.Errorf("after the key up arrow the reach is told as %q", told)
	}
	checkNarrow(t, ctx)
	bad.check(t)
}

// checkNarrow looks at a page on a telephone, with all opened that can be: nothing is wider than
// it.
func checkNarrow(t *testing.T, ctx context.Context) {
	t.Helper()
	do(t, ctx, chromedp.EmulateViewport(390, 800))
	evaluate[chromedp.Void](t, ctx, `document.querySelectorAll("details").forEach((d) => { d.open = true; })`)
	if wide := evaluate[[]string](t, ctx, tooWide); len(wide) > 0 {
		t.Errorf("on a telephone these are wider than the page: %q", wide)
	}
}

// check complains about what was heard of a page.
func (b *troubles) check(t *testing.T) {
	t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.list) > 0 {
		t.Errorf("the page is not quiet: %q", b.list)
	}
}

// checkReplays compares the positions that replays show with the engine's.
func checkReplays(t *testing.T, c *Chapter, shown [][]string) {
	t.Helper()
	if len(shown) != len(c.games) {
		t.Fatalf("%d replays, want %d", len(shown), len(c.games))
	}
	for i, r := range c.games {
		var want []string
		for _, s := range r.Steps {
			want = append(want, strings.Join(s.cells, ","))
		}
		want = append(want, strings.Join(r.Steps[len(r.Steps)-1].cells, ","))
		if !slices.Equal(shown[i], want) {
			t.Errorf("%s game: shown %q, want %q", r.Why, shown[i], want)
		}
	}
}
