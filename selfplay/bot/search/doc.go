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
// To read the package, begin with [AlphaBeta.Choose], then search, quiesce and the order of moves;
// the evaluation and the table of positions stand apart. [Sampler.Choose] is a way in of its own.
package search
