"""Looking at games step by step: every position as it was, for each as much of it as they may know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.store import PersonRef, kept_floors
from bot.store.entries import entries_after
from bot.table import Course, EntryKind, Step, TableError, Tables
from bot.table.log import effective, perform
from rules import new_game
from tests.bot.table.filed import begin, brought_in, wander
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    MODERATOR,
    PEOPLE,
    choose_all,
    end_turn,
    finish,
    opened,
    start,
)
from tests.toy.actions import Choose
from tests.toy.events import Chosen, ChosenNumber
from tests.toy.game import Toy

KINDS = ("toy", "arriala", "canal_du_midi", "great_canal")
STRANGER = 999


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two whose first turn has begun."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    return game


async def all_steps(tables: Tables, game: int, who: PersonRef | None = None) -> list[Step]:
    """Return all steps of a game as somebody may see them."""
    course = (await tables.replays.step(game, who)).course
    return [await tables.replays.step(game, who, seq) for seq in course.steps]


async def positions(tables: Tables, game: int) -> dict[int, bytes]:
    """Return where a game stood after each entry that counts, played anew from its start."""
    info = await tables.get(game)
    stands = new_game(info.kind, seats=len(info.seats), seed=info.seed or "", **info.options)
    found = {0: stands.to_json()}
    for entry in effective(await entries_after(tables.store.reader, game, 0)):
        if entry.kind == EntryKind.DICE:
            stands = stands.reseed(str(entry.facts["salt"]))
        else:
            stands, _ = perform(info.kind, stands, entry)
        found[entry.seq] = stands.to_json()
    return found


@pytest.mark.parametrize("kind", KINDS)
async def test_every_position_is_that_of_then(tables: Tables, kind: str) -> None:
    """Byte for byte, whatever was taken back and gone back behind, and wherever the game goes on then."""
    info = await begin(tables, kind, 3, CHANNEL)
    await wander(tables, info.id, random.Random(5), 40)
    await finish(tables, info.id)
    steps = await all_steps(tables, info.id)
    assert all(step.is_over for step in steps)
    stood = {step.seq: None if step.game is None else step.game.to_json() for step in steps}
    assert stood == await positions(tables, info.id)


async def test_until_the_end_each_sees_what_they_may_know(tables: Tables) -> None:
    """What others did in secret is no step; after the end it is one, with all that happened."""
    game = (await start(tables, 3)).id
    await tables.play.act(game, ANN, Choose(2))
    await tables.play.act(game, ANN, Choose(3))
    own = await tables.replays.step(game, ANN, 2)
    assert own.entry is not None
    assert (own.course.steps, own.seat, own.entry.action) == ((0, 1, 2), 0, Choose(3))
    for who in (BOB, STRANGER, None):
        step = await tables.replays.step(game, who)
        assert step.entry is not None
        assert (step.course.steps, step.entry.action, step.entry.events) == ((0, 1), None, (Chosen(0),))
        assert (await tables.replays.step(game, who, 2)).seq == 1, "the step before it"
    await tables.play.act(game, BOB, Choose(1))
    await tables.play.act(game, CLEO, Choose(3))
    assert (await tables.replays.step(game, None)).course.steps == (0, 1, 3, 4)
    await finish(tables, game)
    step = await tables.replays.step(game, None, 2)
    assert step.entry is not None
    assert (step.is_over, step.entry.events) == (True, (ChosenNumber(0, 3),))


async def test_what_is_over_is_hidden_again_when_it_goes_on(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, ANN, Choose(1))
    await tables.play.act(game, ANN, Choose(2))
    await finish(tables, game)
    assert 2 in (await tables.replays.step(game, STRANGER)).course.steps
    await tables.rollback.roll_back(game, MODERATOR, 3, new_dice=True)
    step = await tables.replays.step(game, STRANGER)
    assert (step.is_over, 2 in step.course.steps) == (False, False)


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_nobody_learns_what_others_hide(tmp_path: Path, seat: int | None) -> None:
    """Worlds that differ in what another has chosen alone have the same steps and look the same."""
    shown = list[list[object]]()
    for hidden in (1, 3):
        async with opened(tmp_path / f"{hidden}.db") as tables:
            game = (await start(tables, 3)).id
            for person, number in ((CLEO, 2), (ANN, 2), (CLEO, hidden), (ANN, 3)):
                await tables.play.act(game, person, Choose(number))
            steps = await all_steps(tables, game, None if seat is None else PEOPLE[seat].discord_id)
            views = [None if step.game is None else step.game.view(seat) for step in steps]
            seen = [(step.seq, step.course, step.entry) for step in steps]
            shown.append([*zip(seen, views, strict=True)])
    assert shown[0] == shown[1]


async def test_turns_are_passed_at_once(tables: Tables, game: int) -> None:
    await finish(tables, game)
    entries = await entries_after(tables.store.reader, game, 0)
    course = (await tables.replays.step(game, ANN)).course
    assert course.turns == tuple(entry.seq for entry in entries if entry.passed)
    first, second, *_ = course.turns
    assert (course.turn_before(first), course.turn_before(second)) == (0, first)
    assert (course.turn_after(0), course.turn_after(first)) == (first, second)
    assert course.turn_after(course.turns[-1]) == course.steps[-1]


def test_steps_beside_one() -> None:
    course = Course((0, 2, 3, 7), (3,))
    assert [course.place(seq) for seq in range(9)] == [0, 0, 1, 2, 2, 2, 2, 3, 3]
    assert [course.beside(seq, 1) for seq in (0, 2, 7)] == [2, 3, 7]
    assert [course.beside(seq, -1) for seq in (0, 3, 7)] == [0, 2, 3]
    assert (course.turn_before(2), course.turn_before(7), course.turn_after(0), course.turn_after(3)) == (
        0,
        3,
        3,
        7,
    )


async def test_what_older_rules_played_cannot_be_shown(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for where the game stood when they changed; what happened is known even so."""
    await end_turn(tables, game, ANN)
    stood = (await tables.load(game)).game
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    await tables.upgrade.adopt_rules()
    await end_turn(tables, game, BOB)
    steps = {step.seq: step for step in await all_steps(tables, game, ANN.discord_id)}
    assert [seq for seq, step in steps.items() if step.game is None] == [0, 1, 2]
    assert {steps[seq].lost for seq in (0, 1, 2)} == {"rules"}
    assert steps[3].game == stood
    assert steps[5].game == (await tables.load(game)).game
    assert all(step.entry is not None and step.entry.events for seq, step in steps.items() if seq)


