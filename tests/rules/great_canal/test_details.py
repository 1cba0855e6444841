"""What there is to know of a value where it is chosen: of hexes, seats, tracks and goods."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.catalogue import translate
from rules.great_canal.pieces import Pieces, Realm
from rules.great_canal.topology import HEX_CORNERS
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.kit.tuples import put
from rules.language.words import Words
from tests.rules.great_canal.positions import start

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])


def view_of(seat: int | None = 0, **fields: object) -> GreatCanalView:
    return replace(start(4).view(seat), **fields)


def said(view: GreatCanalView, kind: str, value: str | int, language: str = "en") -> str:
    return Words("great_canal", language, NAMES, view).detailed(kind, value)


def settled(hexagon: int, *seats: int) -> Pieces:
    """Return pieces with a settlement of each seat at a hex, the last of them lost by a city."""
    corners = HEX_CORNERS[hexagon]
    realms = [Realm(settlements=(corners[2 * seat],)) if seat in seats else Realm() for seat in range(3)]
    return Pieces((*realms, Realm()))


def test_a_hex_says_who_stands_there_with_how_many_cards() -> None:
    """Check great_canal.R18: whom the robber can rob there is seen before its hex is chosen."""
    hexagon = next(iter(bits(view_of().board.home)))
    view = view_of(pieces=settled(hexagon, 0, 2), hand_sizes=(5, 3, 1, 2))
    alone = said(view_of(pieces=settled(hexagon)), "hex", hexagon)
    assert said(view, "hex", hexagon) == f"{alone}, Ada (5 cards), Cleo (1 card)"
    empty = replace(view, hand_sizes=(0, 3, 1, 2))
    assert "Ada (no cards)" in said(empty, "hex", hexagon)
    corner = HEX_CORNERS[hexagon][0]
    assert "Ada" not in said(view, "corner", corner)


def test_a_seat_says_how_many_cards_it_holds() -> None:
    view = view_of(hand_sizes=(0, 1, 5, 2))
    assert [said(view, "seat", seat) for seat in range(3)] == [
        "Ada: no cards",
        "Ben: 1 card",
        "Cleo: 5 cards",
    ]


@pytest.mark.parametrize(
    ("track", "level", "expected"),
    [
        ("trade", 0, "trade: Market, progress cards with a red die up to 2"),
        ("trade", 2, "trade: Merchant Guild, commodities 2:1"),
        ("politics", 2, "politics: Fortress, mighty knights"),
        ("science", 2, "science: Aqueduct, a resource where a roll brings nothing"),
        ("science", 3, "science: Theater, the metropolis"),
        ("science", 5, "science"),
    ],
)
def test_a_track_says_its_next_level_and_what_that_brings(track: str, level: int, expected: str) -> None:
    """Check great_canal.R24."""
    assert said(view_of(levels=((level,) * 3,) * 4), "track", track) == expected


def test_a_metropolis_is_named_only_where_it_comes() -> None:
    """Check great_canal.R24: level 5 takes it from a holder at level 4, level 4 from nobody."""
    corner = 40
    realms = (Realm(), Realm(cities=(corner,)), Realm(), Realm())
    held = view_of(pieces=Pieces(realms), metropolises=(corner, None, None))
    for own, other, brings in ((3, 4, False), (4, 4, True), (4, 5, False)):
        levels = put(put(held.levels, 0, (own, 0, 0)), 1, (other, 0, 0))
        assert said(replace(held, levels=levels), "track", "trade").endswith("the metropolis") == brings


def test_a_good_says_how_many_one_has() -> None:
    """Check great_canal.R57: a rate is that of what is given, so none stands at a good that is got."""
    view = view_of(goods=(0, 3, 0, 0, 0, 0, 0, 0), rates=((4, 3, 4, 4, 4, 4, 4, 4),) * 4)
    assert said(view, "good", "brick") == "brick: you have none"
    assert said(view, "good", "lumber") == "lumber: you have 3"


@LANGUAGES
def test_to_have_none_of_a_good_is_said_as_in_all_menus(language: str) -> None:
    none = translate(language, "panel-held", count=0)
    shown = said(view_of(goods=(0,) * 8), "good", "ore", language)
    assert shown.casefold().endswith(f" {none.casefold()}")


@LANGUAGES
def test_no_count_of_none_is_a_nought(language: str) -> None:
    view = view_of(hand_sizes=(0,) * 4, goods=(0,) * 8)
    for shown in (said(view, "seat", 1, language), said(view, "good", "ore", language)):
        assert " 0" not in shown


def test_the_public_and_all_other_values_have_no_detail() -> None:
    assert view_of(None).detail("good", "ore") is None
    assert view_of(None).detail("track", "trade") is None
    assert [view_of().detail(kind, "merchant") for kind in ("card", "deck")] == [None] * 2
