package draft

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// randomPark is a park of random cards of a game: so many areas besides the camp, improvements
// attached and fresh, and animals.
func randomPark(g *Game, rng *rand.Rand, areas, attached, fresh, animals int) *park {
	p := new(park)
	p.keep(g, g.camp)
	for range areas {
		p.keep(g, rng.IntN(g.areas))
	}
	for range attached {
		p.plots[rng.IntN(int(p.areas))].attached[rng.IntN(g.improvements)]++
	}
	for range fresh {
		p.fresh[rng.IntN(g.improvements)]++
	}
	for range animals {
		p.animals[rng.IntN(g.animals)]++
	}
	return p
}

// definitions are those that development is tested with: the built-in game with each scoring, and
// one in which everything changes everything.
func definitions(t testing.TB) map[string]*variants.Definition {
	t.Helper()
	defs := make(map[string]*variants.Definition)
	for _, scoring := range []string{"normal", "family", "expert"} {
		defs[scoring] = define(t, "moving-wild", "scoring="+scoring)
	}
	defs["odd"] = define(t, "testdata/odd.yaml")
	return defs
}

// TestDevelopmentIsBest compares development with trying everything, on thousands of small parks.
func TestDevelopmentIsBest(t *testing.T) {
	for name, def := range definitions(t) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			g, rng := compile(t, def), rand.New(rand.NewPCG(7, 8))
			v, second := new(solver), naive{def}
			for n := range few(800, 100) {
				areas := rng.IntN(4)
				p := randomPark(g, rng, areas, rng.IntN(3), rng.IntN(3), rng.IntN(8-areas))
				text := string(g.appendPark(nil, p))
				want := second.best(readPark(text))
				if got := int(v.value(g, g.rules[0], p, -1)); got != want {
					t.Fatalf("park %d: %s is worth %d, by trying everything %d", n, text, got, want)
				}
				v.develop(g, g.rules[0], p)
				developed := string(g.appendPark(nil, p))
				if score, ok := second.score(readPark(developed)); score != want || !ok {
					t.Fatalf("park %d: %s was developed into %s: %d points, legal: %v; want %d points", n, text, developed, score, ok, want)
				}
				if got := int(p.worth(g.rules[0])); got != want {
					t.Fatalf("park %d: %s scores %d, want %d", n, developed, got, want)
				}
			}
		})
	}
}

// TestValueWithOneMore checks that the worth of a park with one more card is that of the park which
// has it.
func TestValueWithOneMore(t *testing.T) {
	g, rng := compile(t, define(t, "moving-wild")), rand.New(rand.NewPCG(9, 10))
	v, w := new(solver), new(solver)
	for range 2000 {
		p := randomPark(g, rng, rng.IntN(6), rng.IntN(3), rng.IntN(3), rng.IntN(14))
		kind := rng.IntN(g.kinds)
		got := v.value(g, g.rules[0], p, kind)
		before := *p
		p.keep(g, kind)
		if want := w.value(g, g.rules[0], p, -1); got != want {
			t.Fatalf("%s and %s: worth %d, want %d", g.appendPark(nil, &before), g.pieces[kind].ID, got, want)
		}
	}
}

// TestTies checks the order among equally good developments: no area that is filled earlier could
// be worth more.
func TestTies(t *testing.T) {
	g := compile(t, define(t, "moving-wild"))
	for park, want := range map[string]string{
		// An improvement that helps nowhere goes to the area that is filled last.
		"base-camp+grove!clearing": "base-camp[clearing]+grove",
		// The lookout is worth as much in either meadow: the first laid is filled first.
		"base-camp+meadow+meadow~lion*2!lookout": "base-camp+meadow[lookout](lion)+meadow(lion)",
		// The higher multiplier first.
		"base-camp+deep-forest+grove~sloth": "base-camp+deep-forest+grove(sloth)",
	} {
		p, err := g.parsePark(park)
		if err != nil {
			t.Fatal(err)
		}
		new(solver).develop(g, g.rules[0], p)
		if got := string(g.appendPark(nil, p)); got != want {
			t.Errorf("%s was developed into %s, want %s", park, got, want)
		}
	}
}

// parsePark reads the text of a park by itself.
func (g *Game) parsePark(text string) (*park, error) {
	r := reader{g: g, s: newState(g), text: text}
	err := r.park(text, 0, 0)
	return &r.s.parks[0], err
}

func BenchmarkDevelop(b *testing.B) {
	g, rng := compile(b, define(b, "moving-wild")), rand.New(rand.NewPCG(1, 2))
	for _, cards := range []int{8, 15, 27} {
		b.Run(fmt.Sprint(cards, " cards"), func(b *testing.B) {
			parks := make([]*park, 256)
			for i := range parks {
				areas, old := cards/4, cards/10
				parks[i] = randomPark(g, rng, areas, old, rng.IntN(3), cards-areas-old-1)
			}
			v := new(solver)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p := *parks[i%len(parks)]
				v.develop(g, g.rules[0], &p)
			}
		})
	}
}
