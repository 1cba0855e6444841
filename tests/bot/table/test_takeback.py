"""Taking back after the turn, with the consent of all others; never behind something that was shown."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.kinds import EntryKind
from bot.table import Person, Position, ProposalKind, TableError, Tables, read_post
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    DAN,
    MODERATOR,
    choose_all,
    counts,
    deliver_all,
    end_turn,
    finish,
    start,
)
from tests.toy.actions import Choose, Draw, Offer, Play
from tests.toy.events import Played, TurnEnded


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has her turn: entries 1 to 3 are the numbers."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    return game


async def play(tables: Tables, game: int, person: Person) -> Position:
    position = await tables.load(game)
    legal = position.game.legal_actions(position.info.seats.index(person))
    return (await tables.play.act(game, person, next(a for a in legal if isinstance(a, Play)))).position


async def ask(tables: Tables, game: int, person: Person = ANN) -> int:
    """Ask to undo one's last action; return the proposal."""
    target = await tables.takeback.target(game, person)
    return (await tables.consent.propose(game, person, ProposalKind.TAKEBACK, target)).id


async def refused(tables: Tables, game: int, person: Person = ANN) -> TableError:
    before, rows = await tables.load(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await tables.takeback.target(game, person)
    assert (await tables.load(game), await counts(tables)) == (before, rows)
    return error.value


async def test_the_last_action_and_all_since_when_all_others_agree(tables: Tables, game: int) -> None:
    await play(tables, game, ANN)
    before = await tables.load(game)
    await end_turn(tables, game, ANN)
    await play(tables, game, BOB)
    assert await tables.takeback.target(game, ANN) == 5
    asked = await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, 5)
    assert (asked.agreed, asked.missing, asked.target) == ((0,), (1, 2), 5)
    assert (await tables.consent.agree(game, asked.id, CLEO)).missing == (1,)
    standing = await tables.load(game)
    await deliver_all(tables)
    done = await tables.consent.agree(game, asked.id, BOB)
    assert (done.result, done.missing) == ("done", ())
    after = await tables.load(game)
    assert (after.game, after.seq) == (before.game, 7)
    assert all(new > old for new, old in zip(after.decisions, standing.decisions, strict=True))
    (entry,) = await tables.records.history(game, None, 1)
    assert (entry.kind, entry.target, entry.about, entry.seat, entry.person) == ("takeback", 5, 0, 1, BOB)
    assert [entry.undone for entry in await tables.records.history(game, None, 4)] == [
        False,
        True,
        True,
        False,
    ]
    row = next(row for row in await deliver_all(tables) if row.kind == "takeback")
    assert (read_post(row).waiting, row.state) == ((0,), after.game.to_json())
    assert after.can_undo(0)
    await tables.undo.undo_last(game, ANN)
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_what_was_posted_before_is_not_posted_again(tables: Tables, game: int) -> None:
    await play(tables, game, ANN)
    await end_turn(tables, game, ANN)
    await deliver_all(tables)
    proposal = await ask(tables, game)
    for person in (BOB, CLEO):
        await tables.consent.agree(game, proposal, person)
    await play(tables, game, ANN)
    await end_turn(tables, game, ANN)
    rows = [row for row in await deliver_all(tables) if row.kind == "post"]
    assert [type(event) for row in rows for event in read_post(row).events] == [Played, TurnEnded]


