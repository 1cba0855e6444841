"""The values that a field may have: narrowing by other fields, what people type, and what is made of it."""

from __future__ import annotations

import pytest

from bot.ui.action_values import build, candidates, classes, narrow, resolve
from bot.ui.drafts import LONGEST
from rules import Action, RuleError, new_game
from rules.great_canal.actions import MakeOffer
from rules.language.words import Words
from rules.values import AnyOf, Scalar
from tests.bot.ui.turns import field, in_turn, words_of
from tests.rules.great_canal.positions import position
from tests.toy.actions import Answer, Choose, Draw, EndTurn, Offer, Play
from tests.toy.components import Colour, Reply
from tests.toy.game import Toy
from tests.toy.view import ToyView


def test_narrowing_by_any_of_the_other_fields() -> None:
    game, seat = in_turn()
    legal = game.legal_actions(seat)
    blue, red = Colour.BLUE, Colour.RED
    assert narrow(legal, Play, {}, "card") == (blue, red)
    assert narrow(legal, Play, {}, "pond") == (1, 2, 3, 0)
    assert narrow(legal, Play, {"card": blue}, "pond") == (1, 2, 3)
    assert narrow(legal, Play, {"card": red}, "pond") == (0, 1, 2, 3)
    assert narrow(legal, Play, {"pond": 0}, "card") == (red,)
    assert narrow(legal, Play, {"pond": 0}, "extra") == (None, blue)
    assert narrow(legal, Play, {"extra": red}, "card") == (blue,)
    assert narrow(legal, Play, {"extra": red, "pond": 0}, "card") == ()
    assert narrow(legal, Choose, {}, "number") == ()


def test_the_legal_values_come_first() -> None:
    game, seat = in_turn((Colour.RED,))
    legal, words = game.legal_actions(seat), words_of(game, seat)
    shown = candidates(words, legal, Play, field(Play, "card"))
    assert list(shown) == [Colour.RED, Colour.BLUE, Colour.GREEN]
    assert list(shown.values()) == ["red", "blue", "green"]
    assert candidates(words, legal, Play, field(Play, "extra"))[None] == "none"
    assert list(candidates(words, legal, Offer, field(Offer, "to")).values()) == ["Béa", "Bert", "Ada"]


def test_classes_come_in_the_order_of_their_game() -> None:
    game, seat = in_turn()
    shuffled = tuple(reversed(game.legal_actions(seat)))
    assert classes(Toy, shuffled) == (Play, Draw, Offer, EndTurn)


@pytest.mark.parametrize(
    ("action", "name", "written", "value"),
    [
        (Play, "card", "red", Colour.RED),
        (Play, "card", "RED ", Colour.RED),
        (Play, "card", "gr", Colour.GREEN),
        (Play, "pond", "pond 3", 2),
        (Play, "pond", "Pond 3", 2),
        (Play, "extra", "none", None),
        (Play, "extra", "b", Colour.BLUE),
        (Answer, "reply", "take", Reply.TAKE),
        (Choose, "number", "2", 2),
        (Choose, "number", 77, 77),
        (Offer, "to", "bea", 1),
        (Offer, "to", "A", 0),
        (Offer, "cards", "2 Red, b", (Colour.BLUE, Colour.RED, Colour.RED)),
    ],
)
def test_what_is_typed(action: type[Action], name: str, written: str | int, value: object) -> None:
    """Names and ids fit without accents and case, and so does a beginning that one name alone has."""
    game, seat = in_turn()
    legal, words = game.legal_actions(seat), words_of(game, seat)
    assert resolve(words, legal, action, field(action, name), written) == value


