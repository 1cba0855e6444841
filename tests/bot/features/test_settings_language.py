"""Tests of /language: what people, channels and servers set, which of it counts where, and who may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord.interactions

import render
from bot.i18n.catalogue import available, translate
from bot.store import Person
from rules.language.words import Words
from tests.bot.answers import answer_of, choose_all, response_of
from tests.bot.features.test_lobby import thread
from tests.bot.playing import TOY, end_turn, open_game
from tests.discord import Server, parts, texts
from tests.discord import server as running

NAMES = {"en": "English", "fr": "français", "de": "Deutsch", "oc": "occitan"}
ARRIALA = "Arriala: Canal de Garonne"


def discord_speaks(monkeypatch: pytest.MonkeyPatch, person: Any, locale: str) -> None:
    """Set the language of somebody's Discord; SimCord's people all use American English."""
    payload = simcord.interactions.base_payload

    def spoken(*given: Any, user_id: int, **named: Any) -> Any:
        record, made = payload(*given, user_id=user_id, **named)
        if user_id == person.id:
            made["locale"] = locale
        return record, made

    monkeypatch.setattr(simcord.interactions, "base_payload", spoken)


async def private_language(server: Server, person: Any, channel: Any = None) -> str:
    """Return the language in which somebody is answered."""
    answer = answer_of(await person.slash(channel or server.channel, "help"))
    return next(language for language in NAMES if translate(language, "help-head") in answer)


async def public_language(server: Server) -> str:
    """Return the language of the next message to the channel, by the heading of a game that starts."""
    for path in ("game new", "game join", "game start"):
        given = {"game": "toy", "seats": 2} if path == "game new" else {}
        await server.people[path == "game join"].slash(server.channel, path, **given)
    text = texts(server.last.components)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await server.tables.lifecycle.reset(info.id, Person(server.moderator.id, "moda"))
    found = [
        language
        for language in NAMES
        if translate(language, "post-started", game=Words("toy", language).text("title")) in text
    ]
    return found[0]


def test_the_bot_offers_four_languages_by_their_own_names() -> None:
    assert {language: translate(language, "language-name") for language in available()} == NAMES


async def test_the_choice_is_offered_by_discord(server: Server) -> None:
    command = next(one for one in await server.client.tree_payload() if one["name"] == "language")
    assert [option["name"] for option in command["options"]] == ["me", "channel", "server"]
    for option in command["options"]:
        choices = option["options"][0]["choices"]
        assert {choice["value"]: choice["name"] for choice in choices} == {**NAMES, "automatic": "automatic"}
        assert choices[-1]["name_localizations"] == {"fr": "automatique", "de": "automatisch"}


@pytest.mark.parametrize("language", NAMES)
async def test_a_persons_own(server: Server, language: str) -> None:
    """The answer is in that language already; what all see stays as it is, and so do others."""
    ada, bea = server.people[:2]
    answer = answer_of(await ada.slash(server.channel, "language me", language=language))
    assert answer == translate(language, "language-me-set")
    assert await private_language(server, ada) == language
    assert await private_language(server, ada, server.other_channel) == language
    assert await private_language(server, bea) == "en"
    assert await public_language(server) == "en"
    answer = answer_of(await ada.slash(server.channel, "language me", language="automatic"))
    assert answer == translate("en", "language-me-automatic", spoken="English")
    assert await private_language(server, ada) == "en"


async def test_a_persons_own_in_direct_messages(server: Server) -> None:
    user = server.people[0].user
    assert answer_of(await user.slash("language me", language="oc")) == translate("oc", "language-me-set")
    assert await private_language(server, server.people[0]) == "oc"
    for path in ("language channel", "language server"):
        assert answer_of(await user.slash(path, language="fr")) == translate("oc", "error-no-channel")


async def test_a_german_discord_in_an_english_channel(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Private answers are in German, without anything set, and the channel stays English."""
    ada, bea = server.people[:2]
    discord_speaks(monkeypatch, ada, "de")
    await open_game(server, TOY, 2)
    assert "begins" in texts(server.last.components)
    panel = texts(response_of(await ada.slash(server.channel, "play")).components)
    assert translate("de", "button-refresh") in panel
    panel = texts(response_of(await bea.slash(server.channel, "play")).components)
    assert translate("en", "button-refresh") in panel
    answer = answer_of(await ada.slash(server.other_channel, "moves"))
    assert translate("de", "error-no-game", command="").strip().split(".")[0] in answer
    assert await private_language(server, server.stranger) == "en"


@pytest.mark.parametrize("where", ["channel", "server"])
@pytest.mark.parametrize("who", ["player", "stranger", "moderator"])
async def test_who_may_set_what_all_read(server: Server, where: str, who: str) -> None:
    person = {"player": server.people[0], "stranger": server.stranger, "moderator": server.moderator}[who]
    result = await person.slash(server.channel, f"language {where}", language="fr")
    if who == "moderator":
        assert answer_of(result) == translate("en", f"language-{where}-set", spoken="français")
    else:
        refusal = {"channel": "error-not-moderator", "server": "error-not-server-moderator"}[where]
        assert answer_of(result) == translate("en", refusal)
    assert await public_language(server) == ("fr" if who == "moderator" else "en")


async def test_a_moderator_by_role_may_too(tmp_path: Path) -> None:
    role = Server(tmp_path / "probe.db").helpers.id
    async with running(tmp_path / "games.db", moderator_roles=str(role)) as server:
        await server.helper.slash(server.channel, "language server", language="de")
        assert await public_language(server) == "de"


