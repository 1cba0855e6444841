"""From legal actions to one choice: narrowing, settling, what people type, and paths of picks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.ui.action_picker import Path, PathError, follow, options, path_of_class, path_to, value_name
from bot.ui.action_values import build, candidates, classes, narrow, resolve
from bot.ui.matching import matching
from rules import Action, Game, RuleError, new_game
from rules.language.words import Words
from rules.values import AnyOf, FieldKind, Scalar, fields_of
from tests.toy.actions import Answer, Choose, Draw, EndTurn, Offer, Play
from tests.toy.components import Colour, Reply
from tests.toy.game import Toy
from tests.toy.state import Turn
from tests.toy.view import ToyView

NAMES = ("Ada", "Béa", "Bert")


def field(action: type[Action], name: str) -> FieldKind:
    """Return a field of an action by its name."""
    return next(field for field in fields_of(action) if field.name == name)


def words_of(game: Game, seat: int, language: str = "en") -> Words:
    """Return words for a seat."""
    return Words("toy", language, NAMES, game.view(seat))


def in_turn(hand: tuple[Colour, ...] = (Colour.BLUE, Colour.RED), seats: int = 3) -> tuple[Toy, int]:
    """Return a game in a turn of a seat with that hand, and that seat; pond 1 has a blue card already."""
    game = new_game("toy", seats=seats, seed=7, first=0)
    for seat in range(seats):
        game, _ = game.apply(seat, Choose(seat + 1))
    assert isinstance(game, Toy)
    assert isinstance(game.queue[0], Turn)
    seat = game.queue[0].seat
    hands = tuple(hand if other == seat else held for other, held in enumerate(game.hands))
    return replace(game, hands=hands, ponds=((Colour.BLUE,), *game.ponds[1:])), seat


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


def test_what_there_is_no_choice_about_fills_itself() -> None:
    """The path of a choice names it too, so that it still means the same when there is a choice."""
    game, seat = in_turn((Colour.BLUE,))
    legal, words = game.legal_actions(seat), words_of(game, seat)
    choice = follow(game, words, legal, Path(("play",)))
    assert choice is not None
    assert (choice.chosen, choice.field) == ({"card": Colour.BLUE}, field(Play, "pond"))
    assert str(choice.path) == "play.blue"
    assert choice.back is None
    whole = follow(game, words, legal, choice.path.then("2"))
    assert whole is not None
    assert whole.chosen == {"card": Colour.BLUE, "pond": 2, "extra": None}
    assert whole.whole
    assert not whole.unseen, "what may be left out has stayed empty"
    assert str(whole.path) == "play.blue.2.-"
    assert whole.back == Path(("play", "blue"))
    game, seat = in_turn()
    again = follow(game, words_of(game, seat), game.legal_actions(seat), whole.path)
    assert again is not None
    assert again.chosen == whole.chosen


def test_an_open_ended_action_is_a_form_of_all_its_fields() -> None:
    game, seat = in_turn()
    legal, words = game.legal_actions(seat), words_of(game, seat)
    assert set(options(words, legal, Offer, {}, field(Offer, "to"))) == {0, 1, 2}
    choice = follow(game, words, legal, Path(("offer",)))
    assert choice is not None
    assert choice.typed == (field(Offer, "to"), field(Offer, "cards"))
    assert choice.field is None
    assert choice.of_hand
    listed = next(action for action in legal if isinstance(action, Offer))
    found = follow(game, words, legal, path_to(listed))
    assert found is not None
    assert build(Offer, found.chosen) == listed
    with pytest.raises(PathError):
        follow(game, words, legal, Path(("offer", "1")))


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


def test_matching_puts_beginnings_first() -> None:
    names: dict[Scalar, str] = dict(enumerate(["Pond 1", "A pond", "Étang", "pondering", "Tang"]))
    assert matching(names, "pond") == ["Pond 1", "pondering", "A pond"]
    assert matching(names, "TANG") == ["Tang", "Étang"]
    assert matching(names, "etang") == ["Étang"]
    assert matching(names, "") == list(names.values())
    assert matching(names, "x") == []


def test_matching_goes_by_other_names_where_no_shown_one_fits() -> None:
    names: dict[Scalar, str] = {1: "Erz", 2: "Wolle", 3: "Holz"}
    others = {1: ("ore", "Hämatit"), 2: ("wool",), 3: ("wood", "Orkan")}

    def other_names(value: Scalar) -> tuple[str, ...]:
        return others[int(str(value))]

    assert matching(names, "OR", other_names=other_names) == ["Erz", "Holz"]
    assert matching(names, "hama", other_names=other_names) == ["Erz"]
    assert matching(names, "wo", other_names=other_names) == ["Wolle"], "a shown name goes before"
    assert matching(names, "re", other_names=other_names) == []


def test_matching_gives_no_more_than_a_menu_takes() -> None:
    names: dict[Scalar, str] = {number: f"space {number}" for number in range(40)}
    assert matching(names, "sp") == [f"space {number}" for number in range(25)]


@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 999), data=st.data())
def test_any_path_of_picks_ends_in_a_legal_action(seats: int, seed: int, data: st.DataObject) -> None:
    """Picking at random always comes to a whole action, and the rules then take it."""
    game: Game = new_game("toy", seats=seats, seed=seed)
    for _ in range(data.draw(st.integers(1, 14), label="actions")):
        able = [seat for seat in range(seats) if game.legal_actions(seat)]
        if not able:
            break
        seat = data.draw(st.sampled_from(able))
        words, legal = words_of(game, seat), game.legal_actions(seat)
        kind = data.draw(st.sampled_from(classes(type(game), legal)))
        path = path_of_class(game, legal, kind)
        while True:
            choice = follow(game, words, legal, Path.parse(str(path)))
            assert choice is not None
            if choice.field is None:
                break
            assert choice.values, "a field to choose has something to choose from"
            path = choice.path.then(value_name(data.draw(st.sampled_from(choice.values))))
        with pytest.raises(PathError):
            follow(game, words, legal, choice.path.then("0"))
        if choice.typed:
            action = next(one for one in legal if isinstance(one, Offer))
        else:
            action = build(choice.action, choice.chosen)
        assert action in legal
        game, _ = game.apply(seat, action)


@settings(max_examples=40, deadline=None)
@given(
    kind=st.sampled_from(("toy", "arriala", "canal_du_midi")),
    seed=st.integers(0, 999),
    turns=st.integers(0, 25),
)
def test_every_listed_action_has_a_path(kind: str, seed: int, turns: int) -> None:
    """Whatever is legal can be picked, its path leads to it, or nowhere where other things are legal."""
    game: Game = new_game(kind, seats=2, seed=seed)
    for _ in range(turns):
        if game.waiting_for:
            seat = game.waiting_for[0]
            game, _ = game.apply(seat, game.suggest(seat))
    for seat in range(2):
        words, legal = Words(kind, "en", NAMES, game.view(seat)), game.legal_actions(seat)
        for action in legal[:: max(1, len(legal) // 12)]:
            path = path_of_class(game, legal, type(action))
            while (choice := follow(game, words, legal, path)) is not None and choice.field is not None:
                path = choice.path.then(value_name(getattr(action, choice.field.name)))
            assert choice is not None
            if not choice.typed:
                assert choice.path == path_to(action)
                assert build(choice.action, choice.chosen) == action
            for others in (legal[::2], legal[1::2], legal[::-1], (action,)):
                try:
                    found = follow(game, words, others, path_to(action))
                except PathError:
                    assert action not in others
                    continue
                assert found is not None
                assert build(found.action, found.chosen) == action
