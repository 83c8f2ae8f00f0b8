package html

import "github.com/wildbench/wildbench/engine/reach"

// chapterData is what the page's script works with.
type chapterData struct {
	Cards   bool              `json:"cards"` // games are of cards, and have no board
	Files   int               `json:"files"`
	Ranks   int               `json:"ranks"`
	Seats   []string          `json:"seats"`
	Names   map[string]string `json:"names"` // by letter
	Animals []animalData      `json:"animals"`
	Games   []*Replay         `json:"games"`
}

// animalData is an animal and where it can go.
type animalData struct {
	Name   string `json:"name"`
	Letter string `json:"letter"`
	// Reach has, by side and square, flat pairs of a square and how it is reached; null where it
	// cannot stand.
	Reach [2][][]int `json:"reach"`
}

func (c *Chapter) data() *chapterData {
	d := &chapterData{
		Cards: !c.def.HasBoard(),
		Files: c.def.Board.Files, Ranks: c.def.Board.Ranks, Seats: c.header.Seats, Games: c.games, Names: make(map[string]string),
	}
	for i, a := range c.def.Animals {
		d.Names[a.Letter] = a.Name
		if i < len(c.reach) {
			d.Animals = append(d.Animals, animalData{a.Name, a.Letter, flat(c.reach[i])})
		}
	}
	return d
}

// flat lists the ways of an animal as the page's script reads them.
func flat(ways reach.AnimalWays) (all [2][][]int) {
	for side, squares := range ways {
		for _, from := range squares {
			var list []int
			if from != nil {
				list = []int{}
			}
			for _, w := range from {
				list = append(list, int(w.To), int(w.How))
			}
			all[side] = append(all[side], list)
		}
	}
	return all
}
