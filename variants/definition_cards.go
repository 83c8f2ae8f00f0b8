package variants

// A CardGame is what a definition says of a game in which players draft cards into parks of their
// own: areas, improvements of areas, and animals that live in them and earn points by how happy
// they are there.
type CardGame struct {
	Players     int       `yaml:"players" default:"4" min:"1" max:"6" doc:"how many play; one plays against the collection of solo"`
	Deck        Deck      `yaml:"deck,required" doc:"the cards"`
	Deal        []Deal    `yaml:"deal,keyed,required" doc:"cards dealt to each player in each round, by the number of players"`
	Passing     []string  `yaml:"passing" enum:"left,right" default:"left" doc:"which way hands are passed on, by round; the list starts again when it ends"`
	Development string    `yaml:"development" enum:"best,chosen" words:"the best there is,chosen by the player" default:"best" doc:"who places cards at the end of a round: best, the arrangement that scores most in the round; chosen, the player card by card"`
	Scoring     string    `yaml:"scoring,required" ref:"scoring" doc:"which of the scorings holds"`
	Scorings    []Scoring `yaml:"scorings,keyed,required" doc:"ways to take points off, by name"`
	TieBreak    string    `yaml:"tie_break" enum:"kinds,none" words:"more different animals,none" default:"kinds" doc:"who wins of those with equal points: kinds, who has more different animals, set aside or not; none, and what this leaves tied, share the win"`
	Solo        *Solo     `yaml:"solo" doc:"how one player plays, against a collection that the game makes"`
}

// A Deck is all cards of a game.
type Deck struct {
	Habitats     Names         `yaml:"habitats,required" doc:"the names of habitats"`
	Camp         string        `yaml:"camp,required" label:"area that players begin with" ref:"area" doc:"the area that each player begins with; its copies are not shuffled in"`
	Areas        []Area        `yaml:"areas,keyed,required" doc:"cards that hold animals, by id"`
	Improvements []Improvement `yaml:"improvements,keyed" doc:"cards that change the area they are attached to, for good, by id"`
	Animals      []Resident    `yaml:"animals,keyed,required" doc:"cards that live in areas, by id"`
	Provenance   `yaml:",inline"`
}

// An Area is a card that holds animals.
type Area struct {
	ID         string `yaml:",key"`
	Name       string `yaml:"name" doc:"the name that people read; by default made from the id"`
	Copies     int    `yaml:"copies,required" min:"0" max:"60" doc:"how many there are"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false takes the card out of the deck"`
	Size       int    `yaml:"size,required" min:"0" max:"60" doc:"spaces"`
	Habitats   Names  `yaml:"habitats,required" ref:"habitat" doc:"what it is like; an animal needs one of its own among them"`
	Multiplier int    `yaml:"multiplier,required" min:"0" max:"100" doc:"points for each level of the animals in it"`
	Provenance `yaml:",inline"`
}

// An Improvement is a card that changes an area.
type Improvement struct {
	ID         string `yaml:",key"`
	Name       string `yaml:"name" doc:"the name that people read; by default made from the id"`
	Copies     int    `yaml:"copies,required" min:"0" max:"60" doc:"how many there are"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false takes its effect away; the card stays"`
	Size       int    `yaml:"size" min:"-60" max:"60" doc:"spaces added to the area"`
	Habitats   Names  `yaml:"habitats" ref:"habitat" none:"none" doc:"habitats added to the area"`
	Multiplier int    `yaml:"multiplier" min:"-100" max:"100" doc:"added to the area's multiplier"`
	Level      int    `yaml:"level" min:"-100" max:"100" doc:"added to the level of each animal in the area"`
	Space      int    `yaml:"space" min:"-60" max:"60" doc:"added to the space that each animal in the area needs, which stays 0 or more"`
	Nature     string `yaml:"nature" enum:"printed,friendly,hungry" words:"as printed,friendly,hungry" default:"printed" doc:"what all animals in the area count as, whatever they are otherwise"`
	Text       string `yaml:"text" doc:"the rule in the designer's own words"`
	Provenance `yaml:",inline"`
}

