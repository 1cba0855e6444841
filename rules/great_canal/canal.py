"""The canal: dug by knights, done with its last section but one (great_canal.R4, R6, R18, R33, R36)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.great_canal import events as e
from rules.great_canal.pieces import others_than
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.placing import knight_of_any
from rules.great_canal.topology import HEX_CORNER_MASKS
from rules.kit.masks import bits
from rules.kit.tuples import put
from rules.records import Event

CHIPS = 2
"""How many chips lie on each section, and how many knights dig it."""


def dig(before: GreatCanalState, game: S, events: list[Event]) -> S:
    """Return the game after an event with each section dug at which two knights stand active (R4).

    The one nearer the lake comes first. With the last section but one the canal is done (great_canal.R6).
    """
    if not others_than("knights", before.pieces, game.pieces):
        return game
    active = game.pieces.active_knights
    if not active & (active - 1):
        return game
    board, dug = game.box.board, game.dug
    for section, hexagon in enumerate(board.canal):
        diggers = HEX_CORNER_MASKS[hexagon] & active
        if section not in dug and diggers & (diggers - 1):
            game = _dig_section(game, section, bits(diggers)[:CHIPS], events)
    if game.dug is not dug and len(game.dug) >= board.to_dig:
        game = _complete(game, events)
    return game


def _dig_section(game: S, section: int, diggers: tuple[int, ...], events: list[Event]) -> S:
    """Return the game with a section dug; each knight's owner has a chip for it (great_canal.R4)."""
    owners = [knight_of_any(game, corner)[0] for corner in diggers]
    events.append(e.CanalDug(game.box.board.canal[section], tuple(sorted(set(owners)))))
    holdings = game.holdings
    for seat in owners:
        holdings = put(holdings, seat, replace(holdings[seat], chips=holdings[seat].chips + 1))
    return replace(game, holdings=holdings, dug=tuple(sorted((*game.dug, section))))


def _complete(game: S, events: list[Event]) -> S:
    """Return the game with the canal done: its last section lies, the robber is off the basin (R6, R18)."""
    board = game.box.board
    sections = range(len(board.canal))
    events += [e.CanalLaid(board.canal[section]) for section in sections if section not in game.dug]
    events.append(e.CanalFlooded())
    after = replace(game, dug=tuple(sections))
    if game.robber != board.basin:
        return after
    events.append(e.RobberReturned(board.robber))
    return replace(after, robber=board.robber)
