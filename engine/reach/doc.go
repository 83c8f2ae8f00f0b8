// Package reach works out where the pieces of a board game can go, by asking the engine about
// positions that hold little more than the piece.
//
// It answers two questions, for all who ask them:
//
//   - [Spread]: where can each animal come to stand at all, in however many moves? The checks of a
//     variant ask it, to warn of what can never happen.
//   - [Ways]: where does one move take each animal from each square, alone or with somebody near?
//     The page of a report shows it.
//
// Both try animals out in a game that does not end (trial.go). What other animals forbid in a real
// position, such as a ward or an immobiliser, is no part of either answer. Games of cards have no
// squares; do not ask about them.
package reach
