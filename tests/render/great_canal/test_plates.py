"""What stands on the plates and beside them leaves names and numbers free."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from render.great_canal.seats import fleet, plates, players, status, title
from render.great_canal.seats.places import surround_of
from render.great_canal.seats.surround import draw_players, draw_surround, surround_boxes
from render.kit import seat_plates
from render.kit.boxes import Box
from render.kit.fonts import text_width
from render.kit.palette import PALETTES
from render.kit.sprites import Sprite
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.pieces import Knight, Pieces
from rules.great_canal.state import Dice
from rules.great_canal.view import GreatCanalView
from rules.kit.masks import bits
from rules.records import Event, Outcome
from tests.render.drawn import Drawn, record_brackets, record_gains, record_laurels, record_texts
from tests.render.great_canal.seat_positions import LANGUAGES, NAMES, late, words_of
from tests.render.pictures import LOOKS, differs
from tests.rules.great_canal.positions import goods

SEATS = pytest.mark.parametrize("seats", [3, 4])
LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
SIZES = {"wide": (1600, 1000), "tall": (1000, 1310)}


def crowded(seats: int, points: int) -> tuple[GreatCanalView, tuple[Event, ...]]:
    """Return a view in which every plate has all that it can have, and events that bring points to all."""
    view = late(seats)[0].view(None)
    corners = bits(view.board.home_corners)
    levels = (1, 1, 2, 2, 3, 3)
    knights = tuple(Knight(corner, level, True) for corner, level in zip(corners, levels, strict=False))
    full = replace(
        view,
        pieces=Pieces(tuple(replace(realm, knights=knights) for realm in view.pieces.realms)),
        outcome=Outcome((points,) * seats, tuple(range(seats))),
        scores=(points,) * seats,
        route=0,
        hand_sizes=(25,) * seats,
        progress_counts=((10, 11, 12),) * seats,
        chips=(12,) * seats,
        merchant_seat=1,
        opened=(("constitution", "printer"),) * seats,
        defenders=(3,) * seats,
        rates=((4, 3, 2, 2, 3, 4, 2, 3),) * seats,
        route_lengths=(15,) * seats,
    )
    return full, tuple(event for seat in range(seats) for event in _brought(seat))


def _brought(seat: int) -> Iterator[Event]:
    """Yield events that bring a seat points and everything else that is marked."""
    for _ in range(6):
        yield e.CanalDug(9, (seat,))
    yield e.Received(seat, goods(ore=1))
    for track in TRACKS:
        yield e.CardDrawn(seat, track)
        yield e.Improved(seat, track, 1)


def recorded(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    found = Drawn([], [])
    record_texts(monkeypatch, found, plates, players, status, fleet, title, seat_plates)
    for module in (plates, players):
        record_laurels(monkeypatch, found, module)
        record_gains(monkeypatch, found, module)
        record_brackets(monkeypatch, found, module)
    record_signs(monkeypatch, found)
    return found


def record_signs(monkeypatch: pytest.MonkeyPatch, found: Drawn) -> None:
    """Record the signs of single points on the plates, as marks: no other sprite there is as small."""
    stamp = plates.stamp

    def stamped(image: Image.Image, sprite: Sprite, x: float, y: float) -> None:
        width, height = sprite.image.size
        if max(width, height) < 40:
            left, top = round(x) - sprite.x + 2, round(y) - sprite.y + 2
            found.marks.append(("sign", Box(left, top, left + width - 4, top + height - 4)))
        stamp(image, sprite, x, y)

    monkeypatch.setattr(plates, "stamp", stamped)


def blank(layout: str, theme: str = "light") -> Image.Image:
    return Image.new("RGB", SIZES[layout], PALETTES[theme].paper)


@pytest.mark.parametrize("points", [0, 18, 21, 88])
@LANGUAGES
@LAYOUTS
@SEATS
def test_no_text_lies_on_another(
    seats: int, layout: str, language: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = recorded(monkeypatch)
    view, events = crowded(seats, points)
    for there in (
        view,
        replace(view, outcome=None),
        replace(view, outcome=None, turn=replace(view.turn, number=199, dice=Dice(6, 6, "science"))),
    ):
        del found.read[:], found.marks[:]
        draw_surround(blank(layout), there, "light", words_of(there, language), events, layout)
        assert len(found.read) >= 6 * seats + 6
        assert [what for what, _ in found.marks].count("sign") == 5 * seats
        assert found.collisions() == []


@pytest.mark.parametrize("points", [0, 88])
@LANGUAGES
@SEATS
def test_no_text_lies_on_another_on_the_large_plates(
    seats: int, language: str, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = recorded(monkeypatch)
    view, events = crowded(seats, points)
    draw_players(view, "light", words_of(view, language), events)
    assert [what for what, _ in found.marks].count("gain") == seats
    assert found.collisions() == []


@LAYOUTS
@SEATS
def test_counts_of_two_digits_leave_the_next_sign_free(seats: int, layout: str) -> None:
    plate = surround_of(layout, seats).plate
    half = plate.sign_height * 0.5
    number = text_width("28", plate.count_size, "bold")
    ends = [x + plate.count_right + number for x, _ in plate.counts]
    starts = [x - half for x, _ in plate.counts[1:]]
    assert all(end <= start for end, start in zip(ends, [*starts, plate.width - 4], strict=True))
    assert all(plate.count_right >= half for _ in plate.counts)


@LANGUAGES
@LAYOUTS
@SEATS
def test_all_texts_lie_in_their_panels_or_on_the_map(
    seats: int, layout: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names end in an ellipsis rather than leave their plate."""
    found = recorded(monkeypatch)
    view, events = crowded(seats, 88)
    names = tuple(f"{name} {'w' * 32}"[:32] for name in NAMES)
    words = words_of(view, language, names)
    draw_surround(blank(layout), view, "light", words, events, layout)
    surround = surround_of(layout, seats)
    panels = [*surround.plates, surround.status.panel, *surround_boxes(view, words, layout)]
    if surround.fleet.panel is not None:
        panels.append(surround.fleet.panel)
    for what, box in found.read:
        assert any(panel.grown(1).encloses(box) for panel in panels), what


