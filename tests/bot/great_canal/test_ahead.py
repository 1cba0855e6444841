"""The Great Canal through Discord: terms accepted beforehand are written as those of an offer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.i18n.catalogue import available
from rules.great_canal.standing import kinds as k
from tests.bot.answers import response_of
from tests.bot.great_canal import table as t
from tests.bot.great_canal.scenes import RICH
from tests.discord import Server, parts, texts
from tests.rules.great_canal.positions import goods, position, seat


@pytest.mark.parametrize("language", available())
async def test_each_topic_says_when_it_counts(server: Server, language: str) -> None:
    """The names of topics alone do not: below each of them stands a sentence in the reader's language."""
    game = position(seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=RICH)
    await t.table(server, game)
    person = server.people[1]
    await person.slash(server.channel, "language me", language=language)
    page = response_of(await person.slash(server.channel, "ahead"))
    menus = [part for part in parts(page.components) if part.get("type") == 3]
    said = [option.get("description") for menu in menus for option in menu["options"]]
    assert len(said) > 1
    assert all(said)
    assert len(set(said)) == len(said)


async def test_terms_accepted_beforehand_have_the_hand_in_sight(server: Server) -> None:
    """What stands behind "for" is what one gets, and a number says how often they are accepted."""
    game = position(seat(settlements="C4 n"), seat(settlements="B6 n"), seat(settlements="A3 n"), hands=RICH)
    game_id = await t.table(server, game)
    page = await t.open_topic(server, 1, k.AcceptOffers.topic)
    form: Any = await server.people[1].click(page, label="Accept offers")
    hand, *labelled = form._interaction.modal["components"]
    assert hand["content"].startswith("**Your hand:**")
    assert [one["component"]["custom_id"] for one in labelled] == ["give", "get", "times"]
    await server.people[1].submit_modal(form, {"give": "1 ore for 2 brick", "get": "", "times": "5"})
    assert "5 times" in texts(page.components)
    (given,) = await server.tables.standing.counting(game_id, server.people[1].id)
    assert (given.standing, given.left) == (k.AcceptOffers(goods(ore=1), goods(brick=2)), 5)
