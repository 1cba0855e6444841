"""The buttons of before do what their labels promise, and none of them causes an error."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import render
from tests.before.loading import Before, Button, Posted, Standing, facts, is_known, served, verb_of
from tests.bot.test_canal_du_midi import PIXEL
from tests.discord import texts

Then = Callable[[Standing, Standing], bool]
"""What a button has changed: how the game stood before it was pressed, and how it stands then."""


def same(was: Standing, now: Standing) -> bool:
    """Return whether nothing has changed."""
    return was == now


def done(was: Standing, now: Standing) -> bool:
    """Return whether the log has one more entry."""
    return now.seq == was.seq + 1


CASES: list[tuple[str, str, str, str, Then]] = [
    ("lobby", "join", "cleo", "You have joined", lambda was, now: now.people[-1] == "cleo"),
    ("lobby", "leave", "bea", "", lambda was, now: now.people == ("ada", "cleo")),
    ("lobby", "start", "ada", "", lambda was, now: now.status == "open"),
    ("turn", "panel", "ada", "The toy game", same),
    ("turn", "hand", "ada", "hand", same),
    ("turn", "log", "stranger", "Verlauf", same),
    ("turn", "why", "", "###", same),
    ("turn", "rule", "", "###", same),
    ("turn", "rule_show", "", "on its way", same),
    ("turn", "rule_beside", "", "###", same),
    ("undoing", "undo", "", "Undone", done),
    ("ask-reset", "mod_reset", "", "has been removed", lambda was, now: now.status == "reset"),
    ("ask-pause", "mod_cancel", "", "Nothing was changed", same),
    ("ask-pause", "mod_pause", "", "is paused", lambda was, now: now.paused),
    ("ask-export", "mod_export", "", "Here is the file", done),
    ("ask-export-log", "mod_export", "", "Here is the log", done),
    ("ask-again", "mod_again", "", "on its way", done),
    ("ask-skip", "mod_skip", "", "", lambda was, now: now.waiting != was.waiting),
    ("ask-rollback", "mod_rollback", "", "", lambda was, now: now.seq > was.seq),
    ("ask-dice", "mod_rollback", "", "", lambda was, now: now.seq == was.seq + 2),
    ("ask-replace", "mod_replace", "", "", lambda was, now: now.people[0] == "dan"),
    ("ask-free", "mod_replace", "", "", lambda was, now: (now.people[0], now.called) == (None, (0,))),
    ("resigning", "seat_keep", "", "stays yours", same),
    ("resigning", "resign", "", "", lambda was, now: now.people[0] is None),
    ("dice", "mod_ask_rollback", "", "goes back", same),
    ("paused", "mod_resume", "", "goes on", lambda was, now: not now.paused),
    ("finished", "verify", "ada", "followed its published seed", same),
    ("finished-midi", "verify", "ada", "followed its published seed", same),
    ("finished", "info", "ada", "over", same),
    ("reset", "mod_restore", "", "has been restored", lambda was, now: now.status == "open"),
    ("restored", "mod_ask_reset", "", "removes the game", same),
    ("restored", "mod_ask_pause", "", "", same),
    ("asked-abandon", "withdraw", "bea", "no longer agree", same),
    ("asked-abandon", "agree", "bea", "", same),
    ("asked-abandon", "agree", "cleo", "", lambda was, now: now.status == "abandoned"),
    ("asked-stand-in", "refuse", "bea", "", same),
    ("asked-stand-in", "agree", "bea", "That question is closed", same),
    ("offered", "accept", "dan", "yours", lambda was, now: now.people[0] == "dan"),
    ("stand-in", "back", "bea", "for yourself again", lambda was, now: now.stand_ins == ()),
    ("called", "take_seat", "dan", "", lambda was, now: now.people[1] == "dan"),
    ("replaced", "mod_ask_replace", "", "", same),
    ("replaced", "take_seat", "dan", "", lambda was, now: now.people[3] == "dan"),
    ("older", "undo", "", "out of date", same),
    ("forgotten", "privacy_keep", "ada", "Nothing was deleted", same),
]
"""A channel, what a button does, who presses it ("" is its only reader), the answer, and what has changed."""


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace all pictures by a pixel: what they show is tested elsewhere."""
    for which in ("board", "hand"):
        monkeypatch.setattr(render, which, lambda *given, **named: PIXEL)


