"""Everything that people read comes from the language files, in the right language.

A made-up language is played in, in which every message stands between ⟦ and ⟧. Whatever word is seen
outside of these is written in code. The other half of this proof is in tests/test_texts_in_code.py.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
import simcord.interactions
from simcord.http import router

import rules.language.texts
from bot.i18n.catalogue import available, translate
from bot.ui.action_keys import action_path
from bot.ui.names import words_for
from rules.language.rulebook import has_rulebook, load_rulebook
from tests.bot.answers import answer_of, response_of
from tests.bot.i18n.files import MADE_UP, new_reader, read_from, wrapped
from tests.bot.playing import choice_values, command_options, pick
from tests.discord import PEOPLE, Server, labels, parts, texts
from tests.discord import server as running
from tests.offered import OFFERED
from tests.toy.actions import Answer, Choose, Draw, Offer
from tests.toy.components import Reply
from tests.toy.game import Toy


def speak(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Set the language of everybody's Discord."""
    payload = simcord.interactions.base_payload

    def spoken(*given: Any, **named: Any) -> Any:
        record, made = payload(*given, **named)
        made["locale"] = language
        return record, made

    monkeypatch.setattr(simcord.interactions, "base_payload", spoken)


class Seen:
    """All words that people get to see: what goes to the channel, and what somebody alone is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.public: list[str] = []
        self.private: list[str] = []
        dispatch = router.dispatch

        def noted(backend: Any, method: str, path: str, **given: Any) -> Any:
            payload = given.get("json")
            if isinstance(payload, dict):
                alone = path.startswith(("/interactions/", "/webhooks/"))
                (self.private if alone else self.public).extend(_words(payload))
            return dispatch(backend, method, path, **given)

        monkeypatch.setattr(router, "dispatch", noted)


def _words(payload: dict[str, Any]) -> Iterator[str]:
    data = payload.get("data") or payload
    yield texts(data.get("components") or ())
    yield str(data.get("title") or "")
    yield str(data.get("content") or "")
    yield from (str(choice["name"]) for choice in data.get("choices") or ())
    yield from (str(file.get("description") or "") for file in data.get("attachments") or ())


@cache
def headings() -> frozenset[str]:
    """Return the titles of the rulebooks' sections, which are files of their own and read in English."""
    books = [load_rulebook(kind, "en") for kind in OFFERED if has_rulebook(kind)]
    return frozenset(section.title for book in books for section in book.sections.values())


def outside(text: str) -> str:
    """Return what stands outside of all brackets, apart from names, numbers, mentions and fingerprints."""
    depth, found = 0, ""
    for letter in "\n".join(line for line in text.split("\n") if line not in headings()):
        depth += (letter == "⟦") - (letter == "⟧")
        found += letter if depth == 0 and letter != "⟧" else ""
    assert depth == 0, text
    found = re.sub(r"<@\d+>|</[^>]+:\d+>|`[0-9a-f]{32,}`|https://\S+", "", found)
    found = re.sub(rf"\b({'|'.join(PEOPLE)}|moda|helga|stranger)\b", "", found)
    return "".join(re.findall(r"[^\W\d_]+", found))


def test_the_measure_itself() -> None:
    assert outside("⟦Ada ⟦and⟧ Bea⟧ · 3 <@12> </game new:5> `" + "ab" * 32 + "` Ada") == ""
    assert outside("⟦Your turn⟧ now") == "now"
    assert outside("Dan wins: ⟦x⟧") == "wins"
    assert "a = ⟦Text { $n }⟧" in wrapped("a = Text { $n }\n")


