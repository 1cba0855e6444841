"""Questions with messages of their own that the game goes back to: who is called again, and for how long."""

from __future__ import annotations

from datetime import timedelta
from typing import cast

import pytest

from bot.table import MatterPost, ProposalKind, Tables
from rules.great_canal import actions as a
from tests.bot.table.great_canal import OFFER, state
from tests.bot.table.great_canal import do as act
from tests.bot.table.great_canal import trading as begun
from tests.bot.table.market import do, give, open_market, questions, sell, toy
from tests.bot.table.seated import ANN, BOB, CHANNEL, CLEO, DAN, GUILD, MODERATOR, Clock, deliver_all
from tests.toy import actions as t
from tests.toy.view import SALE_HOURS

EVERYBODY = (ANN, BOB, CLEO, DAN)


def clock_of(tables: Tables) -> Clock:
    """Return the clock of some tables."""
    return cast(Clock, tables.store.clock)


async def asked_anew(tables: Tables) -> MatterPost:
    """Send all messages; return what the only new one of a question says."""
    found = [post for kind, post in questions(await deliver_all(tables)) if kind == "matter"]
    assert len(found) == 1
    return found[0]


async def roll_back(tables: Tables, game: int, entries: int = 1, *, new_dice: bool = False) -> None:
    """Go back by some entries."""
    seq = (await tables.load(game)).seq
    await tables.rollback.roll_back(game, MODERATOR, seq - entries, new_dice=new_dice)


async def take_back(tables: Tables, game: int, seat: int, people: int) -> None:
    """Take back the last action of a seat, to which all others agree."""
    who, *others = (EVERYBODY[seat], *(one for one in EVERYBODY[:people] if one != EVERYBODY[seat]))
    target = await tables.takeback.target(game, who)
    asked = await tables.consent.propose(game, who, ProposalKind.TAKEBACK, target)
    for person in others:
        await tables.consent.agree(game, asked.id, person)


async def test_who_withdraws_and_takes_that_back_calls_nobody_again(trading: Tables) -> None:
    """However often they do; nor does it give the offer more time."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, t.Decline())
    assert (await asked_anew(trading)).called is None
    due = await trading.timers.next_due()
    for _ in range(3):
        await do(trading, game, 0, t.Withdraw())
        clock_of(trading).advance(hours=1)
        await trading.undo.undo_last(game, ANN)
        again = await asked_anew(trading)
        assert (again.stage, again.called) == ("open", ())
        assert await trading.timers.next_due() == due


@pytest.mark.parametrize("new_dice", [False, True])
async def test_whose_answer_is_gone_is_called_and_nobody_else(trading: Tables, new_dice: bool) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    due = await trading.timers.next_due()
    clock_of(trading).advance(hours=2)
    await do(trading, game, 1, t.Decline())
    await roll_back(trading, game, new_dice=new_dice)
    assert (await asked_anew(trading)).called == (1,)
    assert await trading.timers.next_due() == due
    await roll_back(trading, game, 0, new_dice=True)
    await do(trading, game, 2, t.Decline())
    await roll_back(trading, game)
    assert (await asked_anew(trading)).called == (2,)
    assert await trading.timers.next_due() == due


@pytest.mark.parametrize("how", ["consent", "rollback"])
async def test_a_trade_that_is_taken_back_asks_who_had_not_answered_without_a_ping(
    tables: Tables, how: str
) -> None:
    """Bob had said yes and still does; Cleo and Dan had been called before the trade."""
    game = await begun(tables)
    await act(tables, game, 0, OFFER)
    await act(tables, game, 1, a.AcceptOffer())
    await deliver_all(tables)
    for _ in range(2):
        await act(tables, game, 0, a.PickAnswer(1))
        await deliver_all(tables)
        await (take_back(tables, game, 0, 4) if how == "consent" else roll_back(tables, game))
        offer = (await state(tables, game)).offer
        assert offer is not None
        assert [reply.seat for reply in offer.replies] == [1]
        assert (await asked_anew(tables)).called == ()


async def test_a_first_yes_that_is_taken_back_calls_who_gave_it(tables: Tables) -> None:
    game = await begun(tables)
    await act(tables, game, 0, a.MakeOffer(OFFER.give, OFFER.want, first=True, hours=5))
    await deliver_all(tables)
    due = await tables.timers.next_due()
    clock_of(tables).advance(hours=4)
    await act(tables, game, 1, a.AcceptOffer())
    await take_back(tables, game, 1, 4)
    assert (await asked_anew(tables)).called == (1,)
    assert await tables.timers.next_due() == due


async def test_whom_no_message_had_called_the_new_one_calls(trading: Tables) -> None:
    """The first message was never sent; who declined all the same is called as well."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 1, t.Decline())
    await roll_back(trading, game)
    assert questions(await deliver_all(trading))[-1][1].called is None


async def test_who_has_come_to_the_seat_since_is_called(trading: Tables) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    await deliver_all(trading)
    await do(trading, game, 0, t.Withdraw())
    await trading.seats.replace(game, MODERATOR, 2, DAN)
    await deliver_all(trading)
    await trading.undo.undo_last(game, ANN)
    assert (await asked_anew(trading)).called == (2,)


