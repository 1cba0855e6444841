"""Plans at the table: kept, carried out when their seat is asked, dropped with a private word."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.store.plans import plans_at, set_plan
from bot.table import Dropped, PausedError, PlanNotPossibleError, StaleError, TableError, Tables
from rules import Branch, Condition, Plan, RuleError
from tests.bot.store.work import noted
from tests.bot.table.filed import begin
from tests.bot.table.market import do, toy
from tests.bot.table.planned import (
    done_by,
    dropped,
    kept,
    plan_of,
    planned_seats,
    played,
    some_play,
    two_plays,
    words_to,
)
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    MODERATOR,
    PEOPLE,
    deliver_all,
    end_turn,
)
from tests.bot.table.standing import waiting
from tests.toy.actions import Answer, Choose, Draw, EndTurn, Offer, Play
from tests.toy.components import Reply
from tests.toy.events import Played
from tests.toy.standing import AlwaysChoose, RefuseOffers

PASSES = Branch(None, (EndTurn(),))
PASS = Plan((PASSES,), repeated=True)


async def test_it_is_done_when_the_turn_comes_and_goes_then(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, BOB, plan_of(lay, EndTurn()), 900)
    assert (await tables.load(game)).planned
    before = await tables.load(game)
    result = await end_turn(tables, game, ANN)
    assert result.position.game.waiting_for == (2,)
    assert (result.seq, result.position.seq) == (before.seq + 1, before.seq + 3)
    assert result.position == await tables.load(game)
    assert not result.position.planned
    assert await done_by(tables, game, 1) == [lay, EndTurn()]
    assert await planned_seats(tables) == []
    (post,) = await deliver_all(tables)
    assert post.recipient is None


async def test_who_planned_is_not_waited_for_in_between(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await end_turn(tables, game, ANN)
    (post,) = await deliver_all(tables)
    assert b'"waiting":[2]' in post.payload


async def branches(tables: Tables, game: int) -> tuple[Condition, Condition, Plan]:
    """Return two things that Bob waits for, and his plan: for the one, for the other, and otherwise."""
    mine = await toy(tables, game)
    one = Condition("played", (("seat", 0),))
    other = Condition("played", (("seat", 2),))
    assert all(any(each.covers(some) for some in mine.awaited(1)) for each in (one, other))
    lay = await some_play(tables, game, 1)
    plan = Plan((Branch(other, (Draw(),)), Branch(one, (lay, EndTurn())), Branch(None, (EndTurn(),))))
    return one, other, plan


async def test_the_first_branch_is_taken_whose_condition_was_met(tables: Tables, game: int) -> None:
    _, _, plan = await branches(tables, game)
    await tables.plans.keep(game, BOB, plan)
    await do(tables, game, 0, await some_play(tables, game, 0))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == list(plan.branches[1].moves)


async def test_otherwise_where_none_was_met(tables: Tables, game: int) -> None:
    _, _, plan = await branches(tables, game)
    await tables.plans.keep(game, BOB, plan)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_what_happened_before_it_was_made_does_not_count(tables: Tables, game: int) -> None:
    _, _, plan = await branches(tables, game)
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.plans.keep(game, BOB, plan)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_nor_does_it_for_who_plans_later_than_somebody_else(tables: Tables, game: int) -> None:
    """Cleo has planned before that for the same case: to her it counts."""
    _, _, plan = await branches(tables, game)
    await tables.plans.keep(
        game, CLEO, Plan((Branch(Condition("played", (("seat", 0),)), (Draw(),)), PASSES))
    )
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.plans.keep(game, BOB, plan)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]
    assert await done_by(tables, game, 2) == [Draw()]


async def test_what_was_taken_back_does_not_count(tables: Tables, game: int) -> None:
    _, _, plan = await branches(tables, game)
    await tables.plans.keep(game, BOB, plan)
    await do(tables, game, 0, await some_play(tables, game, 0))
    await tables.undo.undo_last(game, ANN)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_all_values_of_a_condition_have_to_be_those(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 0)
    met, unmet = played(0, lay), played(0, replace(lay, pond=(lay.pond + 1) % 4))
    plan = Plan((Branch(unmet, (Draw(),)), Branch(met, (EndTurn(),))))
    await tables.plans.keep(game, BOB, plan)
    await do(tables, game, 0, lay)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_where_no_branch_applies_it_is_dropped_with_a_private_word(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, Plan((Branch(Condition("played"), (EndTurn(),)),)))
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    assert await dropped(tables, game, BOB) == Dropped("unmet")
    assert await words_to(tables, BOB) == [Dropped("unmet")]
    await end_turn(tables, game, BOB)
    assert await dropped(tables, game, BOB) == Dropped("unmet"), "it stays until its person knows"
    await tables.plans.withdraw(game, BOB, known=True)
    assert await planned_seats(tables) == []


async def give_card(tables: Tables, game: int, play: Play) -> None:
    """Let Ann hold the card that Bob wants to lay, whatever she was dealt."""
    now = await toy(tables, game)
    changed = replace(now, hands=((play.card, *now.hands[0][1:]), *now.hands[1:]))
    async with tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET state = ?", changed.to_json())


async def test_one_that_is_known_to_be_dropped_goes_and_no_other(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.plans.withdraw(game, BOB, known=True)
    assert await planned_seats(tables) == [1]
    await tables.plans.keep(game, BOB, Plan((Branch(Condition("played"), (EndTurn(),)),)))
    await end_turn(tables, game, ANN)
    assert await dropped(tables, game, BOB) is not None
    await tables.plans.withdraw(game, BOB, known=True)
    assert await planned_seats(tables) == []


async def test_it_is_all_or_nothing_where_a_move_is_refused(tables: Tables, game: int) -> None:
    """Ann lays a colour in the pond where Bob wants to lay it, after another one."""
    first, lay = await two_plays(tables, game)
    await tables.plans.keep(game, BOB, plan_of(first, lay))
    await give_card(tables, game, lay)
    await do(tables, game, 0, lay)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == []
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == [Dropped("refused", lay)]
    assert await kept(tables, game, BOB) is None


async def test_a_move_that_reveals_something_may_stand_last(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, BOB, plan_of(lay, Draw()))
    with pytest.raises(PlanNotPossibleError):
        await tables.plans.keep(game, BOB, plan_of(Draw(), EndTurn()))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [lay, Draw()]
    assert await waiting(tables, game) == (1,), "the rest of the turn is Bob's own"


@pytest.mark.parametrize("asked", [(), ("matter-of-another-kind",)])
async def test_after_a_move_that_reveals_something_the_rest_is_checked_anew(
    tables: Tables, game: int, asked: tuple[str, ...]
) -> None:
    """A game may foresee what follows from it; here such a plan is put into the store.

    Once it has begun, it does not matter for what it was made.
    """
    await tables.plans.keep(game, BOB, plan_of(Draw()))
    (row,) = await plans_at(tables.store.reader, game)
    bad = '{"branches":[{"condition":null,"moves":[{"type":"draw"},{"type":"choose","number":1}]}]}'
    async with tables.store.write() as queries:
        await set_plan(queries, game, type(row)(row.seat, row.person, bad, row.since, asked or row.asked))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [Draw()]
    assert await words_to(tables, BOB) == [Dropped("refused", Choose(1))]
    assert await waiting(tables, game) == (1,)


async def test_the_rest_waits_for_the_next_decision(tables: Tables, game: int) -> None:
    """Cleo ends her turn by plan, and chooses a number in the next round."""
    ahead = (await toy(tables, game)).ahead(2)
    assert ahead is not None
    await tables.plans.keep(game, CLEO, plan_of(EndTurn(), Choose(3)))
    await end_turn(tables, game, ANN)
    result = await end_turn(tables, game, BOB)
    assert await done_by(tables, game, 2) == [EndTurn(), Choose(3)]
    assert result.position.game.waiting_for == (0, 1)
    assert await planned_seats(tables) == []


async def test_a_simultaneous_decision_is_planned_too(tables: Tables, game: int) -> None:
    """Ann has had her turn and plans her number of the next round, which the others choose with her."""
    await end_turn(tables, game, ANN)
    await tables.plans.keep(game, ANN, plan_of(Choose(2)))
    await end_turn(tables, game, BOB)
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (1, 2)
    assert await done_by(tables, game, 0) == [Choose(2)]


async def test_two_plans_at_once(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.plans.keep(game, CLEO, plan_of(EndTurn()))
    result = await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == await done_by(tables, game, 2) == [EndTurn()]
    assert result.position.game.waiting_for == (0, 1, 2)


async def test_what_one_plan_does_is_what_another_waited_for(tables: Tables, game: int) -> None:
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, CLEO, Plan((Branch(played(1, lay), (EndTurn(),)),)))
    await tables.plans.keep(game, BOB, plan_of(lay, EndTurn()))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 2) == [EndTurn()]


async def test_what_not_all_may_know_is_not_waited_for(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No game marks such an event; here those of cards that are laid are for who lays them alone."""
    monkeypatch.setattr(Played, "audience", lambda event: (event.seat,))
    lay = await some_play(tables, game, 1)
    await tables.plans.keep(game, CLEO, Plan((Branch(played(1, lay), (Draw(),)), PASSES)))
    await tables.plans.keep(game, BOB, plan_of(lay, EndTurn()))
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 2) == [EndTurn()]


