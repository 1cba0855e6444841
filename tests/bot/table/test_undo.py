"""Undo: an entry of its own, in the turn only, never past a reveal, and never over somebody else."""

from __future__ import annotations

import asyncio

import pytest

from bot.table import TableError, Tables, read_post
from rules import Game
from tests.bot.table.seated import ANN, BOB, CLEO, choose_all, counts, deliver_all, end_turn, start
from tests.toy.actions import Answer, Choose, Draw, Offer, Play
from tests.toy.components import Reply
from tests.toy.events import Played, TurnEnded


@pytest.fixture
async def game(tables: Tables) -> int:
    """Start a game of three in which Ann has her turn."""
    game = (await start(tables, 3)).id
    await choose_all(tables, game, 3)
    return game


def play(game: Game, seat: int = 0) -> Play:
    """Return the first card that the seat may lay."""
    return next(action for action in game.legal_actions(seat) if isinstance(action, Play))


async def refused(tables: Tables, game: int, who: object) -> str:
    """Return why somebody may not take anything back, and check that nothing changed by asking."""
    before, rows = await tables.load(game), await counts(tables)
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, who)  # type: ignore[arg-type]
    assert (await tables.load(game), await counts(tables)) == (before, rows)
    return error.value.key


async def test_several_in_a_row_and_on_from_there(tables: Tables, game: int) -> None:
    begun = await tables.load(game)
    one = await tables.play.act(game, ANN, play(begun.game))
    two = await tables.play.act(game, ANN, play(one.position.game))
    assert two.position.can_undo(0)
    assert not two.position.can_undo(1)
    back = await tables.undo.undo_last(game, ANN, 900, decision=two.position.decisions[0])
    assert back.position.game == one.position.game
    assert (back.events, back.pending, back.turn_passed) == ((), (), False)
    back = await tables.undo.undo_last(game, ANN)
    assert back.position.game == begun.game
    assert not back.position.can_undo(0)
    assert await refused(tables, game, ANN) == "undo_others_acted"
    again = await tables.play.act(game, ANN, play(begun.game))
    assert again.position.game == one.position.game
    assert again.seq == begun.seq + 5
    kinds = [
        (entry.kind, entry.undone, entry.target) for entry in (await tables.records.history(game, None, 5))
    ]
    first = begun.seq + 1
    assert kinds == [
        ("action", True, None),
        ("action", True, None),
        ("undo", False, first + 1),
        ("undo", False, first),
        ("action", False, None),
    ]


async def test_decision_numbers_rise_and_never_come_back(tables: Tables, game: int) -> None:
    seen: list[int] = []
    for _ in range(3):
        position = await tables.load(game)
        seen += [
            position.decisions[0],
            (await tables.play.act(game, ANN, play(position.game))).position.decisions[0],
        ]
        seen.append((await tables.undo.undo_last(game, ANN)).position.decisions[0])
    assert seen == sorted(seen)
    with pytest.raises(TableError, match="stale"):
        await tables.undo.undo_last(game, ANN, decision=seen[-2])


async def test_nothing_to_take_back(tables: Tables) -> None:
    game = (await start(tables)).id
    assert await refused(tables, game, ANN) == "undo_nothing"
    await tables.play.act(game, ANN, Choose(1))
    assert await refused(tables, game, BOB) == "undo_nothing"
    assert await refused(tables, game, ANN) == "undo_passed"
    assert await refused(tables, game, CLEO) == "not_seated"


async def test_not_past_a_reveal(tables: Tables, game: int) -> None:
    position = await tables.load(game)
    await tables.play.act(game, ANN, play(position.game))
    drawn = await tables.play.act(game, ANN, Draw())
    assert not drawn.position.can_undo(0)
    assert await refused(tables, game, ANN) == "undo_reveals"


async def test_from_the_reveal_on_it_works_again(tables: Tables, game: int) -> None:
    drawn = await tables.play.act(game, ANN, Draw())
    played = await tables.play.act(game, ANN, play(drawn.position.game))
    assert played.position.can_undo(0)
    back = await tables.undo.undo_last(game, ANN)
    assert back.position.game == drawn.position.game
    assert await refused(tables, game, ANN) == "undo_reveals"


