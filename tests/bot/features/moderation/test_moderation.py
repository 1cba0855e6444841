"""Tests of what moderators can do and nobody else can."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.bot.answers import answer_of, forge_id
from tests.bot.moderating import ALLOWED, BUTTON, WHO, person, ready_for
from tests.bot.playing import TOY
from tests.bot.wire import WireId
from tests.discord import Server, labels

WHAT = ("reset", "restore", "rollback", "replace", "skip", "pause", "resume", "move", "again")
COMMAND = {"move": "mod resume", "again": "mod post-again"}
"""The commands that are not called as what they do."""

ASKED = {
    "reset": "can be restored",
    "restore": "exactly as it was",
    "rollback": "back to where the game stood after entry 1",
    "replace": "with everything that belongs to it",
    "skip": "ends the turn",
    "pause": "Nobody can act",
    "resume": "goes on from where it stands",
    "move": "has lost its channel",
    "again": "once more, as things stand",
}
DONE = {
    "reset": "has been removed",
    "restore": "The game has been restored",
    "rollback": "The game is back at entry 1",
    "replace": "has the seat",
    "skip": "has been skipped",
    "pause": "The game is paused",
    "resume": "The game goes on",
    "move": "goes on in this channel",
    "again": "on its way",
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


@pytest.mark.parametrize("what", WHAT)
async def test_the_command(server: Server, what: str) -> None:
    """It asks and shows what will happen, and nothing has happened yet; others are refused."""
    game_id = await ready_for(server, what)
    before = await server.tables.get(game_id)
    sent = len(server.sent)
    for who in WHO:
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
            refused = (
                "Only moderators can do that: it takes Manage Channels here, or a role chosen for moderating."
            )
            assert answer == refused
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
    assert ("Nothing was changed" if who in ALLOWED else "Only moderators") in answer
    answer = await forge(cancel, ask)
    assert (ASKED[what] if who in ALLOWED else "Only moderators") in answer
    assert await server.tables.get(game_id) == before
    answer = await forge(ask, button.custom_id)
    after = await server.tables.get(game_id)
    if who in ALLOWED:
        assert DONE[what] in answer
        assert after != before
        if what in UNDONE_BY:
            assert f"To undo this: </{UNDONE_BY[what]}:" in answer
    else:
        assert "Only moderators" in answer
        assert after == before


def _ids(message: Any) -> list[str]:
    return [part.custom_id for row in message.components for part in _walk(row) if part.custom_id]


def _walk(item: Any) -> list[Any]:
    inside = getattr(item, "children", ())
    return [item] if hasattr(item, "custom_id") else [part for one in inside for part in _walk(one)]


@pytest.mark.parametrize("what", [what for what in WHAT if what != "move"])
async def test_a_forged_button_of_another_channels_game(server: Server, what: str) -> None:
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
        (replace(button, game=999), "no longer exists"),
    ):
        forge_id(server, elsewhere, old, forged.custom_id)
        old = forged.custom_id
        for who in WHO:
            answer = answer_of(await person(server, who).click(elsewhere, custom_id=old))
            assert (refusal if who in ALLOWED else "Only moderators") in answer
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
    assert ("it already has a channel" if who in ALLOWED else "Only moderators") in answer
    await server.tables.lifecycle.detach(game_id)
    answer = answer_of(await person(server, who).click(elsewhere, custom_id=forged))
    assert ("already a game in this channel" if who in ALLOWED else "Only moderators") in answer
    assert (await server.tables.get(game_id)).channel_id == before.channel_id


@pytest.mark.parametrize("who", WHO)
async def test_the_moderation_log_is_for_moderators(server: Server, who: str) -> None:
    """Others are refused by command and by button."""
    await ready_for(server, "restore")
    answer = answer_of(await person(server, who).slash(server.channel, "mod audit"))
    assert ("removed the game" if who in ALLOWED else "Only moderators") in answer
    forged = WireId("mod_audit", 0, path="~0").custom_id
    public = next(message for message in server.messages() if _ids(message))
    forge_id(server, public, _ids(public)[0], forged)
    answer = answer_of(await person(server, who).click(public, custom_id=forged))
    assert ("removed the game" if who in ALLOWED else "Only moderators") in answer


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


async def test_where_there_is_nothing_to_do(server: Server) -> None:
    answer = answer_of(await server.moderator.slash(server.channel, "mod reset"))
    assert "There is no game in this channel" in answer
    answer = answer_of(await server.moderator.slash(server.channel, "mod restore"))
    assert "There is no removed game in this channel" in answer
    await ready_for(server, "restore")
    answer = answer_of(await server.moderator.slash(server.other_channel, "mod restore"))
    assert "There is no removed game in this channel" in answer
