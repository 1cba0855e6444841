"""The Great Canal through Discord: places typed in commands, by what people see there."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.action_values import resolve
from rules import RuleError
from rules.great_canal import GreatCanal
from rules.great_canal.actions import MoveRobber
from rules.great_canal.decisions import RobberMove
from rules.great_canal.topology import EDGE_CORNERS, HEX_CORNERS
from rules.language.words import Words
from tests.bot.answers import lay_out
from tests.bot.great_canal import table as t
from tests.bot.ui.turns import field
from tests.discord import Server
from tests.rules.great_canal.positions import corner, goods, hexagon, position, seat


async def offered(server: Server, option: str, typed: str, **given: str) -> list[str]:
    """Return what is offered for a field of the first settlement to whoever founds it."""
    info = await server.tables.find(server.channel.id)
    assert info is not None
    seat = (await server.tables.load(info.id)).game.waiting_for[0]
    found = await server.people[seat].autocomplete(server.channel, "canal found", option, typed, **given)
    return [one["name"] for one in found]


def edges_at(words: Words, at: int) -> list[str]:
    """Return the names of the edges at a corner, with what lies there."""
    return sorted(words.detailed("edge", one) for one, ends in enumerate(EDGE_CORNERS) if at in ends)


@pytest.mark.parametrize(
    "written",
    ["D4 north: pasture 8, field 5, hills 10", "D4 north", "d4 n", "C3 SE"],
)
async def test_the_edge_is_one_at_the_corner(server: Server, written: str) -> None:
    """Check that a field is narrowed by the one before, however that is written."""
    game_id = await t.table(server)
    words = Words("great_canal", "en", (), (await t.game_of(server, game_id)).view(0))
    assert sorted(await offered(server, "edge", "", corner=written)) == edges_at(words, corner("D4 n"))


@pytest.mark.parametrize("written", ["D4", "d4 sou"])
async def test_a_corner_that_is_half_typed_narrows_too(server: Server, written: str) -> None:
    """Check that of several corners that may be meant the edges of all are offered, and no others."""
    game_id = await t.table(server)
    words = Words("great_canal", "en", (), (await t.game_of(server, game_id)).view(0))
    around = {one for at in HEX_CORNERS[hexagon("D4")] for one in edges_at(words, at)}
    found = await offered(server, "edge", "", corner=written)
    assert found
    assert set(found) <= around


async def test_a_corner_that_is_named_by_what_lies_there_narrows_too(server: Server) -> None:
    """Check both corners at which the same lies."""
    game_id = await t.table(server)
    words = Words("great_canal", "en", (), (await t.game_of(server, game_id)).view(0))
    at_either = sorted({*edges_at(words, corner("D4 n")), *edges_at(words, corner("B3 s"))})
    assert sorted(await offered(server, "edge", "", corner="8 pasture, field 5, hills 10")) == at_either


@pytest.mark.parametrize("typed", ["pasture 8", "8 pasture", "PASTURE  8", "past 8"])
async def test_a_place_is_found_by_what_lies_there(server: Server, typed: str) -> None:
    """Check land with its number in any order, in whole words for numbers and beginnings of others."""
    await t.table(server)
    found = await offered(server, "corner", typed)
    assert found
    assert all("pasture 8" in one for one in found)
    assert not any("pasture 8" in one for one in await offered(server, "corner", "pasture 5"))


async def test_more_than_any_name_has_is_not_read(server: Server) -> None:
    """Check the field that is typed, and one beside it, which is left out of account."""
    await t.table(server)
    assert await offered(server, "corner", "n " * 51) == []
    beside = await offered(server, "edge", "", corner="n " * 51)
    assert beside == await offered(server, "edge", "", corner="nowhere at all")


async def test_a_place_is_found_by_its_harbour(server: Server) -> None:
    """Check harbours of any kind and of one."""
    await t.table(server)
    assert all("harbour" in one for one in await offered(server, "corner", "harbour"))
    found = await offered(server, "corner", "harbour 3:1")
    assert found
    assert all("3:1 harbour" in one for one in found)
    assert await offered(server, "corner", "harbour chocolate") == []


TWELVE, DESERT = hexagon("D3"), hexagon("C1")
"""The only hex with the number 12, and one without any."""


def robbing(robber: int, cards: int) -> GreatCanal:
    """Return a game in which Ada has to move the robber, and Bea at A2 holds so many cards."""
    hands = {0: goods(brick=2), 1: goods(ore=cards)}
    game = position(seat(settlements="C4 n"), seat(settlements="A2 n"), hands=hands)
    return replace(game, queue=(RobberMove(0),), robber=robber)


async def test_a_number_is_that_of_a_hex_whatever_anybody_holds(server: Server) -> None:
    """Twelve cards at a hex are no number 12: neither does the robber go there, nor are there two of it."""
    game_id = await t.table(server, robbing(TWELVE, cards=12))
    await server.people[0].slash(server.channel, "canal robber", to="12")
    assert (await t.game_of(server, game_id)).robber == TWELVE
    await lay_out(server, game_id, robbing(DESERT, cards=12))
    found = await server.people[0].autocomplete(server.channel, "canal robber", "to", "12")
    assert [one["name"] for one in found] == ["D3: barren field 12"]
    await server.people[0].slash(server.channel, "canal robber", to="12")
    assert (await t.game_of(server, game_id)).robber == TWELVE


@pytest.mark.parametrize("language", ["en", "fr", "de", "oc"])
def test_nothing_that_is_held_changes_what_a_typed_place_means(language: str) -> None:
    """Whatever is shown of a hex is understood as the same, also when the number of cards is another."""
    games = [robbing(TWELVE, cards) for cards in (11, 12)]
    words = [Words("great_canal", language, ("Ada", "Bea", "Cleo"), game.view(0)) for game in games]
    shown = [one.detailed("hex", hexagon("A2")) for one in words]
    for typed in ("11", "12", "Bea", "cards", "12 cards", "hills 5", "forest 6", *shown, shown[0][:-4]):
        assert len({meant(one, game, typed) for one, game in zip(words, games, strict=True)}) == 1
    for typed in (*shown, shown[0][:-4]):
        assert meant(words[0], games[0], typed) == hexagon("A2")


def meant(words: Words, game: GreatCanal, typed: str) -> int | None:
    """Return the hex to which the robber goes by what is typed; None where that is refused."""
    try:
        return resolve(words, game.legal_actions(0), MoveRobber, field(MoveRobber, "to"), typed)
    except RuleError:
        return None
