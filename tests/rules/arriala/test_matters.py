"""What is asked of whom, as everybody may read it: the turn, and whether to end the game."""

from __future__ import annotations

from rules import Matter
from rules.arriala import Arriala
from rules.arriala import actions as a
from rules.arriala.events import EndAnswered
from rules.language.words import Words
from tests.rules.arriala.positions import after, move, position


def matter(game: Arriala) -> Matter:
    """Return the one question that is open."""
    (found,) = game.view(None).open_matters()
    return found


def text_of(game: Arriala) -> str:
    return Words("arriala", "en", ("Ada", "Béa", "Chloé"), game.view(None)).asked(matter(game))


def test_a_turn_is_one_question_whatever_is_done_in_it() -> None:
    game = position("R1:14")
    asked = matter(game)
    assert (asked.asked, asked.choices, text_of(game)) == ((0,), (), "Ada: to act in round 1.")
    assert matter(after(game, move("R1", 15))) == asked
    assert matter(after(game, a.EndTurn())).key != asked.key


def test_whether_to_end_is_asked_of_all_others_in_the_open() -> None:
    """Check arriala.R26: all others answer, and who has agreed is known."""
    game = after(position("R1:14", points=3), a.ProposeEnd())
    asked = matter(game)
    assert (asked.asked, asked.answers) == ((1, 2), ())
    assert asked.choices == (a.AnswerEnd(True), a.AnswerEnd(False))
    assert text_of(game) == "Béa and Chloé: end the game now, as Ada proposes?"
    agreed = matter(after(game, a.AnswerEnd(agree=True)))
    assert (agreed.key, agreed.asked, agreed.answers) == (asked.key, (2,), (EndAnswered(1, True),))


def test_the_question_of_another_position_is_another_one() -> None:
    """An old button does not agree to the end of a game that has gone back and on another way."""
    here, there = (matter(after(position(at, points=3), a.ProposeEnd())) for at in ("R1:14", "R1:15"))
    assert here.key != there.key
