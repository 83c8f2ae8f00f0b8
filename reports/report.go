package reports

import "github.com/wildbench/wildbench/reports/stats"

// Schema is the version of the JSON form of a [Document]. It grows when a field changes its meaning
// or goes; new fields leave it alone.
const Schema = 2

// A Document is what is written as JSON: one report for each variant.
type Document struct {
	Schema  int       `json:"schema"`
	Reports []*Report `json:"reports"`
}

// A Report is all that is said about one batch of one variant.
type Report struct {
	Variant string `json:"variant"` // as the batch calls it
	Name    string `json:"name"`    // the variant's own, which changes leave alone
	Kind    string `json:"kind"`    // "board" or "cards"
	Players int    `json:"players"` // seats
	Digest  string `json:"digest"`  // of the variant's full text
	Seed    uint64 `json:"seed"`
	Games   int    `json:"games_per_pairing"` // as scheduled
	// of all games and their ends, 16 hexadecimal digits
	Fingerprint string     `json:"fingerprint"`
	Pairings    []*Pairing `json:"pairings"`  // in the order of the batch
	Stability   *Stability `json:"stability"` // null: fewer than two mirror matches
	// in words, for every format that has sentences
	Answers []Answer `json:"-"`
}

// A Pairing is what happened in the games of two bots.
type Pairing struct {
	Name        string    `json:"name"`
	Bots        [2]string `json:"bots"`   // the first and the second
	Mirror      bool      `json:"mirror"` // one bot against itself
	Games       int       `json:"games"`  // played, and not left out
	Failures    *Failures `json:"bot_failures,omitempty"`
	Fingerprint string    `json:"fingerprint"`
	Moves       string    `json:"moves_fingerprint"` // of the moves alone, whatever they led to

	Seats     []Result  `json:"seats"` // whoever sat there, in the order of the seats
	ByBot     []Result  `json:"by_bot,omitempty"`
	Decisive  Estimate  `json:"decisive"` // share of games that somebody won
	Ends      []End     `json:"ends"`     // the most frequent first, limits last
	Length    Length    `json:"length"`
	Branching Estimate  `json:"branching"`      // legal moves a ply
	Decisions Estimate  `json:"decision_share"` // share of plies with more than one legal move
	Course    Course    `json:"course"`         // of games for two
	Diversity Diversity `json:"diversity"`
	Coverage  Coverage  `json:"coverage"`
	// J of the pieces' usage rates, from 0 to 1 = all alike
	Evenness  Estimate  `json:"usage_evenness"`
	Pieces    []Piece   `json:"pieces"`    // in the order of the variant
	Abilities []Ability `json:"abilities"` // in the order of the variant
	// who removes whom; what never happened is left out
	Exchanges []Exchange `json:"exchanges"`
	Worth     *Worth     `json:"worth"`           // null: too few decisive games
	Cards     *Cards     `json:"cards,omitempty"` // of games of cards
	Warnings  []Warning  `json:"warnings"`
}

// A Result is how a seat or a bot fared.
type Result struct {
	Who     string   `json:"who"`
	Games   int      `json:"games"`
	Won     int      `json:"won"`
	Drawn   int      `json:"drawn"` // by rule; among several seats: it shared the win
	Stopped int      `json:"stopped"`
	Lost    int      `json:"lost"`
	WinRate Estimate `json:"win_rate"`
	// Score is the mean share of the win, from 0 to 1: with two seats wins and half of the games
	// drawn or stopped. Of a bot on several seats it is that of one of them.
	Score Estimate `json:"score"`
	// Elo is the difference in rating that makes the score expected, by [stats.EloOf]: from the
	// other seats, of a bot from the other bot. Null with one seat.
	Elo Estimate `json:"elo"`

	// pairs of games by points: 0, ½, 1, 1½, 2; larger sets by points in units of [game.WholeWin]
	Pairs stats.Outcomes `json:"pairs"`
}

// An End is one way in which games ended.
type End struct {
	Reason string   `json:"reason"` // as the variant names it
	Limit  bool     `json:"limit"`  // a harness limit, not a rule
	Games  int      `json:"games"`
	Share  Estimate `json:"share"`
}

// Length is how long games were, in plies.
type Length struct {
	Median int      `json:"median"`
	Middle [2]int   `json:"median_interval"` // 95 %
	P5     int      `json:"p5"`              // 5 % of games were no longer
	P95    int      `json:"p95"`
	Mean   Estimate `json:"mean"`

	Counts stats.Histogram `json:"-"` // games by length
	most   float64         // plies that a game may have, by its limits
}

// Course is how the material lead went over games, after the game metrics of C. Browne, "Automatic
// generation and evaluation of recombination games", 2008, and of the Ludii system.
type Course struct {
	LeadChanges  Estimate `json:"lead_changes"` // changes of the leader a ply
	Drama        Estimate `json:"behind"`       // plies at which the later winner was behind, of all in games that were won
	Decisiveness Estimate `json:"settled"`      // share of the game after which the winner's lead passed every lead the loser ever had
}

// Diversity is how different games are.
type Diversity struct {
	Games    int        `json:"games"`    // looked at: the first ones
	Distinct Number     `json:"distinct"` // share of different games
	Openings []Openings `json:"openings"`
}

// Openings are the different ways in which games begin.
type Openings struct {
	Plies     int    `json:"plies"`     // how much of a game is looked at
	Lines     int    `json:"lines"`     // different ones
	Entropy   Number `json:"entropy"`   // H of their frequencies, in nats
	Effective Number `json:"effective"` // e^H: as many, were all equally frequent
}

