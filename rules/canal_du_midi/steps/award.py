"""The award of a site: the points of all together, pawns, and coins for linked cities (steps D to F)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.canal_du_midi import events as e
from rules.canal_du_midi.state import CanalDuMidiState, Pawns, S, Shown, Trading
from rules.canal_du_midi.steps import rounds, trades
from rules.canal_du_midi.steps.scoring import links_through, sum_of, tents_of, totals_of
from rules.kit.ranks import leaders
from rules.kit.tuples import put
from rules.records import Event


def points_counted(game: CanalDuMidiState, shown: Shown) -> e.PointsCounted:
    """Return the event of the points of all together at the site, against those that it needs."""
    need = game.box.need(shown.site, game.seats)
    return e.PointsCounted(shown.site, sum_of(game.box, shown), need)


def award(game: S, shown: Shown, events: list[Event]) -> S:
    """Return the game after the highest total won the site, or it was delayed (canal_du_midi.R5, R12)."""
    totals = totals_of(game.box, shown)
    if sum(totals) < game.box.need(shown.site, game.seats):
        return _delay(game, shown, events)
    return _build(game, shown, totals, events)


def _delay(game: S, shown: Shown, events: list[Event]) -> S:
    """Return the game after too few points: the section is delayed, and the round is over."""
    events.append(e.SiteDelayed(shown.site))
    delayed = (*game.delayed, shown.site)
    return rounds.close(replace(game, shown=replace(shown, winners=()), delayed=delayed, queue=()), events)


def _build(game: S, shown: Shown, totals: list[int], events: list[Event]) -> S:
    """Return the game after the winners put their pawns; then come coins and trades (canal_du_midi.R2)."""
    site, winners = shown.site, leaders(totals)
    events.append(e.SiteBuilt(site, winners, max(totals)))
    pawns = put(game.pawns, site, winners)
    in_order = [seat for seat in game.table_order if seat in winners]
    coins, supply = _paid(game, pawns, site, in_order, events)
    after = replace(
        game,
        shown=replace(shown, winners=winners),
        pawns=pawns,
        queue=_traders(game, pawns, site, in_order),
        coins=coins,
        supply=supply,
    )
    return trades.go_on(after, events)


def _traders(game: CanalDuMidiState, pawns: Pawns, site: int, winners: list[int]) -> tuple[Trading, ...]:
    """Return the trades of the winners of a site with a tent who have another one (canal_du_midi.R7)."""
    box = game.box
    if site not in box.tents:
        return ()
    return tuple([Trading(seat) for seat in winners if tents_of(box, pawns, seat) > 1])


def _paid(
    game: CanalDuMidiState, pawns: Pawns, site: int, winners: list[int], events: list[Event]
) -> tuple[tuple[int, ...], int]:
    """Return the coins by seat and the supply after one for each new link of cities, winner by winner.

    New are the links that the site built now is part of. When the supply is empty, there is no coin
    (canal_du_midi.R6).
    """
    coins, supply = list(game.coins), game.supply
    for seat in winners:
        for start, end in links_through(game.box, pawns, site, seat):
            paid = supply > 0
            events.append(e.CitiesLinked(seat, start, end, paid))
            coins[seat] += paid
            supply -= paid
    return tuple(coins), supply