async def test_another_question_does_not_use_it_up(tables: Tables, game: int) -> None:
    """Bob has planned his turn, and is offered a card before that."""
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    hand = (await toy(tables, game)).hands[0]
    await do(tables, game, 0, Offer(1, hand[:1]))
    assert await waiting(tables, game) == (1,)
    await tables.play.act(game, BOB, Answer(Reply.REFUSE))
    assert await kept(tables, game, BOB) is not None
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_standing_answers_come_first(tables: Tables, game: int) -> None:
    await tables.standing.set(game, BOB, RefuseOffers())
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    hand = (await toy(tables, game)).hands[0]
    await do(tables, game, 0, Offer(1, hand[:1]))
    assert await waiting(tables, game) == (0,)
    await end_turn(tables, game, ANN)
    assert await done_by(tables, game, 1) == [EndTurn()]


async def test_a_standing_pass_stays_until_it_is_withdrawn(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, PASS)
    await end_turn(tables, game, ANN)
    await end_turn(tables, game, CLEO)
    for person in PEOPLE[:3]:
        await tables.play.act(game, person, Choose(1))
    assert await waiting(tables, game) == (2,), "Bob was the first in this round"
    assert await done_by(tables, game, 1) == [EndTurn(), EndTurn()]
    await tables.plans.withdraw(game, BOB)
    assert await kept(tables, game, BOB) is None


