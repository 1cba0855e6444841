"""The canal in words: towns, stretches, locks and sections, in the order of the canal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from render.arriala.describe.facts import counted, place, player, span, workers
from rules.arriala.state import ClosedSection
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value


def canal(view: ArrialaView, words: Words) -> list[str]:
    """Return a line for each town, stretch, lock and section, and one for what was counted."""
    board = view.board
    lines = [_town(view, words, view.in_play.first)]
    for index in view.stretches:
        stretch = board.stretches[index]
        lines.append(
            words.text(
                "describe-stretch",
                first=Value("place", stretch.first - 1),
                last=Value("place", stretch.last + 1),
                low=board.number_at[stretch.first],
                high=board.number_at[stretch.last],
                locks=view.locks_in(index),
                most=stretch.locks,
            )
        )
        lines += _sections(view, words, stretch.first, stretch.last)
        lines.append(_town(view, words, stretch.last + 1))
    if view.closed:
        lines.append(words.text("describe-counted", sections=counted(view, words)))
    return lines


def _town(view: ArrialaView, words: Words, position: int) -> str:
    there = workers(words, view.workers_on(position))
    return words.text("describe-town", name=Value("place", position), workers=there)


def _sections(view: ArrialaView, words: Words, first: int, last: int) -> Iterator[str]:
    """Yield the locks and sections of a stretch, in the order of the canal."""
    closed = {section.first: section for section in view.closed}
    runs = groupby(range(first, last + 1), key=lambda position: position in view.locks)
    for is_lock, run in runs:
        positions = list(run)
        if is_lock:
            for position in positions:
                yield words.text("describe-lock", place=place(view, words, position))
        else:
            yield _section(view, words, positions, closed.get(positions[0]))


def _section(view: ArrialaView, words: Words, positions: Sequence[int], closed: ClosedSection | None) -> str:
    section, spaces = span(view, positions[0], positions[-1]), ", ".join(_spaces(view, words, positions))
    if closed is None:
        points = view.board.points_for(len(positions))
        return words.text("describe-open", section=section, points=points, spaces=spaces)
    if closed.winner is None:
        return words.text("describe-won-by-nobody", section=section, spaces=spaces)
    return words.text(
        "describe-won",
        section=section,
        points=closed.points,
        winner=player(view, words, closed.winner),
        spaces=spaces,
    )


def _spaces(view: ArrialaView, words: Words, positions: Sequence[int]) -> Iterator[str]:
    """Yield the spaces of a section: those with workers one by one, the free ones as spans."""
    for busy, run in groupby(positions, key=lambda position: bool(view.workers_on(position))):
        run = list(run)
        if busy:
            for position in run:
                yield f"{view.board.number_at[position]} {workers(words, view.workers_on(position))}"
        else:
            yield words.text("describe-free-spaces", count=len(run), spaces=span(view, run[0], run[-1]))
