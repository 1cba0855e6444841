"""The check of a game's file: what it leads to is played again, put into words and drawn.

``python -m bot.ui.file_check SECONDS BYTES PACKAGE...`` checks the file that comes in, with that much time
and memory, if it is of one of the games in these packages, and writes what it finds: a candidate, or why
there is none (:mod:`bot.table.transfer.findings`).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Container, Sequence
from importlib import import_module

import render
from bot.processes import keep_within
from bot.table import Candidate, TableError
from bot.table.log import visible_events
from bot.table.transfer.checking import IMPOSSIBLE, examined
from bot.table.transfer.findings import Finding, Refusal, written
from bot.table.transfer.trying_out import TOO_MUCH
from render.kit.layouts import LAYOUTS
from rules import GAMES, Event, Game, load_game
from rules.language.texts import FALLBACK

OUT_OF_MEMORY = 3
"""How the program ends where the memory does not do."""
LONGEST_SHOWING = 20.0
"""So many seconds of work the pictures of one position may take; those of the games take one or two."""
_NEW = 20
"""The events of so many entries are marked as new at most; a turn seldom has as many."""


def checked(data: bytes, kinds: Container[str]) -> Candidate:
    """Return the candidate in a file; TableError as :func:`bot.table.transfer.checking.examined`.

    TableError("import_impossible") too for a position that cannot be shown.
    """
    candidate = examined(data, kinds)
    began = time.process_time()
    try:
        _show(candidate)
    except MemoryError:
        raise
    except Exception as error:
        # Painters are made for what the rules have made; what somebody has written can break anything.
        raise TableError(IMPOSSIBLE) from error
    if time.process_time() - began > LONGEST_SHOWING:
        raise TableError(TOO_MUCH)
    return candidate


def _show(candidate: Candidate) -> None:
    """Draw and describe where a game stands, for all who may look at it."""
    game = load_game(candidate.snapshot.state)
    for seat in (None, *range(game.seats)):
        view, events = game.view(seat), _news(candidate, game, seat)
        layouts = LAYOUTS if seat is None else () if render.board_is_public(view) else LAYOUTS[:1]
        for layout in layouts:
            render.board(view, events=events, layout=layout)
        render.describe(view, FALLBACK, long=True, events=events)
        if seat is not None:
            render.hand(view, events=events)
            render.describe_hand(view)


def _news(candidate: Candidate, game: Game, seat: int | None) -> tuple[Event, ...]:
    """Return what may be marked as new for a seat; nothing where today's rules cannot read it."""
    recent = [entry for entry in candidate.entries[-_NEW:] if entry.action is not None]
    try:
        return visible_events(candidate.kind, recent, seat)
    except ValueError:
        return ()


def main() -> None:
    """Check the file that comes in, within the limits that are given."""
    seconds, memory, *packages = sys.argv[1:]
    keep_within(int(seconds), int(memory))
    try:
        found = written(_found(sys.stdin.buffer.read(), _kinds(packages)))
    except MemoryError:
        sys.exit(OUT_OF_MEMORY)
    sys.stdout.buffer.write(found)


def _kinds(packages: Sequence[str]) -> list[str]:
    """Return the kinds of games in some packages; those outside the tree are registered."""
    for package in packages:
        if all(game.package != package for game in GAMES.values()):
            import_module(package).register()
    return [kind for kind, game in GAMES.items() if game.package in packages]


def _found(data: bytes, kinds: Container[str]) -> Finding:
    try:
        return checked(data, kinds)
    except TableError as error:
        return Refusal(error.key, dict(error.params))


if __name__ == "__main__":
    main()
