"""What pictures mark as new: all since the turn last passed, also what an earlier message has told."""

from __future__ import annotations

import pytest

from bot.store.kinds import MessageKind
from bot.table import Post, Tables, read_post
from rules.great_canal import actions as a
from rules.great_canal import events as e
from tests.bot.table.great_canal import OFFER, do, great_canal, state, trading
from tests.bot.table.seated import ANN, MODERATOR, deliver_all

BANK = a.TradeBank("lumber", "ore")
TRADED = [e.OfferMade, e.OfferAccepted, e.Traded]


async def posted(tables: Tables) -> Post:
    """Return the newest message with the board, all having been sent."""
    rows = await deliver_all(tables)
    return read_post([row for row in rows if row.kind == MessageKind.POST][-1])


async def news(tables: Tables, game: int, seat: int | None = None) -> list[type]:
    """Return the classes of the events that are new to a seat."""
    return [type(event) for event in await tables.records.news(await tables.load(game), seat)]


def kinds(*groups: tuple[e.Event, ...]) -> list[list[type]]:
    """Return the classes of some groups of events."""
    return [[type(event) for event in group] for group in groups]


async def test_what_was_told_in_the_turn_is_marked_until_it_has_passed(tables: Tables) -> None:
    """A trade is told at once; the board at the end of the turn tells what came after, and marks both."""
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    await do(tables, game, 1, a.AcceptOffer())
    await do(tables, game, 0, a.PickAnswer(1))
    post = await posted(tables)
    assert kinds(post.earlier, post.events) == [[], TRADED]
    assert await news(tables, game) == TRADED
    await do(tables, game, 0, BANK, a.EndTurn())
    post = await posted(tables)
    assert kinds(post.earlier, post.events) == [TRADED, [e.BankTraded, e.TurnEnded]]
    assert await news(tables, game) == []
    await do(tables, game, 1, a.Roll())
    assert TRADED[0] not in await news(tables, game, 1)


async def test_what_is_taken_back_is_marked_no_more(tables: Tables) -> None:
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    await do(tables, game, 1, a.AcceptOffer())
    await do(tables, game, 0, a.PickAnswer(1), BANK)
    await deliver_all(tables)
    await tables.undo.undo_last(game, ANN)
    await do(tables, game, 0, a.EndTurn())
    post = await posted(tables)
    assert kinds(post.earlier, post.events) == [TRADED, [e.TurnEnded]]
    wanted = await tables.rollback.earlier(game, 2)
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=False, head=wanted.head)
    assert await news(tables, game) == TRADED[:2]
    assert (await state(tables, game)).active == 0


async def test_each_founding_is_a_turn(tables: Tables) -> None:
    game = await great_canal(tables, 3)
    first = (await state(tables, game)).suggest(0)
    await do(tables, game, 0, first)
    await do(tables, game, 1, (await state(tables, game)).suggest(1))
    post = await posted(tables)
    assert [(type(event), getattr(event, "seat", None)) for event in (*post.earlier, *post.events)] == [
        (e.Founded, 1),
        (e.RoadBuilt, 1),
    ]


async def test_of_an_endless_turn_the_last_entries_are_marked_and_everything_is_told(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.news._MARKED", 2)
    game = await trading(tables)
    await deliver_all(tables)
    await do(tables, game, 0, OFFER)
    assert await news(tables, game) == TRADED[:1]
    await do(tables, game, 1, a.AcceptOffer())
    assert await news(tables, game) == TRADED[:2]
    await do(tables, game, 0, a.PickAnswer(1))
    assert await news(tables, game) == TRADED[1:]
    await do(tables, game, 0, BANK)
    assert await news(tables, game) == [TRADED[2], e.BankTraded]
    monkeypatch.setattr("bot.table.news._MARKED", 0)
    await do(tables, game, 0, a.EndTurn())
    post = await posted(tables)
    assert kinds(post.earlier, post.events) == [[], [e.BankTraded, e.TurnEnded]]


async def test_what_was_taken_back_takes_no_room_from_what_is_marked(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.news._MARKED", 2)
    game = await trading(tables)
    await do(tables, game, 0, BANK)
    for _ in range(3):
        await do(tables, game, 0, OFFER)
        assert await news(tables, game) == [e.BankTraded, e.OfferMade]
        await tables.undo.undo_last(game, ANN)
        assert await news(tables, game) == [e.BankTraded]
    monkeypatch.setattr("bot.table.news._MARKED", 1)
    assert await news(tables, game) == [e.BankTraded]
    await do(tables, game, 0, OFFER)
    assert await news(tables, game) == [e.OfferMade]


@pytest.mark.parametrize("pairs", [0, 3])
async def test_a_turn_whose_end_was_taken_back_goes_on_however_long(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, pairs: int
) -> None:
    """A moderator goes back before its end; what is done and undone since takes no room of what is marked."""
    monkeypatch.setattr("bot.table.news._MARKED", 8)
    game = await trading(tables)
    await do(tables, game, 0, BANK)
    await do(tables, game, 0, a.EndTurn())
    before_end = (await tables.load(game)).seq - 1
    head = (await tables.rollback.earlier(game, before_end)).head
    await tables.rollback.roll_back(game, MODERATOR, before_end, new_dice=False, head=head)
    await do(tables, game, 0, OFFER)
    await do(tables, game, 1, a.AcceptOffer())
    await do(tables, game, 0, a.PickAnswer(1))
    await deliver_all(tables)
    for _ in range(pairs):
        await do(tables, game, 0, OFFER)
        await tables.undo.undo_last(game, ANN)
    assert await news(tables, game) == [e.BankTraded, *TRADED]
