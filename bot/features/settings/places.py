"""Where a setting is to count, who may change it there, and what they have chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from bot.preferences.settings import Place, Scope
from bot.ui.errors import UserError
from bot.ui.request import Request

AUTOMATIC = "automatic"
"""The choice that takes back what was set."""


def choice_keys(asked: str, values: Iterable[str]) -> dict[str, str]:
    """Return values to choose from, each with the key of its text."""
    return {value: f"settings-{asked}-{value}" for value in values}


ME = "me"
"""The place of those who set something for themselves alone."""

WHERE = choice_keys("where", ("channel", "server"))
WHERE_OR_ME = choice_keys("where", (ME, "channel", "server"))


def read_choice(request: Request, written: str, keys: Mapping[str, str]) -> str:
    """Return what was chosen; UserError if this program does not offer it, whatever Discord still does."""
    if written in keys:
        return written
    names = tuple(request.translate(key) for key in keys.values())
    raise UserError("settings_unknown", written=written, choices=names)


def read_place(request: Request, where: str, offered: Mapping[str, str] = WHERE) -> Place:
    """Return whether the channel or the server is meant; UserError in direct messages.

    ``offered`` are all places that people could choose.
    """
    request.channel()
    return cast(Place, read_choice(request, where, offered))


def scope_of(request: Request, place: Place) -> Scope:
    """Return the scope of the channel where somebody asks, or of its server."""
    return request.scope if place == "channel" else request.scope.server


def require_moderator_of(request: Request, place: Place) -> None:
    """Raise UserError unless the person may change settings of the channel or of the server."""
    if place == "server":
        if not request.moderates_server:
            raise UserError("not_server_moderator")
    elif not request.moderates:
        raise UserError("not_moderator")
