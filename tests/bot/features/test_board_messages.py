"""Tests of what the bot posts in a game's channel, when, and whom it calls."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.ui import stories
from rules import fingerprint
from tests.bot.answers import OVER, answer_of, choose_all, lay_out, response_of, state_of
from tests.bot.playing import TOY, act_by_command, end_turn, open_game, open_panel
from tests.bot.sent import Sent, collected, looks_back
from tests.discord import Server, labels, parts
from tests.toy.actions import Answer, Choose, Draw, EndTurn, Offer, Play
from tests.toy.components import Colour, Reply
from tests.toy.game import Toy

NAMES = ("Ada", "Bea", "Cleo", "Dan")


@pytest.fixture
def sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[Sent]:
    """Collect all messages and edits that go to channels, in order."""
    return collected(monkeypatch)


async def act(server: Server, game_id: int, seat: int, action: Any) -> None:
    """Act for a seat by command, and check that it counts."""
    position = await server.tables.load(game_id)
    await act_by_command(server, position, seat, action)
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def turn_with(server: Server, *hand: Colour, seats: int = 2, **changes: Any) -> tuple[int, int]:
    """Open a game in a turn of a seat with that hand; return the game and the seat."""
    game_id = await open_game(server, TOY, seats)
    seat = await choose_all(server, game_id, seats)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    hands = tuple(hand if other == seat else held for other, held in enumerate(game.hands))
    await lay_out(server, game_id, replace(game, hands=hands, **changes))
    return game_id, seat


def ids(server: Server, *seats: int) -> list[int]:
    """Return the ids of the people in these seats."""
    return [server.people[seat].id for seat in seats]


async def test_the_start(server: Server, sent: list[Sent]) -> None:
    """It shows title, fingerprint, board and buttons, and calls all who are waited for, by seat."""
    game_id = await open_game(server, TOY, 3)
    post = next(one for one in reversed(sent) if not one.edit)
    assert "The toy game begins" in post.words
    info = await server.tables.get(game_id)
    assert info.fingerprint is not None
    assert info.fingerprint in post.words.split("\n")[-1]
    assert post.words.split("\n")[-1].startswith("-# "), "small, and below"
    assert "published when the game is over" in post.words
    assert post.pings == post.mentioned == ids(server, 0, 1, 2)
    called = ", ".join(f"<@{one}>" for one in post.pings[:2]) + f" and <@{post.pings[2]}>"
    assert f"{called}: which number, from 1 to 3?" in post.words.split("\n")
    assert labels(post.payload["components"]) == ["Play", "My hand", "Log"]


async def test_who_has_answered_is_an_edit_that_calls_nobody(server: Server, sent: list[Sent]) -> None:
    game_id = await open_game(server, TOY, 3)
    start = server.last.id
    sent.clear()
    await act(server, game_id, 1, Choose(1))
    assert [one.edit for one in sent] == [True]
    assert server.last.id == start
    assert sent[0].pings == sent[0].mentioned == []
    asked = sent[0].words.split("\n")
    assert asked[-7:-5] == ["Ada and Cleo: which number, from 1 to 3?", "-# Bea has chosen."]
    assert "begins" in sent[0].words, "what it showed before is still there"
    assert "Fingerprint of the seed" in sent[0].words
    await act(server, game_id, 1, Choose(2))
    assert len(sent) == 1, "a changed choice is nobody's business"
    await act(server, game_id, 2, Choose(2))
    asked = sent[1].words.split("\n")
    assert asked[-7:-5] == ["Ada: which number, from 1 to 3?", "-# Bea has chosen. Cleo has chosen."]
    await act(server, game_id, 0, Choose(3))
    assert [one.edit for one in sent] == [True, True, False]


async def test_the_turn_passes(server: Server, sent: list[Sent]) -> None:
    """When a turn is over, all that happened in it is posted, with whoever is next."""
    game_id, seat = await turn_with(server, Colour.RED, Colour.BLUE)
    sent.clear()
    await act(server, game_id, seat, Play(Colour.RED, 3))
    await act(server, game_id, seat, Draw())
    assert sent == [], "the turn has not passed"
    await act(server, game_id, seat, EndTurn())
    (post,) = sent
    name = NAMES[seat]
    lines = post.words.split("\n")
    assert lines[:3] == [
        f"{name} lays red in Pond 4 for 4 points.",
        f"{name} draws a card.",
        f"{name} is done.",
    ]
    assert post.pings == post.mentioned == ids(server, 1 - seat)
    assert not post.edit


async def test_somebody_elses_decision_calls_them_and_then_back(server: Server, sent: list[Sent]) -> None:
    game_id, seat = await turn_with(server, Colour.RED, seats=3)
    to = (seat + 2) % 3
    sent.clear()
    await act(server, game_id, seat, Offer(to, (Colour.RED,)))
    assert f"{NAMES[seat]} offers {NAMES[to]} a card." in sent[-1].words
    assert "red" not in sent[-1].words
    assert sent[-1].pings == sent[-1].mentioned == ids(server, to)
    await act(server, game_id, to, Answer(Reply.TAKE))
    assert f"{NAMES[to]} takes a card, a point for {NAMES[seat]}." in sent[-1].words
    assert "offers" not in sent[-1].words, "nothing is posted twice"
    assert sent[-1].pings == sent[-1].mentioned == ids(server, seat)
    assert len(sent) == 2


async def test_what_is_to_be_announced_is_posted_at_once(server: Server, sent: list[Sent]) -> None:
    """When the last card is drawn, the turn does not pass, but the channel reads of it."""
    game_id, seat = await turn_with(server, Colour.RED, pile=(Colour.GREEN,))
    sent.clear()
    await act(server, game_id, seat, Draw())
    (post,) = sent
    assert post.words.split("\n")[:2] == [f"{NAMES[seat]} draws a card.", "The pile is empty."]
    assert post.pings == post.mentioned == [], "who acts is not pinged by it"
    await act(server, game_id, seat, EndTurn())
    assert "The pile is empty" not in sent[-1].words


async def test_what_was_posted_and_is_taken_back_is_posted_too(server: Server, sent: list[Sent]) -> None:
    """Some games announce what can still be undone; here it is marked as announced."""
    game_id, seat = await turn_with(server, Colour.RED, Colour.BLUE)
    await act(server, game_id, seat, Play(Colour.RED, 3))
    async with server.tables.store.write() as queries:
        await queries.run("UPDATE snapshot SET announced_seq = seq WHERE game = ?", game_id)
    sent.clear()
    await server.people[seat].slash(server.channel, "undo")
    (post,) = sent
    assert post.words.split("\n")[0] == f"Undone: {NAMES[seat]} lays red in Pond 4 for 4 points."
    assert post.pings == post.mentioned == [], "who acts is not pinged by it"
    await act(server, game_id, seat, EndTurn())
    assert sent[-1].words.split("\n")[0] == f"{NAMES[seat]} is done."


async def test_what_was_taken_back_before_that_is_never_posted(server: Server, sent: list[Sent]) -> None:
    game_id, seat = await turn_with(server, Colour.RED, Colour.BLUE)
    sent.clear()
    await act(server, game_id, seat, Play(Colour.RED, 3))
    await server.people[seat].slash(server.channel, "undo")
    assert sent == []
    await act(server, game_id, seat, EndTurn())
    assert "lays" not in sent[-1].words
    assert "Undone" not in sent[-1].words


async def test_looking_and_being_refused_posts_nothing(server: Server, sent: list[Sent]) -> None:
    game_id, seat = await turn_with(server, Colour.RED)
    sent.clear()
    for path in ("board", "hand", "play", "moves", "log", "help", "game info", "undo"):
        await server.people[seat].slash(server.channel, path)
    await server.people[seat].slash(server.channel, "toy card play", card="green", pond="Pond 1")
    await end_turn(server.people[1 - seat], server.channel)
    panel = await open_panel(server, seat)
    await server.people[seat].click(panel, label="Play a card")
    await server.people[seat].click(panel, label="Back")
    assert sent == []
    assert (await state_of(server, game_id))[0] == 2


async def test_pictures_have_new_names_and_a_description(server: Server, sent: list[Sent]) -> None:
    game_id = await open_game(server, TOY, 2)
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act(server, game_id, seat, position.game.suggest(seat))
    names: list[str] = []
    for one in sent:
        shown = [item for part in parts(one.payload["components"]) for item in part.get("items") or ()]
        if "Seats" in one.words or "has started" in one.words or looks_back(one):
            continue
        (item,) = shown
        names.append(item["media"]["url"].removeprefix("attachment://"))
        assert "Pond 1, worth 1" in item["description"]
        assert 1 <= len(item["description"]) <= 1024
        (file,) = one.payload["attachments"]
        assert file["filename"] == names[-1]
        assert file["description"] == item["description"]
    assert len(names) > 8
    assert len(set(names)) == len(names)


async def test_a_long_description_is_truncated_for_the_picture(
    server: Server, sent: list[Sent], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.describe", lambda *given, **named: "long " * 1000)
    await open_game(server, TOY, 2)
    shown = [item for part in parts(sent[-2].payload["components"]) for item in part.get("items") or ()]
    assert [len(item["description"]) for item in shown] == [1024]


async def test_the_end(server: Server, sent: list[Sent]) -> None:
    """It shows who won, the points and the seed that fits the fingerprint, and nobody is called."""
    game_id = await open_game(server, TOY, 2)
    begun = await server.tables.get(game_id)
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act(server, game_id, seat, position.game.suggest(seat))
    *before, post, _ = sent
    info = await server.tables.get(game_id)
    assert info.outcome is not None
    points = [f"{name} {score}" for name, score in zip(NAMES, info.outcome.scores, strict=False)]
    assert "The toy game is over" in post.words
    assert all(one in post.words.split("\n")[1] for one in points)
    assert "wins" in post.words.split("\n")[0] or "share the win" in post.words.split("\n")[0]
    assert post.words.count("win") == 1, "who won is said once"
    assert post.pings == post.mentioned == []
    (seed,) = re.findall(r"Random seed: `([0-9a-f]{32,})`", post.words)
    assert fingerprint("toy", seats=2, seed=seed, options=info.options) == begun.fingerprint
    assert labels(post.payload["components"]) == OVER
    assert all(seed not in one.words for one in before)


@pytest.mark.parametrize(
    ("points", "result"),
    [
        ((5, 3), "## Ada wins\nThe toy game is over. Points: Ada 5, Bea 3."),
        ((3, 5), "## Bea wins\nThe toy game is over. Points: Bea 5, Ada 3."),
        ((4, 4), "## Ada and Bea share the win\nThe toy game is over. Points: Ada 4, Bea 4."),
    ],
)
async def test_how_it_ended(server: Server, sent: list[Sent], points: tuple[int, int], result: str) -> None:
    game_id, seat = await turn_with(server, Colour.RED, round=3, points=points)
    await act(server, game_id, seat, EndTurn())
    await act(server, game_id, 1 - seat, EndTurn())
    assert result in sent[-2].words


async def test_a_long_story_is_truncated(
    server: Server, sent: list[Sent], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its end is posted, with how much came before."""
    monkeypatch.setattr(stories, "_LINES", 2)
    game_id, seat = await turn_with(server, Colour.RED, Colour.BLUE)
    for action in (Play(Colour.RED, 3), Play(Colour.BLUE, 2), EndTurn()):
        await act(server, game_id, seat, action)
    name = NAMES[seat]
    assert sent[-1].words.split("\n")[:3] == [
        "… 1 earlier event is in the log.",
        f"{name} lays blue in Pond 3 for 2 points.",
        f"{name} is done.",
    ]
    monkeypatch.setattr(stories, "_LIMIT", 20)
    await act(server, game_id, 1 - seat, Draw())
    await act(server, game_id, 1 - seat, EndTurn())
    assert sent[-1].words.split("\n")[:2] == [
        "… 1 earlier event is in the log.",
        f"{NAMES[1 - seat]} is done.",
    ]


