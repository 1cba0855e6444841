"""Conditions that several steps have: each is one function, for offering and for refusing alike.

Every error has the id of a rule, with what is possible instead as parameters.
"""

from __future__ import annotations

from rules.canal_du_midi.state import CanalDuMidiState
from rules.game import RuleError
from rules.kit.refusals import values_of
from rules.values import Value


def refused(rule: str, **params: object) -> RuleError:
    """Return the error of a rule of this game."""
    return RuleError(f"canal_du_midi.{rule}", **params)


def other_step(game: CanalDuMidiState, rule: str) -> RuleError:
    """Return the error for an action of another step, with the seats that are waited for."""
    return refused(rule, waiting=values_of("seat", game.waiting_for))


def different(game: CanalDuMidiState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards by their points, equal ones once."""
    return tuple(dict.fromkeys(game.box.sorted(cards)))


def card_values(game: CanalDuMidiState, cards: tuple[int, ...]) -> tuple[Value, ...]:
    """Return the cards by their points, equal ones once, as parameters of an error."""
    return values_of("card", different(game, cards))


def not_held(game: CanalDuMidiState, seat: int, card: int, rule: str) -> RuleError | None:
    """Return the error if a card is not in the seat's hand; None if it is."""
    hand = game.hands[seat]
    if card in hand:
        return None
    held = card_values(game, hand)
    return _unknown(game, card) or refused(rule, card=Value("card", card), held=held, count=len(held))


def not_face_up(game: CanalDuMidiState, seat: int, card: int, rule: str) -> RuleError | None:
    """Return the error if a card does not lie face up in the seat's row; None if it does."""
    if card in game.face_up[seat]:
        return None
    row = card_values(game, game.face_up[seat])
    return _unknown(game, card) or refused(
        rule, card=Value("card", card), row=row, count=len(row), owner=Value("seat", seat)
    )


def _unknown(game: CanalDuMidiState, card: int) -> RuleError | None:
    """Return the error if there is no such card in this game; None if there is."""
    return None if card in game.box.all_cards(game.seats) else refused("unknown.card")
