"""What is asked of whom, in words: with mentions, with shares, and where nobody has still to answer."""

from __future__ import annotations

from bot.ui.matters import question_lines
from rules import Matter, new_game
from rules.language.words import Words
from rules.values import Text, Value
from tests.toy import register
from tests.toy.events import Declined

register()
VIEW = new_game("toy", seats=3, seed=1).view(None)
WORDS = Words("toy", "en", ("Ada", "Bea", "Cleo"), VIEW)
TAX = Text("matter-tax")


def test_each_is_named_with_their_share_and_by_a_mention_where_they_are_pinged() -> None:
    shares = tuple(Text("share-tax", {"count": count, "held": 9}) for count in (4, 5))
    matter = Matter("tax", TAX, (1, 2), shares=shares)
    assert question_lines(WORDS, matter, {2: 77}) == [
        "Bea (4 of 9) and <@77> (5 of 9): give back cards for the tax."
    ]


def test_answers_stand_below_in_small_print() -> None:
    matter = Matter("tax", TAX, (1,), (Declined(0), Declined(2)))
    assert question_lines(WORDS, matter, {})[1:] == ["-# Ada declines. Cleo declines."]


def test_where_nobody_has_still_to_answer_it_is_the_question_alone() -> None:
    matter = Matter("tax", TAX, (), waits=False, apart=True)
    assert question_lines(WORDS, matter, {}) == ["give back cards for the tax."]


def test_behind_a_sentence_stand_those_who_are_asked() -> None:
    """Before it they would seem to say it, or to do what it says."""
    matter = Matter("tax", Text("event-declined", {"seat": Value("seat", 0)}), (1, 2), sentence=True)
    assert question_lines(WORDS, matter, {2: 77}) == ["Ada declines. Asked: Bea and <@77>."]
