package engine_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants"
)

// An inventor writes variants at random. Most are sound; one that is careless now and then gives a
// parameter a value just outside of its range, or a name that nothing has.
type inventor struct {
	rng      *rand.Rand
	careless bool

	files, ranks int
	terrains     []string // the ground first
	terrainAt    []int    // by square
	zones        []string
	zoneAt       [][2][]bool // by zone, side and square
	animals      []animal
	abilities    []string // ids of all, for immunities
	taken        []bool   // by square: somebody stands there
}

// An animal is what the setup needs to know of one.
type animal struct {
	id      string
	royal   bool
	shuns   []string // terrains on which it may not stand
	only    string
	avoids  map[string][2]bool // by zone: its own side's, the enemy's
	marches string             // a terrain that it stays near
	within  int
}

// invent writes the variant of a seed.
func invent(seed uint64) []byte {
	in := &inventor{rng: rand.New(rand.NewPCG(seed, 5))}
	in.careless = in.rng.IntN(5) == 0
	var b strings.Builder
	fmt.Fprintf(&b, "name: v%d\n", seed)
	b.WriteString(in.board() + in.zoning())
	animals := in.fauna()
	b.WriteString(in.setup() + animals + in.captures() + in.endings())
	if in.rng.IntN(3) == 0 {
		fmt.Fprintf(&b, "limits: {max_plies: %s, repetition: %s}\n", in.number(0, 1_000_000), in.pick("0", "3", "4"))
	}
	return []byte(b.String())
}

func (in *inventor) chance(percent int) bool { return in.rng.IntN(100) < percent }

func (in *inventor) pick(words ...string) string {
	if in.careless && in.rng.IntN(150) == 0 {
		return "nonsense"
	}
	return words[in.rng.IntN(len(words))]
}

