"""Helpers for the tests of the Great Canal through Discord: tables, positions laid out, and what is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

import render
from bot.ui.action_keys import command_key
from bot.ui.answering_ahead import answer_name
from rules import Action, Standing
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding
from rules.kit.tuples import Counts
from rules.language.words import Words
from rules.values import fields_of, tag_of
from tests.bot.answers import KEEP_AHEAD, lay_out, response_of
from tests.bot.playing import act_by_command, act_by_panel, open_game, pick, words_of
from tests.bot.written import typed_text
from tests.discord import Server, labels, texts
from tests.rules.great_canal.positions import goods, position, seat

TITLE = "The Great Canal"
OFFER = a.MakeOffer(goods(brick=1), goods(ore=1))
TERMS = "Ada offers 1 brick for 1 ore"
"""What that is called, where Ada makes it."""
PAST = "Ada offered 1 brick for 1 ore."
"""What its message says once it is settled."""
HANDS = {
    0: goods(brick=2, lumber=2, cloth=1),
    1: goods(ore=5, coin=1),
    2: goods(ore=1, wool=4),
    3: goods(grain=2),
}
SEED = "67"
PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x00\x00\x00\x00:~\x9bU"
    b"\x00\x00\x00\nIDATx\x9cc`\x00\x00\x00\x02\x00\x01H\xaf\xa4q\x00\x00\x00\x00IEND\xaeB`\x82"
)
_PICTURES = ("board", "hand", "choice")


def without_pictures(patch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel, for tests of words and order."""
    for which in _PICTURES:
        patch.setattr(render, which, lambda *given, **named: PIXEL)


async def game_of(server: Server, game_id: int) -> GreatCanal:
    """Return where a game stands."""
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, GreatCanal)
    return game


async def table(server: Server, game: GreatCanal | None = None, seats: int = 3, **start: Any) -> int:
    """Start a game, laid out as one that is given; return its id."""
    server.tables.lobby.seed_source = lambda: SEED
    game_id = await open_game(server, TITLE, seats if game is None else game.seats, **start)
    if game is not None:
        await lay_out(server, game_id, game)
    return game_id


async def do(server: Server, game_id: int, seat: int, action: Action) -> Any:
    """Do an action for a seat by its command, and check that it counts; return the result."""
    before = await server.tables.load(game_id)
    result = await act_by_command(server, before, seat, action)
    assert (await server.tables.load(game_id)).seq > before.seq, f"{action} by {seat}"
    return result


async def offered(
    server: Server,
    offer: a.MakeOffer = OFFER,
    card: str = "",
    hands: Mapping[int, Counts] | None = None,
) -> int:
    """Open a table at which Ada has made an offer in her turn; return the game's id.

    She may hold a card; the others have more points. ``hands`` are by seat.
    """
    game_id = await in_turn(server, card, hands)
    await do(server, game_id, 0, offer)
    return game_id


async def in_turn(server: Server, card: str = "", hands: Mapping[int, Counts] | None = None) -> int:
    """Open a table in a turn of Ada, who may hold a card; the others have more points."""
    holdings = {0: Holding(progress=(card,) if card else ())}
    holdings |= {other: Holding(chips=5) for other in (1, 2, 3)}
    realms = seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n")
    return await table(server, position(*realms, hands=hands or HANDS, holdings=holdings))


def question(server: Server, part: str) -> Any:
    """Return the newest message of the channel with some words."""
    return next(one for one in server.newest_first() if part in texts(one.components))


def closed(server: Server, question: Any) -> Any:
    """Return the message of a question as it is by now, without buttons."""
    shown = next(one for one in server.messages() if one.id == question.id)
    assert labels(shown.components) == []
    return shown


async def answer_by_hand(server: Server, game_id: int, seat: int, action: Action, asked: str) -> Any:
    """Answer a question by the button of its message and the panel that it opens; return the result.

    What leaves nothing to choose is answered by the button alone, and by another press where something is
    lost by it.
    """
    position = await server.tables.load(game_id)
    words = words_of(server, position, seat)
    if not fields_of(type(action)):
        answer = await server.people[seat].click(question(server, asked), label=words.choice(action))
        if position.game.lost_by(seat, action) is None:
            return answer
        label = words.text(f"{command_key(type(action))}-label")
        return await server.people[seat].click(response_of(answer), label=label)
    label = words.text(f"{command_key(type(action))}-label")
    opened = await server.people[seat].click(question(server, asked), label=label)
    return await act_by_panel(server, response_of(opened), position, seat, action)


async def open_topic(server: Server, seat: int, topic: str) -> Any:
    """Open the page of a topic of answers given beforehand; return it."""
    page = response_of(await server.people[seat].slash(server.channel, "ahead"))
    await pick(server.people[seat], page, topic)
    return page


async def give_ahead(
    server: Server, game_id: int, seat: int, standing: Standing, *, once: bool = False
) -> Any:
    """Give an answer beforehand by the page of all topics; return the page."""
    person, words = server.people[seat], words_of(server, await server.tables.load(game_id), seat)
    page = await open_topic(server, seat, standing.topic)
    if not standing.open_ended:
        label = words.standing_label(standing)
        if label in labels(page.components):
            await person.click(page, label=f"{label} (once)" if once else label)
        else:
            await pick(person, page, answer_name(standing, 1 if once else None))
        await person.click(page, label=KEEP_AHEAD)
        return page
    form = await person.click(page, label=words.text(f"standing-{tag_of(type(standing))}-form"))
    await person.submit_modal(form, _form(words, standing, once=once))
    return page


def _form(words: Words, standing: Standing, *, once: bool) -> dict[str, Any]:
    """Return what somebody writes and picks in the form of a standing answer."""
    sent: dict[str, Any] = {
        field.name: typed_text(words, standing, field) for field in fields_of(type(standing))
    }
    return {**sent, "times": "1" if once else ""} if standing.limited else sent


def with_hands(game: GreatCanal, hands: Mapping[int, Counts]) -> GreatCanal:
    """Return a game with these goods in the hands of the seats."""
    return replace(game, hands=tuple(hands[seat] for seat in range(game.seats)))
