"""The bot as a process: it reads the configuration, runs until it is stopped, and says what went wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Mapping
from types import ModuleType
from typing import Any

import aiohttp
import discord

import render
from bot.app import make_client
from bot.config import Config, ConfigError, load_config, read_components
from bot.store import HeldError, StoreError
from bot.table.known_clock import steady_seconds
from bot.upkeep import HELD

_BAD_TOKEN = "riquet: DISCORD_TOKEN: Discord does not accept this token"
_TOKEN_REFUSED = 4004
"""The code with which the gateway closes where it does not know the token."""


def run(*, take_over: bool = False) -> None:
    """Run until Ctrl-C or SIGTERM; exit with one line about what keeps the bot from it.

    ``take_over`` has another process on the same database stop.
    """
    render.keep_little_memory()
    try:
        config = load_config()
        components = read_components(config.components)
        discord.utils.setup_logging(level=logging.getLevelNamesMapping()[config.log_level])
        # Nobody misses a voice in this bot.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        if config.discord_token is not None:
            asyncio.run(until_stopped(run_on_discord(config, components, take_over=take_over)))
        else:
            _quiet(config)
            simcord = _local_module()
            asyncio.run(until_stopped(simcord.run(config, components, take_over=take_over)))
    except HeldError as error:
        print(f"riquet: {error}", file=sys.stderr)
        sys.exit(HELD)
    except (ConfigError, StoreError) as error:
        sys.exit(f"riquet: {error}")
    except discord.LoginFailure:
        sys.exit(_BAD_TOKEN)
    except discord.PrivilegedIntentsRequired as error:
        sys.exit(f"riquet: {error}")
    except discord.ConnectionClosed as error:
        sys.exit(_BAD_TOKEN if error.code == _TOKEN_REFUSED else f"riquet: Discord has ended this: {error}")
    except discord.HTTPException as error:
        sys.exit(f"riquet: Discord does not let the bot start: {error}")
    except aiohttp.ClientConnectionError as error:
        sys.exit(f"riquet: Discord cannot be reached: {error}")


def _quiet(config: Config) -> None:
    """Keep from a newcomer's console what discord.py says of a Discord that is none."""
    if config.log_level != "DEBUG":
        logging.getLogger("discord").setLevel(logging.ERROR)
    if "log_level" not in config.model_fields_set:
        logging.getLogger("bot").setLevel(logging.WARNING)


def _local_module() -> ModuleType:
    """Return the module of local mode; exit with how to install it where it is not."""
    try:
        from bot.local import simcord

        simcord.check_preview()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] in ("bot", "render", "rules"):
            raise
        sys.exit(
            "riquet: without DISCORD_TOKEN the bot runs locally, and for that it needs an extra:\n"
            "    python -m pip install -c constraints.txt -e '.[local]'    (in the checkout)\n"
            "To connect to Discord set DISCORD_TOKEN instead; riquet --help lists all settings."
        )
    return simcord


async def run_on_discord(
    config: Config, components: Mapping[str, Mapping[str, str]], *, take_over: bool = False
) -> None:
    """Connect to Discord and stay until cancelled, or until another process takes the database over."""
    assert config.discord_token is not None
    made = make_client(
        config, config.database, components, lasting=True, steady=steady_seconds, take_over=take_over
    )
    async with made as client:
        await client.while_held(client.stay_connected(config.discord_token.get_secret_value()))


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run until the work ends or a signal asks to stop (Ctrl-C, SIGTERM), and let it clean up.

    At the second signal the program ends at once: what is committed is safe.
    """
    task = asyncio.create_task(work)
    loop = asyncio.get_running_loop()
    stopping = False

    def stop() -> None:
        nonlocal stopping
        if stopping:
            os._exit(1)
        stopping = True
        task.cancel()

    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows' loop takes no signal handlers; there Ctrl-C ends asyncio.run by itself.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop)
    try:
        await task
    except asyncio.CancelledError:
        if not stopping:
            raise
