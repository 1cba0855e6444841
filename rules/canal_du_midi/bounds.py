"""What the fields of a state of Canal du Midi can ever be, by what is in the box."""

from __future__ import annotations

from rules.canal_du_midi.components import SITES
from rules.canal_du_midi.state import (
    Asking,
    Bets,
    CanalDuMidiState,
    Picks,
    Reinforcement,
    Shown,
    Trading,
)
from rules.kit.bounds import Letters, Number, OneOf, Parts, Several, exactly
from rules.kit.component_files import LONGEST
from rules.kit.records import bounds_of_randomness


def bounds(game: CanalDuMidiState) -> Parts:
    """Return the bounds of a state; ValueError if its component text is no good."""
    box = game.box
    seat, site, coins = Number(0, game.seats - 1), Number(0, SITES - 1), Number(0, box.coins)
    card = Number(0, len(box.all_cards(game.seats)) - 1)
    seats = Several(seat, game.seats, different=True)
    sites = Several(site, SITES, different=True)
    everything = game.seats * sum(worker.cards for worker in box.workers)
    rows = exactly(Several(card, everything), game.seats)
    reinforcement = Parts(Reinforcement, {"seat": seat, "card": card})
    decisions = OneOf(
        (
            Parts(Picks, {"waiting": Several(seat, game.seats, 1, different=True)}),
            Parts(Bets, {"cards": exactly(card, game.seats)}),
            Parts(Asking, {"asked": seats, "held": seats, "senders": seats}),
            Parts(Trading, {"seat": seat}),
        )
    )
    shown = {
        "site": site,
        "bets": exactly(card, game.seats),
        "reinforcements": Several(reinforcement, game.seats),
        "winners": seats,
    }
    return Parts(
        type(game),
        {
            "seats": Number(min(game.seat_numbers), max(game.seat_numbers)),
            "randomness": bounds_of_randomness(),
            "sites": Letters(LONGEST),
            "first": seat,
            "round": Number(0, SITES),
            "site": site,
            "to_come": sites,
            "queue": Several(decisions, game.seats + 2),
            "hands": rows,
            "face_up": rows,
            "face_down": rows,
            "discards": Several(card, everything),
            "shown": Parts(Shown, shown),
            "pawns": exactly(seats, SITES),
            "delayed": sites,
            "coins": exactly(coins, game.seats),
            "supply": coins,
            "spent": coins,
        },
    )
