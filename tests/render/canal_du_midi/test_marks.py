"""The marks on a board of Canal du Midi: numbered places, and what changed."""

from __future__ import annotations

from msgspec.structs import replace

from render.canal_du_midi.layout import (
    columns_of,
    plate_box,
    station,
)
from render.canal_du_midi.pieces.pawns import pawns_on
from render.kit.boxes import Box
from render.kit.palette import PALETTES
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Phase
from rules.values import Value
from tests.render.canal_du_midi.positions import painted, played, view_of
from tests.render.pictures import differs, is_colour


def test_spots_are_numbered_on_cards_and_sites() -> None:
    game, _ = played(3, 3, Phase.PICK)
    view = game.view(1)
    row = view.face_up[1]
    spots = [*(Value("row_card", card) for card in row), Value("row_card", FACE_DOWN), Value("site", 4)]
    spots.append(Value("phase", "none"))
    plain, image = painted(view), painted(view, spots=spots)
    column, black = columns_of(view)[1], PALETTES["light"].spot
    for place in column.row[: len(row)]:
        assert is_colour(image, (place.x, place.top + place.height * 0.33 - 21), black, 20)
    assert is_colour(image, (column.pile.x, column.pile.y - 21), black, 20)
    x, y = station(4)
    assert is_colour(image, (x, y - 21), black, 20)
    assert not is_colour(plain, (x, y - 21), black, 20)
    swapped = painted(view, spots=[spots[1], spots[0], *spots[2:]])
    if row[0] != row[1]:
        assert differs(image, swapped, column.row[0])
    for kind, value in (("card", view.face_up[0][0]), ("seat", 2)):
        assert painted(view, spots=[Value(kind, value)]).tobytes() != plain.tobytes()
    public = game.view(None)
    assert painted(public, spots=spots[:1]).tobytes() == painted(public).tobytes()


def test_equal_cards_of_a_row_are_numbered_each() -> None:
    view = view_of(3, 3, Phase.PICK, seat=0)
    card = view.box.card(0, 3)
    double = replace(view, face_up=((card, card, view.box.card(0, 0)), *view.face_up[1:]))
    image = painted(double, spots=[Value("row_card", card), Value("row_card", card)])
    for place in columns_of(double)[0].row[:2]:
        point = (place.x, place.top + place.height * 0.33 - 21)
        assert is_colour(image, point, PALETTES["light"].spot, 20)


def test_what_changed_is_marked() -> None:
    view = replace(view_of(3, 3), pawns=((0,), (1,), *((),) * 7), delayed=(4,), site=8)
    card = view.face_up[1][0]
    box = view.box
    plain = painted(view)
    columns = columns_of(view)
    pawns = pawns_on(view, 1)
    assert pawns is not None
    for event, where in (
        (happened.SiteBuilt(1, (1,), 6), pawns.box.grown(14)),
        (happened.SiteDelayed(4), Box(plate_box(4).left, plate_box(4).top + 100, plate_box(4).right, 300)),
        (happened.TurnedOver(1, card), columns[1].row[0].grown(8)),
        (happened.FaceUpTraded(0, 1, card, box.card(2, 2)), columns[1].row[0].grown(8)),
        (happened.CitiesLinked(2, 0, 2, True), columns[2].box),
        (happened.CoinSent(0, True), columns[0].box),
        (happened.HandTraded(0, 2), columns[2].box),
    ):
        assert differs(plain, painted(view, events=(event,)), where), event
    points = Box(columns[1].points[0] - 80, 600, columns[1].points[0] + 8, 712)
    assert differs(plain, painted(view, events=(happened.SiteBuilt(1, (1,), 6),)), points)
