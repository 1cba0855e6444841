"""Seats that change hands, seats that nobody has, and moves that the bot makes for a seat."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import Person, ProposalKind, TableError, TableInfo, Tables
from tests.bot.table.doing import stand_in
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    DAN,
    MODERATOR,
    PEOPLE,
    choose_all,
    counts,
    deliver_all,
    end_turn,
    finish,
    start,
)
from tests.toy.actions import Choose, Draw, Offer

EVE = Person(105, "Eve")


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three, in which all have to choose a number."""
    return (await start(tables, 3)).id


async def refused(tables: Tables, game: int, call: object) -> str:
    """Return why something is not done, and check that nothing changed by asking."""
    before, rows = await tables.get(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await call  # type: ignore[misc]
    assert (await tables.get(game), await counts(tables)) == (before, rows)
    return error.value.key


async def test_a_handover_in_the_middle_of_a_simultaneous_decision(tables: Tables, game: int) -> None:
    await tables.play.act(game, BOB, Choose(2), 900)
    before = await tables.load(game)
    offer = await tables.seats.offer(game, BOB, DAN)
    assert (offer.kind, offer.seat, offer.person, offer.missing) == (ProposalKind.HANDOVER, 1, DAN, ())
    for person in (CLEO, EVE):
        answer = tables.seats.answer_offer(game, offer.id, person, accept=True)
        assert await refused(tables, game, answer) == "not_asked"
    info = await tables.seats.answer_offer(game, offer.id, DAN, accept=True)
    assert info.seats == (ANN, DAN, CLEO)
    after = await tables.load(game)
    assert (after.game, after.decisions) == (before.game, before.decisions)
    assert after.game.view(1).number == 2  # type: ignore[attr-defined]
    for call in (
        tables.play.act(game, BOB, Choose(3)),
        tables.play.act(game, BOB, Choose(2), 900),
        tables.undo.undo_last(game, BOB),
        tables.consent.propose(game, BOB, ProposalKind.ABANDON),
        tables.seats.offer(game, BOB, EVE),
        tables.seats.resign(game, BOB),
        tables.seats.call_substitute(game, BOB),
        tables.stand_ins.dismiss(game, BOB),
        tables.takeback.target(game, BOB),
    ):
        assert await refused(tables, game, call) == "not_seated"
    assert (await tables.play.act(game, DAN, Choose(3))).position.game.view(1).number == 3  # type: ignore[attr-defined]
    (entry,) = [entry for entry in await tables.records.history(game, None, 9) if entry.kind == "handover"]
    assert (entry.person, entry.about, entry.outgoing, entry.incoming) == (BOB, 1, BOB, DAN)
    assert (await tables.consent.proposal(game, offer.id)).result == "done"


async def test_offers_that_come_to_nothing(tables: Tables, game: int) -> None:
    assert await refused(tables, game, tables.seats.offer(game, BOB, CLEO)) == "has_seat"
    assert await refused(tables, game, tables.seats.offer(game, BOB, BOB)) == "has_seat"
    assert await refused(tables, game, tables.seats.offer(game, EVE, DAN)) == "not_seated"
    first = await tables.seats.offer(game, BOB, DAN)
    second = await tables.seats.offer(game, BOB, EVE)
    assert (await tables.consent.proposal(game, first.id)).result == "withdrawn"
    answer = tables.seats.answer_offer(game, first.id, DAN, accept=True)
    assert await refused(tables, game, answer) == "proposal_closed"
    await tables.seats.answer_offer(game, second.id, EVE, accept=False)
    assert (await tables.consent.proposal(game, second.id)).result == "refused"
    third = await tables.seats.offer(game, BOB, DAN)
    assert (await tables.consent.withdraw(game, third.id, BOB)).result == "withdrawn"
    fourth = await tables.seats.offer(game, BOB, DAN)
    await tables.seats.replace(game, MODERATOR, 0, DAN)
    answer = tables.seats.answer_offer(game, fourth.id, DAN, accept=True)
    assert await refused(tables, game, answer) == "own_seat"
    await tables.seats.replace(game, MODERATOR, 1, EVE)
    assert (await tables.consent.proposal(game, fourth.id)).result == "lapsed"
    asked = await tables.consent.propose(game, CLEO, ProposalKind.ABANDON)
    answer = tables.seats.answer_offer(game, asked.id, DAN, accept=True)
    assert await refused(tables, game, answer) == "no_such_proposal"


async def test_one_offer_answered_twice_at_once(tables: Tables, game: int) -> None:
    offer = await tables.seats.offer(game, BOB, DAN)
    results = await asyncio.gather(
        tables.seats.answer_offer(game, offer.id, DAN, accept=True),
        tables.seats.answer_offer(game, offer.id, DAN, accept=False),
        return_exceptions=True,
    )
    assert [getattr(result, "key", None) for result in results].count("proposal_closed") == 1


async def test_a_moderator_replaces_a_person(tables: Tables, game: int) -> None:
    assert await refused(tables, game, tables.seats.replace(game, MODERATOR, 3, DAN)) == "no_such_seat"
    assert await refused(tables, game, tables.seats.replace(game, MODERATOR, -1, DAN)) == "no_such_seat"
    assert await refused(tables, game, tables.seats.replace(game, MODERATOR, 0, BOB)) == "has_seat"
    info = await tables.seats.replace(game, MODERATOR, 1, DAN)
    assert (info.seats, info.called, info.free) == ((ANN, DAN, CLEO), (), ())
    info = await tables.seats.replace(game, MODERATOR, 1, None)
    assert (info.called, info.free) == ((1,), (1,))
    assert await refused(tables, game, tables.seats.replace(game, MODERATOR, 1, None)) == "seat_free_already"
    entries = await tables.records.history(game, None, 2)
    assert [(entry.person, entry.outgoing, entry.incoming) for entry in entries] == [
        (MODERATOR, BOB, DAN),
        (MODERATOR, DAN, None),
    ]
    info = await tables.seats.replace(game, MODERATOR, 1, BOB)
    assert (info.seats, info.called) == ((ANN, BOB, CLEO), ())


async def test_resigning_and_taking_the_seat(tables: Tables, game: int) -> None:
    info = await tables.seats.resign(game, BOB)
    assert (info.free, info.called, info.waiting_for) == ((1,), (1,), (0, 1, 2))
    assert await refused(tables, game, tables.seats.take(game, ANN, 1)) == "own_seat"
    assert await refused(tables, game, tables.seats.take(game, DAN, 2)) == "not_called"
    assert await refused(tables, game, tables.seats.take(game, DAN, 7)) == "no_such_seat"
    info = await tables.seats.take(game, DAN, 1)
    assert (info.seats, info.called) == ((ANN, DAN, CLEO), ())
    assert await refused(tables, game, tables.seats.take(game, EVE, 1)) == "not_called"
    await tables.play.act(game, DAN, Choose(1))
    await tables.seats.resign(game, DAN)
    await tables.seats.resign(game, CLEO)
    assert await refused(tables, game, tables.seats.resign(game, ANN)) == "resign_last"


async def test_of_two_who_take_a_seat_one_has_it(tables: Tables, game: int) -> None:
    await tables.seats.resign(game, BOB)
    results = await asyncio.gather(
        *(tables.seats.take(game, person, 1) for person in (DAN, EVE)), return_exceptions=True
    )
    assert [getattr(result, "key", None) for result in results].count("not_called") == 1
    assert (await tables.get(game)).seats[1] in (DAN, EVE)


async def test_a_call_leaves_the_seat_until_somebody_takes_it(tables: Tables, game: int) -> None:
    assert await refused(tables, game, tables.seats.call_substitute(game, BOB, wanted=False)) == "not_called"
    assert (await tables.seats.call_substitute(game, BOB)).called == (1,)
    assert await refused(tables, game, tables.seats.call_substitute(game, BOB)) == "called_already"
    await tables.play.act(game, BOB, Choose(1))
    assert (await tables.seats.call_substitute(game, BOB, wanted=False)).called == ()
    assert await refused(tables, game, tables.seats.take(game, DAN, 1)) == "not_called"
    await tables.seats.call_substitute(game, BOB)
    assert (await tables.seats.take(game, DAN, 1)).seats == (ANN, DAN, CLEO)


async def test_what_an_earlier_person_asked_and_agreed_to_is_dropped(tables: Tables, game: int) -> None:
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, BOB)
    own = await tables.consent.propose(game, BOB, ProposalKind.STAND_IN, 2)
    await tables.seats.replace(game, MODERATOR, 1, DAN)
    assert (await tables.consent.proposal(game, own.id)).result == "lapsed"
    still = await tables.consent.proposal(game, asked.id)
    assert (still.agreed, still.missing, still.result) == ((0,), (1, 2), None)
    await tables.consent.agree(game, asked.id, CLEO)
    assert (await tables.get(game)).status == "open"
    await tables.consent.agree(game, asked.id, DAN)
    assert (await tables.get(game)).status == "abandoned"


