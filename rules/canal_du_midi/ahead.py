"""What plans of Canal du Midi stand on: a seat's next decision, and what others may do until then."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rules.canal_du_midi import actions as a
from rules.canal_du_midi import events as e
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.redeal import parts_of, redeal
from rules.canal_du_midi.state import Asking, Bets, CanalDuMidiState, Picks, S, Trading
from rules.canal_du_midi.steps import current
from rules.canal_du_midi.steps.conditions import different
from rules.canal_du_midi.steps.ready_made import BETS, DECLINE, HOLD, SEND
from rules.game import FORESEEN
from rules.kit.pending import without_seat
from rules.kit.seats import seats_but
from rules.kit.tuples import put, without
from rules.plans import Condition, condition_on
from rules.records import Action


def ahead(game: S, seat: int) -> S | None:
    """Return the game at the next decision of a seat; None if it is asked now, or not any more.

    Others bet and answer since the round cannot go on without that, cards and site of the next round are made
    up: what counts is what the seat may do. Who holds a coin is asked again only if somebody sends one, and
    so somebody has (canal_du_midi.R4).
    """
    if not game.queue or seat in game.waiting_for:
        return None
    known = redeal(game, seat, FORESEEN)
    match known.due:
        case Picks():
            return _all_picked(known)
        case Bets():
            return _go_on(_all_bet(known), seat)
        case Asking(_, held, senders) if seat in held and not senders:
            return current.perform(known, known.waiting_for[0], SEND)[0]
        case Trading():
            own = known.queue[known.queue.index(Trading(seat)) :] if Trading(seat) in known.queue else ()
            return replace(known, queue=own) if own else _go_on(known, seat)
        case _:
            return _go_on(known, seat)


def foresee(game: S, seat: int, action: Action) -> S | None:
    """Return where a seat goes on behind an action; None if nobody can tell, RuleError if it is not allowed.

    In place of a card that is taken nothing is turned over, since nobody knows what (canal_du_midi.R2); what
    comes of the last answer about coins is not foreseen.
    """
    after, events = current.perform(game, seat, action)
    match game.due, action:
        case Picks(), a.Pick(card) if card != FACE_DOWN:
            after = _picked(game, seat, card)
        case Asking(), _ if not isinstance(after.due, Asking):
            return None
        case _ if any(event.reveals for event in events):
            return None
        case _:
            pass
    return after if seat in after.waiting_for else ahead(after, seat)


def supposes(game: CanalDuMidiState, foreseen: CanalDuMidiState) -> bool:
    """Say whether bets, coins or a site of a position that was foreseen are none that anybody knows."""
    return (game.round, game.site, game.shown, game.coins) != (
        foreseen.round,
        foreseen.site,
        foreseen.shown,
        foreseen.coins,
    )


def awaited(game: CanalDuMidiState, seat: int) -> tuple[Condition, ...]:
    """Return what others may do in this round, what may become of its site, and which may be the next."""
    return tuple(_possible(game, seats_but(seat, game.seats))) if game.queue else ()


def _go_on(game: S, seat: int) -> S | None:
    """Return the game at the next pick, bet or coin of a seat: all coins are held, and no trade is made."""
    while game.queue:
        due = game.queue[0]
        if isinstance(due, Picks) and seat not in due.waiting:
            return _all_picked(game)
        if not isinstance(due, Trading) and seat in due.waiting:
            return game
        answer = DECLINE if isinstance(due, Trading) else HOLD
        game, _ = current.perform(game, game.waiting_for[0], answer)
    return None


def _all_picked(game: S) -> S:
    """Return the game after each seat that has still to pick took a card: else its hand would run out."""
    for seat in game.waiting_for:
        game, _ = current.perform(game, seat, current.legal_actions(game, seat)[-1])
    return game


def _all_bet(game: S) -> S:
    """Return the game after each seat that has not bet yet laid its first card."""
    for seat in game.waiting_for:
        game, _ = current.perform(game, seat, BETS[game.hands[seat][0]])
    return game


def _picked(game: S, seat: int, card: int) -> S:
    """Return the game with a card of a row in the hand, and none in its place."""
    return replace(
        game,
        hands=put(game.hands, seat, game.box.sorted((*game.hands[seat], card))),
        face_up=put(game.face_up, seat, without(game.face_up[seat], card)),
        queue=without_seat(game.queue, seat),
    )


def _possible(game: CanalDuMidiState, others: tuple[int, ...]) -> Iterator[Condition]:
    """Yield what may happen before the others have gone through this round."""
    site, due = game.site, game.due
    if isinstance(due, Picks):
        yield from _possible_picks(game, due, others)
    if isinstance(due, Picks | Bets):
        yield from _possible_bets(game, others)
    senders = [other for other in others if _may_send(game, other)]
    yield from (condition_on(e.CoinSent, other) for other in senders)
    if not isinstance(due, Trading):
        yield from (condition_on(e.SiteBuilt, site, winner) for winner in range(game.seats))
        yield condition_on(e.SiteDelayed, site)
    if site in game.box.tents:
        for other in others:
            yield from (
                condition_on(e.FaceUpTraded, other, with_whom) for with_whom in seats_but(other, game.seats)
            )
    yield from (condition_on(e.SiteRevealed, coming) for coming in game.to_come)


def _possible_picks(game: CanalDuMidiState, picks: Picks, others: tuple[int, ...]) -> Iterator[Condition]:
    """Yield the cards that others may take from their rows."""
    for other in others:
        if other in picks.waiting:
            cards = different(game, game.face_up[other])
            yield from (condition_on(e.TookFaceUp, other, card) for card in cards)
            if game.face_down[other]:
                yield condition_on(e.TookFaceDown, other)


def _possible_bets(game: CanalDuMidiState, others: tuple[int, ...]) -> Iterator[Condition]:
    """Yield the cards that others may show as bets: all that they may hold for all we know."""
    bets = game.due.cards if isinstance(game.due, Bets) else (None,) * game.seats
    rows = game.face_up if isinstance(game.due, Picks) else ((),) * game.seats
    for part in parts_of(game, others):
        held = {card for other in part for card in (*game.hands[other], *game.face_down[other], *rows[other])}
        held |= {card for other in part if (card := bets[other]) is not None}
        for other in part:
            yield from (condition_on(e.BetShown, other, card) for card in sorted(held))


def _may_send(game: CanalDuMidiState, seat: int) -> bool:
    """Say whether a seat may still send a coin in this round."""
    match game.due:
        case Asking(asked, held, senders):
            return seat in asked and seat not in senders and not (senders and seat in held)
        case Trading():
            return False
        case _:
            return game.coins[seat] > 0
