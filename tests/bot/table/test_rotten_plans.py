"""Plans and standing answers that are not as they were written: they hold up nobody, and nothing is done."""

from __future__ import annotations

import pytest

from bot.store.checking import damage_in
from bot.table import Dropped, Tables
from rules import encode_standing
from tests.bot.table.market import do
from tests.bot.table.planned import done_by, dropped, plan_of, planned_seats, words_to
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, choose_all, deliver_all, end_turn, start
from tests.bot.table.standing import waiting
from tests.bot.table.test_rotten_questions import rot
from tests.toy.actions import Choose, Draw, EndTurn
from tests.toy.standing import AlwaysChoose, RefuseOffers

GONE = Dropped("unreadable")

ROTS = {
    "what it was made for": """asked = '["matter-turX"'""",
    "no list": "asked = '7'",
    "its moves": "plan = replace(plan, 'end', 'draw')",
    "no text": "plan = CAST(x'7bff7d' AS TEXT)",
    "since when": "since = 999",
    "its branch": "branch = 7",
    "how much is done": "moves = 1",
    "the seal": "seal = 0",
}
HELD = """held = '["matter-turX"'"""


async def shown(tables: Tables) -> list[tuple[bool, str, bool]]:
    """Return what Bob reads of his plans: whether they can be read, what is stored, and if they count."""
    data = await tables.people.personal_data(BOB.discord_id or 0)
    assert data is not None
    return [(one.plan is not None, one.stored, not one.dropped) for one in data.plans]


@pytest.mark.parametrize("what", ROTS)
async def test_a_plan_is_dropped_with_a_word_and_its_person_asked(
    tables: Tables, game: int, what: str
) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    rot(tables, ROTS[what], "plan", "seat = 1")
    assert damage_in(tables.store.path) == [f"game {game}: a row of plan is not as it was written"]
    assert [one.planned for one in (await tables.lists.of_person(BOB.discord_id or 0)).games] == [False]
    assert await shown(tables) == [(False, "", True)]
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)
    assert await done_by(tables, game, 1) == []
    assert await dropped(tables, game, BOB) == GONE
    assert await words_to(tables, BOB) == [GONE]
    assert await shown(tables) == [(False, "", False)]
    assert damage_in(tables.store.path) == []
    await end_turn(tables, game, BOB)
    assert await planned_seats(tables) == [], "who goes on knows it"


async def test_one_that_is_no_plan_though_it_is_as_it_was_written_is_dropped_too(
    tables: Tables, game: int
) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    async with tables.store.write() as queries:
        await queries.run(f"UPDATE plan SET {ROTS['what it was made for']}")
    await do(tables, game, 0, Draw())
    assert await words_to(tables, BOB) == [GONE]
    await end_turn(tables, game, ANN)
    assert await waiting(tables, game) == (1,)


@pytest.mark.parametrize("what", ROTS)
async def test_it_is_withdrawn_or_made_anew_before_anything_is_done(
    tables: Tables, game: int, what: str
) -> None:
    for person in (BOB, CLEO):
        await tables.plans.keep(game, person, plan_of(EndTurn()))
    for seat in (1, 2):
        rot(tables, ROTS[what], "plan", f"seat = {seat}")
    await tables.plans.withdraw(game, BOB)
    await tables.plans.keep(game, CLEO, plan_of(EndTurn()))
    assert damage_in(tables.store.path) == []
    await end_turn(tables, game, ANN)
    assert await words_to(tables, BOB) == []
    await end_turn(tables, game, BOB)
    assert await done_by(tables, game, 2) == [EndTurn()]


async def test_going_back_behind_it_says_no_more_than_is_known(tables: Tables, game: int) -> None:
    await tables.plans.keep(game, BOB, plan_of(EndTurn(), Choose(1)))
    seq = (await end_turn(tables, game, ANN)).seq
    await deliver_all(tables)
    rot(tables, "moves = 0", "plan", "seat = 1")
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)
    assert await waiting(tables, game) == (1,)
    assert await words_to(tables, BOB) == [GONE]
    assert damage_in(tables.store.path) == []


OF_ANSWERS = {
    "what is held": HELD,
    "no text": "answer = CAST(x'7bff7d' AS TEXT)",
    "the answer": "answer = replace(answer, '1', '3')",
    "how often": "times = 1",
    "the seal": "seal = 0",
}


@pytest.mark.parametrize("what", OF_ANSWERS)
async def test_a_standing_answer_counts_no_more_and_its_person_is_asked(tables: Tables, what: str) -> None:
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await tables.standing.set(game, BOB, AlwaysChoose(1))
    await tables.standing.set(game, BOB, RefuseOffers())
    rot(tables, OF_ANSWERS[what], "standing", f"topic = '{AlwaysChoose.topic}'")
    assert damage_in(tables.store.path) == [f"game {game}: a row of standing is not as it was written"]
    assert await tables.standing.of(game, BOB) == (RefuseOffers(),)
    (listed,) = (await tables.lists.of_person(BOB.discord_id or 0)).games
    assert listed.ahead == 1
    data = await tables.people.personal_data(BOB.discord_id or 0)
    assert data is not None
    assert sorted(one.stored for one in data.standing) == ["", encode_standing(RefuseOffers()).decode()]
    for person in (ANN, BOB, CLEO):
        await end_turn(tables, game, person)
    await tables.rollback.roll_back(game, MODERATOR, (await tables.load(game)).seq - 1, new_dice=False)
    assert damage_in(tables.store.path) != [], "it is not sealed again"
    await end_turn(tables, game, CLEO)
    assert await waiting(tables, game) == (0, 1, 2)
    await tables.standing.withdraw(game, BOB)
    assert damage_in(tables.store.path) == []


async def test_one_that_is_given_again_counts(tables: Tables, game: int) -> None:
    await tables.standing.set(game, BOB, AlwaysChoose(1))
    rot(tables, HELD, "standing", "seat = 1")
    await tables.standing.set(game, BOB, AlwaysChoose(2))
    for person in (ANN, BOB, CLEO):
        await end_turn(tables, game, person)
    assert await waiting(tables, game) == (0, 2)
