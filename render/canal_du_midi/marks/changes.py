"""What happened since the turn last passed, summed up for the marks.

Only public events count, so that all see the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.canal_du_midi import events as happened
from rules.canal_du_midi.steps.scoring import section_points
from rules.canal_du_midi.view import CanalDuMidiView
from rules.records import Event


@dataclass(frozen=True)
class Changes:
    """The events summed up: sites and cards that are new, and recognition points by seat.

    ``cards`` are new face-up cards as seat and card, ``coins`` the seats whose coins changed, ``hands`` the
    traders of a hand, ``reinforced`` who got a card at the site.
    """

    sites: frozenset[int]
    cards: tuple[tuple[int, int], ...]
    coins: frozenset[int]
    hands: frozenset[int]
    reinforced: frozenset[int]
    gained: tuple[int, ...]


def changes_in(view: CanalDuMidiView, events: Sequence[Event]) -> Changes:
    """Sum up what the events changed."""
    gains = [gain for event in events for gain in _gains(view, event)]
    traded = [event for event in events if isinstance(event, happened.HandTraded)]
    return Changes(
        sites=frozenset(site for event in events if (site := _new_site(event)) is not None),
        cards=tuple(card for event in events for card in _new_cards(event)),
        coins=frozenset(seat for event in events if (seat := _coins_of(event)) is not None),
        hands=frozenset(seat for event in traded for seat in (event.seat, event.other)),
        reinforced=frozenset(event.seat for event in events if isinstance(event, happened.Reinforced)),
        gained=tuple(sum(points for to, points in gains if to == seat) for seat in range(view.seats)),
    )


def _new_site(event: Event) -> int | None:
    match event:
        case happened.SiteBuilt() | happened.SiteDelayed():
            return event.site
        case happened.DelayedAwarded() if event.winners:
            return event.site
        case _:
            return None


def _new_cards(event: Event) -> tuple[tuple[int, int], ...]:
    """Return the face-up cards that are new, as seat and card."""
    match event:
        case happened.TurnedOver():
            return ((event.seat, event.card),)
        case happened.FaceUpTraded():
            return (event.seat, event.taken), (event.other, event.given)
        case _:
            return ()


def _coins_of(event: Event) -> int | None:
    """Return the seat whose coins changed."""
    match event:
        case happened.CoinSent():
            return event.seat
        case happened.CitiesLinked() if event.coin:
            return event.seat
        case _:
            return None


def _gains(view: CanalDuMidiView, event: Event) -> Iterator[tuple[int, int]]:
    """Yield seats with the recognition points that they won, or lost with a coin."""
    coin = view.box.coin_points
    match event:
        case happened.CoinSent():
            yield event.seat, -coin
        case happened.CitiesLinked() if event.coin:
            yield event.seat, coin
        case happened.SiteBuilt() | happened.DelayedAwarded():
            delayed = isinstance(event, happened.DelayedAwarded)
            for seat in event.winners:
                yield seat, section_points(view.box, event.site, len(event.winners), delayed)
        case _:
            pass
