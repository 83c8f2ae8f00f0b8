// Package values says what the pieces of a variant are worth, in two ways that know nothing of each
// other.
//
// By regression: in games from the usual start, how does having one more of a type, in positions on
// the way, go with winning? (See [reports.Worth].) By matches: from a start in which one side lacks
// a piece, seats swapped, how much does the other side win? A type that is not on the board at the
// start takes the place of one that becomes it.
//
// Values are in units of the most numerous type. Both ways have intervals; where they disagree by
// more than chance, that is told, and is worth a thought: a piece may be worth its having at the
// start and not in an ending, or bots may trade it badly.
package values
