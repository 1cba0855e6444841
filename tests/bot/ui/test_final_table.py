"""The table of a game that is over: places with ties, names, points and where they came from."""

from __future__ import annotations

import pytest

from bot.i18n.catalogue import available
from bot.ui.final_table import final_sentences, final_table
from rules import Outcome, new_game
from rules.language.words import Words
from rules.records import PointsFrom, Tally
from rules.values import Value
from tests.toy.game import Toy

NAMES = ("Ada", "Bot (fair)", "Cleo")
KIND = "canal_du_midi"


def table(
    monkeypatch: pytest.MonkeyPatch, points: tuple[int, ...], winners: tuple[int, ...] | None, language: str
) -> tuple[str, list[str]]:
    """Return the table, and its sentences, of a game that ended with such points; None: it was stopped."""
    game = new_game(KIND, seats=len(points), seed=1)
    told = tuple(
        Tally(Value("seat", seat), one, (PointsFrom("coins", 1), PointsFrom("sections", one - 1, 2)))
        if one
        else Tally(Value("seat", seat), 0, ())
        for seat, one in enumerate(points)
    )
    outcome = None if winners is None else Outcome(points, winners)
    monkeypatch.setattr(type(game), "outcome", outcome)
    monkeypatch.setattr(type(game), "points_by_source", lambda game: told)
    words = Words(KIND, language, NAMES, game.view(None))
    return final_table(words, game), final_sentences(words, game)


def test_each_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The winner first, of the sources the greatest; who has none has a line all the same."""
    shown, read = table(monkeypatch, (0, 9, 5), (1,), "en")
    assert shown.split("\n") == [
        "**Final table**",
        "- **1. Bot (fair), 9 points:** 8 for 2 sections and 1 for coins",
        "- **2. Cleo, 5 points:** 4 for 2 sections and 1 for coins",
        "- **3. Ada, 0 points**",
    ]
    assert read == [
        "1. Bot (fair), 9 points: 8 for 2 sections and 1 for coins.",
        "2. Cleo, 5 points: 4 for 2 sections and 1 for coins.",
        "3. Ada, 0 points.",
    ]


@pytest.mark.parametrize(
    ("points", "winners", "places"),
    [
        ((5, 5, 5), (0, 1, 2), ["1. (tied) Ada", "1. (tied) Bot (fair)", "1. (tied) Cleo"]),
        ((5, 7, 5), (1,), ["1. Bot (fair)", "2. (tied) Ada", "2. (tied) Cleo"]),
        ((7, 7, 5), (1,), ["1. Bot (fair)", "2. Ada", "3. Cleo"]),
        ((7, 5, 7), (0, 2), ["1. (tied) Ada", "1. (tied) Cleo", "3. Bot (fair)"]),
        ((3, 7, 7), (), ["1. (tied) Bot (fair)", "1. (tied) Cleo", "3. Ada"]),
    ],
)
def test_places_are_shared(
    monkeypatch: pytest.MonkeyPatch, points: tuple[int, ...], winners: tuple[int, ...], places: list[str]
) -> None:
    """Those who have won share theirs; who has as many points and has not won stands behind."""
    _, read = table(monkeypatch, points, winners, "en")
    assert [line.split(", ")[0] for line in read] == places


def test_a_game_that_was_stopped_has_points_too(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = table(monkeypatch, (1, 9, 5), None, "en")
    assert shown.startswith("**Points when the game was stopped**\n- **1. Bot (fair), 9 points:** ")
    assert "Ada, 1 point:** 1 for coins" in shown


@pytest.mark.parametrize("language", available())
def test_in_each_language_it_is_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, read = table(monkeypatch, (7, 7, 1), (0, 1), language)
    lines = shown.split("\n")
    assert len(lines) == 1 + len(read) == 4
    for line, sentence in zip(lines[1:], read, strict=True):
        assert line.startswith("- **")
        assert sentence == line.removeprefix("- ").replace("**", "") + "."
        assert not set("{}*_`") & set(sentence)


def test_where_nothing_is_told_there_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("toy", seats=2, seed=1)
    words = Words("toy", "en", NAMES, game.view(None))
    assert final_sentences(words, game) == [
        "1. (tied) Ada, 0 points.",
        "1. (tied) Bot (fair), 0 points.",
    ]
    monkeypatch.setattr(Toy, "points_by_source", lambda game: ())
    assert final_table(words, game) == ""
    assert final_sentences(words, game) == []
