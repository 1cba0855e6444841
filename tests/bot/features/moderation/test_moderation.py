"""Tests of what moderators can do and nobody else can."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.table import Person
from tests.bot.answers import TOY, answer_of, choose_all, forge_id, labels, state_of
from tests.bot.playing import act_by_command, act_by_panel, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, texts
from tests.discord import server as running

WHO = ("manager", "by role", "player", "stranger")
ALLOWED = ("manager", "by role")
WHAT = ("reset", "restore", "rollback", "replace", "skip", "pause", "resume", "move", "again")
COMMAND = {"move": "mod resume", "again": "mod post-again"}
"""The commands that are not called as what they do."""

ASKED = {
    "reset": "can be brought back",
    "restore": "just as it stood",
    "rollback": "back to where the game stood after entry 1",
    "replace": "with all that it holds",
    "skip": "ends the turn",
    "pause": "Nobody can act",
    "resume": "goes on from where it stands",
    "move": "has lost its channel",
    "again": "once more as it stands",
}
DONE = {
    "reset": "off the table",
    "restore": "The game is back",
    "rollback": "The game is back at entry 1",
    "replace": "has the seat",
    "skip": "has been skipped",
    "pause": "The game is paused",
    "resume": "The game goes on",
    "move": "goes on in this channel",
    "again": "on its way",
}
BUTTON = {
    "reset": "Take it off the table",
    "restore": "Bring it back",
    "rollback": "Go back",
    "replace": "Give the seat",
    "skip": "Skip",
    "pause": "Pause the game",
    "resume": "Resume the game",
    "move": "Resume here",
    "again": "Post again",
}
UNDONE_BY = {
    "reset": "mod restore",
    "restore": "mod reset",
    "rollback": "mod rollback",
    "replace": "mod replace",
    "skip": "mod rollback",
    "pause": "mod resume",
    "resume": "mod pause",
    "move": "mod reset",
}


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Run a server whose helpers may moderate by their role, which gives them no permission at all.

    The role's id is the same each time, since all is made in the same order.
    """
    probe = Server(tmp_path / "probe.db")
    async with running(tmp_path / "games.db", moderator_roles=str(probe.helpers.id)) as made:
        assert made.config.moderator_roles == (made.helpers.id,)
        yield made


def person(server: Server, who: str) -> Any:
    """Return one of the people of the matrix."""
    return {
        "manager": server.moderator,
        "by role": server.helper,
        "player": server.people[0],
        "stranger": server.stranger,
    }[who]


async def reset_by_moderator(server: Server) -> None:
    """Take the game of the channel off the table."""
    question = await server.moderator.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["reset"])


async def ready_for(server: Server, what: str) -> int:
    """Open a game in which a moderator can use a command; return its id."""
    game_id = await open_game(server, TOY, 2)
    await choose_all(server, game_id)
    moderator = Person(server.moderator.id, "moda")
    if what == "restore":
        await reset_by_moderator(server)
    elif what == "resume":
        await server.tables.lifecycle.pause(game_id, moderator)
    elif what == "move":
        await server.tables.lifecycle.detach(game_id)
    await server.env.settle()
    return game_id


def options(server: Server, what: str) -> dict[str, Any]:
    """Return the options that are given with a command."""
    return {"rollback": {"entry": "1"}, "replace": {"seat": "Ada", "person": server.people[3]}}.get(what, {})


async def button_for(server: Server, what: str, game_id: int) -> WireId:
    """Return the id of the button that confirms what a moderator was asked."""
    info = await server.tables.get(game_id)
    verb = f"mod_{what}"
    if what == "rollback":
        return WireId(verb, game_id, decision=info.seq, path="1.0")
    if what == "replace":
        topic = f"{server.people[3].id}/{server.people[0].id}"
        return WireId(verb, game_id, seat=0, topic=topic)
    if what == "skip":
        (seat,) = info.waiting_for
        position = await server.tables.load(game_id)
        return WireId(verb, game_id, seat=seat, decision=position.decisions[seat])
    return WireId(verb, game_id)


def opening(button: WireId) -> WireId:
    """Return the id of the button that opens the question which a button confirms."""
    topic = button.topic.partition("/")[0]
    return replace(button, action=button.action.replace("mod_", "mod_ask_"), topic=topic)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("what", WHAT)
