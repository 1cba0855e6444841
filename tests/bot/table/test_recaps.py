"""What happened since somebody last acted: which entries, and how much of them who may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.table import Person, Recap, Tables
from tests.bot.table.doing import stand_in
from tests.bot.table.filed import begin
from tests.bot.table.planned import plan_of
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    CLEO,
    DAN,
    MODERATOR,
    choose_all,
    finish,
    opened,
    start,
    tamper,
)
from tests.toy.actions import Choose, Draw, EndTurn
from tests.toy.events import Chosen, ChosenNumber, Drawn, DrawnCard, TurnEnded
from tests.toy.game import Toy


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has drawn a card and ended her turn (entries 4 and 5)."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    await tables.play.act(game, ANN, Draw())
    await tables.play.act(game, ANN, EndTurn())
    return game


async def play_round(tables: Tables, game: int) -> None:
    """Play a round of three to its end: everybody chooses, and each ends their turn."""
    await choose_all(tables, game, 3)
    for _ in range(3):
        position = await tables.load(game)
        await tables.play.act(game, position.info.seats[position.game.waiting_for[0]], EndTurn())


async def test_it_begins_after_the_own_last_action(tables: Tables, game: int) -> None:
    """What is secret of others' actions is not told."""
    recap = await tables.recaps.of(game, BOB)
    assert (recap.seat, recap.since, recap.acts) == (1, 2, 3)
    drawn = [event for event in recap.events if isinstance(event, Drawn | DrawnCard)]
    assert [type(event) for event in drawn] == [Drawn]
    own = await tables.recaps.of(game, ANN)
    assert own.since == 1
    assert DrawnCard in {type(event) for event in own.events}


async def test_own_actions_at_last_belong_to_it(tables: Tables, game: int) -> None:
    await tables.play.act(game, BOB, EndTurn())
    recap = await tables.recaps.of(game, BOB)
    assert recap.since == 2
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [0, 1]


async def test_after_the_end_it_begins_after_the_very_last_action(tables: Tables) -> None:
    """Who ended the game reads nothing, and the other what followed their own last action."""
    game = (await start(tables)).id
    await finish(tables, game)
    found = [await tables.recaps.of(game, person) for person in (ANN, BOB)]
    (last,) = [one for one in found if one.since == one.position.seq]
    assert last.events == ()
    (other,) = [one for one in found if one.since < one.position.seq]
    assert other.events


async def test_the_public_reads_the_round_before_and_this_one(tables: Tables, game: int) -> None:
    for person in (BOB, CLEO):
        await tables.play.act(game, person, EndTurn())
    recap = await tables.recaps.of(game, None)
    assert (recap.seat, recap.reason, recap.acts) == (None, "start", 7)
    second = (await tables.get(game)).seq
    await play_round(tables, game)
    recap = await tables.recaps.of(game, None)
    assert (await tables.load(game)).game.round_number == 3
    assert (recap.since, recap.reason, recap.acts) == (second, "round", 6)
    assert len([event for event in recap.events if isinstance(event, TurnEnded)]) == 3


