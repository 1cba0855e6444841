"""What nobody answers in time is ended by the clock, once, whatever comes between."""

from __future__ import annotations

import logging
import sqlite3
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.store import Queries
from bot.store.entries import last_entries
from bot.store.timers import TimerRow, timers_due
from bot.table import ProposalKind, TableError, Tables, UndoTooLateError
from bot.table.model import Table
from rules import RuleError
from tests.bot.table.market import apart, do, kept, open_market, questions, sell, stages, toy, with_market
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, MODERATOR, Clock, deliver_all, opened
from tests.toy import actions as a
from tests.toy.events import SaleOver
from tests.toy.view import SALE_HOURS


def clock_of(tables: Tables) -> Clock:
    """Return the clock of some tables."""
    return cast(Clock, tables.store.clock)


async def test_it_is_ended_by_an_entry_of_its_own_with_all_that_follows(trading: Tables) -> None:
    game = await open_market(trading)
    hand = (await toy(trading, game)).hands[0]
    await sell(trading, game)
    await deliver_all(trading)
    clock = clock_of(trading)
    assert await trading.timers.next_due() == clock.now.replace(day=clock.now.day + 1)
    clock.advance(hours=SALE_HOURS, seconds=-1)
    assert await trading.timers.end_due() == ()
    clock.advance(seconds=1)
    assert await trading.timers.end_due() == (game,)
    (entry,) = await last_entries(trading.store.reader, game, 1)
    assert (entry.seat, entry.person, dict(entry.facts)) == (0, None, {"clock": True})
    assert (await toy(trading, game)).hands[0] == hand
    ((_, post),) = questions(await deliver_all(trading))
    assert (post.stage, post.results) == ("settled", (SaleOver(0, over=True),))
    assert await kept(trading) == []
    assert await trading.timers.next_due() is None


async def test_what_is_answered_in_time_is_not_ended(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Buy())
    clock_of(trading).advance(hours=SALE_HOURS)
    before = await trading.load(game)
    assert await trading.timers.end_due() == ()
    assert await trading.load(game) == before


