"""Sections: when they are complete, who scores, and what stays closed."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from rules import Action, Event
from rules.arriala import actions as a
from rules.arriala.events import SectionCounted
from rules.arriala.steps.counting import majority, tied_on_top
from rules.language.words import Words
from tests.rules.arriala.positions import (
    GREEN,
    RED,
    YELLOW,
    after,
    allowed,
    kinds,
    lock,
    move,
    place,
    position,
    put,
    refused,
    worker,
)


def counted(events: tuple[Event, ...]) -> list[tuple[int, int, int | None, int]]:
    """Return first and last position, winner and points of the sections counted."""
    return [
        (event.first, event.last, event.winner, event.points)
        for event in events
        if isinstance(event, SectionCounted)
    ]


def span(first: int, last: int) -> tuple[int, int]:
    """Return the positions of two printed numbers."""
    return place(first), place(last)


# What a section is, and when it is complete (arriala.R6).


@pytest.mark.parametrize(
    ("on", "locks", "to", "section"),
    [
        ("R1:21 R2:22 Y1:23 Y2:moissac", (), 20, (20, 23)),  # town to town
        ("R1:11 Y1:12", (14,), 13, (11, 13)),  # town to lock
        ("R1:15", (14, 17), 16, (15, 16)),  # lock to lock
        ("", (14, 16), 15, (15, 15)),  # a single space
    ],
)
def test_sections_lie_between_towns_and_locks(
    on: str, locks: tuple[int, ...], to: int, section: tuple[int, int]
) -> None:
    """Check the rule text, gaining points: between two towns, a town and a lock, or two locks; complete when
    every space holds a worker; arriala.R6."""
    _, events = allowed(position(on, locks=locks), put(to))
    assert [found[:2] for found in counted(events)] == [span(*section)]


def test_an_empty_space_leaves_it_open() -> None:
    """Check the rule text, gaining points: all spaces must be occupied; arriala.R6: workers in towns do not
    count."""
    on = "R1:21 R2:22 Y1:castelsarrasin Y2:moissac"
    assert counted(allowed(position(on), put(20))[1]) == []


def test_neighbouring_locks_leave_no_section() -> None:
    """Check arriala.R6: no spaces, no section: a lock beside a lock or a town."""
    game = position("R1:11", locks=(12,))
    assert (place(11), place(11)) in game.view(None).open_sections
    game = after(position(locks=(12,)), lock(11))
    firsts = [first for first, _ in game.view(None).open_sections]
    assert place(11) not in firsts
    assert (place(13), place(19)) in game.view(None).open_sections


COMPLETING: list[Action] = [
    move("R3", 13),
    put(13),
    a.CardMove("move_2", worker("R3"), place(13)),
    a.CardAnywhere(worker("R3"), place(13)),
    a.LeaveVineyard(worker("R4"), place(13)),
    a.CardToCanal("to_canal_own", worker("R4"), place(13)),
    a.CardToCanal("to_canal_any", worker("R4"), place(13)),
    lock(13),
    a.CardLock(place(13)),
]


@pytest.mark.parametrize("action", COMPLETING)
def test_counted_at_once_whatever_completes_it(action: Action) -> None:
    """Check the rule text, gaining points: at once; arriala.R7: in the middle of a turn, whatever completed
    it; the rest of the turn goes on."""
    hand = "move_2 anywhere to_canal_own to_canal_any lock"
    game = position("R1:11 R2:12 R3:15 R4:brulhois", locks=(14,), hand=hand)
    game, events = allowed(game, action)
    last = 12 if isinstance(action, a.BuildLock | a.CardLock) else 13
    points = game.the_board.points_for(last - 10)
    assert counted(events) == [(*span(11, last), RED, points)]
    assert game.waiting_for == (0,)
    assert game.closed[0].winner == RED


def test_leaving_completes_nothing() -> None:
    """Check arriala.R7: only what fills a space or sets a border can complete a section."""
    game = position("R1:11 R2:12 Y1:13", locks=(14,))
    assert counted(allowed(game, move("Y1", 15))[1]) == []


# Who scores (arriala.R7, arriala.R23).


@pytest.mark.parametrize(
    ("counts", "winner"),
    [
        ((3, 2, 0, 0), 0),
        ((2, 2, 1, 0), 2),  # the example: 2 red, 2 yellow, 1 green
        ((2, 2, 0, 0), None),  # the example: they cancel each other
        ((1, 1, 0), None),
        ((2, 2, 1, 1), None),
        ((2, 2, 2, 1), 3),
        ((1, 1, 1, 1), None),
        ((1, 1, 1), None),
        ((3, 3, 2, 1), 2),
        ((3, 3, 0, 1), 3),
        ((0, 0, 1, 0), 2),
        ((4, 1, 1, 0), 0),
        ((0, 0, 0), None),
        ((4, 4, 1, 1), None),
        ((5, 5, 5), None),
    ],
)
def test_majority(counts: tuple[int, ...], winner: int | None) -> None:
    """Check the rule text, gaining points: the majority; tied, the next lower number; tied again, nobody
    (arriala.R7, arriala.R23)."""
    assert majority(counts) == winner


def test_the_printed_example() -> None:
    """Check the rule text, gaining points, example: 5 workers, 2 red, 2 yellow and 1 green: 8 points for
    green."""
    game = position("R1:11 R2:12 Y1:13 Y2:14 G1:18", locks=(16,), hand="move_3")
    game, events = allowed(game, a.CardMove("move_3", worker("G1"), place(15)))
    assert counted(events) == [(*span(11, 15), GREEN, 8)]
    assert game.scores == (0, 0, 8)


def test_a_tie_closes_for_nothing() -> None:
    """Check the rule text, gaining points: a section may bring no points, and is closed all the same."""
    game, events = allowed(position("R1:11 Y1:14", locks=(13,)), move("Y1", 12))
    assert counted(events) == [(*span(11, 12), None, 0)]
    assert game.scores == (0, 0, 0)
    assert game.closed[0].winner is None


@pytest.mark.parametrize(
    ("counts", "tied"),
    [((2, 2, 1), (0, 1)), ((1, 1, 1), (0, 1, 2)), ((3, 1, 1), ()), ((0, 0, 0), ()), ((1, 2, 2, 0), (1, 2))],
)
def test_who_is_tied_on_the_highest_number(counts: tuple[int, ...], tied: tuple[int, ...]) -> None:
    """Check arriala.R7: they do not score."""
    assert tied_on_top(counts) == tied


@pytest.mark.parametrize(
    ("language", "behind", "nobody"),
    [
        (
            "en",
            "8 points for Zoé, next behind the tie at the top (Ada and Bea)",
            "Ada and Bea are tied at the top",
        ),
        ("de", "8 Punkte für Zoé, allein hinter dem Gleichstand", "Gleichstand an der Spitze (Ada und Bea)"),
        ("fr", "8 points pour Zoé, juste derrière l’égalité", "égalité en tête (Ada et Bea)"),
        ("oc", "8 punts per Zoé, just darrièr l’egalitat", "egalitat en cap (Ada e Bea)"),
    ],
)
def test_the_event_says_why_somebody_scores_or_nobody(language: str, behind: str, nobody: str) -> None:
    """Check that a tie on top is told with the names, and that events of older logs are told as before."""
    game = position("R1:11 R2:12 Y1:13 Y2:14 G1:18", locks=(16,), hand="move_3")
    words = Words("arriala", language, ("Ada", "Bea", "Zoé"), game.view(None))
    _, events = allowed(game, a.CardMove("move_3", worker("G1"), place(15)))
    (event,) = (event for event in events if isinstance(event, SectionCounted))
    assert event.tied == (RED, YELLOW)
    assert behind in words.event(event)
    _, events = allowed(position("R1:11 Y1:14", locks=(13,)), move("Y1", 12))
    (event,) = (event for event in events if isinstance(event, SectionCounted))
    assert nobody in words.event(event)
    stored = msgspec.json.decode(
        b'{"type":"section_counted","first":12,"last":13,"spaces":2,"counts":[1,1,0],"winner":null,"points":0}',
        type=SectionCounted,
    )
    assert stored.tied == ()
    assert "Ada" not in words.event(stored)


@pytest.mark.parametrize("spaces", range(1, 10))
def test_points_by_length(spaces: int) -> None:
    """Check the rule text, gaining points: by the number of workers in the section, from the table
    (arriala.R7)."""
    names = ["V2", *(f"{colour}{n}" for n in range(1, 6) for colour in "RGY")]
    on = " ".join(f"{name}:{11 + n}" for n, name in enumerate(names[: spaces - 1]))
    end = (11 + spaces,) if spaces < 9 else ()
    start = position(on + " V1:castelsarrasin", seats=4, active=3, locks=end, hand="anywhere")
    game, _ = allowed(start, a.CardAnywhere(worker("V1"), place(10 + spaces)))
    counts = [0, 0, 0, 0]
    for name in ("V1", *names[: spaces - 1]):
        counts["RYGV".index(name[0])] += 1
    scorer = majority(counts)
    points = (1, 2, 4, 6, 8, 10, 12, 14, 16)[spaces - 1]
    assert game.scores == tuple(points if colour == scorer else 0 for colour in range(4))


def test_points_for_somebody_else_are_taken() -> None:
    """Check arriala.R19: points are compulsory, whoever completed the section."""
    game, _ = allowed(position("Y1:11 Y2:12", locks=(14,)), put(13))
    assert game.scores == (0, 4, 0)


def test_the_score_has_no_end() -> None:
    """Check arriala.R19: the score goes on beyond the track."""
    game = replace(position("Y1:11 Y2:12", locks=(14,)), scores=(0, 98, 0))
    assert after(game, put(13)).scores == (0, 102, 0)


def test_sites_border_nothing() -> None:
    """Check arriala.R19: sites, blue spaces and vineyards are no spaces of the canal."""
    assert position().view(None).open_sections == (
        span(1, 10),
        span(11, 19),
        span(20, 23),
        span(24, 29),
        span(30, 33),
    )


# Two sections at once (arriala.R7, arriala.R20).


def test_a_lock_may_complete_two_sections() -> None:
    """Check the rule text, with a lock: a lock may create a complete section; arriala.R7: the nearer to
    Grisolles is counted first; arriala.R20: its own point before."""
    game, events = allowed(position("R1:20 R2:21 Y1:23"), lock(22))
    assert kinds(events) == ["LockBuilt", "SectionCounted", "SectionCounted"]
    assert counted(events) == [(*span(20, 21), RED, 2), (*span(23, 23), YELLOW, 1)]
    assert [section.first for section in game.closed] == [place(20), place(23)]
    assert game.scores == (3, 1, 0)


# Closed for good (arriala.R8).


def test_closed_sections() -> None:
    """Check the rule text, conditions and with a lock: no lock in a counted section; arriala.R8: never
    counted again, its workers may leave and others may stop there."""
    game = after(position("R1:11 R2:12", locks=(14,)), put(13))
    refused(replace(game, action_points=5), lock(13), "arriala.R8")
    game = replace(game, action_points=5)
    game = after(game, move("R2", 15))
    refused(replace(game, action_points=5), lock(12), "arriala.R8")
    game = replace(game, action_points=5, moved=(), journey=None)
    game, events = allowed(game, move("R2", 12))
    assert counted(events) == []
    assert len(game.closed) == 1
