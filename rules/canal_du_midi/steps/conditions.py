"""Conditions that several steps have, as what refuses an action where they are not met.

Every error has the id of a rule, with what is possible instead as parameters.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.state import CanalDuMidiState
from rules.kit.refusals import WrongChoiceError, values_of
from rules.records import Action, RuleError
from rules.values import AnyOf, Text, Value

_STEPS: Mapping[type[Action], str] = {
    a.Pick: "pick",
    a.Bet: "bet",
    a.Send: "reinforce",
    a.Hold: "reinforce",
    a.Trade: "trade",
    a.Decline: "trade",
}
"""In which step of a round each action is possible."""


def refused(rule: str, **params: object) -> RuleError:
    """Return the error of a rule of this game."""
    return RuleError(f"canal_du_midi.{rule}", **params)


def wrong_choice(rule: str, **params: object) -> WrongChoiceError:
    """Return the error of a rule of this game for what the seat could not name."""
    return WrongChoiceError(f"canal_du_midi.{rule}", **params)


def not_yet(game: CanalDuMidiState, rule: str, **params: object) -> RuleError:
    """Return the error of a rule of this game with the seats that are waited for."""
    return refused(rule, waiting=values_of("seat", game.waiting_for), **params)


def other_step(game: CanalDuMidiState, action: Action, now: str) -> RuleError:
    """Return the error for an action of another step than the one now: when it is possible, what is done
    now, and who is waited for."""
    return not_yet(game, f"moment.{_STEPS[type(action)]}", now=Text(f"now-{now}"))


def different(game: CanalDuMidiState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards by their points, equal ones once."""
    return tuple(dict.fromkeys(game.box.sorted(cards)))


def card_values(game: CanalDuMidiState, cards: tuple[int, ...]) -> AnyOf:
    """Return the cards by their points, equal ones once, for an error to name as possible."""
    return AnyOf(values_of("card", different(game, cards)))


def not_held(
    game: CanalDuMidiState, seat: int, card: int, rule: str, but: int | None = None
) -> RuleError | None:
    """Return the error if a card is not in the seat's hand; None if it is.

    ``but`` is a card that would not do instead, though there is another like it in the hand.
    """
    hand = game.hands[seat]
    if card in hand:
        return None
    possible = card_values(game, tuple(other for other in hand if other != but))
    return _unknown(game, card) or wrong_choice(
        rule, card=Value("card", card), possible=possible, count=len(possible.items)
    )


def not_face_up(game: CanalDuMidiState, seat: int, card: int, rule: str) -> RuleError | None:
    """Return the error if a card does not lie face up in the seat's row; None if it does."""
    if card in game.face_up[seat]:
        return None
    row = card_values(game, game.face_up[seat])
    return _unknown(game, card) or wrong_choice(
        rule, card=Value("card", card), row=row, count=len(row.items), owner=Value("seat", seat)
    )


def _unknown(game: CanalDuMidiState, card: int) -> RuleError | None:
    """Return the error if there is no such card in this game; None if there is."""
    return None if card in game.box.all_cards(game.seats) else wrong_choice("unknown.card")
