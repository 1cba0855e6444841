"""Rounds: a new site, the end of a round, and the end of the game.

The order is that of canal_du_midi.R2 and R16: the site, picks, bets, the reveal, reinforcements, the award,
coins, trades; then the cards at the site become discards. What happens is added to a list of events.
"""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import Bets, Due, Picks, S
from rules.canal_du_midi.steps.scoring import heirs_of, outcome_of
from rules.kit.piles import draw_item
from rules.kit.tuples import put
from rules.records import Event


def begin(game: S, events: list[Event]) -> S:
    """Return the game with its next site; who holds too few cards picks, then all bet.

    Who has no card in front does not pick (canal_du_midi.R2, R11).
    """
    site, to_come, rng = draw_item(game.to_come, game.randomness, "sites")
    number = game.round + 1
    events.append(e.SiteRevealed(number, site, game.box.need(site, game.seats)))
    after = replace(game, randomness=rng, round=number, site=site, to_come=to_come)
    full = game.box.start.hand
    pickers = tuple(
        [
            seat
            for seat in after.table_order
            if len(game.hands[seat]) < full and (game.face_up[seat] or game.face_down[seat])
        ]
    )
    queue: tuple[Due, ...] = (Bets((None,) * game.seats),)
    return replace(after, queue=(Picks(pickers), *queue) if pickers else queue)


def close(game: S, events: list[Event]) -> S:
    """Return the game after the cards at the site became discards: in the next round, or at its end.

    canal_du_midi.R16.
    """
    shown = game.shown
    assert shown is not None
    discards = game.box.sorted((*game.discards, *shown.cards))
    after = replace(game, site=None, discards=discards)
    return begin(after, events) if after.to_come else _finish(after, events)


def _finish(game: S, events: list[Event]) -> S:
    """Return the game at its end: all delayed sections are handed out at once, by the pawns from play.

    canal_du_midi.R8, R13.
    """
    pawns = game.pawns
    for site in sorted(game.delayed):
        pawns = put(pawns, site, heirs_of(game.pawns, site))
        events.append(e.DelayedAwarded(site, pawns[site]))
    after = replace(game, pawns=pawns)
    outcome = outcome_of(after)
    most = max(outcome.scores)
    events.append(e.GameEnded(outcome.winners, most, outcome.scores.count(most) > len(outcome.winners)))
    return after
