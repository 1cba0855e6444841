"""Options of a game: chosen when a table is opened, shown on its card, kept for a rematch and in exports."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.lobby.buttons import ChooseOption
from tests import bazaar as bazaars
from tests.bazaar.actions import CARDS, Roll
from tests.bazaar.game import Bazaar
from tests.bot.answers import answer_of, forge_id
from tests.bot.playing import TOY, act_by_command
from tests.discord import Server, labels, texts
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot while the bazaar is known."""
    with bazaars.opened():
        async with running(tmp_path / "games.db") as made:
            yield made


async def windy(server: Server) -> bool:
    """Start the game of the open table; return whether it is played with the option."""
    await server.people[1].click(server.last, label="Join")
    await server.people[0].slash(server.channel, "game start")
    info = await server.tables.find(server.channel.id)
    assert info is not None
    game = (await server.tables.load(info.id)).game
    assert isinstance(game, Bazaar)
    assert info.options["windy"] is game.windy
    assert info.options["length"] == 3
    return game.windy


@pytest.mark.parametrize("written", ["Windy day: yes", "windy", " WINDY DAY ", "windy day: yes, windy"])
async def test_an_option_is_chosen_by_its_name(server: Server, written: str) -> None:
    await server.people[0].slash(server.channel, "game new", game=bazaars.TITLE, seats=2, options=written)
    assert "**Windy day: yes** · The wind blows" in texts(server.last.components)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    assert info.options == {"windy": True}
    assert await windy(server)
    assert "**Windy day: yes**" in answer_of(await server.people[0].slash(server.channel, "game info"))


async def test_what_is_not_chosen_is_as_usual(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=bazaars.TITLE, seats=2)
    shown = texts(server.last.components)
    assert "**Windy day: no**" in shown
    assert "-# Yes: The wind blows" in shown, "what an option would do is said as well"
    assert not await windy(server)


async def test_options_are_offered_for_the_game_that_is_named(server: Server) -> None:
    """Those of yes and no that have a name, by what is not usual; none twice."""

    async def offered(typed: str, **given: Any) -> list[str]:
        found = await server.people[0].autocomplete(server.channel, "game new", "options", typed, **given)
        return [one["value"] for one in found]

    assert await offered("", game=bazaars.TITLE) == ["Windy day: yes"]
    assert await offered("wi", game="bazaar") == ["Windy day: yes"]
    assert await offered("Windy day: yes,", game=bazaars.TITLE) == []
    assert await offered("", game=TOY) == []
    assert await offered("") == []


@pytest.mark.parametrize(
    ("game", "written", "told"),
    [
        (bazaars.TITLE, "rain", "“rain” is no option of this game. Possible: Windy day: yes."),
        (bazaars.TITLE, "windy, **length**", "“\\*\\*length\\*\\*” is no option of this game."),
        (bazaars.TITLE, "🌬️" * 100, "is no option of this game."),
        (TOY, "windy", "“windy” is no option: this game has none to choose."),
    ],
)
async def test_what_is_no_option_opens_no_table(server: Server, game: str, written: str, told: str) -> None:
    answer = await server.people[0].slash(server.channel, "game new", game=game, options=written)
    assert told in answer_of(answer)
    assert await server.tables.find(server.channel.id) is None


async def test_a_rematch_and_an_export_keep_them(server: Server) -> None:
    await server.people[0].slash(server.channel, "game new", game=bazaars.TITLE, seats=2, options="windy")
    assert await windy(server)
    old = await server.tables.find(server.channel.id)
    assert old is not None
    for action in (Roll(), CARDS[-1]()):
        seat = (await server.tables.load(old.id)).game.waiting_for[0]
        await act_by_command(server, await server.tables.load(old.id), seat, action)
    exported = await server.tables.transfer.export(old.id, server.moderator.id)
    assert json.loads(exported)["options"] == {"first": None, "windy": True, "length": 3}
    await server.people[0].click(server.last_board, label="Rematch")
    again = await server.tables.find(server.channel.id)
    assert again is not None
    assert again.id != old.id
    assert again.options == {"windy": True, "length": 3}
    assert "**Windy day: yes** · The wind blows" in texts(server.last.components)
    assert await windy(server)


async def test_whoever_opened_the_table_chooses_otherwise_on_its_card(server: Server) -> None:
    """The button says what it chooses; nobody else may, and once the game is on there is none."""
    host, other = server.people[:2]
    await host.slash(server.channel, "game new", game=bazaars.TITLE, seats=2)
    sent = len(server.sent)
    assert "Only Ada can change the options of this table." in answer_of(
        await other.click(server.last, label="Windy day: change to “yes”")
    )
    assert "**Windy day: no**" in texts(server.last.components)
    await host.click(server.last, label="Windy day: change to “yes”")
    assert "**Windy day: yes** · The wind blows" in texts(server.last.components)
    await host.click(server.last, label="Windy day: change to “no”")
    await host.click(server.last, label="Windy day: change to “yes”")
    assert len(server.sent) == sent, "the card is changed, and nothing new is posted"
    assert await windy(server)
    assert not any("change to" in label for label in labels(server.last.components))


@pytest.mark.parametrize("option", ["rain/yes", "length/yes", "/", "windy"])
async def test_a_forged_option_changes_nothing(server: Server, option: str) -> None:
    """Check an option that there is not, one that is not chosen, and none at all."""
    host = server.people[0]
    await host.slash(server.channel, "game new", game=bazaars.TITLE, seats=2)
    info = await server.tables.find(server.channel.id)
    assert info is not None
    real = ChooseOption(info.id, "windy/yes").custom_id
    forged = ChooseOption(info.id, option).custom_id
    forge_id(server, server.last, real, forged)
    answer = answer_of(await host.click(server.last, custom_id=forged))
    assert "That was out of date, so nothing was done." in answer
    assert await server.tables.get(info.id) == info
