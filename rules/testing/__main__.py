"""A game printed as it is played: ``python -m rules.testing <kind> <seed> [<package> ...]``.

``register()`` of each package is called first, so that its game is known.
"""

import sys
from importlib import import_module

from rules.testing.playing import transcript

if __name__ == "__main__":
    kind, seed, *packages = sys.argv[1:]
    for package in packages:
        import_module(package).register()
    for answer in transcript(kind, int(seed)):
        sys.stdout.buffer.write(answer + b"\n")
