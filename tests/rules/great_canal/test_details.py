"""What there is to know of a value where it is chosen: of hexes, seats, tracks and goods."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.i18n.catalogue import translate
from render.great_canal.describe.own import card_does as render_does
from rules.great_canal import actions as a
from rules.great_canal.decisions import ChooseGoods
from rules.great_canal.pieces import Pieces, Realm
from rules.great_canal.topology import HEX_CORNERS
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.kit.tuples import put
from rules.language.words import Words
from rules.records import Action
from rules.values import tag_of
from tests.rules.great_canal.positions import goods, knight, start
from tests.rules.great_canal.positions import hexagon as place

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])


def view_of(seat: int | None = 0, **fields: object) -> GreatCanalView:
    return replace(start(4).view(seat), **fields)


def said(
    view: GreatCanalView,
    kind: str,
    value: str | int,
    language: str = "en",
    action: type[Action] | None = None,
) -> str:
    return Words("great_canal", language, NAMES, view).detailed(kind, value, action)


def settled(hexagon: int, *seats: int) -> Pieces:
    """Return pieces with a settlement of each seat at a hex, the last of them lost by a city."""
    corners = HEX_CORNERS[hexagon]
    realms = [Realm(settlements=(corners[2 * seat],)) if seat in seats else Realm() for seat in range(3)]
    return Pieces((*realms, Realm()))


@pytest.mark.parametrize("action", [a.MoveRobber, a.ChaseRobber, a.PlayBishop])
def test_for_the_robber_a_hex_says_who_stands_there_with_how_many_cards(action: type[Action]) -> None:
    """Check great_canal.R18: whom the robber can rob there is seen before its hex is chosen."""
    hexagon = next(iter(bits(view_of().board.home)))
    view = view_of(3, pieces=settled(hexagon, 0, 2), hand_sizes=(5, 3, 1, 2))
    alone = said(view_of(pieces=settled(hexagon)), "hex", hexagon, action=action)
    assert said(view, "hex", hexagon, action=action) == f"{alone}, Ada (5 cards), Cleo (1 card)"
    empty = replace(view, hand_sizes=(0, 3, 1, 2))
    assert "Ada (no cards)" in said(empty, "hex", hexagon, action=action)
    corner = HEX_CORNERS[hexagon][0]
    assert "Ada" not in said(view, "corner", corner, action=action)
    own = replace(view, seat=0)
    assert said(own, "hex", hexagon, action=action) == f"{alone}, you, Cleo (1 card)"


@pytest.mark.parametrize("action", [None, a.PlayInventor])
def test_for_all_else_a_hex_says_what_lies_there(action: type[Action] | None) -> None:
    hexagon = next(iter(bits(view_of().board.home)))
    view = view_of(pieces=settled(hexagon, 0, 2), hand_sizes=(5, 3, 1, 2))
    lies = Words("great_canal", "en", NAMES, view).render(view.surroundings("hex", hexagon) or "")
    assert said(view, "hex", hexagon, action=action).endswith(f": {lies}")


def test_for_the_merchant_a_hex_says_what_it_sells() -> None:
    """Check great_canal.R32: the good, and the rate that it brings."""
    view = view_of(pieces=settled(place("B4"), 1))
    assert said(view, "hex", place("B4"), action=a.PlayMerchant) == "B4: mountains 4, ore 2:1"


def test_a_seat_says_how_many_cards_it_holds() -> None:
    view = view_of(hand_sizes=(0, 1, 5, 2))
    assert [said(view, "seat", seat) for seat in range(3)] == [
        "Ada: no cards",
        "Ben: 1 card",
        "Cleo: 5 cards",
    ]


def test_a_seat_says_what_a_card_takes_of_it() -> None:
    """A Spy takes progress cards, a Deserter knights."""
    realms = (Realm(), Realm(knights=(knight("C4 n 1"), knight("C4 s 2"))), Realm(), Realm())
    counts = ((0, 0, 0), (1, 1, 0), (0, 0, 1), (0, 0, 0))
    view = view_of(pieces=Pieces(realms), progress_counts=counts, hand_sizes=(9, 9, 9, 9))
    assert [said(view, "seat", seat, action=a.PlaySpy) for seat in (1, 2, 3)] == [
        "Ben: 2 progress cards",
        "Cleo: 1 progress card",
        "Dan: no progress cards",
    ]
    assert [said(view, "seat", seat, action=a.PlayDeserter) for seat in (1, 2)] == [
        "Ben: 2 knights",
        "Cleo: no knights",
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


def test_a_good_of_a_hand_that_is_seen_says_how_many_its_owner_has() -> None:
    """Check great_canal.R54: one's own count says nothing of what a Master Merchant finds."""
    found = goods(brick=3, wool=1)
    view = view_of(goods=goods(brick=2), decision=ChooseGoods(0, 1, 2), found_goods=found)
    assert said(view, "good", "brick", action=a.ChooseGood) == "brick: Ben has 3"
    assert said(view, "good", "ore", action=a.ChooseGood) == "ore: Ben has none"
    assert said(view, "good", "brick", action=a.TradeBank) == "brick: you have 2"


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
    searched = replace(view, decision=ChooseGoods(0, 1, 2), found_goods=(0,) * 8)
    assert " 0" not in said(searched, "good", "ore", language, a.ChooseGood)
    for action in (a.PlaySpy, a.PlayDeserter):
        assert " 0" not in said(view, "seat", 1, language, action)


@LANGUAGES
def test_each_card_that_is_played_says_what_it_does(language: str) -> None:
    """All others are said by their names."""
    view = view_of()
    words = Words("great_canal", language, NAMES, view)
    for action in a.ACTIONS:
        told = view.explanation(action)
        if not tag_of(action).startswith("play_"):
            assert told is None
            continue
        assert told is not None
        card = tag_of(action).removeprefix("play_")
        assert words.render(told) == render_does(view, words, card)


def test_the_public_and_all_other_values_have_no_detail() -> None:
    assert view_of(None).detail("good", "ore") is None
    assert view_of(None).detail("track", "trade") is None
    assert [view_of().detail(kind, "merchant") for kind in ("card", "deck")] == [None] * 2
