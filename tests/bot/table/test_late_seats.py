"""What the others choose together for somebody whose time is over: to skip, a stand-in, a substitute."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.store.entries import last_entries
from bot.store.kinds import AUDITED
from bot.table import PausedError, Person, ProposalKind, ProposalResult, TableError, Tables, read_note
from tests.bot.table.doing import lay
from tests.bot.table.paced import HOUR, clock_of, in_turn, late, paced, set_away
from tests.bot.table.seated import ANN, BOB, CLEO, DAN, MODERATOR, deliver_all, end_turn, names_of
from tests.toy.actions import Choose

SKIP, FREE = ProposalKind.TIME_SKIP, ProposalKind.TIME_FREE
KINDS = [SKIP, FREE]


def ask(tables: Tables, game: int, kind: ProposalKind, who: Person = BOB) -> Awaitable[object]:
    """Let somebody ask for something about the seat of Ann."""
    return tables.consent.propose(game, who, kind, 0)


async def test_who_is_late_is_skipped_as_a_moderator_would_by_the_consent_of_the_others(
    tables: Tables,
) -> None:
    """The log says so; nobody reads of a moderator."""
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, SKIP, 0)
    assert (proposal.agreed, proposal.missing) == ((1,), (2,))
    proposal = await tables.consent.agree(game, proposal.id, CLEO)
    assert proposal.result == ProposalResult.DONE
    info = await tables.get(game)
    assert (info.waiting_for, info.over) == ((1,), ())
    entry, act = sorted(await last_entries(tables.store.reader, game, 2), key=lambda one: one.seq)
    assert (entry.kind, entry.about, entry.seat) == ("time_skip", 0, 2)
    assert (act.kind, act.seat, dict(act.facts)) == ("action", 0, {"skipped": True})
    assert "time_skip" not in AUDITED


async def test_the_seat_is_free_and_a_substitute_takes_it(tables: Tables) -> None:
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, FREE, 0)
    await tables.consent.agree(game, proposal.id, CLEO)
    info = await tables.get(game)
    assert (info.free, info.called, info.over, info.status) == ((0,), (0,), (), "open")
    with pytest.raises(TableError, match="not_seated"):
        await end_turn(tables, game, ANN)
    await tables.seats.take(game, DAN, 0)
    assert (await tables.get(game)).until == {0: clock_of(tables).now + 96 * HOUR}


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_the_other_agrees_alone(tables: Tables, kind: ProposalKind) -> None:
    game = await late(tables, 2)
    proposal = await tables.consent.propose(game, BOB, kind, 0)
    assert proposal.result == ProposalResult.DONE
    assert (await tables.get(game)).over == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_of_it_can_be_asked_before(tables: Tables, kind: ProposalKind) -> None:
    game = await in_turn(tables)
    for target in (0, 1, None):
        with pytest.raises(TableError, match="time_not_over"):
            await tables.consent.propose(game, BOB, kind, target)
    with pytest.raises(TableError, match="no_such_seat"):
        await tables.consent.propose(game, BOB, kind, 7)
    assert await tables.consent.proposals(game) == ()


@pytest.mark.parametrize("kind", KINDS)
async def test_who_is_late_asks_for_nothing_of_it(tables: Tables, kind: ProposalKind) -> None:
    game = await late(tables)
    with pytest.raises(TableError, match="time_own"):
        await ask(tables, game, kind, ANN)


@pytest.mark.parametrize("kind", KINDS)
async def test_nobody_asks_about_two_who_are_late_at_once(tables: Tables, kind: ProposalKind) -> None:
    game = await paced(tables)
    await tables.play.act(game, CLEO, Choose(1))
    clock_of(tables).advance(hours=200)
    await tables.timers.end_due()
    await tables.consent.propose(game, CLEO, kind, 0)
    with pytest.raises(TableError, match=f"{kind}_asked_already"):
        await tables.consent.propose(game, CLEO, kind, 1)
    assert [one.target for one in await tables.consent.proposals(game)] == [0]


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_of_it_is_done_while_the_game_is_paused(tables: Tables, kind: ProposalKind) -> None:
    """What was asked before can still be agreed to afterwards."""
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, kind, 0)
    await tables.lifecycle.pause(game, MODERATOR)
    with pytest.raises(PausedError):
        await tables.consent.agree(game, proposal.id, CLEO)
    await tables.lifecycle.resume(game, MODERATOR)
    assert (await tables.consent.agree(game, proposal.id, CLEO)).result == ProposalResult.DONE


@pytest.mark.parametrize("who", [ANN, CLEO], ids=lambda person: person.name)
@pytest.mark.parametrize("kind", KINDS)
async def test_one_no_ends_it_also_of_who_is_late(tables: Tables, kind: ProposalKind, who: Person) -> None:
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, kind, 0)
    refused = await tables.consent.refuse(game, proposal.id, who)
    assert refused.result == ProposalResult.REFUSED
    info = await tables.get(game)
    assert (info.waiting_for, info.over, info.free) == ((0,), (0,), ())


@pytest.mark.parametrize("kind", [*KINDS, ProposalKind.STAND_IN])
async def test_it_expires_when_the_person_has_acted(tables: Tables, kind: ProposalKind) -> None:
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, kind, 0)
    await deliver_all(tables)
    await end_turn(tables, game, ANN)
    assert await tables.consent.proposals(game) == ()
    assert (await tables.consent.proposal(game, proposal.id)).result == ProposalResult.EXPIRED
    assert names_of(await deliver_all(tables)) == ["post", "time_over_edit", "proposal_edit"]
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, proposal.id, CLEO)


@pytest.mark.parametrize("kind", [*KINDS, ProposalKind.STAND_IN])
async def test_it_expires_when_the_person_is_back_in_the_middle_of_the_turn(
    tables: Tables, kind: ProposalKind
) -> None:
    """Their time stays over: the others may ask again, of what they see then."""
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, kind, 0)
    own = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await deliver_all(tables)
    await lay(tables, game)
    assert (await tables.get(game)).over == (0,)
    assert (await tables.consent.proposal(game, proposal.id)).result == ProposalResult.EXPIRED
    assert [one.id for one in await tables.consent.proposals(game)] == [own.id]
    assert names_of(await deliver_all(tables)) == ["proposal_edit"]
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, proposal.id, CLEO)
    again = await tables.consent.propose(game, BOB, kind, 0)
    await tables.undo.undo_last(game, ANN)
    assert (await tables.consent.proposal(game, again.id)).result == ProposalResult.EXPIRED


async def test_what_others_do_leaves_open_what_was_asked(tables: Tables) -> None:
    """Of a decision that all make at once Ann and Bob are late."""
    game, clock = await paced(tables), clock_of(tables)
    clock.advance(hours=96)
    await tables.timers.end_due()
    proposal = await tables.consent.propose(game, CLEO, SKIP, 0)
    await tables.play.act(game, BOB, Choose(1))
    assert [one.id for one in await tables.consent.proposals(game)] == [proposal.id]


async def test_a_stand_in_that_somebody_asked_for_themselves_is_still_asked_for(tables: Tables) -> None:
    game = await late(tables)
    proposal = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 0)
    await end_turn(tables, game, ANN)
    assert [one.id for one in await tables.consent.proposals(game)] == [proposal.id]


async def test_what_one_of_three_chooses_ends_what_else_was_asked(tables: Tables) -> None:
    game = await late(tables)
    skip = await tables.consent.propose(game, BOB, SKIP, 0)
    free = await tables.consent.propose(game, CLEO, FREE, 0)
    await tables.consent.agree(game, skip.id, CLEO)
    assert (await tables.consent.proposal(game, free.id)).result == ProposalResult.EXPIRED
    assert (await tables.get(game)).free == ()


async def test_who_is_away_is_not_asked_but_may_ask(tables: Tables) -> None:
    """The channel calls those who are there."""
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, CLEO, clock.now + 500 * HOUR)
    clock.advance(hours=96)
    await tables.timers.end_due()
    _, row = await deliver_all(tables)
    assert read_note(row).params == {"seat": 0, "others": "1"}
    proposal = await tables.consent.propose(game, CLEO, SKIP, 0)
    assert proposal.missing == (1,)
    await tables.consent.withdraw(game, proposal.id, CLEO)
    assert (await tables.consent.propose(game, BOB, SKIP, 0)).result == ProposalResult.DONE


async def test_a_stand_in_for_who_is_late_waits_for_nobody_away(tables: Tables) -> None:
    """Before the time is over it waits for all, as what else people ask for does."""
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, CLEO, clock.now + 500 * HOUR)
    early = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 0)
    assert early.missing == (2,)
    await tables.consent.withdraw(game, early.id, BOB)
    clock.advance(hours=96)
    await tables.timers.end_due()
    of_another = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    assert of_another.missing == (2,)
    proposal = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 0)
    assert proposal.result == ProposalResult.DONE
    assert (await tables.get(game)).stand_ins == (0,)


async def test_a_stand_in_that_was_asked_for_before_plays_once_the_time_is_over(tables: Tables) -> None:
    """Nobody who is there is missing."""
    game, clock = await in_turn(tables), clock_of(tables)
    await set_away(tables, CLEO, clock.now + 500 * HOUR)
    proposal = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 0)
    clock.advance(hours=96)
    await tables.timers.end_due()
    assert (await tables.consent.proposal(game, proposal.id)).result == ProposalResult.DONE


async def test_who_is_back_is_asked_again(tables: Tables) -> None:
    game, clock = await late(tables), clock_of(tables)
    await set_away(tables, CLEO, clock.now + 5 * HOUR)
    await tables.consent.propose(game, CLEO, SKIP, 0)
    clock.advance(hours=6)
    proposal = await tables.consent.propose(game, BOB, FREE, 0)
    assert proposal.missing == (2,)


async def test_several_who_are_late_are_chosen_for_one_by_one(tables: Tables) -> None:
    """Of a decision that all make at once Bob alone has chosen: he skips Ann, then Cleo."""
    game, clock = await paced(tables), clock_of(tables)
    await tables.play.act(game, BOB, Choose(1))
    clock.advance(hours=96)
    assert await tables.timers.end_due() == (game,)
    assert (await tables.get(game)).over == (0, 2)
    skip = await tables.consent.propose(game, BOB, SKIP, 0)
    assert skip.missing == (2,), "who is late too is asked"
    await tables.consent.agree(game, skip.id, CLEO)
    assert (await tables.get(game)).over == (2,)
    await tables.play.act(game, CLEO, Choose(1))
    assert (await tables.get(game)).over == ()


OTHERS: list[Callable[[Tables, int], Awaitable[object]]] = [
    lambda tables, game: tables.stand_ins.skip(game, MODERATOR, 0),
    lambda tables, game: tables.seats.replace(game, MODERATOR, 0, DAN),
    lambda tables, game: tables.seats.resign(game, ANN),
]


@pytest.mark.parametrize("do", OTHERS, ids=["skip", "replace", "resign"])
async def test_whatever_else_is_done_about_the_seat_settles_it(
    tables: Tables, do: Callable[[Tables, int], Awaitable[object]]
) -> None:
    game = await late(tables)
    proposal = await tables.consent.propose(game, BOB, SKIP, 0)
    await do(tables, game)
    assert (await tables.get(game)).over == ()
    assert (await tables.consent.proposal(game, proposal.id)).result == ProposalResult.EXPIRED
