"""Standing answers as JSON, and games that have none."""

from __future__ import annotations

import pytest

from rules import decode_standing, encode_standing, new_game
from rules.canal_du_midi.standing import KeepCoins
from tests.toy.standing import AlwaysChoose


def test_they_are_stored_with_their_tags() -> None:
    assert encode_standing(KeepCoins()) == b'{"type":"keep_coins"}'
    assert decode_standing("toy", '{"type":"always_choose","number":2}') == AlwaysChoose(2)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("toy", '{"type":"keep_coins"}'),
        ("toy", '{"type":"always_choose"}'),
        ("toy", "no JSON"),
        ("arriala", '{"type":"keep_coins"}'),
        ("chess", '{"type":"keep_coins"}'),
    ],
)
def test_what_is_no_standing_answer_of_a_game_is_refused(kind: str, data: str) -> None:
    with pytest.raises(ValueError, match=r"standing answer|unknown game"):
        decode_standing(kind, data)


def test_a_game_need_not_have_any() -> None:
    game = new_game("arriala", seats=2, seed=1)
    assert game.standing_answers(0) == ()
    assert game.answer(0, KeepCoins()) is None
