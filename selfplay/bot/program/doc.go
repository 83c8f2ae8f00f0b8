// Package program lets any program choose moves. It is started once by each worker and spoken to in
// lines of text on its standard input; it answers on its standard output.
//
// When it is started it is told the version of the protocol and the name of the variant. For every
// move it is then told the position, a random number and the legal moves, and answers "go" with one
// of them:
//
//	> wildbench 1
//	> variant pond
//	> position 2d/3/D2 w 1
//	> seed 5829403184052388401
//	> move a1-a2
//	> move a1-b1
//	> go
//	a1-b1
//	> position …
//
// In a game with hidden cards the position is told as the player to move knows it, with "?" for
// what it does not know.
//
// Lines end with a newline. A program ignores what it does not know, and writes nothing but
// answers; what it writes to its standard error is shown if something goes wrong with it. It ends
// when its input ends. All it needs to know of the rules is in the lines: it may choose by the
// texts of moves alone, or know the game. A program that draws all its chance from the seeds, and
// remembers nothing, plays the same games every time. In Python (configs/bot.py):
//
//	import random, sys
//
//	for line in sys.stdin:
//		word, _, rest = line.rstrip("\n").partition(" ")
//		if word == "position":
//			position, moves = rest, []
//		elif word == "seed":
//			random.seed(int(rest))
//		elif word == "move":
//			moves.append(rest)
//		elif word == "go":
//			captures = [m for m in moves if "x" in m]
//			print(random.choice(captures or moves), flush=True)
//
// A [Client] is one such program from this side. It ends a program that does not answer in time,
// answers with anything but a legal move, or says something unasked, and starts it again for the
// next move.
package program
