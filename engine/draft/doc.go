// Package draft plays games of drafting cards into parks: all players keep one card of their hand
// at a time and pass on the rest; when hands are empty, each houses the animals it has kept in the
// areas it has kept, and scores.
//
// [Compile] turns a definition into flat tables once. The next engineer should know five things.
//
// A card is its kind, a small number: areas first, then improvements, then animals. Hands, parks
// and the deck are counts of kinds or lists of them; copies of a card cannot be told apart, so a
// hand offers one move for each kind in it.
//
// Choices are simultaneous in the game and one after another here: a choice is a ply, kept back in
// the State until the last player has made its own. What a seat may know follows from the rules
// alone: its hand, the hands that it has had before (what was taken out of them was shown), parks,
// and nothing else. [State.Guess] redraws the rest.
//
// Who plays by which rules is a table by seat, so that one player can play without what others have
// ([CompileSides]).
//
// Developing a park is a search of its own (solver.go): the best way to house all animals, exactly.
// Areas are filled one after another, each with one of the ways to fill it (options.go), remembered
// by what is left over. Everything that cards do to each other is in tenancy.go, which says what a
// given company in a given area is worth; the search knows no card.
//
// A new effect is a parameter of a card in package variants and a line in tenancy.go.
//
// # Position texts
//
// The position text has these parts, with blanks between them:
//
//	2.3                      round and turn; 2.place while cards are placed, and end at the end
//	player-2                 who is to choose
//	43                       ply
//	deck:bear,wolf*2,…       what is not dealt, the next card first; "deck:rest" is read as all cards that are
//	                         nowhere else, the last first
//	hands:bear,otter*2/…     by player; "-" for none
//	kept:wolf/-/-/-          what each has chosen and not yet shown
//	scores:12/9/-3/20
//	parks:PARK/PARK/…
//	collection:bear,otter*3  of solo: what the game's own player has
//	against:31               and its score
//
// A PARK lists its areas as they were laid, joined by "+", then animals in no area after "~", then
// improvements not attached yet after "!":
//
//	base-camp[extension](otter*2)+grove(sloth)~bear!planting
//
// What a seat does not know stands as "?*7" in a text made for it.
package draft
