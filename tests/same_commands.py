"""Commands made once for all clients of the tests: a running bot has one client, the tests start hundreds."""

from __future__ import annotations

from functools import cache
from typing import Any, Self

import bot.client
import bot.features.play.commands as play
from bot.client import Riquet
from bot.ui.commands import build_commands


class _Payload(list[dict[str, Any]]):
    """Commands as Discord gets them; SimCord copies what is sent, but nobody changes these."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


_build, _commands_of, _make_payload = cache(build_commands), cache(play.commands_of), Riquet.tree_payload
_payloads: dict[tuple[Any, ...], _Payload] = {}


def share_commands() -> None:
    """Let all clients from now on have the same commands, and what Discord gets of them."""
    bot.client.build_commands = _build
    play.commands_of = _commands_of
    Riquet.tree_payload = _payload_of_all  # type: ignore[method-assign]


def forget_commands() -> None:
    """Have the bot's own commands made anew, since a language has come or gone."""
    _build.cache_clear()


async def _payload_of_all(client: Riquet) -> list[dict[str, Any]]:
    commands = tuple(client.tree.get_commands())
    if commands not in _payloads:
        _payloads[commands] = _Payload(await _make_payload(client))
    return _payloads[commands]
