"""What the open sections of a position promise to a seat: their points, the less the farther they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rules.arriala.components.board import NO_TOWN, RESERVE, Board
from rules.arriala.components.sections import all_sections
from rules.arriala.state import ArrialaState
from rules.arriala.steps.counting import majority

POINT = 1000
"""One point, in the unit of worth."""
_FADE = tuple(POINT * 88**power // 100**power for power in range(120))
"""What is left of a point that is so many action points away."""
_BORROWED = 2
"""How many action points farther a worker counts that already stands in another open section."""
_FAR = 6
"""The most action points that a gap is thought to take: somebody will bring somebody."""
_IN_VINEYARD = -2
"""Stands for the location of a worker in a vineyard, whichever it is."""
_ELSEWHERE = -3
"""Stands for the location of a worker that is too far away, or bound."""


@dataclass(frozen=True, slots=True)
class _Section:
    """An open section, the spaces ``first`` to ``last``.

    ``near`` is for each location what of it matters to the section: the location itself, if the section is
    not too far from there to be filled from there, or RESERVE, _IN_VINEYARD or _ELSEWHERE. ``promises`` is
    what it promises by the worker that an action has brought to another such location, and that location;
    by None without such a worker.
    """

    first: int
    last: int
    near: tuple[int, ...]
    promises: dict[tuple[int, int] | None, int]


@dataclass(frozen=True, slots=True)
class Found:
    """What was found for a seat in one suggestion, by all that it follows from.

    ``haste`` is what each section is worth beyond its points, ``locations`` are those of the workers before
    the action. A seat that is ``naive`` wants what can be filled in a turn, whoever gets the points.
    The open sections of a position go by its locks and counted spaces, both as masks
    (``in_positions``), and each of them by its ends and the counted spaces (``sections``). What ``vineyards``
    are worth goes by the number of counted spaces, the workers in vineyards, as a mask, and their locations.
    """

    seat: int
    haste: int
    locations: tuple[int, ...]
    naive: bool = False
    in_positions: dict[tuple[int, int], list[_Section]] = field(
        default_factory=dict[tuple[int, int], list[_Section]]
    )
    sections: dict[tuple[int, int, int], _Section] = field(
        default_factory=dict[tuple[int, int, int], _Section]
    )
    vineyards: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])


def promises(game: ArrialaState, found: Found) -> int:
    """Return what the open sections promise; when the game is getting long, closed ones count too."""
    known = game.occupancy.locks, game.counted
    if known not in found.in_positions:
        found.in_positions[known] = _open_sections(game, found)
    worker = _gone(found.locations, game.locations)
    start, to = found.locations[worker], game.locations[worker]
    worth = found.haste * len(game.closed)
    for section in found.in_positions[known]:
        near = section.near
        change = None if near[start] == near[to] else (worker, near[to])
        if change not in section.promises:
            section.promises[change] = _promise(game, found, section)
        worth += section.promises[change]
    return worth


def _gone(before: tuple[int, ...], after: tuple[int, ...]) -> int:
    """Return the worker that is somewhere else, of whom an action moves one at most; any if none is."""
    return next((worker for worker, at in enumerate(before) if at != after[worker]), 0)


def _open_sections(game: ArrialaState, found: Found) -> list[_Section]:
    """Return the open sections of a position."""
    closed = {section.first for section in game.closed}
    return [
        found.sections.setdefault(
            (first, last, game.counted), _Section(first, last, _near(game.the_board, first, last), {})
        )
        for first, last in all_sections(game.in_play, game.locks)
        if first not in closed
    ]


@lru_cache(maxsize=1 << 10)
def _near(board: Board, first: int, last: int) -> tuple[int, ...]:
    """Return for each location what of it matters to a section."""
    cost = board.cost
    # With other prices it would matter whether there is anybody on the canal, however far away.
    far = _FAR if max(cost.worker, cost.to_canal + 1) <= _FAR else board.size
    works, vineyards = len(board.river_works), len(board.vineyards)
    return (
        *(at if first - far < at < last + far else _ELSEWHERE for at in board.positions),
        *[_IN_VINEYARD] * vineyards,
        *[_ELSEWHERE] * works,
        RESERVE,
    )


def _promise(game: ArrialaState, found: Found, section: _Section) -> int:
    """Return what one open section promises, if the nearest workers fill it."""
    return _promise_of(
        game.the_board,
        found.seat,
        found.naive,
        found.haste,
        len(game.scores),
        section.first,
        section.last,
        game.counted,
        tuple(map(section.near.__getitem__, game.locations)),
    )


@lru_cache(maxsize=1 << 12)
def _promise_of(
    board: Board,
    seat: int,
    naive: bool,
    haste: int,
    colours: int,
    first: int,
    last: int,
    counted: int,
    places: Sequence[int],
) -> int:
    """Return what a section promises: kept, since most sections stay as they were from action to action.

    ``places`` is for each worker what of its location matters to the section.
    """
    town_at, workers = board.town_at, board.workers
    present = [0] * colours
    gaps = list(range(first, last + 1))
    in_town: list[tuple[int, int, int]] = []
    spare: list[tuple[int, int, int]] = []
    busy: list[tuple[int, int, int]] = []
    for worker, at in enumerate(places):
        if at < 0:
            continue
        colour = worker // workers
        if first <= at <= last:
            present[colour] += 1
            gaps.remove(at)
        elif town_at[at] != NO_TOWN:
            in_town.append((at, colour, colour != seat))
        elif counted >> at & 1:
            spare.append((at, colour, colour != seat))
        else:
            busy.append((at, colour, _BORROWED + (colour != seat)))
    own = places[seat * workers : (seat + 1) * workers]
    near = [*in_town, *sorted(spare), *busy]
    distance = _fill(board, seat, gaps, near, present, own.count(RESERVE), own.count(_IN_VINEYARD))
    points = POINT * board.points_for(last - first + 1)
    winner = _majority(tuple(present))
    if winner is None:
        points = 0
    elif winner != seat and not naive:
        points //= -8
    if haste:
        points = max(points, 0) + haste
    if naive and not haste:
        return 2 * points // 3 if distance <= board.action_points else 0
    return 2 * points * _FADE[min(distance, len(_FADE) - 1)] // (3 * POINT)


def _fill(
    board: Board,
    seat: int,
    gaps: list[int],
    near: list[tuple[int, int, int]],
    present: list[int],
    reserve: int,
    growing: int,
) -> int:
    """Fill the gaps of a section with what is cheapest, and return the action points that it takes.

    ``near`` are positions, colours and extra costs of the workers to choose from, of whom those chosen are
    taken out; ``reserve`` and ``growing`` is how many own ones are in the reserve and in vineyards.
    ``present`` are the workers in the section by colour, to which those chosen are added.
    """
    cost = board.cost
    distance = 0
    for gap in gaps:
        steps = [abs(gap - at) + extra for at, _, extra in near]
        away = min(steps, default=_FAR)
        if reserve and cost.worker <= away:
            reserve -= 1
            distance += cost.worker
            present[seat] += 1
        elif growing and cost.to_canal < away:
            growing -= 1
            distance += cost.to_canal
            present[seat] += 1
        elif away < _FAR:
            distance += away
            _, colour, _ = near.pop(steps.index(away))
            present[colour] += 1
        else:
            distance += _FAR
    return distance


@lru_cache(maxsize=1 << 12)
def _majority(counts: tuple[int, ...]) -> int | None:
    """Return the colour that scores with so many workers of each; the same are asked for again and again."""
    return majority(counts)
