"""Plain questions about this game, which its book does not repeat, find the section that answers them."""

from __future__ import annotations

from rules.language.lookup import normalize
from rules.language.rulebook import load_rulebook
from tests.rules.language.asking import questions, rates

KIND = "great_canal"
FIRST, AMONG_THREE, CALLED_ANSWER = 92, 97, 90
"""Of how many of 100 a right section is first, is among three, and the first find is called an answer."""


def test_a_right_section_is_first_or_among_three() -> None:
    measured = rates(questions(KIND, "en")[0])
    assert measured.asked == 100
    assert measured.first >= FIRST
    assert measured.among_three >= AMONG_THREE
    assert measured.called_answer >= CALLED_ANSWER


def test_little_is_called_an_answer_to_what_no_rule_answers() -> None:
    unanswered = questions(KIND, "en")[1]
    assert len(unanswered) >= 10
    assert [one.asked for one in unanswered if one.is_answered()] == []


def test_questions_name_sections_that_are_there() -> None:
    known = load_rulebook(KIND, "en").sections.keys()
    for question in questions(KIND, "en")[0]:
        assert known >= set(question.sections), question.asked


def test_no_alias_or_question_of_the_book_repeats_the_measure() -> None:
    asked = {_as_asked(one.asked) for part in questions(KIND, "en") for one in part}
    for section in load_rulebook(KIND, "en").sections.values():
        assert not {_as_asked(one) for one in (*section.aliases, *section.questions)} & asked, section.id


def test_no_section_has_a_question_of_another() -> None:
    asked: dict[str, str] = {}
    for section in load_rulebook(KIND, "en").sections.values():
        for question in map(normalize, section.questions):
            assert asked.setdefault(question, section.id) == section.id, question


def _as_asked(question: str) -> str:
    return normalize(question).rstrip(" ?!.")
