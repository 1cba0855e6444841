"""The Great Canal through Discord: the channel is the same in all worlds that look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from rules import Action, RuleError
from rules.great_canal import GreatCanal
from rules.randomness import Randomness
from rules.testing.hidden import visible_to
from tests.bot.answers import lay_out
from tests.bot.great_canal import table as t
from tests.bot.sent import Sent, collected, looks_back
from tests.discord import Server
from tests.discord import server as running
from tests.recorded import load, names

RECORDED = [name for name in names() if name.startswith("great_canal")]
PLAIN = "great_canal-4-j"
FIRST, TURNS = 150, 400
"""So many steps are watched in the plain run, and at least so many turns of games watched to their end."""


class Step(NamedTuple):
    """An action of a game, and another world in which it does the same for all to see."""

    game: GreatCanal
    other: GreatCanal
    seat: int
    action: Action


def steps(name: str, most: int | None = None) -> list[Step]:
    """Return the steps of a recorded game, or the first of them."""
    recording, found = load(name), list[Step]()
    game = recording.start()
    for number, (seat, action) in enumerate(recording.actions[:most]):
        assert isinstance(game, GreatCanal)
        after, events = game.apply(seat, action)
        other = _other(game, seat, f"{name} {number}")
        try:
            after_other, happened = other.apply(seat, action)
            same = visible_to(events, None) == visible_to(happened, None)
        except RuleError:
            same = False
        else:
            same = same and after_other.view(None) == after.view(None)
        found.append(Step(game, other if same else game, seat, action))
        game = after
    return found


def _other(game: GreatCanal, seat: int, seed: str) -> GreatCanal:
    """Return a game that looks the same to all but for hands, which rolls and draws the same."""
    dealt = game.redeal(seat, Randomness(seed))
    return replace(dealt, randomness=game.randomness, piles=game.piles)


async def channel(
    path: Path, patch: pytest.MonkeyPatch, played: Sequence[Step], *, other: bool
) -> list[list[tuple[bool, str, list[int]]]]:
    """Return what goes to the channel at each step: whether it is an edit, all words, and whom it pings."""
    with patch.context() as patched:
        async with running(path) as server:
            game_id = await t.table(server, played[0].game)
            sent = collected(patched)
            return [await _posted(server, sent, game_id, step, other=other) for step in played]


async def _posted(
    server: Server, sent: list[Sent], game_id: int, step: Step, *, other: bool
) -> list[tuple[bool, str, list[int]]]:
    """Do a step in the one world or the other; return what the channel gets of it."""
    await lay_out(server, game_id, step.other if other else step.game)
    info = (await server.tables.load(game_id)).info
    with server.env.time_context():
        await server.tables.play.act(game_id, info.seats[step.seat], step.action)
        await server.services.delivery.deliver(game_id)
    # Once the game is over everybody may see all.
    posted = [(one.edit, one.words, one.pings) for one in sent if not looks_back(one)]
    sent.clear()
    return posted


def test_so_many_turns_are_watched() -> None:
    """The games watched to their end are of 3 and of 4, and most steps have another world.

    The turns are counted in which one has.
    """
    watched = [steps(name) for name in RECORDED]
    assert {played[0].game.seats for played in watched} == {3, 4}
    assert sum(map(watched_turns, watched)) >= TURNS
    varied = sum(step.other is not step.game for played in watched for step in played)
    assert varied > 0.8 * sum(map(len, watched))
    assert {step.action.__struct_config__.tag for played in watched for step in played} > {
        "roll",
        "discard",
        "robber",
        "make_offer",
    }


def watched_turns(played: Sequence[Step]) -> int:
    """Return in how many turns something was done in two worlds."""
    return len({step.game.turn.number for step in played if step.other is not step.game} - {0})


@pytest.mark.parametrize(
    ("name", "most"),
    [(PLAIN, FIRST), *(pytest.param(name, None, marks=pytest.mark.soak) for name in RECORDED)],
)
async def test_nothing_private_goes_to_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, most: int | None
) -> None:
    """All words, descriptions of pictures and pings are the same where only hands and cards differ."""
    played = steps(name, most)
    last = played[-1]
    assert (last.game.apply(last.seat, last.action)[0].outcome is None) == (most is not None)
    first = await channel(tmp_path / "first.db", monkeypatch, played, other=False)
    second = await channel(tmp_path / "second.db", monkeypatch, played, other=True)
    assert sum(map(len, first)) > len(played) / 4
    for step, one, another in zip(played, first, second, strict=True):
        assert one == another, f"{step.action} by {step.seat}"
