"""Locks: where they may be built, and what they score."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.arriala import actions as a
from rules.arriala.events import LockBuilt
from rules.language.words import Words
from rules.values import Value
from tests.rules.arriala.positions import (
    allowed,
    kinds,
    lock,
    move,
    place,
    position,
    put,
    refused,
)

# Locks (arriala.R9, arriala.R22).


def test_a_lock_scores_and_takes_a_piece() -> None:
    """Check the rule text, build a lock: a free space of an uncounted section, 1 point at once."""
    game, events = allowed(position(), lock(5))
    assert events == (LockBuilt(0, place(5), 1),)
    assert game.scores == (1, 0, 0)
    assert game.view(None).lock_pieces == 7


@pytest.mark.parametrize(
    ("at", "rule"),
    [
        (14, "arriala.space.taken"),
        (16, "arriala.space.lock"),
        ("montech", "arriala.lock.town"),
        ("moissac", "arriala.lock.town"),
        (24, "arriala.R8"),
    ],
)
def test_where_no_lock_goes(at: int | str, rule: str) -> None:
    """Check arriala.R9: not on a worker, a lock, a town or in a closed section; by card neither."""
    game = position("R1:14", locks=(16,), closed=((24, 29),), hand="lock")
    refused(game, lock(at), rule)
    refused(game, a.CardLock(place(at)), rule)


def test_what_is_named_instead_takes_a_lock() -> None:
    """Check arriala.R9: what a refused lock names as possible is no town, and no space of a closed
    section."""
    game = position("R1:11 R2:21", locks=(16,), closed=((24, 29),))
    for at, rule, numbers in (
        (11, "arriala.space.taken", (9, 10, 12, 13)),
        (16, "arriala.space.lock", (14, 15, 17, 18)),
        ("moissac", "arriala.lock.town", (19, 20, 22, 23)),
        (26, "arriala.R8", (22, 23, 30, 31)),
    ):
        near = tuple(Value("place", place(number)) for number in numbers)
        assert refused(game, lock(at), rule).params["near"] == near
        for number in numbers:
            allowed(game, lock(number))


@pytest.mark.parametrize(
    ("closed", "text"),
    [
        (((1, 10), (11, 19), (20, 23), (24, 29)), "The only space where a lock may be built is 31."),
        (((1, 10), (11, 19), (20, 23), (24, 29), (30, 33)), "no space is left where a lock may be built."),
    ],
)
def test_where_few_spaces_or_none_take_a_lock(closed: tuple[tuple[int, int], ...], text: str) -> None:
    """Check arriala.R8, arriala.R9: whatever refuses it, the words fit."""
    game = position("R1:30 R2:32 R3:33 R4:5", closed=closed)
    words = Words("arriala", "en", (), game.view(0))
    for at, rule in ((12, "arriala.R8"), ("moissac", "arriala.lock.town")):
        assert words.error(refused(game, lock(at), rule)).endswith(text)
    if len(closed) == 4:
        assert words.error(refused(game, lock(32), "arriala.space.taken")).endswith(text)


@pytest.mark.parametrize(
    ("locks", "full", "open_space"),
    [((5,), 6, 12), ((12, 14, 16), 18, 20), ((20, 22), 23, 24), ((26,), 29, 30), ((31,), 33, 1)],
)
def test_the_limit_of_each_stretch(locks: tuple[int, ...], full: int, open_space: int) -> None:
    """Check the rule text, conditions: the maximum between two towns as printed (arriala.R9)."""
    game = position(locks=locks, hand="lock")
    refused(game, lock(full), "arriala.lock.limit")
    refused(game, a.CardLock(place(full)), "arriala.lock.limit")
    allowed(game, lock(open_space))


def test_the_limit_counts_locks_beside_closed_sections() -> None:
    """Check arriala.R22: the maximum counts all locks of the stretch; the open rest may still take one."""
    allowed(position(locks=(12, 14), closed=((13, 13),)), lock(17))
    refused(position(locks=(12, 14, 16), closed=((13, 13), (15, 15))), lock(18), "arriala.lock.limit")


def test_pieces_run_out() -> None:
    """Check arriala.R9: while one of the 8 pieces is left."""
    game = position(locks=(5, 12, 14, 16, 20, 22, 26, 30), hand="lock")
    refused(game, lock(32), "arriala.lock.pieces")
    refused(game, a.CardLock(place(32)), "arriala.lock.pieces")


def test_a_lock_on_the_only_space_removes_the_section() -> None:
    """Check arriala.R22: nothing is counted, and nobody stands there any more."""
    game, events = allowed(position("R1:15", locks=(12, 14)), lock(13))
    assert kinds(events) == ["LockBuilt"]
    assert place(13) not in [first for first, _ in game.view(None).open_sections]
    game = replace(game, action_points=5)
    refused(game, move("R1", 13), "arriala.space.lock")
    refused(game, put(13), "arriala.space.lock")