async def test_not_when_the_turn_has_passed(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    assert await refused(tables, game, ANN) == "undo_passed"


async def test_not_when_others_have_acted(tables: Tables, game: int) -> None:
    await end_turn(tables, game, ANN)
    position = await tables.load(game)
    await tables.play.act(game, BOB, play(position.game, 1))
    with pytest.raises(TableError) as error:
        await tables.undo.undo_last(game, ANN)
    assert (error.value.key, error.value.params) == ("undo_others_acted", {"name": "Bob"})
    assert await refused(tables, game, CLEO) == "undo_others_acted"


async def test_not_when_the_round_has_passed_to_others_too(tables: Tables, game: int) -> None:
    """Bar the undo of who plays last and is waited for again at once: everybody else has been called."""
    for who in (ANN, BOB):
        await end_turn(tables, game, who)
    result = await end_turn(tables, game, CLEO)
    assert result.position.game.waiting_for == (0, 1, 2)
    assert result.turn_passed
    assert await refused(tables, game, CLEO) == "undo_passed"


async def test_an_offer_has_asked_somebody(tables: Tables, game: int) -> None:
    hand = (await tables.load(game)).game.view(0).hand  # type: ignore[attr-defined]
    await tables.play.act(game, ANN, Offer(1, hand[:1]))
    assert await refused(tables, game, ANN) == "undo_reveals"
    await tables.play.act(game, BOB, Answer(Reply.REFUSE))
    assert await refused(tables, game, BOB) == "undo_passed"


async def test_a_repeated_undo_takes_back_one_only(tables: Tables, game: int) -> None:
    one = await tables.play.act(game, ANN, play((await tables.load(game)).game))
    await tables.play.act(game, ANN, play(one.position.game))
    first, again = await asyncio.gather(*(tables.undo.undo_last(game, ANN, 900) for _ in range(2)))
    assert (first.repeated, again.repeated) == (False, True)
    assert (await tables.load(game)).game == one.position.game
    assert again.events == ()


async def test_what_was_taken_back_is_never_posted(tables: Tables, game: int) -> None:
    await deliver_all(tables)
    begun = await tables.load(game)
    kept = await tables.play.act(game, ANN, play(begun.game))
    await tables.play.act(game, ANN, play(kept.position.game))
    await tables.undo.undo_last(game, ANN)
    await end_turn(tables, game, ANN)
    (row,) = await deliver_all(tables)
    post = read_post(row)
    assert [type(event) for event in post.events] == [Played, TurnEnded]
    assert (post.since, post.upto, post.taken_back) == (begun.seq, begun.seq + 4, ())


async def test_what_was_posted_at_once_is_posted_as_undone(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Played, "announces", True)
    await deliver_all(tables)
    played = await tables.play.act(game, ANN, play((await tables.load(game)).game))
    assert (played.turn_passed, len(played.pending)) == (False, 1)
    back = await tables.undo.undo_last(game, ANN)
    shown, corrected = [read_post(row) for row in await deliver_all(tables)]
    assert [type(event) for event in shown.events] == [Played]
    assert (corrected.events, corrected.taken_back) == ((), shown.events)
    assert corrected.upto == back.seq
    await end_turn(tables, game, ANN)
    (row,) = await deliver_all(tables)
    assert [type(event) for event in read_post(row).events] == [TurnEnded]


async def test_an_old_action_that_the_rules_no_longer_allow(
    tables: Tables, game: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await tables.play.act(game, ANN, play((await tables.load(game)).game))
    await tables.play.act(game, ANN, play(one.position.game))

    def refuse(self: Game, seat: int, action: object) -> None:
        raise ValueError("no such thing any more")

    monkeypatch.setattr(type(one.position.game), "perform", refuse)
    assert await refused(tables, game, ANN) == "undo_rules_changed"
