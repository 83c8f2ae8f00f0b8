package variants

import "slices"

// Size is how many cards are shuffled: all but camps.
func (k *Deck) Size() (n int) {
	for _, c := range k.Areas {
		if c.ID != k.Camp {
			n += c.Copies
		}
	}
	for _, c := range k.Improvements {
		n += c.Copies
	}
	for _, c := range k.Animals {
		n += c.Copies
	}
	return n
}

// Animal is the index of an animal by its id, or -1.
func (k *Deck) Animal(id string) int {
	return slices.IndexFunc(k.Animals, func(c Resident) bool { return c.ID == id })
}

// nameOfArea is what people call an area.
func (k *Deck) nameOfArea(id string) string {
	for _, c := range k.Areas {
		if c.ID == id {
			return c.Name
		}
	}
	return plainName(id)
}

// names are the names of animals.
func (k *Deck) names(ids Names) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = plainName(id)
		if a := k.Animal(id); a >= 0 {
			names[i] = k.Animals[a].Name
		}
	}
	return names
}

// rounds is how many rounds the deal table has.
func (d *Definition) rounds() int {
	if len(d.Deal) == 0 {
		return 0
	}
	return len(d.Deal[0].Cards)
}
