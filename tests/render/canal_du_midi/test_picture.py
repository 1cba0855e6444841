"""The picture of Canal du Midi: what is public is where it belongs, in the colours of the theme."""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from render.canal_du_midi.layout.boards import sheet_of
from render.canal_du_midi.layout.seats import seats_of
from render.canal_du_midi.layout.sheet import CANAL_HALF, SITES
from render.canal_du_midi.pieces.pawns import pawns_on
from render.kit.boxes import Box, box_around
from render.kit.packed import bases
from render.kit.palette import PALETTES, PLAYERS
from rules.canal_du_midi.state import Phase, Reinforcement, Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.records import Outcome
from tests.render.canal_du_midi.positions import NAMES, OTHER_SITES, over, painted, played, view_of
from tests.render.pictures import LOOKS, ONE_LOOK, SEATS, decoded, differs, is_colour

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
LARGEST_FILE = 150 * 1024
PAWNS = ((), (1,), (0, 1), (), (), (0,), (), (), ())


@pytest.mark.parametrize("round_number", [1, 4, 10])
@LAYOUTS
@LOOKS
@SEATS
def test_size_and_players_in_their_colours(seats: int, round_number: int, theme: str, layout: str) -> None:
    game, events = played(seats, round_number)
    view = game.view(None)
    png = render.board(view, theme, names=NAMES[:seats], events=events, layout=layout)
    assert len(png) <= LARGEST_FILE
    image = decoded(png)
    assert image.size == (sheet_of(layout, seats).width, sheet_of(layout, seats).height)
    assert image.size == (1600, 1000) if layout == "wide" else (1000, 1228 if seats == 2 else 1380)
    for seat, plate in enumerate(seats_of(view, layout)):
        assert is_colour(image, plate.token, PLAYERS[seat].fill, 20)
        assert is_colour(image, (plate.box.x, plate.box.top + 5), PLAYERS[seat].fill, 20)
    for site in range(SITES):
        pawns = pawns_on(view, site, sheet_of(layout, seats))
        if pawns is not None:
            for seat, place in zip(view.pawns[site], pawns.places, strict=True):
                assert is_colour(image, place, PLAYERS[seat].fill, 20)


@LAYOUTS
@LOOKS
def test_built_sections_are_water_and_the_others_dry(theme: str, layout: str) -> None:
    view = replace(view_of(2, 1), pawns=PAWNS, site=0, delayed=(3,), to_come=(4, 6, 7, 8))
    image, palette = painted(view, theme, layout=layout), PALETTES[theme]
    for site in range(SITES):
        x, y = sheet_of(layout, 2).station(site)
        wet = bool(PAWNS[site])
        colour = palette.water if wet else palette.dry
        hits = sum(
            is_colour(image, (x + right, y + down), colour, 12)
            for right in range(-60, 61, 4)
            for down in (-CANAL_HALF + 9, 0, CANAL_HALF - 4)
            if abs(right) > 16
        )
        assert hits > 30, site


@LAYOUTS
@pytest.mark.parametrize("first", range(SITES))
def test_water_ends_where_a_section_does(first: int, layout: str) -> None:
    """The whole canal of a section is wet and no other's, in the bends too."""
    sheet = sheet_of(layout, 2)
    built = tuple((0,) if site == first else () for site in range(SITES))
    view = replace(view_of(2, 1), pawns=built, site=None, delayed=(), to_come=(), shown=None)
    image, palette = painted(view, layout=layout), PALETTES["light"]
    for site in range(SITES):
        start, end = sheet.section(site)
        start, end = max(start + 20, 60), min(end - 20, sheet.course.length - 110)
        places = [
            sheet.course.at(start + (end - start) * step / 60, aside)
            for step in range(61)
            for aside in (-5, 2, 8)
        ]
        wet = sum(is_colour(image, place, palette.water, 12) for place in places)
        assert (wet > len(places) * 0.4) == (site == first), (site, wet)
        if site != first:
            assert wet < 5


@LAYOUTS
@LOOKS
def test_states_of_a_site_differ(theme: str, layout: str) -> None:
    view = replace(view_of(3, 1), site=0, pawns=((),) * 9, delayed=(), to_come=tuple(range(1, 9)), shown=None)
    plate, picture = sheet_of(layout, 3).plates[5], sheet_of(layout, 3).plate.picture

    def image(**change: object) -> Image.Image:
        return painted(replace(view, **change), theme, layout=layout)

    to_come = image()
    built = image(pawns=PAWNS, to_come=(3, 4, 6, 7, 8))
    delayed = image(delayed=(5,), to_come=(1, 2, 3, 4, 6, 7, 8))
    now = image(site=5, to_come=(0, 1, 2, 3, 4, 6, 7, 8))
    pictures = (to_come, built, delayed, now)
    area = Box(plate.left + 10, plate.top + 60, plate.right - 10, plate.top + picture - 4)
    for index, first in enumerate(pictures):
        for second in pictures[index + 1 :]:
            assert differs(first, second, area)
    frame = (plate.x, plate.top - 6)
    assert is_colour(now, frame, PALETTES[theme].halo, 20)
    assert not is_colour(to_come, frame, PALETTES[theme].halo, 20)


