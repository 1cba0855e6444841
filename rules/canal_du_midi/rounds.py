"""A round from its site to its end, and the end of the game.

The order is that of canal_du_midi.R2 and R16: the site, picks, bets, the reveal, reinforcements, the award,
coins, trades; then the cards at the site become discards. Every function takes a game and gives a new one;
what happened is added to a list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.canal_du_midi import events as e
from rules.canal_du_midi import trades
from rules.canal_du_midi.pieces import Asking, Bets, Due, Picks, Reinforcement, Shown, Trading
from rules.canal_du_midi.scoring import heirs_of, links_of, sum_of, tents_of, total_of
from rules.game import Event, Outcome

if TYPE_CHECKING:
    from rules.canal_du_midi.state import CanalDuMidi


def begin(game: CanalDuMidi, events: list[Event]) -> CanalDuMidi:
    """Reveals the next site; who holds too few cards and has some in front picks, then all bet
    (canal_du_midi.R2, R11)."""
    index, randomness = game.randomness.draw("sites", len(game.to_come))
    site = game.to_come[index]
    number = game.round + 1
    events.append(e.SiteRevealed(number, site, game.box.need(site, game.seats)))
    after = replace(
        game,
        randomness=randomness,
        round=number,
        site=site,
        to_come=(*game.to_come[:index], *game.to_come[index + 1 :]),
    )
    pickers = tuple(
        seat
        for seat in after.table_order
        if len(game.hands[seat]) < game.box.start.hand and (game.face_up[seat] or game.face_down[seat])
    )
    queue: tuple[Due, ...] = (Bets((None,) * game.seats),)
    return replace(after, queue=(Picks(pickers), *queue) if pickers else queue)


def reveal(game: CanalDuMidi, bets: tuple[int, ...], events: list[Event]) -> CanalDuMidi:
    """Turns over the bets and asks who has a coin (canal_du_midi.R4)."""
    box, site = game.box, _site(game)
    for seat in game.table_order:
        colour = box.colour_of(bets[seat])
        events.append(e.BetShown(seat, bets[seat], None if colour == seat else colour))
    shown = Shown(site, bets)
    _count(game, shown, events)
    after = replace(game, shown=shown)
    asked = tuple(seat for seat in game.table_order if game.coins[seat])
    if asked:
        return replace(after, queue=(Asking(asked),))
    return award(after, shown, events)


def reinforce(game: CanalDuMidi, senders: tuple[int, ...], events: list[Event]) -> CanalDuMidi:
    """Draws a card for each sender, in the order in which they sent, and awards the site (canal_du_midi.R4).

    The discards are those of the rounds before: this round's bets are not among them.
    """
    box, shown = game.box, game.shown
    assert shown is not None
    pool, randomness = game.discards, game.randomness
    for seat in senders:
        card: int | None = None
        if pool:
            index, randomness = randomness.draw("reinforcements", len(pool))
            card = pool[index]
            pool = (*pool[:index], *pool[index + 1 :])
        shown = replace(shown, reinforcements=(*shown.reinforcements, Reinforcement(seat, card)))
        if card is None:
            events.append(e.NotReinforced(seat))
        else:
            events.append(e.Reinforced(seat, card, total_of(box, shown, seat)))
    if len(pool) < len(game.discards):
        _count(game, shown, events)
    return award(replace(game, randomness=randomness, discards=pool), shown, events)


def award(game: CanalDuMidi, shown: Shown, events: list[Event]) -> CanalDuMidi:
    """Gives the site to the highest total, or delays it (canal_du_midi.R5, R12); then coins and trades."""
    box, site = game.box, shown.site
    if sum_of(box, shown) < box.need(site, game.seats):
        events.append(e.SiteDelayed(site))
        return close(
            replace(game, shown=replace(shown, winners=()), delayed=(*game.delayed, site), queue=()), events
        )
    totals = [total_of(box, shown, seat) for seat in range(game.seats)]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    events.append(e.SiteBuilt(site, winners, max(totals)))
    pawns = (*game.pawns[:site], winners, *game.pawns[site + 1 :])
    traders = tuple(
        Trading(seat)
        for seat in game.table_order
        if seat in winners and box.sites[site].tent and tents_of(box, pawns, seat) > 1
    )
    after = replace(game, shown=replace(shown, winners=winners), pawns=pawns, queue=traders)
    return go_on(_pay(game, after, events), events)


def _pay(before: CanalDuMidi, after: CanalDuMidi, events: list[Event]) -> CanalDuMidi:
    """A coin for each new link of cities, seat by seat in table order, while there are any
    (canal_du_midi.R6)."""
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


def go_on(game: CanalDuMidi, events: list[Event]) -> CanalDuMidi:
    """Waits for the next trade that can be made, or ends the round (canal_du_midi.R7, R15)."""
    while game.queue:
        due = game.queue[0]
        if not isinstance(due, Trading) or trades.partners(game, due.seat):
            return game
        game = replace(game, queue=game.queue[1:])
    return close(game, events)


def close(game: CanalDuMidi, events: list[Event]) -> CanalDuMidi:
    """The cards at the site become discards (canal_du_midi.R16); the next round, or the end."""
    shown = game.shown
    assert shown is not None
    discards = game.box.sorted((*game.discards, *shown.cards))
    after = replace(game, site=None, discards=discards)
    return begin(after, events) if after.to_come else _finish(after, events)


def _finish(game: CanalDuMidi, events: list[Event]) -> CanalDuMidi:
    """Hands out all delayed sections at once, by the pawns from play, and ends the game
    (canal_du_midi.R8, R13)."""
    pawns = list(game.pawns)
    for site in sorted(game.delayed):
        pawns[site] = heirs_of(game.pawns, site)
        events.append(e.DelayedAwarded(site, pawns[site]))
    after = replace(game, pawns=tuple(pawns))
    outcome = outcome_of(after)
    most = max(outcome.scores)
    events.append(e.GameEnded(outcome.winners, most, outcome.scores.count(most) > len(outcome.winners)))
    return after


def outcome_of(game: CanalDuMidi) -> Outcome:
    """Most points win; tied, most sections; tied again, the win is shared (canal_du_midi.R8, R14)."""
    scores = game.scores
    ranks = [(scores[seat], sum(1 for there in game.pawns if seat in there)) for seat in range(game.seats)]
    return Outcome(scores, tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))


def _count(game: CanalDuMidi, shown: Shown, events: list[Event]) -> None:
    need = game.box.need(shown.site, game.seats)
    events.append(e.PointsCounted(shown.site, sum_of(game.box, shown), need))


def _site(game: CanalDuMidi) -> int:
    assert game.site is not None
    return game.site
