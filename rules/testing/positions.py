"""Checks of single positions: who is waited for, what is stored, what is offered."""

from __future__ import annotations

from rules.game import Game
from rules.records import Action, Event, RuleError
from rules.registry import decode_action, decode_events, encode_action, encode_events, game_id, load_game
from rules.testing.playing import Step


class Foreign(Action, frozen=True, tag="foreign"):
    """An action of no game at all."""

    command = "foreign"


def check_waiting(game: Game) -> None:
    """Raise AssertionError unless somebody is waited for until it is over; then nobody can do anything."""
    assert (game.waiting_for == ()) == (game.outcome is not None)
    assert len(set(game.waiting_for)) == len(game.waiting_for)
    for seat in game.waiting_for:
        assert game.legal_actions(seat), f"seat {seat} is waited for and can do nothing"
    if game.outcome is not None:
        assert len(game.outcome.scores) == game.seats
        assert set(game.outcome.winners) <= set(range(game.seats))
        for seat in range(game.seats):
            assert game.legal_actions(seat) == ()
            assert refusal(game, seat, Foreign()).rule == "game.over"


def check_storing(game: Game) -> None:
    """Raise AssertionError unless a stored game is the same game and offers the same in the same order.

    What it stores is within the bounds that the game has declared.
    """
    outside = game.outside()
    assert outside is None, f"{outside} is not within its bounds"
    stored = game.to_json()
    loaded = load_game(stored)
    assert loaded == game
    assert hash(loaded) == hash(game), "only tuples and bytes belong in a state"
    assert loaded.to_json() == stored
    assert loaded.waiting_for == game.waiting_for
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert loaded.legal_actions(seat) == legal
        assert loaded.view(seat) == game.view(seat)
        if legal:
            assert loaded.suggest(seat) == game.suggest(seat)


def check_asking(game: Game) -> None:
    """Raise AssertionError unless asking changes nothing and draws nothing, however often."""
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert game.legal_actions(seat) == legal
        assert game.view(seat) == game.view(seat)
        if legal:
            suggested = game.suggest(seat)
            assert game.suggest(seat) == suggested
            game.apply(seat, suggested)
        else:
            assert _refused_suggestion(game, seat) in {"game.turn", "game.over"}
    assert game.view(None) == game.view(None)
    assert game.to_json() == stored


def check_offered(game: Game) -> None:
    """Raise AssertionError unless what is listed is accepted, listed once, and of declared classes."""
    stored = game.to_json()
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        assert len(set(legal)) == len(legal)
        for action in legal:
            assert type(action) in game.actions
            assert decode_action(game_id(game), encode_action(action)) == action
            after, events = game.apply(seat, action)
            assert after != game, f"{action} changes nothing"
            check_events(after, events)
    assert game.to_json() == stored


def check_events(game: Game, events: tuple[Event, ...]) -> None:
    """Raise AssertionError unless events are of declared classes, can be stored, and have real audiences."""
    for event in events:
        assert type(event) in game.events
        audience = event.audience()
        assert audience is None or (audience and set(audience) <= set(range(game.seats)))
        assert not (event.announces and audience is not None), "what is private cannot be announced"
    assert decode_events(game_id(game), encode_events(events)) == events


def check_turn_end(step: Step) -> None:
    """Raise AssertionError unless an event says that the turn ends where an action ends it.

    By that the channel hears of turns that others pass beforehand, so that they come back to whom they were.
    """
    if step.action.role == "end":
        assert any(event.ends_turn for event in step.events), f"{step.action} ends no turn"


def refusal(game: Game, seat: int, action: Action) -> RuleError:
    """Return the error with which the game refuses an action; raise AssertionError if it does not."""
    try:
        game.apply(seat, action)
    except RuleError as error:
        return error
    raise AssertionError(f"{action} of seat {seat} is accepted and not listed")


def _refused_suggestion(game: Game, seat: int) -> str:
    """Return the rule by which the game refuses to suggest; raise AssertionError if it suggests."""
    try:
        game.suggest(seat)
    except RuleError as error:
        return error.rule
    raise AssertionError(f"a suggestion for seat {seat}, which can do nothing")
