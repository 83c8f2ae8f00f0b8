package variants

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// A genre is a sort of games: it answers what is answered in another way for each sort. One more
// sort is one more genre in genreOf and genreOfTree; nobody else asks which one a variant is of.
type genre interface {
	name() string // as in the tags of [Definition]
	title() string
	keys() string // where to look for keys that only this genre has, and why a variant has none

	seats(*Definition) int
	playerCounts(*Definition) []int
	playersVary() bool
	dealt() bool

	playedWith(*Definition) string // the board, say
	animals(*Definition) int
	stock(*Definition) string // the same with the number of pieces or cards

	validate(*validator)
	show(*shower)
	diff(*differ)
	ability(animal, ability string) path
}

// genreOf is the genre of a definition. The parts of other genres are empty.
func genreOf(d *Definition) genre {
	if d.Deck.Camp != "" || len(d.Deck.Areas) > 0 {
		return cardGenre{}
	}
	return boardGenre{}
}

// genreOfTree is the genre that a file's tree describes: it is of a game of cards if it has a deck.
func genreOfTree(root *node) genre {
	if root.Get("deck") != nil {
		return cardGenre{}
	}
	return boardGenre{}
}

// GenreOf is the name of the genre that a file's tree describes.
func (d Definition) GenreOf(root *node) string { return genreOfTree(root).name() }

// Genre is the name of the genre that the definition describes: "board" or "cards".
func (d Definition) Genre() string { return genreOf(&d).name() }

// Besides are the keys of files that are no part of a variant.
func (Definition) Besides() []string { return []string{"extends", "remove"} }

// Elsewhere says why a key that only one genre has is not one of another.
func (Definition) Elsewhere(name string) string {
	for _, g := range []genre{boardGenre{}, cardGenre{}} {
		if g.name() == name {
			return g.keys()
		}
	}
	return ""
}

// Seats is how many play.
func (d *Definition) Seats() int { return genreOf(d).seats(d) }

// PlayerCounts lists how many may play, in ascending order.
func (d *Definition) PlayerCounts() []int { return genreOf(d).playerCounts(d) }

// PlayersVary reports whether the rules leave open how many play, so that [Overrides] may say it.
func (d *Definition) PlayersVary() bool { return genreOf(d).playersVary() }

// Dealt reports whether the game begins by chance, and players do not know all of its position.
func (d *Definition) Dealt() bool { return genreOf(d).dealt() }

// HasBoard reports whether the game is played on squares.
func (d *Definition) HasBoard() bool { return d.Board.Squares() > 0 }

// PlayedWith says in a few words what the game is played with, as "7×9 board".
func (d *Definition) PlayedWith() string { return genreOf(d).playedWith(d) }

// CountAnimals is how many sorts of animals the game has.
func (d *Definition) CountAnimals() int { return genreOf(d).animals(d) }

// Outline is the variant in half a line.
func (d *Definition) Outline() string {
	return fmt.Sprintf("%s: %s, %s", cmp.Or(d.Title, d.Name), genreOf(d).stock(d),
		several(len(d.Toggles()), "toggle"))
}

// several is a number in digits of things.
func several(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// boardGenre is that of games of animals on squares.
type boardGenre struct{}

func (boardGenre) name() string  { return "board" }
func (boardGenre) title() string { return "a board game" }
func (boardGenre) keys() string {
	return "board games have it; this is a game of cards, since it has a deck"
}

func (boardGenre) seats(*Definition) int          { return 2 }
func (boardGenre) playerCounts(*Definition) []int { return []int{2} }
func (boardGenre) playersVary() bool              { return false }
func (boardGenre) dealt() bool                    { return false }
func (boardGenre) animals(d *Definition) int      { return len(d.Animals) }

func (boardGenre) playedWith(d *Definition) string {
	return fmt.Sprintf("%d×%d board", d.Board.Files, d.Board.Ranks)
}

func (boardGenre) stock(d *Definition) string {
	return fmt.Sprintf("%s on %d×%d squares", several(len(d.Animals), "animal"),
		d.Board.Files, d.Board.Ranks)
}

func (boardGenre) validate(v *validator) {
	v.board()
	v.walk(nil, reflect.TypeFor[Definition](), v.root)
	v.animals()
	v.captures()
	v.endings()
	v.limits()
	v.options()
	v.setup()
}

func (boardGenre) show(s *shower) {
	s.board()
	s.zones()
	for i := range s.d.Animals {
		s.animal(&s.d.Animals[i])
	}
	s.marks()
	s.captures()
	s.endings()
	s.options()
}

func (boardGenre) diff(d *differ) {
	d.add(Section{Part: "board", Title: "Board", Changes: d.board()})
	d.add(Section{Part: "zones", Title: "Zones", Changes: d.zones()})
	d.add(Section{Part: "setup", Title: d.setupTitle(), Changes: d.setup()})
	d.animals()
	d.add(Section{Part: "captures", Title: "Captures", Changes: d.captures()})
	d.add(Section{Part: "end", Title: "End of the game", Changes: d.endings()})
	d.add(Section{Part: "limits", Title: "Limits of self-play", Changes: d.limits()})
	d.add(Section{Part: "options", Title: "Options", Changes: d.options()})
}

func (boardGenre) ability(animal, ability string) path {
	return path{"animals", animal, "abilities", ability, "enabled"}
}

// cardGenre is that of games in which cards are drafted.
type cardGenre struct{}

func (cardGenre) name() string  { return "cards" }
func (cardGenre) title() string { return "a game of cards" }
func (cardGenre) keys() string {
	return "games of cards have it; this is none, since it has no deck"
}

func (cardGenre) seats(d *Definition) int   { return d.Players }
func (cardGenre) playersVary() bool         { return true }
func (cardGenre) dealt() bool               { return true }
func (cardGenre) animals(d *Definition) int { return len(d.Deck.Animals) }

// playerCounts are those for whom the deck has cards enough.
func (cardGenre) playerCounts(d *Definition) []int {
	var counts []int
	if d.Solo != nil {
		counts = append(counts, 1)
	}
	for i := range d.Deal {
		row := &d.Deal[i]
		if n, ok := plainNumber(row.Players); ok && d.Deck.suffices(n, row) {
			counts = append(counts, n)
		}
	}
	slices.Sort(counts)
	return counts
}

func (g cardGenre) playedWith(d *Definition) string {
	return fmt.Sprintf("%d cards, %s", d.Deck.Size(), players(g.playerCounts(d)))
}

func (g cardGenre) stock(d *Definition) string {
	kinds := len(d.Deck.Areas) + len(d.Deck.Improvements) + len(d.Deck.Animals) - 1
	return fmt.Sprintf("%s of %s for %s", several(d.Deck.Size(), "card"), several(kinds, "kind"),
		players(g.playerCounts(d)))
}

// players says how many may play: 1–6 players, or 2, 4 players where numbers between are missing.
func players(counts []int) string {
	first, last := counts[0], counts[len(counts)-1]
	switch {
	case first == last:
		return several(first, "player")
	case last-first == len(counts)-1:
		return fmt.Sprintf("%d–%d players", first, last)
	}
	words := make([]string, len(counts))
	for i, n := range counts {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ") + " players"
}

func (cardGenre) validate(v *validator) {
	v.walk(nil, reflect.TypeFor[Definition](), v.root)
	v.cards()
	v.options()
}

func (cardGenre) show(s *shower) { s.cards() }
func (cardGenre) diff(d *differ) { d.cards() }

func (cardGenre) ability(animal, ability string) path {
	return path{"deck", "animals", animal, "effects", ability, "enabled"}
}
