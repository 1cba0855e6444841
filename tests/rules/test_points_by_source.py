"""Where points came from: the sources of each add up to the points, now and at the end, and have words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import GAMES, Event, Game, new_game
from rules.arriala import events as arriala
from rules.language.texts import languages
from rules.language.words import Words
from rules.records import UNDIVIDED, Outcome, PointsFrom, Tally
from rules.testing import Step, check_sources, play
from rules.values import Value
from tests.offered import OFFERED

OWN = [kind for kind in OFFERED if GAMES[kind].package.startswith("rules.")]
TABLES = [(kind, seats) for kind in OWN for seats in GAMES[kind].seat_numbers]
NAMES = ("Ada", "Béa", "Chloé", "Dan")


@cache
def ended(kind: str, seats: int, seed: int) -> tuple[Step, ...]:
    """Play a game to its end by its own suggestions."""
    return tuple(play(new_game(kind, seats=seats, seed=seed), "suggested", seed, 5000))


def sources_of(tally: Tally) -> dict[str, int]:
    """Return the points of a tally by source."""
    return {one.source: one.points for one in tally.sources}


@pytest.mark.parametrize(("kind", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_the_sources_make_up_the_points(kind: str, seats: int, seed: int) -> None:
    """All the way to the end, where they make up the scores; they have words in all languages."""
    steps = ended(kind, seats, seed)
    for step in steps:
        check_sources(step.after)
    game = steps[-1].after
    assert game.outcome is not None
    told = game.points_by_source()
    assert tuple(one.points for one in told[:seats]) == game.outcome.scores
    assert all(one.source != UNDIVIDED for tally in told for one in tally.sources)
    for language in languages(GAMES[kind].package, "texts"):
        words = Words(kind, language, NAMES[:seats], game.view(None))
        for one in (one for tally in told for one in tally.sources):
            text = words.points_from(one)
            assert text.startswith(f"{one.points} ")
            assert not {"{", "None"} & set(text.split())


@settings(max_examples=20, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 1 << 30), cap=st.integers(1, 400))
def test_they_do_so_whatever_is_done(table: tuple[str, int], seed: int, cap: int) -> None:
    kind, seats = table
    for step in play(new_game(kind, seats=seats, seed=seed), "random", seed, cap):
        check_sources(step.after)


def _scored_in_arriala(events: Iterable[Event]) -> Counter[tuple[int, str]]:
    """Return what events say of points, by colour and source."""
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        match event:
            case arriala.LockBuilt():
                found[event.seat, "locks"] += event.points
            case arriala.RiverWorkBuilt():
                found[event.seat, "river-works"] += event.points
            case arriala.MasterWorkBuilt():
                found[event.seat, "master-works"] += event.points
            case arriala.SectionCounted(winner=int(winner)):
                found[winner, "sections"] += event.points
            case arriala.VineyardCounted(winner=int(winner)):
                found[winner, "vineyards"] += event.points
            case _:
                pass
    return found


@pytest.mark.parametrize("policy", ["random", "suggested"])
@pytest.mark.parametrize("seats", GAMES["arriala"].seat_numbers)
def test_in_arriala_they_are_what_the_events_said(seats: int, policy: str) -> None:
    """Check locks too, which the position does not tell apart: what was said of each adds up."""
    said: Counter[tuple[int, str]] = Counter()
    for step in play(new_game("arriala", seats=seats, seed=seats), policy, seats, 1500):
        said += _scored_in_arriala(step.events)
        for tally in step.after.points_by_source():
            for source in ("locks", "river-works", "master-works", "sections", "vineyards"):
                assert isinstance(tally.who.value, int)
                assert sources_of(tally).get(source, 0) == said[tally.who.value, source]
    assert {source for _, source in said} >= {"locks", "river-works"}


def test_the_virtual_player_has_points_too() -> None:
    """Check arriala.R15: with 2 seats there is a third line, of a colour that nobody plays."""
    told = new_game("arriala", seats=2, seed=1).points_by_source()
    assert [one.who for one in told] == [Value("seat", 0), Value("seat", 1), Value("colour", 2)]


@pytest.mark.parametrize("broken", ["more", "fewer", "twice", "nothing", "order", "none"])
def test_what_does_not_add_up_is_caught(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = ended("canal_du_midi", 3, 0)[-1].after
    first, *rest = game.points_by_source()
    wrong: dict[str, tuple[Tally, ...]] = {
        "more": (Tally(first.who, first.points, (*first.sources, PointsFrom("chance", 1))), *rest),
        "fewer": (Tally(first.who, first.points, first.sources[1:]), *rest),
        "twice": (Tally(first.who, first.points, (*first.sources[:1], *first.sources)), *rest),
        "nothing": (Tally(first.who, first.points, (*first.sources, PointsFrom("chance", 0))), *rest),
        "order": (*rest, first),
        "none": (),
    }
    monkeypatch.setattr(type(game), "points_by_source", lambda game: wrong[broken])
    with pytest.raises(AssertionError):
        check_sources(game)


def test_points_that_are_not_the_scores_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ended("canal_du_midi", 3, 0)[-1].after
    monkeypatch.setattr(type(game), "outcome", Outcome((99, 0, 0), (0,)))
    with pytest.raises(AssertionError):
        check_sources(game)


def test_before_the_end_they_may_be_left_untold(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = new_game("canal_du_midi", seats=3, seed=1)
    monkeypatch.setattr(type(game), "points_by_source", lambda game: ())
    check_sources(game)


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_the_first_player_is_known(kind: str, seats: int) -> None:
    for first in range(seats):
        assert new_game(kind, seats=seats, seed=1, first=first).began == first


@pytest.mark.parametrize("kind", OFFERED)
def test_one_event_says_how_it_ended(kind: str) -> None:
    assert len([one for one in GAMES[kind].events if one.concludes]) == 1
