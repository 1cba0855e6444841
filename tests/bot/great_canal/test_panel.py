"""The Great Canal through Discord: what the panel says of what is chosen, and what stands on its buttons."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Action
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding
from tests.bot.great_canal import table as t
from tests.bot.playing import open_panel
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.positions import edge, goods, position, seat

REALMS = seat(cities="C4 n"), seat(), seat()


def turn(*cards: str, **hand: int) -> GreatCanal:
    """Return a turn of Ada, who has a city, a level in trade and some cards."""
    holdings = {0: Holding(progress=cards, levels=(1, 0, 0))}
    return position(*REALMS, hands={0: goods(**hand), 1: goods(ore=1)}, holdings=holdings)


def options(message: Any) -> list[str]:
    """Return what stands in the menus of a message."""
    menus = [part for part in parts(message.components) if part.get("type") == 3]
    return [option["label"] for menu in menus for option in menu["options"]]


async def panel_of_only(server: Server, monkeypatch: pytest.MonkeyPatch, action: Action) -> Any:
    """Return the panel of a turn in which nothing but an action is possible, and to end the turn."""
    await t.table(server, turn())
    others = GreatCanal.legal_actions
    monkeypatch.setattr(
        GreatCanal,
        "legal_actions",
        lambda self, seat: (action, a.EndTurn()) if seat == 0 else others(self, seat),
    )
    return await open_panel(server, 0)


async def test_a_level_to_buy_says_what_it_brings_and_no_empty_field(server: Server) -> None:
    """A city is only asked for where there is one to choose; that it is left out is not said."""
    await t.table(server, turn(cloth=2))
    panel = await open_panel(server, 0)
    await server.people[0].click(panel, label="Improve")
    assert "\ntrade: Trading House" in texts(panel.components)
    assert "none" not in texts(panel.components)


async def test_places_of_one_kind_are_told_apart(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a ship comes from and where it goes are both edges."""
    panel = await panel_of_only(server, monkeypatch, a.Sail(edge("C8 se"), edge("D8 e")))
    await server.people[0].click(panel, label="Move a ship")
    assert "\nship: C8 south-east · to: D8 east" in texts(panel.components)


async def test_what_is_alone_of_its_group_has_its_own_button(server: Server) -> None:
    """A group of one would be a press for nothing; back from it one is at the panel itself."""
    await t.table(server, turn("merchant", brick=3, wool=4, coin=1))
    panel = await open_panel(server, 0)
    assert "City wall · 2 brick" in labels(panel.components)
    assert not {"Build", "Build (1)"} & set(labels(panel.components))
    assert "Trade (2)" in labels(panel.components)
    await server.people[0].click(panel, label="City wall · 2 brick")
    assert "C4 north" in texts(panel.components)
    await server.people[0].click(panel, label="Back")
    assert "Trade (2)" in labels(panel.components)


async def test_buttons_and_menus_begin_with_a_capital_letter(server: Server) -> None:
    """Parts of the board and goods do, whose names are small within a sentence."""
    await t.table(server, turn(brick=4))
    panel = await open_panel(server, 0)
    assert "West" in options(panel)
    await server.people[0].click(panel, label="Trade with the bank")
    assert "Ore: you have none" in options(panel)


async def test_the_form_of_an_offer_speaks_in_words(server: Server) -> None:
    """No name of an option is a word of it, and what one has is said to be that."""
    await t.table(server, turn(brick=2))
    form: Any = await server.people[0].click(await open_panel(server, 0), label="Offer")
    fields = {one["component"]["custom_id"]: one for one in form.modal["components"]}
    assert fields["first"]["label"] == "First yes decides"
    assert fields["give"]["description"] == "You have: 2 brick"
