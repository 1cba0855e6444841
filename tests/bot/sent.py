"""What the bot sends to channels, as Discord gets it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from simcord.http import router

from tests.discord import texts


@dataclass(frozen=True)
class Sent:
    """A message or an edit that the bot sent to a channel, as Discord got it."""

    edit: bool
    payload: dict[str, Any]

    @property
    def words(self) -> str:
        """Return all words of it."""
        return texts(self.payload.get("components") or ())

    @property
    def pings(self) -> list[int]:
        """Return the ids of the people whom Discord lets it ping."""
        allowed = self.payload["allowed_mentions"]
        assert allowed["parse"] == [], "nothing is pinged but by id"
        assert not allowed.get("roles")
        assert not allowed.get("replied_user")
        return [int(one) for one in allowed.get("users") or ()]

    @property
    def mentioned(self) -> list[int]:
        """Return the ids of the people whom its words mention."""
        return [int(one) for one in re.findall(r"<@(\d+)>", self.words)]


def looks_back(one: Sent) -> bool:
    """Say whether it is the message behind the last board of a game, which is over then."""
    return one.words.partition("\n")[0].endswith(": looking back")


def collected(patch: pytest.MonkeyPatch) -> list[Sent]:
    """Return the list in which all messages and edits to channels are collected from now on, in order."""
    found: list[Sent] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **given: Any) -> Any:
        if re.fullmatch(r"/channels/\d+/messages(/\d+)?", path) and method in ("POST", "PATCH"):
            found.append(Sent(method == "PATCH", given.get("json") or {}))
        return dispatch(backend, method, path, **given)

    patch.setattr(router, "dispatch", noted)
    return found
