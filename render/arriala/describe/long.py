"""The long description, to play from without the picture: every public fact once or more."""

from __future__ import annotations

from collections.abc import Sequence

from render.arriala.describe.beside import beside_the_canal
from render.arriala.describe.canal import canal
from render.arriala.describe.facts import cards, who_acts, worker_at, workers, workers_of
from render.arriala.describe.supply import supply
from render.kit.description import joined_groups, narrated, seats
from rules.arriala.components.board import RESERVE
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.records import Event
from rules.values import Value


def long_text(view: ArrialaView, words: Words, events: Sequence[Event]) -> str:
    """Return the whole description, always in the same order."""
    return joined_groups(
        (
            _turn(view, words),
            _players(view, words),
            canal(view, words),
            beside_the_canal(view, words),
            supply(view, words),
            narrated(words, events),
        )
    )


def own_cards(view: ArrialaView, words: Words) -> str:
    """Return the cards of the view's seat."""
    return words.text("describe-hand", cards=cards(view, words, view.hand or ()))


def _turn(view: ArrialaView, words: Words) -> list[str]:
    first = Value("seat", view.first)
    lines = [words.text("describe-title", round=view.round, seats=view.seats, first=first)]
    if view.outcome is not None:
        return [*lines, who_acts(view, words)]
    active = words.text(
        "describe-active",
        seat=Value("seat", view.active),
        points=view.action_points,
        most=view.board.action_points,
    )
    waiting = words.text("describe-waiting", waiting=seats(words, view.waiting_for))
    return [*lines, active, waiting, *_proposal(view, words), *_journeys(view, words)]


def _proposal(view: ArrialaView, words: Words) -> list[str]:
    lines: list[str] = []
    if view.proposal is not None:
        lines.append(
            words.text(
                "describe-proposal",
                proposer=Value("seat", view.proposal.proposer),
                agreed=seats(words, view.proposal.agreed),
            )
        )
    if view.proposed:
        lines.append(words.text("describe-proposed"))
    return lines


def _journeys(view: ArrialaView, words: Words) -> list[str]:
    """Return which workers have moved in this turn, and which may not return where they came from."""
    lines: list[str] = []
    if view.moved:
        lines.append(words.text("describe-journeys", workers=workers(words, view.moved)))
    if view.journey is not None:
        lines.append(words.text("describe-journey", worker=Value("worker", view.journey)))
    barred = [
        worker_at(view, words, words.value("worker", worker), location)
        for worker, location in enumerate(view.barred)
        if location != RESERVE
    ]
    if barred:
        lines.append(words.text("describe-barred", workers=", ".join(barred)))
    return lines


def _players(view: ArrialaView, words: Words) -> list[str]:
    lines = [_player_line(view, words, colour) for colour in view.colours]
    if view.hand is not None:
        lines.append(own_cards(view, words))
    return lines


def _player_line(view: ArrialaView, words: Words, colour: int) -> str:
    points = view.scores[colour]
    stand = ", ".join(workers_of(view, words, colour, with_reserve=True))
    if colour == view.virtual:
        return words.text("describe-virtual", colour=Value("colour", colour), points=points, workers=stand)
    return words.text(
        "describe-player",
        name=Value("seat", colour),
        colour=Value("colour", colour),
        points=points,
        hand=view.hand_sizes[colour],
        workers=stand,
    )
