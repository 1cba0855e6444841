"""Every game on offer can be learned in a minute: a few pages, in all languages, with real positions."""

from __future__ import annotations

import re

import pytest

from rules import GAMES
from rules.arriala import Arriala
from rules.arriala.events import Moved, Placed
from rules.canal_du_midi import CanalDuMidi
from rules.language.figures import figures_of, lesson_of
from rules.language.rulebook import numbers_of
from rules.language.texts import has_text, languages, sources_of
from rules.language.words import Words
from tests.offered import OFFERED
from tests.test_languages import read

OURS = [kind for kind in OFFERED if GAMES[kind].package.startswith("rules.")]
MOST_LETTERS = 900
"""What one reads in a quarter of a minute or so, and what stands above a picture on a phone."""


@pytest.mark.parametrize("kind", OURS)
def test_every_game_on_offer_has_a_lesson(kind: str) -> None:
    lesson = lesson_of(GAMES[kind].package)
    assert 4 <= len(lesson) <= 5
    assert len({page.name for page in lesson}) == len({page.figure for page in lesson}) == len(lesson)
    assert {page.figure for page in lesson} <= figures_of(GAMES[kind].package).keys()


@pytest.mark.parametrize("kind", OURS)
def test_its_pages_have_texts_in_every_language(kind: str) -> None:
    """Each is there itself, not by falling back to English; all numbers are filled in; none is long."""
    numbers = {name.replace(".", "-"): number for name, number in numbers_of(kind).items()}
    spoken = languages(GAMES[kind].package, "texts")
    assert set(spoken) == {"en", "de", "fr", "oc"}
    for language in spoken:
        for page in lesson_of(GAMES[kind].package):
            assert has_text(language, sources_of(kind), f"learn-{page.name}")
            text = Words(kind, language).text(f"learn-{page.name}", **numbers)
            assert text.startswith("### ")
            assert 150 < len(text) < MOST_LETTERS, (language, page.name, len(text))
            assert not re.search(r"[{}$]", text)


@pytest.mark.parametrize("kind", OURS)
def test_no_text_of_a_lesson_is_left_over(kind: str) -> None:
    pages = {f"learn-{page.name}" for page in lesson_of(GAMES[kind].package)}
    package = GAMES[kind].package.split(".")[-1]
    assert {key for key in read((f"rules.{package}", "texts"), "en") if key.startswith("learn-")} == pages


def test_what_the_pages_say_of_their_pictures() -> None:
    """The positions that the texts speak of by number are those that are shown."""
    turn = figures_of("rules.arriala")["turn"]()
    assert isinstance(turn.game, Arriala)
    assert turn.game.action_points == 0
    placed, *moved = turn.events
    assert isinstance(placed, Placed)
    assert turn.game.the_board.number_at[placed.to] == 13
    assert [type(one) for one in moved] == [Moved]
    canal = figures_of("rules.arriala")["canal"]()
    assert isinstance(canal.game, Arriala)
    assert len(canal.game.closed) == 1
    site, bets = (figures_of("rules.canal_du_midi")[name]().game for name in ("site", "bets"))
    assert isinstance(site, CanalDuMidi)
    assert site.site == 5
    assert site.view(None).need(5) == 6
    assert site.waiting_for == (1, 2)
    assert isinstance(bets, CanalDuMidi)
    shown = bets.view(None).revealed
    assert shown is not None
    assert bets.view(None).sum(shown) == bets.view(None).need(shown.site) - 1 == 8
