"""What happened since the turn last passed, summed up for the marks.

Only public events count, so that all see the same picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rules.canal_du_midi import events as happened
from rules.canal_du_midi.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event


@dataclass
class Changes:
    """The events summed up: sites and cards that are new, and recognition points by seat.

    ``cards`` are new face-up cards as seat and card, ``coins`` the seats whose coins changed, ``hands`` the
    traders of a hand, ``reinforced`` who got a card at the site.
    """

    sites: set[int] = field(default_factory=set[int])
    cards: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    coins: set[int] = field(default_factory=set[int])
    hands: set[int] = field(default_factory=set[int])
    reinforced: set[int] = field(default_factory=set[int])
    gained: list[int] = field(default_factory=list[int])


def changes_in(view: CanalDuMidiView, events: Sequence[Event]) -> Changes:
    """Sum up what the events changed."""
    changes = Changes(gained=[0] * view.seats)
    coin = view.box.coin_points
    for event in events:
        match event:
            case happened.TurnedOver():
                changes.cards.append((event.seat, event.card))
            case happened.FaceUpTraded():
                changes.cards += [(event.seat, event.taken), (event.other, event.given)]
            case happened.HandTraded():
                changes.hands |= {event.seat, event.other}
            case happened.CoinSent():
                changes.coins.add(event.seat)
                changes.gained[event.seat] -= coin
            case happened.Reinforced():
                changes.reinforced.add(event.seat)
            case happened.SiteBuilt():
                changes.sites.add(event.site)
                _gain(view, changes, event.site, event.winners, delayed=False)
            case happened.SiteDelayed():
                changes.sites.add(event.site)
            case happened.DelayedAwarded():
                if event.winners:
                    changes.sites.add(event.site)
                _gain(view, changes, event.site, event.winners, delayed=True)
            case happened.CitiesLinked():
                if event.coin:
                    changes.coins.add(event.seat)
                    changes.gained[event.seat] += coin
            case _:
                pass
    return changes


def _gain(
    view: CanalDuMidiView, changes: Changes, site: int, winners: Sequence[int], *, delayed: bool
) -> None:
    for seat in winners:
        changes.gained[seat] += section_points(view.box, site, len(winners), delayed)
