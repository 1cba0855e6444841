"""A sensible player, for stand-ins and whole-game tests.

It thinks one action ahead: how much more the position is worth to the seat for each action point. A
position is worth its points, and what each open section promises: its points, the less the more action
points it would still take to fill. Worth is in thousandths of a point and in whole numbers, so that every
machine decides alike. The policy knows what the seat may know: it tries out everything but drawing, and
nothing else it considers is hidden.
"""

from __future__ import annotations

from rules.arriala import actions as a
from rules.arriala.components.board import NO_TOWN, RESERVE
from rules.arriala.components.sections import all_sections
from rules.arriala.state import ArrialaState
from rules.arriala.steps.counting import majority
from rules.arriala.steps.ending import final_scores, vineyard_counts, winners_of
from rules.arriala.steps.turn import legal_actions, perform
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


def suggest(game: ArrialaState, seat: int) -> Action:
    """Return the action that a sensible player would choose; always the same in the same position.

    Raises RuleError("game.turn") if the seat has none.
    """
    actions = legal_actions(game, seat)
    if not actions:
        raise game.not_waited_for()
    if game.proposal is not None:
        return _answer(game, seat, actions)
    before = _worth(game, seat)
    open_spaces = game.in_play.space_mask & ~game.counted
    best: Action = a.EndTurn()
    most = 0
    for action in actions:
        if _worth_trying(game, action, open_spaces):
            gain = _gain(game, seat, action, before)
            if gain > most:
                best, most = action, gain
    return best


def _worth_trying(game: ArrialaState, action: Action, open_spaces: int) -> bool:
    """Say whether an action is worth trying: a worker brought to a place should help to fill a section."""
    match action:
        case a.EndTurn() | a.ProposeEnd():
            return False
        case a.Move(_, to) | a.PlaceWorker(to) | a.LeaveVineyard(_, to) | a.CardToCanal(_, _, to):
            return bool(open_spaces >> to & 1)
        case a.CardMove(_, _, to) | a.CardAnywhere(_, to):
            return bool(open_spaces >> to & 1)
        case _:
            return True


def _gain(game: ArrialaState, seat: int, action: Action, before: int) -> int:
    """Return what an action brings for each action point."""
    if isinstance(action, a.Draw):
        wanted = sum(game.hands[seat]) < ENOUGH_CARDS
        return CARD // game.the_board.cost.draw if wanted else 0
    after, _ = perform(game, seat, action)
    if after.result is not None:
        return _worth_of_end(after, seat) - before
    return (_worth(after, seat) - before) // (game.action_points - after.action_points)


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
    others = max(score for colour, score in enumerate(game.scores) if colour != seat)
    return POINT * game.scores[seat] - POINT * others // 2


def _worth(game: ArrialaState, seat: int) -> int:
    """Return what a position is worth to a seat."""
    board = game.the_board
    worth = _standing(game, seat) + _promises(game, seat)
    closed_spaces = game.counted.bit_count()
    for _, _, winner, points in vineyard_counts(game):
        if winner is not None:
            share = POINT * points * (2 + closed_spaces) // (4 + 2 * board.size)
            worth += share if winner == seat else -share // 2
    own = game.locations[seat * board.workers : (seat + 1) * board.workers]
    bound = board.size + len(board.vineyards)
    worth += WORKER_AT_WORK * sum(1 for location in own if location != RESERVE and location < bound)
    return worth + CARD * min(ENOUGH_CARDS, sum(game.hands[seat]))


def _promises(game: ArrialaState, seat: int) -> int:
    """Return what the open sections promise; when the game is getting long, closed ones count too."""
    board = game.the_board
    colour_at: dict[int, int] = {}
    in_town: list[tuple[int, int]] = []
    for worker, location in enumerate(game.locations):
        if 0 <= location < board.size:
            if board.town_at[location] == NO_TOWN:
                colour_at[location] = worker // board.workers
            else:
                in_town.append((location, worker // board.workers))
    closed = {section.first for section in game.closed}
    sections = all_sections(game.in_play, game.locks)
    spare = list(in_town)
    for first, last in sections:
        if first in closed:
            spare += [(at, colour_at[at]) for at in range(first, last + 1) if at in colour_at]
    worth = _haste(game) * len(closed)
    for first, last in sections:
        if first not in closed:
            worth += _promise(game, seat, first, last, colour_at, spare)
    return worth


def _promise(
    game: ArrialaState,
    seat: int,
    first: int,
    last: int,
    colour_at: dict[int, int],
    spare: list[tuple[int, int]],
) -> int:
    """Return what one open section promises, if the nearest workers fill it.

    ``colour_at`` is the colour on each space with a worker; ``spare`` are positions and colours of the
    workers in towns and counted sections.
    """
    section = range(first, last + 1)
    present = [0] * len(game.scores)
    for at in section:
        if at in colour_at:
            present[colour_at[at]] += 1
    near = [(at, colour, 0) for at, colour in spare]
    taken = set(spare)
    near += [
        (at, colour, BORROWED)
        for at, colour in colour_at.items()
        if at not in section and (at, colour) not in taken
    ]
    distance = _fill(game, seat, [at for at in section if at not in colour_at], near, present)
    points = POINT * game.the_board.points_for(last - first + 1)
    winner = majority(present)
    if winner is None:
        points = 0
    elif winner != seat:
        points //= -8
    if haste := _haste(game):
        points = max(points, 0) + haste
    return 2 * points * FADE[min(distance, len(FADE) - 1)] // (3 * POINT)


def _fill(
    game: ArrialaState, seat: int, gaps: list[int], near: list[tuple[int, int, int]], present: list[int]
) -> int:
    """Fill the gaps of a section with what is cheapest, and return the action points that it takes.

    ``near`` are positions, colours and extra costs of the workers to choose from, of whom those chosen are
    taken out; ``present`` are the workers in the section by colour, to which those chosen are added.
    """
    board = game.the_board
    own = game.locations[seat * board.workers : (seat + 1) * board.workers]
    reserve = own.count(RESERVE)
    growing = sum(1 for location in own if board.vineyard_of(location) is not None)
    costs = [(at, extra + (colour != seat)) for at, colour, extra in near]
    distance = 0
    for gap in gaps:
        steps = [abs(gap - at) + cost for at, cost in costs]
        away = min(steps, default=FAR)
        if reserve and board.cost.worker <= away:
            reserve -= 1
            distance += board.cost.worker
            present[seat] += 1
        elif growing and board.cost.to_canal < away:
            growing -= 1
            distance += board.cost.to_canal
            present[seat] += 1
        else:
            distance += min(away, FAR)
            if away < FAR:
                chosen = steps.index(away)
                _, colour, _ = near.pop(chosen)
                del costs[chosen]
                present[colour] += 1
    return distance


def _haste(game: ArrialaState) -> int:
    """Return what a section is worth beyond its points because the game is getting long."""
    return POINT * max(0, game.turn // game.seats - PATIENCE) // 3