// some picks a few words, as a list.
func (in *inventor) some(words ...string) string {
	list := []string{in.pick(words...)}
	for in.chance(40) {
		if word := in.pick(words...); !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// number is one of a range, its ends more often than not.
func (in *inventor) number(least, most int) string {
	n := least + in.rng.IntN(most-least+1)
	switch in.rng.IntN(6) {
	case 0:
		n = most
	case 1, 2, 3:
		n = min(most, least+in.rng.IntN(3))
	}
	if in.careless && in.rng.IntN(25) == 0 {
		n = []int{least - 1, most + 1}[in.rng.IntN(2)]
	}
	return fmt.Sprint(n)
}

// maybe adds a key to a mapping, half of the time.
func (in *inventor) maybe(fields *[]string, key string, value func() string) {
	if in.chance(50) {
		*fields = append(*fields, key+": "+value())
	}
}

func mapping(fields []string) string { return "{" + strings.Join(fields, ", ") + "}" }

func (in *inventor) board() string {
	size := func() int {
		if in.chance(75) {
			return 3 + in.rng.IntN(6)
		}
		return 3 + in.rng.IntN(14)
	}
	in.files, in.ranks = size(), size()
	in.terrainAt, in.taken = make([]int, in.files*in.ranks), make([]bool, in.files*in.ranks)
	in.terrains = []string{"ground"}
	var legend []string
	for i, name := range []string{"swamp", "jungle", "river"}[:in.rng.IntN(4)] {
		in.terrains = append(in.terrains, name)
		legend = append(legend, fmt.Sprintf("%s: {symbol: %q}", name, "~^="[i:i+1]))
	}
	mirrored := in.chance(60)
	for s := range in.terrainAt {
		if in.chance(35) {
			in.terrainAt[s] = in.rng.IntN(len(in.terrains))
		}
		if t := len(in.terrainAt) - 1 - s; mirrored && t < s {
			in.terrainAt[s] = in.terrainAt[t]
		}
	}
	text := fmt.Sprintf("board:\n  files: %d\n  ranks: %d\n", in.files, in.ranks)
	if len(legend) > 0 {
		text += "  terrain: " + mapping(legend) + "\n  map:\n"
		for rank := in.ranks - 1; rank >= 0; rank-- {
			var row strings.Builder
			for file := range in.files {
				row.WriteByte(".~^="[in.terrainAt[rank*in.files+file]])
			}
			text += fmt.Sprintf("    - %q\n", row.String())
		}
	}
	return text
}

func (in *inventor) square(s int) string { return fmt.Sprintf("%c%d", 'a'+s%in.files, 1+s/in.files) }

// zoning writes one to three zones, at times of both sides and at times of one, whose squares the
// symmetry gives the other.
func (in *inventor) zoning() string {
	text := "zones:\n"
	for _, name := range []string{"den", "home", "trap"}[:1+in.rng.IntN(3)] {
		var at [2][]bool
		var lists [2][]string
		n := len(in.terrainAt)
		for side := range at {
			at[side] = make([]bool, n)
		}
		sides, both := 1, in.chance(30)
		if both {
			sides = 2
		}
		for side := range sides {
			for range 1 + in.rng.IntN(4) {
				s := in.rng.IntN(n)
				at[side][s] = true
				lists[side] = append(lists[side], in.square(s))
				if !both {
					at[1][n-1-s] = true
				}
			}
		}
		fields := []string{"white: [" + strings.Join(lists[0], ", ") + "]"}
		if both {
			fields = append(fields, "black: ["+strings.Join(lists[1], ", ")+"]")
		}
		in.zones, in.zoneAt = append(in.zones, name), append(in.zoneAt, at)
		text += "  " + name + ": " + mapping(fields) + "\n"
	}
	return text
}

func (in *inventor) animalIDs() []string {
	ids := make([]string, len(in.animals))
	for i := range in.animals {
		ids[i] = in.animals[i].id
	}
	return ids
}

// fauna writes one to five animals.
func (in *inventor) fauna() string {
	for _, id := range []string{"ant", "bee", "cat", "dog", "eel"}[:1+in.rng.IntN(5)] {
		in.animals = append(in.animals, animal{id: id, avoids: map[string][2]bool{}})
	}
	if in.chance(40) {
		in.animals[0].royal = true
	}
	in.abilities = []string{"poison"}
	text := "animals:\n"
	for i := range in.animals {
		text += in.animal(i)
	}
	return text
}

func (in *inventor) animal(i int) string {
	a := &in.animals[i]
	letter := string(rune('A' + i))
	text := fmt.Sprintf("  %s:\n    letter: %s\n    value: %d\n    rank: %s\n", a.id, letter, in.rng.IntN(9), in.number(1, 9))
	if a.royal {
		text += "    royal: true\n"
	}
	text += in.terrainRules(a) + in.zoneRules(a)
	moves := variants.Kinds[:7]
	text += "    movements:\n"
	first := ""
	for j := range 1 + in.rng.IntN(2) {
		k := moves[in.rng.IntN(len(moves))].Name
		if j == 0 && in.chance(50) {
			k = []string{"step", "slide", "hop", "walk"}[in.rng.IntN(4)]
			first = k
		}
		text += fmt.Sprintf("      %s-%d: %s\n", k, j, in.mechanic(k))
	}
	if in.chance(75) {
		text += "    abilities:\n"
		for j := range 1 + in.rng.IntN(3) {
			k := variants.Kinds[in.rng.IntN(len(variants.Kinds))].Name
			if goes := map[string]string{"slide": "trample", "hop": "must-capture"}[first]; goes != "" && j == 0 && in.chance(30) {
				k = goes // which mean nothing without
			}
			id := fmt.Sprintf("%s-a%d", k, j+in.rng.IntN(2)*3)
			in.abilities = append(in.abilities, id)
			text += fmt.Sprintf("      %s: %s\n", id, in.mechanic(k))
		}
	}
	if in.chance(30) {
		text += "    immune: " + in.some(in.abilities...) + "\n"
	}
	if others := in.commoners(a.id); in.chance(25) && len(others) > 0 {
		fields := []string{"to: " + in.pick(others...), "zone: " + in.pick(in.zones...)}
		in.maybe(&fields, "clears_poison", func() string { return in.pick("true", "false") })
		text += "    promotion: " + mapping(fields) + "\n"
	}
	return text
}

// commoners are the other animals that are not royal; now and then all others.
func (in *inventor) commoners(but string) (ids []string) {
	for _, a := range in.animals {
		if a.id != but && (!a.royal || in.careless) {
			ids = append(ids, a.id)
		}
	}
	return ids
}

func (in *inventor) terrainRules(a *animal) string {
	if !in.chance(40) {
		return ""
	}
	text, stop := "    terrain:\n", in.number(1, 16)
	seen := map[string]bool{}
	for range 1 + in.rng.IntN(2) {
		name := in.terrains[in.rng.IntN(len(in.terrains))]
		if seen[name] {
			continue
		}
		seen[name] = true
		switch in.rng.IntN(5) {
		case 0:
			a.shuns = append(a.shuns, name)
			text += "      " + name + ": {enter: never}\n"
		case 1:
			a.shuns = append(a.shuns, name)
			text += "      " + name + ": {end: never}\n"
		case 2:
			text += "      " + name + ": {stop: " + stop + "}\n"
		case 3:
			if a.within > 0 {
				text += "      " + name + ": {stop: " + stop + "}\n"
				continue
			}
			a.marches, a.within = name, 1+in.rng.IntN(3)
			text += fmt.Sprintf("      %s: {within: %d}\n", name, a.within)
		default:
			if a.only != "" {
				text += "      " + name + ": {stop: " + stop + "}\n"
				continue
			}
			a.only = name
			text += "      " + name + ": {only: true, colour: " + in.pick("any", "same") + "}\n"
		}
	}
	return text
}

func (in *inventor) zoneRules(a *animal) string {
	if !in.chance(25) {
		return ""
	}
	zone, rule := in.pick(in.zones...), [2]bool{in.chance(50), in.chance(50)}
	a.avoids[zone] = rule
	words := map[bool]string{true: "never", false: "freely"}
	return fmt.Sprintf("    zones: {%s: {own: %s, enemy: %s}}\n", zone, words[rule[0]], words[rule[1]])
}

// stands reports whether an animal of a side may stand on a square.
func (in *inventor) stands(a *animal, side, s int) bool {
	terrain := in.terrains[in.terrainAt[s]]
	if slices.Contains(a.shuns, terrain) || a.only != "" && a.only != terrain {
		return false
	}
	for i, zone := range in.zones {
		if rule := a.avoids[zone]; rule[0] && in.zoneAt[i][side][s] || rule[1] && in.zoneAt[i][1-side][s] {
			return false
		}
	}
	return a.within == 0 || in.near(s, a.marches, a.within)
}

func (in *inventor) near(s int, terrain string, within int) bool {
	for t, i := range in.terrainAt {
		files, ranks := s%in.files-t%in.files, s/in.files-t/in.files
		if in.terrains[i] == terrain && max(files, -files, ranks, -ranks) <= within {
			return true
		}
	}
	return false
}

// setup writes where animals stand: of both sides, of White alone where the other side's may stand
// there too, or as a position.
func (in *inventor) setup() string {
	rows := make([]string, len(in.taken))
	var lists [2]string
	for side := range 2 {
		for i := range in.animals {
			a := &in.animals[i]
			count := 1
			if !a.royal {
				count = in.rng.IntN(1 + min(8, len(in.taken)/4))
			}
			var squares []string
			for tries := 0; tries < 30 && len(squares) < count; tries++ {
				s := in.rng.IntN(len(in.taken))
				if in.taken[s] || !in.stands(a, side, s) {
					continue
				}
				in.taken[s] = true
				squares = append(squares, in.square(s))
				rows[s] = string(rune('A' + i + 32*side))
			}
			if len(squares) > 0 {
				lists[side] += fmt.Sprintf("    %s: [%s]\n", a.id, strings.Join(squares, ", "))
			}
		}
	}
	if in.chance(25) {
		return fmt.Sprintf("setup: {position: %q}\n", in.position(rows)+in.pick(" w 1", " b 1", " b 7"))
	}
	return "setup:\n  white:\n" + lists[0] + "  black:\n" + lists[1]
}

func (in *inventor) position(pieces []string) string {
	var lines []string
	for rank := in.ranks - 1; rank >= 0; rank-- {
		line, gap := "", 0
		for _, p := range append(slices.Clone(pieces[rank*in.files:(rank+1)*in.files]), "/") {
			if p == "" {
				gap++
				continue
			}
			if gap > 0 {
				line += fmt.Sprint(gap)
			}
			line, gap = line+p, 0
		}
		lines = append(lines, strings.TrimSuffix(line, "/"))
	}
	return strings.Join(lines, "/")
}

func (in *inventor) captures() string {
	if !in.chance(50) {
		return ""
	}
	fields := []string{"by: " + in.pick("any", "rank")}
	in.maybe(&fields, "equal_rank", func() string { return in.pick("both", "attacker", "never") })
	in.maybe(&fields, "trap_zone", func() string { return in.pick(in.zones...) })
	in.maybe(&fields, "traps_weaken", func() string { return in.pick("all", "enemy-only") })
	in.maybe(&fields, "exceptions", func() string {
		rule := []string{"allowed: " + in.pick("true", "false")}
		in.maybe(&rule, "attackers", func() string { return in.some(in.animalIDs()...) })
		in.maybe(&rule, "victims", func() string { return in.some(in.animalIDs()...) })
		in.maybe(&rule, "onto", func() string { return in.some(in.terrains...) })
		in.maybe(&rule, "from", func() string { return in.some(in.terrains...) })
		in.maybe(&rule, "on_traps", func() string { return in.pick("true", "false") })
		return "{odd: " + mapping(rule) + "}"
	})
	return "captures: " + mapping(fields) + "\n"
}

func (in *inventor) endings() string {
	text := "end:\n"
	if in.animals[0].royal {
		text += "  royal-lost: {when: royal-lost, both: both-lost}\n"
	}
	if in.chance(40) {
		fields := []string{"when: goal", "zone: " + in.pick(in.zones...), "whose: " + in.pick("own", "enemy")}
		in.maybe(&fields, "animals", func() string { return in.some(in.animalIDs()...) })
		text += "  goal: " + mapping(fields) + "\n"
	}
	if in.chance(50) {
		text += "  eliminated: {when: eliminated, result: " + in.pick("loss", "win", "draw") + "}\n"
	}
	return text + "  stuck: {when: no-moves, result: " + in.pick("loss", "win", "draw") + "}\n"
}
