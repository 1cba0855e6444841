"""The clocks of a table with a pace: they run while people are waited for, and rest as the game rests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.table import Pace, ProposalKind, TableError, Tables
from tests.bot.store.work import noted
from tests.bot.table.doing import (
    ELSEWHERE,
    import_file,
    keep_file,
    lay,
    offer_card,
)
from tests.bot.table.paced import (
    HOUR,
    PACE,
    bank,
    clock_of,
    clocks,
    in_turn,
    late,
    paced,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    DAN,
    GUILD,
    MODERATOR,
    choose_all,
    deliver_all,
    end_turn,
    finish,
    names_of,
    opened,
)
from tests.toy.actions import Choose
from tests.toy.standing import RefuseOffers


async def test_a_table_without_a_pace_has_no_clocks_and_looks_for_none(tables: Tables) -> None:
    game = await paced(tables, pace=None)
    with noted() as work:
        await choose_all(tables, game, 3)
    assert not [sql for sql, _ in work.statements if "FROM timer WHERE game = ?" in sql]
    info = await tables.get(game)
    assert (info.pace, info.until, info.over) == (None, {}, ())
    assert await tables.timers.next_due() is None


async def test_everybody_who_is_waited_for_has_a_clock_of_their_own(tables: Tables) -> None:
    """All choose at once; who has chosen has none any more, which what they did says already."""
    game, now = await paced(tables), clock_of(tables).now
    assert (await tables.get(game)).until == dict.fromkeys(range(3), now + 96 * HOUR)
    clock_of(tables).advance(hours=30)
    result = await tables.play.act(game, BOB, Choose(1))
    assert result.position.info.until == {0: now + 96 * HOUR, 2: now + 96 * HOUR}
    assert [await bank(tables, game, seat) for seat in range(3)] == [None, 66, None]


@pytest.mark.parametrize(
    ("used", "left_over"), [(0, None), (1, None), (24, None), (25, 71), (95, 1), (96, 0), (500, 0)]
)
async def test_the_bank_pays_for_what_goes_beyond_the_time_of_a_turn(
    tables: Tables, used: int, left_over: int | None
) -> None:
    """Who acts after all, before anybody was told, has lost the bank alone."""
    game = await in_turn(tables)
    clock_of(tables).advance(hours=used)
    await end_turn(tables, game, ANN)
    assert await bank(tables, game) == left_over
    assert await tables.timers.end_due() == ()
    assert set((await tables.get(game)).until) == {1}


async def test_the_next_turn_has_its_own_time_and_what_is_left_of_the_bank(tables: Tables) -> None:
    game = await in_turn(tables, 2)
    clock_of(tables).advance(hours=34)
    await end_turn(tables, game, ANN)
    await end_turn(tables, game, BOB)
    now = clock_of(tables).now
    assert (await tables.get(game)).until == {0: now + 86 * HOUR, 1: now + 96 * HOUR}, "both choose"


async def test_several_actions_of_a_turn_are_on_one_clock(tables: Tables) -> None:
    """So is what somebody takes back."""
    game = await in_turn(tables)
    until = (await tables.get(game)).until
    clock_of(tables).advance(hours=5)
    await lay(tables, game)
    assert (await tables.get(game)).until == until
    await tables.undo.undo_last(game, ANN)
    assert (await tables.get(game)).until == until


async def test_going_back_gives_no_time_back(tables: Tables) -> None:
    """Whoever is waited for by it has the time of a turn, and what is left of the bank."""
    game = await in_turn(tables)
    clock_of(tables).advance(hours=34)
    await end_turn(tables, game, ANN)
    seq = (await tables.load(game)).seq
    clock_of(tables).advance(hours=1)
    await tables.rollback.roll_back(game, MODERATOR, seq - 1, new_dice=False)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 86 * HOUR}
    assert await bank(tables, game, 1) is None


async def test_who_is_asked_again_by_what_others_answer_at_once_has_the_time_of_a_turn(
    tables: Tables,
) -> None:
    """Bob has said beforehand that he refuses all offers: Ann is not waited for while he answers."""
    game, clock = await in_turn(tables), clock_of(tables)
    await tables.standing.set(game, BOB, RefuseOffers())
    clock.advance(hours=30)
    await offer_card(tables, game)
    info = await tables.get(game)
    assert (info.waiting_for, info.until) == ((0,), {0: clock.now + 90 * HOUR})


async def test_a_new_person_begins_with_a_whole_bank(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    clock.advance(hours=34)
    await end_turn(tables, game, ANN)
    assert await bank(tables, game) == 62
    await tables.seats.replace(game, MODERATOR, 0, DAN)
    assert await bank(tables, game) is None
    clock.advance(hours=50)
    await tables.seats.replace(game, MODERATOR, 1, None)
    assert await clocks(tables, game) == {}
    await tables.seats.take(game, ANN, 1)
    assert (await tables.get(game)).until == {1: clock.now + 96 * HOUR}


async def test_who_is_forgotten_leaves_no_clock(tables: Tables) -> None:
    game = await in_turn(tables)
    await tables.people.forget(ANN.discord_id or 0)
    assert await clocks(tables, game) == {}
    assert await tables.timers.next_due() is None


async def test_a_game_that_ends_leaves_no_clock(tables: Tables) -> None:
    game = await paced(tables, 2)
    await finish(tables, game)
    assert await clocks(tables, game) == {}


async def test_a_game_that_is_stopped_leaves_no_clock(tables: Tables) -> None:
    game = await in_turn(tables, 2)
    proposal = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, proposal.id, BOB)
    assert await clocks(tables, game) == {}


async def test_running_out_takes_the_bank_and_nothing_else(tables: Tables) -> None:
    """It is told once, whatever the clock does then, and the person acts as always."""
    game, clock = await in_turn(tables), clock_of(tables)
    before = await tables.load(game)
    clock.advance(hours=96, seconds=-1)
    assert await tables.timers.end_due() == ()
    clock.advance(seconds=1)
    assert await tables.timers.end_due() == (game,)
    after = await tables.load(game)
    assert (after.game, after.seq, after.info.over, after.info.until) == (before.game, before.seq, (0,), {})
    assert await bank(tables, game) == 0
    assert names_of(await deliver_all(tables)) == ["edit", "time_over"]
    for hours in (-1000, 1000, 500):
        clock.advance(hours=hours)
        assert await tables.timers.end_due() == ()
    await lay(tables, game)
    assert (await tables.get(game)).over == (0,), "the turn goes on"
    await end_turn(tables, game, ANN)
    assert (await tables.get(game)).over == ()
    assert names_of(await deliver_all(tables))[-1] == "time_over_edit"


async def test_who_was_late_has_the_time_of_a_turn_alone_from_then_on(tables: Tables) -> None:
    game = await late(tables, 2)
    await end_turn(tables, game, ANN)
    await end_turn(tables, game, BOB)
    now = clock_of(tables).now
    assert (await tables.get(game)).until == {0: now + 24 * HOUR, 1: now + 96 * HOUR}, "both choose"


async def test_a_restart_loses_and_repeats_nothing(tmp_path: Path) -> None:
    path = tmp_path / "paced.db"
    async with opened(path) as tables:
        game = await in_turn(tables)
    async with opened(path) as tables:
        clock_of(tables).advance(hours=97)
        assert await tables.timers.end_due() == (game,)
        assert names_of(await deliver_all(tables)) == ["edit", "time_over"]
    async with opened(path) as tables:
        clock_of(tables).advance(hours=98)
        assert await tables.timers.end_due() == ()
        assert (await tables.get(game)).over == (0,)


async def test_a_game_from_a_file_has_no_pace(tables: Tables) -> None:
    game = await in_turn(tables)
    await keep_file(tables, game)
    await import_file(tables, game)
    info = await tables.find(ELSEWHERE)
    assert info is not None
    assert (info.waiting_for, info.pace, info.until) == ((0,), None, {})


@pytest.mark.parametrize("pace", [Pace(0, 5), Pace(-1, 5), Pace(1, -1), Pace(10_000, 1), Pace(1, 10_000)])
async def test_no_table_plays_at_an_impossible_pace(tables: Tables, pace: Pace) -> None:
    with pytest.raises(ValueError, match="Pace"):
        await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN, pace=pace)
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN)).id
    with pytest.raises(ValueError, match="Pace"):
        await tables.lobby.set_pace(game, ANN, pace)
    assert (await tables.get(game)).pace is None


async def test_the_host_alone_chooses_the_pace_and_only_before_the_start(tables: Tables) -> None:
    game = (await tables.lobby.create("toy", GUILD, CHANNEL, 2, ANN, pace=PACE)).id
    await tables.lobby.join(game, BOB)
    assert (await tables.lobby.set_pace(game, ANN, None)).pace is None
    assert (await tables.lobby.set_pace(game, ANN, Pace(1, 0))).pace == Pace(1, 0)
    with pytest.raises(TableError, match="only_host_chooses"):
        await tables.lobby.set_pace(game, BOB, PACE)
    await tables.lobby.start(game, ANN)
    with pytest.raises(TableError, match="already_started"):
        await tables.lobby.set_pace(game, ANN, None)
    assert (await tables.get(game)).pace == Pace(1, 0)
