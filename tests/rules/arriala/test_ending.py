"""The end of the game: when, the vineyards, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Outcome
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.events import (
    GameEnded,
    VineyardCounted,
)
from rules.language.words import Words
from tests.rules.arriala.positions import (
    GREEN,
    NAMES,
    RED,
    YELLOW,
    after,
    allowed,
    kinds,
    lock,
    position,
    put,
    refused,
)

ALL_BUT_THE_LAST = ((1, 10), (11, 19), (20, 23), (24, 29))
ALL_BUT_THE_LAST_OF_TWO = ALL_BUT_THE_LAST[1:]


def last_section(on: str, **changes: Any) -> Arriala:
    """Return a position where red's worker on 33 completes the last section."""
    closed = ALL_BUT_THE_LAST_OF_TWO if changes.get("seats") == 2 else ALL_BUT_THE_LAST
    return position("R1:30 R2:31 R3:32 " + on, closed=closed, **changes)


# When it ends (arriala.R14, R20, R22, R27).


def test_it_ends_at_once_with_the_last_section() -> None:
    """Check the rule text, end: at once when the last section is counted, then the vineyards; arriala.R14,
    arriala.R20; arriala.R27: the rest of the turn is lost."""
    game, events = allowed(last_section("Y1:brulhois"), put(33))
    assert kinds(events) == ["Placed", "SectionCounted", "VineyardCounted", "VineyardCounted", "GameEnded"]
    assert events[-1] == GameEnded((RED,), 6, (6, 6, 0), consent=False, tied=True)
    assert game.outcome == Outcome((6, 6, 0), (RED,))
    assert (game.action_points, game.journey) == (0, None)
    assert game.waiting_for == ()
    assert game.legal_actions(0) == game.legal_actions(1) == ()
    refused(game, a.EndTurn(), "game.over", seat=0)


def test_it_does_not_end_before() -> None:
    """Check arriala.R14: not while a section is uncounted."""
    game = position("R1:30 R2:31 R3:32", closed=ALL_BUT_THE_LAST[1:])
    assert after(game, put(33)).outcome is None


def test_it_ends_when_a_lock_takes_the_last_space() -> None:
    """Check arriala.R22: a lock on the only space of the last section ends the game."""
    counted = ((1, 10), (11, 13), (17, 19), (20, 23), (24, 29), (30, 33))
    game = position(closed=counted, locks=(14, 16))
    _, events = allowed(game, lock(15))
    assert kinds(events)[0] == "LockBuilt"
    assert isinstance(events[-1], GameEnded)


def test_a_lock_may_complete_the_last_two() -> None:
    """Check arriala.R7, arriala.R20: both sections are counted, then the game ends."""
    game = position("R1:30 R2:31 Y1:33", closed=ALL_BUT_THE_LAST)
    _, events = allowed(game, lock(32))
    assert kinds(events)[:3] == ["LockBuilt", "SectionCounted", "SectionCounted"]
    assert isinstance(events[-1], GameEnded)


# The vineyards (arriala.R14, R23).


@pytest.mark.parametrize(
    ("on", "winner", "points"),
    [
        ("R4:brulhois", RED, 6),
        ("R4:brulhois Y1:brulhois", None, 0),
        ("R4:brulhois Y1:brulhois Y2:brulhois", YELLOW, 6),
        ("R4:brulhois Y1:brulhois Y2:brulhois R5:brulhois G1:brulhois", GREEN, 6),
        ("", None, 0),
    ],
)
def test_vineyards(on: str, winner: int | None, points: int) -> None:
    """Check the rule text, vineyards: the majority takes its capacity in points, by the same rule for ties
    (arriala.R23); it may bring nobody any."""
    game = after(position(on), a.ProposeEnd(), a.AnswerEnd(agree=True))
    _, events = allowed(game, a.AnswerEnd(agree=True))
    brulhois = next(e for e in events if isinstance(e, VineyardCounted) and e.vineyard == "brulhois")
    assert (brulhois.winner, brulhois.points) == (winner, points)


def test_each_vineyard_in_play_is_counted() -> None:
    """Check the rule text, vineyards: each of them; arriala.R12: of those in play."""
    for seats, names in (
        (2, ["chasselas", "brulhois"]),
        (3, ["chasselas", "brulhois"]),
        (4, ["frontonnais", "chasselas", "brulhois"]),
    ):
        _, events = allowed(last_section("", seats=seats), put(33))
        assert [event.vineyard for event in events if isinstance(event, VineyardCounted)] == names


# Who has won (arriala.R14, R15, R25).


