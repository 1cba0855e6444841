"""The drawing of an animation: the boards of a game, one after the other, as a file that Discord plays.

``python -m bot.ui.animating SECONDS BYTES PACKAGE`` draws what comes in, with that much time and memory, of
the game in a package. It writes a line with the number of boards so far after each, and at last a line with
the number of bytes of the file, and the file.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module

import msgspec

import render
from bot.processes import keep_within
from rules import GAMES, Event, decode_events, load_game
from rules.view import View

OUT_OF_MEMORY = 3
"""How the program ends where the memory does not do."""
SIZE = "size"
"""What the line with the number of bytes begins with."""
SHRUNK = (1, 2, 4)
"""How a board is shrunk: not at all if the file is small enough then, else to half of it, or to a quarter."""


class Frame(msgspec.Struct, frozen=True):
    """A board to be drawn: the game and what is marked as new, as stored, and how long it is shown."""

    state: bytes
    events: bytes
    milliseconds: int


class Order(msgspec.Struct, frozen=True):
    """An animation to be drawn: frames of a game, as everybody sees it, in a file of so many bytes at most.

    ``look``, ``language``, ``names`` and ``layout`` as in :func:`render.board`. Of ``lost`` turns there is no
    frame, since where the game stood then cannot be made again.
    """

    kind: str
    frames: tuple[Frame, ...]
    look: str
    language: str
    names: tuple[str, ...]
    layout: str
    most: int
    lost: int = 0


def drawn(order: Order, report: Callable[[int], None]) -> bytes:
    """Return an animation as a GIF; ``report`` is called after each board with how many of them are drawn.

    It is as large as the boards if the file may have as many bytes, and else the largest of those sizes that
    :data:`SHRUNK` says. Raises ValueError if the smallest takes too many bytes as well.
    """
    for shrunk in SHRUNK:
        data = bytearray()
        pieces = render.animation(
            _views(order),
            order.look,
            order.language,
            names=order.names,
            layout=order.layout,
            shrunk=shrunk,
        )
        for number, piece in enumerate(pieces, start=1):
            data += piece
            if len(data) > order.most:
                break
            report(min(number, len(order.frames)))
        else:
            return bytes(data)
    raise ValueError(f"{len(order.frames)} boards take more than {order.most} bytes")


def _views(order: Order) -> Iterator[tuple[View, Sequence[Event], int]]:
    for frame in order.frames:
        events = decode_events(order.kind, frame.events)
        yield load_game(frame.state).view(None), events, frame.milliseconds


def main() -> None:
    """Draw the animation that comes in, within the limits that are given."""
    seconds, memory, package = sys.argv[1:]
    render.keep_little_memory()
    keep_within(int(seconds), int(memory))
    if all(game.package != package for game in GAMES.values()):
        import_module(package).register()
    out = sys.stdout.buffer

    def report(number: int) -> None:
        out.write(b"%d\n" % number)
        out.flush()

    try:
        data = drawn(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Order), report)
    except MemoryError:
        sys.exit(OUT_OF_MEMORY)
    except BrokenPipeError:
        # Whoever has asked for it has ended: nobody reads it.
        sys.exit()
    out.write(f"{SIZE} {len(data)}\n".encode() + data)
    out.flush()


if __name__ == "__main__":
    main()