async def test_the_command(server: Server, who: str, what: str) -> None:
    """It asks and shows what will happen, and nothing has happened yet; others are refused."""
    game_id = await ready_for(server, what)
    before = await server.tables.get(game_id)
    sent = len(server.sent)
    asking = person(server, who).slash(
        server.channel, COMMAND.get(what, f"mod {what}"), **options(server, what)
    )
    result = await asking
    answer = answer_of(result)
    if who in ALLOWED:
        assert TOY in answer
        assert ASKED[what] in answer
        assert "Ada and Bea" in answer or what == "rollback"
        offered = labels(result.response.components)
        assert (offered[0], offered[-1]) == (BUTTON[what], "Cancel")
    else:
        assert answer == "That is for moderators: Manage Channels here, or a role that was set for it."
        assert labels(result.response.components) == []
    assert await server.tables.get(game_id) == before
    assert len(server.sent) == sent


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("what", WHAT)
async def test_the_buttons(server: Server, who: str, what: str) -> None:
    """Whoever got hold of a moderator's buttons is asked again whether they may.

    The buttons are forged onto a public message: pressing a private one of somebody else is impossible.
    """
    game_id = await ready_for(server, what)
    before = await server.tables.get(game_id)
    public = server.last
    button = await button_for(server, what, game_id)
    presser = person(server, who)

    async def forge(old: str, new: str) -> str:
        forge_id(server, public, old, new)
        return answer_of(await presser.click(public, custom_id=new))

    cancel, ask = WireId("mod_cancel", game_id).custom_id, opening(button).custom_id
    answer = await forge(next(iter(_ids(public))), cancel)
    assert ("Nothing was changed" if who in ALLOWED else "for moderators") in answer
    answer = await forge(cancel, ask)
    assert (ASKED[what] if who in ALLOWED else "for moderators") in answer
    assert await server.tables.get(game_id) == before
    answer = await forge(ask, button.custom_id)
    after = await server.tables.get(game_id)
    if who in ALLOWED:
        assert DONE[what] in answer
        assert after != before
        if what in UNDONE_BY:
            assert f"To undo this: </{UNDONE_BY[what]}:" in answer
    else:
        assert "for moderators" in answer
        assert after == before


def _ids(message: Any) -> list[str]:
    return [part.custom_id for row in message.components for part in _walk(row) if part.custom_id]


def _walk(item: Any) -> list[Any]:
    inside = getattr(item, "children", ())
    return [item] if hasattr(item, "custom_id") else [part for one in inside for part in _walk(one)]


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("what", [what for what in WHAT if what != "move"])
async def test_a_forged_button_of_another_channels_game(server: Server, who: str, what: str) -> None:
    """Whoever may moderate here cannot moderate a game elsewhere."""
    game_id = await ready_for(server, what)
    before = await server.tables.get(game_id)
    button = await button_for(server, what, game_id)
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    elsewhere = server.other_channel.last_message
    assert elsewhere is not None
    old = _ids(elsewhere)[0]
    for forged, refusal in (
        (button, "another channel"),
        (opening(button), "another channel"),
        (replace(button, game=999), "no such game"),
    ):
        forge_id(server, elsewhere, old, forged.custom_id)
        old = forged.custom_id
        answer = answer_of(await person(server, who).click(elsewhere, custom_id=old))
        assert (refusal if who in ALLOWED else "for moderators") in answer
        assert await server.tables.get(game_id) == before


@pytest.mark.parametrize("who", WHO)
async def test_a_forged_button_brings_no_game_that_has_its_channel(server: Server, who: str) -> None:
    """Only what has lost its channel can be brought to another, and only where none is played."""
    game_id = await ready_for(server, "pause")
    before = await server.tables.get(game_id)
    await server.people[2].slash(server.other_channel, "game new", game=TOY, seats=2)
    elsewhere = server.other_channel.last_message
    assert elsewhere is not None
    forged = WireId("mod_move", game_id).custom_id
    forge_id(server, elsewhere, _ids(elsewhere)[0], forged)
    answer = answer_of(await person(server, who).click(elsewhere, custom_id=forged))
    assert ("it has a channel" if who in ALLOWED else "for moderators") in answer
    await server.tables.lifecycle.detach(game_id)
    answer = answer_of(await person(server, who).click(elsewhere, custom_id=forged))
    assert ("a game in this channel already" if who in ALLOWED else "for moderators") in answer
    assert (await server.tables.get(game_id)).channel_id == before.channel_id


