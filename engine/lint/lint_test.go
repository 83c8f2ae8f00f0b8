package lint_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/lint"
	"github.com/wildbench/wildbench/variants"
)

// pond is a game with nothing suspicious in it, to be spoilt by changes.
const pond = `
name: pond
board: {files: 7, ranks: 7, ground: land, terrain: {water: {squares: b4-f4}}}
zones:
  far: {white: a7-g7}
setup: {white: {duck: [a1, c1, e1], frog: [a2, c2], pike: d1}}
animals:
  duck:
    letter: D
    value: 2
    immune: [bite]
    movements: {waddle: {mechanic: step}, flap: {mechanic: slide, max: 3}}
    abilities:
      quack: {mechanic: push, distance: 1}
      rush: {mechanic: charge, distance: 4, directions: forward}
      herd: {mechanic: companion, animals: duck}
      barge: {mechanic: trample}
  frog:
    letter: F
    value: 1
    movements: {leap: {mechanic: hop, directions: [forward, sideways]}, hide: {mechanic: step, from: water, capture: never}}
    abilities:
      duty: {mechanic: must-capture, animals: frog}
      croak: {mechanic: drop, zone: far}
      spit: {mechanic: strike, effect: poison, victims: [duck, pike], after_move: 1}
    promotion: {to: toad, zone: far}
  toad:
    letter: T
    value: 3
    immune: [poison]
    terrain: {water: {end: never}}
    movements: {crawl: {mechanic: walk, max: 2}}
    abilities:
      glue: {mechanic: immobilise, shelter: water}
      lick: {mechanic: sweep}
  pike:
    letter: P
    value: 9
    royal: true
    movements: {swim: {mechanic: step}}
    abilities:
      dive: {mechanic: submerge, terrain: water}
      glide: {mechanic: shift, terrain: water}
      bite: {mechanic: strike, from: water, retreat: water}
      spines: {mechanic: retaliate}
      dread: {mechanic: ward}
      toss: {mechanic: throw, max: 2}
end:
  pike-lost: {when: royal-lost}
  pike-home: {when: goal, animals: pike, zone: far}
  stuck: {when: no-moves}
options:
  big-ducks: {set: {animals.duck.value: 5}}
`

func parse(t testing.TB, overrides variants.Overrides) *variants.Definition {
	t.Helper()
	d, err := variants.Parse("pond.yaml", []byte(pond), overrides)
	if err != nil {
		t.Fatalf("%+v: %v", overrides, err)
	}
	return d
}

func check(t testing.TB, d *variants.Definition) []lint.Warning {
	t.Helper()
	ws, err := lint.Check(d)
	if err != nil {
		t.Fatal(err)
	}
	return ws
}

// texts writes warnings as path and message.
func texts(ws []lint.Warning) []string {
	var all []string
	for _, w := range ws {
		all = append(all, w.Path+": "+w.Message)
	}
	return all
}

