"""Paths of all actions of all games fit the ids of components, whatever is picked."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest

from bot.features.play.buttons import AgainForm
from bot.ui.action_picker import Path, value_name
from bot.ui.board_parts import ShowPart
from bot.ui.choosing import Act, Pick
from bot.ui.component_ids import Wire
from bot.ui.offered_actions import group_of
from bot.ui.shared_ids import OpenPanel
from rules import GAMES, Action, Game, new_game
from rules.values import FieldKind, fields_of, tag_of
from tests.bazaar.game import Bazaar

CLASSES = [(kind, action) for kind, game in GAMES.items() for action in game.actions]
LARGEST = (10**17, 12, 10**8)
"""A game, a seat and a decision whose numbers are as long as they can be."""
LONGEST_PART, LAST_PAGE = "x" * 10, 99


def longest_name(game: Game, field: FieldKind) -> str:
    """Return the longest name of all values of a field."""
    values: list[Any] = [None] if field.optional else []
    if issubclass(field.base, Enum):
        values += list(field.base)
    elif field.base is bool:
        values += [True, False]
    elif field.kind is not None and field.kind.name != "seat":
        values += game.view(0).values(field.kind.name)
    else:
        values += range(-99, 100)
    return max(map(value_name, values), key=len)


@pytest.mark.parametrize(
    ("kind", "action"), CLASSES, ids=lambda one: one if isinstance(one, str) else tag_of(one)
)
def test_all_paths_fit(kind: str, action: type[Action]) -> None:
    """They do with part and page, in the id of a menu, which is one longer; and they are read again."""
    game = new_game(kind, seats=min(GAMES[kind].seat_numbers), seed=1)
    names = [longest_name(game, field) for field in fields_of(action)]
    picked = Path((tag_of(action), *names))
    choosing = Path(picked.picks[:-1] or picked.picks, part=LONGEST_PART, page=LAST_PAGE)
    for path in (picked, choosing, Path(group=group_of(action) or "card")):
        for made in (
            Pick(*LARGEST, path),
            Act(*LARGEST, path),
            AgainForm(*LARGEST, path),
            OpenPanel(*LARGEST, path),
        ):
            assert len(f"s{made.custom_id}") <= 100, made
            wire = Wire.parse(made.custom_id)
            assert wire is not None
            assert type(made).read(wire) == made
    assert len(ShowPart(*LARGEST).custom_id) < 100


def test_the_bazaar_has_groups_and_the_other_games_are_as_they_were() -> None:
    """More kinds of actions than stand in one panel are grouped; two games of the library have fewer."""
    assert len(Bazaar.actions) > 20
    assert {kind for kind, game in GAMES.items() if len(game.actions) > 20} <= {"great_canal"}
