package draft

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
)

// games are all numbers of players, and the settings that change how the game goes.
func games(t testing.TB) map[string]*Game {
	t.Helper()
	all := make(map[string]*Game)
	for players := 1; players <= 6; players++ {
		all[fmt.Sprint(players, " players")] = compile(t, define(t, "moving-wild", fmt.Sprint("players=", players)))
	}
	for name, set := range map[string][]string{
		"expert":       {"scoring=expert", "players=3"},
		"own choice":   {"development=chosen", "players=2"},
		"solo level 3": {"players=1", "solo.level=3"},
		"solo choice":  {"players=1", "development=chosen", "solo.offer=3", "solo.turns=[4, 4]"},
	} {
		all[name] = compile(t, define(t, "moving-wild", set...))
	}
	all["odd"] = compile(t, define(t, "testdata/odd.yaml"))
	return all
}

func TestConformance(t *testing.T) {
	for name, g := range games(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			gametest.Check(t, g, few(6, 2), 400)
		})
	}
}

// play plays a random game from a deal and calls each before every ply and at the end.
func play(g *Game, seed uint64, each func(s *State, ms *game.Moves)) *State {
	s, ms := g.Start().(*State), new(game.Moves)
	rng := rand.New(rand.NewPCG(seed, 5))
	s.Deal(seed)
	for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
		each(s, ms)
		s.Play(ms, rng.IntN(ms.Len()))
	}
	each(s, ms)
	return s
}

// TestNoCardIsLost counts all cards before every ply: none is ever lost or doubled.
func TestNoCardIsLost(t *testing.T) {
	for name, g := range games(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(few(20, 4)) {
				play(g, seed, func(s *State, _ *game.Moves) {
					var there [maxKinds]int
					for _, kind := range s.deck {
						there[kind]++
					}
					var census []int
					for seat := range g.seats {
						census = s.Census(seat, census)
						for kind := range g.kinds {
							there[kind] += census[kind] + int(s.hands[seat].count[kind])
						}
						there[g.camp]--
					}
					for kind := range g.kinds {
						if n := there[kind] + int(s.collection.count[kind]); n != int(g.copies[kind]) {
							t.Fatalf("deal %d, %s: %d of %s, want %d", seed, s.AppendText(nil), n, g.pieces[kind].ID, g.copies[kind])
						}
					}
				})
			}
		})
	}
}

// TestHandsArePassed checks that each hand goes, less what was kept, to the neighbour on the left
// in the first and third round and to the right in the second.
func TestHandsArePassed(t *testing.T) {
	for players := 2; players <= 6; players++ {
		g := compile(t, define(t, "moving-wild", fmt.Sprint("players=", players)))
		var before, now [maxSeats]hand
		rounds := map[uint8]bool{}
		play(g, 3, func(s *State, ms *game.Moves) {
			if s.seat > 0 || s.phase != choosing {
				return
			}
			before, now = now, s.hands
			if s.turn == 0 {
				return
			}
			rounds[s.round] = true
			for seat := range players {
				to := (seat + 1) % players
				if s.round == 1 {
					to = (seat + players - 1) % players
				}
				missing := 0
				for kind := range g.kinds {
					d := int(before[seat].count[kind]) - int(now[to].count[kind])
					if d < 0 {
						t.Fatalf("%d players, round %d: the hand of seat %d did not go to seat %d", players, s.round+1, seat, to)
					}
					missing += d
				}
				if missing != 1 {
					t.Fatalf("%d cards were kept of one hand", missing)
				}
			}
		})
		if len(rounds) != 3 {
			t.Errorf("%d players: hands were passed in rounds %v", players, rounds)
		}
	}
}

// TestDealTable checks how many cards are dealt: the table of the rulebook.
func TestDealTable(t *testing.T) {
	for players := 2; players <= 6; players++ {
		g := compile(t, define(t, "moving-wild", fmt.Sprint("players=", players)))
		var sizes []int
		play(g, 1, func(s *State, _ *game.Moves) {
			if s.phase == choosing && s.turn == 0 && s.seat == 0 {
				sizes = append(sizes, int(s.hands[0].size))
			}
		})
		if want := []int{12 - players, 11 - players, 10 - players}; !slices.Equal(sizes, want) {
			t.Errorf("%d players are dealt %v, want %v", players, sizes, want)
		}
	}
}

// TestScores has the plain scorer score parks at the ends of rounds again: thousands of them, by
// all scorings and in an odd game.
func TestScores(t *testing.T) {
	for name, def := range definitions(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g, second := compile(t, def), naive{def}
			parks := 0
			for seed := uint64(0); parks < few(2500, 200); seed++ {
				total := make([]int, g.seats)
				round := uint8(0)
				play(g, seed, func(s *State, _ *game.Moves) {
					if s.round == round {
						return
					}
					round = s.round
					for seat := range g.seats {
						text := string(g.appendPark(nil, &s.parks[seat]))
						score, ok := second.score(readPark(text))
						total[seat] += score
						if !ok || total[seat] != int(s.parks[seat].score) {
							t.Fatalf("deal %d, round %d: %s: %d points, want %d; legal: %v", seed, round, text, s.parks[seat].score, total[seat], ok)
						}
						parks++
					}
				})
			}
		})
	}
}

