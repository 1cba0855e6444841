"""The rulebook tells the numbers of the component file in use, an owner's too, and its examples are right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.components import SITES, WORKERS, load_box
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.steps.scoring import section_points
from rules.language.figures import figures_of
from rules.language.rulebook import Section, load_rulebook, numbers_of
from rules.language.rulebook.book import RECONSTRUCTION
from tests.rules.canal_du_midi.positions import TEXT, start

LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])
SAID = {"en": "reconstruction", "de": "Rekonstruktion", "fr": "reconstitution", "oc": "reconstitucion"}


def owners_file() -> str:
    """Return a file in which all that may differ does, and nothing is a reconstruction."""
    text = re.sub(r"^reconstructed.*\n", "", TEXT, flags=re.MULTILINE)
    deal = {"hand = 3": "hand = 5", "face_up = 3": "face_up = 2", "face_down = 3": "face_down = 2"}
    pieces = {"coins = 2\n": "coins = 4\n", "coins = 12": "coins = 50", "pawns = 7": "pawns = 8"}
    marks = {"city = true": "CITY", "tent = true": "city = true", "CITY": "tent = true"}
    for old, new in (deal | pieces | marks | {"coin = 2": "coin = 30"}).items():
        assert old in text
        text = text.replace(old, new)
    text = re.sub(r"(?<=^points = )\d", lambda digit: f"7{digit[0]}", text, flags=re.MULTILINE)
    text = re.sub(r"(?<=[\[ ])\d+(?=[\],])", lambda need: str(50 + int(need[0])), text)
    head, *sites = text.split("[[site]]\n")
    own = (re.sub(r'id = "\w+"', f'id = "own{n}"\nname = "Own {n}"', site) for n, site in enumerate(sites, 1))
    head = head.replace('[[worker]]\nid = "surveyor"\npoints = 71\ncards = 1\n', "")
    head = head.replace("points = 70\ncards = 1", "points = 70\ncards = 2")
    return "[[site]]\n".join((head, *own))


OWNED = owners_file()


def filled(
    language: str, components: Mapping[str, object] | None = None
) -> Iterator[tuple[Section, str, str]]:
    """Yield each section, the mark of each of its paragraphs and the text, with the numbers put in."""
    book, numbers = load_rulebook("canal_du_midi", language), numbers_of("canal_du_midi", components)
    for section in book.sections.values():
        for paragraph in section.paragraphs:
            yield section, paragraph.mark, book.fill(paragraph.text, numbers)


def page(language: str, name: str, components: Mapping[str, object] | None = None) -> str:
    """Return all that a section says."""
    return "\n".join(text for section, _, text in filled(language, components) if section.id == name)


def test_the_owners_file_is_a_good_one() -> None:
    assert load_box(OWNED).reconstructed == ()
    assert start(4, sites=OWNED).box.need(8, 4) == 62


@LANGUAGES
def test_an_owners_file_is_told(language: str) -> None:
    own = {"sites": OWNED}
    assert page(language, "sites", own).count("Own ") == SITES
    assert "VIII Own 8" in page(language, "sites", own)
    assert "59, 63, 68" in page(language, "sites", own)
    assert "II, V, VI, VII." in page(language, "cities", own)
    assert "I, III, IV, VIII, IX." in page(language, "trade", own)
    for name in ("players", "coins"):
        assert re.search(r"42, 38 \w+ 34", page(language, name, own))
    assert " 59" in page(language, "points", own)
    assert "30 = 47." in page(language, "points", own)
    assert len(re.findall(r"^- .* 7\d \(", page(language, "workers", own), re.MULTILINE)) == len(WORKERS) - 1
    assert "VI (Own 6)" in page(language, "names", own)
    for section, _, text in filled(language, own):
        assert "{" not in text, section.id


@LANGUAGES
def test_a_reconstruction_is_called_one_where_it_is_read(language: str) -> None:
    """Call it one no longer where an owner's file counts; part of it may still be ours."""
    said, places = SAID[language], {"sites", "cities", "trade", "points"}

    def where(components: Mapping[str, object] | None = None) -> dict[str, int]:
        pages = {name: page(language, name, components) for name in places}
        return {name: text.count(said) for name, text in pages.items() if said in text}

    book = load_rulebook("canal_du_midi", language)

    def marked(text: str) -> int:
        found = book.marked(numbers_of("canal_du_midi", {"sites": text}))
        return sum(one.mark == RECONSTRUCTION for one in found)

    assert where() == {"sites": 3, "cities": 1, "trade": 1, "points": 1}
    assert where({"sites": OWNED}) == {}
    needs_owned = TEXT.replace('["site.need", ', "[")
    assert where({"sites": needs_owned}) == {"sites": 2, "cities": 1, "trade": 1}
    assert (marked(TEXT), marked(needs_owned), marked(OWNED)) == (3, 2, 0)


@pytest.mark.parametrize("text", [TEXT, OWNED], ids=["packaged", "owned"])
def test_the_rounds_that_pages_name_are_those_of_play(text: str) -> None:
    """Compare when the last face-down card goes, when rows are empty, and how many cards are held."""
    numbers = numbers_of("canal_du_midi", {"sites": text})
    deal = [numbers[f"sites.start.{part}"] for part in ("hand", "face_up", "face_down")]
    hand, up, down = (int(str(number)) for number in deal)
    game = start(3, 4, sites=text)
    while game.outcome is None:
        if game.phase is Phase.BET:
            rows, late = len(game.face_up[0]), game.round - (up + down + 1)
            assert bool(game.face_down[0]) == (game.round < down + 1)
            assert rows == max(0, min(up, up + down + 1 - game.round))
            if not any(game.view(None).has_bet):
                assert len(game.hands[0]) == (hand if late <= 0 else hand - late)
        if game.phase is Phase.PICK:
            assert 2 <= game.round <= up + down + 1
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))


def test_the_examples() -> None:
    """Check that the pictures beside them show what they suppose."""
    box = load_box(TEXT)
    assert "Say V is worth 6" in page("en", "delayed-end")
    assert box.sites[4].worth == 6
    assert [section_points(box, 4, sharers, True) for sharers in (1, 2)] == [3, 1]
    game = figures_of("rules.canal_du_midi")["award"]().game
    assert isinstance(game, CanalDuMidi)
    pictured = game.view(None)
    assert "Need 9." in page("en", "award")
    shown = pictured.last_round
    assert shown is not None
    assert pictured.need(shown.site) == 9
    assert pictured.sum(shown) == 10
