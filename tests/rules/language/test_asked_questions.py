"""Plain questions that were written before the search was tuned find the section that answers them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rules.language.lookup import normalize
from rules.language.rulebook import load_rulebook
from rules.language.rulebook.load import questions_of
from tests.rules.language.asking import KINDS, LANGUAGES, SETS, SHARED, questions, rates

MEASURES = {"measure": (95, 98, 95), "unseen": (92, 98, 93), "later": (93, 97, 93)}
"""Of how many of 100 a right section is first, is among three, and the first find is called an answer."""

CALLED = {"measure": 1, "unseen": 3, "later": 2, "nothing": 5, "tuning": 6}
"""How many of those that nothing answers may be called answers."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MEASURES)
def test_a_right_section_is_first_or_among_three(name: str, language: str) -> None:
    measured = rates(questions(name, language)[0])
    first, among_three, called_answer = MEASURES[name]
    assert measured.asked == 100
    assert measured.first >= first
    assert measured.among_three >= among_three
    assert measured.called_answer >= called_answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SETS)
def test_little_is_called_an_answer_to_what_no_rule_answers(name: str, language: str) -> None:
    unanswered = questions(name, language)[1]
    assert len(unanswered) >= {"measure": 10, "unseen": 15, "later": 15, "nothing": 50, "tuning": 65}[name]
    called = [question.asked for question in unanswered if question.is_answered()]
    assert len(called) <= CALLED[name], called


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_name_sections_that_are_there(name: str, language: str) -> None:
    for question in questions(name, language)[0]:
        for kind in KINDS if question.game == SHARED else (question.game,):
            assert load_rulebook(kind, language).sections.keys() >= set(question.sections), question.asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_of_a_measure_is_what_was_tuned_on(language: str) -> None:
    assert not asked_in(("tuning",), language) & asked_in((*MEASURES, "nothing"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alias_or_question_of_a_book_repeats_a_measure(language: str) -> None:
    """Those sets stay measures as long as nobody puts what they ask beside a section."""
    asked = asked_in(MEASURES, language)
    for kind in KINDS:
        own = questions_of(kind, language)
        for section in load_rulebook(kind, language).sections.values():
            assert not {_as_asked(one) for one in (*section.aliases, *own[section.id])} & asked, section.id


def asked_in(sets: Iterable[str], language: str) -> set[str]:
    """Return what some sets ask in a language, but for marks and accents."""
    return {_as_asked(one.asked) for name in sets for part in questions(name, language) for one in part}


def _as_asked(question: str) -> str:
    return normalize(question).rstrip(" ?!.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_section_has_questions_and_none_has_anothers(kind: str, language: str) -> None:
    asked: dict[str, str] = {}
    for section, own in questions_of(kind, language).items():
        assert len(own) >= 5, section
        for question in map(normalize, own):
            assert asked.setdefault(question, section) == section, question
