"""An owner's component file may differ in every number and name, and lack things: the rulebooks follow it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rules import GAMES, RuleError, new_game, resolve_options
from rules.arriala.components.board import load_board
from rules.arriala.components.cards import load_deck
from rules.canal_du_midi.components import load_box
from rules.great_canal.components.board import load_board as load_map
from rules.great_canal.components.cards import load_decks
from rules.great_canal.components.costs import load_costs
from rules.language.rulebook import is_packaged, load_rulebook, numbers_of
from rules.language.rulebook.said import lines_said, settle
from rules.language.words import Words
from rules.values import Value
from tests.rules.great_canal import owned as great_canal
from tests.rules.language.owned import BOARD, ONE_CARD, OWNED, SITES, bare, without
from tests.rules.language.written import EXAMPLE

LOADERS: dict[tuple[str, str], Callable[[str], object]] = {
    ("arriala", "board.toml"): load_board,
    ("arriala", "cards.toml"): load_deck,
    ("canal_du_midi", "sites.toml"): load_box,
    ("great_canal", "map.toml"): load_map,
    ("great_canal", "costs.toml"): load_costs,
    ("great_canal", "cards.toml"): load_decks,
}
LANGUAGES = pytest.mark.parametrize("language", ["en", "de", "fr", "oc"])

OF_ALL = OWNED | {f"great canal, {name}": ("great_canal", files) for name, files in great_canal.OWNED.items()}
EACH_OWNED = pytest.mark.parametrize("name", OF_ALL)

PLURALS = {
    "en": r"spaces|cards|workers|locks|points|coins|works|cards lie|rounds|steps"
    r"|roads|ships|settlements|cities|walls|knights|hexes|land hexes|chips",
    "de": r"Felder|Karten|Schleusen|Punkte|Münzen|Meisterbauwerke|Flussbauwerke|Runden|Spielsteine"
    r"|Straßen|Schiffe|Siedlungen|Städte|Stadtmauern|Landschaften|Fortschrittskarten|Schritte|Chips",
    "fr": r"cases|cartes|ouvriers|écluses|points|pièces|ouvrages|manches|visibles|cachées|pions"
    r"|routes|bateaux|colonies|villes|remparts|chevaliers|tuiles|jetons",
    "oc": r"casas|cartas|obrièrs|enclusas|punts|pèças|òbras|rondas|visiblas|amagadas|peons"
    r"|rotas|batèus|colonias|ciutats|muralhas|cavalièrs|exagòns|getons",
}


PLURALS_OF_PLACES = {
    "en": r"action points|places",
    "de": r"AP \(Aktionspunkte|Plätze",
    "fr": r"PA \(points|places",
    "oc": r"punts-accions|casas",
}
AND = {"en": "and", "de": "und", "fr": "et", "oc": "e"}


def test_the_owners_files_are_good_ones() -> None:
    for kind, files in OF_ALL.values():
        whole = resolve_options(kind, files)
        for stem in GAMES[kind].components:
            LOADERS[kind, stem](whole[stem.removesuffix(".toml")])


@EACH_OWNED
@LANGUAGES
def test_no_line_is_lost_for_a_number_that_there_is_not(name: str, language: str) -> None:
    """Leave out no sentence but those under a condition, items of lists and examples; and nothing empty."""
    kind, files = OF_ALL[name]
    book, numbers = load_rulebook(kind, language), numbers_of(kind, files)
    for section in book.sections.values():
        if not book.has(section, numbers):
            continue
        for paragraph in section.paragraphs:
            if EXAMPLE.match(paragraph.text):
                continue
            lines = settle(paragraph.text, numbers).split("\n")
            meant = [line for line in lines if line.strip() and not line.startswith("- ")]
            said = [line for line in lines_said(paragraph.text, numbers) if not line.startswith("- ")]
            assert said == meant, section.id
        for told in book.said(section, numbers):
            assert re.search(r"\w", told.text), section.id
            assert not re.search(r"[{}#]|\*\*$| [.,;]|  |\(\)|: \.|: ,", told.text), told.text
            assert section.id == "reconstruction" or not told.text.endswith(":"), told.text


@EACH_OWNED
@LANGUAGES
def test_what_is_one_is_no_plural(name: str, language: str) -> None:
    kind, files = OF_ALL[name]
    book, numbers = load_rulebook(kind, language), numbers_of(kind, files)
    one = "1" if language in ("en", "de") else "[01]"
    for section in book.sections.values():
        for told in book.said(section, numbers):
            assert not re.search(rf"(?<![\d,–-])\b{one}\s(?:{PLURALS[language]})\b", told.text), told.text


@LANGUAGES
def test_refusals_and_lessons_with_one_have_no_plural(language: str) -> None:
    words = re.compile(rf"\b1\s(?:{PLURALS[language]}|{PLURALS_OF_PLACES[language]})\b|\b0\b")
    game = new_game("arriala", seats=2, seed=1)
    speaks = Words("arriala", language, ("Ada", "Béa"), game.view(0))
    near = (Value("vineyard", "chasselas"),)
    for error in (
        RuleError("arriala.lock.pieces", pieces=0),
        RuleError("arriala.lock.pieces", pieces=1),
        *(
            RuleError(
                "arriala.vineyard.full",
                vineyard=Value("vineyard", "brulhois"),
                places=1,
                near=near[:count],
                count=count,
            )
            for count in (0, 1)
        ),
        RuleError("arriala.draw.empty", cards=0),
    ):
        assert not words.search(speaks.error(error)), speaks.error(error)
    for kind, page, name in (
        ("arriala", "learn-turn", "board-turn-action-points"),
        ("canal_du_midi", "learn-round", "sites-start-hand"),
    ):
        known = {key.replace(".", "-").replace("_", "-"): value for key, value in numbers_of(kind).items()}
        several, one = (
            Words(kind, language).text(page, **{**known, name: number}).split("\n")[1] for number in (3, 1)
        )
        assert "3" in several
        assert not words.search(one), one


@LANGUAGES
def test_what_there_are_points_for_is_a_list_of_it(language: str) -> None:
    book, name = load_rulebook("arriala", language), Words("arriala", language).text
    keys = [f"points-for-{thing}" for thing in ("locks", "river-works", "master-works", "vineyards")]
    lacking = {
        "no locks": {"points-for-locks"},
        "no river_work": {"points-for-river-works"},
        "no master work card": {"points-for-master-works"},
        "no cards": {"points-for-master-works"},
        "no vineyard": {"points-for-vineyards"},
        "nothing": {*keys},
    }
    for files, left_out in lacking.items():
        told = "\n".join(one.text for one in book.said(book.sections["overview"], numbers_of(*OWNED[files])))
        assert {key for key in keys if name(key) not in told} == left_out
    three = [name(key) for key in keys[:3]]
    numbers = numbers_of(*OWNED["no vineyard"])
    third = book.said(book.sections["overview"], numbers)[2].text
    assert f"{three[0]}, {three[1]} {AND[language]} {three[2]}" in third


@LANGUAGES
def test_what_no_card_is_for_cannot_be_done(language: str) -> None:
    book, numbers = load_rulebook("arriala", language), numbers_of(*OWNED["no master work card"])
    assert len(book.said(book.sections["master-work"], numbers)) == 1
    assert len(book.said(book.sections["points"], numbers)[0].text.split("\n")) == 4
    none = Words("arriala", language).text("rulebook-none")
    without_cards = numbers_of(*OWNED["no cards"])
    for section in ("draw", "card", "card-master-work"):
        assert [one.text for one in book.said(book.sections[section], without_cards)] == [none]
    costs = book.said(book.sections["costs"], without_cards)[0].text
    assert len(costs.split("\n")) == 6
    first = book.said(book.sections["setup"], without_cards)[0].text
    whole = book.said(book.sections["setup"], numbers)[0].text
    assert first.count(".") == whole.count(".") - 1


@LANGUAGES
def test_two_and_three_may_leave_out_the_same(language: str) -> None:
    book = load_rulebook("arriala", language)
    four, three = (
        book.said(book.sections["players"], numbers_of(*OWNED[name]))[0].text
        for name in ("left out with 2 and 3", "left out with 2")
    )
    assert [re.findall(r"\d", bold) for bold in re.findall(r"\*\*.+?\*\*", four)] == [["4"], ["2", "3"]]
    assert [re.findall(r"\d", bold) for bold in re.findall(r"\*\*.+?\*\*", three)] == [["3", "4"], ["2"]]


@LANGUAGES
def test_one_number_is_no_range(language: str) -> None:
    book, numbers = load_rulebook("arriala", language), numbers_of(*OWNED["one space with 2"])
    ruling = book.said(book.sections["two-players"], numbers)[-1].text
    assert re.findall(r"\d+", ruling) == ["2"]
    spaces = book.said(book.sections["names"], numbers)[0].text
    assert re.findall(r"\d+", spaces) == ["1", "2", "2", "2"]


@LANGUAGES
def test_one_city_connects_nothing(language: str) -> None:
    """With one city or one tent nobody can win a coin or trade: it takes two."""
    book, numbers = load_rulebook("canal_du_midi", language), numbers_of(*OWNED["one city and tent"])
    none = Words("canal_du_midi", language).text("rulebook-none")
    for section in ("cities", "trade", "trade-hand"):
        assert [one.text for one in book.said(book.sections[section], numbers)] == [none]
    neither = numbers_of(*OWNED["no city or tent"])
    for section in ("round", "players", "coins"):
        assert book.said(book.sections[section], numbers) == book.said(book.sections[section], neither)


@LANGUAGES
def test_coins_that_score_nothing_are_no_points(language: str) -> None:
    book, whole = load_rulebook("canal_du_midi", language), numbers_of("canal_du_midi")
    numbers = numbers_of(*OWNED["worthless coins"])
    coin = {"en": "coin", "de": "Münze", "fr": "pièce", "oc": "pèça"}[language]
    for section, at in (("overview", 2), ("points", 0), ("points", 2)):
        told = [book.said(book.sections[section], known)[at].text for known in (whole, numbers)]
        assert coin in told[0]
        assert coin not in told[1]
    assert told[1].endswith("9 + 6 + 2 = 17.")


@LANGUAGES
def test_what_the_board_lacks_is_said_to_be_lacking(language: str) -> None:
    """A section about it says so, and it is neither in the table of costs nor among the rulings."""
    book = load_rulebook("arriala", language)
    whole, numbers = numbers_of("arriala"), numbers_of("arriala", {"board": without(BOARD, "river_work")})
    none = Words("arriala", language).text("rulebook-none")
    assert [one.text for one in book.said(book.sections["river-work"], numbers)] == [none]
    assert "river-work" in {line.section.id for line in book.costs(whole)}
    assert "river-work" not in {line.section.id for line in book.costs(numbers)}
    assert "arriala.R11" in {one.mark for one in book.marked(whole)}
    assert "arriala.R11" not in {one.mark for one in book.marked(numbers)}
    costs = [book.said(book.sections["costs"], known)[0].text.count("\n") for known in (whole, numbers)]
    assert costs[0] - costs[1] == 1


@LANGUAGES
def test_what_fewer_players_leave_out_is_that_of_the_board(language: str) -> None:
    """Name what the file says is used with more seats, and count the towns of the virtual player."""
    book = load_rulebook("arriala", language)
    board = BOARD.replace("spaces = 4\nlocks = 1", "spaces = 4\nlocks = 1\nseats = 3", 1)
    board = board.replace("spaces = 10\nlocks = 1\nseats = 3", "spaces = 10\nlocks = 1")
    board = board.replace("workers = 5 ", "workers = 7 ").replace("seats = 4", "seats = 3")
    numbers = numbers_of("arriala", {"board": board})
    first, _, ruling = (one.text for one in book.said(book.sections["players"], numbers))
    name = Words("arriala", language).text
    assert first.count("3") == 1
    for key in ("frontonnais", "malause", "valence_d_agen", "reservoir"):
        assert name(f"name-{key}") in first
    assert name("name-grisolles") not in first
    assert name("name-valence_d_agen") in ruling
    assert ruling.endswith(" 5.")


@LANGUAGES
def test_what_is_never_left_out_is_not_told(language: str) -> None:
    book, numbers = load_rulebook("arriala", language), numbers_of(*OWNED["nothing"])
    told = book.said(book.sections["players"], numbers)
    assert [one.mark for one in told] == ["", "arriala.R12"]
    assert "3" not in told[0].text
    assert ": 2." in told[1].text.replace("\u00a0", "")


def test_an_example_that_fits_the_board_is_told() -> None:
    """Take the first stretch that is long enough where the pictured one is not, and a card that there is."""
    board = without(without(without(BOARD, "vineyard"), "river_work"), "master_work")
    board = bare(board, spaces=1).replace("spaces = 1\n", "spaces = 5\n", 1)
    numbers = numbers_of("arriala", {"board": board, "cards": ONE_CARD})
    book = load_rulebook("arriala", "en")
    section = "\n".join(one.text for one in book.said(book.sections["section"], numbers))
    assert "Between Grisolles and Montech lie spaces 1 to 5" in section
    assert "1 alone, and 3–5" in section
    card = "\n".join(one.text for one in book.said(book.sections["card-move"], numbers))
    assert "the number 1 moves Red 1 by 3 spaces" in card


def test_pictures_are_right_for_what_is_packaged() -> None:
    """Compare numbers and names; whose they are makes no other picture."""
    assert is_packaged("arriala", None)
    assert is_packaged("arriala", {"board": "# Mine.\n" + BOARD})
    printed = SITES.replace("reconstructed = [", "reconstructed = [] # [")
    assert is_packaged("canal_du_midi", {"sites": printed})
    assert not is_packaged("arriala", {"board": bare(BOARD, locks=2)})
    assert not is_packaged("arriala", {"cards": ONE_CARD})
    renamed = SITES.replace('id = "agde"', 'id = "agde"\nname = "Agde"')
    assert not is_packaged("canal_du_midi", {"sites": renamed})
