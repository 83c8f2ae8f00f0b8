"""A bot for wildbench: captures if it can, at random.

    wildbench run jungle --bots "random,program:command=python3 configs/bot.py" --games 20
"""

import random
import sys

for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "position":
        position, moves = rest, []
    elif word == "seed":
        random.seed(int(rest))
    elif word == "move":
        moves.append(rest)
    elif word == "go":
        captures = [move for move in moves if "x" in move]
        print(random.choice(captures or moves), flush=True)
