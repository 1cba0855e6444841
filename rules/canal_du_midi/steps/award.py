"""The award of a site: the points of all together, pawns, and coins for linked cities (steps D to F)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import CanalDuMidiState, S, Shown, Trading
from rules.canal_du_midi.steps import rounds, trades
from rules.canal_du_midi.steps.scoring import links_of, sum_of, tents_of, total_of
from rules.kit.ranks import leaders
from rules.kit.tuples import put
from rules.records import Event


def points_counted(game: CanalDuMidiState, shown: Shown) -> e.PointsCounted:
    """Return the event of the points of all together at the site, against those that it needs."""
    need = game.box.need(shown.site, game.seats)
    return e.PointsCounted(shown.site, sum_of(game.box, shown), need)


def award(game: S, shown: Shown, events: list[Event]) -> S:
    """Return the game after the highest total won the site, or it was delayed (canal_du_midi.R5, R12)."""
    if sum_of(game.box, shown) < game.box.need(shown.site, game.seats):
        return _delay(game, shown, events)
    return _build(game, shown, events)


def _delay(game: S, shown: Shown, events: list[Event]) -> S:
    """Return the game after too few points: the section is delayed, and the round is over."""
    events.append(e.SiteDelayed(shown.site))
    delayed = (*game.delayed, shown.site)
    return rounds.close(replace(game, shown=replace(shown, winners=()), delayed=delayed, queue=()), events)


def _build(game: S, shown: Shown, events: list[Event]) -> S:
    """Return the game after the winners put their pawns; then come coins and trades (canal_du_midi.R2)."""
    box, site = game.box, shown.site
    totals = [total_of(box, shown, seat) for seat in range(game.seats)]
    winners = leaders(totals)
    events.append(e.SiteBuilt(site, winners, max(totals)))
    pawns = put(game.pawns, site, winners)
    traders = tuple(
        Trading(seat)
        for seat in game.table_order
        if seat in winners and box.sites[site].tent and tents_of(box, pawns, seat) > 1
    )
    after = replace(game, shown=replace(shown, winners=winners), pawns=pawns, queue=traders)
    return trades.go_on(_pay(game, after, events), events)


def _pay(before: S, after: S, events: list[Event]) -> S:
    """Return the game after a coin for each new link of cities, seat by seat in table order.

    When the supply is empty, there is none (canal_du_midi.R6).
    """
    coins, supply = list(after.coins), after.supply
    for seat in after.table_order:
        known = links_of(before.box, before.pawns, seat)
        for start, end in links_of(after.box, after.pawns, seat):
            if (start, end) not in known:
                paid = supply > 0
                events.append(e.CitiesLinked(seat, start, end, paid))
                coins[seat] += paid
                supply -= paid
    return replace(after, coins=tuple(coins), supply=supply)
