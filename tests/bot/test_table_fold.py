"""Whatever is done and undone by whomever: where a game stands is the fold of the entries in effect."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.entries import Entry, entries_after
from bot.table import Position, TableError, Tables, read_post
from rules import Event, Game, decode_action, new_game
from tests.bot.seated import deliver_all, opened, start

STEPS = st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1000), st.booleans()), min_size=20, max_size=45)


def folded(position: Position, entries: list[Entry], seed: str) -> tuple[Game, list[tuple[Event, ...]]]:
    """The state and the events of the entries in effect, from the game's very beginning."""
    gone = {entry.target for entry in entries if entry.kind == "undo"}
    info = position.info
    game, happened = new_game(info.kind, seats=info.needed, seed=seed, **info.options), []
    for entry in entries:
        if entry.kind == "action" and entry.seq not in gone:
            assert entry.seat is not None
            assert entry.action is not None
            game, events = game.apply(entry.seat, decode_action(info.kind, entry.action))
            happened.append(events)
    return game, happened


async def one_step(tables: Tables, position: Position, seat: int, pick: int, back: bool) -> Position:
    """An undo, allowed or not, or one of the seat's legal actions; the position then."""
    game, who = position.info.id, position.info.seats[seat]
    if back:
        try:
            after = (await tables.undo(game, who, decision=position.decisions[seat])).position
        except TableError:
            assert not position.can_undo(seat)
            return position
        assert position.can_undo(seat)
    else:
        legal = position.game.legal_actions(seat)
        if not legal:
            return position
        action = legal[pick % len(legal)]
        after = (await tables.act(game, who, action, decision=position.decisions[seat])).position
    for other, (earlier, later) in enumerate(zip(position.decisions, after.decisions, strict=True)):
        changed = position.game.legal_actions(other) != after.game.legal_actions(other)
        assert later == earlier + (other == seat or changed)
    return after


async def play(path: Path, steps: list[tuple[int, int, bool]]) -> None:
    seed = "fold" * 8
    async with opened(path, seed) as tables:
        game = (await start(tables, 3)).id
        position = await tables.load(game)
        for seat, pick, back in steps:
            seat = position.game.waiting_for[seat % len(position.game.waiting_for)] if pick % 3 else seat
            position = await one_step(tables, position, seat, pick, back)
            if position.game.outcome is not None:
                break
        assert await tables.load(game) == position
        entries = await entries_after(tables.store.reader, game, 0)
        state, happened = folded(position, entries, seed)
        assert state == position.game
        told = [
            event
            for row in await deliver_all(tables)
            if row.kind == "post"
            for event in read_post(row).events
        ]
        public = [event for events in happened for event in events if event.audience() is None]
        assert told == public[: len(told)]
    async with opened(path, seed) as tables:
        assert await tables.load(game) == position


@settings(max_examples=12, deadline=None)
@given(steps=STEPS)
def test_the_snapshot_is_the_fold_of_the_entries_in_effect(steps: list[tuple[int, int, bool]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "riquet.db", steps))
