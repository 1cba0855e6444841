"""No word that a player sees is written in the painter of Canal du Midi."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import render
from render import canal_du_midi
from render.canal_du_midi import base, cards, header, painter, pieces, plates, seats, tally
from render.kit.canvas import Canvas
from rules.canal_du_midi.box import NUMERALS
from rules.canal_du_midi.pieces import Phase
from rules.language.words import Words
from tests.render.canal_du_midi.positions import NAMES, over, played
from tests.render.marks import without_marked

NUMERAL = re.compile(rf"\b(?:{'|'.join(sorted(NUMERALS, key=len, reverse=True))})\b")


def unmarked(said: str) -> str:
    """The letters that came neither from a language file nor from a name, nor number a site."""
    for name in NAMES:
        said = said.replace(name, "")
    return "".join(letter for letter in NUMERAL.sub("", without_marked(said)) if letter.isalpha())


POSITIONS = ((1, Phase.BET), (3, Phase.PICK), (4, Phase.REINFORCE), (5, Phase.TRADE), (10, Phase.BET))


@pytest.mark.usefixtures("marked")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("round_number", "phase"), POSITIONS)
def test_descriptions(players: int, round_number: int, phase: Phase) -> None:
    game, _ = played(players, round_number, phase)
    names = NAMES[:players]
    for seat in (None, 0):
        view = game.view(seat)
        assert unmarked(render.describe(view, names=names, long=True)) == ""
        words = Words("canal_du_midi", "en", names, view)
        assert unmarked(canal_du_midi.describe(view, words, (), False)) == ""


@pytest.mark.usefixtures("marked")
def test_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def listen(owner: Any, name: str, place: int) -> None:
        original = getattr(owner, name)

        def listening(*args: Any, **options: Any) -> Any:
            written.append(cast(str, args[place]))
            return original(*args, **options)

        monkeypatch.setattr(owner, name, listening)

    listen(Canvas, "text", 3)
    listen(Canvas, "number", 3)
    for module in (header, painter, seats):
        listen(module, "write", 3)
    forget()
    for players in (2, 3):
        for round_number, phase in POSITIONS:
            game, events = played(players, round_number, phase)
            render.board(game.view(None), names=NAMES[:players], events=events)
            if game.outcome is None:
                render.hand(game.view(0), names=NAMES[:players])
    ended, events = over(4)
    render.board(ended.view(None), names=NAMES, events=events)
    forget()
    assert len(written) > 200
    cut = {said.rstrip("…").rstrip() for said in written}
    assert {said for said in cut if unmarked(said) and said != COIN and not is_cut_name(said)} == set()


COIN = "R"
"""What is struck on every coin: Riquet's letter."""


def forget() -> None:
    """Empties what keeps drawn texts."""
    for kept in (
        base._base,
        cards._face,
        cards._small_face,
        cards.slot,
        pieces.coin,
        pieces.answer,
        pieces.pennant,
        plates.plate_sprite,
        tally._entry,
    ):
        kept.cache_clear()


def is_cut_name(said: str) -> bool:
    """Whether it is the beginning of a name that was too long for its plate."""
    return any(name.startswith(said) for name in NAMES)
