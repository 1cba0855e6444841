"""How much CPU it takes to offer places, while somebody types and in a menu, among very many actions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.ui.action_picker import Path, follow
from bot.ui.choosing import Pick, choice_rows
from bot.ui.components import OPTIONS_IN_A_MENU
from bot.ui.offered_values import offered_values
from rules import Action, Game, new_game
from rules.great_canal.actions import ChaseRobber, Found
from rules.great_canal.topology import CORNERS, EDGE_CORNERS, EDGES, HEX_CORNERS, HEX_NUMBERS
from rules.kit.masks import bits
from rules.language.words import Words
from rules.values import fields_of, tag_of
from tests.benchmarks.promises import Promises
from tests.benchmarks.timing import least, milliseconds
from tests.render.great_canal.seat_positions import late
from tests.rules.great_canal.positions import BOARD

pytestmark = pytest.mark.benchmark

MOST_CPU = 15.0
"""Milliseconds, with as many legal actions as a turn of the Great Canal was ever seen to have."""
ACTIONS = 364
GAME = new_game("great_canal", seats=4, seed=1, first=0)
LEGAL: tuple[Action, ...] = tuple(
    Found(corner, edge)
    for corner in range(CORNERS)
    for edge in sorted(range(EDGES), key=lambda one: corner not in EDGE_CORNERS[one])[:3]
)[:ACTIONS]
ROBBED = late()[0]
"""A game in which people with cards are at most hexes, as places for the robber say."""
CHASES: tuple[Action, ...] = tuple(
    ChaseRobber(knight, to, victim)
    for knight in HEX_CORNERS[HEX_NUMBERS["D4"]]
    for to in bits(BOARD.land)
    for victim in (None, 1, 2, 3)
)[:ACTIONS]
FEWEST = 15
"""How often something is measured at least."""


def cpu(run: Callable[[], object], limit: float) -> float:
    """Return how many milliseconds of CPU something takes once all it needs has been read, at the least."""
    run()
    return least(lambda: milliseconds(run), limit, FEWEST)


def words_in(language: str, game: Game = GAME) -> Words:
    """Return the words as they are made for each interaction."""
    return Words("great_canal", language, ("Ada", "Béa", "Bert", "Dan"), game.view(0))


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
@pytest.mark.parametrize(
    ("action", "field", "typed", "given"),
    [
        (Found, "corner", "", {}),
        (Found, "corner", "D", {}),
        (Found, "corner", "D4", {}),
        (Found, "corner", "zz", {}),
        (Found, "edge", "D4", {"corner": "D4 N"}),
        (Found, "edge", "", {"corner": "nowhere"}),
        (Found, "corner", "pasture 8", {}),
        (Found, "corner", "harbour", {}),
        (Found, "edge", "", {"corner": "D4"}),
        (Found, "edge", "", {"corner": "pasture 8"}),
        (ChaseRobber, "to", "", {}),
        (ChaseRobber, "to", "D", {}),
        (ChaseRobber, "to", "Dan", {}),
        (ChaseRobber, "to", "zz", {"knight": "D4"}),
        (ChaseRobber, "victim", "", {"knight": "D4", "to": "Béa"}),
        (ChaseRobber, "victim", "", {"to": "nowhere"}),
    ],
)
def test_autocomplete(
    language: str, action: type[Action], field: str, typed: str, given: dict[str, str], promises: Promises
) -> None:
    game, legal = (GAME, LEGAL) if action is Found else (ROBBED, CHASES)
    fields = {one.name: one for one in fields_of(action)}

    def complete() -> object:
        return offered_values(words_in(language, game), legal, action, fields[field], given, typed)

    assert len(legal) == ACTIONS
    beside = ", ".join(f"{name} {value!r}" for name, value in given.items())
    case = f"{tag_of(action)} {field} {typed!r}{beside and ' beside '}{beside}, {language}"
    promises.at_most(MOST_CPU, cpu(complete, promises.here(MOST_CPU)), "autocomplete of places", "ms", case)


def test_the_robbers_hexes_name_people_and_cards() -> None:
    """What is measured is as long as it is in a game."""
    words, to = words_in("en", ROBBED), next(one for one in fields_of(ChaseRobber) if one.name == "to")
    shown = [one.name for one in offered_values(words, CHASES, ChaseRobber, to, {}, "")]
    assert len(shown) == OPTIONS_IN_A_MENU
    assert sum("cards)" in name for name in shown) >= OPTIONS_IN_A_MENU // 2


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_a_menu(language: str, promises: Promises) -> None:
    path = Path(("found",))

    def menu() -> object:
        words = words_in(language)
        choice = follow(GAME, words, LEGAL, path)
        assert choice is not None
        return choice_rows(words, Pick(1, 0, 1), choice, path, language, {})

    promises.at_most(
        MOST_CPU, cpu(menu, promises.here(MOST_CPU)), f"a menu of {ACTIONS} actions", "ms", language
    )
