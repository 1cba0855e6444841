"""From legal actions to one choice: settling, and paths of picks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.action_picker import Path, PathError, follow, options, path_of_class, path_to
from bot.ui.action_values import build, classes
from rules import Game, new_game
from rules.language.words import Words
from tests.bot.ui.turns import NAMES, field, in_turn, words_of
from tests.toy.actions import Offer, Play
from tests.toy.components import Colour


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
    found = follow(game, words, legal, path_to(words, listed))
    assert found is not None
    assert build(Offer, found.chosen) == listed
    with pytest.raises(PathError):
        follow(game, words, legal, Path(("offer", "1")))


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
            path = choice.pick(data.draw(st.sampled_from(choice.values)))
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
                path = choice.pick(getattr(action, choice.field.name))
            assert choice is not None
            if not choice.typed:
                assert choice.path == path_to(words, action)
                assert build(choice.action, choice.chosen) == action
            for others in (legal[::2], legal[1::2], legal[::-1], (action,)):
                try:
                    found = follow(game, words, others, path_to(words, action))
                except PathError:
                    assert action not in others
                    continue
                assert found is not None
                assert build(found.action, found.chosen) == action
