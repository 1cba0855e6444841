"""Questions that are open, in words: who is asked, what, and by which buttons they answer."""

from __future__ import annotations

from rules import RuleError, new_game
from rules.kit.matters import matter_key
from rules.language.words import Words
from tests.toy.actions import Answer, Choose, Offer
from tests.toy.components import Colour, Reply

NAMES = ("Ada", "Béa", "Chloé")


def test_who_is_not_asked_reads_who_is_and_what() -> None:
    game = new_game("toy", seats=3, seed=1)
    after, _ = game.apply(1, Choose(2))
    words = Words("toy", "en", NAMES, after.view(1))
    (matter,) = after.view(1).open_matters()
    assert words.asked(matter) == "Ada and Chloé: which number, from 1 to 3?"
    assert [words.event(event) for event in matter.answers] == ["Béa has chosen."]
    assert words.error(RuleError("game.turn", waiting=())) == (
        f"There is nothing for you to do now. Waiting for {words.asked(matter)}"
    )
    assert words.asked(matter, "<@1>") == "<@1>: which number, from 1 to 3?"


def test_the_choices_of_a_question_have_words_of_their_own() -> None:
    words = Words("toy", "fr", NAMES, new_game("toy", seats=3, seed=1).view(0))
    assert [words.choice(Answer(reply)) for reply in Reply] == ["Prendre", "Refuser"]
    assert words.choice(Offer(1, (Colour.RED,))) == words.text("command-card-offer-label")


def test_a_key_names_a_question_by_all_that_it_is_about() -> None:
    assert matter_key("bets", 1, (2, 3)) == matter_key("bets", 1, (2, 3))
    assert len({matter_key("bets", 1, 2), matter_key("bets", 2, 1), matter_key("coins", 1, 2)}) == 3
