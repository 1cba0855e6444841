"""Somebody who looks without end holds up nobody who acts."""

from __future__ import annotations

import pytest

from bot.ui.looks import MOST
from rules.language.words import Words
from tests.discord_server import interactions
from tests.discord_server.interactions import Kind
from tests.discord_server.people import command_data, heard, shown
from tests.discord_server.stand_in import PATIENCE
from tests.discord_server.town import Town, give

LOOKS = 300
_REFUSED = "look again"


async def test_three_hundred_looks_of_a_stranger_delay_nobody_who_acts(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who acts after them is answered before them; how long all that takes depends on the machine."""
    monkeypatch.setattr(interactions, "FIRST_WORD", PATIENCE)
    await town.open_game(town.channel, Words("great_canal", "en").text("title"), 3)
    command = town.next_command(town.channel)
    assert command is not None
    stranger = town.people[3]
    looks = [
        await stranger.send(town.channel, Kind.COMMAND, command_data(town.discord, "board", {}))
        for _ in range(LOOKS)
    ]
    acted = await give(town.channel, command)
    before = [look for look in looks if look.answer.done() and look.answer.result().message is not None]
    drawn_before = [look for look in before if _REFUSED not in shown(look.answer.result().message)]
    assert acted.message is not None
    assert len(drawn_before) < MOST
    answers = [shown((await heard(look)).message) for look in looks]
    assert sum(_REFUSED in answer for answer in answers) > LOOKS / 2