@pytest.mark.parametrize(
    ("seats", "scores", "on", "winners"),
    [
        (3, (9, 8, 7), "", (RED,)),
        (3, (7, 8, 9), "", (GREEN,)),
        (3, (9, 9, 7), "Y1:1", (YELLOW,)),  # most workers on the canal
        (3, (9, 9, 7), "R1:1 Y1:1 Y2:montech", (YELLOW,)),  # towns included
        (
            3,
            (9, 9, 7),
            "R1:1 R2:brulhois Y1:2 Y2:brulhois Y3:mill G1:3",
            (RED, YELLOW),
        ),  # vineyards and works not
        (3, (9, 9, 9), "", (RED, YELLOW, GREEN)),
        (4, (3, 9, 3, 9), "", (1, 3)),
        (2, (9, 8, 3), "", (RED,)),
        (2, (9, 8, 10), "R1:11", ()),  # the virtual player alone has most
        (2, (9, 8, 9), "R1:11 R2:12 R3:13 R4:14", ()),  # tied with it, which has five workers on the canal
        (2, (9, 8, 9), "R1:11 R2:12 G1:reserve G2:reserve G3:mill G4:reserve", (RED,)),
        (2, (9, 9, 9), "R1:11 R2:12 R3:13 R4:14 R5:15 Y1:16 Y2:17 Y3:18 Y4:19 Y5:20", ()),
        (2, (9, 9, 3), "R1:11 Y1:12", (RED, YELLOW)),
    ],
)
def test_winners(seats: int, scores: tuple[int, ...], on: str, winners: tuple[int, ...]) -> None:
    """Check the rule text, end and 2 players, arriala.R14, arriala.R15, arriala.R25: most points; tied, most
    workers on the canal; tied again, shared, or nobody if the virtual player is among them."""
    game = position(on, seats=seats, scores=scores)
    game = after(game, a.ProposeEnd(), *[a.AnswerEnd(agree=True)] * (seats - 1))
    assert game.outcome == Outcome(scores[:seats], winners)


def test_the_virtual_player_scores_vineyards_and_sections() -> None:
    """Check the rule text, 2 players: it scores by the usual rules (arriala.R15, arriala.R25)."""
    game = position("G1:30 G2:31 G3:brulhois R1:32", seats=2, closed=ALL_BUT_THE_LAST_OF_TWO)
    game, events = allowed(game, put(33))
    assert game.scores == (0, 0, 6)
    game = position("G1:30 G2:31 G3:32 G4:brulhois", seats=2, closed=ALL_BUT_THE_LAST_OF_TWO)
    game, events = allowed(game, put(33))
    assert game.scores == (0, 0, 12)
    assert game.outcome == Outcome((0, 0), ())
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert (ended.winners, ended.points, ended.scores, ended.tied) == ((), 12, (0, 0, 12), False)


@pytest.mark.parametrize(
    ("on", "text"),
    [
        ("Y1:1", "Of those tied on 9 points, Béa has the most workers on the canal and wins."),
        (
            "R1:1 Y1:2 G1:mill",
            "Of those tied on 9 points, Ada and Béa have the most workers on the canal and share the win.",
        ),
    ],
)
def test_what_breaks_a_tie_is_told(on: str, text: str) -> None:
    """Check arriala.R15: tied, most workers on the canal."""
    game = position(on, scores=(9, 9, 9) if " " in on else (9, 9, 7), closed=((30, 33),))
    game, events = game.apply(0, a.ProposeEnd())
    for seat in (1, 2):
        game, events = game.apply(seat, a.AnswerEnd(agree=True))
    words = Words("arriala", "en", NAMES[:3], game.view(None))
    assert words.event(events[-1]) == f"The game is over. {text}"


@pytest.mark.parametrize(
    ("seats", "scores", "text"),
    [
        (3, (1, 0, 0), "Ada wins with 1 point."),
        (3, (2, 0, 0), "Ada wins with 2 points."),
        (3, (1, 1, 0), "Ada and Béa share the win with 1 point."),
        (2, (5, 5, 0), "Ada and Béa share the win with 5 points."),
        (2, (0, 0, 1), "Nobody wins: nobody is ahead of the virtual player, which has 1 point."),
        (2, (7, 0, 7), "Nobody wins: nobody is ahead of the virtual player, which has 7 points."),
    ],
)
def test_the_end_in_words(seats: int, scores: tuple[int, ...], text: str) -> None:
    """Check arriala.R25: also when nobody wins by a tie with the virtual player."""
    yes = a.AnswerEnd(agree=True)
    game = after(position(seats=seats, scores=scores), a.ProposeEnd(), *[yes] * (seats - 2))
    game, events = allowed(game, yes)
    words = Words("arriala", "en", NAMES[:seats], game.view(None))
    assert words.event(events[-1]) == f"The game is over. {text}"


def test_nothing_ends_by_itself() -> None:
    """Check arriala.R18: turns without any action go on for ever."""
    game = position()
    for _ in range(300):
        game = after(game, a.EndTurn())
    assert game.outcome is None


def test_turns_are_not_evened_out() -> None:
    """Check arriala.R27: whoever began, it ends where it ends."""
    game, _ = allowed(last_section("", active=1), put(33))
    assert game.outcome is not None
    assert game.turn == 0
