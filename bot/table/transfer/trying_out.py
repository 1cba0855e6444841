"""Doing with a position of a stranger's file what the bot will do with the game, within a limit of time."""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from bot.store.entries import Entry
from bot.table.errors import TableError
from bot.table.log import visible_to
from bot.table.transfer.gamefile import malformed
from rules import Event, Game, Matter, decode_events, game_id
from rules.language.story import narrate
from rules.language.texts import FALLBACK
from rules.language.words import Words

TOO_MUCH = "import_too_much"
"""The key of the refusal of a file that takes too much time or memory."""
LONGEST_ANSWER = 2.0
"""So many seconds of work anything may take that the bot itself will do with a game at once."""
_PAGE = 25
"""So many entries of a log are put into words at once."""


def try_out(game: Game) -> None:
    """Ask of a position all that the bot will, in words too; whatever it raises, the file is no good.

    A log that proves it is no guarantee: the boards and cards of a file are a stranger's as well.
    """
    if not set(game.waiting_for) <= set(range(game.seats)):
        raise malformed("$.state")
    for seat in (None, *range(game.seats)):
        with _at_once():
            view = game.view(seat)
            words = Words(game_id(game), FALLBACK, ("–",) * game.seats, view)
            words.render(view.status())
            for matter in view.open_matters():
                _ask(words, matter)
        if seat is not None:
            with _at_once():
                _act(game, seat)


def tell(game: Game, unproven: Sequence[Entry]) -> None:
    """Put into words what nothing proves, for all who may read it; an error says that it is no good."""
    words = Words(game_id(game), FALLBACK, ("–",) * game.seats, game.view(None))
    for first in range(0, len(unproven), _PAGE):
        told = [_events(game, entry) for entry in unproven[first : first + _PAGE]]
        for seat in (None, *range(game.seats)):
            with _at_once():
                for events in told:
                    narrate(words, visible_to(events, seat))


@contextmanager
def _at_once() -> Generator[None]:
    """Raise TableError if what is within takes long: the bot will do it too, and stands still meanwhile."""
    began = time.process_time()
    yield
    if time.process_time() - began > LONGEST_ANSWER:
        raise TableError(TOO_MUCH)


def _ask(words: Words, matter: Matter) -> None:
    """Put a question into words, with its answers and all that may be answered in the open."""
    words.asked(matter)
    narrate(words, matter.answers)
    for text in (*matter.shares, *(matter.past or ())):
        words.render(text)
    for choice in matter.choices:
        words.choice(choice)


def _act(game: Game, seat: int) -> None:
    """Ask what a seat may do, what it could say beforehand and what would be sensible, and do that."""
    offered = game.legal_actions(seat)
    game.standing_answers(seat)
    for action in {type(one): one for one in offered}.values():
        game.lost_by(seat, action)
    if offered:
        game.apply(seat, game.suggest(seat))


def _events(game: Game, entry: Entry) -> tuple[Event, ...]:
    """Return the events of an entry; none if it is of older rules: the log says that it cannot be read."""
    try:
        return decode_events(game_id(game), entry.events)
    except ValueError:
        return ()
