"""Production: what hexes yield, and what the bank cannot pay."""

from __future__ import annotations

import pytest

from rules.great_canal import GreatCanal
from rules.great_canal import events as e
from rules.kit.tuples import Counts
from tests.rules.great_canal.positions import goods, happened, hexagon, position, seat
from tests.rules.great_canal.rolling import ROLL, before, left, rolled

DONE = tuple(range(9))
"""The sections of a canal that is done."""


def received(game: GreatCanal, total: int) -> list[Counts]:
    """Return what each of the first three seats gets by a roll of that number."""
    after = rolled(game, total)
    assert after.conserved() == game.conserved()
    pairs = zip(after.hands, game.hands, strict=True)
    return [tuple(one - other for one, other in zip(*pair, strict=True)) for pair in pairs][:3]


@pytest.mark.parametrize(
    ("at", "total", "settlement", "city"),
    [
        ("C4 ne", 10, goods(brick=1), goods(brick=2)),
        ("C4 ne", 9, goods(lumber=1), goods(lumber=1, paper=1)),
        ("C4 ne", 4, goods(ore=1), goods(ore=1, coin=1)),
        ("D5 n", 2, goods(wool=1), goods(wool=1, cloth=1)),
        ("C4 ne", 8, goods(), goods()),
        ("C4 ne", 3, goods(), goods()),
        ("D3 s", 12, goods(grain=1), goods(grain=2)),
        ("C1 s", 3, goods(grain=1), goods(grain=2)),
    ],
)
def test_what_a_hex_yields(at: str, total: int, settlement: Counts, city: Counts) -> None:
    """Check Cities & Knights: a settlement one resource, a city two, or one and its commodity; a city on
    its side is a settlement (great_canal.R22)."""
    for realm, expected in (
        (seat(settlements=at), settlement),
        (seat(cities=at), city),
        (seat(cities=at, walls=at), city),
        (seat(fallen=at), settlement),
        (seat(knights=f"{at} 3+"), goods()),
    ):
        game = position(seat(), realm, rolled=False, dug=DONE)
        assert received(game, total)[1] == expected


@pytest.mark.parametrize("total", [3, 4, 5, 6, 10, 12])
def test_barren_fields_yield_nothing(total: int) -> None:
    """Check great_canal.R7: nothing before the canal is done, grain from then on (great_canal.R6)."""
    around = {3: "D2 s", 4: "B1 nw", 5: "C3 n", 6: "C2 nw", 10: "B2 nw", 12: "D3 s"}[total]
    game = position(seat(cities=around), rolled=False)
    assert received(game, total)[0] == goods()
    game = position(seat(cities=around), rolled=False, dug=(0, 1, 2, 3, 4, 5, 6))
    assert received(game, total)[0] == goods()
    game = position(seat(cities=around), rolled=False, dug=DONE)
    assert received(game, total)[0] == goods(grain=2)


def test_every_building_yields() -> None:
    """Check the rule text of the base game: each building at a hex counts, of whomever; so does each hex."""
    game = position(
        seat(settlements="D5 n", cities="D5 se"), seat(settlements="D5 sw"), seat(cities="C4 n"), rolled=False
    )
    assert received(game, 2) == [goods(wool=2, cloth=1), goods(wool=1), goods()]
    game = position(seat(settlements="C5 ne, D7 s, B6 ne", cities="C5 s"), rolled=False)
    assert received(game, 9)[0] == goods(lumber=2, paper=1, wool=1, ore=1)


def test_the_robber_stops_its_hex_only() -> None:
    """Check great_canal.R18: no yield for anybody of the hex with the robber, others of that number yield."""
    realms = (seat(settlements="C4 n, D6 s"), seat(cities="C4 s"))
    game = position(*realms, rolled=False)
    assert received(game, 10) == [goods(brick=1, lumber=1), goods(brick=2), goods()]
    game = position(*realms, rolled=False, robber=hexagon("C4"))
    assert received(game, 10) == [goods(lumber=1), goods(), goods()]


SHORTAGES: list[tuple[str, str, int, dict[str, int], tuple[dict[str, int], dict[str, int]], str | None]] = [
    ("settlements D5 n", "settlements D5 s", 2, {"wool": 1}, ({}, {}), "wool"),
    ("settlements D5 n", "settlements D5 s", 2, {"wool": 2}, ({"wool": 1}, {"wool": 1}), None),
    ("settlements D5 n", "settlements D5 s", 2, {"wool": 0}, ({}, {}), "wool"),
    ("cities C4 n", "roads C4 ne", 10, {"brick": 1}, ({"brick": 1}, {}), ""),
    ("cities C4 n", "roads C4 ne", 10, {"brick": 2}, ({"brick": 2}, {}), None),
    ("settlements C4 n, C4 s", "roads C4 ne", 10, {"brick": 1}, ({"brick": 1}, {}), ""),
    ("cities C4 n", "settlements C4 s", 10, {"brick": 2}, ({}, {}), "brick"),
    ("cities D5 n", "settlements D5 s", 2, {"cloth": 0}, ({"wool": 1}, {"wool": 1}), "cloth"),
    ("cities D5 n", "settlements D5 s", 2, {"wool": 1}, ({"cloth": 1}, {}), "wool"),
    ("cities D5 n", "cities D5 s", 2, {"cloth": 1}, ({"wool": 1}, {"wool": 1}), "cloth"),
    ("cities C4 n", "settlements D6 s", 10, {"brick": 1}, ({"brick": 1}, {"lumber": 1}), ""),
]
"""Pieces of two seats, a roll, what is left in the bank, what each gets, and of what nobody gets
any ("": the only seat that it is due to gets the rest, whatever is told of that)."""


@pytest.mark.parametrize(("first", "second", "total", "stock", "expected", "short"), SHORTAGES)
def test_a_bank_that_has_too_little(
    first: str,
    second: str,
    total: int,
    stock: dict[str, int],
    expected: tuple[dict[str, int], dict[str, int]],
    short: str | None,
) -> None:
    """Check great_canal.R14: nobody gets of that kind, unless it is due to one player only: the rest."""
    realms = [seat(**{text.partition(" ")[0]: text.partition(" ")[2]}) for text in (first, second)]
    game = position(*realms, rolled=False, hands={3: left(**stock)})
    assert received(game, total)[:2] == [goods(**one) for one in expected]
    events = happened(before(game, total), ROLL)
    short_of = [event for event in events if isinstance(event, e.Shortage)]
    if short != "":
        assert short_of == ([e.Shortage(short, None)] if short else [])
    else:
        assert [one.only for one in short_of] in ([], [0], [1])


def test_what_is_told_of_production() -> None:
    """Check great_canal.R43: all are told who gets what, from the seat in turn on."""
    realms = (seat(settlements="D5 n"), seat(cities="D5 se"), seat(settlements="D5 sw"))
    game = position(*realms, rolled=False, active=1)
    events = happened(before(game, 2), ROLL)[1:]
    assert events == (
        e.Received(1, goods(wool=1, cloth=1)),
        e.Received(2, goods(wool=1)),
        e.Received(0, goods(wool=1)),
    )
    assert all(event.audience() is None for event in events)


def test_a_seven_yields_nothing() -> None:
    """Check great_canal.R12: production or seven; hexes without a token yield by no number."""
    game = position(seat(cities="C1 sw, C4 n"), rolled=False, dug=DONE, attacks=0)
    after = rolled(game, 7)
    assert after.hands == game.hands
