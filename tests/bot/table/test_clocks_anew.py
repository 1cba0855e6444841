"""Whoever is waited for anew, without a pause in between, has the time of a turn anew and is late no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime

import pytest

from bot.store.connection import from_millis
from bot.table import Person, ProposalKind, Tables
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.state import Phase
from tests.bot.table.paced import HOUR, bank, clock_of, in_turn, late, paced
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, PEOPLE, deliver_all, names_of
from tests.toy.actions import Choose, Draw


async def since(tables: Tables, game: int) -> dict[int, datetime]:
    """Return since when the seats of a game are waited for."""
    async with tables.session.hold(game) as table:
        return {seat: from_millis(time) for seat, time in table.snapshot.since.items()}


async def act(tables: Tables, game: int, person: Person) -> None:
    """Let somebody do what the game suggests."""
    found = (await tables.load(game)).game
    await tables.play.act(game, person, found.suggest(PEOPLE.index(person)))


async def all_but_ann(tables: Tables) -> int:
    """Start a toy game in which all have chosen but Ann, whose turn begins when she has."""
    game = await paced(tables)
    for person in (BOB, CLEO):
        await tables.play.act(game, person, Choose(1))
    await deliver_all(tables)
    return game


async def all_have_bet_but_one(tables: Tables) -> tuple[int, int]:
    """Play Canal du Midi until one alone has to bet, and is asked for more at once; return their seat too."""
    game = await paced(tables, kind="canal_du_midi")
    while True:
        midi = (await tables.load(game)).game
        assert isinstance(midi, CanalDuMidi)
        (*others, last) = midi.waiting_for
        if midi.phase == Phase.BET and not others:
            after, _ = midi.apply(last, midi.suggest(last))
            if last in after.waiting_for:
                await deliver_all(tables)
                return game, last
        await act(tables, game, PEOPLE[midi.waiting_for[0]])


async def test_whoever_chooses_last_begins_a_turn(tables: Tables) -> None:
    game, clock = await all_but_ann(tables), clock_of(tables)
    clock.advance(hours=30)
    await tables.play.act(game, ANN, Choose(3))
    info = await tables.get(game)
    assert (info.waiting_for, info.until) == ((0,), {0: clock.now + 90 * HOUR})
    assert await bank(tables, game) == 66
    assert await since(tables, game) == {0: clock.now}
    clock.advance(hours=1)
    await tables.play.act(game, ANN, Draw())
    assert await since(tables, game) == {0: clock.now - HOUR}
    assert (await tables.get(game)).until == info.until


async def test_whoever_chooses_last_and_late_is_late_no_more(tables: Tables) -> None:
    game, clock = await all_but_ann(tables), clock_of(tables)
    clock.advance(hours=96)
    await tables.timers.end_due()
    await deliver_all(tables)
    await tables.play.act(game, ANN, Choose(3))
    info = await tables.get(game)
    assert (info.waiting_for, info.over, info.until) == ((0,), (), {0: clock.now + 24 * HOUR})
    assert names_of(await deliver_all(tables)) == ["post", "time_over_edit"]


async def test_whoever_bets_last_is_late_no_more(tables: Tables) -> None:
    """In Canal du Midi they are asked for coins, or to choose, by the same change."""
    (game, seat), clock = await all_have_bet_but_one(tables), clock_of(tables)
    clock.advance(hours=96)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).over == (seat,)
    other = next(person for person in PEOPLE[:3] if person is not PEOPLE[seat])
    await tables.consent.propose(game, other, ProposalKind.TIME_SKIP, seat)
    await act(tables, game, PEOPLE[seat])
    info = await tables.get(game)
    assert seat in info.waiting_for
    assert (info.over, info.until[seat]) == ((), clock.now + 24 * HOUR)
    assert (await since(tables, game))[seat] == clock.now
    assert await tables.consent.proposals(game) == ()


async def rolled_back(tables: Tables, game: int) -> None:
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=False)


async def rolled_back_with_new_dice(tables: Tables, game: int) -> None:
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=True)


BACK = [rolled_back, rolled_back_with_new_dice]


@pytest.mark.parametrize("go_back", BACK, ids=lambda do: do.__name__)
async def test_who_is_late_decides_anew_once_the_game_goes_back(
    tables: Tables, go_back: Callable[[Tables, int], Awaitable[None]]
) -> None:
    """They were late with another decision than the one to which it goes back."""
    game, clock = await in_turn(tables), clock_of(tables)
    await tables.play.act(game, ANN, Draw())
    clock.advance(hours=96)
    await tables.timers.end_due()
    await deliver_all(tables)
    await go_back(tables, game)
    info = await tables.get(game)
    assert (info.waiting_for, info.over, info.until) == ((0,), (), {0: clock.now + 24 * HOUR})
    assert await since(tables, game) == {0: clock.now}
    assert names_of(await deliver_all(tables))[1:] == ["time_over_edit"]


async def test_takeback_lets_all_decide_anew(tables: Tables) -> None:
    """Of a decision that all make at once Ann and Cleo are late; Bob takes back what he has chosen."""
    game, clock = await paced(tables), clock_of(tables)
    await tables.play.act(game, BOB, Choose(1))
    clock.advance(hours=96)
    await tables.timers.end_due()
    assert (await tables.get(game)).over == (0, 2)
    target = await tables.takeback.target(game, BOB)
    proposal = await tables.consent.propose(game, BOB, ProposalKind.TAKEBACK, target)
    for person in (ANN, CLEO):
        await tables.consent.agree(game, proposal.id, person)
    info, turn = await tables.get(game), clock.now + 24 * HOUR
    assert (info.over, info.until) == ((), {0: turn, 1: turn + 72 * HOUR, 2: turn})
    assert await since(tables, game) == dict.fromkeys(range(3), clock.now)


async def test_new_dice_alone_leave_the_time_over(tables: Tables) -> None:
    """The game has not gone back: the decision is the same."""
    game = await late(tables)
    seq = (await tables.load(game)).seq
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=True)
    assert (await tables.get(game)).over == (0,)