async def test_a_seat_that_is_left_is_asked_no_more(tables: Tables, game: int) -> None:
    asked = await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    await tables.consent.agree(game, asked.id, BOB)
    await tables.seats.resign(game, CLEO)
    assert (await tables.consent.proposal(game, asked.id)).missing == ()
    assert (await tables.consent.proposal(game, asked.id)).result == "done"


async def test_a_stand_in_plays_until_the_person_is_back(tables: Tables, game: int) -> None:
    assert await tables.stand_ins.games() == ()
    await stand_in(tables, game, 1, ANN, CLEO)
    assert (await tables.get(game)).stand_ins == (1,)
    assert await tables.stand_ins.games() == (game,)
    assert await refused(tables, game, tables.play.act(game, BOB, Choose(1))) == "stand_in_plays"
    assert (await tables.stand_ins.play(game)).acts == 1
    assert (await tables.stand_ins.play(game)).acts == 0
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.seat, entry.person, entry.facts) == ("action", 1, None, {"stand_in": True})
    for person in (ANN, CLEO):
        await tables.play.act(game, person, Choose(1))
    await end_turn(tables, game, ANN)
    assert (await tables.stand_ins.play(game)).acts > 0
    assert (await tables.load(game)).game.waiting_for == (2,)
    assert (await tables.stand_ins.dismiss(game, BOB)).stand_ins == ()
    assert await refused(tables, game, tables.stand_ins.dismiss(game, BOB)) == "no_stand_in"
    await end_turn(tables, game, CLEO)
    assert (await tables.stand_ins.play(game)).acts == 0
    await tables.play.act(game, BOB, Choose(1))