async def test_one_card_drawn_bars_it_for_all(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    assert await tables.takeback.target(game, ANN) == 4
    await tables.play.act(game, BOB, Draw())
    error = await refused(tables, game)
    assert (error.key, error.params) == ("undo_shown", {"entry": 5, "target": 4})
    error = await refused(tables, game, BOB)
    assert (error.key, error.params) == ("undo_shown", {"entry": 5, "target": 5})
    assert len(await tables.takeback.shown_since(game, 1, 4)) == 1
    assert [type(event).__name__ for event in await tables.takeback.shown_since(game, 0, 4)] == ["Drawn"]
    assert (await refused(tables, game, CLEO)).key == "undo_shown"


async def test_cards_shown_in_an_offer_bar_it(tables: Tables, game: int) -> None:
    hand = (await tables.load(game)).game.view(0).hand  # type: ignore[attr-defined]
    await tables.play.act(game, ANN, Offer(1, hand[:1]))
    assert (await refused(tables, game)).key == "undo_shown"


async def test_secret_choices_of_others_bar_nothing(tables: Tables, game: int) -> None:
    for person in (ANN, BOB, CLEO):
        await end_turn(tables, game, person)
    before = await tables.load(game)
    assert before.game.waiting_for == (0, 1, 2)
    for person in (ANN, BOB):
        await tables.play.act(game, person, Choose(1))
    proposal = await ask(tables, game, ANN)
    for person in (BOB, CLEO):
        await tables.consent.agree(game, proposal, person)
    assert (await tables.load(game)).game == before.game


async def test_new_dice_bar_it(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    await tables.rollback.roll_back(game, MODERATOR, 4, new_dice=True)
    assert (await refused(tables, game)).key == "undo_dice"
    await end_turn(tables, game, BOB)
    assert await tables.takeback.target(game, BOB) == 6


async def test_who_has_done_nothing_has_nothing_to_take_back(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    assert (await refused(tables, game)).key == "undo_nothing"
    assert (await refused(tables, game, MODERATOR)).key == "not_seated"
    await tables.play.act(game, ANN, Choose(1))
    assert (await refused(tables, game, BOB)).key == "undo_nothing"
    assert await tables.takeback.target(game, ANN) == 1
    for seat, target in ((BOB, 1), (ANN, 99), (ANN, 0)):
        with pytest.raises(TableError, match="undo_gone"):
            await tables.consent.propose(game, seat, ProposalKind.TAKEBACK, target)


async def test_what_is_gone_already(tables: Tables, game: int) -> None:
    await play(tables, game, ANN)
    proposal = await ask(tables, game)
    await tables.undo.undo_last(game, ANN)
    assert (await tables.consent.proposal(game, proposal)).result == "lapsed"
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, proposal, BOB)


async def test_what_is_shown_while_it_is_asked_ends_it(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    await tables.consent.agree(game, proposal, CLEO)
    await tables.play.act(game, BOB, Draw())
    assert (await tables.consent.proposal(game, proposal)).result == "lapsed"
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, proposal, BOB)


async def test_what_a_program_of_before_has_left_open_ends_when_it_is_answered(
    tables: Tables, game: int
) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    tables.session.follow_asked = None
    await tables.play.act(game, BOB, Draw())
    with pytest.raises(TableError, match="undo_shown"):
        await tables.consent.agree(game, proposal, CLEO)
    assert (await tables.consent.proposal(game, proposal)).result == "lapsed"


async def test_refused_and_withdrawn(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    before = (await tables.load(game)).game
    proposal = await ask(tables, game)
    await tables.consent.agree(game, proposal, BOB)
    assert (await tables.consent.withdraw(game, proposal, BOB)).agreed == (0,)
    with pytest.raises(TableError, match="not_seated"):
        await tables.consent.refuse(game, proposal, DAN)
    assert (await tables.consent.refuse(game, proposal, CLEO)).result == "refused"
    for answer in (tables.consent.agree, tables.consent.refuse, tables.consent.withdraw):
        with pytest.raises(TableError, match="proposal_closed"):
            await answer(game, proposal, BOB)
    proposal = await ask(tables, game)
    assert (await tables.consent.refuse(game, proposal, ANN)).result == "withdrawn"
    with pytest.raises(TableError, match="no_such_proposal"):
        await tables.consent.agree(game, 999, BOB)
    other = (await start(tables, 3, channel=71)).id
    with pytest.raises(TableError, match="no_such_proposal"):
        await tables.consent.agree(other, proposal, BOB)
    assert (await tables.load(game)).game == before
    notes = [row for row in await deliver_all(tables) if row.kind == "note"]
    assert [row.person for row in notes if b"proposal_refused" in row.payload] == [CLEO]


async def test_asked_twice_and_two_things_at_once(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    first = await ask(tables, game)
    assert await ask(tables, game) == first
    stop = await tables.consent.propose(game, BOB, ProposalKind.ABANDON)
    await end_turn(tables, game, BOB)
    bobs = await ask(tables, game, BOB)
    assert {one.id for one in await tables.consent.proposals(game)} == {first, stop.id, bobs}
    for person in (ANN, CLEO):
        await tables.consent.agree(game, bobs, person)
    assert (await tables.consent.proposal(game, first)).result == "lapsed"
    assert (await tables.consent.proposal(game, bobs)).result == "done"
    assert [one.id for one in await tables.consent.proposals(game)] == [stop.id]


async def test_only_those_who_are_there_are_asked(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    await tables.seats.resign(game, CLEO)
    proposal = await ask(tables, game)
    assert (await tables.consent.proposal(game, proposal)).missing == (1,)
    await tables.consent.withdraw(game, proposal, ANN)
    await tables.seats.take(game, DAN, 2)
    standing_in = await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    assert standing_in.missing == (2,)
    assert (await tables.consent.agree(game, standing_in.id, DAN)).result == "done"
    proposal = await ask(tables, game)
    assert (await tables.consent.proposal(game, proposal)).missing == (2,)
    with pytest.raises(TableError, match="not_asked"):
        await tables.consent.agree(game, proposal, BOB)
    assert (await tables.consent.agree(game, proposal, DAN)).result == "done"
    assert (await tables.load(game)).game.waiting_for == (0,)


async def test_an_end_a_rollback_and_a_pause_in_between(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    await tables.lifecycle.pause(game, MODERATOR)
    for call in (tables.consent.agree(game, proposal, BOB), tables.takeback.target(game, ANN)):
        with pytest.raises(TableError, match="paused"):
            await call
    await tables.lifecycle.resume(game, MODERATOR)
    await tables.consent.agree(game, proposal, BOB)
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=False)
    assert (await tables.consent.proposal(game, proposal)).result == "lapsed"
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    await finish(tables, game)
    assert (await tables.consent.proposal(game, proposal)).result == "lapsed"
    with pytest.raises(TableError, match="proposal_closed"):
        await tables.consent.agree(game, proposal, BOB)
    with pytest.raises(TableError, match="finished"):
        await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, 5)


@pytest.mark.parametrize(
    "place",
    [
        "table.session.insert_entry",
        "store.entries.save_snapshot",
        "table.posts.enqueue",
        "table.takeback.expire",
    ],
)
async def test_what_fails_half_way_changes_nothing(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    await tables.consent.agree(game, proposal, CLEO)
    before, rows = await tables.load(game), await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(f"bot.{place}", fail)
        with pytest.raises(OSError, match="disk full"):
            await tables.consent.agree(game, proposal, BOB)
    assert (await tables.load(game), await counts(tables)) == (before, rows)
    assert (await tables.consent.agree(game, proposal, BOB)).result == "done"


async def test_agreeing_and_refusing_at_the_same_time(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    await tables.consent.agree(game, proposal, CLEO)
    before = await tables.load(game)
    results = await asyncio.gather(
        tables.consent.agree(game, proposal, BOB),
        tables.consent.refuse(game, proposal, CLEO),
        return_exceptions=True,
    )
    keys = [getattr(result, "key", None) for result in results]
    assert keys.count("proposal_closed") == 1
    done = (await tables.consent.proposal(game, proposal)).result == "done"
    assert ((await tables.load(game)).seq == before.seq + 1) == done


async def test_agreeing_twice_at_the_same_time_does_it_once(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    proposal = await ask(tables, game)
    results = await asyncio.gather(
        *(tables.consent.agree(game, proposal, person) for person in (BOB, CLEO, BOB, CLEO)),
        return_exceptions=True,
    )
    assert [getattr(result, "result", "error") for result in results].count("done") == 1
    assert [entry.kind for entry in await tables.records.history(game, None, 9)].count(
        EntryKind.TAKEBACK
    ) == 1
