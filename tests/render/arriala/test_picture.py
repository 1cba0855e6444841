"""Arriala's picture: what is on the board is where it belongs, in the colours of the theme."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from render.arriala.base.build import base_of
from render.arriala.layout.scene import scene_of
from render.kit.boxes import Box
from render.kit.packed import bases
from render.kit.palette import PALETTES, PLAYERS
from rules.arriala.events import LockBuilt, Moved, SectionCounted
from rules.arriala.state import ClosedSection, EndProposal
from rules.arriala.view import ArrialaView
from rules.records import Outcome
from rules.values import Value
from tests.render.arriala.positions import NAMES, painted, played, start, view_of, words_of
from tests.render.pictures import LOOKS, SEATS, decoded, differs, is_colour

LAYOUT = pytest.mark.parametrize("layout", render.LAYOUTS)
LARGEST_FILE = 150 * 1024
SIZES = {"wide": (1600, 1000), "tall": (1000, 1394)}


@pytest.mark.parametrize("rounds", [0, 4, 60])
@LOOKS
@SEATS
@LAYOUT
def test_size_and_workers_in_their_colours(seats: int, rounds: int, layout: str, theme: str) -> None:
    game, events = played(seats, rounds)
    view = cast(ArrialaView, game.view(None))
    png = render.board(view, theme, names=NAMES[:seats], events=events, layout=layout)
    assert len(png) <= LARGEST_FILE
    image = decoded(png)
    assert image.size == SIZES[layout]
    base = base_of(view, theme, words_of(view), layout)
    for stands in scene_of(view, base.track, base.layout).standing.values():
        colour = view.colour_of(stands.worker)
        # Beside the figure: on its left, where the fill of every shape is.
        share = 0.62 if layout == "wide" else 0.72
        point = (stands.x - stands.radius * share, stands.y)
        if colour == view.virtual:
            point = (stands.x - stands.radius * 0.79, stands.y)
        assert is_colour(image, point, PLAYERS[colour].fill, 40), stands


@LAYOUT
def test_a_worker_on_a_space_stands_there(layout: str) -> None:
    view = start(3)
    space = view.board.position_of(17)
    moved = replace(view, locations=(space, *view.locations[1:]))
    x, y = base_of(moved, "light", words_of(moved), layout).track.point(space)
    image = painted(moved, layout=layout)
    assert is_colour(image, (x - 18, y), PLAYERS[0].fill)
    assert is_colour(painted(view, layout=layout), (x, y), PALETTES["light"].dry, 40)


@LOOKS
@LAYOUT
def test_a_closed_section_is_water_and_an_open_one_is_not(layout: str, theme: str) -> None:
    view = start(4)
    first, last = view.board.position_of(11), view.board.position_of(15)
    closed = replace(
        view,
        closed=(ClosedSection(first, last, 0, 8),),
        locks=(view.board.position_of(16),),
        scores=(8, 0, 0, 0),
    )
    track = base_of(view, theme, words_of(view), layout).track
    channel = track.sheet.channel
    dry, wet = painted(view, theme, layout=layout), painted(closed, theme, layout=layout)
    blue = PALETTES[theme].water
    for position in range(first, last + 1):
        hits = 0
        for aside in range(-channel + 16, channel - 8, 6):
            point = track.point(position + 0.45, aside)
            hits += is_colour(wet, point, blue, 30)
            assert not is_colour(dry, point, blue, 30)
        assert hits >= 5
    assert not is_colour(wet, track.point(view.board.position_of(18), 20), blue, 30)


@LAYOUT
def test_locks_and_works_show(layout: str) -> None:
    view = start(4)
    empty = painted(view, layout=layout)
    base = base_of(view, "light", words_of(view), layout)
    lock = view.board.position_of(22)
    x, y = base.track.point(lock)
    assert differs(
        empty, painted(replace(view, locks=(lock,)), layout=layout), Box(x - 20, y - 30, x + 20, y + 30)
    )
    box = base.layout.boxes[("master_work", "slope")]
    built = painted(replace(view, builders=(2, None)), layout=layout)
    assert differs(empty, built, box)
    limit = base.layout.boxes[("limit", 2)]
    assert differs(
        empty,
        painted(replace(view, locks=(lock,)), layout=layout),
        limit,
    )


@LAYOUT
def test_places_to_choose_are_marked_with_what_is_printed_on_them(layout: str) -> None:
    view = start(3)
    places = [view.board.position_of(number) for number in (4, 17, 30)]
    named = [
        Value("place", view.board.towns[2].position),
        Value("vineyard", "brulhois"),
        Value("river_work", "mill"),
        Value("master_work", "cacor"),
    ]
    spots = [*(Value("place", place) for place in places), *named, Value("card", "lock")]
    image, plain = painted(view, spots=spots, layout=layout), painted(view, layout=layout)
    base = base_of(view, "light", words_of(view), layout)
    black = PALETTES["light"].spot
    for place in places:
        x, y = base.track.point(place)
        assert is_colour(image, (x, y - 0.8 * base.sheet.spot), black)
        assert not is_colour(plain, (x, y - 0.8 * base.sheet.spot), black)
    plates = {plate.key: plate.box for plate in base.names}
    for value in named:
        box = plates[(value.kind, cast("str | int", value.value))]
        assert is_colour(image, (box.right - 4, box.y), black), value
        assert not is_colour(plain, (box.right - 4, box.y), black), value
    assert painted(view, spots=spots[::-1], layout=layout).tobytes() == image.tobytes()


@LAYOUT
def test_workers_and_occupied_towns_get_rings_that_leave_the_numbers_free(layout: str) -> None:
    view = start(2)
    worker = view.worker(2, 1)
    town = view.locations[worker]
    plain = painted(view, layout=layout)
    base = base_of(view, "light", words_of(view), layout)
    scene = scene_of(view, base.track, base.layout)
    for value in (Value("worker", worker), Value("place", town), Value("worker", 0)):
        ringed = painted(view, spots=[value], layout=layout)
        assert ImageChops.difference(plain, ringed).getbbox() is not None
        for stands in scene.standing.values():
            reach = 0.5 * stands.radius
            box = Box(stands.x - reach, stands.y - reach, stands.x + reach, stands.y + reach)
            assert not differs(plain, ringed, box)


@LAYOUT
def test_what_changed_is_marked(layout: str) -> None:
    view = start(3)
    to, lock = view.board.position_of(17), view.board.position_of(22)
    first, last = view.board.position_of(20), view.board.position_of(21)
    after = replace(
        view,
        locations=(to, *view.locations[1:]),
        locks=(lock,),
        closed=(ClosedSection(first, last, 1, 2),),
        scores=(1, 2, 0),
    )
    events = (
        Moved(0, 0, view.board.position_of(19), to, 2, 2),
        LockBuilt(0, lock, 1),
        SectionCounted(first, last, 2, (0, 2, 0), 1, 2),
    )
    plain, marked = painted(after, layout=layout), painted(after, events=events, layout=layout)
    track = base_of(view, "light", words_of(view), layout).track
    for place in (to, view.board.position_of(18), lock):
        x, y = track.point(place)
        assert differs(plain, marked, Box(x - 50, y - 50, x + 50, y + 50))
    gained = ImageChops.difference(plain, marked).crop((200, 60, 1600, 116)).getbbox()
    assert gained is not None


@LAYOUT
def test_same_view_same_pixels_and_every_public_change_shows(layout: str) -> None:
    view = view_of(3, 4)
    image = painted(view, layout=layout)
    assert painted(view, layout=layout).tobytes() == image.tobytes()
    for change in (
        {"round": view.round + 1},
        {"action_points": view.action_points - 1},
        {"waiting_for": ((view.active + 1) % 3,)},
        {"scores": (view.scores[0] + 1, *view.scores[1:])},
        {"lock_pieces": view.lock_pieces + 1},
        {"hand_sizes": (view.hand_sizes[0] + 1, *view.hand_sizes[1:])},
        {"pile": view.pile + 1},
        {"discards": (view.discards[0] + 1, *view.discards[1:])},
        {"outcome": Outcome(view.scores, (0,))},
        {"proposal": EndProposal(view.active)},
        {"proposal": EndProposal(view.active, ((view.active + 1) % 3,))},
    ):
        assert painted(replace(view, **change), layout=layout).tobytes() != image.tobytes(), change


@LAYOUT
def test_answers_to_a_proposal_show(layout: str) -> None:
    view = view_of(3, 4)
    asked = replace(view, proposal=EndProposal(0), waiting_for=(1, 2))
    answered = replace(view, proposal=EndProposal(0, (1,)), waiting_for=(1, 2))
    assert painted(asked, layout=layout).tobytes() != painted(answered, layout=layout).tobytes()


def test_pictures_from_many_threads_are_the_same() -> None:
    games = [played(seats, 4) for seats in (2, 3, 4)]

    def draw(number: int) -> tuple[int, bytes]:
        game, events = games[number % 3]
        return number % 3, painted(cast(ArrialaView, game.view(None)), events=events).tobytes()

    bases.clear()
    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(draw, range(12)))) == 3


def test_the_public_picture_shows_no_hand() -> None:
    game, events = played(4, 4)
    assert {render.board(game.view(seat), events=events) for seat in (None, 0, 1, 2, 3)} == {
        render.board(game.view(None), events=events)
    }


@pytest.mark.parametrize("scores", [(0, 0, 0, 0), (59, 60, 61, 60), (140, 3, 2, 1), (999, 1000, 0, 0)])
def test_the_ruler_has_no_end(scores: tuple[int, ...]) -> None:
    image = painted(replace(start(4), scores=scores))
    for player in PLAYERS:
        wanted = [
            x for x in range(40, 1240) if any(is_colour(image, (x, y), player.fill, 20) for y in (926, 930))
        ]
        assert len(wanted) >= 12, player.shape


def test_the_longest_names_fit_their_plates() -> None:
    view = replace(start(4), scores=(108, 9, 21, 100))
    names = ("W" * 32, "i" * 32, "Ĝ" * 32, "名" * 32)
    for number, name in enumerate(names):
        others = [*NAMES[:number], name, *NAMES[number + 1 :]]
        image = decoded(render.board(view, names=others))
        same = decoded(render.board(view, names=[*NAMES[:number], name + name, *NAMES[number + 1 :]]))
        assert image.tobytes() == same.tobytes() or number == 1