@pytest.mark.parametrize("who", WHO)
async def test_the_moderation_log_is_for_moderators(server: Server, who: str) -> None:
    """Others are refused by command and by button."""
    await ready_for(server, "restore")
    answer = answer_of(await person(server, who).slash(server.channel, "mod audit"))
    assert ("took the game off the table" if who in ALLOWED else "for moderators") in answer
    forged = WireId("mod_audit", 0, path="~0").custom_id
    public = next(message for message in server.messages() if _ids(message))
    forge_id(server, public, _ids(public)[0], forged)
    answer = answer_of(await person(server, who).click(public, custom_id=forged))
    assert ("took the game off the table" if who in ALLOWED else "for moderators") in answer


async def test_everybody_sees_the_commands(server: Server) -> None:
    """A default permission would make Discord hide them from moderators by role, so there is none."""
    mod = next(command for command in await server.client.tree_payload() if command["name"] == "mod")
    assert mod["default_member_permissions"] is None
    for who in WHO:
        seen = person(server, who).available_commands(server.channel)
        assert {COMMAND.get(what, f"mod {what}") for what in WHAT} | {"mod audit"} <= set(seen)


async def test_cancelling_replaces_the_question(server: Server) -> None:
    game_id = await ready_for(server, "reset")
    question = await server.helper.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.helper.click(question.response, label="Cancel")
    assert answer_of(question) == "Nothing was changed."
    assert (await server.tables.get(game_id)).status == "open"


async def test_a_game_is_put_away_and_brought_back_as_it_was(server: Server) -> None:
    """The channel reads who did it, and the game goes on as it was."""
    game_id = await ready_for(server, "reset")
    before = (await state_of(server, game_id))[1]
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    question = await server.helper.slash(server.channel, "mod reset")
    assert question.response is not None
    sent = len(server.sent)
    await server.helper.click(question.response, label=BUTTON["reset"])
    answer = answer_of(question)
    assert answer.startswith("The game is off the table.")
    assert f"To undo this: </mod restore:{server.services.mentions.ids['mod']}>." in answer
    assert len(server.sent) == sent + 1
    text = texts(server.last.components)
    assert "A moderator (helga) has taken the game off the table" in text
    assert f"</mod restore:{server.services.mentions.ids['mod']}>" in text
    assert "Play" not in labels(server.last.components)
    assert not server.sent[-1]["allowed_mentions"].get("users")
    for path in ("panel", "toy end", "undo", "game abandon"):
        refused = answer_of(await server.people[seat].slash(server.channel, path))
        assert "ended" in refused or "no game" in refused, path
    assert (await state_of(server, game_id))[1] == before

    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    answer = answer_of(question)
    assert answer.startswith("The game is back.")
    assert f"To undo this: </mod reset:{server.services.mentions.ids['mod']}>." in answer
    assert "A moderator (moda) has brought the game back" in texts(server.last.components)
    pinged = [int(one) for one in server.sent[-1]["allowed_mentions"]["users"]]
    assert pinged == [server.people[seat].id]
    assert (await state_of(server, game_id))[1] == before
    position = await server.tables.load(game_id)
    action = position.game.suggest(seat)
    await act_by_panel(server, await open_panel(server, seat), position, seat, action)
    after = await server.tables.load(game_id)
    assert after.game == position.game.apply(seat, action)[0]
    log = answer_of(await server.stranger.slash(server.channel, "log"))
    assert "A moderator (helga) took the game off the table" in log
    assert "A moderator (moda) brought the game back" in log


async def test_a_panel_that_was_open_all_the_while_still_works(server: Server) -> None:
    game_id = await ready_for(server, "reset")
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    panel = await open_panel(server, seat)
    await reset_by_moderator(server)
    before = await state_of(server, game_id)
    result = await server.people[seat].click(panel, label="Draw a card")
    assert "has taken the game off the table" in texts(result.followups[0].components)
    assert await state_of(server, game_id) == before
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    await server.people[seat].click(panel, label="Draw a card")
    assert (await state_of(server, game_id))[0] == before[0] + 2


