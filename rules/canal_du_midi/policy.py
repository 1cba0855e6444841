"""A sensible player, for stand-ins and whole-game tests.

It knows a view, so what is hidden is hidden from it, and it reckons in whole numbers, so that every machine
decides alike.

High cards are for sites of high worth: a bet is the card that stands among the own cards left as the site
stands among the sites left. A coin is sent when the points that it can be expected to bring are more than
those it is worth in itself. A trade is made when it brings a better card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import FACE_DOWN
from rules.canal_du_midi.state import Phase
from rules.canal_du_midi.steps.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView
from rules.records import Action


def suggest(view: CanalDuMidiView, seat: int, legal: tuple[Action, ...]) -> Action:
    """Return the legal action that a sensible player would choose; always the same in the same position."""
    match view.phase:
        case Phase.PICK:
            return _pick(view, legal)
        case Phase.BET:
            return _bet(view, seat, legal)
        case Phase.REINFORCE:
            return a.Send() if a.Hold() not in legal or _worth_sending(view, seat) else a.Hold()
        case _:
            return _trade(view, seat, legal)


def naive(view: CanalDuMidiView, seat: int, legal: tuple[Action, ...]) -> Action:
    """Return what a beginner does: bet the best card at every site, and keep the coins, which are points."""
    if view.phase == Phase.BET:
        return max(legal, key=lambda action: view.box.points_of(cast("a.Bet", action).card))
    return a.Hold() if a.Hold() in legal else suggest(view, seat, legal)


def _pick(view: CanalDuMidiView, legal: tuple[Action, ...]) -> Action:
    """Return the best face-up card, unless the face-down ones are better on average."""
    points = view.box.points_of
    up = [action for action in legal if isinstance(action, a.Pick) and action.card != FACE_DOWN]
    best = max(up, key=lambda action: points(action.card), default=a.Pick(FACE_DOWN))
    down = view.own_face_down or ()
    if up and sum(map(points, down)) <= points(best.card) * len(down):
        return best
    return a.Pick(FACE_DOWN)


def _rank(values: Iterable[int], value: int) -> tuple[int, int]:
    """Return where a value stands among values: twice those below it and once its equals, and twice all."""
    others = list(values)
    below = sum(1 for other in others if other < value)
    return 2 * below + others.count(value), 2 * len(others)


def _bet(view: CanalDuMidiView, seat: int, legal: tuple[Action, ...]) -> Action:
    """Return the card whose rank among the own cards is nearest to the rank of the site."""
    box, site = view.box, view.site
    assert site is not None
    own = [*(view.hand or ()), *view.face_up[seat], *(view.own_face_down or ())]
    points = [box.points_of(card) for card in own]
    above, whole = _rank(map(view.worth, (site, *view.to_come)), view.worth(site))

    def distance(action: Action) -> int:
        assert isinstance(action, a.Bet)
        below, cards = _rank(points, box.points_of(action.card))
        return abs(below * whole - above * cards)

    return min(legal, key=distance)


def _worth_sending(view: CanalDuMidiView, seat: int) -> bool:
    """Say whether a card from the discards brings more points on average than a coin kept."""
    shown = view.revealed
    if shown is None or not view.discards:
        return False
    others = max(view.total(shown, other) for other in range(view.seats) if other != seat)
    tied = sum(1 for other in range(view.seats) if other != seat and view.total(shown, other) == others)
    own, all_points = view.total(shown, seat), view.sum(shown)

    def won(added: int) -> int:
        if all_points + added < view.need(shown.site) or own + added < others:
            return 0
        sharers = 1 + tied if own + added == others else 1
        return section_points(view.box, shown.site, sharers, delayed=False)

    cards = view.discards
    gain = sum(won(view.box.points_of(card)) for card in cards) - won(0) * len(cards)
    return gain > view.box.coin_points * len(cards)


def _trade(view: CanalDuMidiView, seat: int, legal: tuple[Action, ...]) -> Action:
    """Return the worst own card for the best of another; unseen ones are thought to be of the average."""
    box = view.box
    points = box.points_of
    average = sum(worker.points * worker.cards for worker in box.workers) // len(box.sites)

    def gain(action: Action) -> int:
        if not isinstance(action, a.Trade):
            return 0
        return (average if action.take is None else points(action.take)) - points(action.give)

    best = max(legal, key=gain)
    return best if gain(best) > 0 else a.Decline()
