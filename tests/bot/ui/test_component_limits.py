"""All components that are sent, against Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from simcord.http import router

from bot.ui.action_picker import Path as Choices
from bot.ui.component_ids import Wire
from bot.ui.components import button, menu
from bot.ui.panel import Pick
from tests.bot.playing import TOY, act_by_panel, open_game, open_panel
from tests.bot.wire import WireId
from tests.discord import Server, parts


@pytest.mark.parametrize("kind", ["toy", "arriala"])
async def test_components_keep_discords_limits(
    server: Server, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The limits are kept by all that is sent while a game is played by panels."""
    seen: list[dict[str, Any]] = []
    dispatch = router.dispatch

    def noted(*given: Any, **named: Any) -> Any:
        seen.append(named.get("json") or {})
        return dispatch(*given, **named)

    monkeypatch.setattr(router, "dispatch", noted)
    server.tables.lobby.seed_source = lambda: "ab" * 32
    game_id = await open_game(server, {"toy": TOY}.get(kind, "Arriala: Canal de Garonne"), 3)
    for number in range(16):
        position = await server.tables.load(game_id)
        seat = position.game.waiting_for[0]
        action = position.game.suggest(seat)
        legal = position.game.legal_actions(seat)
        if number % 3 == 2:
            action = legal[len(legal) * number // 17]
        await act_by_panel(server, await open_panel(server, seat), position, seat, action)
    found = [part for payload in seen if isinstance(payload, dict) for part in _all_parts(payload)]
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) > 40
    assert max(map(len, ids)) <= 100
    assert max(len(part["label"]) for part in found if part.get("type") == 2) <= 80
    menus = [part for part in found if part.get("type") == 3]
    assert menus or kind == "toy"
    for part in menus:
        assert 1 <= len(part["options"]) <= 25
        assert len(part["placeholder"]) <= 150
        assert all(1 <= len(option["label"]) <= 100 for option in part["options"])
        assert all(len(option.get("description") or "") <= 100 for option in part["options"])
    rows = [part for part in found if part.get("type") == 1]
    assert all(len(row["components"]) <= 5 for row in rows)
    assert all(len(item["description"]) <= 1024 for part in found for item in part.get("items", ()))


def _all_parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    data = payload.get("data") if isinstance(payload.get("data"), dict) else None
    for holder in (payload, data):
        if holder and isinstance(holder.get("components"), list):
            yield from parts(holder["components"])


def test_long_names_and_texts_are_truncated() -> None:
    path = "play_resource_monopoly.lumber@islands~12"
    pick = Pick(10**17, 12, 10**8, Choices.parse(path))
    assert pick.custom_id == WireId("pick", 10**17, 12, 10**8, path).custom_id
    assert len(pick.custom_id) <= 99, "a menu's id is one longer"
    wire = Wire.parse(pick.custom_id)
    assert wire is not None
    assert Pick.read(wire) == pick
    made = button(pick, "x" * 200)
    assert made.item.label is not None
    assert len(made.item.label) == 80
    shown = menu(pick, "y" * 200, [discord.SelectOption(label="one")])
    assert shown.item.placeholder is not None
    assert len(shown.item.placeholder) == 150
    assert len(shown.item.custom_id) <= 100
