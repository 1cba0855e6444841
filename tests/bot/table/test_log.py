"""Whatever is done, undone and gone back behind by whomever: where a game stands is the fold of its log."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store.entries import Entry, entries_after, last_action_of
from bot.store.games import find_game
from bot.table import Position, ProposalKind, TableError, TableInfo, Tables, read_post
from rules import Event, Game, decode_action, load_game, new_game
from tests.bot.table.seated import MODERATOR, deliver_all, opened, start
from tests.toy import MARKET

STEPS = st.lists(
    st.tuples(
        st.sampled_from(("act", "act", "act", "act", "act", "undo", "rollback", "dice", "takeback", "pause")),
        st.integers(0, 2),
        st.integers(0, 1000),
    ),
    min_size=20,
    max_size=45,
)
SEED = "fold" * 8
Replayed = tuple[Game, list[tuple[int, Event]]]


def branches(entries: list[Entry]) -> list[tuple[Entry, ...]]:
    """Return after each entry all that led there, as whole copies."""
    found: list[tuple[Entry, ...]] = [()]
    for entry in entries:
        before = found[-1]
        if entry.kind in ("undo", "takeback"):
            assert entry.target is not None
            before = found[entry.target - 1]
        elif entry.kind == "undo_earlier":
            before = tuple(one for one in before if one.seq != entry.target)
        elif entry.kind == "rollback":
            assert entry.target is not None
            before = found[entry.target]
        elif entry.kind in ("action", "dice"):
            before = (*before, entry)
        found.append(before)
    return found


class Replay:
    """A game played again from its very beginning, by the entries of any branch of its log.

    What leads to a place in a branch is played once: each entry is where all that is asked for goes on.
    """

    def __init__(self, info: TableInfo) -> None:
        game = new_game(info.kind, seats=info.needed, seed=SEED, **info.options)
        self._known: dict[tuple[int, ...], Replayed] = {(): (game, [])}
        self._kind = info.kind

    def replayed(self, entries: tuple[Entry, ...]) -> Replayed:
        """Return the state and the public events, each with its entry."""
        branch = tuple(entry.seq for entry in entries)
        if branch not in self._known:
            self._known[branch] = self._applied(self.replayed(entries[:-1]), entries[-1])
        return self._known[branch]

    def _applied(self, before: Replayed, entry: Entry) -> Replayed:
        game, happened = before
        if entry.kind == "dice":
            return game.reseed(str(entry.facts["salt"])), happened
        assert entry.seat is not None
        assert entry.action is not None
        game, events = game.apply(entry.seat, decode_action(self._kind, entry.action))
        return game, [*happened, *((entry.seq, event) for event in events if event.audience() is None)]


def asked_at(game: Game, seat: int) -> set[str]:
    """Return what a seat is asked, by the keys of the questions."""
    return {one.key for one in game.view(None).open_matters() if seat in one.asked}


async def act(tables: Tables, position: Position, seat: int, pick: int) -> None:
    legal = position.game.legal_actions(seat)
    if legal:
        action, who = legal[pick % len(legal)], position.info.seats[seat]
        after = (
            await tables.play.act(position.info.id, who, action, decision=position.decisions[seat])
        ).position
        for other, (earlier, later) in enumerate(zip(position.decisions, after.decisions, strict=True)):
            asked = asked_at(position.game, other) != asked_at(after.game, other)
            assert later == earlier + (other == seat or asked)


async def undo(tables: Tables, position: Position, seat: int) -> None:
    who = position.info.seats[seat]
    try:
        await tables.undo.undo_last(position.info.id, who, decision=position.decisions[seat])
    except TableError:
        assert not position.can_undo(seat)
    else:
        assert position.can_undo(seat)


async def roll_back(tables: Tables, position: Position, pick: int, *, new_dice: bool) -> None:
    seq = pick % (position.seq + 1)
    wanted = await tables.rollback.earlier(position.info.id, seq)
    if wanted.game == position.game and not new_dice:
        with pytest.raises(TableError, match="rollback_nothing"):
            await tables.rollback.roll_back(
                position.info.id, MODERATOR, seq, new_dice=new_dice, head=wanted.head
            )
        return
    await tables.rollback.roll_back(position.info.id, MODERATOR, seq, new_dice=new_dice, head=wanted.head)
    after = await tables.load(position.info.id)
    assert new_dice or after.game == wanted.game
    assert all(new > old for new, old in zip(after.decisions, position.decisions, strict=True))


async def take_back(tables: Tables, position: Position, seat: int) -> None:
    game, people = position.info.id, position.info.seats
    try:
        target = await tables.takeback.target(game, people[seat])
        wanted = await tables.rollback.earlier(game, target - 1)
        proposal = await tables.consent.propose(game, people[seat], ProposalKind.TAKEBACK, target)
    except TableError:
        # What bars it has tests of its own.
        return
    for other in proposal.missing:
        proposal = await tables.consent.agree(game, proposal.id, people[other])
    assert proposal.result == "done"
    assert (await tables.load(game)).game == wanted.game


async def step(tables: Tables, position: Position, what: str, seat: int, pick: int) -> None:
    game, waiting = position.info.id, position.game.waiting_for
    if what == "act":
        await act(tables, position, waiting[seat % len(waiting)] if pick % 3 else seat, pick)
    elif what == "undo":
        await undo(tables, position, seat)
    elif what == "takeback":
        await take_back(tables, position, seat)
    elif what == "pause":
        await tables.lifecycle.pause(game, MODERATOR)
        await tables.lifecycle.resume(game, MODERATOR)
    else:
        await roll_back(tables, position, pick, new_dice=what == "dice")


async def check(tables: Tables, game: int, replay: Replay, announced: list[tuple[int, list[Event]]]) -> None:
    """Compare snapshot, undo floor, marks and all that was posted with a log played anew."""
    position = await tables.load(game)
    entries = await entries_after(tables.store.reader, game, 0)
    states = branches(entries)
    state, happened = replay.replayed(states[-1])
    assert state == position.game
    standing = [entry.seq for entry in states[-1]]
    for entry in entries:
        assert entry.undone == (entry.kind in ("action", "dice") and entry.seq not in standing)
    for seat in range(position.game.seats):
        own = [seq for seq in standing if (entries[seq - 1].kind, entries[seq - 1].seat) == ("action", seat)]
        last = await last_action_of(tables.store.reader, game, seat, 0)
        assert last == max(own, default=None)
    found = await find_game(tables.store.reader, game)
    assert found is not None
    row, _ = found
    assert row.snapshot is not None
    floor = row.snapshot.undo_floor_seq
    later = [seq for seq in standing if seq > floor]
    assert replay.replayed(states[floor])[0] == load_game(row.snapshot.undo_floor_state)
    assert states[-1][: len(states[floor])] == states[floor]
    assert set(row.snapshot.undo_seats) <= {entries[seq - 1].seat for seq in later}
    assert not later or entries[later[-1] - 1].seat in row.snapshot.undo_seats
    known: set[int] = set()
    for upto, events in announced:
        assert events == [event for seq, event in replay.replayed(states[upto])[1] if seq not in known]
        known |= {entry.seq for entry in states[upto]}
    untold = [seq for seq, _ in happened if seq > row.snapshot.announced_seq]
    assert untold == [seq for seq, _ in happened if seq not in known]


async def play(path: Path, steps: list[tuple[str, int, int]], *, market: bool) -> None:
    async with opened(path, SEED) as opened_tables:
        components = {"toy": {"toy": MARKET}} if market else {}
        tables = Tables(opened_tables.store, lambda: SEED, components)
        game = (await start(tables, 3)).id
        replay = Replay(await tables.get(game))
        announced: list[tuple[int, list[Event]]] = []
        for what, seat, pick in steps:
            position = await tables.load(game)
            if position.game.outcome is not None:
                break
            await step(tables, position, what, seat, pick)
            rows = [read_post(row) for row in await deliver_all(tables) if row.kind == "post"]
            announced += [(post.upto, list(post.events)) for post in rows]
            await check(tables, game, replay, announced)
        position = await tables.load(game)
    async with opened(path, SEED) as tables:
        assert await tables.load(game) == position


@pytest.mark.parametrize("market", [False, True])
@settings(max_examples=12, deadline=None)
@given(steps=STEPS)
def test_the_snapshot_follows_from_the_effective_entries(
    market: bool, steps: list[tuple[str, int, int]]
) -> None:
    """At a market others answer between one's own actions, which are taken back alone."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "riquet.db", steps, market=market))
