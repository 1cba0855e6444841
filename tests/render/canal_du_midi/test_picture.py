"""The picture of Canal du Midi: what is public is where it belongs, in the colours of the theme."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

import render
from render.canal_du_midi import base
from render.canal_du_midi.layout import (
    CANAL_HALF,
    DISCARDS,
    HEADER,
    SITES,
    SUPPLY,
    columns_of,
    plate_box,
    station,
)
from render.canal_du_midi.pieces.pawns import pawns_on
from render.kit.boxes import Box
from render.kit.palette import PALETTES, PLAYERS
from rules.canal_du_midi.state import Phase, Reinforcement, Shown
from rules.game import Outcome
from tests.render.canal_du_midi.positions import NAMES, OTHER_SITES, over, painted, played, view_of
from tests.render.pictures import LOOKS, SEATS, decoded, differs, is_colour

PAWNS = ((), (1,), (0, 1), (), (), (0,), (), (), ())


@LOOKS
@SEATS
@pytest.mark.parametrize("round_number", [1, 4, 10])
def test_size_and_players_in_their_colours(seats: int, round_number: int, theme: str) -> None:
    game, events = played(seats, round_number)
    view = game.view(None)
    image = painted(view, theme, events=events)
    assert image.size == (1600, 1000)
    for seat, column in enumerate(columns_of(view)):
        assert is_colour(image, column.token, PLAYERS[seat].fill, 20)
        assert is_colour(image, (column.box.x, column.box.top + 6), PLAYERS[seat].fill, 20)
    for site in range(SITES):
        pawns = pawns_on(view, site)
        if pawns is not None:
            for seat, place in zip(view.pawns[site], pawns.places, strict=True):
                assert is_colour(image, place, PLAYERS[seat].fill, 20)


@LOOKS
def test_built_sections_are_water_and_the_others_dry(theme: str) -> None:
    view = replace(view_of(2, 1), pawns=PAWNS, site=0, delayed=(3,), to_come=(4, 6, 7, 8))
    image, palette = painted(view, theme), PALETTES[theme]
    for site in range(SITES):
        x, y = station(site)
        wet = bool(PAWNS[site])
        colour = palette.water if wet else palette.dry
        hits = sum(
            is_colour(image, (x + right, y + down), colour, 12)
            for right in range(-60, 61, 4)
            for down in (-CANAL_HALF + 9, 0, CANAL_HALF - 4)
            if abs(right) > 16
        )
        assert hits > 30, site


@LOOKS
def test_states_of_a_site_differ(theme: str) -> None:
    view = replace(view_of(3, 1), site=0, pawns=((),) * 9, delayed=(), to_come=tuple(range(1, 9)), shown=None)
    to_come = painted(view, theme)
    built = painted(replace(view, pawns=PAWNS, to_come=(3, 4, 6, 7, 8)), theme)
    delayed = painted(replace(view, delayed=(5,), to_come=(1, 2, 3, 4, 6, 7, 8)), theme)
    now = painted(replace(view, site=5, to_come=(0, 1, 2, 3, 4, 6, 7, 8)), theme)
    box, pictures = plate_box(5), (to_come, built, delayed, now)
    picture = Box(box.left + 10, box.top + 60, box.right - 10, box.top + 138)
    for index, first in enumerate(pictures):
        for second in pictures[index + 1 :]:
            assert differs(first, second, picture)
    frame = (box.x, box.top - 6)
    assert is_colour(now, frame, PALETTES[theme].halo, 20)
    assert not is_colour(to_come, frame, PALETTES[theme].halo, 20)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("site", range(SITES))
def test_shared_pawns_stay_on_their_plate_and_apart(site: int, count: int) -> None:
    pawns = tuple(tuple(range(count)) if there == site else () for there in range(9))
    reinforced = tuple(Reinforcement(seat, seat) for seat in range(4))
    last = Shown(site, (0, 7, 14, 21), reinforced, tuple(range(count)))
    for shown in (None, last):
        view = replace(view_of(4, 2), site=None, pawns=pawns, delayed=(), shown=shown)
        placed = pawns_on(view, site)
        assert placed is not None
        box, plate = placed.box, plate_box(site)
        assert box.left > plate.left + 60
        assert box.right < plate.right
        assert box.top > plate.top
        for (left, _), (right, _) in zip(placed.places, placed.places[1:], strict=False):
            assert right - left > 2 * placed.radius
        image = painted(view)
        for seat, place in enumerate(placed.places):
            assert is_colour(image, place, PLAYERS[seat].fill, 20)


@LOOKS
def test_who_is_waited_for_has_a_frame_and_who_has_bet_a_back(theme: str) -> None:
    view = view_of(3, 2)
    some = replace(view, has_bet=(True, False, True), waiting_for=(1,))
    image, palette = painted(some, theme), PALETTES[theme]
    for seat, column in enumerate(columns_of(some)):
        edge = (column.box.left - 3, column.box.y)
        assert is_colour(image, edge, palette.ink if seat == 1 else palette.paper, 24)
        corner = (column.bet.left + 16, column.bet.top + 16)
        assert is_colour(image, corner, palette.panel if seat == 1 else PLAYERS[seat].fill, 24)


@SEATS
def test_bets_show_when_they_are_turned_over(seats: int) -> None:
    view = view_of(seats, 4)
    site = view.site
    assert site is not None
    bets = tuple(view.box.card(seat, 3 + seat % 2) for seat in range(seats))
    shown = Shown(site, bets)
    asked = replace(view, phase=Phase.REINFORCE, shown=shown, asked=tuple(range(seats)))
    plain = painted(view)
    revealed = painted(replace(asked, coins=view.coins))
    for column in columns_of(view):
        assert differs(plain, revealed, column.bet)
    assert differs(plain, revealed, HEADER)
    held = painted(replace(asked, held=(0,)))
    sent = painted(replace(asked, senders=(0,)))
    bet = columns_of(view)[0].bet.grown(20)
    assert differs(revealed, held, bet)
    assert differs(held, sent, bet)
    drawn = replace(shown, reinforcements=(Reinforcement(0, view.box.card(1, 6)),))
    assert differs(revealed, painted(replace(asked, shown=drawn)), bet)


@SEATS
def test_every_public_change_shows(seats: int) -> None:
    view = view_of(seats, 4)
    image = painted(view)
    assert painted(view).tobytes() == image.tobytes()
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
        assert painted(replace(view, **change)).tobytes() != image.tobytes(), change
    assert differs(image, painted(replace(view, supply=view.supply + 1)), SUPPLY)
    assert differs(image, painted(replace(view, discards=view.discards[1:])), DISCARDS)


@SEATS
def test_the_end_shows_winners_and_the_count(seats: int) -> None:
    game, events = over(seats)
    view = game.view(None)
    assert view.outcome is not None
    image = painted(view, events=events)
    others = tuple(seat for seat in range(seats) if seat not in view.outcome.winners)
    for winners in (others, tuple(range(seats)), ()):
        changed = replace(view, outcome=Outcome(view.scores, winners))
        assert differs(image, painted(changed, events=events), HEADER)
    more = replace(view, coins=(view.coins[0] + 1, *view.coins[1:]))
    column = columns_of(view)[0]
    below = Box(column.box.left, column.row[0].top - 6, column.box.right, column.box.bottom)
    assert differs(image, painted(more, events=events), below)


@SEATS
def test_the_public_picture_shows_nothing_secret(seats: int) -> None:
    for round_number, phase in ((1, Phase.BET), (3, Phase.PICK), (4, Phase.REINFORCE), (10, Phase.BET)):
        game, events = played(seats, round_number, phase)
        public = render.board(game.view(None), events=events)
        assert {render.board(game.view(seat), events=events) for seat in range(seats)} == {public}


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

    base._base.cache_clear()
    with ThreadPoolExecutor(6) as pool:
        assert len(set(pool.map(draw, range(12)))) == 3


@LOOKS
@SEATS
def test_another_box_is_drawn_from_its_data(seats: int, theme: str) -> None:
    for round_number in (1, 4, 10):
        game, events = played(seats, round_number, sites=OTHER_SITES)
        view = game.view(None)
        if round_number < 10:
            assert len(columns_of(view)[0].row) == 4
        assert painted(view, theme, events=events).size == (1600, 1000)


def test_the_longest_names_fit() -> None:
    view = replace(view_of(4, 4), scores=(108, 9, 21, 100))
    for number, name in enumerate(("W" * 32, "i" * 32, "Ĝ" * 32, "名" * 32)):
        others = [*NAMES[:number], name, *NAMES[number + 1 :]]
        longer = [*NAMES[:number], name + name, *NAMES[number + 1 :]]
        image, same = decoded(render.board(view, names=others)), decoded(render.board(view, names=longer))
        assert image.tobytes() == same.tobytes()
    ended, _ = over(4)
    for names in (NAMES, ["W" * 32] * 4):
        assert decoded(render.board(ended.view(None), names=names)).size == (1600, 1000)


def test_pictures_are_small_enough() -> None:
    for seats in (2, 3, 4):
        for game, events in (played(seats, 1), played(seats, 4, Phase.REINFORCE), over(seats)):
            for theme in render.LOOKS:
                assert len(render.board(game.view(None), theme, names=NAMES, events=events)) <= 150 * 1024