@LAYOUTS
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_shared_pawns_stay_on_their_plate_and_apart(count: int, layout: str) -> None:
    sheet = sheet_of(layout, 4)
    for site in range(SITES):
        pawns = tuple(tuple(range(count)) if there == site else () for there in range(9))
        view = replace(view_of(4, 2), site=None, pawns=pawns, delayed=())
        placed = pawns_on(view, site, sheet)
        assert placed is not None
        assert len(placed.places) == count
        for box in placed.boxes:
            assert sheet.plates[site].encloses(box)
        for index, (x, y) in enumerate(placed.places):
            for other, down in placed.places[index + 1 :]:
                assert math.dist((x, y), (other, down)) > 2 * placed.radius
        image = painted(view, layout=layout)
        for seat, place in enumerate(placed.places):
            assert is_colour(image, place, PLAYERS[seat].fill, 20)


@LAYOUTS
@LOOKS
def test_who_is_waited_for_has_a_frame_and_who_has_bet_a_back(theme: str, layout: str) -> None:
    view = view_of(3, 2)
    some = replace(view, has_bet=(True, False, True), waiting_for=(1,))
    image, palette = painted(some, theme, layout=layout), PALETTES[theme]
    for seat, column in enumerate(seats_of(some, layout)):
        edge = (column.box.left - 3, column.box.y)
        assert is_colour(image, edge, palette.ink if seat == 1 else palette.paper, 24)
        corner = (column.bet.left + 16, column.bet.top + 16)
        assert is_colour(image, corner, palette.panel if seat == 1 else PLAYERS[seat].fill, 24)


@LAYOUTS
@SEATS
def test_bets_show_when_they_are_turned_over(seats: int, layout: str) -> None:
    view, header = view_of(seats, 4), sheet_of(layout, seats).header
    site = view.site
    assert site is not None
    bets = tuple(view.box.card(seat, 3 + seat % 2) for seat in range(seats))
    shown = Shown(site, bets)
    asked = replace(view, phase=Phase.REINFORCE, shown=shown, asked=tuple(range(seats)))
    plain = painted(view, layout=layout)
    revealed = painted(asked, layout=layout)
    for plate in seats_of(view, layout):
        assert differs(plain, revealed, plate.bet)
    assert differs(plain, revealed, header.box)
    held = painted(replace(asked, holders=(0,)), layout=layout)
    sent = painted(replace(asked, senders=(0,)), layout=layout)
    first = seats_of(view, layout)[0]
    answered = box_around(*first.coins.answer(view.coins[0]), 30, 30)
    assert differs(revealed, held, answered)
    assert differs(held, sent, answered)
    drawn = replace(shown, reinforcements=(Reinforcement(0, view.box.card(1, 6)),))
    reinforced = painted(replace(asked, shown=drawn), layout=layout)
    assert differs(revealed, reinforced, first.bet)


@LAYOUTS
@SEATS
def test_the_bets_of_the_round_before_are_large_and_stay_until_the_next_ones(seats: int, layout: str) -> None:
    view, cells = view_of(seats, 4, Phase.PICK), sheet_of(layout, seats).header.cells
    assert view.last_round is not None
    image = painted(view, layout=layout)
    step = min(cells.widest, (cells.right - cells.left) / seats)
    for seat, bet in enumerate(view.last_round.bets):
        other = (bet + 1) % 7 + bet // 7 * 7
        bets = (*view.last_round.bets[:seat], other, *view.last_round.bets[seat + 1 :])
        changed = painted(replace(view, shown=replace(view.last_round, bets=bets)), layout=layout)
        left = cells.left + seat * step
        cell = Box(left, cells.y - cells.card[1] / 2, left + step, cells.y + cells.card[1] / 2)
        assert differs(image, changed, cell)
    assert cells.card[0] * 420 / sheet_of(layout, seats).width > 9
    assert cells.card[1] * 420 / sheet_of(layout, seats).width > 14


@LAYOUTS
@SEATS
def test_every_public_change_shows(seats: int, layout: str) -> None:
    view, stores = view_of(seats, 4), sheet_of(layout, seats).stores

    def image_of(**change: object) -> Image.Image:
        return painted(replace(view, **change), layout=layout)

    image = image_of()
    assert image_of().tobytes() == image.tobytes()
    rest = view.scores[1:]
    for change in (
        {"phase": Phase.PICK},
        {"round": view.round + 1},
        {"first": (view.first + 1) % seats},
        {"site": view.to_come[0]},
        {"waiting_for": view.waiting_for[1:]},
        {"scores": (view.scores[0] + 1, *rest)},
        {"coins": (view.coins[0] + 1, *view.coins[1:])},
        {"supply": view.supply + 1},
        {"hand_sizes": (view.hand_sizes[0] + 1, *view.hand_sizes[1:])},
        {"face_down": (view.face_down[0] + 1, *view.face_down[1:])},
        {"face_up": (view.face_up[0][1:], *view.face_up[1:])},
        {"has_bet": (True, *view.has_bet[1:])},
        {"discards": view.discards[1:]},
        {"delayed": (*view.delayed, view.to_come[0])},
        {"pawns": (*view.pawns[: view.to_come[0]], (1,), *view.pawns[view.to_come[0] + 1 :])},
        {"shown": None},
    ):
        assert image_of(**change).tobytes() != image.tobytes(), change
    assert differs(image, image_of(supply=view.supply + 1), stores.panels[0])
    kind = view.discards[0] % 7
    x, y = stores.tool(kind)
    number = box_around(x + stores.number_right, y, 20, 20)
    assert differs(image, image_of(discards=view.discards[1:]), number)


