// Package bot is the house of those who play: bots that choose a move by the contract of package
// game alone, whatever the game. Nothing here knows one variant from another.
//
//	f, err := bot.New("search:nodes=1000")
//	b := f.New(g, rng)
//	i := b.Choose(state, &moves)
//
// To read the package, begin with [Bot] and with kinds, the table of all bots that can be had by
// name. A new bot is a line of that table, its settings, and a function that makes it. Random and
// greedy are here; package search holds those that look ahead, on boards and at cards, and package
// program lets any program be a bot, in any language, by lines of text.
//
// A [Factory] makes bots for one worker of a batch. What a bot chooses depends on the position, on
// the game so far, on its settings and on its own random stream, never on time: [Beginner],
// [Stopper] and [Outsider] say what else a bot may want to be told.
package bot
