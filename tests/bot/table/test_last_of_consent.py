"""Whoever has yet to agree goes: what all others have agreed to is done, in the transaction of that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.table import ProposalKind, ProposalResult, Status, Tables
from tests.bot.store.work import noted
from tests.bot.table.paced import clock_of, in_turn, late, paced
from tests.bot.table.seated import ANN, BOB, CLEO, DAN, MODERATOR, PEOPLE, deliver_all, names_of
from tests.bot.table.test_one_transaction import transactions
from tests.toy.actions import Choose

KINDS = [ProposalKind.TIME_SKIP, ProposalKind.TIME_FREE, ProposalKind.STAND_IN]
Go = Callable[[Tables, int], Awaitable[object]]


async def go_away(tables: Tables, game: int) -> None:
    await tables.personal_times.change(
        CLEO, lambda times: type(times)(times.reminders, times.zone, until(tables, days=5))
    )


def until(tables: Tables, **length: int) -> int:
    return int((clock_of(tables).now + timedelta(**length)).timestamp() * 1000)


async def resign(tables: Tables, game: int) -> None:
    await tables.seats.resign(game, CLEO)


async def be_forgotten(tables: Tables, game: int) -> None:
    await tables.people.forget(CLEO.discord_id or 0)


async def be_put_out(tables: Tables, game: int) -> None:
    await tables.seats.replace(game, MODERATOR, 2, None)


GOING: list[Go] = [go_away, resign, be_forgotten, be_put_out]


@pytest.mark.parametrize("go", GOING, ids=lambda go: go.__name__)
@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_asked_for_a_late_seat_is_done(tables: Tables, kind: ProposalKind, go: Go) -> None:
    game = await late(tables)
    asked = await tables.consent.propose(game, BOB, kind, 0)
    await deliver_all(tables)
    assert asked.missing == (2,)
    with noted() as work:
        await go(tables, game)
    assert transactions(work.statements) == 1
    assert (await tables.consent.proposal(game, asked.id)).result == ProposalResult.DONE
    heard = names_of(await deliver_all(tables))
    assert "proposal_edit" in heard
    assert kind.value in heard
    info = await tables.get(game)
    wanted = {ProposalKind.TIME_SKIP: (1,), ProposalKind.TIME_FREE: (0,), ProposalKind.STAND_IN: (0,)}
    assert info.waiting_for == wanted[kind]
    assert info.over == ()
    assert (0 in info.free, 0 in info.stand_ins) == (
        kind == ProposalKind.TIME_FREE,
        kind == ProposalKind.STAND_IN,
    )


@pytest.mark.parametrize("go", GOING[1:], ids=lambda go: go.__name__)
async def test_a_game_is_stopped_when_nobody_else_is_left_to_agree(tables: Tables, go: Go) -> None:
    game = await in_turn(tables)
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, BOB)
    await go(tables, game)
    assert (await tables.get(game)).status == Status.ABANDONED


async def test_a_stand_in_for_the_last_is_enough(tables: Tables) -> None:
    game = await in_turn(tables)
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    played = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 2)
    await tables.consent.agree(game, asked.id, BOB)
    await tables.consent.agree(game, played.id, BOB)
    assert (await tables.get(game)).status == Status.ABANDONED


async def test_whoever_takes_the_place_of_the_last_is_asked(tables: Tables) -> None:
    game = await late(tables)
    asked = await tables.consent.propose(game, BOB, ProposalKind.TIME_SKIP, 0)
    await tables.seats.replace(game, MODERATOR, 2, DAN)
    assert (await tables.consent.proposal(game, asked.id)).missing == (2,)
    assert (await tables.consent.agree(game, asked.id, DAN)).result == ProposalResult.DONE


async def test_in_a_game_that_is_paused_it_is_done_when_that_goes_on(tables: Tables) -> None:
    game = await late(tables)
    asked = await tables.consent.propose(game, BOB, ProposalKind.TIME_SKIP, 0)
    await tables.lifecycle.pause(game, MODERATOR)
    await go_away(tables, game)
    assert (await tables.consent.proposal(game, asked.id)).result is None
    await tables.lifecycle.resume(game, MODERATOR)
    assert (await tables.consent.proposal(game, asked.id)).result == ProposalResult.DONE


async def test_who_is_asked_is_shown_anew(tables: Tables) -> None:
    """Of four, one goes away and comes back: the question names whom it waits for."""
    game = await paced(tables, 4)
    for number, person in zip((1, 2, 3, 3), PEOPLE, strict=True):
        await tables.play.act(game, person, Choose(number))
    clock_of(tables).advance(hours=96)
    await tables.timers.end_due()
    asked = await tables.consent.propose(game, BOB, ProposalKind.TIME_SKIP, 0)
    await deliver_all(tables)
    await go_away(tables, game)
    assert "proposal_edit" in names_of(await deliver_all(tables))
    assert (await tables.consent.proposal(game, asked.id)).missing == (3,)
    clock_of(tables).advance(days=5)
    assert await tables.timers.end_due() == (game,)
    assert "proposal_edit" in names_of(await deliver_all(tables))
    assert (await tables.consent.proposal(game, asked.id)).missing == (2, 3)
