// Package board plays any board game of the rules language, fast.
//
// [Compile] turns a definition into flat tables once; playing only looks things up. The next
// engineer should know five things.
//
// A piece on the board is one byte, its code: type, side and marks (poisoned, stomped) together.
// Everything that depends on a piece is a table by code, so a poisoned animal is simply another
// piece, with fewer abilities.
//
// What a code can do is its program: a list of ops, each one mechanic with its parameters turned
// into squares, directions and tables. The generator runs the programs of the side to move, in
// order of squares. It has one function for each kind of op, and none for any animal. Before that
// it surveys the board once: who is submerged, who is held, which squares are warded.
//
// A set is 256 bits, one a square. Neighbourhoods, zones, terrain and reach are sets, and most
// questions are set algebra; the board itself is kept twice, as codes by square and as the set of
// each side's pieces.
//
// A move is where its actor goes and a list of effects: removed, poisoned, displaced, placed,
// stomped. Only generators know mechanics. Playing a move, writing it, and deciding whether two
// moves lead to the same position need only its effects: the last by the change they make to the
// position's hash.
//
// A new mechanic is a file mechanic_x.go in package variants, another here, which says how it is
// compiled and lists its moves, and a line in each of variants.Kinds and mechanicOf. A new fact
// about animals is a field there and a table by code here.
package board
