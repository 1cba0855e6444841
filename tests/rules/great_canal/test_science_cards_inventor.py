"""Inventor: which tokens are swapped, and what they yield then."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.ground import Ground
from rules.great_canal.pieces import Realm
from rules.great_canal.state import Holding
from rules.great_canal.topology import HEX_NAMES
from tests.rules.great_canal.positions import (
    BOARD,
    act,
    allowed,
    goods,
    happened,
    hexagon,
    offered,
    position,
    refused,
    seat,
)
from tests.rules.great_canal.rolling import rolled

RULE, SAME = "great_canal.inventor", "great_canal.inventor.same"
DONE = tuple(range(9))
MOVED = {
    3: ("A3", "C8", "D2"),
    4: ("B1", "B4", "C6"),
    5: ("A2", "A4", "C3"),
    9: ("B6", "C5", "D7"),
    10: ("B2", "C4", "D6"),
    11: ("B5", "B7"),
}
"""The hexes with each token that may be swapped."""
STAYING = {2: ("D5",), 6: ("A5", "C2", "D8"), 8: ("B3", "D4", "G1", "G6"), 12: ("D3",)}
"""The hexes with each token that stays."""


def inventing(*realms: Realm, **fields: Any) -> GreatCanal:
    """Return a position in which seat 0 holds the Inventor."""
    return position(*realms, **{"holdings": {0: Holding(progress=("inventor",))}, **fields})


def swap(first: str, second: str) -> a.PlayInventor:
    """Return the card with two hexes."""
    return a.PlayInventor(hexagon(first), hexagon(second))


def tokens(game: GreatCanal, *names: str) -> list[int]:
    """Return the tokens on some hexes."""
    return [game.ground.tokens[hexagon(name)] for name in names]


def next_yield(game: GreatCanal, total: int) -> tuple[int, ...]:
    """Return what seat 0 gets by the next roll, made by seat 1."""
    after = rolled(act(game, a.EndTurn()), total)
    return tuple(now - then for now, then in zip(after.hands[0], game.hands[0], strict=True))


def test_two_tokens_are_swapped() -> None:
    """Check the table of cards: the two tokens change places; terrain, robber and all others stay."""
    game = inventing()
    allowed(game, swap("A3", "B5"))
    assert happened(game, swap("A3", "B5")) == (
        e.CardPlayed(0, "inventor"),
        e.TokensSwapped(0, hexagon("A3"), hexagon("B5")),
    )
    after = act(game, swap("A3", "B5"))
    assert tokens(after, "A3", "B5") == [11, 3]
    for number in set(range(51)) - {hexagon("A3"), hexagon("B5")}:
        assert after.ground.tokens[number] == game.ground.tokens[number]
    assert after.ground.terrain == game.ground.terrain
    assert after.robber == game.robber
    assert after.view(None).ground == after.ground


def test_either_order_is_the_same_swap() -> None:
    """Check great_canal.R56: both orders are offered and accepted, and lead to the same."""
    game = inventing()
    for action in (swap("A3", "B5"), swap("B5", "A3")):
        allowed(game, action)
    assert act(game, swap("A3", "B5")) == act(game, swap("B5", "A3"))


def test_all_pairs_that_are_offered() -> None:
    """Check the table of cards: any two different tokens but 2, 6, 8 and 12; no own building is needed."""
    number_of = {name: token for token, names in MOVED.items() for name in names}
    assert offered(inventing(), a.PlayInventor) == {
        swap(first, second)
        for first, one in number_of.items()
        for second, other in number_of.items()
        if one != other
    }


@pytest.mark.parametrize(("token", "name"), [(token, name) for token in STAYING for name in STAYING[token]])
def test_tokens_that_stay(token: int, name: str) -> None:
    """Check great_canal.R10: 2, 6, 8 and 12 never move, so a gold field's 8 neither, in either place."""
    game = inventing()
    assert tokens(game, name) == [token]
    for other in ("A3", "B5"):
        refused(game, swap(name, other), RULE)
        refused(game, swap(other, name), RULE)


def test_hexes_without_a_token() -> None:
    """Check the table of cards: not a desert, the lake, the sea, or what is no hex."""
    game = inventing()
    for name in ("C1", "F1", "F4", "F7", "C7", "A1", "D1", "G3"):
        refused(game, swap(name, "A3"), RULE)
        refused(game, swap("A3", name), RULE)
    for number in (-1, 51):
        refused(game, a.PlayInventor(number, hexagon("A3")), RULE)
        refused(game, a.PlayInventor(hexagon("A3"), number), RULE)
    assert refused(game, swap("C1", "A3"), RULE).params["count"] == sum(map(len, MOVED.values()))


