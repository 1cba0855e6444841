"""The clocks of a table with a pace: they run while people are waited for, and rest as the game rests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.table import Pace, ProposalKind, TableError, Tables
from tests.bot.store.work import noted
from tests.bot.table.acts import (
    ELSEWHERE,
    attach,
    detach,
    import_file,
    keep_file,
    lay,
    offer_card,
    pause,
    reset,
    restore,
)
from tests.bot.table.paced import (
    HOUR,
    PACE,
    bank,
    clock_of,
    clocks,
    in_turn,
    late,
    left,
    paced,
    set_away,
    store_away,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
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

Do = Callable[[Tables, int], Awaitable[object]]


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


def resume(tables: Tables, game: int) -> Awaitable[object]:
    return tables.lifecycle.resume(game, MODERATOR)


async def replaced_by_the_bot(tables: Tables, game: int) -> None:
    """Let the bot play for Ann, by consent."""
    proposal = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 0)
    await tables.consent.agree(game, proposal.id, CLEO)


def back(tables: Tables, game: int) -> Awaitable[object]:
    return tables.stand_ins.dismiss(game, ANN)


RESTS = [(pause, resume), (reset, restore), (detach, attach), (replaced_by_the_bot, back)]


@pytest.mark.parametrize(("rest", "go_on"), RESTS, ids=lambda do: do.__name__)
async def test_while_the_game_or_the_person_rests_the_clock_stands_still(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    game = await in_turn(tables)
    clock_of(tables).advance(hours=90)
    await rest(tables, game)
    clock_of(tables).advance(hours=1000)
    assert await tables.timers.next_due() is None
    assert await tables.timers.end_due() == ()
    assert await left(tables, game) == 6
    assert (await tables.get(game)).until == {}
    await go_on(tables, game)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 6 * HOUR}


@pytest.mark.parametrize(("rest", "go_on"), RESTS, ids=lambda do: do.__name__)
async def test_a_time_that_ran_out_unseen_is_over_when_the_game_goes_on(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    """The program did not run at the end of it."""
    game = await in_turn(tables)
    clock_of(tables).advance(hours=200)
    await rest(tables, game)
    await go_on(tables, game)
    clock_of(tables).advance(seconds=1)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).over == (0,)


async def test_what_is_over_stays_so_over_a_pause(tables: Tables) -> None:
    game = await late(tables)
    await pause(tables, game)
    await resume(tables, game)
    assert await tables.timers.end_due() == ()
    assert (await tables.get(game)).over == (0,)
    assert names_of(await deliver_all(tables)) == ["pause", "resume"]


@pytest.mark.parametrize(("rest", "go_on"), RESTS[1:3], ids=lambda do: do.__name__)
async def test_what_is_over_is_told_anew_where_the_game_comes_back(
    tables: Tables, rest: Do, go_on: Do
) -> None:
    game = await late(tables)
    await rest(tables, game)
    await go_on(tables, game)
    await deliver_all(tables)
    clock_of(tables).advance(seconds=1)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit", "time_over"]


async def test_who_comes_back_for_the_stand_in_has_the_time_of_a_turn(tables: Tables) -> None:
    game = await late(tables)
    await replaced_by_the_bot(tables, game)
    assert (await tables.get(game)).over == ()
    await back(tables, game)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 24 * HOUR}


async def test_what_the_stand_in_plays_costs_nothing_of_the_bank(tables: Tables) -> None:
    game = await in_turn(tables)
    clock_of(tables).advance(hours=10)
    await replaced_by_the_bot(tables, game)
    clock_of(tables).advance(hours=1000)
    await tables.stand_ins.play(game)
    assert await bank(tables, game) is None
    assert 0 not in await clocks(tables, game)


async def test_while_somebody_is_away_their_clock_stands_still(tables: Tables) -> None:
    """It goes on by itself when they are to be back; the channel gets no new message by that."""
    game, clock = await in_turn(tables), clock_of(tables)
    clock.advance(hours=20)
    until = clock.now + 200 * HOUR
    await set_away(tables, ANN, until)
    assert (await tables.get(game)).until == {}
    clock.advance(hours=100)
    assert await tables.timers.end_due() == ()
    assert await left(tables, game) == 76
    clock.advance(hours=100)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit"]
    assert (await tables.get(game)).until == {0: until + 76 * HOUR}
    clock.advance(hours=76)
    assert await tables.timers.end_due() == (game,)


async def test_who_is_back_before_goes_on_from_then(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 200 * HOUR)
    clock.advance(hours=100)
    await set_away(tables, ANN, None)
    assert (await tables.get(game)).until == {0: clock.now + 96 * HOUR}


async def test_a_time_away_that_is_made_longer_counts(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 10 * HOUR)
    clock.advance(hours=5)
    later = clock.now + 50 * HOUR
    await set_away(tables, ANN, later)
    clock.advance(hours=50)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {0: later + 96 * HOUR}


async def test_who_is_away_when_the_game_comes_to_wait_for_them_has_the_whole_time_then(
    tables: Tables,
) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    until = clock.now + 40 * HOUR
    await set_away(tables, BOB, until)
    await end_turn(tables, game, ANN)
    assert await left(tables, game, 1) == 96
    clock.advance(hours=40)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {1: until + 96 * HOUR}


async def test_who_is_away_while_the_game_is_paused_is_away_even_so(tables: Tables) -> None:
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, ANN, clock.now + 10 * HOUR)
    await pause(tables, game)
    clock.advance(hours=5)
    await resume(tables, game)
    assert (await tables.get(game)).until == {}
    await pause(tables, game)
    clock.advance(hours=50)
    await resume(tables, game)
    assert (await tables.get(game)).until == {0: clock.now + 96 * HOUR}


async def test_the_time_of_who_is_away_is_not_over_also_where_nothing_followed_it(tables: Tables) -> None:
    """What they set was stored and nothing else was done about it."""
    game, clock = await in_turn(tables), clock_of(tables)
    async with tables.store.write() as queries:
        await store_away(queries, ANN, clock.now + 500 * HOUR)
    clock.advance(hours=96)
    assert await tables.timers.end_due() == (game,)
    assert names_of(await deliver_all(tables)) == ["edit"]
    info = await tables.get(game)
    assert (info.over, info.until) == ((), {})
    clock.advance(hours=404)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).until == {0: clock.now + timedelta(milliseconds=1)}
    clock.advance(seconds=1)
    assert await tables.timers.end_due() == (game,)


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
