"""The marks on a board of Canal du Midi: places to choose, and what changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from render.canal_du_midi.layout.boards import sheet_of
from render.canal_du_midi.layout.seats import seats_of
from render.canal_du_midi.pieces.pawns import pawns_on
from render.kit.boxes import Box
from render.kit.palette import PALETTES
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Phase
from rules.values import Value
from tests.render.canal_du_midi.positions import painted, played, view_of
from tests.render.pictures import differs, is_colour

LAYOUTS = pytest.mark.parametrize("layout", render.LAYOUTS)
BLACK = PALETTES["light"].spot


@LAYOUTS
def test_what_has_a_printed_name_is_ringed(layout: str) -> None:
    game, _ = played(3, 3, Phase.PICK)
    view = replace(game.view(1), face_down=(1, 2, 0))
    row = view.face_up[1]
    spots = [*(Value("row_card", card) for card in row[:2]), Value("row_card", FACE_DOWN), Value("site", 4)]
    plain, image = painted(view, layout=layout), painted(view, layout=layout, spots=spots)
    plate = seats_of(view, layout)[1]
    for place in plate.row[:2]:
        assert is_colour(image, (place.x, place.top - 2), BLACK, 20)
        assert is_colour(image, (place.left + 9, place.bottom - 30), BLACK, 20)
    third = plate.row[2]
    assert not differs(plain, image, third.grown(-8))
    assert differs(plain, image, plate.pile.box(2, "Face down").grown(5))
    site = sheet_of(layout, 3).plates[4]
    assert is_colour(image, (site.x, site.top - 3), BLACK, 20)
    assert not is_colour(plain, (site.x, site.top - 3), BLACK, 20)
    for kind, value in (("card", view.face_up[0][0]), ("seat", 2)):
        assert painted(view, layout=layout, spots=[Value(kind, value)]).tobytes() != plain.tobytes()
    nowhere = painted(view, layout=layout, spots=[Value("phase", "none")])
    assert nowhere.tobytes() == plain.tobytes()
    public = game.view(None)
    assert (
        painted(public, layout=layout, spots=spots[:1]).tobytes() == painted(public, layout=layout).tobytes()
    )


@LAYOUTS
def test_places_have_no_numbers_of_their_own(layout: str) -> None:
    """One numbering: the order of the places shows nowhere."""
    view = view_of(3, 3, Phase.PICK, seat=1)
    spots = [*(Value("row_card", card) for card in view.face_up[1]), Value("site", 2), Value("seat", 0)]
    image = painted(view, layout=layout, spots=spots)
    assert painted(view, layout=layout, spots=spots[::-1]).tobytes() == image.tobytes()


@LAYOUTS
def test_equal_cards_of_a_row_are_all_ringed(layout: str) -> None:
    view = view_of(3, 3, Phase.PICK, seat=0)
    card = view.box.card(0, 3)
    double = replace(view, face_up=((card, card, view.box.card(0, 0)), *view.face_up[1:]))
    image = painted(double, layout=layout, spots=[Value("row_card", card)])
    for index, place in enumerate(seats_of(double, layout)[0].row[:3]):
        assert is_colour(image, (place.left + 9, place.bottom - 30), BLACK, 20) == (index < 2)


@LAYOUTS
def test_what_changed_is_marked(layout: str) -> None:
    view = replace(view_of(3, 3), pawns=((0,), (1,), *((),) * 7), delayed=(4,), site=8)
    card = view.face_up[1][0]
    box, sheet = view.box, sheet_of(layout, 3)
    plain = painted(view, layout=layout)
    plates = seats_of(view, layout)
    pawns = pawns_on(view, 1, sheet)
    assert pawns is not None
    delayed = sheet.plate.hourglass_box().moved(sheet.plates[4].left, sheet.plates[4].top)
    for event, where in (
        (happened.SiteBuilt(1, (1,), 6), pawns.boxes[0].grown(14)),
        (happened.SiteDelayed(4), delayed.grown(6)),
        (happened.TurnedOver(1, card), plates[1].row[0].grown(8)),
        (happened.FaceUpTraded(0, 1, card, box.card(2, 2)), plates[1].row[0].grown(8)),
        (happened.CitiesLinked(2, 0, 2, True), plates[2].box),
        (happened.CoinSent(0, True), plates[0].box),
        (happened.HandTraded(0, 2), plates[2].box),
    ):
        assert differs(plain, painted(view, layout=layout, events=(event,)), where), event
    right, y = plates[1].points
    points = Box(right - 140, y - 40, right + 8, y + 50)
    assert differs(plain, painted(view, layout=layout, events=(happened.SiteBuilt(1, (1,), 6),)), points)
