"""When the channel gets a message, and that no secrets are in it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rules
from bot.store.entries import Entry
from bot.table import EntryKind, MessageKind, Tables, read_post
from bot.table.model import Change
from bot.table.posts import message_due
from rules.randomness import Randomness
from tests.bot.table.seated import (
    ANN,
    BOB,
    CLEO,
    Clock,
    choose_all,
    deliver_all,
    due_rows,
    end_turn,
    finish,
    start,
)
from tests.toy.actions import Choose, Draw, EndTurn
from tests.toy.components import Colour
from tests.toy.events import Chosen, Drawn, GameEnded, NumberShown, PileEmpty, TurnEnded
from tests.toy.game import Toy
from tests.toy.state import OfferMade, Turn


async def test_who_has_answered_is_an_edit_and_the_last_answer_a_message(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    (begun,) = await deliver_all(tables)
    await tables.play.act(game, BOB, Choose(1))
    (edit,) = await deliver_all(tables)
    assert (edit.kind, edit.edits) == ("edit", 5000 + begun.id)
    shown = read_post(edit)
    assert (shown.waiting, shown.events, shown.upto) == ((0, 2), (), 0)
    changed = await tables.play.act(game, BOB, Choose(2))
    assert (changed.pending, await deliver_all(tables)) == ((), [])
    await tables.play.act(game, ANN, Choose(1))
    last = await tables.play.act(game, CLEO, Choose(3))
    *_, post = await deliver_all(tables)
    assert (post.kind, post.id, post.seq) == ("post", last.pending[0], 4)
    shown = read_post(post)
    assert [type(event) for event in shown.events] == [Chosen] * 3 + [NumberShown] * 3
    assert (shown.since, shown.upto, shown.waiting, shown.outcome) == (0, 4, (0,), None)


async def test_a_reveal_is_posted_though_nobody_new_is_waited_for(tables: Tables) -> None:
    """Post what was chosen, and call Ann, who answers last and has the turn."""
    game = (await start(tables)).id
    await tables.play.act(game, BOB, Choose(2))
    await deliver_all(tables)
    result = await tables.play.act(game, ANN, Choose(1))
    (post,) = await deliver_all(tables)
    assert post.id == result.pending[0]
    shown = read_post(post)
    assert [type(event) for event in shown.events] == [Chosen, Chosen, NumberShown, NumberShown]
    assert shown.waiting == (0,)
    await end_turn(tables, game, ANN)
    (post,) = await deliver_all(tables)
    assert [type(event) for event in read_post(post).events] == [TurnEnded]


async def test_a_turn_in_progress_is_the_players_own_business(tables: Tables) -> None:
    game = (await start(tables)).id
    await choose_all(tables, game)
    await deliver_all(tables)
    assert (await tables.play.act(game, ANN, Draw())).pending == ()
    assert await due_rows(tables, Clock().now) == []


@pytest.mark.parametrize(("actor", "posted"), [(0, True), (1, False)])
def test_a_new_question_to_somebody_else_is_posted(actor: int, posted: bool) -> None:
    """Post it though they were waited for before; who acts knows what they are asked next."""
    game = rules.new_game("toy", seats=2, seed=1)
    assert isinstance(game, Toy)
    offers = (OfferMade(0, 1, (Colour.RED,) * count) for count in (1, 2))
    before, after = (replace(game, queue=(offer, Turn(0, 1))) for offer in offers)
    entry = Entry(seq=1, kind=EntryKind.ACTION, time=0, seat=actor)
    due = message_due(Change(before, after, entry))
    assert (due is MessageKind.POST) is posted
    assert message_due(Change(before, before, entry)) is None


async def test_what_is_announced_is_posted_though_the_turn_stays(tables: Tables) -> None:
    text = rules.resolve_options("toy", {})["toy"]
    few = text.replace("copies = 5", "copies = 3").replace("hand = 3", "hand = 4")
    own = Tables(tables.store, lambda: "1" * 32, {"toy": {"toy": few}})
    game = (await start(own)).id
    start_of_game = Toy.new(2, Randomness("1" * 32), 0, toy=few)
    assert len(start_of_game.pile) == 1
    await choose_all(own, game)
    await deliver_all(own)
    drawn = await own.play.act(game, ANN, Draw())
    assert not drawn.turn_passed
    (post,) = await deliver_all(own)
    shown = read_post(post)
    assert [type(event) for event in shown.events] == [Drawn, PileEmpty]
    assert shown.waiting == (0,)


async def test_the_end_is_posted_with_its_outcome(tables: Tables) -> None:
    game = (await start(tables)).id
    info = await finish(tables, game)
    *_, last, finished = await deliver_all(tables)
    assert finished.kind == "finish"
    shown = read_post(last)
    assert shown.outcome == info.outcome
    assert shown.waiting == ()
    assert isinstance(shown.events[-1], GameEnded)
    assert info.status == "finished"
    assert info.seed is not None
    assert info.ended == Clock().now


async def test_posts_show_every_public_event_once_and_no_secret(tables: Tables) -> None:
    game = (await start(tables, 3)).id
    await finish(tables, game)
    posts = [read_post(row) for row in await deliver_all(tables)]
    shown = [event for post in posts for event in post.events]
    assert all(event.audience() is None for event in shown)
    entries = await tables.records.history(game, None, 1000)
    assert shown == [event for entry in entries for event in entry.events]
    assert [post.since for post in posts[1:]] == [post.upto for post in posts[:-1]]


async def test_posting_again(tables: Tables) -> None:
    game = (await start(tables)).id
    await tables.play.act(game, ANN, Choose(1))
    row_id = await tables.messages.post_again(game)
    rows = await deliver_all(tables)
    assert [row.kind for row in rows] == ["start", "post"]
    assert rows[-1].id == row_id
    post = read_post(rows[-1])
    assert (post.events, post.waiting) == ((), (1,))
    assert rows[-1].state == (await tables.load(game)).game.to_json()
    await tables.play.act(game, BOB, Choose(2))
    await tables.play.act(game, ANN, EndTurn())
    numbers, ended = await deliver_all(tables)
    assert [type(event) for event in read_post(numbers).events][:2] == [Chosen, Chosen]
    assert [type(event) for event in read_post(ended).events] == [TurnEnded]
