package variants

// A Listing is what a list of variants says of one.
type Listing struct {
	Name, Title string
	Year        int // 0: not known
	PlayedWith  string
	Animals     int
	Toggles     int
}

// Listing is what a list says of the variant.
func (d *Definition) Listing() Listing {
	return Listing{d.Name, d.Title, d.Year, d.PlayedWith(), d.CountAnimals(), len(d.Toggles())}
}

// Catalogue lists the built-in variants, by name. It reads none of them: a test sees to it that it
// says what they say.
func Catalogue() []Listing { return catalogue }

var catalogue = []Listing{
	{"jungle", "Jungle", 0, "7×9 board", 8, 10},
	{"jungle-standard", "Jungle (standard)", 0, "7×9 board", 8, 10},
	{"moving-wild", "Moving Wild", 0, "96 cards, 1–6 players", 13, 33},
	{"wild-kingdom-2009", "Wild Kingdom Chess (2009)", 2009, "12×12 board", 7, 8},
	{"wild-kingdom-2016", "Wild Kingdom Test (2016)", 2016, "10×10 board", 9, 14},
	{"wild-kingdom-2017", "Wild Kingdom (2017)", 2017, "10×10 board", 9, 18},
}
