"""The composition root: opens the store, builds the services, lists the features."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import discord

from bot.client import Parts, Riquet
from bot.config import Config
from bot.delivery.counting import Counting
from bot.delivery.timers import TimerWatch
from bot.delivery.worker import OutboxWorker
from bot.features import (
    advice,
    board,
    clock,
    consent,
    ending,
    games,
    learn,
    lobby,
    moderation,
    my,
    nudge,
    plans,
    play,
    privacy,
    ranking,
    recap,
    replay,
    rulebook,
    seats,
    settings,
    standing,
    stats,
    undo,
    watch,
)
from bot.features.help import feature as help_feature
from bot.preferences.settings import Preferences
from bot.store import Store, StoredPreferences
from bot.table import Tables
from bot.thinking import Hints, Reviews, Thinker
from bot.ui.animations import Animations
from bot.ui.drafts import Drafts
from bot.ui.drawings import Drawings
from bot.ui.feature import Feature
from bot.ui.file_checks import FileChecks
from bot.ui.looks import Looks
from bot.ui.mentions import CommandMentions
from bot.ui.refusals import Refusals
from bot.ui.services import Services
from bot.ui.venues import Venues

_LISTED = (
    *(lobby, learn, board, play, standing, undo, rulebook),
    games,
    *(settings, privacy, seats, consent, watch, moderation),
    clock,
    *(my, nudge),
    advice,
    *(replay, recap, ending, stats, ranking),
    plans,
)

_FEATURES: tuple[Feature, ...] = tuple(module.FEATURE for module in _LISTED)

FEATURES = (*_FEATURES, help_feature(tuple(one for feature in _FEATURES for one in feature.commands)))
"""All that the bot can do."""


def make_client(
    config: Config,
    database: Path,
    components: Mapping[str, Mapping[str, str]] | None = None,
    *,
    heed_locales: bool = True,
    always_sync: bool = False,
    lasting: bool = False,
    steady: Callable[[], float] | None = None,
    take_over: bool = False,
) -> Riquet:
    """Return the bot on a database file, to be started on Discord or on the machine's own page.

    ``components`` are the owner's own boards and cards. ``heed_locales`` says that the language of somebody's
    Discord counts as theirs; ``always_sync`` sends the commands at every start; ``lasting`` says that the
    process is there for this bot alone. ``steady`` returns seconds by a clock that nobody sets: jumps of the
    machine's clock are known by it. ``take_over`` has another process on the database stop.
    """

    async def compose(client: discord.Client) -> Parts:
        store = await Store.open(database, discord.utils.utcnow, take_over=take_over)
        try:
            return await parts_on(
                client,
                store,
                config,
                components,
                heed_locales=heed_locales,
                lasting=lasting,
                steady=steady,
            )
        except BaseException:
            # The threads of an open store keep the process alive.
            await store.close()
            raise

    proxy = None if config.discord_proxy is None else str(config.discord_proxy)
    return Riquet(compose, FEATURES, always_sync=always_sync, lasting=lasting, proxy=proxy)


async def parts_on(
    client: discord.Client,
    store: Store,
    config: Config,
    components: Mapping[str, Mapping[str, str]] | None = None,
    *,
    heed_locales: bool = True,
    lasting: bool = False,
    steady: Callable[[], float] | None = None,
) -> Parts:
    """Return all that a bot works with on an open store; the arguments are those of :func:`make_client`."""
    thinker = Thinker(apart=lasting)
    tables = Tables(store, components=components, steady=steady, think=thinker.choose)
    await tables.timers.correct()
    await tables.upgrade.adopt_rules()
    venues = await Venues.load(client, tables.threads)
    worker = OutboxWorker(client, tables, venues, await tables.outbox.resume(store.clock()))
    services = Services(
        config=config,
        tables=tables,
        preferences=Preferences(await StoredPreferences.load(store), config, heed_locales=heed_locales),
        venues=venues,
        mentions=CommandMentions(),
        refusals=Refusals(),
        drafts=Drafts(),
        delivery=worker,
        drawings=Drawings(),
        animations=Animations(apart=lasting),
        looks=Looks(),
        file_checks=FileChecks(apart=lasting),
        thinker=thinker,
        hints=Hints(thinker),
        reviews=Reviews(thinker),
    )
    return Parts(services, worker, TimerWatch(client, tables, worker), Counting(tables))
