package html

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
)

// playCards plays the built-in game of cards into a run directory.
func playCards(t testing.TB, players string, games int) *rundir.Dir {
	t.Helper()
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=" + players}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	b := &selfplay.Batch{Game: g, Digest: def.Digest(), Pairings: selfplay.Pairings("random"), Games: games, Seed: 2, KeepMoves: true}
	m, err := rundir.NewManifest("test", rundir.Shard{}, []rundir.Part{{Batch: b, Text: string(def.Canonical())}})
	if err != nil {
		t.Fatal(err)
	}
	d, err := (rundir.Shelf{System: disk.OS{}}).Create(filepath.Join(t.TempDir(), "cards"), m)
	if err != nil {
		t.Fatal(err)
	}
	return playOut(t, d, b)
}

// TestTurns checks replays of cards: a step for each turn, and the scores of the record at the end.
func TestTurns(t *testing.T) {
	for players, turns := range map[string]int{"1": 27, "2": 27, "4": 21, "6": 15} {
		d := playCards(t, players, 12)
		c := readOne(t, d)
		store, err := d.Store(0)
		if err != nil {
			t.Fatal(err)
		}
		if len(c.games) == 0 {
			t.Fatalf("%s players: no games to look at", players)
		}
		for _, r := range c.games {
			if len(r.Steps) != turns+1 {
				t.Errorf("%s players: %d steps, want %d", players, len(r.Steps), turns+1)
			}
			_, number, _ := strings.Cut(r.Number, ".")
			n, err := strconv.Atoi(number)
			if err != nil {
				t.Fatal(err)
			}
			rec, ok, err := store.Game(n - 1)
			if err != nil || !ok {
				t.Fatal(err)
			}
			var shown []int
			for _, table := range r.Steps[len(r.Steps)-1].Tables {
				shown = append(shown, table.Score)
			}
			if !slices.Equal(shown, rec.Scores) {
				t.Errorf("%s players, game %s: scores %v are shown, %v were recorded", players, r.Number, shown, rec.Scores)
			}
		}
	}
}

// lastScores steps a replay to its end and says what it shows: the headings of what lies before
// players, and how many hands a viewer sees.
const lastScores = `(() => {
  const r = document.querySelector(".replay"), viewer = r.querySelector("[data-pick=viewer]");
  const see = (who) => { viewer.value = who; viewer.dispatchEvent(new Event("change")); return r.querySelectorAll(".chip.held").length; };
  const hands = [see("-1"), see("0")];
  r.querySelector("[data-do=last]").click();
  return [...Array.from(r.querySelectorAll(".tableau h5")).map((h) => h.textContent), ...hands.map(String)];
})()`

// TestCardsInBrowser opens the page of a game of cards and replays a game of it.
func TestCardsInBrowser(t *testing.T) {
	ctx := browse(t)
	c := readOne(t, playCards(t, "3", 24))
	file := filepath.Join(t.TempDir(), "report.html")
	if err := os.WriteFile(file, []byte(pageOf(t, c)), 0o644); err != nil {
		t.Fatal(err)
	}
	var bad troubles
	if err := bad.watch(ctx, "file://"+file); err != nil {
		t.Fatal(err)
	}
	do(t, ctx, chromedp.Navigate("file://"+file))
	shown := evaluate[[]string](t, ctx, lastScores)
	last := c.games[0].Steps[len(c.games[0].Steps)-1]
	var want []string
	for _, table := range last.Tables {
		want = append(want, table.Player+" · "+strconv.Itoa(table.Score)+" points")
	}
	if !slices.Equal(shown[:3], want) {
		t.Errorf("the replay ends with %q, want %q", shown[:3], want)
	}
	all, err1 := strconv.Atoi(shown[3])
	own, err2 := strconv.Atoi(shown[4])
	if err1 != nil || err2 != nil || own == 0 || all <= own {
		t.Errorf("everybody together sees %s kinds of cards in hands, player-1 %s", shown[3], shown[4])
	}
	checkNarrow(t, ctx)
	bad.check(t)
}

// TestEqualShareIsMarked checks where the bars of results have their mark: at an equal share of the
// wins.
func TestEqualShareIsMarked(t *testing.T) {
	for players, want := range map[string]string{"1": "", "2": "M100 0L", "3": "M66.67 0L", "4": "M50 0L"} {
		p := readOne(t, playCards(t, players, 12)).Report.Pairings[0]
		bar := string(resultsTable(p).Rows[0].Bar)
		_, mark, marked := strings.Cut(bar, `class="mark" d="`)
		if marked != (want != "") || !strings.HasPrefix(mark, want) {
			t.Errorf("%s players: the mark is at %q of %d, want %q", players, mark, barWidth, want)
		}
	}
}

// TestTurnsOfOtherRules tells which move of a stored game the rules no longer know, and what is
// legal instead.
func TestTurnsOfOtherRules(t *testing.T) {
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=2"}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	_, err = turnsOf(g, g.Start().(shownState), []string{"unicorn"})
	if want := `move 1 of the game, "unicorn", is not legal in 1.1 `; err == nil || !strings.HasPrefix(err.Error(), want) ||
		!strings.Contains(err.Error(), "legal is ") {
		t.Errorf("%v, want %q and what is legal", err, want)
	}
}
