"""Games that differ in nothing but what somebody has chosen in secret: others look back at the same."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.features.recap.text import recap_text
from bot.features.replay.text import step_message
from bot.preferences.settings import Style
from bot.table import Step, Tables
from bot.table.log import visible_to
from bot.ui.drawings import Rank
from rules import Action, Event, Game, new_game
from tests.bot.table.filed import begin
from tests.bot.table.seated import CHANNEL, SEED, opened

SEATS = 3
_LAST = 8
"""So many of the last steps are looked at: what was before is the same."""
Acts = Sequence[tuple[int, Action]]


def seen(game: Game, events: Sequence[Event], others: Sequence[int | None]) -> list[object]:
    """Return what some seats, and the public, know of a position and of what has led to it."""
    return [(game.view(one), visible_to(events, one)) for one in others]


def hidden_choices(kind: str) -> Iterator[tuple[Acts, Acts]]:
    """Yield pairs of games up to a choice, by the same acts but for that: nobody else can tell them apart."""
    game, acts = new_game(kind, seats=SEATS, seed=SEED, first=0), list[tuple[int, Action]]()
    while game.waiting_for:
        seat = game.waiting_for[0]
        others = [one for one in (*range(SEATS), None) if one != seat]
        best = game.suggest(seat)
        after, events = game.apply(seat, best)
        for other in game.legal_actions(seat):
            instead, happened = game.apply(seat, other)
            if after != instead and seen(after, events, others) == seen(instead, happened, others):
                yield (*acts, (seat, best)), (*acts, (seat, other))
                break
        acts.append((seat, best))
        game = after


class Unpainted:
    """Notes what pictures are asked for, by the digests of all that they depend on, and draws none."""

    def __init__(self) -> None:
        self.keys = list[Hashable]()

    async def get(self, key: Hashable, *given: object) -> bytes:
        """Note a picture."""
        self.keys.append(key)
        return b""


async def shown(step: Step) -> list[object]:
    """Return what a message of a step shows: its words, the description of its picture, and the picture."""
    drawings: Any = Unpainted()
    message = await step_message(drawings, step, Style("light", "wide"), "en", Rank.LOOKING)
    items = [one for one in message.view.walk_children() if isinstance(one, ui.TextDisplay | ui.MediaGallery)]
    words = [one.content for one in items if isinstance(one, ui.TextDisplay)]
    described = [one.items[0].description for one in items if isinstance(one, ui.MediaGallery)]
    assert len(drawings.keys) == len(described) == 1
    return [words, described, drawings.keys]


async def looked_back(tables: Tables, kind: str, acts: Acts) -> list[list[Any]]:
    """Play acts, and return by seat (at last the public) all that looking back shows."""
    info = await begin(tables, kind, SEATS, CHANNEL)
    clock: Any = tables.store.clock
    for seat, action in acts:
        clock.advance(minutes=1)
        await tables.play.act(info.id, info.seats[seat], action)
    found = list[list[Any]]()
    for seat in (*range(SEATS), None):
        who = None if seat is None else info.seats[seat]
        course = (await tables.replays.step(info.id, who)).course
        steps = [await tables.replays.step(info.id, who, seq) for seq in course.steps[-_LAST:]]
        views = [(one.game and one.game.view(seat), one.now and one.now.view(seat)) for one in steps]
        facts = [(one.seq, one.entry, one.is_over, one.lost) for one in steps]
        recap = await tables.recaps.of(info.id, who)
        events = [recap.since, recap.reason, recap.time, recap.acts, recap.events, recap.readable]
        told = recap_text(recap, "en")
        found.append([course, views, facts, [await shown(one) for one in steps], events, told])
    return found


@pytest.mark.parametrize("kind", ["toy", "canal_du_midi", "great_canal"])
async def test_others_look_back_at_the_same(tmp_path: Path, kind: str) -> None:
    """Who has chosen sees a difference."""
    for number, pair in enumerate(islice(hidden_choices(kind), 1 if kind == "great_canal" else 2)):
        worlds = list[list[list[Any]]]()
        for world, acts in enumerate(pair):
            async with opened(tmp_path / f"{number} {world}.db") as tables:
                worlds.append(await looked_back(tables, kind, acts))
        chooser = pair[0][-1][0]
        first, second = worlds
        assert first[chooser] != second[chooser]
        assert first[:chooser] + first[chooser + 1 :] == second[:chooser] + second[chooser + 1 :]


def test_in_arriala_nothing_is_chosen_in_secret() -> None:
    assert not list(hidden_choices("arriala"))