async def test_people_who_all_pass_do_not_play_on_for_ever(tables: Tables, game: int) -> None:
    for person in PEOPLE[:3]:
        await tables.standing.set(game, person, AlwaysChoose(1))
    for person in (BOB, CLEO):
        await tables.plans.keep(game, person, PASS)
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,), "Bob has passed once already"


async def test_nothing_is_read_where_nobody_has_planned(tables: Tables, game: int) -> None:
    with noted() as work:
        await do(tables, game, 0, Draw())
        await end_turn(tables, game, ANN)
    about = [sql for sql, _ in work.statements if re.search(r"\b(FROM|INTO|UPDATE) plan\b", sql)]
    assert all("EXISTS (SELECT 1 FROM plan" in sql for sql in about)


async def test_an_interaction_that_comes_again_changes_nothing(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()), 900)
    await tables.plans.withdraw(game, BOB, 901)
    await tables.plans.keep(game, BOB, plan_of(EndTurn()), 900)
    assert await planned_seats(tables) == []
    await tables.plans.keep(game, BOB, plan_of(EndTurn()), 902)
    await tables.plans.withdraw(game, BOB, 901)
    assert await planned_seats(tables) == [1]
    act = await tables.play.act(game, ANN, EndTurn(), 903)
    again = await tables.play.act(game, ANN, EndTurn(), 903)
    assert again.repeated
    assert again.position == act.position
    assert len(await done_by(tables, game, 1)) == 1


async def test_what_is_refused(tables: Tables, game: int) -> None:
    with pytest.raises(PlanNotPossibleError):
        await tables.plans.keep(game, ANN, plan_of(EndTurn()))
    with pytest.raises(TableError, match="not_seated"):
        await tables.plans.keep(game, DAN, plan_of(EndTurn()))
    with pytest.raises(RuleError):
        await tables.plans.keep(game, BOB, plan_of(Choose(1)))
    with pytest.raises(PlanNotPossibleError):
        await tables.plans.keep(game, BOB, Plan((Branch(Condition("tax-levied"), (EndTurn(),)),)))
    with pytest.raises(StaleError):
        await tables.plans.keep(game, BOB, plan_of(EndTurn()), decision=99)
    await tables.lifecycle.pause(game, MODERATOR)
    with pytest.raises(PausedError):
        await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    assert await planned_seats(tables) == []


@pytest.mark.parametrize("kind", ["canal_du_midi", "great_canal"])
async def test_nobody_who_has_planned_nothing_is_answered_for(tables: Tables, kind: str) -> None:
    """What somebody does is one entry, though others have one legal action alone behind it."""
    game, single = (await begin(tables, kind, 3, CHANNEL)).id, 0
    for _ in range(70):
        position = await tables.load(game)
        if not position.game.waiting_for:
            break
        seat = position.game.waiting_for[0]
        single += len(position.game.legal_actions(seat)) == 1
        await tables.play.act(game, position.info.seats[seat], position.game.suggest(seat))
        assert (await tables.get(game)).seq == position.seq + 1
    assert single
