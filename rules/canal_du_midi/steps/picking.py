"""Picking: a seat takes a card from its row (step B of the rule text)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import CanalDuMidiState, Picks, S
from rules.canal_du_midi.steps.conditions import (
    card_values,
    different,
    not_face_up,
    not_yet,
    other_step,
    refused,
)
from rules.canal_du_midi.steps.ready_made import PICK_FACE_DOWN, PICKS
from rules.kit.pending import without_seat
from rules.kit.piles import draw_item
from rules.kit.tuples import put, without
from rules.records import Action, Event, RuleError


def offered(game: CanalDuMidiState, seat: int, picks: Picks) -> tuple[Action, ...]:
    """Return the picks that a seat may make: cards face up by points, then one face down."""
    if seat not in picks.waiting:
        return ()
    found = [PICKS[card] for card in different(game, game.face_up[seat])]
    if game.face_down[seat]:
        found.append(PICK_FACE_DOWN)
    return tuple(found)


def refusal(game: CanalDuMidiState, seat: int, action: Action, picks: Picks) -> RuleError | None:
    """Return why an action is not allowed now; None if it is (canal_du_midi.R2, R10, R16)."""
    if isinstance(action, a.Pick):
        if seat not in picks.waiting:
            return game.not_waited_for()
        if action.card == FACE_DOWN:
            return _no_face_down(game, seat)
        return not_face_up(game, seat, action.card, "pick.row")
    if isinstance(action, a.Bet):
        return not_yet(game, "R16")
    return other_step(game, action, "pick")


def perform(game: S, seat: int, action: a.Pick, picks: Picks, events: list[Event]) -> S:
    """Return the game after a card went to the hand; one face up is replaced (canal_du_midi.R2, R10)."""
    card, rng, stream = action.card, game.randomness, f"face_down-{seat}"
    up, down = game.face_up[seat], game.face_down[seat]
    if card == FACE_DOWN:
        card, down, rng = draw_item(down, rng, stream)
        events += (e.TookFaceDown(seat), e.TookFaceDownCard(seat, card))
    else:
        events.append(e.TookFaceUp(seat, card))
        if down:
            turned, down, rng = draw_item(down, rng, stream)
            events.append(e.TurnedOver(seat, turned))
            up = put(up, up.index(card), turned)
        else:
            up = without(up, card)
    return replace(
        game,
        randomness=rng,
        hands=put(game.hands, seat, game.box.sorted((*game.hands[seat], card))),
        face_up=put(game.face_up, seat, up),
        face_down=put(game.face_down, seat, down),
        queue=without_seat(game.queue, seat),
    )


def _no_face_down(game: CanalDuMidiState, seat: int) -> RuleError | None:
    """Return the error if no card of the seat lies face down; None if one does."""
    if game.face_down[seat]:
        return None
    row = card_values(game, game.face_up[seat])
    return refused("pick.face_down", row=row, count=len(row.items))
