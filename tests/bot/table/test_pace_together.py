"""A pace together with what people plan, with reminders, and with being away: each goes its way."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bot.store.kinds import TimerKind
from bot.store.timers import timers_at
from bot.table import ProposalKind, Reminders, Tables
from tests.bot.table.paced import HOUR, bank, clock_of, in_turn, late, left, set_away
from tests.bot.table.planned import done_by, kept, plan_of
from tests.bot.table.seated import ANN, BOB, CLEO, Clock, deliver_all, names_of, opened
from tests.toy.actions import EndTurn


async def test_a_plan_goes_on_once_the_one_before_is_skipped(tables: Tables) -> None:
    """Bob has planned to end his turn: with Ann's, by the consent of the others, his is over too."""
    game, clock = await late(tables), clock_of(tables)
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    proposal = await tables.consent.propose(game, BOB, ProposalKind.TIME_SKIP, 0)
    await tables.consent.agree(game, proposal.id, CLEO)
    info = await tables.get(game)
    assert (info.waiting_for, info.over, info.until) == ((2,), (), {2: clock.now + 96 * HOUR})
    assert await done_by(tables, game, 1) == [EndTurn()]
    assert await kept(tables, game, BOB) is None
    assert (await bank(tables, game, 0), await bank(tables, game, 1)) == (0, None)
    assert names_of(await deliver_all(tables))[-1] == "time_over_edit"


def go_on(tables: Tables, clock: Clock) -> Clock:
    """Let the time of some tables that were opened again be that of a clock; return theirs."""
    clock_of(tables).now = clock.now
    return clock_of(tables)


async def due(tables: Tables) -> list[str]:
    """Do what is due; return what the channel reads by it."""
    await tables.timers.end_due()
    return names_of(await deliver_all(tables))


async def test_who_is_away_is_reminded_and_late_after_it_also_by_a_program_that_is_started_anew(
    tmp_path: Path,
) -> None:
    """Ann wants a reminder after 10 hours; 4 hours into her turn she is away for 200."""
    path = tmp_path / "paced.db"
    async with opened(path) as tables:
        await tables.personal_times.change(ANN, lambda times: replace(times, reminders=Reminders(after=10)))
        game, clock = await in_turn(tables), clock_of(tables)
        clock.advance(hours=4)
        until = clock.now + 200 * HOUR
        await set_away(tables, ANN, until)
        clock.advance(hours=150)
        assert await due(tables) == []
    async with opened(path) as tables:
        clock = go_on(tables, clock)
        assert await left(tables, game) == 92
        clock.advance(hours=50)
        assert await due(tables) == ["edit"]
        assert (await tables.get(game)).until == {0: until + 92 * HOUR}
        clock.advance(hours=5)
        assert await due(tables) == []
    async with opened(path) as tables:
        clock = go_on(tables, clock)
        clock.advance(hours=1)
        assert await due(tables) == ["reminder"]
        clock.advance(hours=85)
        assert await due(tables) == []
        clock.advance(hours=1)
        assert await due(tables) == ["edit", "time_over"]
    async with opened(path) as tables:
        clock = go_on(tables, clock)
        clock.advance(hours=500)
        assert await due(tables) == []
        assert (await tables.get(game)).over == (0,)
        assert await timers_at(tables.store.reader, game, (TimerKind.AWAY, TimerKind.REMINDER)) == ()
