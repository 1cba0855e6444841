"""Positions of Canal du Midi in short words, and what may or may not be done in them.

Worker cards are "R0" to "V6": the colour (red, yellow, green, violet; the seats from 0 on) and the points.
Sites are their Roman numerals. Lists are written with blanks, one list for each seat with bars between.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from rules import Action, Event, RuleError
from rules.canal_du_midi import CanalDuMidi
from rules.canal_du_midi import actions as a
from rules.canal_du_midi.components import NUMERALS, load_box
from rules.canal_du_midi.state import Bets, Due, Picks
from rules.language.words import Words
from rules.randomness import Randomness

COLOURS = "RYGV"
ROWS = "R0 R1 R5 | Y0 Y1 Y5 | G0 G1 G5"
RED, YELLOW, GREEN, VIOLET = range(4)
NAMES = ("Ada", "Béa", "Chloé", "Dorothée")
TEXT = files("rules.canal_du_midi").joinpath("sites.toml").read_text("utf-8")
BOX = load_box(TEXT)


def start(seats: int, seed: int | str = 1, first: int | None = 0, sites: str = TEXT) -> CanalDuMidi:
    """Return a game as it starts, made without GAMES."""
    return CanalDuMidi.new(seats, Randomness(str(seed)), first, sites=sites)


def card(name: str) -> int:
    """Return the worker card of a name such as "Y3"."""
    return BOX.card(COLOURS.index(name[0]), int(name[1]))


def cards(written: str) -> tuple[int, ...]:
    """Return the cards of a list."""
    return tuple(map(card, written.split()))


def names(these: tuple[int, ...]) -> str:
    """Return the list of cards, by colour and points."""
    return " ".join(f"{COLOURS[BOX.colour_of(one)]}{BOX.points_of(one)}" for one in these)


def site(numeral: str) -> int:
    """Return the site of a Roman numeral."""
    return NUMERALS.index(numeral)


def by_seat(written: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each seat; without a list nobody has any."""
    parts = written.split("|") if written else [""] * seats
    assert len(parts) == seats
    return tuple(map(cards, parts))


def position(
    at: str = "VI",
    hands: str = "R2 R3 R4 | Y2 Y3 Y4 | G2 G3 G4",
    *,
    rows: str = "",
    down: str = "",
    discards: str = "",
    pawns: dict[str, str] | None = None,
    delayed: str = "",
    to_come: str | None = None,
    coins: tuple[int, ...] | None = None,
    number: int = 2,
    first: int = 0,
    seed: int = 1,
    queue: tuple[Due, ...] | None = None,
    **changes: Any,
) -> CanalDuMidi:
    """Return a position in which all bets are still to be made, unless ``queue`` holds something else.

    ``number`` is the round's, ``first`` its first player. ``pawns`` names the colours on built sites. One
    site is to come and nobody has a coin, unless it is given.
    """
    seats = len(hands.split("|"))
    there = pawns or {}
    used = {at, *there, *delayed.split()}
    if to_come is None:
        to_come = next(numeral for numeral in reversed(NUMERALS) if numeral not in used)
    fields: dict[str, Any] = {
        "round": number,
        "first": (first - number + 1) % seats,
        "site": site(at),
        "to_come": tuple(map(site, to_come.split())),
        "queue": (Bets((None,) * seats),) if queue is None else queue,
        "hands": tuple(map(BOX.sorted, by_seat(hands, seats))),
        "face_up": by_seat(rows, seats),
        "face_down": tuple(map(BOX.sorted, by_seat(down, seats))),
        "discards": BOX.sorted(cards(discards)),
        "pawns": tuple(tuple(sorted(map(COLOURS.index, there.get(numeral, "")))) for numeral in NUMERALS),
        "delayed": tuple(map(site, delayed.split())),
        "coins": (0,) * seats if coins is None else coins,
    }
    return replace(start(seats, seed), **{**fields, **changes})