async def test_nothing_is_deleted(server: Server) -> None:
    """Whatever a moderator does, no row of a game goes away."""

    def rows() -> dict[str, set[Any]]:
        with sqlite3.connect(server.database) as connection:
            found = {
                "game": set(connection.execute("SELECT id, kind, seed, fingerprint, started FROM game")),
                "entry": set(connection.execute("SELECT game, seq, kind, seat, action, events FROM entry")),
                "seat": set(connection.execute("SELECT game, seat, person FROM seat")),
                "snapshot": set(connection.execute("SELECT game, state FROM snapshot")),
            }
        connection.close()
        return found

    await ready_for(server, "reset")
    before = rows()
    assert len(before["entry"]) == 2
    await reset_by_moderator(server)
    archived = rows()
    assert all(before[table] <= archived[table] for table in before)
    assert len(archived["entry"]) == 3
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert all(archived[table] <= rows()[table] for table in archived)


async def test_a_taken_channel_stays_with_the_newer_game(server: Server) -> None:
    """Bringing the other back is refused when it is asked for, and again when it is confirmed."""
    game_id = await ready_for(server, "restore")
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    newer = await open_game(server, TOY, 2)
    answer = answer_of(await server.moderator.slash(server.channel, "mod restore"))
    assert "There is a game in this channel already" in answer
    result = await server.moderator.click(question.response, label=BUTTON["restore"])
    assert "There is a game in this channel already" in texts(result.followups[0].components)
    assert (await server.tables.get(game_id)).status == "reset"
    assert (await server.tables.get(newer)).status == "open"


async def test_pressing_a_second_time_does_nothing(server: Server) -> None:
    """Two moderators were asked the same; the game is taken away once and brought back once."""
    game_id = await ready_for(server, "reset")
    first = await server.moderator.slash(server.channel, "mod reset")
    second = await server.helper.slash(server.channel, "mod reset")
    assert first.response is not None
    assert second.response is not None
    await server.moderator.click(first.response, label=BUTTON["reset"])
    sent = len(server.sent)
    result = await server.helper.click(second.response, label=BUTTON["reset"])
    assert "has taken the game off the table" in texts(result.followups[0].components)
    assert len(server.sent) == sent
    first = await server.moderator.slash(server.channel, "mod restore")
    second = await server.helper.slash(server.channel, "mod restore")
    assert first.response is not None
    assert second.response is not None
    await server.moderator.click(first.response, label=BUTTON["restore"])
    result = await server.helper.click(second.response, label=BUTTON["restore"])
    assert "No game has been taken off this channel" in texts(result.followups[0].components)
    position = await server.tables.load(game_id)
    seat = position.game.waiting_for[0]
    await act_by_command(server, position, seat, position.game.suggest(seat))
    assert (await server.tables.get(game_id)).status == "open"


async def test_the_one_that_was_taken_away_last_comes_back(server: Server) -> None:
    older = await ready_for(server, "restore")
    newer = await open_game(server, TOY, 3)
    question = await server.moderator.slash(server.channel, "mod reset")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["reset"])
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    assert "Ada, Bea and Cleo" in answer_of(question)
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert (await server.tables.get(newer)).status == "open"
    assert (await server.tables.get(older)).status == "reset"


async def test_an_open_table_can_be_put_away_too(server: Server) -> None:
    """Its message loses the buttons, and a new one is posted when it is brought back."""
    await server.people[0].slash(server.channel, "game new", game=TOY, seats=2)
    gathering = server.last
    await reset_by_moderator(server)
    messages = {message.id: message for message in server.messages()}
    assert labels(messages[gathering.id].components) == []
    assert "table closed" in texts(messages[gathering.id].components)
    question = await server.moderator.slash(server.channel, "mod restore")
    assert question.response is not None
    await server.moderator.click(question.response, label=BUTTON["restore"])
    assert "has brought the game back" in texts(server.messages()[-2].components)
    assert labels(server.last.components) == ["Join", "Leave", "Start"]
    await server.people[1].click(server.last, label="Join")
    await server.people[0].click(server.last, label="Start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.status == "open"


async def test_where_there_is_nothing_to_do(server: Server) -> None:
    answer = answer_of(await server.moderator.slash(server.channel, "mod reset"))
    assert "There is no game in this channel" in answer
    answer = answer_of(await server.moderator.slash(server.channel, "mod restore"))
    assert "No game has been taken off this channel" in answer
    await ready_for(server, "restore")
    answer = answer_of(await server.moderator.slash(server.other_channel, "mod restore"))
    assert "No game has been taken off this channel" in answer