async def test_a_channel_comes_before_its_server(tmp_path: Path) -> None:
    """Both come before the owner; taken back, the next one counts again, and the answer names it."""
    async with running(tmp_path / "games.db", bot_language="fr") as server:
        moda = server.moderator
        assert await public_language(server) == "fr"
        await moda.slash(server.channel, "language server", language="de")
        assert await public_language(server) == "de"
        await moda.slash(server.channel, "language channel", language="oc")
        assert await public_language(server) == "oc"
        answer = answer_of(await moda.slash(server.channel, "language channel", language="automatic"))
        assert answer == translate("en", "language-channel-automatic", spoken="Deutsch")
        assert await public_language(server) == "de"
        await moda.slash(server.channel, "language channel", language="oc")
        answer = answer_of(await moda.slash(server.channel, "language server", language="automatic"))
        assert answer == translate("en", "language-server-automatic", spoken="français")
        assert await public_language(server) == "oc"


async def test_settings_are_kept_over_a_restart(server: Server) -> None:
    await server.people[0].slash(server.channel, "language me", language="oc")
    await server.people[1].slash(server.channel, "language me", language="de")
    await server.people[1].slash(server.channel, "language me", language="automatic")
    await server.moderator.slash(server.channel, "language channel", language="fr")
    await server.moderator.slash(server.channel, "language server", language="de")
    await server.restart()
    assert await private_language(server, server.people[0]) == "oc"
    assert await private_language(server, server.people[1]) == "en"
    assert await public_language(server) == "fr"
    await server.moderator.slash(server.channel, "language channel", language="automatic")
    await server.restart()
    assert await public_language(server) == "de"


async def test_a_running_game_follows_from_its_next_message_on(server: Server) -> None:
    """Texts, buttons, the picture's labels and its description follow."""
    game_id = await open_game(server, ARRIALA, 2)
    before = texts(server.last.components)
    assert translate("en", "button-panel") in before
    await server.moderator.slash(server.channel, "language channel", language="oc")
    assert texts(server.last.components) == before
    position = await server.tables.load(game_id)
    seat = position.game.waiting_for[0]
    await end_turn(server.people[seat], server.channel, "arriala end")
    text = texts(server.last.components)
    assert translate("oc", "button-panel") in text.split("\n")
    assert f"<@{server.people[1 - seat].id}> : un torn de jogar, ronda 1." in text.split("\n")
    position = await server.tables.load(game_id)
    view, names = position.game.view(None), tuple(one.name for one in position.info.seats)
    alts = [item["description"] for part in parts(server.last.components) for item in part.get("items", ())]
    assert len(alts) == 1
    assert alts[0].startswith(render.describe(view, "oc", names=names).split("\n")[0])
    assert "Ronda 1" in alts[0]


async def test_labels_in_the_channels_picture_are_occitan(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    board = render.board

    def noted(view: Any, look: str, language: str, **given: Any) -> bytes:
        drawn.append(language)
        return board(view, look, language, **given)

    monkeypatch.setattr(render, "board", noted)
    await server.moderator.slash(server.channel, "language server", language="oc")
    await open_game_in(server, "oc")
    await server.people[0].slash(server.channel, "board")
    assert drawn == ["oc", "en"]
    view = (await server.tables.load(1)).game.view(None)
    assert board(view, "light", "oc") != board(view, "light", "en")


async def open_game_in(server: Server, language: str) -> None:
    """Open and start a game by commands alone, and check that the lobby is in the channel's language."""
    await server.people[0].slash(server.channel, "game new", game="arriala", seats=2)
    title = Words("arriala", language).text("title")
    assert translate(language, "lobby-title", game=title) in texts(server.last.components)
    assert translate(language, "button-join") in texts(server.last.components)
    await server.people[1].slash(server.channel, "game join")
    await server.people[0].slash(server.channel, "game start")


async def test_a_thread_follows_its_channel_until_it_has_its_own(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public messages follow, and private answers too if the bot does not speak the Discord's language."""
    aside = thread(server, server.channel)
    discord_speaks(monkeypatch, server.stranger, "fi")
    await server.moderator.slash(server.channel, "language channel", language="oc")
    await server.people[0].slash(aside, "game new", game="toy", seats=2)
    assert aside.last_message is not None
    assert translate("oc", "button-join") in texts(aside.last_message.components)
    assert await private_language(server, server.stranger, aside) == "oc"
    await server.moderator.slash(aside, "language channel", language="de")
    await server.people[1].slash(aside, "game join")
    await server.people[0].slash(aside, "game start")
    assert aside.last_message is not None
    assert translate("de", "button-panel") in texts(aside.last_message.components)
    assert await private_language(server, server.stranger, aside) == "de"
    assert await private_language(server, server.stranger) == "oc"


async def test_a_language_that_the_bot_does_not_speak_any_more(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused, though Discord may still offer it; where it was set before, it counts as not set."""
    await server.moderator.slash(server.channel, "language channel", language="oc")
    for module in ("bot.i18n.languages", "bot.preferences.settings", "bot.preferences.declared"):
        monkeypatch.setattr(f"{module}.available", lambda: ("en", "fr"))
    answer = answer_of(await server.people[0].slash(server.channel, "language me", language="de"))
    assert answer == translate("en", "error-language-unknown", written="de", languages="English and français")
    assert await private_language(server, server.people[0]) == "en"
    assert await public_language(server) == "en"


async def test_what_is_asked_is_in_the_language_of_the_channel(server: Server) -> None:
    await server.moderator.slash(server.channel, "language channel", language="fr")
    for path in ("game new", "game join", "game start"):
        given = {"game": "toy", "seats": 2} if path == "game new" else {}
        await server.people[path == "game join"].slash(server.channel, path, **given)
    assert " : quel nombre, de 1 à 3 ?" in texts(server.last.components)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    await choose_all(server, info.id)
    assert " : à jouer." in texts(server.last.components)