def test_other_names_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = in_turn()
    legal, card, extra = game.legal_actions(seat), field(Play, "card"), field(Play, "extra")
    assert resolve(words_of(game, seat, "fr"), legal, Play, card, "Red") is Colour.RED
    assert resolve(words_of(game, seat, "fr"), legal, Play, field(Play, "pond"), "pond 2") == 1
    monkeypatch.setattr(ToyView, "aliases", lambda view, kind, value: (f"the {value} one",))
    for one in (card, extra):
        assert resolve(words_of(game, seat), legal, Play, one, "The RED one") is Colour.RED
        assert resolve(words_of(game, seat), legal, Play, one, "the b") is Colour.BLUE
    assert resolve(words_of(game, seat), legal, Play, extra, "none") is None


def test_what_is_typed_in_another_language() -> None:
    game, seat = in_turn()
    words = words_of(game, seat, "fr")
    legal = game.legal_actions(seat)
    assert resolve(words, legal, Play, field(Play, "pond"), "etang 3") == 2
    assert resolve(words, legal, Play, field(Play, "card"), "Bleu") is Colour.BLUE
    assert resolve(words, legal, Play, field(Play, "card"), "blue") is Colour.BLUE, "ids work in any language"


@pytest.mark.parametrize(
    ("action", "name", "written", "rule", "near"),
    [
        (Offer, "to", "Be", "game.value", ("Béa", "Bert")),
        (Play, "card", "rde", "game.value", ("red",)),
        (Play, "card", "", "game.value", ("blue", "red")),
        (Play, "pond", "2", "game.value", None),
        (Choose, "number", "two", "game.number", ()),
        (Offer, "cards", "1 of these", "game.value", None),
        (Offer, "cards", "-1 red", "toy.cards.unreadable", None),
    ],
)
def test_what_nothing_fits(
    action: type[Action], name: str, written: str, rule: str, near: tuple[str, ...] | None
) -> None:
    """The error names what was written and, where it can, what comes near."""
    game, seat = in_turn()
    with pytest.raises(RuleError) as caught:
        resolve(words_of(game, seat), game.legal_actions(seat), action, field(action, name), written)
    assert caught.value.rule == rule
    if near is not None:
        assert set(near) <= set(caught.value.params["near"].items)  # type: ignore[attr-defined]
    assert words_of(game, seat).error(caught.value)


def test_a_wrong_number_names_possible_ones() -> None:
    game = new_game("toy", seats=2, seed=1)
    with pytest.raises(RuleError) as caught:
        resolve(words_of(game, 0), game.legal_actions(0), Choose, field(Choose, "number"), "two")
    assert caught.value.params["near"] == AnyOf(("1", "2", "3"))


def test_building() -> None:
    assert build(Play, {"card": Colour.RED, "pond": 1, "extra": None}) == Play(Colour.RED, 1)
    assert build(Offer, {"to": 1, "cards": (Colour.RED,)}) == Offer(1, (Colour.RED,))
    assert build(EndTurn, {}) == EndTurn()
    for given_fields in ({}, {"card": None, "pond": 1}, {"card": Colour.RED, "pond": 1, "more": 1}):
        with pytest.raises(RuleError, match=r"game\.fields"):
            build(Play, given_fields)


class CountingWords(Words):
    """Words that count how often a name is looked for."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.game, words.language, words.names, words.view)
        self.looked_for = 0

    def find(self, kind: str, written: str) -> Scalar:
        """Return the value of a name, and count."""
        self.looked_for += 1
        return super().find(kind, written)


@pytest.mark.parametrize("written", ["ore " * 1500, "2 wool, " * 800, "x" * 6000])
def test_of_what_is_too_long_nothing_is_read(written: str) -> None:
    """Check that no name is looked for in more than is read of a field, and that it is said how much is."""
    game = position()
    words = CountingWords(Words("great_canal", "en", ("Ada", "Bea", "Cleo"), game.view(0)))
    with pytest.raises(RuleError) as caught:
        resolve(words, game.legal_actions(0), MakeOffer, field(MakeOffer, "give"), written)
    assert caught.value.rule == "game.long"
    assert str(LONGEST) in words.error(caught.value)
    assert words.looked_for == 0
