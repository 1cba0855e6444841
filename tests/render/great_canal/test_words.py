"""No word that a player sees is written in what frames the map, in hands and in descriptions."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace
from PIL import Image

import render
from render.great_canal.describe.text import describe, describe_hand
from render.great_canal.hand import paint_hand
from render.great_canal.seats.places import surround_of
from render.great_canal.seats.status import status_lines
from render.great_canal.seats.surround import draw_players, draw_surround
from render.kit.fonts import text_width
from rules.great_canal.decisions import Founding
from rules.great_canal.state import Dice
from rules.great_canal.topology import HEX_NAMES
from tests.render.great_canal.seat_positions import LANGUAGES, NAMES, positions, words_of
from tests.render.marks import is_start_of_a_name, letters_of_our_own

TEXTS = Path(__file__).parents[3] / "rules/great_canal/texts"
HEX = re.compile(rf"\b(?:{'|'.join(HEX_NAMES)})\b")
SAMPLE = slice(0, None, 30)


def unmarked(text: str) -> str:
    """Return the letters that came neither from a language file nor from a name, nor are a hex's name."""
    return letters_of_our_own(HEX.sub("", text), NAMES)


@pytest.mark.usefixtures("marked")
def test_descriptions() -> None:
    for game, _ in positions()[SAMPLE]:
        for seat in (None, 0):
            view = game.view(seat)
            words = words_of(view)
            for long in (False, True):
                assert unmarked(describe(view, words, (), long)) == ""
            if seat is not None:
                assert unmarked(describe_hand(view, words)) == ""


@pytest.mark.usefixtures("marked")
def test_pictures(written: list[str]) -> None:
    for game, _ in positions()[SAMPLE]:
        view = game.view(0)
        words = words_of(view)
        for layout in render.LAYOUTS:
            draw_surround(Image.new("RGB", (1600, 1310)), view, "light", words, (), layout)
        draw_players(view, "light", words, ())
        paint_hand(view, "light", words, ())
    assert len(written) > 200
    ours = {text for text in written if unmarked(text)}
    assert {text for text in ours if not is_start_of_a_name(text, NAMES)} == set()


@LANGUAGES
@pytest.mark.parametrize("layout", render.LAYOUTS)
def test_the_lines_about_the_turn_are_whole(layout: str, language: str) -> None:
    """Check that no label ends in an ellipsis at its smallest size."""
    view = positions()[60][0].view(None)
    place = surround_of(layout, view.seats).status
    turn = view.turn
    for there in (
        replace(view, turn=replace(turn, number=288, dice=Dice(6, 6, "science"))),
        replace(view, turn=replace(turn, number=288, dice=None)),
        replace(view, decision=Founding(0, city=False, income=False)),
        positions()[-1][0].view(None),
    ):
        first, second = status_lines(there, words_of(there, language))
        smallest = place.turn_size * 0.7 if second else place.roll_size * 0.7
        assert text_width(first, smallest, "medium" if second else "bold") <= place.room
        assert text_width(second, place.roll_size * 0.65, "bold") <= place.room


def variables(node: object) -> frozenset[str]:
    """Return the variables that a part of a text uses."""
    if isinstance(node, ast.VariableReference):
        return frozenset({node.id.name})
    inside = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return frozenset[str]().union(*map(variables, inside))


def section(language: str) -> str:
    """Return the painter's section of a language file."""
    text = (TEXTS / f"{language}.ftl").read_text("utf-8")
    return text.split("\n## Painter and description.\n")[1].split("\n## ")[0]


@cache
def keys(language: str) -> dict[str, frozenset[str]]:
    """Return the keys of the painter's section in a language, each with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(section(language)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


@LANGUAGES
def test_every_language_has_every_key_with_the_same_variables(language: str) -> None:
    assert len(keys("en")) > 150
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", ["fr", "oc"])
def test_no_line_breaks_before_high_punctuation(language: str) -> None:
    """Check the house style: a no-break space stands before : ; ! and ? in French and Occitan."""
    lines = section(language).splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r" [:;!?»]", line)] == []