async def test_what_bars_a_stand_in(tables: Tables, game: int) -> None:
    for seat in (3, -1):
        assert (
            await refused(tables, game, tables.consent.propose(game, ANN, ProposalKind.STAND_IN, seat))
            == "no_such_seat"
        )
    asked = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    assert asked.missing == (2,)
    assert await refused(tables, game, tables.consent.agree(game, asked.id, BOB)) == "not_asked"
    assert (await tables.consent.refuse(game, asked.id, BOB)).result == "refused"
    await stand_in(tables, game, 1, ANN, CLEO)
    assert (
        await refused(tables, game, tables.consent.propose(game, CLEO, ProposalKind.STAND_IN, 1))
        == "stand_in_already"
    )
    await stand_in(tables, game, 2, CLEO, ANN)
    assert (
        await refused(tables, game, tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 0))
        == "stand_in_alone"
    )


async def test_nobody_plays_on_alone_or_while_the_game_rests(tables: Tables, game: int) -> None:
    await stand_in(tables, game, 1, ANN, CLEO)
    await tables.lifecycle.pause(game, MODERATOR)
    assert await tables.stand_ins.games() == ()
    assert (await tables.stand_ins.play(game)).acts == 0
    await tables.lifecycle.resume(game, MODERATOR)
    await tables.seats.resign(game, ANN)
    await tables.seats.resign(game, CLEO)
    assert (await tables.stand_ins.play(game)).acts == 0
    await tables.seats.take(game, DAN, 0)
    assert (await tables.stand_ins.play(game)).acts == 1
    info = await tables.seats.replace(game, MODERATOR, 1, EVE)
    assert info.stand_ins == ()


async def other_start(tables: Tables, kind: str, people: int) -> TableInfo:
    info = await tables.lobby.create(kind, 7, 70, people, ANN)
    for person in PEOPLE[1:people]:
        await tables.lobby.join(info.id, person)
    return await tables.lobby.start(info.id, ANN, first=ANN.discord_id)


@pytest.mark.parametrize("kind", ["toy", "arriala", "canal_du_midi"])
async def test_one_person_and_stand_ins_play_a_game_to_its_end(tables: Tables, kind: str) -> None:
    game = (await other_start(tables, kind, 3)).id
    await stand_in(tables, game, 2, BOB, ANN)
    await stand_in(tables, game, 1, ANN)
    while (position := await tables.load(game)).game.outcome is None:
        if 0 in position.game.waiting_for:
            await tables.play.act(game, ANN, position.game.suggest(0))
        else:
            assert (await tables.stand_ins.play(game)).acts > 0
    assert (await tables.get(game)).status == "finished"
    assert (await tables.stand_ins.play(game)).acts == 0
    assert (await tables.records.verify(game)).ok


@pytest.mark.parametrize("kind", ["toy", "arriala", "canal_du_midi"])
async def test_skipping_passes_the_turn_whatever_is_to_be_decided(tables: Tables, kind: str) -> None:
    game = (await other_start(tables, kind, 3)).id
    skipped, step = 0, 0
    while (position := await tables.load(game)).game.outcome is None:
        step += 1
        seat = position.game.waiting_for[step % len(position.game.waiting_for)]
        # Whoever only ends turns need not ever come to the end of a game.
        if step % 4 or skipped == 25:
            await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
            continue
        assert (await tables.stand_ins.skip(game, MODERATOR, seat, position.decisions[seat])).turn_passed
        skipped += 1
    entries = await tables.records.history(game, None, 5000)
    assert [entry.person for entry in entries if entry.kind == "skip"] == [MODERATOR] * skipped
    moves = [entry for entry in entries if entry.kind == "action" and entry.person is None]
    assert len(moves) >= skipped > 5
    assert all(entry.facts == {"skipped": True} for entry in moves)
    assert (await tables.records.verify(game)).ok