// A Resident is an animal of a game of cards: it needs space in an area with a habitat of its own,
// in company that it can stand.
type Resident struct {
	ID         string   `yaml:",key"`
	Name       string   `yaml:"name" doc:"the name that people read; by default made from the id"`
	Plural     string   `yaml:"plural" doc:"the name of several of it; by default made from the name by the rules of English"`
	Copies     int      `yaml:"copies,required" min:"0" max:"60" doc:"how many there are"`
	Enabled    bool     `yaml:"enabled" default:"true" doc:"false takes the card out of the deck, and out of collections to play against"`
	Nature     string   `yaml:"nature,required" enum:"friendly,hungry" doc:"friendly: shares an area with other friendly animals; hungry: only with its own kind"`
	Space      int      `yaml:"space,required" min:"0" max:"60" doc:"spaces that it needs"`
	Level      int      `yaml:"level,required" min:"-100" max:"100" doc:"how happy it is: points, times the area's multiplier"`
	Habitats   Names    `yaml:"habitats,required" ref:"habitat" doc:"where it can live: any one suffices"`
	Effects    []Effect `yaml:"effects,keyed" doc:"what changes it, and when, by id"`
	Provenance `yaml:",inline"`
}

// An Effect changes an animal while it stands in certain company.
type Effect struct {
	ID         string `yaml:",key"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false turns it off"`
	Count      string `yaml:"count" enum:"same,others,animals" words:"others of its kind,other animals,animals with itself" default:"same" doc:"what is counted in its area: same, others of its kind; others, all other animals; animals, all with itself"`
	Of         Names  `yaml:"of" ref:"resident" none:"any kind" doc:"of the animals counted, only those of these kinds; with count: same it has no use"`
	Least      int    `yaml:"least" min:"0" max:"60" doc:"it works from this count on"`
	Most       int    `yaml:"most" default:"60" min:"0" max:"60" doc:"it works up to this count"`
	Each       bool   `yaml:"each" doc:"level and space change once for each counted, not once"`
	Level      int    `yaml:"level" min:"-100" max:"100" doc:"added to its level"`
	Space      int    `yaml:"space" min:"-60" max:"60" doc:"added to the space it needs, which stays 0 or more"`
	Nature     string `yaml:"nature" enum:"printed,friendly,hungry" words:"as printed,friendly,hungry" default:"printed" doc:"what it becomes; of several effects the last decides"`
	Text       string `yaml:"text" doc:"the rule in the designer's own words"`
	Provenance `yaml:",inline"`
}

// A Deal is how many cards each player is dealt in each round.
type Deal struct {
	Players string `yaml:",key"` // a number
	Cards   []int  `yaml:",scalar" min:"1" max:"60"`
}

// A Scoring is what is taken off a park's points at the end of a round.
type Scoring struct {
	Name       string `yaml:",key"`
	Summary    string `yaml:"summary" doc:"what it is, in a sentence"`
	RoomyArea  int    `yaml:"area_with_space" min:"0" max:"100" doc:"points off for each area with any empty space"`
	EmptySpace int    `yaml:"empty_space" min:"0" max:"100" doc:"points off for each empty space"`
	Aside      int    `yaml:"animal_aside" min:"0" max:"100" doc:"points off for each animal set aside"`
	AsideSpace int    `yaml:"space_aside" min:"0" max:"100" doc:"points off for each space that an animal set aside would need"`
	Provenance `yaml:",inline"`
}

// Solo is how one player plays: a few cards are turned up, one of them is kept, and the others go
// to a collection that scores the printed levels of all its animals every round. The player wins
// with more points than it.
type Solo struct {
	Turns      []int   `yaml:"turns,required" label:"turns by round" min:"1" max:"60" doc:"how often cards are turned up, by round"`
	Offer      int     `yaml:"offer" label:"cards turned up at a time" default:"2" min:"1" max:"10" doc:"how many are turned up at a time"`
	Level      int     `yaml:"level,required" label:"level played" min:"1" max:"99" doc:"which of the levels is played"`
	Levels     []Level `yaml:"levels,keyed,required" doc:"what the collection begins with, by number"`
	Provenance `yaml:",inline"`
}

// A Level is a collection to play against.
type Level struct {
	Number     string        `yaml:",key"`
	Title      string        `yaml:"title" doc:"the name that people read"`
	Cards      []StartingSet `yaml:"cards,keyed" doc:"animals that it begins with, out of the deck, by id; one that is not in the deck is left out"`
	Provenance `yaml:",inline"`
}

// A StartingSet is a number of like animals.
type StartingSet struct {
	Animal string `yaml:",key" ref:"resident"`
	Copies int    `yaml:",scalar" min:"1" max:"60"`
}
