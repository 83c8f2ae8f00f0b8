// Package variants reads games as designers write them: YAML files, a few of them built in. [Load]
// turns a file into a [Definition] in which every parameter has its value and every reference leads
// somewhere, or says everything that is wrong with it, each with file, line, column, the line
// itself and a hint.
//
// # The language
//
// A file has a name, a board with terrain, zones, a setup, animals, and the ways the game can end;
// captures, limits and options refine it. Where several things have names of the designer's choice
// (animals, abilities, zones, endings), they are a mapping from name to thing, and their order
// counts.
//
//	name: pond
//	board: {files: 5, ranks: 5, terrain: {water: {squares: b3-d3}}}
//	setup: {white: {duck: [a1, c1, e1]}}       # Black's are turned by 180°
//	animals:
//	  duck:
//	    letter: D
//	    terrain: {water: {stop: 1}}            # a move ends on the first water it enters
//	    movements: {waddle: {mechanic: step}}  # how it moves and captures
//	    abilities: {quack: {mechanic: push, distance: 1, text: Its quack drives the neighbours away.}}
//	end:
//	  no-moves: {when: no-moves}
//
// A file with a deck is of a game of cards instead: players draft areas, improvements and animals
// into parks of their own. Its animals have effects in place of abilities, which change them in
// certain company.
//
//	name: tundra
//	players: 2
//	deck:
//	  habitats: [snow]
//	  camp: den                                # each player begins with one
//	  areas: {den: {copies: 3, size: 6, habitats: snow, multiplier: 1}}
//	  animals:
//	    fox: {copies: 6, nature: friendly, space: 1, level: 2, habitats: snow}
//	    wolf:
//	      copies: 6
//	      nature: hungry                       # lives with its own kind only
//	      space: 2
//	      level: 3
//	      habitats: snow
//	      effects: {pack: {each: true, level: 1}} # for each other wolf in the area
//	deal: {2: [3, 3], 3: [2, 2]}               # by the number of players, round by round
//	scoring: plain
//	scorings: {plain: {animal_aside: 2}}
//
// Movements and abilities are mechanics with parameters, listed in [Kinds]. The struct tags of
// [Definition] and what it holds are the whole grammar; [Schema] prints it for editors.
//
// A change of a game is a file of its own that states the difference:
//
//	extends: pond              # a built-in name, or a path relative to this file
//	remove: [animals.duck.abilities.quack]
//	board: {ranks: 7}          # mappings merge key by key; lists and single values replace
//
// An ability given another mechanic starts afresh. What stands under every_animal is merged under
// each animal.
//
// [Overrides] change a game from the command line: --set takes any dotted path; --with and --without
// take the id of a toggle, which is animal.ability, animal.effect, an improvement or an option. An
// option sets parameters while it is on, or is a short name for one parameter. Stages follow each
// other in this order: extends, with and without, set, options, every_animal; what --set says is
// not set again by an option.
//
// # Reading the code
//
// Start with definition.go and mechanics.go, which are the language; each mechanic has a file
// mechanic_x.go, which answers whatever questions.go explains. load.go strings the stages together:
// read.go (text to tree), extends.go and merge.go, overrides.go and options.go, decode.go (tree to
// structs), validate*.go (what the grammar cannot say; validate_cards.go for games of cards).
// place.go follows dotted paths; canonical.go goes back from structs to YAML.
//
// teller.go and describe*.go put rules into words. [Show] makes a rulebook of them (show*.go),
// [Diff] a change log between two variants (diff*.go).
package variants