async def test_skipping_an_answer_and_a_turn(tables: Tables) -> None:
    game = (await start(tables)).id
    position = (await choose_all(tables, game)).position
    assert await refused(tables, game, tables.stand_ins.skip(game, MODERATOR, 1)) == "skip_not_waited"
    assert await refused(tables, game, tables.stand_ins.skip(game, MODERATOR, 2)) == "no_such_seat"
    stale = tables.stand_ins.skip(game, MODERATOR, 0, position.decisions[0] - 1)
    assert await refused(tables, game, stale) == "stale"
    await tables.play.act(game, ANN, Offer(1, position.game.view(0).hand[:1]))  # type: ignore[attr-defined]
    assert (await tables.stand_ins.skip(game, MODERATOR, 1)).position.game.waiting_for == (0,)
    assert (await tables.stand_ins.skip(game, MODERATOR, 0)).position.game.waiting_for == (1,)
    assert [entry.kind for entry in await tables.records.history(game, None, 4)] == ["skip", "action"] * 2
    await tables.lifecycle.pause(game, MODERATOR)
    assert await refused(tables, game, tables.stand_ins.skip(game, MODERATOR, 1)) == "paused"


async def test_a_seat_that_cannot_be_skipped_is_not_half_skipped(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_all(tables, game, 3)
    before, rows = await tables.load(game), await counts(tables)
    monkeypatch.setattr("bot.table.stand_ins._least_action", lambda *_: Draw())
    monkeypatch.setattr("bot.table.stand_ins._MOST_ACTIONS", 1)
    with pytest.raises(RuntimeError, match="does not end"):
        await tables.stand_ins.skip(game, MODERATOR, 0)
    assert (await tables.load(game), await counts(tables)) == (before, rows)


async def test_those_who_follow_get_every_board_and_hold_up_nobody(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    assert await refused(tables, game, tables.observers.watch(game, ANN)) == "watch_seated"
    assert await refused(tables, game, tables.observers.unwatch(game, EVE)) == "not_watching"
    await tables.observers.watch(game, EVE)
    assert await refused(tables, game, tables.observers.watch(game, EVE)) == "watching_already"
    assert await tables.observers.of(game) == (EVE,)
    assert [(row.kind, row.recipient) for row in await deliver_all(tables)] == [("post", EVE)]
    await choose_all(tables, game, 3)
    await end_turn(tables, game, ANN)
    due = await tables.outbox.due(tables.store.clock(), game)
    assert [row.recipient for row in due] == [None, EVE]
    await tables.outbox.failed(due[1].id, "closed", tables.store.clock.advance(hours=1))  # type: ignore[attr-defined]
    await tables.outbox.delivered(due[0].id, 5000)
    assert [row.recipient for row in await tables.outbox.due(due[0].due, game)] == [None]
    await tables.seats.call_substitute(game, BOB)
    rows = await deliver_all(tables)
    assert [row.kind for row in rows if row.recipient == EVE] == ["post", "post"]
    assert [row.kind for row in rows if row.recipient is None] == ["post", "call"]
    await end_turn(tables, game, BOB)
    await tables.observers.unwatch(game, EVE)
    assert [row.recipient for row in await deliver_all(tables)] == [None]
    await tables.observers.watch(game, EVE)
    await tables.seats.take(game, EVE, 1)
    assert await tables.observers.of(game) == ()
    await finish(tables, game)
    assert {row.recipient for row in await deliver_all(tables)} == {None}
    assert await refused(tables, game, tables.observers.watch(game, DAN)) == "finished"


async def test_nothing_about_seats_in_a_game_that_is_over(tables: Tables, game: int) -> None:
    offer = await tables.seats.offer(game, BOB, DAN)
    await finish(tables, game)
    assert (await tables.consent.proposal(game, offer.id)).result == "lapsed"
    for call in (
        tables.seats.offer(game, BOB, DAN),
        tables.seats.replace(game, MODERATOR, 1, DAN),
        tables.seats.resign(game, BOB),
        tables.seats.call_substitute(game, BOB),
        tables.seats.take(game, DAN, 1),
        tables.stand_ins.dismiss(game, BOB),
        tables.stand_ins.skip(game, MODERATOR, 1),
        tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1),
    ):
        assert await refused(tables, game, call) == "finished"
