"""Record a game: ``python -m tests.recorded <kind> <seats> <seed> [<option> ...]``."""

import sys

from tests.recorded import record, save

if __name__ == "__main__":
    kind, seats, seed, *options = sys.argv[1:]
    print(save(record(kind, int(seats), seed, *options)))
