"""Plans that are overtaken: taken back, gone back behind, lost with a seat; and who knows of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.plans import plans_at, set_plan
from bot.table import DROPPED, Dropped, ProposalKind, Tables
from rules import Branch, Condition, Plan
from tests.bot.table.market import do, open_market, toy
from tests.bot.table.planned import (
    done_by,
    dropped,
    kept,
    plan_of,
    planned_seats,
    some_play,
    two_plays,
    words_to,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    DAN,
    MODERATOR,
    choose_all,
    deliver_all,
    end_turn,
    finish,
    opened,
    start,
)
from tests.bot.table.standing import waiting
from tests.toy.actions import Answer, Choose, EndTurn, Give, Levy, Offer
from tests.toy.components import Reply


async def test_who_takes_back_what_was_planned_decides_it_themselves(tables: Tables, game: int) -> None:
    """The rest of the plan is dropped: what the person has come back to, and what comes after, is theirs."""
    first, lay = await two_plays(tables, game)
    await tables.plans.keep(game, BOB, plan_of(first, lay))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [first, lay]
    await tables.undo.undo_last(game, BOB)
    assert await done_by(tables, game, 1) == [first]
    await end_turn(tables, game, BOB)
    assert await waiting(tables, game) == (2,)


async def test_what_is_left_of_a_plan_goes_when_its_moves_are_taken_back(tables: Tables, game: int) -> None:
    """All agree that Ann takes back the number that she chose by a plan, which would go on with her turn."""
    await end_turn(tables, game, ANN)
    await tables.plans.keep(game, ANN, plan_of(Choose(2), EndTurn()))
    await end_turn(tables, game, BOB)
    await end_turn(tables, game, CLEO)
    left = await kept(tables, game, ANN)
    assert left is not None
    assert left.taken == (0, 1)
    await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, (await tables.load(game)).seq)
    (proposal,) = await tables.consent.proposals(game)
    for person in (BOB, CLEO):
        await tables.consent.agree(game, proposal.id, person)
    assert await dropped(tables, game, ANN) == Dropped("gone_back")
    assert await words_to(tables, ANN) == [Dropped("gone_back")]
    assert await waiting(tables, game) == (0, 1, 2)


async def test_going_back_behind_a_plan_drops_it(tables: Tables, game: int) -> None:
    seq = (await tables.load(game)).seq
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await dropped(tables, game, BOB) == Dropped("gone_back")
    assert await words_to(tables, BOB) == [Dropped("gone_back")]
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)


async def test_going_back_behind_what_it_has_done_drops_what_is_left(tables: Tables, game: int) -> None:
    """Also where its person is not asked there: the rest is not done without what comes before it."""
    await end_turn(tables, game, ANN)
    await tables.plans.keep(game, ANN, plan_of(Choose(3), EndTurn()))
    seq = (await end_turn(tables, game, BOB)).seq
    await end_turn(tables, game, CLEO)
    assert await done_by(tables, game, 0) == [Choose(3)]
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await waiting(tables, game) == (2,)
    assert await words_to(tables, ANN) == [Dropped("gone_back")]
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (0, 1, 2)


async def test_going_back_to_another_question_to_its_person_drops_it(tables: Tables, game: int) -> None:
    """It stood there already, and waited for the turn; but what they come back to is all theirs."""
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    hand = (await toy(tables, game)).hands[0]
    seq = (await tables.play.act(game, ANN, Offer(1, hand[:1]))).seq
    await tables.play.act(game, BOB, Answer(Reply.REFUSE))
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == [Dropped("gone_back")]


async def test_one_in_the_place_of_a_dropped_one_counts(tables: Tables, game: int) -> None:
    seq = (await tables.load(game)).seq
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await dropped(tables, game, BOB) == Dropped("gone_back")
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    assert await dropped(tables, game, BOB) is None
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_one_in_the_place_of_one_that_was_begun_begins_anew(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn(), Choose(3)))
    await end_turn(tables, game, ANN)
    await tables.plans.keep(game, BOB, plan_of(Choose(1), EndTurn()))
    anew = await kept(tables, game, BOB)
    assert anew is not None
    assert anew.taken is None
    await end_turn(tables, game, CLEO)
    assert await done_by(tables, game, 1) == [EndTurn(), Choose(1)]


async def test_an_unrelated_question_behind_its_first_move_does_not_drop_the_rest(
    tables: Tables, game: int
) -> None:
    """Cleo offers Bob a card by a plan of hers, as soon as his has ended his turn."""
    await tables.plans.keep(game, BOB, plan_of(EndTurn(), Choose(3)))
    hand = (await toy(tables, game)).hands[2]
    await tables.plans.keep(game, CLEO, plan_of(Offer(1, hand[:1])))
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == []
    await tables.play.act(game, BOB, Answer(Reply.REFUSE))
    await end_turn(tables, game, CLEO)
    assert await done_by(tables, game, 1) == [EndTurn(), Choose(3)]


async def test_that_of_somebody_who_has_the_seat_no_more_counts_for_nobody(tables: Tables, game: int) -> None:
    """It goes with the seat; here one is left in the store."""
    await tables.plans.keep(game, CLEO, plan_of(EndTurn()))
    async with tables.store.write() as queries:
        await queries.run("UPDATE plan SET seat = 1")
    assert await plans_at(tables.store.reader, game) == ()
    assert await kept(tables, game, BOB) is None
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == []


async def test_going_back_to_where_it_stood_already_keeps_it(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    seq = (await tables.load(game)).seq
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


UNDONE = Dropped("undone")


async def test_who_has_nothing_left_of_a_plan_is_told_that_what_it_had_done_is_undone(
    tables: Tables, game: int
) -> None:
    seq = (await tables.load(game)).seq
    for person in (BOB, CLEO):
        await tables.plans.keep(game, person, plan_of(EndTurn()))
    end = await end_turn(tables, game, ANN)
    assert await planned_seats(tables) == []
    await tables.rollback.roll_back(game, MODERATOR, end.seq, new_dice=False)
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == [UNDONE]
    assert await planned_seats(tables) == []
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await words_to(tables, BOB) == [], "that has been told already"


async def test_all_are_told_so_when_they_agree_to_take_something_back(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    end = await end_turn(tables, game, ANN)
    await tables.consent.propose(game, ANN, ProposalKind.TAKEBACK, end.seq)
    (proposal,) = await tables.consent.proposals(game)
    for person in (BOB, CLEO):
        await tables.consent.agree(game, proposal.id, person)
    assert await waiting(tables, game) == (0,)
    assert await words_to(tables, BOB) == [UNDONE]


@pytest.mark.parametrize("who", ["somebody else", "who takes it back", "who still has a plan"])
async def test_nobody_else_is_told_so(tables: Tables, game: int, who: str) -> None:
    taken_back, repeated = who == "who takes it back", who == "who still has a plan"
    move = await some_play(tables, game, 1) if taken_back else EndTurn()
    await tables.plans.keep(game, BOB, Plan((Branch(None, (move,)),), repeated=repeated))
    seq = (await end_turn(tables, game, ANN)).seq
    if who == "somebody else":
        await tables.seats.replace(game, MODERATOR, 1, DAN)
    if taken_back:
        await tables.undo.undo_last(game, BOB)
    else:
        await tables.rollback.roll_back(game, MODERATOR, seq - 1, new_dice=False)
    rows = await deliver_all(tables)
    assert [row for row in rows if row.note == DROPPED] == []


async def test_taking_back_by_consent_leaves_it_to_the_people(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, CLEO, plan_of(EndTurn(), Choose(3)))
    await end_turn(tables, game, ANN)
    end = await end_turn(tables, game, BOB)
    await tables.consent.propose(game, BOB, ProposalKind.TAKEBACK, end.seq)
    (proposal,) = await tables.consent.proposals(game)
    for person in (ANN, CLEO):
        await tables.consent.agree(game, proposal.id, person)
    assert await waiting(tables, game) == (1,)
    await end_turn(tables, game, BOB)
    assert await waiting(tables, game) == (2,)


async def test_a_pause_loses_nothing(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.lifecycle.pause(game, MODERATOR)
    await tables.lifecycle.resume(game, MODERATOR)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_it_rests_while_a_stand_in_plays(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, BOB, plan_of(lay, EndTurn()))
    await tables.consent.propose(game, ANN, ProposalKind.STAND_IN, 1)
    (proposal,) = await tables.consent.proposals(game)
    await tables.consent.agree(game, proposal.id, CLEO)
    assert await kept(tables, game, BOB) is None
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    await tables.stand_ins.dismiss(game, BOB)
    assert await waiting(tables, game) == (1,)
    assert await done_by(tables, game, 1) == []
    assert await kept(tables, game, BOB) is not None


@pytest.mark.parametrize("how", ["replace", "resign", "forget"])
async def test_it_goes_with_the_seat(tables: Tables, game: int, how: str) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    if how == "replace":
        await tables.seats.replace(game, MODERATOR, 1, DAN)
    elif how == "resign":
        await tables.seats.resign(game, BOB)
    else:
        assert BOB.discord_id is not None
        await tables.people.forget(BOB.discord_id)
    assert await planned_seats(tables) == []
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)


async def test_it_goes_when_the_game_ends(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, BOB, Plan((Branch(Condition("played"), (lay,)),), repeated=False))
    await tables.consent.propose(game, ANN, ProposalKind.ABANDON)
    (proposal,) = await tables.consent.proposals(game)
    for person in (BOB, CLEO):
        await tables.consent.agree(game, proposal.id, person)
    assert await planned_seats(tables) == []


async def test_games_with_plans_replay_from_their_logs(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await end_turn(tables, game, ANN)
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_a_skipped_turn_is_followed_by_plans(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    result = await tables.stand_ins.skip(game, MODERATOR, 0)
    assert result.position.game.waiting_for == (2,)
    assert not result.position.planned
    assert await planned_seats(tables) == []


async def test_a_restart_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    async with opened(path) as tables:
        game = (await start(tables, 3)).id
        await choose_all(tables, game, 3)
        await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    async with opened(path) as tables:
        await end_turn(tables, game, ANN)
        assert await done_by(tables, game, 1) == [EndTurn()]


async def test_only_its_own_seat_learns_of_it(tables: Tables, game: int) -> None:
    before = await tables.load(game)
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, BOB, plan_of(lay, EndTurn()))
    now = await tables.load(game)
    assert [now.game.view(seat) for seat in (None, 0, 2)] == [before.game.view(seat) for seat in (None, 0, 2)]
    assert (now.info, now.decisions, now.seq) == (before.info, before.decisions, before.seq)
    assert await deliver_all(tables) == []
    assert b"plan" not in await tables.transfer.export(game, MODERATOR)
    await end_turn(tables, game, ANN)
    for seat in (None, 0, 2):
        assert not any("plan" in entry.facts for entry in await tables.records.history(game, seat, 50))
    assert b'"plan"' not in await tables.transfer.export(game, MODERATOR)


async def test_what_is_kept_is_shown_and_deleted(tables: Tables, game: int) -> None:
    plan = plan_of(EndTurn())
    await tables.plans.keep(game, BOB, plan)
    assert ANN.discord_id is not None
    assert BOB.discord_id is not None
    data = await tables.people.personal_data(BOB.discord_id)
    assert data is not None
    assert [(one.game, one.kind, one.plan, one.dropped) for one in data.plans] == [(game, "toy", plan, False)]
    data = await tables.people.personal_data(ANN.discord_id)
    assert data is not None
    assert data.plans == ()
    (row,) = await plans_at(tables.store.reader, game)
    await finish(tables, game)
    async with tables.store.write() as queries:
        await set_plan(queries, game, row)
    await tables.people.forget(BOB.discord_id)
    assert await planned_seats(tables) == []


async def test_one_that_todays_rules_do_not_know_does_nothing(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    async with tables.store.write() as queries:
        await queries.run("UPDATE plan SET plan = replace(plan, 'end', 'gone')")
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    assert await kept(tables, game, BOB) is None
    data = await tables.people.personal_data(BOB.discord_id or 0)
    assert data is not None
    assert data.plans[0].plan is None


async def test_an_off_turn_decision_is_planned(trading: Tables) -> None:
    """Bob has paid his share of a tax, and plans the next turn; Cleo pays hers by hand."""
    game = await open_market(trading)
    assert (await toy(trading, game)).ahead(1) is not None
    await trading.plans.keep(game, BOB, plan_of(EndTurn()))
    await do(trading, game, 0, Levy())
    assert 1 in await waiting(trading, game)
    while 1 in (await toy(trading, game)).waiting_for:
        await do(trading, game, 1, Give((await toy(trading, game)).hands[1][0]))
    assert await kept(trading, game, BOB) is not None
