"""What the fields of a state of Arriala can ever be, by what is in the box."""

from __future__ import annotations

from rules.arriala.components.board import RESERVE, Board
from rules.arriala.state import ArrialaState, ClosedSection, EndProposal
from rules.kit.bounds import FREE, MANY, Letters, Number, Parts, Several, counts, exactly
from rules.kit.component_files import LONGEST
from rules.kit.records import bounds_of_outcome, bounds_of_randomness


def bounds(game: ArrialaState) -> Parts:
    """Return the bounds of a state; ValueError if one of its component texts is no good."""
    board, cards = game.the_board, counts(game.the_deck.counts)
    colours = game.in_play.colours
    workers = colours * board.workers
    seat, worker = Number(0, game.seats - 1), Number(0, workers - 1)
    position = Number(0, board.size - 1)
    location = Number(RESERVE, board.river_location(len(board.river_works)) - 1)
    points = Number(0, _most_points(board))
    seats = Several(seat, game.seats, different=True)
    section = {"first": position, "last": position, "winner": Number(0, colours - 1), "points": points}
    return Parts(
        type(game),
        {
            "seats": Number(min(game.seat_numbers), max(game.seat_numbers)),
            "randomness": bounds_of_randomness(),
            "board": Letters(LONGEST),
            "cards": Letters(LONGEST),
            "first": seat,
            "turn": Number(0, MANY),
            "action_points": Number(0, board.action_points),
            "locations": exactly(location, workers),
            "turn_start": exactly(location, workers),
            "barred": exactly(location, workers),
            "moved": Several(worker, workers, different=True),
            "journey": worker,
            "locks": Several(position, board.lock_pieces, different=True),
            "closed": Several(Parts(ClosedSection, section), board.size, different=True),
            "builders": exactly(seat, len(board.master_works)),
            "scores": exactly(points, colours),
            "hands": exactly(cards, game.seats),
            "pile": cards,
            "discards": cards,
            "proposed": FREE,
            "proposal": Parts(EndProposal, {"proposer": seat, "agreed": seats}),
            "result": bounds_of_outcome(game.seats, points),
        },
    )


def _most_points(board: Board) -> int:
    """Return more points than there are for all that can be built and counted, and be it by one colour."""
    score = board.score
    spaces = board.size * max(score.points)
    works = len(board.river_works) * score.river_work + len(board.master_works) * score.master_work
    vineyards = sum(site.capacity**2 for site in board.vineyards)
    return spaces + works + vineyards + board.lock_pieces * score.lock