def test_a_single_sentence_that_is_too_long_is_truncated() -> None:
    assert stories.shortened(["short", "x" * 3000], "en")[1] == "x" * 2499 + "…"


MARKED = "**@everyone** `x`"


async def test_names_are_no_markup(server: Server, sent: list[Sent]) -> None:
    """Whatever people call themselves, nobody is called by it and nothing is formatted by it."""
    names = (MARKED, "<@&1099511627777> # *Bea*", "[Cleo](https://example.org)")
    for number, name in enumerate(names):
        user = server.env.create_user(f"marked{number}", global_name=name)
        server.people[number] = server.guild.add_member(user)
    odd = server.env.create_user("oddmod", global_name="_mod_ @here")
    server.moderator = server.guild.add_member(odd, roles=[server.moderators])
    game_id, seat = await turn_with(server, Colour.RED, Colour.BLUE, seats=3)
    people = server.people
    for action in (Play(Colour.RED, 3), Draw(), EndTurn()):
        await act(server, game_id, seat, action)
    answers: list[str] = []
    for number in range(3):
        answers.append(answer_of(await end_turn(people[number], server.channel)))
    for path in ("game info", "log", "play", "hand", "moves", "game start", "game abandon"):
        answers.append(answer_of(await people[2].slash(server.channel, path)))
    for text in (False, True):
        answers.append(answer_of(await people[1].slash(server.channel, "board", text=text)))
        await people[0].slash(server.channel, "board", public=True, text=text)
    await people[0].click(_question(server), label="Refuse")
    question = await server.moderator.slash(server.channel, "mod reset")
    answers.append(answer_of(question))
    await server.moderator.click(response_of(question), label="Remove the game")
    answers.append(answer_of(await people[0].slash(server.channel, "log")))
    for text in (*answers, *(one.words for one in sent)):
        for line in text.split("\n"):
            assert not re.search(r"@(everyone|here)|(?<!\\)<@&|(?<!\\)\*\*@|(?<!\\)`x|(?<!\\)_mod", line), (
                line
            )
            assert not re.search(r"(?<!\\)\*Bea|(?<!\\)\[Cleo\]\(", line), line
    everything = "\n".join((*answers, *(one.words for one in sent)))
    for name in ("everyone", "Bea", "Cleo", "mod\\_"):
        assert name in everything
    allowed = {person.id for person in people}
    assert all(set(one.pings) <= allowed for one in sent)


def _question(server: Server) -> discord.Message:
    return next(m for m in server.newest_first() if "Refuse" in labels(m.components))


async def test_a_message_that_comes_late_calls_only_who_is_still_waited_for(
    server: Server, sent: list[Sent]
) -> None:
    """Discord fails for a while, and somebody has chosen meanwhile."""
    server.env.inject_error("POST", "/channels/*/messages", status=500)
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    await server.sweep(30)
    await server.people[1].slash(server.channel, "game join")
    server.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await act(server, info.id, 0, Choose(1))
    await server.sweep(30)
    posts = [one for one in sent if not one.edit and "begins" in one.words]
    assert posts[-1].pings == posts[-1].mentioned == ids(server, 1)
