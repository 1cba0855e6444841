"""A game of many kinds of actions: groups, cards of the hand, and how many presses all takes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rules import Action
from tests import bazaar as bazaars
from tests.bazaar import actions as a
from tests.bot.answers import answer_of, lay_out, pictures, response_of, state_of, stored_parts
from tests.bot.bazaar import bazaar, bazaar_of, panel_of
from tests.bot.playing import act_by_command, act_by_panel, open_panel, pick
from tests.bot.presses import counting
from tests.discord import Server, labels, parts, texts
from tests.discord import server as running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """Start the bot while the bazaar is known."""
    with bazaars.opened():
        async with running(tmp_path / "games.db") as made:
            yield made


@pytest.mark.parametrize(
    ("action", "presses"),
    [
        (a.EndTurn(), 1),
        (a.BuildRoad(3), 3),
        (a.BUILDINGS[0](), 2),
        (a.TradeBank("wool", "figs"), 4),
        (a.MakeOffer((2, 0, 0), (0, 1, 0), (1, 2), True), 3),
        (a.MoveKnight(11, 25), 3),
        (a.PlaySwap("ore", "figs"), 4),
        (a.Rob(33, None), 3),
    ],
)
async def test_presses_of_a_turn(server: Server, action: Action, presses: int) -> None:
    """They count from the open panel; who can be robbed there is one at most, and is not asked for."""
    game_id = await bazaar(server)
    position, panel, person = (
        await server.tables.load(game_id),
        await panel_of(server, 0),
        counting(server, 0),
    )
    await act_by_panel(server, panel, position, 0, action)
    assert person.taken() == presses
    assert (await server.tables.load(game_id)).game == position.game.apply(0, action)[0]
    assert (await server.tables.load(game_id)).seq == position.seq + 1


async def test_a_whole_turn_takes_five_presses(server: Server) -> None:
    """Roll, build a road in a group, and end; without the road it takes two."""
    game_id = await bazaar(server, rolled=False)
    panel, person = await panel_of(server, 0), counting(server, 0)
    for action in (a.Roll(), a.BuildRoad(7), a.EndTurn()):
        await act_by_panel(server, panel, await server.tables.load(game_id), 0, action)
    assert person.taken() == 5
    assert (await bazaar_of(server, game_id)).waiting_for == (1,)


async def test_what_is_owed_takes_two_presses(server: Server) -> None:
    """One opens the panel with the hand in sight, the other picks the cards, in any order of people."""
    game_id = await bazaar(server, owed=(0, 4, 2))
    for seat, cards in ((2, (0, 1, 1)), (1, (1, 2, 1))):
        person, position = counting(server, seat), await server.tables.load(game_id)
        panel = await open_panel(server, seat)
        assert [name.split("-")[0] for name, _ in pictures(panel)] == ["board", "hand"]
        await act_by_panel(server, panel, position, seat, a.Discard(cards))
        assert person.taken() == 2
    assert (await bazaar_of(server, game_id)).hands == ((4, 3, 2), (3, 1, 1), (4, 2, 1))


async def test_each_card_of_the_hand_is_an_option(server: Server) -> None:
    """Exactly as many are picked as are owed; of one kind no more are there than can be picked."""
    await bazaar(server, owed=(0, 3, 0), hands=((0, 0, 0), (9, 2, 0), (0, 0, 0)))
    (shown,) = [part for part in parts((await panel_of(server, 1)).components) if part.get("type") == 3]
    assert [option["label"] for option in shown["options"]] == ["Wool"] * 3 + ["Ore"] * 2
    assert (shown["min_values"], shown["max_values"]) == (3, 3)
    assert shown["placeholder"] == "Choose 3…"


@pytest.mark.parametrize("hand", [(13, 13, 13), (0, 26, 0)])
async def test_a_hand_too_large_for_a_menu_is_typed(server: Server, hand: tuple[int, int, int]) -> None:
    """No card of it is out of reach; where one menu holds what may be picked of it, that is picked."""
    game_id = await bazaar(server, owed=(0, 13, 0), hands=((0, 0, 0), hand, (0, 0, 0)))
    person, panel = server.people[1], await panel_of(server, 1)
    if hand == (0, 26, 0):
        assert any(part.get("type") == 3 for part in parts(panel.components))
        return
    form: Any = await person.click(panel, label="Discard")
    assert form.modal["components"][0]["content"] == (
        "Choose 13 in all.\n**Your hand:** 13 wool, 13 ore and 13 figs"
    )
    await person.submit_modal(form, {"cards": "13 figs"})
    assert (await bazaar_of(server, game_id)).hands[1] == (13, 13, 0)


async def test_groups_stand_in_the_place_of_their_actions(server: Server) -> None:
    """A button for each with how many it holds, in the order of the actions; what ends the turn is apart.

    What is alone of its group stands there itself.
    """
    await bazaar(server)
    panel = await panel_of(server, 0)
    rows = [part["components"] for part in parts(panel.components) if part.get("type") == 1][:2]
    first, second = [[part["label"] for part in row] for row in rows]
    assert first == ["Rob", "Build (5)", "Move knight", "Trade (2)", "Card (7)"]
    assert second == ["End turn"]
    await server.people[0].click(panel, label="Build (5)")
    assert "**Build** · All about build" in texts(panel.components)
    assert {"Road · 1 wool", "Gate", "Wall", "Well", "Tower", "Back"} <= set(labels(panel.components))
    assert "Rob" not in labels(panel.components)
    await server.people[0].click(panel, label="Road · 1 wool")
    await server.people[0].click(panel, label="Back")
    assert "Gate" in labels(panel.components), "back to the group"
    await server.people[0].click(panel, label="Back")
    assert "Build (5)" in labels(panel.components)


async def test_what_begins_the_turn_comes_first_and_few_actions_need_no_groups(server: Server) -> None:
    await bazaar(server, rolled=False)
    panel = await panel_of(server, 0)
    assert labels(panel.components)[:2] == ["Roll", "Feast"]


async def test_what_stands_aside_does_so_in_its_group(server: Server) -> None:
    game_id = await bazaar(server, offering=True)
    person, panel = server.people[0], await panel_of(server, 0)
    await person.click(panel, label="Trade (3)")
    before = await state_of(server, game_id)
    await person.click(panel, label="Withdraw")
    assert await state_of(server, game_id) == before
    await person.click(panel, label="Withdraw")
    assert not (await bazaar_of(server, game_id)).offering


async def test_every_class_is_within_two_presses(server: Server) -> None:
    game_id = await bazaar(server)
    position = await server.tables.load(game_id)
    kinds = {type(action) for action in position.game.legal_actions(0)}
    assert len(kinds) > 15
    person = counting(server, 0)
    for kind in sorted(kinds, key=lambda one: one.command):
        panel = await panel_of(server, 0)
        group, _, rest = kind.command.partition(" ")
        if rest:
            shown = labels(panel.components)
            opened = next((one for one in shown if one.lower().startswith(f"{group} (")), None)
            if opened is not None:
                await person.click(panel, label=opened)
        wanted = f":{kind.__struct_config__.tag}"
        ids = [part.get("custom_id", "") for part in parts(panel.components)]
        assert any(one.endswith(wanted) for one in ids), kind
        assert person.taken() <= 1


async def test_forged_cards_change_nothing(server: Server) -> None:
    """Cards that are not held, too few, or named twice: the panel is drawn as it is."""
    game_id = await bazaar(server, owed=(0, 2, 0), hands=((0, 0, 0), (1, 1, 0), (0, 0, 0)))
    before, person = await state_of(server, game_id), server.people[1]
    for forged in (
        ["figs.0", "figs.1"],
        ["wool.0"],
        ["wool.0", "wool.0"],
        ["ore.5", "wool.0"],
        ["@", "+card"],
    ):
        panel = await panel_of(server, 1)
        await _send(server, person, panel, forged)
        assert await state_of(server, game_id) == before
        assert "out of date" in texts(panel.components)
    await pick_all(person, await panel_of(server, 1))
    assert (await bazaar_of(server, game_id)).hands[1] == (0, 0, 0)


async def _send(server: Server, person: Any, panel: Any, values: list[str]) -> None:
    """Pick options of a menu that are not there, as only a forger could."""
    menu = next(part for part in stored_parts(server, panel) if part.get("type") == 3)
    menu["options"] = [{"label": value, "value": f"{value}#{at}"} for at, value in enumerate(values)]
    menu["min_values"] = menu["max_values"] = len(values)
    await person.select(panel, [option["value"] for option in menu["options"]])


async def pick_all(person: Any, panel: Any) -> None:
    """Pick all options of a menu."""
    (shown,) = [part for part in parts(panel.components) if part.get("type") == 3]
    await person.select(panel, [option["value"] for option in shown["options"]])


async def test_a_button_stays_good_while_others_act(server: Server) -> None:
    """It means the same although other things are legal by now; what is not legal any more is not done."""
    game_id = await bazaar(server)
    person, early, late = server.people[0], await panel_of(server, 0), await panel_of(server, 0)
    for panel in (early, late):
        await person.click(panel, label="Build (5)")
        await person.click(panel, label="Road · 1 wool")
    game = await bazaar_of(server, game_id)
    taken = tuple(
        None if stall == 19 else 1 if stall < 3 else owner for stall, owner in enumerate(game.owners)
    )
    await lay_out(server, game_id, replace(game, owners=taken, hands=((0, 0, 0),) * 3))
    await pick(person, early, "7")
    assert (await bazaar_of(server, game_id)).owners[7] == 0
    await lay_out(server, game_id, replace(game, owners=taken))
    before = await state_of(server, game_id)
    await pick(person, late, "1")
    assert "out of date" in texts(late.components)
    assert await state_of(server, game_id) == before


async def test_commands_do_all_that_panels_do(server: Server) -> None:
    game_id = await bazaar(server)
    for action in (a.MakeOffer((1, 0, 0), (0, 0, 2), (2,), True), a.Rob(3, None), a.MoveKnight(22, 27)):
        position = await server.tables.load(game_id)
        assert answer_of(await act_by_command(server, position, 0, action))
        assert (await server.tables.load(game_id)).seq == position.seq + 1
    assert response_of(await server.people[0].slash(server.channel, "moves"))


async def test_all_pages_keep_discords_limits(server: Server) -> None:
    """No page has more than forty components, four thousand characters, or an id twice."""
    await bazaar(server, offering=True)
    person, panel = server.people[0], await panel_of(server, 0)
    pages: set[str] = set()
    for _ in range(40):
        shown = list(parts(panel.components))
        ids = [part["custom_id"] for part in shown if "custom_id" in part]
        assert len(shown) <= 40
        assert len(texts(panel.components)) <= 4000
        assert len(set(ids)) == len(ids)
        assert max(map(len, ids)) <= 100
        pages.add(next(one for one in ids if one.startswith("r:panel:")))
        nexts = [one for one in ids if one.startswith("r:pick:") and _leads_on(one, ids, pages)]
        await person.click(panel, custom_id=nexts[0] if nexts else _back_of(panel))
    assert len(pages) > 10


def _leads_on(pressed: str, ids: list[str], pages: set[str]) -> bool:
    """Say whether a button leads to a page of the panel that was not shown yet, and does nothing."""
    tag = pressed.rpartition(":")[2]
    harmless = ("+", "rob", "build_road", "move_knight", "trade_bank", "play_swap")
    leads = tag.startswith(harmless) and tag.count(".") < 2 and not tag.startswith("rob.")
    return leads and "build_road." not in tag and pressed.replace("r:pick:", "r:panel:") not in pages


def _back_of(panel: Any) -> str:
    """Return the id of the button back, or of the one that draws the panel again."""
    shown = {part.get("label"): part.get("custom_id", "") for part in parts(panel.components)}
    return shown.get("Back") or shown["Refresh"]