async def test_answers_of_others_do_not_give_it_more_time(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    due = await trading.timers.next_due()
    clock_of(trading).advance(hours=5)
    await do(trading, game, 1, a.Decline())
    await do(trading, game, 0, a.EndTurn())
    assert await trading.timers.next_due() == due


async def test_while_the_game_is_paused_its_time_stands_still(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    clock = clock_of(trading)
    clock.advance(hours=SALE_HOURS - 1)
    await trading.lifecycle.pause(game, MODERATOR)
    clock.advance(hours=100)
    assert await trading.timers.next_due() is None
    assert await trading.timers.end_due() == ()
    await trading.lifecycle.resume(game, MODERATOR)
    assert await trading.timers.next_due() == clock.advance(hours=1)
    assert await trading.timers.end_due() == (game,)


async def test_it_is_ended_after_a_restart(tmp_path: Path) -> None:
    """The clock that the program starts with may be ahead: what was due meanwhile is ended at once."""
    path = tmp_path / "market.db"
    async with opened(path) as tables:
        game = await open_market(with_market(tables))
        await sell(tables, game)
        await deliver_all(tables)
    async with opened(path) as tables:
        clock_of(tables).advance(hours=SALE_HOURS + 1)
        assert await tables.timers.end_due() == (game,)
        assert stages(await deliver_all(tables)) == [("matter_edit", "settled")]


async def test_what_is_asked_anew_meanwhile_has_the_time_that_it_has_then(
    trading: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann takes her offer back and makes it again between the look for what is over and its end."""
    game = await open_market(trading)
    await sell(trading, game)
    (asked,) = apart((await trading.load(game)).game)

    async def read(queries: Queries, now: int) -> tuple[TimerRow, ...]:
        found = await timers_due(queries, now)
        await trading.undo.undo_last(game, ANN)
        await sell(trading, game)
        return found

    monkeypatch.setattr("bot.table.timers.timers_due", read)
    now = clock_of(trading).advance(hours=SALE_HOURS)
    assert await trading.timers.end_due() == ()
    assert [one.key for one in apart((await trading.load(game)).game)] == [asked.key]
    assert await trading.timers.next_due() == now + timedelta(hours=SALE_HOURS)


async def test_a_clock_that_jumps_repeats_nothing(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    clock = clock_of(trading)
    clock.advance(hours=1000)
    assert await trading.timers.end_due() == (game,)
    seq = (await trading.load(game)).seq
    clock.advance(hours=-1000)
    assert await trading.timers.end_due() == ()
    clock.advance(hours=1000)
    assert await trading.timers.end_due() == ()
    assert (await trading.load(game)).seq == seq


async def test_what_the_clock_did_is_nobodys_to_take_back(trading: Tables) -> None:
    """Ann's own last action is what she did before: her offer, which cannot go from under its end."""
    game = await open_market(trading)
    before = await toy(trading, game)
    await sell(trading, game)
    clock_of(trading).advance(hours=SALE_HOURS)
    await trading.timers.end_due()
    position = await trading.load(game)
    assert not position.can_undo(0)
    with pytest.raises(UndoTooLateError, match="undo_time_over"):
        await trading.undo.undo_last(game, ANN)
    asked = await trading.consent.propose(
        game, ANN, ProposalKind.TAKEBACK, await trading.takeback.target(game, ANN)
    )
    for person in (BOB, CLEO):
        await trading.consent.agree(game, asked.id, person)
    assert await toy(trading, game) == before, "by consent, the offer goes with its end"


async def test_what_others_did_needs_it_whatever_the_clock_did(trading: Tables) -> None:
    """Bob's no rests on the offer of Ann, which the clock has ended since."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, a.Decline())
    clock_of(trading).advance(hours=SALE_HOURS)
    await trading.timers.end_due()
    with pytest.raises(UndoTooLateError, match="undo_needed"):
        await trading.undo.undo_last(game, ANN)


async def test_what_the_clock_does_makes_no_panel_of_the_seller_old(trading: Tables) -> None:
    """Ann has done nothing and is asked the same; Bob and Cleo are asked no more."""
    game = await open_market(trading)
    card = (await toy(trading, game)).hands[0][1]
    await sell(trading, game)
    before = (await trading.load(game)).decisions
    clock_of(trading).advance(hours=SALE_HOURS)
    await trading.timers.end_due()
    after = (await trading.load(game)).decisions
    assert [now - then for then, now in zip(before, after, strict=True)] == [0, 1, 1]
    await trading.play.act(game, ANN, a.Play(card, 3), decision=before[0])


async def test_what_is_gone_back_behind_has_its_time_anew(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    clock = clock_of(trading)
    clock.advance(hours=SALE_HOURS)
    await trading.timers.end_due()
    seq = (await trading.load(game)).seq
    await trading.rollback.roll_back(game, MODERATOR, seq - 1, new_dice=False)
    assert await trading.timers.next_due() == clock.advance(hours=SALE_HOURS)


@pytest.mark.parametrize("error", [RuleError("toy.moment"), TableError("unreadable"), KeyError("gone")])
async def test_what_cannot_be_ended_is_logged_and_tried_again_after_an_hour(
    trading: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """It holds up no other: the market of another channel closes in time."""
    game = await open_market(trading)
    await sell(trading, game)
    other = await open_market(trading, channel=CHANNEL + 1)
    await sell(trading, other)
    clock, perform = clock_of(trading), trading.play.perform
    now = clock.advance(hours=SALE_HOURS)

    async def failing(table: Table, *given: Any, **named: Any) -> Any:
        if table.row.id == game:
            raise error
        return await perform(table, *given, **named)

    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(trading.play, "perform", failing)
        assert await trading.timers.end_due() == (other,)
        assert len(caplog.records) == 1
        assert await trading.timers.end_due() == (), "nothing is tried before its time"
        assert len(caplog.records) == 1
    assert await trading.timers.next_due() == now + timedelta(hours=1)
    clock.advance(hours=1)
    assert await trading.timers.end_due() == (game,)
    assert (await toy(trading, game)).sale is None


async def test_what_can_be_neither_ended_nor_put_off_holds_up_no_other(
    trading: Tables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The disk takes nothing for one game, and the next look tries again."""
    game = await open_market(trading)
    await sell(trading, game)
    other = await open_market(trading, channel=CHANNEL + 1)
    await sell(trading, other)
    perform = trading.play.perform
    clock_of(trading).advance(hours=SALE_HOURS)

    async def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def failing(table: Table, *given: Any, **named: Any) -> Any:
        return await (full() if table.row.id == game else perform(table, *given, **named))

    with monkeypatch.context() as patched:
        patched.setattr(trading.play, "perform", failing)
        patched.setattr("bot.table.timers.put_off", full)
        assert await trading.timers.end_due() == (other,)
    assert "cannot be put off" in caplog.text
    assert await trading.timers.end_due() == (game,)


async def test_what_cannot_be_ended_can_still_be_withdrawn(
    trading: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    clock_of(trading).advance(hours=SALE_HOURS)

    async def refused(*_: object, **__: object) -> None:
        raise RuleError("toy.moment")

    with monkeypatch.context() as patch:
        patch.setattr(trading.play, "perform", refused)
        assert await trading.timers.end_due() == ()
    await do(trading, game, 0, a.Withdraw())
    assert (await toy(trading, game)).sale is None
    assert await trading.timers.next_due() is None