@pytest.mark.parametrize("withdrawn", [False, True])
async def test_who_goes_on_is_called_again_only_for_what_they_had_done(
    tables: Tables, withdrawn: bool
) -> None:
    """All had answered, and Ann had been called; she has withdrawn since, or done something else."""
    game = await begun(tables)
    await act(tables, game, 0, OFFER)
    await deliver_all(tables)
    for seat in (1, 2, 3):
        await act(tables, game, seat, a.AcceptOffer())
    called = await asked_anew(tables)
    assert (called.calls, called.called) == (True, None)
    await act(tables, game, 0, a.WithdrawOffer() if withdrawn else a.TradeBank("lumber", "ore"))
    await roll_back(tables, game)
    again = await asked_anew(tables)
    assert (again.calls, again.called) == (True, None if withdrawn else ())
    await act(tables, game, 3, a.DeclineOffer())
    assert [kind for kind, _ in questions(await deliver_all(tables))] == ["matter_edit"]


async def test_what_is_done_anew_is_another_question_and_calls_all(trading: Tables) -> None:
    """Gone back to before it was asked, and asked again by an action: it has its whole time."""
    game = await open_market(trading)
    await do(trading, game, 0, t.Levy())
    await deliver_all(trading)
    await give(trading, game, 1)
    await roll_back(trading, game, 2)
    await deliver_all(trading)
    await do(trading, game, 0, t.Levy())
    assert (await asked_anew(trading)).called is None
    for seat in (1, 2):
        await give(trading, game, seat)
    await sell(trading, game)
    await deliver_all(trading)
    await trading.undo.undo_last(game, ANN)
    clock = clock_of(trading)
    clock.advance(hours=3)
    await sell(trading, game)
    assert await trading.timers.next_due() == clock.now + timedelta(hours=SALE_HOURS)


@pytest.mark.parametrize("how", ["undo", "rollback"])
async def test_time_that_has_gone_by_meanwhile_begins_anew(trading: Tables, how: str) -> None:
    """As where the clock itself has ended it: it could never be brought back else."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 0, t.Withdraw())
    clock = clock_of(trading)
    clock.advance(hours=SALE_HOURS)
    await (trading.undo.undo_last(game, ANN) if how == "undo" else roll_back(trading, game))
    assert await trading.timers.end_due() == ()
    assert (await toy(trading, game)).sale is not None
    assert await trading.timers.next_due() == clock.now + timedelta(hours=SALE_HOURS)


async def test_a_trade_that_is_rolled_back_late_brings_back_the_offer_for_its_whole_time(
    tables: Tables,
) -> None:
    game = await begun(tables)
    await act(tables, game, 0, a.MakeOffer(OFFER.give, OFFER.want, hours=1))
    await act(tables, game, 1, a.AcceptOffer())
    await act(tables, game, 0, a.PickAnswer(1))
    clock_of(tables).advance(hours=48)
    await roll_back(tables, game)
    assert await tables.timers.next_due() == clock_of(tables).now + timedelta(hours=1)


async def rest(tables: Tables, game: int, how: str) -> None:
    """Let a game rest for longer than a question is open, and go on."""
    if how == "paused":
        await tables.lifecycle.pause(game, MODERATOR)
    elif how == "detached":
        await tables.lifecycle.detach(game)
    else:
        await tables.lifecycle.reset(game, MODERATOR)
    clock_of(tables).advance(hours=SALE_HOURS + 1)
    if how == "paused":
        await tables.lifecycle.resume(game, MODERATOR)
    elif how == "detached":
        await tables.lifecycle.attach(game, GUILD, CHANNEL, MODERATOR)
    else:
        await tables.lifecycle.restore(CHANNEL, MODERATOR)


@pytest.mark.parametrize("how", ["paused", "detached", "reset"])
async def test_while_the_game_rests_the_time_of_what_is_closed_stands_still(
    trading: Tables, how: str
) -> None:
    """It goes on, and not anew, when that is open again."""
    game = await open_market(trading)
    await sell(trading, game)
    clock_of(trading).advance(hours=4)
    await do(trading, game, 0, t.Withdraw())
    for _ in range(2):
        await rest(trading, game, how)
    clock = clock_of(trading)
    clock.advance(hours=1)
    await trading.undo.undo_last(game, ANN)
    assert await trading.timers.next_due() == clock.now + timedelta(hours=SALE_HOURS - 5)


async def test_while_the_game_rests_time_that_was_over_does_not_come_back(trading: Tables) -> None:
    """Gone back to in a pause, it has its whole time when the game goes on."""
    game = await open_market(trading)
    await sell(trading, game)
    await do(trading, game, 0, t.Withdraw())
    clock = clock_of(trading)
    clock.advance(hours=SALE_HOURS)
    await trading.lifecycle.pause(game, MODERATOR)
    await roll_back(trading, game, 2)
    clock.advance(hours=3)
    await trading.lifecycle.resume(game, MODERATOR)
    assert await trading.timers.next_due() == clock.now + timedelta(hours=SALE_HOURS)


@pytest.mark.parametrize("withdrawn", [False, True])
async def test_its_time_goes_on_after_a_pause_in_which_the_game_went_back(
    trading: Tables, withdrawn: bool
) -> None:
    game = await open_market(trading)
    await sell(trading, game)
    clock = clock_of(trading)
    clock.advance(hours=5)
    await do(trading, game, 0, t.Withdraw() if withdrawn else t.Draw())
    await trading.lifecycle.pause(game, MODERATOR)
    await roll_back(trading, game, 2)
    clock.advance(hours=100)
    assert await trading.timers.next_due() is None
    await trading.lifecycle.resume(game, MODERATOR)
    assert await trading.timers.next_due() == clock.now + timedelta(hours=SALE_HOURS - 5)
