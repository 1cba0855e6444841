"""The bot's own part of a command without Discord: what it works with, a game, and a typed command."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.app import parts_on
from bot.config import Config
from bot.store import Store
from bot.table import Position, Result
from bot.ui.action_values import build, resolve
from bot.ui.names import words_for
from bot.ui.panel import draw_panel
from bot.ui.services import Services
from rules import Action
from rules.language.story import narrate
from rules.values import fields_of
from tests.bot.table.seated import ANN, PEOPLE, SEED, Clock


@asynccontextmanager
async def services_on(database: Path) -> AsyncIterator[Services]:
    """Open a database with what the bot works with, on no server and with nothing delivered."""
    nowhere = cast(Any, SimpleNamespace(get_guild=lambda number: None))
    store = await Store.open(database, Clock())
    try:
        services = (await parts_on(nowhere, store, no_settings())).services
        services.tables.lobby.seed_source = lambda: SEED
        try:
            yield services
        finally:
            await services.drawings.close()
    finally:
        await store.close()


def no_settings() -> Config:
    """Return the configuration of a bot for which nothing is set."""
    return Config(_env_file=None)  # type: ignore[call-arg]


async def begin(services: Services, kind: str, seats: int, actions: int = 0, channel: int = 2) -> Position:
    """Start a game and let what is suggested be done so many times; return where it stands."""
    lobby = services.tables.lobby
    info = await lobby.create(kind, 1, channel, seats, ANN)
    for person in PEOPLE[1:seats]:
        await lobby.join(info.id, person)
    await lobby.start(info.id, ANN)
    position = await services.tables.load(info.id)
    for _ in range(actions):
        seat = position.game.waiting_for[0]
        result = await services.tables.play.act(
            info.id, position.info.seats[seat], position.game.suggest(seat)
        )
        position = result.position
    return position


async def give_command(
    services: Services,
    game_id: int,
    seat: int,
    action: type[Action],
    written: Mapping[str, Any],
    interaction: int,
) -> Result:
    """Do what a command of a seat does, from the typed fields to the stored entry and the panel.

    ``interaction`` is a number that no other command has.
    """
    position = await services.tables.load(game_id)
    words = words_for(position, seat, "en", plain=True)
    legal, chosen = position.game.legal_actions(seat), dict[str, Any]()
    for field in fields_of(action):
        if field.name in written:
            chosen[field.name] = resolve(words, legal, action, field, written[field.name], chosen)
        elif field.optional:
            chosen[field.name] = None
    ready = build(action, chosen)
    person, terms = position.info.seats[seat], position.game.view(seat).rests_on(ready)
    result = await services.tables.play.act(game_id, person, ready, interaction, None, terms)
    notice = " ".join(narrate(words_for(result.position, seat, "en"), result.events))
    await draw_panel(services, result.position, seat, "en", notice=notice)
    return result
