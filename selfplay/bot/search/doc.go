// Package search looks ahead: it holds the bots that choose moves by trying what may follow.
//
// [AlphaBeta] is a full-width search to a budget of nodes, [MCTS] a tree of sampled games to a
// budget of playouts. Where something is hidden, or not two play, a [Sampler] takes the place of
// both (see [Samples]): it guesses what it does not know. All know games by the contract of package
// game alone, and what a position is worth by [game.State.Evaluate] and, where a state offers it,
// [game.Advancer]: nothing here knows one variant from another.
//
// A choice depends on the position, on the settings, on the bot's random stream and on the
// positions that it has seen in the game so far, never on time or on other games: Begin makes a bot
// forget everything. Once warm, bots allocate nothing.
//
// Parts of the search are kept by matches of paired games at equal nodes (200 games or more a game,
// with random openings), not by belief. Kept, though few of the figures are certain: the table and
// histories through a game, replies and counters in histories with punishment for moves that
// failed, moves that arrive at a goal first, and skipping late quiet moves near the end of lines
// (together +69 Elo in Jungle, +42 in the 2017 edition, −5 to +28 elsewhere at 1000 nodes). Tried
// and dropped, since none gained anywhere: futility by the standing score, razoring, less depth
// without a move from the table, reductions at depth two, chases of four or two plies, and chases
// that only retake (−143 in 2017). Four times the nodes win by some 200 Elo in each game, so what
// is cheaper is stronger.
//
// To read the package, begin with [AlphaBeta.Choose], then search, quiesce and the order of moves;
// the evaluation and the table of positions stand apart. [Sampler.Choose] is a way in of its own.
package search
