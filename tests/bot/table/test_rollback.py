"""Going back to any entry of the log, and forward again: nothing is lost, drawn twice or posted twice."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest

from bot.table import Person, Position, ProposalKind, TableError, Tables, read_post, rollback
from rules import Action
from tests.bot.table.seated import (
    ANN,
    BOB,
    CHANNEL,
    MODERATOR,
    choose_all,
    counts,
    deliver_all,
    end_turn,
    finish,
    opened,
    start,
    tamper,
)
from tests.toy.actions import Choose, Draw, EndTurn, Play
from tests.toy.events import Chosen, NumberShown, Played, TurnEnded


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of two: entries 1 and 2 are the numbers, then Ann has her turn."""
    game = (await start(tables)).id
    await choose_all(tables, game)
    return game


async def back(tables: Tables, game: int, seq: int, *, new_dice: bool = False) -> Position:
    await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=new_dice)
    return await tables.load(game)


async def play(tables: Tables, game: int, person: Person = ANN) -> Position:
    """Lay the first card that can be laid; return the position then."""
    position = await tables.load(game)
    legal = position.game.legal_actions(position.info.seats.index(person))
    action: Action = next(action for action in legal if isinstance(action, Play))
    return (await tables.play.act(game, person, action)).position


async def refused(
    tables: Tables, game: int, seq: int, *, new_dice: bool = False, head: int | None = None
) -> str:
    """Return why a game does not go back, and check that nothing changed by asking."""
    before, rows = await tables.get(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await tables.rollback.roll_back(game, MODERATOR, seq, new_dice=new_dice, head=head)
    assert (await tables.get(game), await counts(tables)) == (before, rows)
    return error.value.key


async def sent_events(tables: Tables) -> list[type]:
    """Send all pending messages; return the types of the events in them."""
    rows = [row for row in await deliver_all(tables) if row.kind == "post"]
    return [type(event) for row in rows for event in read_post(row).events]


async def test_to_any_entry_and_forward_again(tables: Tables, game: int) -> None:
    seen = {2: await tables.load(game)}
    seen[3] = await play(tables, game)
    seen[4] = await play(tables, game)
    seen[5] = (await end_turn(tables, game, ANN)).position
    seen[6] = (await tables.play.act(game, BOB, Draw())).position
    for number, seq in enumerate((5, 3, 6, 2, 4), start=7):
        before = await tables.load(game)
        after = await back(tables, game, seq)
        assert (after.seq, after.game) == (number, seen[seq].game)
        assert after.undo_seats == seen[seq].undo_seats
        assert all(new > old for new, old in zip(after.decisions, before.decisions, strict=True))
        seen[number] = after
    for number, seq in enumerate((8, 10, 7, 9), start=12):
        assert (await back(tables, game, seq)).game == seen[seq].game
        assert (await tables.load(game)).seq == number
    kinds = [entry.kind for entry in await tables.records.history(game, None, 9)]
    assert kinds == ["rollback"] * 9


async def test_to_the_very_start(tables: Tables, game: int) -> None:
    earlier = await tables.rollback.earlier(game, 0)
    assert (earlier.seq, earlier.head, earlier.shown, earlier.must_draw) == (0, 2, True, False)
    after = await back(tables, game, 0)
    assert after.game == earlier.game
    assert after.game.waiting_for == (0, 1)
    await choose_all(tables, game)
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_a_simultaneous_decision_keeps_the_choices_that_were_made(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await tables.play.act(game, BOB, Choose(2))
    chosen = await tables.load(game)
    await tables.play.act(game, ANN, Choose(1))
    assert not (await tables.rollback.earlier(game, 1)).shown
    after = await back(tables, game, 1)
    assert after.game == chosen.game
    assert after.game.waiting_for == (0, 2)
    with pytest.raises(TableError, match="stale"):
        await tables.play.act(game, BOB, Choose(3), decision=chosen.decisions[1])
    await tables.play.act(game, BOB, Choose(3), decision=after.decisions[1])


async def test_behind_an_undo_and_behind_a_rollback(tables: Tables, game: int) -> None:
    begun = await tables.load(game)
    played = await play(tables, game)
    await tables.undo.undo_last(game, ANN)
    assert (await back(tables, game, 3)).game == played.game
    assert (await back(tables, game, 4)).game == begun.game
    assert (await back(tables, game, 5)).game == played.game
    await tables.play.act(game, ANN, EndTurn())
    undone = {entry.seq for entry in await tables.records.history(game, None, 20) if entry.undone}
    assert undone == set()
    await back(tables, game, 2)
    undone = {entry.seq for entry in await tables.records.history(game, None, 20) if entry.undone}
    assert undone == {3, 8}


async def test_undo_in_the_turn_is_as_it_was_then(tables: Tables, game: int) -> None:
    begun = await tables.load(game)
    one = await play(tables, game)
    await play(tables, game)
    await end_turn(tables, game, ANN)
    await tables.play.act(game, BOB, Draw())
    await back(tables, game, 4)
    assert (await tables.undo.undo_last(game, ANN)).position.game == one.game
    assert (await tables.undo.undo_last(game, ANN)).position.game == begun.game
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, ANN)
    assert error.value.key == "undo_others_acted"
    await back(tables, game, 6)
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, BOB)
    assert error.value.key == "undo_reveals"
    await back(tables, game, 5)
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, ANN)
    assert error.value.key == "undo_passed"