@pytest.fixture
async def pseudo(tmp_path: Path, made_up: None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """Start a server whose channels and people all have the made-up language."""
    speak(monkeypatch, MADE_UP)
    assert MADE_UP in available()
    async with running(tmp_path / "games.db", bot_language=MADE_UP) as made:
        yield made


def check(seen: Seen) -> None:
    """Check that every line is made of messages of the language files."""
    for line in (*seen.public, *seen.private):
        assert outside(line) == "", line
    assert sum("⟦" in line for line in seen.public) > 5
    assert sum("⟦" in line for line in seen.private) > 20


async def click(person: Any, message: Any, key: str, **params: object) -> Any:
    """Press the button with that text of the bot's."""
    label = rules.language.texts.format_text(MADE_UP, (("bot.i18n", "locale"),), key, params)
    return await person.click(message, label=label)


async def test_a_table_from_opening_to_moderating(pseudo: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """No text is written in code in lobby, errors, consent, reset and restore, and all look-ups."""
    seen, server = Seen(monkeypatch), pseudo
    ada, bea, cleo = server.people[:3]
    for path in ("game info", "game join", "hand", "log", "moves", "mod restore"):
        await server.moderator.slash(server.channel, path)
    await ada.autocomplete(server.channel, "game new", "game", "")
    await ada.slash(server.channel, "game new", game="Nothing of ours")
    await ada.slash(server.channel, "game new", game="toy", seats=9)
    await ada.slash(server.channel, "game new", game="toy", seats=2)
    await ada.slash(server.channel, "game new", game="toy")
    for path in ("game start", "game leave", "game info", "game verify", "hand"):
        await cleo.slash(server.channel, path)
    await click(bea, server.last, "button-join")
    await click(cleo, server.last, "button-join")
    await ada.slash(server.channel, "game start", first=cleo)
    await click(ada, server.last, "button-start")
    for path in ("help", "board", "hand", "play", "moves", "log", "undo", "game info", "game verify"):
        await ada.slash(server.channel, path)
        await server.stranger.slash(server.channel, path)
    await ada.slash(server.channel, "board", public=True)
    await ada.slash(server.channel, "board", public=True, text=True)
    await bea.slash(server.channel, "game abandon")
    await click(ada, server.last, "button-refuse")
    question = response_of(await server.moderator.slash(server.channel, "mod reset"))
    await click(server.moderator, question, "button-mod-reset")
    question = response_of(await server.moderator.slash(server.channel, "mod restore"))
    await click(server.moderator, question, "button-cancel")
    question = response_of(await server.moderator.slash(server.channel, "mod restore"))
    await click(server.moderator, question, "button-mod-restore")
    await ada.slash(server.channel, "mod reset")
    await ada.slash(server.channel, "game abandon")
    await bea.slash(server.channel, "game abandon")
    await cleo.slash(server.channel, "game verify")
    check(seen)


async def test_a_whole_toy_game(pseudo: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """No text is written in code in commands, panels, forms, suggestions, refusals, undo, and the end."""
    seen, server = Seen(monkeypatch), pseudo
    game_id = await open_toy(server)
    for number in (77, 1):
        await server.people[0].slash(server.channel, "toy choose", number=number)
    await act(server, game_id, 1, Choose(2))
    seat = (await server.tables.load(game_id)).game.waiting_for[0]
    active, other = server.people[seat], server.people[1 - seat]
    for option in ("card", "pond", "extra"):
        await active.autocomplete(server.channel, "toy card play", option, "")
    await active.slash(server.channel, "toy card play", card="nothing", pond="nowhere")
    await other.slash(server.channel, "toy end")
    await active.slash(server.channel, "arriala draw")
    await through_a_panel(server, seat)
    game = (await server.tables.load(game_id)).game
    assert isinstance(game, Toy)
    await act(server, game_id, seat, Offer(1 - seat, game.hands[seat][:1]))
    await act(server, game_id, 1 - seat, Answer(Reply.TAKE))
    await act(server, game_id, seat, Draw())
    await active.slash(server.channel, "undo")
    while (position := await server.tables.load(game_id)).game.waiting_for:
        seat = position.game.waiting_for[0]
        await act(server, game_id, seat, position.game.suggest(seat))
    for path in ("log", "game info", "board", "game verify"):
        await server.people[0].slash(server.channel, path)
    check(seen)


async def open_toy(server: Server) -> int:
    """Start a toy game without looking for words in any language."""
    await server.people[0].slash(server.channel, "game new", game="toy", seats=2)
    await server.people[1].slash(server.channel, "game join")
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    return info.id


async def through_a_panel(server: Server, seat: int) -> None:
    """Lay a card and take it back; offer cards that are not there, in the form."""
    person = server.people[seat]
    panel = response_of(await person.slash(server.channel, "play"))
    await person.click(panel, label="⟦Play a card⟧")
    while asked := choice_values(panel.components):
        await pick(person, panel, asked[-1])
    if ids := [
        part["custom_id"] for part in parts(panel.components) if "r:act:" in part.get("custom_id", "")
    ]:
        await person.click(panel, custom_id=ids[0])
    await click(person, panel, "button-undo")
    result = await person.click(panel, label="⟦Offer cards⟧")
    assert result.modal is not None
    result = await person.submit_modal(result, {"to": [str(1 - seat)], "cards": "nothing I hold"})
    assert "nothing I hold" in answer_of(result)


async def test_some_turns_of_arriala(pseudo: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    seen, server = Seen(monkeypatch), pseudo
    await server.people[0].slash(server.channel, "game new", game="arriala", seats=2)
    await server.people[1].slash(server.channel, "game join")
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    for _ in range(14):
        position = await server.tables.load(info.id)
        seat = position.game.waiting_for[0]
        await act(server, info.id, seat, position.game.suggest(seat))
    seat = (await server.tables.load(info.id)).game.waiting_for[0]
    await server.people[seat].autocomplete(server.channel, "arriala move", "worker", "")
    await server.people[seat].slash(server.channel, "arriala lock", at="nowhere")
    for path in ("board", "hand", "moves", "log", "play"):
        await server.people[seat].slash(server.channel, path)
    await server.people[seat].slash(server.channel, "board", text=True)
    check(seen)


async def act(server: Server, game_id: int, seat: int, action: Any) -> None:
    """Send a command with values as the made-up language calls them, and check that it counts."""
    position = await server.tables.load(game_id)
    words = words_for(position, seat, MADE_UP)
    path = action_path(position.info.kind, type(action))
    given = command_options(position.info.kind, words, action)
    await server.people[seat].slash(server.channel, path, **given)
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def test_each_reads_their_own_language_and_the_channel_its_own(
    tmp_path: Path, made_up: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner sets the channel's language; whoever has another in Discord gets that if the bot knows it."""
    async with running(tmp_path / "games.db", bot_language="en") as server:
        speak(monkeypatch, MADE_UP)
        seen = Seen(monkeypatch)
        await open_toy(server)
        await server.people[0].slash(server.channel, "toy choose", number=1)
        await server.people[1].slash(server.channel, "toy choose", number=77)
        await server.people[0].slash(server.channel, "moves")
        for line in seen.private:
            assert outside(line) == "", line
        assert seen.public
        assert not any("⟦" in line for line in seen.public)


async def test_a_language_that_the_bot_does_not_speak(
    tmp_path: Path, made_up: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose Discord speaks Finnish reads the channel's language."""
    async with running(tmp_path / "games.db", bot_language=MADE_UP) as server:
        speak(monkeypatch, "fi")
        seen = Seen(monkeypatch)
        await open_toy(server)
        await server.people[0].slash(server.channel, "moves")
        for line in (*seen.private, *seen.public):
            assert outside(line) == "", line


async def test_a_text_that_a_language_lacks_is_shown_in_english(
    tmp_path: Path, made_up: None, language_files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One missing message does not take the others with it."""
    folder = copytree(language_files, tmp_path / "languages")
    read_from(folder, new_reader(), monkeypatch)
    file = folder / "tests.toy" / "texts" / f"{MADE_UP}.ftl"
    kept = [
        line for line in file.read_text("utf-8").split("\n") if not line.startswith("command-choose-label")
    ]
    file.write_text("\n".join(kept), "utf-8")
    speak(monkeypatch, MADE_UP)
    async with running(tmp_path / "games.db", bot_language=MADE_UP) as server:
        await open_toy(server)
        panel = response_of(await server.people[0].slash(server.channel, "play"))
        await pick(server.people[0], panel, "1")
        assert "Choose a number" in labels(panel.components)
        assert "⟦Refresh⟧" in labels(panel.components)


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("key", ["privacy-file", "board-text-file"])
def test_names_of_files_are_those_that_discord_keeps(language: str, key: str) -> None:
    """Discord takes other letters out, and then refuses a message that shows the file by its name."""
    assert re.fullmatch(r"[a-z-]+\.txt", translate(language, key))