async def test_the_public_reads_the_last_turns_where_rounds_are_not_known(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Today's rules cannot say when the round before began."""
    monkeypatch.setattr(Toy, "version", Toy.version + 1)
    for person in (BOB, CLEO):
        await tables.play.act(game, person, EndTurn())
    recap = await tables.recaps.of(game, None)
    assert (recap.since, recap.reason) == (0, "start")
    for _ in range(2):
        await play_round(tables, game)
    recap = await tables.recaps.of(game, None)
    assert recap.reason == "turns"
    assert sorted(event.seat for event in recap.events if isinstance(event, TurnEnded)) == [0, 1, 2]


async def test_what_was_taken_back_is_not_told(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await tables.play.act(game, ANN, Choose(1))
    await tables.play.act(game, BOB, Choose(2))
    await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=False)
    recap = await tables.recaps.of(game, CLEO)
    assert recap.events == (Chosen(0),)
    assert (await tables.recaps.of(game, ANN)).events == (Chosen(0), ChosenNumber(0, 1))


async def test_what_today_s_rules_do_not_know_is_said(tmp_path: Path) -> None:
    path = tmp_path / "older.db"
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
    tamper(path, """UPDATE entry SET events = '[{"type":"gone"}]' WHERE seq = 2""")
    async with opened(path) as tables:
        recap = await tables.recaps.of(game, ANN)
    assert (recap.readable, recap.events) == (False, ())


async def by_moderator(tables: Tables, game: int) -> None:
    await tables.stand_ins.skip(game, MODERATOR, 1)


async def by_bot(tables: Tables, game: int) -> None:
    await stand_in(tables, game, 1, ANN, CLEO)
    await tables.stand_ins.play(game)


async def by_plan(tables: Tables, game: int) -> None:
    """Go back to before Ann ended her turn, plan Bob's, and let her end it again."""
    await tables.rollback.roll_back(game, MODERATOR, 4, new_dice=False)
    await tables.plans.keep(game, BOB, plan_of(EndTurn()))
    await tables.play.act(game, ANN, EndTurn())


@pytest.mark.parametrize("done", [by_moderator, by_bot, by_plan])
async def test_what_was_done_for_somebody_is_no_act_of_theirs(tables: Tables, game: int, done: Any) -> None:
    """Who comes back reads what others, the bot or a plan did for them, and what followed."""
    await done(tables, game)
    assert (await tables.load(game)).game.waiting_for == (2,)
    await tables.play.act(game, CLEO, EndTurn())
    recap = await tables.recaps.of(game, BOB)
    assert (recap.since, recap.reason) == (2, "own")
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [0, 1, 2]


async def test_whoever_comes_to_a_seat_reads_what_happened_since(tables: Tables, game: int) -> None:
    """What others did in it before is no act of theirs; those who were there from the start read all."""
    await tables.seats.replace(game, MODERATOR, 1, DAN)
    came = (await tables.get(game)).seq
    recap = await tables.recaps.of(game, DAN)
    assert (recap.since, recap.reason, recap.events) == (came, "seat", ())
    await tables.play.act(game, DAN, EndTurn())
    recap = await tables.recaps.of(game, DAN)
    assert (recap.since, recap.reason) == (came, "seat")
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [1]
    await tables.play.act(game, CLEO, EndTurn())
    recap = await tables.recaps.of(game, DAN)
    assert (recap.since, recap.reason) == (came + 1, "own")
    assert [event.seat for event in recap.events if isinstance(event, TurnEnded)] == [2]


@pytest.mark.parametrize("who", [ANN, CLEO, None])
async def test_a_secret_act_changes_nothing_that_others_read(tmp_path: Path, who: Person | None) -> None:
    """Whether somebody has changed their mind in secret or not, others have the same recap."""
    found = list[Recap]()
    for changed in (False, True):
        async with opened(tmp_path / f"{changed}.db") as tables:
            game = (await start(tables, 3)).id
            await tables.play.act(game, BOB, Choose(1))
            await tables.play.act(game, ANN, Choose(2))
            if changed:
                await tables.play.act(game, BOB, Choose(3))
            found.append(await tables.recaps.of(game, who))
    told = [(one.since, one.reason, one.time, one.acts, one.events) for one in found]
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", ["arriala", "canal_du_midi", "great_canal"])
async def test_rounds_are_those_of_the_game(tables: Tables, kind: str) -> None:
    """The public reads all since the first entry of the round before, whoever acted how often in it."""
    info = await begin(tables, kind, 3, CHANNEL)
    rounds = {0: 1}
    while (position := await tables.load(info.id)).game.round_number in (1, 2, 3):
        seat = position.game.waiting_for[0]
        result = await tables.play.act(info.id, info.seats[seat], position.game.suggest(seat))
        rounds[result.seq] = result.position.game.round_number or 0
    recap = await tables.recaps.of(info.id, None)
    assert rounds[recap.since] == 3
    assert recap.since == min(seq for seq, number in rounds.items() if number == 3)
    assert recap.acts == sum(seq > recap.since for seq in rounds)
