"""No word that a player sees is written in the painter of Canal du Midi."""

from __future__ import annotations

import re

import pytest

import render
from render import canal_du_midi
from render.canal_du_midi.layout.boards import sheet_of
from render.canal_du_midi.layout.seats import seats_of
from render.kit.fonts import text_width
from render.kit.packed import bases
from render.kit.sprites import packed_sprites, unpacked_sprites
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.state import Phase
from rules.language.words import Words
from tests.render.canal_du_midi.positions import NAMES, over, played
from tests.render.marks import is_start_of_a_name, letters_of_our_own

NUMERAL = re.compile(rf"\b(?:{'|'.join(sorted(NUMERALS, key=len, reverse=True))})\b")


def unmarked(text: str) -> str:
    """Return the letters that came neither from a language file nor from a name, nor number a site."""
    return letters_of_our_own(NUMERAL.sub("", text), NAMES)


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
def test_pictures(written: list[str]) -> None:
    forget()
    for players in (2, 3):
        for round_number, phase in POSITIONS:
            game, events = played(players, round_number, phase)
            for layout in render.LAYOUTS:
                render.board(game.view(None), names=NAMES[:players], events=events, layout=layout)
            if game.outcome is None:
                render.hand(game.view(0), names=NAMES[:players])
    ended, events = over(4)
    for layout in render.LAYOUTS:
        render.board(ended.view(None), names=NAMES, events=events, layout=layout)
    forget()
    assert len(written) > 200
    ours = {text for text in written if unmarked(text) and text != COIN}
    assert {text for text in ours if not is_start_of_a_name(text, NAMES)} == set()


@pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
@pytest.mark.parametrize("layout", render.LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_names_of_stacks_are_whole(players: int, layout: str, language: str) -> None:
    words = Words("canal_du_midi", language)
    plate = seats_of(played(players, 1)[0].view(None), layout)[0]
    for stack, key in ((plate.hand, "label-hand-stack"), (plate.pile, "label-face-down-stack")):
        assert text_width(words.text(key), stack.name.size * 0.8) <= stack.name.room
    sheet = sheet_of(layout, players)
    for place, key in ((sheet.stores.supply, "label-supply"), (sheet.stores.discards, "label-discards")):
        assert text_width(words.text(key), place.size) <= place.room
    for phase in ("pick", "bet", "reinforce", "trade"):
        label = sheet.header.cells.label
        assert text_width(words.text(f"label-{phase}"), label.size * 0.75) <= label.room
    last = sheet.header.cells.last
    assert text_width(words.text("label-last-bets"), last.size * 0.75) <= last.room


COIN = "R"
"""What is struck on every coin: Riquet's letter."""


def forget() -> None:
    """Empty what keeps drawn texts."""
    bases.clear()
    packed_sprites.clear()
    unpacked_sprites.clear()