@LAYOUTS
@SEATS
def test_the_end_shows_winners_and_the_count(seats: int, layout: str) -> None:
    game, events = over(seats)
    view = game.view(None)
    assert view.outcome is not None
    image = painted(view, events=events, layout=layout)
    others = tuple(seat for seat in range(seats) if seat not in view.outcome.winners)
    for winners in (others, tuple(range(seats)), ()):
        changed = replace(view, outcome=Outcome(view.scores, winners))
        ended = painted(changed, events=events, layout=layout)
        assert differs(image, ended, sheet_of(layout, seats).header.box)
    more = replace(view, coins=(view.coins[0] + 1, *view.coins[1:]))
    plate = seats_of(view, layout)[0]
    assert plate.box.encloses(plate.tally.box)
    assert differs(image, painted(more, events=events, layout=layout), plate.tally.box)


@LAYOUTS
@SEATS
def test_the_count_of_all_sections_fits(seats: int, layout: str) -> None:
    game, _ = over(seats)
    view = replace(game.view(None), pawns=((0,),) * SITES, coins=(9,) + (0,) * (seats - 1))
    tally = seats_of(view, layout)[0].tally
    assert tally.lists * tally.rows >= SITES + 1
    assert painted(view, layout=layout).size[0] == sheet_of(layout, seats).width


@SEATS
def test_the_public_picture_shows_nothing_secret(seats: int) -> None:
    for round_number, phase in ((1, Phase.BET), (3, Phase.PICK), (4, Phase.REINFORCE), (10, Phase.BET)):
        game, events = played(seats, round_number, phase)
        for layout in render.LAYOUTS:
            public = render.board(game.view(None), events=events, layout=layout)
            views = (game.view(seat) for seat in range(seats))
            assert {render.board(view, events=events, layout=layout) for view in views} == {public}


def test_a_bet_that_is_changed_shows_nowhere() -> None:
    game, _ = played(3, 5)
    seat = game.waiting_for[0]
    pictures: set[bytes] = set()
    texts: set[str] = set()
    for action in game.legal_actions(seat):
        after, events = game.apply(seat, action)
        for watcher in (None, (seat + 1) % 3):
            pictures.add(render.board(after.view(watcher), events=events))
        texts.add(render.describe(after.view(None), long=True, events=events))
    assert len(game.legal_actions(seat)) > 1
    assert len(pictures) == len(texts) == 1


def test_pictures_from_many_threads_are_the_same() -> None:
    games = [played(seats, 4) for seats in (2, 3, 4)]

    def draw(number: int) -> tuple[int, bytes]:
        game, events = games[number % 3]
        return number % 3, painted(game.view(None), events=events).tobytes()

    bases.clear()
    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(draw, range(12)))) == 3


@LAYOUTS
@ONE_LOOK
@SEATS
def test_another_box_is_drawn_from_its_data(seats: int, theme: str, layout: str) -> None:
    for round_number in (1, 4, 10):
        game, events = played(seats, round_number, sites=OTHER_SITES)
        view = game.view(None)
        if round_number < 10:
            assert len(seats_of(view, layout)[0].row) == 4
        assert painted(view, theme, events=events, layout=layout).height <= 1380


@LAYOUTS
def test_the_longest_names_fit(layout: str) -> None:
    view = replace(view_of(4, 4), scores=(108, 9, 21, 100))

    def image(view: CanalDuMidiView, names: Sequence[str]) -> Image.Image:
        return decoded(render.board(view, names=names, layout=layout))

    for number, name in enumerate(("W" * 32, "i" * 48, "Ĝ" * 32, "名" * 32)):
        others = [*NAMES[:number], name, *NAMES[number + 1 :]]
        longer = [*NAMES[:number], name + name, *NAMES[number + 1 :]]
        assert image(view, others).tobytes() == image(view, longer).tobytes()
    ended, _ = over(4)
    for names in (NAMES, ["W" * 32] * 4):
        assert image(ended.view(None), names).width == sheet_of(layout, 4).width


@LAYOUTS
@LOOKS
@SEATS
def test_pictures_of_shown_bets_are_small_enough(seats: int, theme: str, layout: str) -> None:
    game, events = played(seats, 4, Phase.REINFORCE)
    png = render.board(game.view(None), theme, names=NAMES[:seats], events=events, layout=layout)
    assert len(png) <= LARGEST_FILE
