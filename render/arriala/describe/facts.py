"""Single facts of a view in words: who acts, where workers are, what a section brought."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.description import none_or, result
from rules.arriala.components.board import RESERVE
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value


def who_acts(view: ArrialaView, words: Words) -> str:
    """Return whose turn it is, who is asked to end the game, or who has won."""
    if view.outcome is not None:
        return result(view, words)
    if view.proposal is not None:
        return words.text(
            "describe-asked",
            round=view.round,
            proposer=Value("seat", view.proposal.proposer),
            waiting=words.join([words.value("seat", seat) for seat in view.waiting_for]),
        )
    return words.text(
        "describe-turn", round=view.round, seat=Value("seat", view.active), points=view.action_points
    )


def player(view: ArrialaView, words: Words, colour: int) -> str:
    """Return the name of a seat; the virtual player goes by its colour."""
    return words.value("colour" if colour == view.virtual else "seat", colour)


def place(view: ArrialaView, words: Words, position: int) -> str:
    """Return a town by its name and a space by its number."""
    number = view.board.number_at[position]
    return str(number) if number else words.value("place", position)


def workers_of(view: ArrialaView, words: Words, colour: int, *, with_reserve: bool) -> list[str]:
    """Return the workers of a colour, each as its number and where it is."""
    first = view.worker(colour, 1)
    return [
        worker_at(view, words, str(number), location)
        for number, location in enumerate(view.locations[first : first + view.board.workers], 1)
        if with_reserve or location != RESERVE
    ]


def worker_at(view: ArrialaView, words: Words, name: str, location: int) -> str:
    """Return a worker by the given name with its location: a place, a vineyard, a river work, the reserve."""
    if location == RESERVE:
        return words.text("describe-in-reserve", name=name)
    return words.text("describe-at", name=name, place=_where(view, words, location))


def _where(view: ArrialaView, words: Words, location: int) -> str:
    board = view.board
    vineyard, work = board.vineyard_of(location), board.river_work_of(location)
    if vineyard is not None:
        return words.value("vineyard", board.vineyards[vineyard].id)
    if work is not None:
        return words.value("river_work", board.river_works[work].id)
    return place(view, words, location)


def span(view: ArrialaView, first: int, last: int) -> str:
    """Return the numbers of the spaces between two positions, such as ``4–7``."""
    numbers = view.board.number_at
    return str(numbers[first]) if first == last else f"{numbers[first]}–{numbers[last]}"


def counted(view: ArrialaView, words: Words) -> str:
    """Return the closed sections in the order in which they were counted, with who scored."""
    return ", ".join(
        f"{span(view, section.first, section.last)} "
        + (
            f"({words.text('describe-nobody')})"
            if section.winner is None
            else f"({player(view, words, section.winner)} +{section.points})"
        )
        for section in view.closed
    )


def workers(words: Words, of: Sequence[int]) -> str:
    """List some workers of all colours, or the word for none."""
    return none_or(words, [words.value("worker", worker) for worker in of])


def cards(view: ArrialaView, words: Words, counts: Sequence[int]) -> str:
    """List cards by kind with their numbers, or the word for none."""
    return none_or(
        words,
        [
            words.text("describe-cards", card=Value("card", kind), count=count)
            for kind, count in zip(view.deck.kinds, counts, strict=True)
            if count
        ],
    )
