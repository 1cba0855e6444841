"""Plain questions about this game, which its book does not repeat, find the section that answers them."""

from __future__ import annotations

import pytest

from rules.language.lookup import normalize
from rules.language.rulebook import load_rulebook
from rules.language.rulebook.load import questions_of
from tests.rules.language.asking import OF_ONE_GAME, languages_of, questions, rates

KIND = "great_canal"
MEASURES = {"great_canal": (95, 98, 92), "great_canal_later": (94, 98, 88)}
"""Of how many of 100 a right section is first, is among three, and the first find is called an answer."""
CALLED = 1
"""How many of those that nothing answers may be called answers."""

EACH_SET = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in MEASURES for language in languages_of(name)]
)


def test_every_set_of_this_game_is_measured() -> None:
    assert MEASURES.keys() == {name for name, game in OF_ONE_GAME.items() if game == KIND}
    assert all("en" in languages_of(name) for name in MEASURES)


@EACH_SET
def test_a_right_section_is_first_or_among_three(name: str, language: str) -> None:
    measured = rates(questions(name, language)[0])
    first, among_three, called_answer = MEASURES[name]
    assert measured.asked == 100
    assert measured.first >= first
    assert measured.among_three >= among_three
    assert measured.called_answer >= called_answer


@EACH_SET
def test_little_is_called_an_answer_to_what_no_rule_answers(name: str, language: str) -> None:
    unanswered = questions(name, language)[1]
    assert len(unanswered) >= 10
    called = [one.asked for one in unanswered if one.is_answered()]
    assert len(called) <= CALLED, called


@EACH_SET
def test_questions_name_sections_that_are_there(name: str, language: str) -> None:
    known = load_rulebook(KIND, language).sections.keys()
    for question in questions(name, language)[0]:
        assert question.game == KIND
        assert known >= set(question.sections), question.asked


@EACH_SET
def test_no_alias_or_question_of_the_book_repeats_a_measure(name: str, language: str) -> None:
    asked = {_as_asked(one.asked) for part in questions(name, language) for one in part}
    own = questions_of(KIND, language)
    for section in load_rulebook(KIND, language).sections.values():
        assert not {_as_asked(one) for one in (*section.aliases, *own[section.id])} & asked, section.id


def test_no_section_has_a_question_of_another() -> None:
    asked: dict[str, str] = {}
    for section, own in questions_of(KIND, "en").items():
        for question in map(normalize, own):
            assert asked.setdefault(question, section) == section, question


def _as_asked(question: str) -> str:
    return normalize(question).rstrip(" ?!.")
