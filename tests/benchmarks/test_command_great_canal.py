"""How much CPU a command of the Great Canal takes without its pictures, beside one of Arriala."""

from __future__ import annotations

import itertools
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from bot.table import Position
from bot.ui.names import words_for
from bot.ui.services import Services
from rules import Action
from rules.values import tag_of
from tests.benchmarks.commanding import begin, give_command, services_on
from tests.benchmarks.promises import Promises
from tests.bot.great_canal.table import without_pictures
from tests.bot.written import written_fields

pytestmark = pytest.mark.benchmark

MOST = 1.5
"""How much a command of the Great Canal takes at most, as a share of what one of Arriala takes."""
WARMING, PAIRS = 40, 160
"""How many pairs of commands are not counted, as texts are read for them, and how many are."""
MANY, SEEN = 20, 25
"""As many legal actions as this are many; so often there have to be many."""
KINDS = 12
"""So many kinds of actions there have to be."""
CHANNELS = itertools.count(10)
INTERACTIONS = itertools.count(1)


class Measured(NamedTuple):
    """A command: what was done, among how many legal actions, and the CPU that it took in milliseconds."""

    action: type[Action]
    legal: int
    cpu: float


async def measured(services: Services, game_id: int) -> tuple[Measured, Position]:
    """Give the command of what is suggested to whoever is waited for first; return the game after it too."""
    before = await services.tables.load(game_id)
    seat = before.game.waiting_for[0]
    action, legal = before.game.suggest(seat), len(before.game.legal_actions(seat))
    written = written_fields(words_for(before, seat, "en", plain=True), action)
    started = time.process_time()
    result = await give_command(services, game_id, seat, type(action), written, next(INTERACTIONS))
    taken = (time.process_time() - started) * 1000
    assert result.position.seq > before.seq
    return Measured(type(action), legal, taken), result.position


async def middle_of(services: Services, kind: str, actions: int) -> Position:
    """Return a new game of four, in a channel of its own, after so many actions."""
    return await begin(services, kind, 4, actions, next(CHANNELS))


async def test_a_command_takes_little_more_than_one_of_arriala(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, promises: Promises
) -> None:
    """Take both in turn, through the middle of their games; the middle one of all ratios counts.

    So does the middle one of those with many legal actions.
    """
    without_pictures(monkeypatch)
    async with services_on(tmp_path / "riquet.db") as services:
        pairs = (await paired(services, WARMING + PAIRS))[WARMING:]
    crowded = [pair for pair in pairs if pair[0].legal >= MANY]
    print("\n" + "\n".join(report(pairs)))
    assert len({ours.action for ours, _ in pairs}) >= KINDS
    assert len(crowded) >= SEEN
    what = "a command of The Great Canal for one of Arriala"
    promises.at_most(MOST, median(ratios(pairs)), what, case="all")
    promises.at_most(MOST, median(ratios(crowded)), what, case="with many legal actions")


async def paired(services: Services, count: int) -> list[tuple[Measured, Measured]]:
    """Return so many commands of a game of four from its middle on, each with one of Arriala's."""
    pairs: list[tuple[Measured, Measured]] = []
    one, other = await middle_of(services, "great_canal", 150), await middle_of(services, "arriala", 20)
    while len(pairs) < count:
        ours, one = await measured(services, one.info.id)
        theirs, other = await measured(services, other.info.id)
        pairs.append((ours, theirs))
        if not other.game.waiting_for:
            other = await middle_of(services, "arriala", 20)
    return pairs


def ratios(pairs: list[tuple[Measured, Measured]]) -> list[float]:
    """Return how much more the first of each pair took than the second."""
    return [ours.cpu / theirs.cpu for ours, theirs in pairs]


def report(pairs: list[tuple[Measured, Measured]]) -> Iterator[str]:
    """Yield what each kind of action took in the middle."""
    kinds: dict[str, list[Measured]] = defaultdict(list)
    for ours, theirs in pairs:
        kinds[tag_of(ours.action)].append(ours)
        kinds[f"Arriala {tag_of(theirs.action)}"].append(theirs)
    for name, each in sorted(kinds.items()):
        legal, cpu = median(one.legal for one in each), median(one.cpu for one in each)
        yield f"{name}: {len(each)}, {cpu:.1f} ms of CPU, {legal:.0f} legal actions"
