"""Standing answers in whole games of the Great Canal: out of turn nobody is waited for but for a retreat."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.table import MessageKind, Tables, read_matter_post
from rules.great_canal import decisions as d
from tests.bot.table.great_canal import great_canal, state
from tests.bot.table.seated import PEOPLE, deliver_all
from tests.rules.great_canal.test_standing_games import answers_for_all

MOST = 3000


async def give_all(tables: Tables, game: int, seat: int) -> None:
    """Say beforehand, for a seat, what becomes of all that it may be asked."""
    for standing in answers_for_all(await state(tables, game), seat):
        await tables.standing.set(game, PEOPLE[seat], standing)


async def play(tables: Tables, game: int, most: int) -> tuple[Counter[type[d.Decision]], int]:
    """Play so many actions, or to the end; return what was asked of others than whose turn it was.

    That is which decisions were waited for, and how many messages of their own people were asked in.
    """
    waited, asked = Counter[type[d.Decision]](), 0
    for _ in range(most):
        now = await state(tables, game)
        if now.outcome is not None:
            break
        seat = now.waiting_for[0]
        if now.head is not None and not isinstance(now.head, d.Founding) and seat != now.active:
            waited[type(now.head)] += 1
        await tables.play.act(game, PEOPLE[seat], now.suggest(seat))
        posts, after = await deliver_all(tables), await state(tables, game)
        if set(after.waiting_for) - {after.active}:
            posts = [row for row in posts if row.kind is MessageKind.MATTER]
            asked += sum("offer" not in read_matter_post(row).key for row in posts)
        if after.outcome is None and after.turn.number != now.turn.number:
            await give_all(tables, game, now.active)
    return waited, asked


@pytest.mark.parametrize(
    ("seats", "most"),
    [(4, 100), pytest.param(3, MOST, marks=pytest.mark.soak), pytest.param(4, MOST, marks=pytest.mark.soak)],
)
async def test_nobody_is_waited_for_out_of_turn(tables: Tables, seats: int, most: int) -> None:
    """Check all questions and messages; the log leads to the same end, with the answers in it."""
    game = await great_canal(tables, seats)
    for seat in range(seats):
        await give_all(tables, game, seat)
    waited, asked = await play(tables, game, most)
    assert set(waited) <= {d.Retreat}
    assert asked == sum(waited.values()), "whoever has answered beforehand is asked in no message"
    if most == MOST:
        assert (await state(tables, game)).outcome is not None
        assert (await tables.records.verify(game)).ok
        for seat in range(seats):
            assert await tables.standing.of(game, PEOPLE[seat]) == ()
