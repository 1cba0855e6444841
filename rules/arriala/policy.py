"""A sensible player, for stand-ins and whole-game tests.

It thinks one action ahead: how much more the position is worth to the seat for each action point. A
position is worth its points, and what each open section promises: its points, the less the more action
points it would still take to fill. Worth is in thousandths of a point and in whole numbers, so that every
machine decides alike. The policy knows what the seat may know: it tries out everything but drawing, and
nothing else it considers is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from rules.arriala import actions as a
from rules.arriala.components.board import NO_TOWN, RESERVE, Board
from rules.arriala.components.sections import all_sections
from rules.arriala.state import ArrialaState
from rules.arriala.steps.counting import majority
from rules.arriala.steps.ending import final_scores, vineyard_counts, winners_of
from rules.arriala.steps.turn import perform
from rules.kit.masks import bits
from rules.records import Action

POINT = 1000
"""One point, in the unit of worth."""
FADE = tuple(POINT * 88**power // 100**power for power in range(120))
"""What is left of a point that is so many action points away."""
CARD = 500
"""What a card in the hand is worth, up to ENOUGH_CARDS."""
ENOUGH_CARDS = 3
WORKER_AT_WORK = 700
"""What an own worker is worth that is out of the reserve and not bound to a river work."""
BORROWED = 2
"""How many action points farther a worker counts that already stands in another open section."""
FAR = 6
"""The most action points that a gap is thought to take: somebody will bring somebody."""
PATIENCE = 8
"""The round from which sections are worth more each round, whoever scores them, so that games end."""


_TO_A_PLACE = (a.Move, a.PlaceWorker, a.LeaveVineyard, a.CardMove, a.CardAnywhere, a.CardToCanal)
_OF_NO_WORTH = (a.EndTurn, a.ProposeEnd)

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
class _Found:
    """What was found for a seat in one suggestion, by all that it follows from.

    ``haste`` is what each section is worth beyond its points, ``locations`` are those of the workers before
    the action. The open sections of a position go by its locks and counted spaces, both as masks
    (``in_positions``), and each of them by its ends and the counted spaces (``sections``). What ``vineyards``
    are worth goes by the number of counted spaces, the workers in vineyards, as a mask, and their locations.
    """

    seat: int
    haste: int
    locations: tuple[int, ...]
    in_positions: dict[tuple[int, int], list[_Section]] = field(
        default_factory=dict[tuple[int, int], list[_Section]]
    )
    sections: dict[tuple[int, int, int], _Section] = field(
        default_factory=dict[tuple[int, int, int], _Section]
    )
    vineyards: dict[tuple[int, ...], int] = field(default_factory=dict[tuple[int, ...], int])


def suggest(game: ArrialaState, seat: int) -> Action:
    """Return the action that a sensible player would choose; always the same in the same position.

    Raises RuleError("game.turn") if the seat has none.
    """
    actions = game.legal_actions(seat)
    if not actions:
        raise game.not_waited_for()
    if game.proposal is not None:
        return _answer(game, seat, actions)
    found = _Found(seat, _haste(game), game.locations)
    before = _worth(game, found)
    open_spaces = game.in_play.space_mask & ~game.counted
    best: Action = a.EndTurn()
    most = 0
    for action in actions:
        if _worth_trying(action, open_spaces):
            gain = _gain(game, action, before, found)
            if gain > most:
                best, most = action, gain
    return best


def _worth_trying(action: Action, open_spaces: int) -> bool:
    """Say whether an action is worth trying: a worker brought to a place should help to fill a section."""
    if isinstance(action, _TO_A_PLACE):
        return bool(open_spaces >> action.to & 1)
    return not isinstance(action, _OF_NO_WORTH)


def _gain(game: ArrialaState, action: Action, before: int, found: _Found) -> int:
    """Return what an action brings for each action point."""
    seat = found.seat
    if isinstance(action, a.Draw):
        wanted = sum(game.hands[seat]) < ENOUGH_CARDS
        return CARD // game.the_board.cost.draw if wanted else 0
    after, _ = perform(game, seat, action)
    if after.result is not None:
        return _worth_of_end(after, seat) - before
    return (_worth(after, found) - before) // (game.action_points - after.action_points)


def _answer(game: ArrialaState, seat: int, actions: tuple[Action, ...]) -> Action:
    """Return the reply to a proposal: who would win now agrees to end; who has proposed withdraws."""
    answer = a.AnswerEnd(seat in winners_of(game, final_scores(game, vineyard_counts(game))))
    return answer if answer in actions else actions[0]


def _worth_of_end(after: ArrialaState, seat: int) -> int:
    """Return what it is worth that the game has ended: very much if it is won."""
    winners = () if after.result is None else after.result.winners
    ended = _haste(after) * (len(after.closed) + 10)
    return _standing(after, seat) + ended + (50 * POINT if seat in winners else 0)


def _standing(game: ArrialaState, seat: int) -> int:
    """Return the worth of the own points, less half of what the best of the others has."""
    others = max(*game.scores[:seat], *game.scores[seat + 1 :])
    return POINT * game.scores[seat] - POINT * others // 2


def _worth(game: ArrialaState, found: _Found) -> int:
    """Return what a position is worth to a seat."""
    seat, standing = found.seat, game.occupancy
    own = game.the_board.workers_of[seat]
    at_work = (standing.on_canal | standing.in_vineyards) & own
    return (
        _standing(game, seat)
        + _promises(game, found)
        + _vineyards(game, found)
        + WORKER_AT_WORK * at_work.bit_count()
        + CARD * min(ENOUGH_CARDS, sum(game.hands[seat]))
    )


def _vineyards(game: ArrialaState, found: _Found) -> int:
    """Return what the majorities in vineyards are worth, the more the more spaces are counted."""
    closed_spaces, size = game.counted.bit_count(), game.the_board.size
    there = game.occupancy.in_vineyards
    known = closed_spaces, there, *[game.locations[worker] for worker in bits(there)]
    if known not in found.vineyards:
        worth = 0
        for _, _, winner, points in vineyard_counts(game):
            if winner is not None:
                share = POINT * points * (2 + closed_spaces) // (4 + 2 * size)
                worth += share if winner == found.seat else -share // 2
        found.vineyards[known] = worth
    return found.vineyards[known]


def _promises(game: ArrialaState, found: _Found) -> int:
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


def _open_sections(game: ArrialaState, found: _Found) -> list[_Section]:
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
    far = FAR if max(cost.worker, cost.to_canal + 1) <= FAR else board.size
    works, vineyards = len(board.river_works), len(board.vineyards)
    return (
        *(at if first - far < at < last + far else _ELSEWHERE for at in board.positions),
        *[_IN_VINEYARD] * vineyards,
        *[_ELSEWHERE] * works,
        RESERVE,
    )


def _promise(game: ArrialaState, found: _Found, section: _Section) -> int:
    """Return what one open section promises, if the nearest workers fill it."""
    board, standing, seat = game.the_board, game.occupancy, found.seat
    first, last, near_to, town_at, counted = (
        section.first,
        section.last,
        section.near,
        board.town_at,
        game.counted,
    )
    present = [0] * len(game.scores)
    gaps = list(range(first, last + 1))
    in_town: list[tuple[int, int, int]] = []
    spare: list[tuple[int, int, int]] = []
    busy: list[tuple[int, int, int]] = []
    for worker in bits(standing.on_canal):
        at = near_to[game.locations[worker]]
        if at == _ELSEWHERE:
            continue
        colour = worker // board.workers
        if first <= at <= last:
            present[colour] += 1
            gaps.remove(at)
        elif town_at[at] != NO_TOWN:
            in_town.append((at, colour, colour != seat))
        elif counted >> at & 1:
            spare.append((at, colour, colour != seat))
        else:
            busy.append((at, colour, BORROWED + (colour != seat)))
    own = board.workers_of[seat]
    reserve, growing = (standing.in_reserve & own).bit_count(), (standing.in_vineyards & own).bit_count()
    near = [*in_town, *sorted(spare), *busy]
    distance = _fill(board, seat, gaps, near, present, reserve, growing)
    points = POINT * board.points_for(last - first + 1)
    winner = _majority(tuple(present))
    if winner is None:
        points = 0
    elif winner != seat:
        points //= -8
    if found.haste:
        points = max(points, 0) + found.haste
    return 2 * points * FADE[min(distance, len(FADE) - 1)] // (3 * POINT)


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
        away = min(steps, default=FAR)
        if reserve and cost.worker <= away:
            reserve -= 1
            distance += cost.worker
            present[seat] += 1
        elif growing and cost.to_canal < away:
            growing -= 1
            distance += cost.to_canal
            present[seat] += 1
        elif away < FAR:
            distance += away
            _, colour, _ = near.pop(steps.index(away))
            present[colour] += 1
        else:
            distance += FAR
    return distance


@lru_cache(maxsize=1 << 12)
def _majority(counts: tuple[int, ...]) -> int | None:
    """Return the colour that scores with so many workers of each; the same are asked for again and again."""
    return majority(counts)


def _haste(game: ArrialaState) -> int:
    """Return what a section is worth beyond its points because the game is getting long."""
    return POINT * max(0, game.turn // game.seats - PATIENCE) // 3