func TestBuiltinIsClean(t *testing.T) {
	for _, name := range variants.Builtin() {
		d, err := variants.Load(name, variants.Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		if ws := check(t, d); len(ws) > 0 {
			t.Errorf("%s: %q", name, texts(ws))
		}
	}
}

func TestCheck(t *testing.T) {
	tests := []struct {
		set  string // paths and values, by blanks
		want []string
	}{
		{"", nil},
		{"animals.duck.movements={}", []string{
			"animals.duck.abilities.herd: Duck has no movement on which another could come along",
			"animals.duck.abilities.barge: Duck has no slide with which to pass over anybody"}},
		{"animals.toad.movements={}", []string{"animals.toad: Toad can never move: it has no movement that is on"}},
		{"animals.toad.movements.crawl.from=water", []string{
			"animals.toad.movements.crawl: Toad can never make this move from any square that it can stand on"}},
		{"animals.newt={letter: N, value: 1, movements: {run: {mechanic: step}}}", []string{"animals.newt: Newt is never on the board"}},
		{"animals.frog.movements.leap.directions=backward animals.frog.abilities.croak.enabled=false animals.duck.abilities.quack.enabled=false animals.pike.abilities.toss.enabled=false", []string{
			"animals.frog.movements.leap: Frog can never make this move from any square that it can stand on",
			"animals.frog.movements.hide: Frog can never make this move from any square that it can stand on",
			`animals.frog.promotion.zone: no move of White's Frog leads to the zone "far", where it would be promoted`}},
		{"animals.pike.movements.swim.directions=sideways animals.pike.abilities.glide.enabled=false animals.duck.abilities.quack.enabled=false animals.pike.abilities.toss.enabled=false", []string{
			"animals.pike.abilities.dive.terrain: Pike can never stand on water",
			"animals.pike.abilities.bite.from: Pike can never stand where this starts",
			"animals.pike.abilities.bite.retreat: Pike can never stand on water",
			`end.pike-home.zone: no move of White leads to the goal: none of its animals that count gets to the zone "far"`}},
		{"animals.duck.abilities.rush.distance=7", []string{
			"animals.duck.abilities.rush.distance: every charge runs to the edge: the board has room for 6 squares at most"}},
		{"animals.duck.abilities.rush.start=[land,water]", []string{
			"animals.duck.abilities.rush.start: no charge can start: its first square may be of no terrain"}},
		{"animals.duck.abilities.herd.animals=pike", nil},
		{"animals.pike.abilities.dread={mechanic: companion, animals: pike}", []string{
			"animals.pike.abilities.dread.animals: there is never another animal to come along"}},
		{"animals.frog.terrain={land: {end: never}} setup.white.frog=[b4]", []string{
			`animals.frog.abilities.croak.zone: Frog may stand nowhere in the zone "far"`,
			`animals.frog.promotion.zone: no move of White's Frog leads to the zone "far", where it would be promoted`}},
		{"animals.frog.abilities.spit.victims=toad", []string{
			"animals.frog.abilities.spit: nobody can ever be struck by this: whom it means is immune, spared or never on the board"}},
		{"animals.duck.immune=[glue] animals.frog.immune=[glue] animals.toad.immune=[glue,poison] animals.pike.immune=[glue]", []string{
			"animals.toad.abilities.glue: nobody can ever be held by this: whom it means is immune, spared or never on the board"}},
		{"animals.toad.abilities.glue.shelter=[land,water]", []string{
			"animals.toad.abilities.glue.shelter: nobody can be held: every terrain gives shelter"}},
		{"animals.pike.abilities.toss.spares=[duck,frog,toad,pike]", []string{
			"animals.pike.abilities.toss: nobody can ever be thrown by this: whom it means is immune, spared or never on the board"}},
		{"animals.duck.movements.flap.max=1", []string{
			"animals.duck.abilities.barge: Duck has no slide with which to pass over anybody"}},
		{"animals.frog.abilities.duty.animals=duck", []string{
			"animals.frog.abilities.duty.animals: none of these animals captures by hops"}},
		{"animals.pike.abilities.bite.enabled=false", []string{`animals.duck.immune: Duck is immune to "bite", which is off everywhere`}},
		{"animals.pike.abilities.bite.spares=duck", []string{`animals.duck.immune: Duck is immune to "bite", which could not affect it anyway`}},
		{"animals.duck.immune=[dive]", []string{`animals.duck.immune: Duck is immune to "dive", which could not affect it anyway`}},
		{"animals.frog.abilities.spit.effect=stomp", []string{
			"animals.frog.promotion.clears_poison: clears_poison means nothing: nobody poisons",
			"animals.toad.immune: Toad is immune to poison, but nothing poisons"}},
		{"end.pike-lost.enabled=false", []string{"animals.pike.royal: Pike is royal, but no ending is about losing it"}},
		{"zones.fra={white: a1}", []string{`zones.fra: zone "fra" means nothing: no rule names it`}},
		{"animals.frog.abilities.spit.effect=remove animals.frog.promotion.clears_poison=false animals.toad.immune=[]",
			[]string{"animals.frog.promotion.clears_poison: clears_poison means nothing: nobody poisons"}},
		{"animals.pike.promotion={to: duck, zone: far}", []string{"animals.pike.promotion.to: a Pike that becomes a Duck is royal no more: its side has no royal then"}},
		{"zones.near={white: a1}", []string{`zones.near: zone "near" means nothing: no rule names it`}},
		{"board.terrain.sand={squares: a3}", []string{`board.terrain.sand: terrain "sand" means nothing: no rule names it`}},
		{"board.terrain.sand={symbol: s}", []string{`board.terrain.sand: terrain "sand" is nowhere on the board`}},
		{"animals.pike.abilities.bite.targets=2", []string{
			"animals.pike.abilities.bite.retreat: retreat means nothing: only who strikes one target, standing still, retreats"}},
		{"animals.frog.abilities.spit.line=any", []string{
			"animals.frog.abilities.spit.line: line means nothing: nobody stands between neighbours"}},
		{"animals.frog.abilities.spit={mechanic: strike, effect: poison, all: true, targets: 2}", []string{
			"animals.frog.abilities.spit.targets: targets means nothing: it strikes all in reach at once"}},
		{"animals.toad.movements.crawl.revisit=false", []string{
			"animals.toad.movements.crawl.revisit: revisit means nothing: whoever need not go more than one square has no use for entering one twice"}},
		{"animals.duck.movements.flit={mechanic: hop, over: friend, capture: never}", []string{
			"animals.duck.movements.flit.capture: capture means nothing: it passes over friends, who are never captured"}},
		{"animals.duck.movements.flit={mechanic: leap, offsets: [[1, 1]], path: either}", []string{
			"animals.duck.movements.flit.path: path means nothing: there is nothing on the way to a neighbour"}},
		{"animals.duck.rank=1", []string{"animals.duck.rank: ranks mean nothing: captures do not go by rank"}},
		{"captures={equal_rank: never, trap_zone: far, traps_weaken: enemy-only}", []string{
			"captures.equal_rank: equal_rank means nothing: captures do not go by rank",
			"captures.trap_zone: trap_zone means nothing: captures do not go by rank, so there is none to take away",
			"captures.traps_weaken: traps_weaken means nothing: captures do not go by rank"}},
		{"captures={trap_zone: far, exceptions: {mercy: {attackers: duck, allowed: false}}}", nil},
		{"end.stuck.enabled=false", []string{
			"end: no ending says what becomes of a player who has no legal move: the game is a draw (no-moves)"}},
		{"end.pike-out={when: royal-lost} end.pike-at-home={when: goal, animals: pike, zone: far}", []string{
			`end.pike-out: ending "pike-out" never decides: "pike-lost" comes first, and applies whenever it does`,
			`end.pike-at-home: ending "pike-at-home" never decides: "pike-home" comes first, and applies whenever it does`}},
		{"limits={max_plies: 0, repetition: 0}", []string{
			"limits: no limit is on, and games need not end by the rules: run refuses to play them"}},
		{"animals.pike.immune=[glue] setup.white.pike=d7", []string{
			"setup: the game is over in its setup, before the first move: black-wins pike-home"}},
		{"animals.duck.movements.waddle.directions=[orthogonal,forward]", []string{"animals.duck.movements.waddle.directions: forward means nothing in this list: orthogonal includes it"}},
		{"animals.duck.immune=[bite,bite]", []string{"animals.duck.immune: bite stands in this list twice"}},
		{"zones.far={white: [a7, a7-g7]}", []string{"zones.far.white: a7 means nothing in this list: a7-g7 includes it"}},
		{"animals.duck.terrain={water: {enter: never, end: never}}", []string{"animals.duck.terrain.water.end: end means nothing: Duck may not even enter water"}},
		{"animals.duck.terrain={water: {enter: never, stop: 2}}", []string{"animals.duck.terrain.water.stop: stop means nothing: Duck may not enter water"}},
		{"animals.duck.terrain={water: {within: 7}}", []string{"animals.duck.terrain.water.within: within means nothing: Duck never gets farther away than that"}},
		{"captures={exceptions: {x: {attackers: duck, victims: frog, allowed: true}}}", []string{`captures.exceptions.x.allowed: the exception "x" changes nothing: these captures are allowed anyway`}},
		{"captures={exceptions: {x: {victims: toad, onto: water, allowed: false}}}", []string{"captures.exceptions.x.onto: no victim that it means can ever stand there"}},
		{"captures={exceptions: {x: {attackers: duck, allowed: false, on_traps: true}}}", []string{"captures.exceptions.x.on_traps: on_traps means nothing: there is no trap_zone"}},
		{"captures={exceptions: {x: {attackers: duck, except: frog, allowed: false}}}", []string{"captures.exceptions.x.except: that frog is excepted means nothing: it is none of the attackers"}},
		{"captures={exceptions: {x: {attackers: duck, except: duck, allowed: false}}}", []string{`captures.exceptions.x: the exception "x" means nobody: no such attacker is ever on the board`}},
		{"captures={exceptions: {x: {attackers: duck, allowed: false}, y: {allowed: false}}}", []string{`captures.exceptions.x: the exception "x" never decides: "y" comes later, and applies whenever it does`}},
		{"captures={exceptions: {x: {attackers: duck, from: [land, water], allowed: false}}}", []string{"captures.exceptions.x.from: from means nothing: it names every terrain"}},
		{"captures={exceptions: {x: {attackers: duck, allowed: false}, y: {attackers: duck, victims: frog, allowed: true}}}", nil},
		{"limits.repetition=500", []string{"limits.repetition: repetition means nothing: no position comes so often in 400 plies"}},
		{"animals.duck.movements.waddle.from=[land,water]", []string{"animals.duck.movements.waddle.from: from means nothing: it names every terrain"}},
		{"animals.duck.movements.flap.max=12", []string{"animals.duck.movements.flap.max: max 12 is no more than 6, for which the board has room"}},
		{"animals.duck.movements.flap.max=15", nil},
		{"animals.pike.abilities.toss.max=12", []string{"animals.pike.abilities.toss.max: max 12 is no more than 5, for which the board has room"}},
		{"animals.duck.abilities.quack.distance=12", []string{"animals.duck.abilities.quack.distance: distance 12 is no more than 5, for which the board has room"}},
		{"animals.pike.movements.swim={mechanic: leap, offsets: [[1, 2], [2, 1]]}", []string{"animals.pike.movements.swim.offsets: [2, 1] means nothing: an offset before it is the same"}},
		{"animals.pike.movements.swim={mechanic: leap, offsets: [[1, 2], [9, 0]]}", []string{"animals.pike.movements.swim.offsets: the board has no room for a leap by [9, 0]"}},
		{"animals.pike.abilities.glide.scope=board", []string{"animals.pike.abilities.glide.scope: scope means nothing: all squares of water are connected"}},
		{"animals.pike.movements.swim={mechanic: vault, over: water, blocked_by: toad}", []string{"animals.pike.movements.swim.blocked_by: that toad stops it means nothing: it can never stand on water"}},
		{"animals.duck.abilities.rush={mechanic: charge, distance: 1, removes: frog}", []string{"animals.duck.abilities.rush.removes: removes means nothing: nobody is passed over on the way to a neighbour"}},
		{"animals.duck.abilities.herd.avoids=[land,water]", []string{"animals.duck.abilities.herd.avoids: nobody can come along: it avoids every terrain"}},
		{"animals.pike.abilities.toss={mechanic: throw, victims: duck, spares: frog}", []string{"animals.pike.abilities.toss.spares: that frog is spared means nothing: it is none of the victims"}},
		{"animals.pike.abilities.bite={mechanic: strike, targets: 2, directions: forward}", []string{"animals.pike.abilities.bite.targets: it can never strike 2 at once: there are never more than 1 in reach"}},
		{"animals.pike.abilities.toss={mechanic: throw, max: 1, path: through}", []string{"animals.pike.abilities.toss.path: path means nothing: there is nothing on the way to a neighbour"}},
		{"animals.duck.movements.flap.capture=only animals.duck.movements.flap.min=2", nil},
		{"setup.black={frog: a6, pike: d7} animals.duck.abilities.herd.enabled=false", nil},
		{"animals.duck.value=5", []string{`options.big-ducks: turning on "big-ducks" changes nothing: everything that it sets is so already`}},
		{"animals.duck.value=0 animals.frog.value=0 animals.toad.value=0 animals.pike.value=0", []string{
			"animals: all animals are worth 0, so material means nothing to bots and reports"}},
	}
	for _, tt := range tests {
		t.Run(tt.set, func(t *testing.T) {
			var overrides variants.Overrides
			for _, text := range strings.SplitAfter(tt.set, " ") {
				if n := len(overrides.Set); n > 0 && !strings.Contains(text, "=") { // a value with blanks
					overrides.Set[n-1] += text
				} else if text != "" {
					overrides.Set = append(overrides.Set, text)
				}
			}
			if diff := cmp.Diff(tt.want, texts(check(t, parse(t, overrides)))); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// TestAlone has nobody to hop over but the enemy.
func TestAlone(t *testing.T) {
	d, err := variants.Parse("flea.yaml", []byte(`
name: flea
board: {files: 5, ranks: 5}
setup: {white: {flea: c1}}
animals: {flea: {letter: F, value: 1, movements: {hop: {mechanic: hop, over: friend}, step: {mechanic: step}}}}
end: {no-moves: {when: no-moves}}`), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"animals.flea.movements.hop.over: there is never a friend to hop over: each side has one animal"}
	if diff := cmp.Diff(want, texts(check(t, d))); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestNoFalseAlarms spoils variants at random and plays them: nothing that happens may have been
// called impossible.
func TestNoFalseAlarms(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	played := 0
	for range 80 {
		ref := []string{"pond", "pond", "wild-kingdom-2009", "wild-kingdom-2016", "wild-kingdom-2017"}[rng.IntN(5)]
		load := func(overrides variants.Overrides) (*variants.Definition, error) {
			if ref == "pond" {
				return variants.Parse("pond.yaml", []byte(pond), overrides)
			}
			return variants.Load(ref, overrides)
		}
		d, err := load(variants.Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		var overrides variants.Overrides
		for range 2 {
			overrides.Set = append(overrides.Set, spoil(rng, d))
		}
		if d, err = load(overrides); err != nil {
			continue
		}
		g, err := engine.Compile(d)
		if err != nil {
			continue
		}
		impossible := map[string]bool{}
		for _, w := range check(t, d) {
			p := strings.Split(w.Path, ".")
			if len(p) == 4 && p[2] == "abilities" || len(p) == 5 && slices.Contains(decisive, p[4]) {
				impossible[p[1]+"."+p[3]] = true
			}
		}
		if len(impossible) == 0 {
			continue
		}
		played++
		for _, id := range happens(g, rng) {
			if impossible[id] {
				t.Errorf("%s %v: %s happens, but was warned of as impossible", ref, overrides.Set, id)
			}
		}
	}
	if played < 5 {
		t.Errorf("only %d variants with warnings", played)
	}
}

// decisive are the parameters without which an ability does nothing.
var decisive = []string{"terrain", "from", "animals", "zone", "start", "shelter", "victims"}

// spoil is a change of some movement or ability, likely to take something away from it.
func spoil(rng *rand.Rand, d *variants.Definition) string {
	a := d.Animals[rng.IntN(len(d.Animals))]
	if rng.IntN(4) == 0 {
		return "animals." + a.ID + ".movements={}"
	}
	part, ms := "abilities", a.Abilities
	if len(ms) == 0 || rng.IntN(3) == 0 {
		part, ms = "movements", a.Movements
	}
	ground, other := d.Board.Ground, d.Board.Terrain[0].Name
	one := func() string { return d.Animals[rng.IntN(len(d.Animals))].ID }
	changes := []string{
		"from=" + ground, "from=" + other, "victims=" + one(), "animals=" + one(), "spares=[" + one() + ", " + one() + "]", "enabled=false", "max=1",
		"directions=forward", "directions=backward", "terrain=" + ground, "terrain=" + other, "start=[" + ground + "]", "shelter=[" + ground + ", " + other + "]",
		"retreat=" + ground, "over=friend",
	}
	return fmt.Sprintf("animals.%s.%s.%s.%s", a.ID, part, ms[rng.IntN(len(ms))].ID, changes[rng.IntN(len(changes))])
}

// happens lists the actions that take part in some random games.
func happens(g game.Game, rng *rand.Rand) []string {
	seen := make([]bool, len(g.Actions()))
	var ms game.Moves
	for range 20 {
		s := g.Start()
		for s.Moves(&ms); ms.Len() > 0 && s.Ply() < 150; s.Moves(&ms) {
			for i, m := range ms.List {
				seen[m.Action] = true
				for _, e := range ms.EffectsOf(i) {
					seen[e.By] = true
				}
			}
			s.Play(&ms, rng.IntN(ms.Len()))
		}
	}
	var ids []string
	for i, a := range g.Actions() {
		if seen[i] {
			ids = append(ids, a.ID)
		}
	}
	return ids
}
