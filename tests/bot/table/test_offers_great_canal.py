"""Offers of the Great Canal at the table: what may be taken back around their answers."""

from __future__ import annotations

from datetime import timedelta
from typing import cast

import pytest
from msgspec.structs import replace

from bot.table import Tables, UndoTooLateError
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.events import OfferWithdrawn
from rules.great_canal.standing.kinds import DeclineGoods, DeclineOffers, EndAfterOffer, KeepGoods
from tests.bot.table.great_canal import OFFER, OTHER_TERMS, do, state, trading
from tests.bot.table.market import questions
from tests.bot.table.seated import ANN, BOB, CLEO, DAN, MODERATOR, Clock, deliver_all
from tests.rules.great_canal.positions import goods

OTHER_OFFER = a.MakeOffer(goods(brick=1), goods(wool=1))
BANK = a.TradeBank("lumber", "ore")


@pytest.mark.parametrize(
    "answers",
    [
        (a.DeclineOffer(), OTHER_TERMS),
        (a.AcceptOffer(), a.DeclineOffer()),
        (a.DeclineOffer(), a.AcceptOffer(), OTHER_TERMS),
    ],
)
async def test_a_change_of_mind_passes_no_turn_and_bars_no_undo(
    tables: Tables, answers: tuple[a.Action, ...]
) -> None:
    """Whoever answers an offer again is waited for as little as before; what Ann did stays hers to undo."""
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    before = await state(tables, game)
    await do(tables, game, 0, BANK)
    for answer in answers:
        assert not (await do(tables, game, 1, answer)).turn_passed
    assert (await tables.load(game)).undo_seats == (0, 1)
    await tables.undo.undo_last(game, ANN)
    for answer in answers:
        before = before.apply(1, answer)[0]
    assert await state(tables, game) == before
    await tables.undo.undo_last(game, BOB)
    offer = (await state(tables, game)).offer
    assert offer is not None
    assert len(offer.replies) == 1


async def test_what_all_refuse_beforehand_has_no_message(tables: Tables) -> None:
    """Once somebody says yes after all, it has one, which calls whoever offered."""
    game = await trading(tables)
    for person in (BOB, CLEO, DAN):
        await tables.standing.set(game, person, DeclineOffers())
    await deliver_all(tables)
    await do(tables, game, 0, OFFER)
    assert (await state(tables, game)).offer is not None
    assert questions(await deliver_all(tables)) == []
    await do(tables, game, 0, BANK)
    assert questions(await deliver_all(tables)) == []
    await do(tables, game, 1, a.AcceptOffer())
    ((kind, post),) = questions(await deliver_all(tables))
    assert (kind, post.stage, post.calls) == ("matter", "open", True)


@pytest.mark.parametrize("standing", [DeclineOffers(), DeclineGoods(("coin", "ore"))])
async def test_an_offer_is_declined_beforehand_as_often_as_was_said(
    tables: Tables, standing: DeclineOffers | DeclineGoods
) -> None:
    """Once is the next offer that it is about; it comes back when that is rolled back."""
    game = await trading(tables)
    before = (await tables.load(game)).seq
    await tables.standing.set(game, BOB, standing, times=1)
    await do(tables, game, 0, OFFER)
    assert _replied(await state(tables, game)) == [1]
    assert await tables.standing.of(game, BOB) == ()
    await do(tables, game, 0, replace(OFFER, give=goods(lumber=1)))
    assert _replied(await state(tables, game)) == [], "Bob is asked"
    await tables.rollback.roll_back(game, MODERATOR, before, new_dice=False)
    assert (await state(tables, game)).offer is None
    assert await tables.standing.of(game, BOB) == (standing,)
    await do(tables, game, 0, OTHER_OFFER if isinstance(standing, DeclineGoods) else BANK)
    assert await tables.standing.of(game, BOB) == (standing,), "nothing was declined"
    await do(tables, game, 0, OFFER)
    assert _replied(await state(tables, game)) == [1]


@pytest.mark.parametrize("first", [False, True])
async def test_nobody_takes_back_a_trade_alone(tables: Tables, first: bool) -> None:
    """great_canal.R45, R46: it is a floor, whether the offerer picked or it went to the first yes."""
    game = await trading(tables)
    offer = replace(OFFER, first=first)
    await do(tables, game, 0, offer)
    await do(tables, game, 1, a.AcceptOffer())
    if not first:
        await do(tables, game, 0, a.PickAnswer(1))
    traded = await state(tables, game)
    assert (await tables.load(game)).undo_seats == ()
    closer, other = (BOB, ANN) if first else (ANN, BOB)
    for person, key in ((closer, "undo_agreed"), (other, "undo_others_acted")):
        with pytest.raises(UndoTooLateError, match=key):
            await tables.undo.undo_last(game, person)
    await do(tables, game, 0, BANK)
    await tables.undo.undo_last(game, ANN)
    assert await state(tables, game) == traded
    assert await tables.takeback.target(game, closer) == (2 if first else 3)