@LAYOUTS
@SEATS
def test_the_boxes_on_the_map_leave_each_other_and_the_plates_free(seats: int, layout: str) -> None:
    view = late(seats)[0].view(None)
    surround = surround_of(layout, seats)
    beside = [*surround.plates, surround.status.panel]
    on_the_map = Box(14, 14, 1200, 986) if layout == "wide" else Box(0, 0, 1000, 826)
    for language in ("en", "fr", "de", "oc"):
        boxes = surround_boxes(view, words_of(view, language), layout)
        for index, box in enumerate(boxes):
            assert on_the_map.encloses(box)
            assert not any(box.overlaps(other) for other in (*boxes[index + 1 :], *beside))


@LOOKS
@LAYOUTS
@SEATS
def test_everything_public_of_a_seat_changes_its_plate(seats: int, layout: str, theme: str) -> None:
    """Check points, route, goods, progress, chips, strength and tracks, and the marks of what came in."""
    view = replace(late(seats)[0].view(None), waiting_for=(0,), route=0)
    seat = seats - 1
    surround = surround_of(layout, seats)

    def drawn(there: GreatCanalView, events: tuple[Event, ...] = ()) -> Image.Image:
        image = blank(layout, theme)
        draw_surround(image, there, theme, words_of(there), events, layout)
        return image

    def other(items: tuple[int, ...]) -> tuple[int, ...]:
        return (*items[:seat], items[seat] + 1, *items[seat + 1 :])

    plain, plate = drawn(view), surround.plates[seat]
    levels = tuple(
        (two[0] + 1 if two[0] < 5 else 0, *two[1:]) if index == seat else two
        for index, two in enumerate(view.levels)
    )
    for changed in (
        replace(view, scores=other(view.scores)),
        replace(view, hand_sizes=other(view.hand_sizes)),
        replace(view, chips=other(view.chips)),
        replace(view, route=seat),
        replace(view, waiting_for=(seat,)),
        replace(view, outcome=Outcome(view.scores, (seat,))),
        replace(view, levels=levels),
        replace(view, progress_counts=(*view.progress_counts[:seat], (9, 9, 9))),
    ):
        assert differs(drawn(changed), plain, plate)
        assert not differs(drawn(changed), plain, surround.plates[1])
    for event in (
        e.DefenderNamed(seat),
        e.Received(seat, goods(ore=1)),
        e.CardDrawn(seat, "trade"),
        e.Improved(seat, "science", 2),
    ):
        marked = drawn(view, (event,))
        assert differs(marked, plain, plate)
        assert not differs(marked, plain, surround.plates[1])
    chip, point = drawn(view, (e.CanalDug(9, (seat, 0)),)), drawn(view, (e.MerchantMoved(seat, 9, None),))
    assert differs(chip, point, plate)


