package board

import (
	"fmt"
	"reflect"

	"github.com/wildbench/wildbench/variants"
)

// CompileSides compiles a game in which White plays by one definition and Black by another: what is
// an ability worth to the side that has it? They must describe one game on one board: only what
// animals can do and mind, what they are worth, and whom they may capture can differ. What Black's
// animals do, suffer and are immune to goes by Black's definition. Otherwise it is the usual game.
func CompileSides(white, black *variants.Definition) (*Game, error) {
	a, b := reflect.ValueOf(shared(white)), reflect.ValueOf(shared(black))
	for i := range a.NumField() {
		if !reflect.DeepEqual(a.Field(i).Interface(), b.Field(i).Interface()) {
			return nil, fmt.Errorf("the sides of one game differ in %s", a.Type().Field(i).Tag.Get("doc"))
		}
	}
	return compile(white, black)
}

// common is what the definitions of both sides must agree in.
type common struct {
	Board   variants.Board    `doc:"the board"`
	Zones   []variants.Zone   `doc:"the zones"`
	Traps   string            `doc:"the trap zone"`
	Start   string            `doc:"the starting position"`
	End     []variants.Ending `doc:"how the game ends"`
	Limits  variants.Limits   `doc:"the limits"`
	Animals []ability         `doc:"the list of animals and their abilities"`
}

// ability is an animal, or one of its abilities, turned on or off.
type ability struct {
	animal, letter, id, kind string
	royal                    bool
}

func shared(def *variants.Definition) common {
	c := common{def.Board, def.Zones, def.Captures.TrapZone, def.Start(), def.End, def.Limits, nil}
	for _, a := range def.Animals {
		c.Animals = append(c.Animals, ability{animal: a.ID, letter: a.Letter, royal: a.Royal})
		for _, m := range a.Abilities {
			c.Animals = append(c.Animals, ability{animal: a.ID, id: m.ID, kind: m.Kind})
		}
	}
	return c
}