def allowed(
    game: CanalDuMidi, action: Action, seat: int | None = None
) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Return the game after an action that is offered and accepted, and what happened."""
    seat = game.waiting_for[0] if seat is None else seat
    assert action in game.legal_actions(seat)
    after, events = game.apply(seat, action)
    assert after.conserved() == game.conserved()
    return after, events


def after(game: CanalDuMidi, *actions: tuple[int, Action]) -> CanalDuMidi:
    """Return the game after actions of seats, each offered and accepted."""
    for seat, action in actions:
        game, _ = allowed(game, action, seat)
    return game


def refused(game: CanalDuMidi, seat: int, action: Action, rule: str) -> RuleError:
    """Return the error of an action that is not offered and refused by that rule, with words."""
    assert action not in game.legal_actions(seat)
    before = game.to_json()
    with pytest.raises(RuleError) as caught:
        game.apply(seat, action)
    assert caught.value.rule == (rule if rule.startswith("game.") else f"canal_du_midi.{rule}")
    assert game.to_json() == before
    assert Words("canal_du_midi", "en", NAMES[: game.seats], game.view(seat)).error(caught.value)
    return caught.value


def pick(name: str) -> a.Pick:
    """Return a pick by the card's name."""
    return a.Pick(card(name))


def bet(name: str) -> a.Bet:
    """Return a bet by the card's name."""
    return a.Bet(card(name))


def trade(give: str, other: int, take: str | None = None) -> a.Trade:
    """Return a trade by the cards' names."""
    return a.Trade(card(give), other, None if take is None else card(take))


def all_bet(game: CanalDuMidi, written: str) -> tuple[CanalDuMidi, tuple[Event, ...]]:
    """Return the game after the bets of all seats, in seat order, and what came with the last of them."""
    events: tuple[Event, ...] = ()
    for seat, name in enumerate(written.split()):
        game, events = allowed(game, bet(name), seat)
    return game, events


def found(events: tuple[Event, ...], *kinds: type[Event]) -> list[Event]:
    """Return the events of some classes, in order."""
    return [event for event in events if isinstance(event, kinds)]


def kinds(events: tuple[Event, ...]) -> list[str]:
    """Return the names of the classes of events."""
    return [type(event).__name__ for event in events]


def owners(game: CanalDuMidi, numeral: str) -> str:
    """Return the colours of the pawns on a site."""
    return "".join(COLOURS[seat] for seat in game.pawns[site(numeral)])


def picking(rows: str = "R0 R1 R5 | Y0 Y1 Y5", down: str = "R6 R3 | Y6 Y3", **changes: object) -> CanalDuMidi:
    """Return a position in which two seats have to take a card."""
    queue = (Picks((0, 1)), Bets((None, None)))
    return position("VI", "R2 R4 | Y2 Y4", rows=rows, down=down, queue=queue, **changes)  # type: ignore[arg-type]


def asked(
    coins: tuple[int, ...] = (2, 2, 2),
    discards: str = "R1 Y1 G1",
    at: str = "IX",
    bets: str = "R2 Y2 G2",
    **changes: object,
) -> CanalDuMidi:
    """Return the position after the reveal, in which everybody with a coin is asked."""
    return all_bet(position(at, coins=coins, discards=discards, to_come="I II", **changes), bets)[0]  # type: ignore[arg-type]


def won(
    at: str = "VI",
    bets: str = "R6 Y2 G2",
    pawns: dict[str, str] | None = None,
    rows: str = ROWS,
    **changes: object,
) -> CanalDuMidi:
    """Return the position after the bets; red has the tent of site V already unless ``pawns`` are given."""
    hands = " | ".join(f"{name} {name[0]}3 {name[0]}4" for name in bets.split())
    there = {"V": "R"} if pawns is None else pawns
    return all_bet(position(at, hands, rows=rows, pawns=there, **changes), bets)[0]  # type: ignore[arg-type]