// TestEarnings checks that what cards have earned comes to what was scored.
func TestEarnings(t *testing.T) {
	g := compile(t, define(t, "moving-wild", "scoring=expert"))
	for seed := range uint64(20) {
		s := play(g, seed, func(*State, *game.Moves) {})
		for seat := range g.seats {
			areas, aside := 0, 0
			for kind := range g.pieces {
				e := s.Earned(seat, kind)
				switch {
				case g.isArea(kind):
					areas += e.Points
				case g.isAnimal(kind):
					aside += e.Aside * int(g.rules[0].aside(kind-g.animalKind(0)))
				}
			}
			if scores := s.Scores(nil); areas-aside != scores[seat] {
				t.Errorf("deal %d: areas earned %d, animals outside cost %d, but the score is %d", seed, areas, aside, scores[seat])
			}
		}
	}
}

// TestEnds looks at how games end: by points, by the tie-break, shared by some or all, or lost to
// the collection.
func TestEnds(t *testing.T) {
	for name, test := range map[string]struct {
		set            []string
		position, move string
		want           string
	}{
		"all alike": {
			position: "1.2 player-3 6 deck:mouse*2 hands:ox/ox/ox kept:ox/ox/- scores:0/0/0 parks:camp~elk/camp~elk/camp~ox", move: "ox",
			want: "player-1-and-player-2-win tie",
		},
		"shared by all": {
			position: "1.2 player-3 6 deck:mouse*2 hands:ox/elk/ox kept:ox/elk/- scores:1/1/1 parks:camp~ox/camp~ox/camp~elk", move: "ox",
			want: "player-2-and-player-3-win tie",
		},
		"points go before the tie-break": {
			position: "1.2 player-3 6 deck:mouse,elk hands:elk/ox/mouse kept:elk/ox/- scores:0/0/4 parks:camp~ox/camp~ox/camp~ox", move: "mouse",
			want: "player-3-wins points",
		},
		"more different animals win": {
			position: "1.2 player-3 6 deck:mouse,elk hands:elk/ox/mouse kept:elk/ox/- scores:0/0/0 parks:camp~ox/camp~ox/camp~ox", move: "mouse",
			want: "player-1-wins tie-break",
		},
		"no tie-break": {
			set:      []string{"tie_break=none"},
			position: "1.2 player-3 6 deck:mouse,elk hands:elk/ox/mouse kept:elk/ox/- scores:0/0/0 parks:camp~ox/camp~ox/camp~ox", move: "mouse",
			want: "player-1-and-player-2-win tie",
		},
		"solo, more points than the collection": {
			set:      []string{"players=1"},
			position: "2.1 player-1 3 deck:mouse,elk hands:ox,mouse kept:- scores:4 parks:camp(ox,elk) collection:ox*2 against:1", move: "mouse",
			want: "player-1-wins points",
		},
		"solo, as many": {
			set:      []string{"players=1"},
			position: "2.1 player-1 3 deck:mouse,elk hands:ox,mouse kept:- scores:4 parks:camp(ox,elk) collection:ox*2 against:2", move: "mouse",
			want: "lost points",
		},
	} {
		t.Run(name, func(t *testing.T) {
			g := compile(t, define(t, "testdata/small.yaml", test.set...))
			s, err := g.Parse(test.position)
			if err != nil {
				t.Fatal(err)
			}
			ms := new(game.Moves)
			s.Moves(ms)
			i := game.FindMove(s, ms, test.move)
			if i < 0 {
				t.Fatalf("%s is not legal", test.move)
			}
			s.Play(ms, i)
			if got := s.Outcome().Text(g); got != test.want {
				t.Errorf("%s, want %s: %s", got, test.want, s.AppendText(nil))
			}
		})
	}
}

// TestSides gives the first player other rules than the others.
func TestSides(t *testing.T) {
	others := define(t, "moving-wild")
	g, err := CompileSides(define(t, "moving-wild", "deck.animals.lion.level=60"), others)
	if err != nil {
		t.Fatal(err)
	}
	plain := compile(t, others)
	stronger := false
	for seed := range uint64(10) {
		a := play(g, seed, func(*State, *game.Moves) {}).Scores(nil)
		b := play(plain, seed, func(*State, *game.Moves) {}).Scores(nil)
		if !slices.Equal(a[1:], b[1:]) || a[0] < b[0] {
			t.Errorf("deal %d: scores %v with strong lions for the first player, %v without", seed, a, b)
		}
		stronger = stronger || a[0] > b[0]
	}
	if !stronger {
		t.Error("strong lions never helped")
	}
	if _, err := CompileSides(define(t, "moving-wild", "players=2"), others); err == nil || !strings.Contains(err.Error(), "the number of players") {
		t.Errorf("games of 2 and 4 players were compiled into one: %v", err)
	}
}

// TestPlayAllocatesNothing plays games in memory that is there already.
func TestPlayAllocatesNothing(t *testing.T) {
	g := compile(t, define(t, "moving-wild"))
	s, ms, rng := g.Start().(*State), new(game.Moves), rand.New(rand.NewPCG(3, 4))
	var hints []int
	once := func() {
		s.Deal(rng.Uint64() % 8)
		for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
			hints = s.Hints(hints[:0], ms)
			s.Play(ms, rng.IntN(ms.Len()))
		}
		s.Evaluate(0)
	}
	for range 200 {
		once() // tables grow to what games need
	}
	if n := testing.AllocsPerRun(20, once); n > 0.5 {
		t.Errorf("a game allocates %v times", n)
	}
}
