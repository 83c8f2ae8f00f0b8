package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPlaced makes mistakes that only show when the run is put together: each is told where it was
// made, in the file or in a variable.
func TestPlaced(t *testing.T) {
	const sound = "variants: [jungle]\nbots: [random]\ngames: 2\n"
	for _, c := range []struct{ file, environ, want string }{
		{"variants: [jungle]\nbots: [random, gredy]\ngames: 2\n", "", `c.yaml:2:16: gredy: unknown bot`},
		{"variants: [jungle]\nbots: random,gredy\ngames: 2\n", "", `c.yaml:2:7: bots gredy: unknown bot`},
		{"variants: [jungle]\npairings: [[random, gredy]]\ngames: 2\n", "", `c.yaml:2:21: gredy: unknown bot`},
		{"variants: [jungle, {name: nofile.yaml}]\nbots: random\ngames: 2\n", "", `c.yaml:1:27: nofile.yaml: cannot be read`},
		{"variants: [jungel]\nbots: random\ngames: 2\n", "", `c.yaml:1:12: jungel: there is no built-in variant`},
		{sound + "set: limits.max_plies=3,animals.cat.rnk=3\n", "", `c.yaml:4:37: unknown key "rnk"`},
		{sound + "without: [dog-swims, dog-swms]\n", "", `c.yaml:4:22: unknown toggle "dog-swms"`},
		{"variants: [{name: jungle, with: dog-swms}]\nbots: random\ngames: 2\n", "", `c.yaml:1:33: unknown toggle`},
		{"variants: [jungle]\nbots: random\ngames: 3\n", "", `c.yaml:3:8: games 3: games come in pairs`},
		{sound + "limits: {repetition: 1}\n", "", `c.yaml:4:22: repetition 1: it would stop`},
		{sound + "until: {score_within: 3}\n", "", `c.yaml:4:23: score_within 3: give a number`},
		{sound + "players: [2, 3]\n", "", `c.yaml:4:14: 3: jungle is for 2 players`},
		{"variants: [moving-wild]\nbots: random\ngames: 18\nplayers: [2, 9]\n", "", `c.yaml:4:14: "players" must be from 1 to 6`},
		{sound + "shard: 3/2\nout: x\n", "", `c.yaml:4:8: shard: "3/2" is no shard`},
		{sound, "BOTS=random,gredy", `WILDBENCH_BOTS=gredy: unknown bot "gredy"`},
		{sound, "SET=animals.cat.rank=3,animals.cat.rnk=3", `:1:46: unknown key "rnk"`},
		{sound + "with: dog-swms\n", "WITH=dog-swms", `WILDBENCH_WITH=dog-swms:1:16: unknown toggle`},
		{sound, "VARIANTS=jungel", `WILDBENCH_VARIANTS=jungel:1:20: jungel: there is no`},
		{sound, "GAMES=3", `WILDBENCH_GAMES=3: games come in pairs`},
		{sound, "LIMITS_REPETITION=1", `WILDBENCH_LIMITS_REPETITION=1: it would stop`},
		{sound, "UNTIL_SCORE_WITHIN=3", `WILDBENCH_UNTIL_SCORE_WITHIN=3: give a number`},
		{sound, "PAIRINGS=gauntlet", `WILDBENCH_PAIRINGS=gauntlet: it needs two or more`},
		{sound, "SHARD=1/2", `WILDBENCH_SHARD=1/2: a part needs a run directory`},
		{sound + "out: x\n", "SHARD=3/2", `WILDBENCH_SHARD: "3/2" is no shard`},
	} {
		path := filepath.Join(t.TempDir(), "c.yaml")
		if err := os.WriteFile(path, []byte(c.file), 0o600); err != nil {
			t.Fatal(err)
		}
		plan, err := Read(Sources{File: path, Environ: []string{envPrefix + c.environ}})
		if err == nil {
			_, err = plan.Parts()
		}
		if err == nil {
			_, err = plan.Part()
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s%s\n%v\nwant %s", c.file, c.environ, err, c.want)
		}
	}
}
