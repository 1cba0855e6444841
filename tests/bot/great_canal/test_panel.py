"""The Great Canal through Discord: what the panel says of what is chosen, and what stands on its buttons."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.action_picker import Path, follow, path_to
from bot.ui.panel_state import Shown, numbers_of
from rules import Action
from rules.great_canal import GreatCanal
from rules.great_canal import actions as a
from rules.great_canal.state import Holding
from rules.language.words import Words
from tests.bot.great_canal import table as t
from tests.bot.playing import open_panel
from tests.discord import Server, labels, parts, texts
from tests.rules.great_canal.courses import begun
from tests.rules.great_canal.positions import corner, edge, goods, position, seat

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
    assert "\nship: Spot 1: C8 south-east · to: Spot 2: D8 east" in texts(panel.components)


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


async def test_the_page_of_cards_says_what_each_does(server: Server) -> None:
    await t.table(server, turn("mining", "merchant", brick=3, wool=4, coin=1))
    panel = await open_panel(server, 0)
    await server.people[0].click(panel, label="Card (2)")
    said = texts(panel.components)
    assert "**Merchant** · Put the merchant on a home hex at your building" in said
    assert "**Mining** · 2 ore for each mountains hex at your buildings." in said


async def test_a_card_is_read_before_it_is_played(server: Server) -> None:
    """Nothing is to be chosen for it: its button shows what it does, and the one below plays it."""
    game_id = await t.table(server, turn("mining"))
    panel, person = await open_panel(server, 0), server.people[0]
    await person.click(panel, label="Mining")
    assert (await t.game_of(server, game_id)).holdings[0].progress == ("mining",)
    assert "**Mining** · 2 ore for each mountains hex at your buildings." in texts(panel.components)
    await person.click(panel, label="Mining")
    assert not (await t.game_of(server, game_id)).holdings[0].progress


async def test_a_trade_with_the_bank_says_how_many_are_given(server: Server) -> None:
    """Where one kind alone can be given nobody picks it, so the line above the menu says it."""
    await t.table(server, turn(wool=4))
    panel = await open_panel(server, 0)
    await server.people[0].click(panel, label="Trade with the bank")
    assert "**Trade with the bank · 4 wool for 1 …**" in texts(panel.components)


async def test_places_that_fill_themselves_are_named_as_they_are_marked(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers on the picture are those of the text; hexes are marked by their names."""
    panel = await panel_of_only(server, monkeypatch, a.MoveKnight(corner("C4 nw"), corner("C4 ne")))
    await server.people[0].click(panel, label="Move knight")
    assert "\nknight: Spot 1: B3 south · to: Spot 2: B4 south" in texts(panel.components)
    game, words = turn(), Words("great_canal", "en", ("Ada",), turn().view(0))
    for action, numbered in (
        (a.MoveKnight(1, 2), {"knight": 1, "to": 2}),
        (a.ChaseRobber(1, 2), {"knight": 1}),
        (a.PlayInventor(1, 2), {}),
    ):
        choice = follow(game, words, (action,), path_to(words, action))
        shown = Shown(words, Path(), (), choice, False, (), {})
        assert numbers_of(shown) == numbered


async def test_what_is_found_is_in_sight_until_all_is_taken(server: Server) -> None:
    """Check great_canal.R54: whose the counts are is said, and the second card is chosen as the first."""
    game = position(
        seat(settlements="C4 n"),
        seat(cities="D5 n"),
        seat(),
        hands={0: goods(brick=1), 1: goods(brick=3, wool=1)},
        holdings={0: Holding(progress=("master_merchant",))},
    )
    game_id = await t.table(server, game)
    await t.do(server, game_id, 0, a.PlayMasterMerchant(1))
    panel, person = await open_panel(server, 0), server.people[0]
    assert "Goods of Bea: 3 brick and 1 wool." in texts(panel.components)
    await person.click(panel, label="Brick: Bea has 3")
    assert "Goods of Bea: 2 brick and 1 wool." in texts(panel.components)
    await person.click(panel, label="Wool: Bea has 1")
    assert (await t.game_of(server, game_id)).hands[0] == goods(brick=2, wool=1)


async def test_the_only_card_of_a_spy_takes_one_press(server: Server) -> None:
    """What is taken stands above its button; to take none, which asks first, and an open offer below it."""
    game_id = await t.table(server, begun("spy"))
    panel, person = await open_panel(server, 0), server.people[0]
    assert "Progress cards of Bea: Smith." in texts(panel.components)
    await person.click(panel, label="Do without")
    assert "none of the progress cards of Bea" in texts(panel.components)
    await person.click(panel, label="Back")
    await person.click(panel, label="Take a progress card")
    assert (await t.game_of(server, game_id)).holdings[0].progress == ("smith",)


async def test_the_rest_of_a_road_building_is_given_up_by_one_press(server: Server) -> None:
    """All of it is asked about: the card would have been played for nothing."""
    game_id = await t.table(server, begun("road_building"))
    panel, person = await open_panel(server, 0), server.people[0]
    await person.click(panel, label="Do without")
    assert "You can still build 2 roads or ships at no cost." in texts(panel.components)
    await t.do(server, game_id, 0, a.BuildRoad(edge("C4 w")))
    panel = await open_panel(server, 0)
    await person.click(panel, label="Do without")
    assert (await t.game_of(server, game_id)).queue == ()


async def test_the_form_of_an_offer_speaks_in_words(server: Server) -> None:
    """No name of an option is a word of it, and what one has is said to be that."""
    await t.table(server, turn(brick=2))
    form: Any = await server.people[0].click(await open_panel(server, 0), label="Offer")
    fields = {one["component"]["custom_id"]: one for one in form.modal["components"]}
    assert fields["first"]["label"] == "First yes decides"
    assert fields["give"]["description"] == "You have: 2 brick"
