"""Component files: what is wrong is named, and other numbers are played."""

from __future__ import annotations

import pytest

from rules import load_game, new_game
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi.components import NAMED, NUMERALS, WORKERS, load_box
from rules.language.texts import has_text, sources_of
from rules.language.words import Words
from tests.rules.canal_du_midi.positions import TEXT, start

LAST = '[[site]]\nid = "agde"\nneed = [6, 9, 12]\ncity = true\n'


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("hand = 3", "hand = 0", "start.hand"),
        ("hand = 3", "hand = 2", "start.hand"),
        ("hand = 3", "", "hand"),
        ("face_down = 3", "face_down = -3", "start.face_down"),
        ("coins = 2\n", "", "coins"),
        ("coins = 2\n", "coins = 4\n", "pieces.coins"),
        ("coins = 12 ", "coins = 7", "pieces.coins"),
        ("coins = 12 ", 'coins = "12"', "pieces.coins"),
        ("pawns = 7 ", "pawns = 7\nboats = 1", "boats"),
        ("coin = 2 ", "coin = -2", "score.coin"),
        ('id = "carrier"', 'id = "sailor"', "worker[3].id"),
        ('id = "carrier"', 'id = "digger"', "worker[4].id"),
        ("points = 3", "points = 100", "worker[3].points"),
        ("points = 3\ncards = 2", "points = 3\ncards = 1", "worker.cards"),
        ("points = 3\ncards = 2", "points = 3\ncards = 0", "worker[3].cards"),
        ("need = [5, 7, 10]", "need = [5, 7]", "site[0].need"),
        ("need = [5, 7, 10]", "need = [0, 7, 10]", "site[0].need"),
        ('id = "naurouze"', 'id = "nowhere"', "site[1].name"),
        ('id = "naurouze"', 'id = "embouchure"', "site[1].id"),
        ('id = "naurouze"', 'id = "Naurouze!"', "site[1].id"),
        ("tent = true", "tent = 1", "site[1].tent"),
        (LAST, "", "site"),
        (LAST, LAST + LAST.replace("agde", "agde_2"), "site"),
        ("[pieces]", "[pieces", "line"),
    ],
)
def test_what_is_wrong_with_a_file(old: str, new: str, key: str) -> None:
    """Name the file and the key in every error (of a broken file: the line)."""
    assert old in TEXT
    with pytest.raises(ValueError, match=r"^sites\.toml: ") as caught:
        new_game("canal_du_midi", seats=3, seed=1, sites=TEXT.replace(old, new, 1))
    message = str(caught.value).replace("$.", "")
    assert key.split("[")[0].split(".")[0] in message
    assert key.split(".")[-1] in message


@pytest.mark.parametrize("text", ["", "= nothing", 'unknown = "key"'])
def test_what_is_no_file_at_all(text: str) -> None:
    with pytest.raises(ValueError, match=r"^sites\.toml: "):
        new_game("canal_du_midi", seats=2, seed=1, sites=text)


def test_other_numbers_are_played() -> None:
    """Play by an owner's numbers, deal and names, which live in the stored game."""
    other = (
        TEXT.replace("hand = 3", "hand = 5")
        .replace("face_up = 3", "face_up = 2")
        .replace("face_down = 3", "face_down = 2")
        .replace("points = 6", "points = 9")
        .replace('id = "agde"\nneed = [6, 9, 12]', 'id = "sea"\nname = "The Sea"\nneed = [2, 3, 4]')
    )
    game = start(3, 4, sites=other)
    assert [len(part) for part in (game.hands[0], game.face_up[0], game.face_down[0])] == [5, 2, 2]
    assert game.view(None).worth(8) == 2
    assert game.view(None).need(8) == 3
    assert Words("canal_du_midi", "en", (), game.view(None)).value("site", 8) == "IX (The Sea)"
    assert max(map(game.box.points_of, game.box.all_cards(3))) == 9
    while game.outcome is None:
        seat = game.waiting_for[0]
        game, _ = game.apply(seat, game.suggest(seat))
    assert load_game(game.to_json()) == game
    assert isinstance(game, CanalDuMidi)


def test_workers_may_come_in_any_order() -> None:
    """Count cards by their points, however the file lists them."""
    first, *others = TEXT.split("[[worker]]\n")
    last, sites = others[-1].split("# Sites in the order")
    turned = "[[worker]]\n".join([first, last, *others[:-1]]) + "# Sites in the order" + sites
    assert load_box(turned).workers == load_box(TEXT).workers


@pytest.mark.parametrize("points", range(7))
def test_cards_stand_by_points_then_by_colour(points: int) -> None:
    """Sort all cards, however many workers are worth the same."""
    box = load_box(TEXT.replace("points = 3", f"points = {points}"))
    cards = tuple(reversed(box.all_cards(4)))
    assert box.sorted(cards) == tuple(sorted(cards, key=lambda card: (box.worker_of(card).points, card)))
    assert [box.points_of(card) for card in cards] == [box.worker_of(card).points for card in cards]


@pytest.mark.parametrize(
    ("cities", "links"),
    [
        ("", ()),
        ("V", ()),
        ("I IX", ((0, 8),)),
        ("II IV V", ((1, 3), (3, 4))),
        ("I III IV VIII IX", ((0, 2), (2, 3), (3, 7), (7, 8))),
    ],
)
def test_links_join_each_city_and_the_next(cities: str, links: tuple[tuple[int, int], ...]) -> None:
    """Link the cities in the order of the canal; each link is known at all of its sites."""
    named = [NUMERALS.index(numeral) for numeral in cities.split()]
    first, *sites = TEXT.replace("city = true\n", "").split("[[site]]\n")
    marked = ["city = true\n" * (number in named) + card for number, card in enumerate(sites)]
    box = load_box("[[site]]\n".join([first, *marked]))
    assert box.links == links
    for site, there in enumerate(box.links_at):
        assert there == tuple((first, last) for first, last in links if site in range(first, last + 1))


def test_the_files_own_names_are_in_the_language_file() -> None:
    for key in (
        *(f"name-{name}" for name in NAMED),
        *(f"short-{name}" for name in NAMED),
        *(f"worker-{name}" for name in WORKERS),
    ):
        assert has_text("en", sources_of("canal_du_midi"), key)


def test_one_box_for_each_text() -> None:
    assert load_box(TEXT) is load_box(TEXT)


def test_pawns_and_labels_in_english() -> None:
    """Show the English rule text's own names."""
    words = Words("canal_du_midi", "en", (), start(4).view(None))
    assert [words.value("site", number) for number in range(9)] == [
        "I (Port de l’Embouchure)",
        "II (Seuil de Naurouze)",
        "III (Castelnaudary)",
        "IV (Foucaud spillway)",
        "V (Répudre aqueduct)",
        "VI (Le Somail)",
        "VII (Malpas tunnel)",
        "VIII (Fonserannes locks)",
        "IX (Agde round lock)",
    ]
    assert words.value("card", 0) == "0 (engineer) in Red"
    assert words.value("worker", 0) == "0 (engineer)"
