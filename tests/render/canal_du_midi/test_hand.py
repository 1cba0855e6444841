"""The picture of a hand of Canal du Midi."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from render.kit.palette import PLAYERS
from rules.canal_du_midi import events as happened
from tests.render.canal_du_midi.positions import NAMES, played, view_of
from tests.render.pictures import LOOKS, SEATS, decoded, is_colour


@LOOKS
@SEATS
@pytest.mark.parametrize("round_number", [1, 5, 9])
def test_hands(seats: int, round_number: int, theme: str) -> None:
    game, events = played(seats, round_number)
    for seat in range(seats):
        view = game.view(seat)
        image = decoded(render.hand(view, theme, names=NAMES[:seats], events=events))
        assert image.width >= 600
        assert image.height >= 400
        assert is_colour(image, (68, 54), PLAYERS[seat].fill, 20)
        assert view.hand is not None
        for changed in (
            replace(view, hand=view.hand[1:]),
            replace(view, bet=view.hand[0]),
            replace(view, own_face_down=(*(view.own_face_down or ()), view.hand[0])),
        ):
            assert decoded(render.hand(changed, theme, names=NAMES[:seats])).tobytes() != image.tobytes()


def test_new_cards_in_the_hand_are_marked() -> None:
    view = view_of(3, 3, seat=0)
    assert view.hand is not None
    plain = render.hand(view)
    for event in (
        happened.TookFaceUp(0, view.hand[0]),
        happened.TookFaceDownCard(0, view.hand[1]),
        happened.TurnedOver(0, view.face_up[0][0]),
        happened.HandTradedCards(1, 0, view.hand[0], view.box.card(0, 0)),
        happened.FaceUpTraded(0, 1, view.box.card(0, 0), view.face_up[0][1]),
    ):
        assert render.hand(view, events=(event,)) != plain, event
    assert render.hand(view, events=(happened.TookFaceUp(1, view.hand[0]),)) == plain