async def test_what_was_posted_is_not_posted_again_and_what_is_gone_never(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    await play(tables, game)
    await end_turn(tables, game, ANN)
    assert await sent_events(tables) == [Played, TurnEnded]
    await back(tables, game, 3)
    await end_turn(tables, game, ANN)
    assert await sent_events(tables) == [TurnEnded]
    await back(tables, game, 2)
    await play(tables, game)
    await end_turn(tables, game, ANN)
    assert await sent_events(tables) == [Played, TurnEnded]


async def test_what_nobody_has_seen_yet_is_still_posted(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    await play(tables, game)
    await play(tables, game)
    await back(tables, game, 3)
    assert [row.kind for row in await deliver_all(tables)] == ["rollback"]
    await end_turn(tables, game, ANN)
    assert await sent_events(tables) == [Played, TurnEnded]
    await play(tables, game, BOB)
    await tables.undo.undo_last(game, BOB)
    await end_turn(tables, game, BOB)
    await sent_events(tables)
    await back(tables, game, 7)
    await end_turn(tables, game, BOB)
    assert await sent_events(tables) == [Played, TurnEnded]


async def test_undo_after_going_back_takes_back_only_what_was_posted(tables: Tables, game: int) -> None:
    await play(tables, game)
    await play(tables, game)
    await back(tables, game, 3)
    await deliver_all(tables)
    assert (await tables.undo.undo_last(game, ANN)).pending == ()
    await end_turn(tables, game, ANN)
    assert await sent_events(tables) == [TurnEnded]


async def test_new_dice_draw_something_else(tables: Tables, game: int) -> None:
    before = await tables.load(game)
    await tables.play.act(game, ANN, Draw())
    info = await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    after = await tables.load(game)
    assert info.seq == 5
    pile, fresh = before.game.pile, after.game.pile  # type: ignore[attr-defined]
    assert fresh != pile
    assert sorted(fresh) == sorted(pile)
    assert after.game.view(None) == before.game.view(None)
    assert after.game.randomness.seed != before.game.randomness.seed
    rolled, dice = await tables.records.history(game, None, 2)
    assert (rolled.kind, rolled.target, dice.kind) == ("rollback", 2, "dice")
    assert dice.facts["sealed"] is False
    assert after.game == before.game.reseed(str(dice.facts["salt"]))
    pending = [row for row in await deliver_all(tables) if row.kind in ("rollback", "dice")]
    assert [row.kind for row in pending] == ["dice"]
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, ANN)
    assert error.value.key == "undo_dice"


async def test_new_dice_without_going_back(tables: Tables, game: int) -> None:
    before = await tables.load(game)
    assert await refused(tables, game, 2) == "rollback_nothing"
    after = await back(tables, game, 2, new_dice=True)
    assert (after.seq, after.game.view(0)) == (3, before.game.view(0))
    assert (await back(tables, game, 2)).game == before.game
    assert (await back(tables, game, 3)).game == after.game
    await finish(tables, game)
    info = await tables.get(game)
    (dice,) = [entry for entry in await tables.records.history(game, None, 99) if entry.kind == "dice"]
    assert info.salts == (dice.facts["salt"],)
    assert (await tables.records.verify(game)).ok


async def test_who_may_know_the_seed_cannot_know_the_new_dice(tables: Tables, game: int) -> None:
    await finish(tables, game)
    assert (await tables.rollback.earlier(game, 2)).must_draw
    assert await refused(tables, game, 2) == "rollback_needs_dice"
    info = await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert (info.status, info.outcome, info.ended, info.seed, info.salts) == ("open", None, None, None, ())
    (dice,) = await tables.records.history(game, None, 1)
    secret = (await tables.store.reader.rows("SELECT facts FROM entry WHERE kind = 'dice'"))[0]["facts"]
    assert str(dice.facts["salt"]) not in secret
    row = next(row for row in await deliver_all(tables) if row.kind == "dice")
    assert (read_post(row).outcome, read_post(row).waiting) == (None, (0,))
    await finish(tables, game)
    (salt,) = (await tables.get(game)).salts
    assert salt in secret
    assert sha256(salt.encode()).hexdigest() == dice.facts["salt"]
    assert (await tables.records.verify(game)).ok


async def test_back_to_an_end_and_away_from_it(tables: Tables, game: int) -> None:
    ended = await finish(tables, game)
    over = await tables.load(game)
    assert await refused(tables, game, ended.seq, new_dice=True) == "rollback_nothing"
    await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert not (await tables.rollback.earlier(game, ended.seq)).must_draw
    await deliver_all(tables)
    info = await tables.rollback.roll_back(game, MODERATOR, ended.seq, new_dice=False)
    assert (info.status, info.outcome) == ("finished", ended.outcome)
    assert (await tables.load(game)).game == over.game
    row, finished = await deliver_all(tables)
    assert (read_post(row).outcome, finished.kind) == (ended.outcome, "finish")
    assert (await tables.records.verify(game)).ok
    assert await tables.find(CHANNEL) is None


async def test_an_abandoned_game_goes_on(tables: Tables, game: int) -> None:
    before = await tables.load(game)
    for person in (ANN, BOB):
        await tables.consent.propose(game, person, ProposalKind.ABANDON)
    assert await refused(tables, game, 2) == "rollback_needs_dice"
    after = await back(tables, game, 3, new_dice=True)
    assert (after.info.status, after.game.view(0)) == ("open", before.game.view(0))
    await finish(tables, game)
    assert (await tables.records.verify(game)).ok


async def test_where_another_game_is_played_none_is_opened_again(tables: Tables, game: int) -> None:
    await finish(tables, game)
    other = (await start(tables)).id
    with pytest.raises(TableError) as error:
        await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
    assert (error.value.key, error.value.params) == ("channel_taken", {"game": other})
    assert (await tables.get(game)).status == "finished"


async def test_what_cannot_be_gone_back_to(tables: Tables, game: int) -> None:
    for seq in (-1, 3, 10**30):
        assert await refused(tables, game, seq) == "no_such_entry"
        with pytest.raises(TableError, match="no_such_entry"):
            await tables.rollback.earlier(game, seq)
    assert await refused(tables, game, 2) == "rollback_nothing"
    assert await refused(tables, game, 1, head=1) == "stale"
    await tables.lifecycle.reset(game, MODERATOR)
    assert await refused(tables, game, 1) == "reset"
    lobby = (await tables.lobby.create("toy", 7, CHANNEL, 2, ANN)).id
    assert await refused(tables, lobby, 0) == "not_started"
    with pytest.raises(TableError, match="no_such_game"):
        await tables.rollback.roll_back(99, MODERATOR, 0, new_dice=False)


async def test_an_interaction_that_was_gone_back_behind_is_not_done_again(tables: Tables, game: int) -> None:
    await tables.play.act(game, ANN, Draw(), 900)
    after = await back(tables, game, 2)
    again = await tables.play.act(game, ANN, Draw(), 900)
    assert again.repeated
    assert await tables.load(game) == after
    await tables.play.act(game, ANN, Draw(), 901)


@pytest.mark.parametrize(
    "place",
    [
        "table.session.insert_entry",
        "store.entries.save_snapshot",
        "table.posts.enqueue",
        "table.rollback.expire",
    ],
)
@pytest.mark.parametrize("new_dice", [False, True])
async def test_what_fails_half_way_changes_nothing(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch, place: str, new_dice: bool
) -> None:
    before, rows = await tables.load(game), await counts(tables)

    async def fail(*arguments: object, **more: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(f"bot.{place}", fail)
        with pytest.raises(OSError, match="disk full"):
            await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=new_dice)
    assert (await tables.load(game), await counts(tables)) == (before, rows)
    await tables.rollback.roll_back(game, MODERATOR, 1, new_dice=new_dice)


async def test_of_two_at_the_same_time_one_wins(tables: Tables, game: int) -> None:
    await play(tables, game)
    results = await asyncio.gather(
        *(tables.rollback.roll_back(game, MODERATOR, seq, new_dice=True, head=3) for seq in (1, 2)),
        return_exceptions=True,
    )
    assert [getattr(result, "key", None) for result in results].count("stale") == 1
    assert [entry.kind for entry in await tables.records.history(game, None, 9)][3:] == ["rollback", "dice"]


async def test_going_back_against_acting(tables: Tables, game: int) -> None:
    head = await tables.load(game)
    results = await asyncio.gather(
        tables.play.act(game, ANN, EndTurn(), decision=head.decisions[0]),
        tables.rollback.roll_back(game, MODERATOR, 0, new_dice=False, head=head.seq),
        return_exceptions=True,
    )
    assert [getattr(result, "key", None) for result in results].count("stale") == 1
    assert (await tables.load(game)).seq == 3


@pytest.mark.parametrize(
    ("statement", "broken"),
    [
        ("UPDATE entry SET facts = json_set(facts, '$.salt', 'other') WHERE kind = 'dice'", True),
        ("UPDATE entry SET facts = '{}' WHERE kind = 'dice'", True),
        ("UPDATE entry SET target = 1 WHERE kind = 'rollback'", True),
        ("UPDATE entry SET target = 99 WHERE kind = 'rollback'", True),
        ("UPDATE entry SET time = time + 1 WHERE kind = 'rollback'", False),
    ],
)
async def test_a_forged_salt_or_target_is_found(
    tmp_path: Path, statement: str, broken: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The salt is fixed: by chance another one can lead to the same cards."""
    path = tmp_path / "forged.db"
    monkeypatch.setattr(rollback, "fresh_salt", lambda: "5a17")
    async with opened(path) as tables:
        game = (await start(tables)).id
        await choose_all(tables, game)
        await tables.play.act(game, ANN, Draw())
        await tables.rollback.roll_back(game, MODERATOR, 2, new_dice=True)
        await tables.play.act(game, ANN, Draw())
        await finish(tables, game)
    tamper(path, statement)
    async with opened(path) as tables:
        found = await tables.records.verify(game)
    assert (not found.ok, found.log_broken_at is not None) == (broken, broken)


async def test_the_numbers_shown_again_are_posted_again(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    await back(tables, game, 1)
    await tables.play.act(game, BOB, Choose(3))
    assert await sent_events(tables) == [Chosen, NumberShown, NumberShown]
