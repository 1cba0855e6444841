"""Which seat a moderator means: by the name of who has it, typed or picked."""

from __future__ import annotations

from collections.abc import Iterable

from bot.table import Status, TableInfo
from bot.ui.commands import Choices, offer
from bot.ui.errors import UserError
from bot.ui.matching import matching
from bot.ui.names import escape_all, seat_names
from bot.ui.request import Request
from rules import RuleError
from rules.language.lookup import find_value
from rules.values import Scalar


async def running_game(request: Request) -> TableInfo:
    """Return the game that is played in this channel; UserError if there is none or it has not started."""
    info = await request.open_game()
    if info.status == Status.LOBBY:
        raise UserError("not_started")
    return info


def named_seat(request: Request, info: TableInfo, written: str, seats: Iterable[int]) -> int:
    """Return the seat that was written by the name of who has it; UserError if it is none of ``seats``."""
    names = _names(request, info, seats)
    try:
        return int(str(find_value(written, names)))
    except RuleError:
        possible = escape_all(names.values())
        raise UserError("seat_unknown", written=written, names=possible) from None


def matching_seats(request: Request, info: TableInfo, seats: Iterable[int], current: str) -> Choices:
    """Return those of some seats that go with what is typed so far, by the names of who has them."""
    return offer(matching(_names(request, info, seats), current))


def _names(request: Request, info: TableInfo, seats: Iterable[int]) -> dict[Scalar, str]:
    """Return what those who have some seats are called, by seat."""
    names = seat_names(info, request.language)
    return {seat: names[seat] for seat in seats}