// Coverage is how much of the game the games have shown.
type Coverage struct {
	Abilities int `json:"abilities"` // of the variant, those that are off left out
	Used      int `json:"abilities_used"`
	Pieces    int `json:"pieces"` // types
	Seen      int `json:"pieces_seen"`
	Squares   int `json:"squares_visited"` // squares on which a piece ended its turn's action

	Regions []RegionCoverage `json:"regions"` // terrains, then zones
}

// A RegionCoverage is how much of a part of the board was ever moved to.
type RegionCoverage struct {
	Name    string `json:"name"`
	Zone    bool   `json:"zone"`
	Whose   string `json:"whose,omitempty"` // the side of a zone
	Squares int    `json:"squares"`
	Visited int    `json:"squares_visited"`
}

// String names the region.
func (r RegionCoverage) String() string {
	if r.Zone {
		return r.Whose + "'s " + r.Name + " zone"
	}
	return r.Name
}

// An Exchange is how often pieces of one type remove those of another, by whatever means.
type Exchange struct {
	By      string   `json:"by"`
	Victim  string   `json:"victim"`
	Enemies Estimate `json:"enemies"` // a game
	Friends Estimate `json:"friends"` // a game
}

// Worth is what pieces are worth, by a logistic regression of the winner on the numbers of pieces
// in positions sampled from decisive games, with a ridge penalty and errors that know pairs of
// games.
type Worth struct {
	Unit string `json:"unit"` // the type whose value is 1
	// one more of the unit is shown to help; otherwise values in units mean nothing
	Told      bool `json:"told"`
	Games     int  `json:"games"`
	Positions int  `json:"positions"`
	// royals and types that never differed in number are left out
	Pieces []PieceWorth `json:"pieces"`
}

// PieceWorth is what one type of piece is worth.
type PieceWorth struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	// what one more is worth as a difference in rating: log₁₀(P/(1−P)) of the chance to win, times
	// 400
	Elo   Estimate `json:"elo"`
	Value Estimate `json:"value"` // the same in units
}

// A Piece is what was seen of one type of piece.
type Piece struct {
	ID     string  `json:"id"`
	Name   string  `json:"name"`
	Letter string  `json:"letter"`
	Seen   bool    `json:"seen"`          // it was on the board, or a card on offer, in some game
	Off    bool    `json:"off,omitempty"` // the variant has the card turned off
	Usage          // of all seats
	Seats  []Usage `json:"seats"`

	Lifetime Estimate `json:"lifetime"` // plies on the board, a piece
	// games won by the side that lost one first, of those that somebody won
	FirstLost Estimate `json:"first_lost"`
	// games won by sides that acted with one, of those that somebody won
	Used Estimate `json:"used_won"`
}

// Usage is how a type of piece was used, by all seats or one. A card acts when it is chosen, and
// its legal action is to be on offer.
type Usage struct {
	ActionShare Estimate `json:"action_share"` // turns in which one acted, of all turns
	// turns in which one acted, of those in which one had a legal action
	UsageRate Estimate `json:"usage_rate"`
	// turns acted over its mean share of the legal moves; 1 = as a uniform chooser
	ChoiceLift Estimate `json:"choice_lift"`
	Took       Estimate `json:"took"`     // enemies removed, a game
	TookOwn    Estimate `json:"took_own"` // friends removed, a game
	Lost       Estimate `json:"lost"`     // removed, a game
	// share alive at the end, of those that did not turn into something else
	Survival Estimate `json:"survival"`
}

// An Ability is what was seen of one active or passive ability, of all seats.
type Ability struct {
	ID      string `json:"id"`
	Passive bool   `json:"passive"`
	Off     bool   `json:"off"`    // the variant has it turned off
	Unseen  bool   `json:"unseen"` // it is on, and showed in no game
	// it is unseen, in so many games that it hardly ever shows: see [Thresholds]
	Dead bool `json:"dead"`
	// share of games with at least one use; for a passive one: in which it showed or was in force
	GamesUsed Estimate `json:"games_used"`
	// a game; for a passive one: moves with an effect of it, with cards rounds in which it changed
	// something
	Uses Estimate `json:"uses"`
	// uses, of the turns in which it was legal; none for a passive one
	UseRate Estimate `json:"use_rate"`
	// turns a game in which it bore on the legal moves; for passive ones
	InForce   Estimate `json:"in_force"`
	Removed   Estimate `json:"removed"`       // pieces, a game
	Poisoned  Estimate `json:"poisoned"`      // pieces, a game
	Displaced Estimate `json:"displaced"`     // pieces, a game
	Placed    Estimate `json:"placed"`        // pieces, a game
	Stomped   Estimate `json:"stomped"`       // pieces, a game
	OwnFire   Estimate `json:"friendly_fire"` // own pieces removed, poisoned or stomped, a game
	// for an unseen one: the upper 95 % bound of the share of games that would show it
	HighestRate Number `json:"dead_bound"`
}

// Status says of an ability that showed in no game what it is: "off", "dead", or "not seen" where the
// games are too few to call it dead. It is empty for one that showed.
func (a *Ability) Status() string {
	switch {
	case a.Off:
		return "off"
	case a.Dead:
		return "dead"
	case a.Unseen:
		return "not seen"
	}
	return ""
}

// A Warning is something that a reader of a figure should know.
type Warning struct {
	// path of the figure's field in the pairing, such as "abilities.<id>"
	Figure string `json:"figure"`
	Text   string `json:"text"`
	Grave  bool   `json:"grave"` // without it, the first screen would mislead
}
