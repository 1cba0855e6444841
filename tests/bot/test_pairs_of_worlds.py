"""What is hidden from somebody moves nothing that they see: all worlds that differ in that look the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.registry import GAMES
from rules.testing import POLICIES, played, spread
from tests.bot.worlds import Pair, pair_of, seen_in
from tests.offered import OFFERED

_CAP = 1500
_PLAIN = 2
_SOAK = 12


def pairs(kind: str, seats: int, policy: str, most: int) -> Sequence[Pair]:
    """Return pairs that differ for one of the seats, of a game that is played, spread over all of it.

    Others act: what the seat itself draws would differ for it.
    """
    rng = random.Random(f"{kind} {seats} {policy}")
    looker = rng.randrange(seats)
    steps = [step for step in played(kind, seats, 1, policy, _CAP) if step.seat != looker]
    some = spread(tuple(steps), 3 * most)
    found = [pair for step in some if (pair := pair_of(step, looker, rng)).differs]
    return found[:: max(1, len(found) // most)][:most]


@pytest.mark.parametrize("kind", OFFERED)
async def test_nobody_sees_what_is_hidden_from_them(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check(pairs(kind, 3, "suggested", _PLAIN), tmp_path, monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(
    ("kind", "seats"), [(kind, seats) for kind in OFFERED for seats in GAMES[kind].seat_numbers]
)
async def test_nobody_sees_it_in_a_whole_game(
    kind: str, seats: int, policy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check(pairs(kind, seats, policy, _SOAK), tmp_path, monkeypatch)


@pytest.mark.parametrize("kind", OFFERED)
async def test_whoever_may_know_it_sees_it(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What this file compares would show a difference: whose hands differ sees other things."""
    pair = pairs(kind, 3, "suggested", 1)[0]
    knowing = next(seat for seat in range(3) if pair.other.view(seat) != pair.game.view(seat))
    known = [Pair(pair.game, pair.other, knowing, None)]
    [first] = await seen_in(tmp_path / "first.db", monkeypatch, known, other=False)
    [second] = await seen_in(tmp_path / "second.db", monkeypatch, known, other=True)
    assert first.seen != second.seen
    assert [one for one in first.drawn if one[0] is None] == [one for one in second.drawn if one[0] is None]


async def check(some: Sequence[Pair], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a seat and a stranger see the same in both worlds of each pair, to the last pixel."""
    first = await seen_in(tmp_path / "first.db", monkeypatch, some, other=False)
    second = await seen_in(tmp_path / "second.db", monkeypatch, some, other=True)
    assert some
    for pair, one, another in zip(some, first, second, strict=True):
        assert len(one.seen) > 20
        assert {seat for seat, _ in one.drawn} == {None, pair.looker}
        assert one.seen == another.seen
        assert one.drawn == another.drawn
