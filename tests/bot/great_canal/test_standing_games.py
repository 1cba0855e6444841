"""Games of the Great Canal with answers given beforehand, as Discord gets them: who is asked and pinged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from bot.store.entries import uses_of_standing
from rules.great_canal import GreatCanal
from rules.great_canal import decisions as d
from tests.bot.great_canal import table as t
from tests.bot.sent import Sent, collected
from tests.discord import Server, parts
from tests.recorded import load
from tests.rules.great_canal.test_standing_games import answers_for_all

MOST, SOME = 3000, 80
"""How many actions a whole game has at most, and how many are played of a part of one."""


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels, in order."""
    return collected(monkeypatch)


def middle(name: str) -> GreatCanal:
    """Return a position in the middle of a recorded game, in which only the seat in turn is asked."""
    recording = load(name)
    game = recording.start()
    for number, (seat, action) in enumerate(recording.actions):
        assert isinstance(game, GreatCanal)
        if number >= len(recording.actions) // 2 and game.head is None and game.offer is None:
            return game
        game, _ = game.apply(seat, action)
    raise AssertionError("no such position")


async def give_all(server: Server, game_id: int, seat: int) -> None:
    """Say beforehand, for a seat, what becomes of all that it may be asked."""
    for standing in answers_for_all(await t.game_of(server, game_id), seat):
        await server.tables.standing.set(game_id, server.people[seat].id, standing)


def questions(posts: Sequence[Sent]) -> list[Sent]:
    """Return the new messages that ask something and are no boards."""
    found: list[Sent] = []
    for one in posts:
        shown = list(parts(one.payload.get("components") or ()))
        asks = any(str(part.get("custom_id", "")).startswith(("r:way:", "r:reply:")) for part in shown)
        if asks and not one.edit and not any(part.get("label") == "Play" for part in shown):
            found.append(one)
    return found


def check_posts(server: Server, game: GreatCanal, posts: Sequence[Sent]) -> None:
    """Check whom the messages of an action ping and ask: the seat in turn, or a displaced knight's."""
    out_of_turn = set(game.waiting_for) - {game.active}
    called = {server.people[seat].id for seat in out_of_turn | {game.active}}
    assert all(set(one.pings) <= called for one in posts if game.outcome is None)
    assert not any(one.pings for one in posts if one.edit)
    asked = questions(posts)
    if out_of_turn:
        assert type(game.head) is d.Retreat
        (question,) = asked
        assert question.pings == [server.people[seat].id for seat in out_of_turn]
    for matter in game.view(None).open_matters():
        assert set(matter.asked) <= out_of_turn | {game.active}, "all have answered beforehand"


async def play(server: Server, sent: list[Sent], game_id: int, most: int) -> Counter[type[d.Decision]]:
    """Play so many actions by commands, or to the end; return the decisions that were waited for out of turn.

    All messages are checked but those of the founding, in which everybody is in turn.
    """
    waited = Counter[type[d.Decision]]()
    for _ in range(most):
        now = await t.game_of(server, game_id)
        if now.outcome is not None:
            break
        seat, founding = now.waiting_for[0], isinstance(now.head, d.Founding)
        if now.head is not None and not founding and seat != now.active:
            waited[type(now.head)] += 1
        sent.clear()
        await t.do(server, game_id, seat, now.suggest(seat))
        after = await t.game_of(server, game_id)
        if not isinstance(after.head, d.Founding):
            check_posts(server, after, sent)
        if after.outcome is None and after.turn.number != now.turn.number:
            await give_all(server, game_id, now.active)
    return waited


async def topics_used(server: Server, game_id: int) -> set[str]:
    """Return the topics of the answers given beforehand by which the bot has acted."""
    uses = await uses_of_standing(server.tables.store.reader, game_id, 0)
    return {topic for _, _, topic in uses}


@pytest.mark.parametrize(
    ("name", "retreats", "topics"),
    [
        ("great_canal-3-c", 1, {"gold"}),
        ("great_canal-4-d", 0, {"gold", "goods", "knight", "harbor", "progress"}),
    ],
)
async def test_part_of_a_game(
    server: Server, sent: list[Sent], name: str, retreats: int, topics: set[str]
) -> None:
    """Nobody is asked or pinged out of turn but for a retreat, though much is decided there."""
    game = middle(name)
    game_id = await t.table(server, game)
    for seat in range(game.seats):
        await give_all(server, game_id, seat)
    waited = await play(server, sent, game_id, SOME)
    assert waited == ({d.Retreat: retreats} if retreats else {})
    assert await topics_used(server, game_id) == topics


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
async def test_a_whole_game(server: Server, sent: list[Sent], seats: int) -> None:
    """It is played to its victory, and the log leads to the same end, with the answers in it."""
    game_id = await t.table(server, seats=seats)
    for seat in range(seats):
        await give_all(server, game_id, seat)
    assert set(await play(server, sent, game_id, MOST)) <= {d.Retreat}
    assert (await t.game_of(server, game_id)).outcome is not None
    assert (await server.tables.records.verify(game_id)).ok
    assert len(await topics_used(server, game_id)) > 2