@LOOKS
@LAYOUTS
@SEATS
def test_each_point_that_no_piece_shows_has_a_sign_on_the_plate(seats: int, layout: str, theme: str) -> None:
    """Each point as Defender of Catan and each card laid open is to be seen, so that the points add up."""
    view = replace(late(seats)[0].view(None), route=None, outcome=None)
    plate = surround_of(layout, seats).plates[1]

    def drawn(defenders: int, *opened: str) -> Image.Image:
        image = blank(layout, theme)
        there = replace(
            view,
            defenders=(0, defenders, *view.defenders[2:]),
            opened=((), opened, *view.opened[2:]),
        )
        draw_surround(image, there, theme, words_of(there), (), layout)
        return image

    pictures = [drawn(count) for count in range(4)]
    pictures += [drawn(1, "printer"), drawn(1, "constitution"), drawn(1, "constitution", "printer")]
    for index, one in enumerate(pictures):
        assert all(differs(one, other, plate) for other in pictures[index + 1 :])


@LOOKS
@LAYOUTS
def test_the_dice_and_the_barbarians_are_drawn(layout: str, theme: str) -> None:
    view = replace(late(4)[0].view(None), outcome=None, decision=None)
    surround = surround_of(layout, 4)

    def drawn(there: GreatCanalView) -> Image.Image:
        image = blank(layout, theme)
        draw_surround(image, there, theme, words_of(there), (), layout)
        return image

    rolled = replace(view, turn=replace(view.turn, dice=Dice(3, 5, "fleet")))
    plain = drawn(rolled)
    for dice in (None, Dice(4, 5, "fleet"), Dice(3, 6, "fleet"), Dice(3, 5, "trade")):
        changed = drawn(replace(rolled, turn=replace(rolled.turn, dice=dice)))
        assert differs(changed, plain, surround.status.panel)
    way = Box(surround.fleet.left, surround.fleet.y - 20, surround.fleet.right, surround.fleet.y + 20)
    for position in range(7):
        there = replace(rolled, barbarians=replace(rolled.barbarians, position=position))
        if position != rolled.barbarians.position:
            assert differs(drawn(there), plain, way)


@LAYOUTS
def test_the_canal_shows_how_many_sections_lie(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check great_canal.R6: eight of the nine have to be dug; the ninth lies then too, uncounted."""
    found = recorded(monkeypatch)
    view = late(4)[0].view(None)
    box = surround_of(layout, 4).dug
    pictures: list[Image.Image] = []
    for dug in range(10):
        if dug != 8:
            image = blank(layout)
            there = replace(view, dug=tuple(range(dug)))
            draw_surround(image, there, "light", words_of(there), (), layout)
            pictures.append(image)
            assert f"text {min(dug, 8)}/8" in [what for what, _ in found.read]
    assert all(differs(one, other, box) for one, other in pairwise(pictures))
