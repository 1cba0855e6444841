"""Marks on the board of Arriala: none covers a number, a name or a piece, in any position."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import render
from render.arriala.base.build import base_of
from render.arriala.marks.changes import changes_in
from render.arriala.marks.drawing import Drawing, drawing_of
from render.arriala.marks.pills import leader
from render.kit.boxes import box_around
from render.kit.change_marks import DOT, HALF_STROKE, points_along
from rules import Event, Game, new_game
from rules.arriala.actions import EndTurn
from rules.arriala.view import ArrialaView
from rules.language.words import Words
from rules.values import Value
from tests.render.arriala.positions import played, start, words_of

LAYOUT = pytest.mark.parametrize("layout", render.LAYOUTS)


@dataclass(frozen=True)
class Play:
    """Play up to a position, sensible or random: short enough to be written down as an example."""

    seats: int
    seed: int
    moves: int
    luck: int
    sensible: bool

    def position(self) -> tuple[ArrialaView, tuple[Event, ...]]:
        """Return the position, and what happened in the turn before it."""
        game: Game = new_game("arriala", seats=self.seats, seed=self.seed)
        rng, turn = Random(self.luck), list[Event]()
        last: tuple[Event, ...] = ()
        for _ in range(self.moves):
            if game.outcome is not None:
                break
            seat = game.waiting_for[0]
            is_sensible = self.sensible or rng.random() < 1 / 3
            action = game.suggest(seat) if is_sensible else rng.choice(game.legal_actions(seat))
            game, events = game.apply(seat, action)
            turn += events
            if isinstance(action, EndTurn) or game.outcome is not None:
                last, turn = tuple(turn), []
        return cast(ArrialaView, game.view(None)), last


PLAYS = st.builds(
    Play,
    seats=st.integers(2, 4),
    seed=st.integers(0, 60),
    moves=st.integers(0, 260),
    luck=st.integers(0, 10**6),
    sensible=st.booleans(),
)


def check(drawing: Drawing, view: ArrialaView) -> None:
    """Check that marks cover nothing that people read, no piece and no other mark."""
    printed = drawing.base.printed
    for index, pill in enumerate(drawing.pills):
        for box in (*printed, *drawing.stand, *(spot.box for spot in drawing.spots)):
            assert not pill.box.overlaps(box), pill
        for other in drawing.pills[index + 1 :]:
            assert not pill.box.overlaps(other.box)
        assert drawing.base.sheet.map.encloses(pill.box)
    for bracket in drawing.brackets:
        kept = [*printed, *(pill.box for pill in drawing.pills)]
        for arm in bracket.arms:
            for x, y in arm:
                assert not any(box.grown(4).covers(x, y) for box in kept), bracket
                for stands in drawing.scene.standing.values():
                    if math.dist((stands.x, stands.y), (bracket.x, bracket.y)) > 1:
                        assert math.dist((x, y), (stands.x, stands.y)) > stands.radius + 4
    check_trails(drawing)
    final = {pill.key for pill in drawing.pills if pill.final}
    assert {section.first for section in view.closed} <= final


def check_trails(drawing: Drawing) -> None:
    """Check that the dots of trails lie on the map, and on nothing that people read, no piece and no mark."""
    kept = [
        *drawing.base.printed,
        *drawing.base.layout.boxes.values(),
        *drawing.stand,
        *drawing.scene.trays,
        *(pill.box for pill in drawing.pills),
        *(spot.box for spot in drawing.spots),
    ]
    arms = [point for bracket in drawing.brackets for arm in bracket.arms for point in points_along(arm)]
    for index, (x, y) in enumerate(drawing.dots):
        dot = box_around(x, y, 2 * DOT, 2 * DOT)
        assert drawing.base.sheet.map.encloses(dot)
        assert not any(dot.overlaps(box) for box in kept), dot
        assert all(math.dist((x, y), point) > DOT + HALF_STROKE for point in arms), dot
        assert all(math.dist((x, y), other) > 2 * DOT for other in drawing.dots[:index]), dot


CROWDED_TRAILS = (
    Play(seats=2, seed=36, moves=32, luck=267459, sensible=True),
    Play(seats=2, seed=0, moves=102, luck=565829, sensible=False),
    Play(seats=3, seed=11, moves=153, luck=926190, sensible=True),
)
"""Dots would lie under a pill, over the dots of another trail, and on brackets."""


@example(play=CROWDED_TRAILS[0], language="oc", numbers=set[int]())
@example(play=CROWDED_TRAILS[1], language="de", numbers=set[int]())
@example(play=CROWDED_TRAILS[2], language="en", numbers=set[int]())
@settings(max_examples=60, deadline=None)
@given(
    play=PLAYS,
    language=st.sampled_from(["en", "de", "fr", "oc"]),
    numbers=st.sets(st.integers(1, 33), max_size=9),
)
def test_marks_leave_all_that_is_read_and_all_places_to_choose_free(
    play: Play, language: str, numbers: set[int]
) -> None:
    """Play up to each position once, and check it in both layouts, with marks and with places to choose."""
    view, events = play.position()
    places = [view.board.position_of(number) for number in sorted(numbers)]
    free = [place for place in places if not view.workers_on(place) and place not in view.locks]
    for layout in render.LAYOUTS:
        base = base_of(view, "light", Words("arriala", language, (), view), layout)
        check(drawing_of(view, base, changes_in(view, events), ()), view)
        drawing = drawing_of(view, base, changes_in(view, ()), [Value("place", place) for place in free])
        check(drawing, view)
        assert [spot.label for spot in drawing.spots] == [str(view.board.number_at[place]) for place in free]


@LAYOUT
def test_open_sections_say_what_they_are_worth_to_whom(layout: str) -> None:
    view = cast(ArrialaView, played(4, 5)[0].view(None))
    base = base_of(view, "light", words_of(view), layout)
    pills = {pill.key: pill for pill in drawing_of(view, base, changes_in(view, ()), ()).pills}
    assert view.open_sections
    for first, last in view.open_sections:
        pill = pills[first]
        assert not pill.final
        assert pill.text == str(view.board.points_for(last - first + 1))
        assert pill.winner == leader(view, first, last)
    for section in view.closed:
        assert pills[section.first].final


def test_of_an_open_section_the_one_below_a_tie_leads() -> None:
    view = start(3)
    first, last = view.open_sections[0]
    assert leader(view, first, last) is None
    locations = list(view.locations)
    for place, worker in enumerate(
        (view.worker(0, 1), view.worker(0, 2), view.worker(1, 1), view.worker(1, 2))
    ):
        locations[worker] = first + place
    assert leader(replace(view, locations=tuple(locations)), first, last) is None
    locations[view.worker(2, 1)] = first + 4
    assert leader(replace(view, locations=tuple(locations)), first, last) == 2


@LAYOUT
def test_river_works_have_their_names_on_the_board(layout: str) -> None:
    view = start(4)
    base = base_of(view, "light", words_of(view), layout)
    names = {plate.key: plate.text for plate in base.names}
    assert names[("river_work", "dam")] == "Dam"
    assert names[("river_work", "reservoir")] == "Reservoir"
