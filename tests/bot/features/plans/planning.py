"""How people plan through Discord: the presses, and what they see."""

from __future__ import annotations

from typing import Any

from rules import Plan
from tests.bot.answers import choose_all, response_of
from tests.bot.playing import TOY, menu_values, open_game
from tests.discord import Server, parts


async def toy_game(server: Server, seats: int = 2) -> tuple[int, int, int]:
    """Start a game at somebody's turn; return its id, the seat whose turn it is, and that which is next."""
    game_id = await open_game(server, TOY, seats)
    seat = await choose_all(server, game_id, seats)
    return game_id, seat, (seat + 1) % seats


async def page(server: Server, seat: int) -> Any:
    """Open the page of what is said beforehand; return it."""
    return response_of(await server.people[seat].slash(server.channel, "ahead"))


async def editor(server: Server, seat: int) -> Any:
    """Open the editor of a new plan; return the message that it is in."""
    shown = await page(server, seat)
    await server.people[seat].click(shown, label="Plan what I do")
    return shown


async def presses(server: Server, seat: int, shown: Any, *labels: str) -> None:
    """Press buttons one after the other, by what stands on them."""
    for label in labels:
        await server.people[seat].click(shown, label=label)


async def picked(server: Server, seat: int, shown: Any, *values: str) -> None:
    """Pick from the menus that come one after the other, by what their options stand for."""
    for value in values:
        menus = [part for part in parts(shown.components) if part.get("type") == 3]
        options = [option["value"] for menu in menus for option in menu["options"]]
        found = next((one for one in options if one.partition("#")[0] == value), None)
        assert found is not None, menu_values(shown.components)
        await server.people[seat].select(shown, [found])


async def kept(server: Server, game_id: int, seat: int) -> Plan | None:
    """Return the plan of a seat that stands."""
    found = await server.tables.plans.kept_at(await server.tables.load(game_id), seat)
    return None if found.plan is None else found.plan.plan