@pytest.mark.parametrize("token", MOVED)
def test_equal_numbers(token: int) -> None:
    """Check the table of cards: two hexes of the same number, or twice the same hex, are no swap."""
    first, second, *_ = MOVED[token]
    refused(inventing(), swap(first, second), SAME)
    refused(inventing(), swap(second, first), SAME)
    refused(inventing(), swap(first, first), SAME)


def test_fewer_than_two_different_tokens() -> None:
    """Check great_canal.R34: with one number left that may move, the card cannot be played."""
    game = inventing()
    fives = tuple(5 if token in MOVED else token for token in game.ground.tokens)
    one = Ground(game.ground.terrain, fives)
    refused(replace(game, ground=one), swap("A3", "B5"), SAME)
    assert not offered(replace(game, ground=one), a.PlayInventor)
    changed = list(one.tokens)
    changed[hexagon("B5")] = 9
    two = replace(game, ground=Ground(one.terrain, tuple(changed)))
    allowed(two, swap("A3", "B5"))


# What they yield.


def test_hexes_yield_by_their_new_tokens() -> None:
    """Check the table of cards: from the next roll on, each hex yields on the other number."""
    game = inventing(seat(settlements="A2 n"))  # hills 5
    assert next_yield(game, 5) == goods(brick=1)
    after = act(game, swap("A2", "B5"))
    assert next_yield(after, 5) == goods()
    assert next_yield(after, 11) == goods(brick=1)


def test_the_hex_with_the_robber() -> None:
    """Check the table of cards: its token moves, the robber stays, and goes on hindering that hex alone."""
    game = inventing(seat(settlements="A2 n, D7 ne"), robber=hexagon("A2"))  # hills 5, pasture 9
    allowed(game, swap("A2", "D7"))
    after = act(game, swap("A2", "D7"))
    assert after.robber == hexagon("A2")
    assert next_yield(after, 9) == goods()
    assert next_yield(after, 5) == goods(wool=1)


@pytest.mark.parametrize("dug", [(), (0, 1, 2), DONE])
def test_hexes_of_the_canal(dug: tuple[int, ...]) -> None:
    """Check the table of cards: a section, dug or not, gives and takes a token; the canal stays as it is."""
    for section in BOARD.canal:
        name = HEX_NAMES[section]
        token = tokens(inventing(), name)[0]
        if token in STAYING:
            continue
        game = inventing(dug=dug)
        other = "B7" if token != 11 else "A3"
        after = act(game, swap(name, other))
        assert tokens(after, name, other) == [tokens(game, other)[0], token]
        assert after.dug == dug


def test_a_barren_field_before_completion() -> None:
    """Check great_canal.R10: its token may be swapped; it yields nothing, and the other hex at once."""
    game = inventing(seat(settlements="B2 n, D7 ne"))  # hills 5 and field 10, pasture 9
    allowed(game, swap("B2", "D7"))
    after = act(game, swap("B2", "D7"))
    assert tokens(after, "B2", "D7") == [9, 10]
    assert next_yield(after, 9) == goods()
    assert next_yield(after, 10) == goods(wool=1)


def test_two_barren_fields() -> None:
    """Check great_canal.R10: two of them may swap with one another too."""
    after = act(inventing(), swap("B1", "D2"))
    assert tokens(after, "B1", "D2") == [3, 4]


def test_the_token_of_a_field_counts_from_completion_on() -> None:
    """Check great_canal.R10: what was swapped before the flood is what the field yields by after it."""
    before = act(inventing(seat(settlements="B2 ne, D7 ne")), swap("B2", "D7"))
    done = replace(before, dug=DONE)
    assert next_yield(done, 9) == goods(grain=1)
    assert next_yield(done, 10) == goods(wool=1)
    after = act(inventing(seat(settlements="B2 ne"), dug=DONE), swap("B2", "D7"))
    assert next_yield(after, 9) == goods(grain=1)


def test_two_inventors() -> None:
    """Check great_canal.R23: a second one swaps again, also back; tokens that moved may move again."""
    game = inventing(holdings={0: Holding(progress=("inventor", "inventor"))})
    once = act(game, swap("A3", "B5"))
    refused(once, swap("A3", "B7"), SAME)
    assert act(once, swap("B5", "A3")).ground == game.ground
    assert tokens(act(once, swap("A3", "C4")), "A3", "B5", "C4") == [10, 3, 11]
