"""How questions with messages of their own were settled: what their messages close with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.log import visible_to
from bot.table.model import Change
from bot.table.questions import matters_of
from rules import Event, Matter


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a question was settled: as it was open last, in which state (JSON), by which seat and events."""

    matter: Matter
    state: bytes
    seat: int | None
    results: tuple[Event, ...]


def settlements(changes: Sequence[Change]) -> dict[str, Settlement]:
    """Return how questions with messages of their own were settled by some actions in a row, by their keys.

    Of the action that closes one only those events are shown by which it was settled.
    """
    found: dict[str, Settlement] = {}
    for change in changes:
        if change.entry.action is None:
            continue
        still = {one.key for one in matters_of(change.after)}
        public = visible_to(change.events, None)
        for matter in matters_of(change.before):
            if matter.apart and matter.key not in still:
                results = tuple(event for event in public if isinstance(event, matter.results))
                found[matter.key] = Settlement(matter, change.before.to_json(), change.entry.seat, results)
    return found
