"""Reinforcements: who has a coin sends it for a card from the discards, or holds it (step D)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import Asking, CanalDuMidiState, Reinforcement, S
from rules.canal_du_midi.steps import award
from rules.canal_du_midi.steps.conditions import not_yet, other_step, refused
from rules.canal_du_midi.steps.ready_made import HOLD, SEND
from rules.canal_du_midi.steps.scoring import total_of
from rules.kit.piles import draw_item
from rules.kit.tuples import add
from rules.records import Action, Event, RuleError

_EITHER = (SEND, HOLD)
_SEND_ONLY = (SEND,)


def ask(game: S) -> S:
    """Return the game that waits for everybody who has a coin (canal_du_midi.R4)."""
    return replace(game, queue=(Asking(tuple([seat for seat in game.table_order if game.coins[seat]])),))


def offered(game: CanalDuMidiState, seat: int, asking: Asking) -> tuple[Action, ...]:
    """Return the answers that a seat may give (canal_du_midi.R4)."""
    if seat not in asking.asked or _stands(asking, seat):
        return ()
    return _SEND_ONLY if seat in asking.held else _EITHER


def refusal(game: CanalDuMidiState, seat: int, action: Action, asking: Asking) -> RuleError | None:
    """Return why an action is not allowed now; None if it is (canal_du_midi.R4).

    Who holds the coin may still send it until the first one is sent; from then on answers stand.
    """
    if not isinstance(action, a.Send | a.Hold):
        return other_step(game, action, "reinforce")
    if seat not in asking.asked:
        return refused("coin.none")
    if _stands(asking, seat):
        return not_yet(game, "R4.stands")
    if isinstance(action, a.Hold) and seat in asking.held:
        return refused("R4.held")
    return None


def _stands(asking: Asking, seat: int) -> bool:
    """Say whether the answer of a seat stands, since somebody has sent a coin (canal_du_midi.R4)."""
    return bool(asking.senders) and (seat in asking.senders or seat in asking.held)


def perform(game: S, seat: int, action: a.Send | a.Hold, asking: Asking, events: list[Event]) -> S:
    """Return the game after an answer; the last one draws the reinforcements (canal_du_midi.R4)."""
    answer = _send if isinstance(action, a.Send) else _hold
    after, answered = answer(game, seat, asking, events)
    if answered.waiting:
        return replace(after, queue=(answered,))
    return _reinforce(after, answered.senders, events)


def _send(game: S, seat: int, asking: Asking, events: list[Event]) -> tuple[S, Asking]:
    """Return the game without the coin, which leaves at once (canal_du_midi.R16), and who is asked now.

    After the first coin all others are asked once more (canal_du_midi.R4).
    """
    events.append(e.CoinSent(seat, not asking.senders))
    held = asking.held if asking.senders else ()
    after = replace(game, coins=add(game.coins, seat, -1), spent=game.spent + 1)
    return after, Asking(asking.asked, held, (*asking.senders, seat))


def _hold(game: S, seat: int, asking: Asking, events: list[Event]) -> tuple[S, Asking]:
    """Return the game as it is, and who is asked now; those who hold stay in the order of the asking."""
    events.append(e.CoinHeld((seat,)))
    held = tuple([other for other in asking.asked if other in asking.held or other == seat])
    return game, Asking(asking.asked, held, asking.senders)


def _reinforce(game: S, senders: tuple[int, ...], events: list[Event]) -> S:
    """Return the game after a card was drawn for each sender, in order, and the award (canal_du_midi.R4).

    The discards are those of the rounds before: this round's bets are not among them.
    """
    shown, pool, rng = game.shown, game.discards, game.randomness
    assert shown is not None
    for seat in senders:
        card: int | None = None
        if pool:
            card, pool, rng = draw_item(pool, rng, "reinforcements")
        shown = replace(shown, reinforcements=(*shown.reinforcements, Reinforcement(seat, card)))
        if card is None:
            events.append(e.NotReinforced(seat))
        else:
            events.append(e.Reinforced(seat, card, total_of(game.box, shown, seat)))
    if len(pool) < len(game.discards):
        events.append(award.points_counted(game, shown))
    return award.award(replace(game, randomness=rng, discards=pool), shown, events)
