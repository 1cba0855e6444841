"""The toy game with one action more: putting away any cards, counted by colour."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Annotated, ClassVar, Self, TypeAlias

import pytest
from msgspec.structs import replace

from rules import Action, Event, RuleError
from rules.kit.bundles import bundle_parser, require_bundle
from rules.kit.tuples import put
from rules.names import Parser
from rules.values import Bundle, Kind, Seat
from tests.made_up import known
from tests.toy.components import Colour
from tests.toy.game import Toy
from tests.toy.state import Turn

Cards: TypeAlias = Annotated[tuple[int, ...], Kind("card", bundle=True, held=True)]

TITLE = "The hoard"
TEXTS = """
command-away = away
command-away-description = Put cards away
command-away-label = Put away
command-away-cards = cards
command-away-cards-description = For example: 2 red, blue
action-put-away = Put { $cards } away
event-put-away =
    { $cards-count ->
        [one] { $seat } puts a card away: { $cards }.
       *[other] { $seat } puts { $cards-count } cards away: { $cards }.
    }
hoard-missing = You hold { $hand }.
hoard-nothing = Put at least one card away.
"""
_numbers = itertools.count()


class PutAway(Action, frozen=True, tag="put-away"):
    """Putting any cards of the hand away."""

    command = "away"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": bundle_parser("card")}

    cards: Cards


class CardsPutAway(Event, frozen=True, tag="put-away"):
    """Somebody put cards away."""

    seat: Seat
    cards: Cards


def counted(cards: tuple[Colour, ...]) -> tuple[int, ...]:
    """Return how many there are of each colour."""
    return tuple(map(cards.count, Colour))


class Hoard(Toy, frozen=True, tag="hoard"):
    """The toy game with cards that can be put away."""

    actions = (*Toy.actions, PutAway)
    events = (*Toy.events, CardsPutAway)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        legal = super().legal_actions(seat)
        match self.due:
            case Turn(active, left) if active == seat and left and self.hands[seat]:
                return (*legal, PutAway(counted(self.hands[seat][:1])))
            case _:
                return legal

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if not isinstance(action, PutAway):
            return super().perform(seat, action)
        if seat not in self.waiting_for:
            raise self.not_waited_for()
        if not isinstance(self.due, Turn):
            raise RuleError("toy.moment")
        if not self.due.left:
            raise RuleError("toy.turn.spent")
        return self._put_away(seat, action.cards)

    def _put_away(self, seat: int, cards: tuple[int, ...]) -> tuple[Self, tuple[Event, ...]]:
        require_bundle(cards, len(Colour))
        held = counted(self.hands[seat])
        if not any(cards):
            raise RuleError("hoard.nothing")
        if any(given > there for given, there in zip(cards, held, strict=True)):
            raise RuleError("hoard.missing", hand=Bundle("card", held))
        left = tuple(there - given for given, there in zip(cards, held, strict=True))
        assert isinstance(self.due, Turn)
        after = replace(
            self,
            queue=(Turn(seat, self.due.left - 1), *self.queue[1:]),
            hands=put(self.hands, seat, listed(left)),
            away=tuple(sorted((*self.away, *listed(cards)))),
        )
        return after, (CardsPutAway(seat, cards),)


def listed(counts: tuple[int, ...]) -> tuple[Colour, ...]:
    """Return the cards that are counted, one by one."""
    return tuple(colour for colour, count in zip(Colour, counts, strict=True) for _ in range(count))


@contextmanager
def hoarding(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Make the game known, with texts in a folder, and give its id."""
    name = f"hoard_{next(_numbers)}"
    package, toy = folder / name, files("tests.toy")
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "toy.toml").write_text(toy.joinpath("toy.toml").read_text("utf-8"), "utf-8")
    texts = toy.joinpath("texts", "en.ftl").read_text("utf-8").replace("The toy game", TITLE)
    texts = texts.replace("command = toy", "command = hoard") + TEXTS
    (package / "texts" / "en.ftl").write_text(texts, "utf-8")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(Hoard, "package", name)
    with known(Hoard) as kind:
        yield kind