async def test_where_the_log_is_damaged_it_says_so(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    await end_turn(tables, game, BOB)
    async with tables.store.write() as queries:
        await queries.run("UPDATE entry SET seal = seal + 1 WHERE seq = 3")
    steps = {step.seq: step for step in await all_steps(tables, game, ANN.discord_id)}
    assert steps[3].lost == "damaged"
    assert steps[3].entry is not None
    assert steps[3].entry.damaged
    assert steps[4].game == (await tables.load(game)).game


async def test_a_game_from_a_file_has_its_steps(tables: Tables, game: int) -> None:
    await finish(tables, game)
    steps = [step.game for step in await all_steps(tables, game)]
    info = await brought_in(tables, await tables.transfer.export(game, MODERATOR))
    assert [step.game for step in await all_steps(tables, info.id)] == steps


async def test_the_nearest_step_is_shown_of_what_there_is_not(tables: Tables, game: int) -> None:
    assert (await tables.replays.step(game, ANN, 99)).seq == 2
    assert (await tables.replays.step(game, ANN, -1)).seq == 0
    lobby = (await tables.lobby.create("toy", 7, CHANNEL + 1, 2, ANN)).id
    with pytest.raises(TableError, match="not_started"):
        await tables.replays.step(lobby, ANN)


@pytest.mark.parametrize("changed", [False, True])
async def test_what_was_done_in_secret_hides_no_position(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, changed: bool
) -> None:
    """Before the rules changed somebody may have changed their mind: the others see the board of then."""
    game = (await start(tables, 3)).id
    for person, number in ((BOB, 1), (ANN, 2), (BOB, 3))[: 3 if changed else 2]:
        await tables.play.act(game, person, Choose(number))
    stood = (await tables.load(game)).game
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    await tables.upgrade.adopt_rules()
    await tables.play.act(game, CLEO, Choose(1))
    step = await tables.replays.step(game, STRANGER, 2)
    assert (step.seq, step.lost) == (2, None)
    assert step.game is not None
    assert step.game.view(None) == stood.view(None)


async def test_what_is_kept_of_a_long_game_is_shown_by_newer_rules(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that ended by older rules shows its end and what was kept on the way there."""
    monkeypatch.setattr(kept_floors, "EVERY", 10)
    game = (await start(tables)).id
    await finish(tables, game)
    known = await positions(tables, game)
    rows = await tables.store.reader.rows("SELECT seq FROM kept_floor WHERE game = ?", game)
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    steps = await all_steps(tables, game)
    shown = {step.seq: step.game.to_json() for step in steps if step.game is not None}
    assert set(shown) == {*(row["seq"] for row in rows), max(known)}
    assert len(shown) > 2
    assert all(known[seq] == state for seq, state in shown.items())
