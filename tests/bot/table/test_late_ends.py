"""A game ends while somebody's time is over: there is nothing left to choose by the message that says so."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.table import ProposalKind, Status, Tables
from rules import Game
from tests.bot.table.paced import PACE, clock_of, late, paced
from tests.bot.table.seated import ANN, BOB, CLEO, MODERATOR, PEOPLE, deliver_all, finish, names_of
from tests.toy.game import Toy


async def nearly_over(tables: Tables) -> int:
    """Play a game of two until the next action ends it, and let the time for that be over."""
    game = await paced(tables, 2)
    while True:
        found = (await tables.load(game)).game
        (seat, *_) = found.waiting_for
        if ended(found):
            break
        await tables.play.act(game, PEOPLE[seat], found.suggest(seat))
    await time_over(tables)
    return game


def ended(game: Game) -> bool:
    """Say whether a game ends by the next action that it suggests."""
    (seat, *_) = game.waiting_for
    return game.apply(seat, game.suggest(seat))[0].outcome is not None


async def time_over(tables: Tables) -> None:
    """Let the time of whoever is waited for be over, as the channel reads."""
    await deliver_all(tables)
    clock_of(tables).advance(hours=PACE.turn + PACE.bank)
    await tables.timers.end_due()
    assert names_of(await deliver_all(tables)) == ["edit", "time_over"]


async def reopened(tables: Tables) -> int:
    """Let a game that has ended have gone back to before its last action, and the time for it be over."""
    game = await nearly_over(tables)
    await finish(tables, game)
    await tables.rollback.roll_back(game, MODERATOR, (await tables.get(game)).seq - 1, new_dice=True)
    await time_over(tables)
    return game


async def abandon(tables: Tables, game: int) -> None:
    proposal = await tables.consent.propose(game, BOB, ProposalKind.ABANDON)
    for person in (ANN, CLEO):
        await tables.consent.agree(game, proposal.id, person)


async def forward(tables: Tables, game: int) -> None:
    """Go back to where the game was over."""
    seq = (await tables.get(game)).seq - 2
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=False)


async def by_new_rules(tables: Tables, game: int) -> None:
    """Let a game be over by the rules of a new version."""
    async with tables.session.hold(game) as table, tables.store.write() as queries:
        found = table.load()
        assert isinstance(found, Toy)
        while found.outcome is None:
            (seat, *_) = found.waiting_for
            found = found.apply(seat, found.suggest(seat))[0]
        await tables.upgrade.adopt(queries, table, found, 2)


@pytest.mark.parametrize(
    ("prepare", "end", "heard"),
    [
        (nearly_over, finish, "post"),
        (reopened, forward, "rollback"),
        (late, abandon, "abandon"),
        (late, by_new_rules, "rules"),
    ],
)
async def test_the_message_loses_its_buttons(
    tables: Tables,
    prepare: Callable[[Tables], Awaitable[int]],
    end: Callable[[Tables, int], Awaitable[object]],
    heard: str,
) -> None:
    game = await prepare(tables)
    await end(tables, game)
    info = await tables.get(game)
    assert info.status in (Status.FINISHED, Status.ABANDONED)
    assert info.over == ()
    names = names_of(await deliver_all(tables))
    assert [name for name in names if not name.startswith("proposal")] == [heard, "time_over_edit", "finish"]
    assert await tables.timers.next_due() is None
