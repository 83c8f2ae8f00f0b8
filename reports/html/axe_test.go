package html

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// axeFile is where npm ci in testdata/axe puts the rules of accessibility.
const axeFile = "testdata/axe/node_modules/axe-core/axe.min.js"

// violations runs the rules and lists what is seriously wrong, as texts.
const violations = `axe.run(document, {resultTypes: ["violations"]}).then((r) => r.violations
  .filter((v) => v.impact === "serious" || v.impact === "critical")
  .map((v) => v.id + ": " + v.nodes.slice(0, 3).map((n) => n.html.slice(0, 120)).join(" | ")))`

// TestAccessible has axe-core judge the page of a run and that of a comparison, light and dark,
// wide and narrow.
func TestAccessible(t *testing.T) {
	axe, err := os.ReadFile(axeFile)
	if err != nil {
		missing(t, "there is no axe-core here: npm ci in testdata/axe")
	}
	ctx := browse(t)
	dir := t.TempDir()
	pages := map[string]string{
		"board":  pageOf(t, readOne(t, playPond(t, "pond", 64))),
		"cards":  pageOf(t, readOne(t, playCards(t, "4", 16))),
		"beside": pageOf(t, readOne(t, playPond(t, "pond", 64)), readOne(t, playPond(t, "another pond", 32))),
	}
	for name, text := range pages {
		file := filepath.Join(dir, name+".html")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, scheme := range []string{"light", "dark"} {
			for _, width := range []int64{1280, 390} {
				do(t, ctx, chromedp.EmulateViewport(width, 900))
				do(t, ctx, chromedp.Navigate("file://"+file))
				media := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}}
				if _, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, media); err != nil {
					t.Fatal(err)
				}
				evaluate[chromedp.Void](t, ctx, `document.querySelectorAll("details").forEach((d) => { d.open = true; })`)
				evaluate[chromedp.Void](t, ctx, string(axe))
				for _, v := range evaluate[[]string](t, ctx, violations, chromedp.EvalAwaitPromise) {
					t.Errorf("%s, %s, %d wide: %s", name, scheme, width, v)
				}
			}
		}
	}
}