def end_after(game: GreatCanal) -> EndAfterOffer:
    """Return the standing answer that ends Ann's turn when her open offer is closed."""
    offered = game.standing_answers(0)[-1]
    assert isinstance(offered, EndAfterOffer)
    return offered


async def test_the_turn_ends_with_the_offer_whatever_else_was_undone_in_it(tables: Tables) -> None:
    """The turn itself is nothing that Ann has come back to by undoing a trade with the bank."""
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    await tables.standing.set(game, ANN, end_after(await state(tables, game)))
    await do(tables, game, 0, BANK)
    await tables.undo.undo_last(game, ANN)
    await do(tables, game, 0, BANK, a.WithdrawOffer())
    assert (await state(tables, game)).active == 1


async def test_the_turn_of_who_has_taken_back_the_offer_itself_goes_on(tables: Tables) -> None:
    """To end her turn is what Ann has come back to; she is left to do it."""
    game = await trading(tables)
    await do(tables, game, 0, OFFER)
    await tables.standing.set(game, ANN, end_after(await state(tables, game)))
    await tables.undo.undo_last(game, ANN)
    await do(tables, game, 0, BANK)
    assert (await state(tables, game)).active == 0
    assert await tables.standing.of(game, ANN) == (), "what it was given for is gone"
    await do(tables, game, 0, OTHER_OFFER)
    assert len(await tables.standing.of(game, ANN)) == 1
    await do(tables, game, 0, a.WithdrawOffer())
    assert (await state(tables, game)).active == 1, "it counts for the offer that was made in its place"


@pytest.mark.parametrize("keeps", [False, True])
async def test_only_what_one_has_come_back_to_is_left_to_decide(tables: Tables, keeps: bool) -> None:
    """Bob has taken back his no to the offer; what he owes by a Saboteur is answered if he has said how."""
    game = await trading(tables, "saboteur")
    await tables.standing.set(game, BOB, DeclineOffers())
    if keeps:
        await tables.standing.set(game, BOB, KeepGoods(("ore",)))
    await do(tables, game, 0, OFFER)
    assert _replied(await state(tables, game)) == [1]
    await tables.undo.undo_last(game, BOB)
    await do(tables, game, 0, a.PlaySaboteur())
    now = await state(tables, game)
    assert now.waiting_for == ((2,) if keeps else (1, 2))
    assert _replied(now) == []
    for seat in now.waiting_for:
        await do(tables, game, seat, a.Discard(goods(wool=1)))
    assert (await state(tables, game)).hands[1] == goods(ore=2)
    assert _replied(await state(tables, game)) == []
    await do(tables, game, 0, OTHER_OFFER)
    assert _replied(await state(tables, game)) == [1], "the next offer is another question"


@pytest.mark.parametrize("then", ["traded", "taken back", "withdrawn"])
async def test_the_clock_ends_no_offer_that_a_waiting_yes_has_bound(tables: Tables, then: str) -> None:
    """great_canal.R46: Dan's yes waits for the others' discards; once it is taken back, the time is over."""
    game = await trading(tables, "saboteur")
    clock = cast(Clock, tables.store.clock)
    await do(tables, game, 0, replace(OFFER, first=True, hours=1), a.PlaySaboteur())
    await do(tables, game, 3, a.AcceptOffer())
    clock.advance(hours=1)
    assert await tables.timers.end_due() == ()
    assert await tables.timers.next_due() is None
    await do(tables, game, 1, a.Discard(goods(wool=1)))
    assert await tables.timers.end_due() == ()
    if then == "traded":
        await do(tables, game, 2, a.Discard(goods(wool=1)))
        assert (await state(tables, game)).hands[3] == goods(brick=1, ore=1, wool=1)
    elif then == "taken back":
        await do(tables, game, 3, a.DeclineOffer())
        assert await tables.timers.end_due() == (game,)
        *_, (_, closed) = questions(await deliver_all(tables))
        assert closed.results == (OfferWithdrawn(0, over=True),)
    else:
        await do(tables, game, 0, a.WithdrawOffer())
    assert (await state(tables, game)).offer is None
    assert await tables.timers.next_due() is None


async def test_the_time_of_a_bound_offer_goes_on_after_a_pause(tables: Tables) -> None:
    """What was left of it when the game was paused is left once the yes is taken back."""
    game = await trading(tables, "saboteur")
    clock = cast(Clock, tables.store.clock)
    await do(tables, game, 0, replace(OFFER, first=True, hours=2), a.PlaySaboteur())
    await do(tables, game, 3, a.AcceptOffer())
    clock.advance(hours=1)
    for left in (1, 0):
        await tables.lifecycle.pause(game, MODERATOR)
        clock.advance(hours=10)
        await tables.lifecycle.resume(game, MODERATOR)
        clock.advance(hours=left)
        assert await tables.timers.end_due() == ()
    await do(tables, game, 3, a.DeclineOffer())
    assert await tables.timers.next_due() == clock.now + timedelta(hours=1)


def _replied(game: GreatCanal) -> list[int]:
    """Return the seats that have answered the open offer."""
    assert game.offer is not None
    return [reply.seat for reply in game.offer.replies]