def find(channel: str, verb: str, reader: str | None = None) -> tuple[Posted, Button]:
    """Return the newest button that does something in a channel, private ones first where it is nobody's."""
    found = [
        (posted, one)
        for posted in facts().messages
        for one in posted.buttons
        if posted.channel == channel and verb_of(one.id) == verb and not one.disabled
    ]
    mine = [one for one in found if (one[0].reader is None) is bool(reader) or one[0].reader == reader]
    return mine[-1]


def answer_text(server: Before, posted: Posted, result: Any) -> str:
    """Return the text of a private answer, which may stand in place of the message with the button."""
    if result.modal is not None:
        return result.modal["title"]
    answer = result.followups[-1] if result.followups else result.response
    if answer is None:
        assert result.acknowledged
        assert posted.reader is not None, "what all see was changed by an answer"
        answer = server.message(posted)
    assert answer.ephemeral or posted.channel in facts().mail
    return texts(answer.components)


def test_there_are_buttons_of_all_kinds() -> None:
    ids = {one.id for posted in facts().messages for one in posted.buttons}
    assert len(ids) > 900
    assert {verb_of(one) for one in ids} >= {verb for _, verb, *_ in CASES} | {"pick", "takeback", "unwatch"}


async def test_buttons_do_what_their_labels_promise(tmp_path: Path) -> None:
    unmet: list[str] = []
    async with served(tmp_path / "games.db") as server:
        for posted in facts().messages:
            unmet += [f"{one.id} is unknown" for one in posted.buttons if not is_known(server.client, one.id)]
        for channel, verb, who, words, then in CASES:
            posted, wanted = find(channel, verb, who or None)
            server.put(posted)
            was = await server.standing(channel)
            result = await server.press(server.everybody[who or posted.reader or "stranger"], posted, wanted)
            text, now = answer_text(server, posted, result), await server.standing(channel)
            if words not in text or not then(was, now):
                unmet.append(f"{channel} {verb}: {text[:120]!r} {was} {now}")
        assert unmet == []


async def test_what_was_asked_is_answered_still(tmp_path: Path) -> None:
    """Once everybody agrees to what was asked, the game goes back; a file that waited becomes a game."""
    async with served(tmp_path / "games.db") as server:
        was = facts().games["asked-takeback"]
        posted, agree = find("asked-takeback", "agree", "ada")
        for name in was.people:
            assert name is not None
            answer_text(server, posted, await server.press(server.everybody[name], posted, agree))
        assert (await server.standing("asked-takeback")).seq == was.seq + 1
        for channel, verb, words in (("upload", "mod_import", "imported"), ("moving", "mod_move", "goes on")):
            posted, wanted = find(channel, verb)
            assert words in answer_text(server, posted, await server.press(server.moderator, posted, wanted))
        assert (await server.standing("parked")).status == "open"
        posted, wanted = find("to stranger", "unwatch")
        result = await server.press(server.stranger, posted, wanted)
        assert "schaust nicht mehr zu" in answer_text(server, posted, result)
        posted, wanted = find("forgotten", "privacy_delete", "ada")
        answer = answer_text(server, posted, await server.press(server.people[0], posted, wanted))
        assert "deleted" in answer
        assert (await server.standing("turn")).people[0] is None


async def test_whatever_is_pressed_is_answered(tmp_path: Path) -> None:
    """One button of each kind is pressed in each kind of game, by a stranger or by its only reader."""
    pressed: set[tuple[Any, ...]] = set()
    async with served(tmp_path / "games.db") as server:
        for posted in facts().messages:
            for one in posted.buttons:
                game = facts().games.get(posted.channel)
                sort = (verb_of(one.id), game and game.kind, posted.reader is None, bool(one.values))
                if one.disabled or sort in pressed or verb_of(one.id) == "privacy_delete":
                    continue
                pressed.add(sort)
                server.put(posted)
                who = server.everybody[posted.reader or "stranger"]
                answer = answer_text(server, posted, await server.press(who, posted, one))
                assert answer, one
                assert "Something went wrong" not in answer, one
    assert len(pressed) > 50
