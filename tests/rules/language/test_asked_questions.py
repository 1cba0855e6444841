"""Plain questions that were written before the search was tuned find the section that answers them."""

from __future__ import annotations

import pytest

from rules.language.rulebook import load_rulebook
from tests.rules.language.asking import KINDS, LANGUAGES, SETS, SHARED, questions, rates


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_section_is_first_or_among_three(language: str) -> None:
    measured = rates(questions("measure", language)[0])
    assert measured.asked == 100
    assert measured.first >= 95
    assert measured.among_three >= 98
    assert measured.called_answer >= 95


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_an_answer_to_what_no_rule_answers(language: str) -> None:
    unanswered = questions("measure", language)[1]
    assert len(unanswered) == 10
    assert [question.asked for question in unanswered if question.is_answered()] == []


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_name_sections_that_are_there(name: str, language: str) -> None:
    for question in questions(name, language)[0]:
        for kind in KINDS if question.game == SHARED else (question.game,):
            assert load_rulebook(kind, language).sections.keys() >= set(question.sections), question.asked


def test_no_question_is_in_both_sets() -> None:
    for language in LANGUAGES:
        measure, tuning = ({one.asked for one in questions(name, language)[0]} for name in SETS)
        assert not measure & tuning


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alias_repeats_a_question(language: str) -> None:
    """Aliases of more than four words are no questions of the measure, so that it stays one."""
    asked = {one.asked.rstrip(" ?").casefold() for one in questions("measure", language)[0]}
    for kind in KINDS:
        for section in load_rulebook(kind, language).sections.values():
            assert not {alias.casefold() for alias in section.aliases if len(alias.split()) > 4} & asked
