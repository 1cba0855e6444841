"""The barbarians: the fleet, the attack, lost cities, the best defenders (great_canal.R22, R36, R41)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.components.board import Board
from rules.great_canal.components.kinds import TRACK_INDEX, TRACKS
from rules.great_canal.decisions import Decision, Defend, Fleet, Sacrifice
from rules.great_canal.instead import wrong_choice
from rules.great_canal.network import at_home
from rules.great_canal.pieces import Pieces
from rules.great_canal.scoring import plain_cities
from rules.great_canal.state import Barbarians, GreatCanalState, S
from rules.great_canal.steps.conditions import require_decision, require_place
from rules.great_canal.steps.drawing import draw, has_cards
from rules.great_canal.steps.placing import change_realm, fell_city
from rules.great_canal.topology import CORNERS
from rules.kit.masks import mask_of
from rules.kit.pending import without_seat
from rules.kit.seats import seats_from
from rules.kit.tuples import put
from rules.records import Action, Event

SACRIFICES = tuple(a.Sacrifice(corner) for corner in range(CORNERS))
DRAWS = tuple(a.DrawCard(track) for track in TRACKS)


def sail_fleet(game: S, decision: Fleet, events: list[Event]) -> S:
    """Return the game with the fleet a step nearer; on its last step the barbarians attack."""
    barbarians, last = game.barbarians, game.box.prices.text.fleet
    position = barbarians.position + 1
    events.append(e.FleetSailed(last - position))
    after = replace(game, queue=game.queue[1:])
    if position < last:
        return replace(after, barbarians=replace(barbarians, position=position))
    return _attack(replace(after, barbarians=Barbarians(0, barbarians.attacks + 1)), events)


def attack_strength(pieces: Pieces) -> int:
    """Return the strength of the barbarians: all cities that stand, metropolises among them."""
    return sum(len(realm.cities) for realm in pieces.realms)


def defences(board: Board, pieces: Pieces) -> tuple[int, ...]:
    """Return what each seat puts in: the strength of its active knights at home (great_canal.R19)."""
    return tuple(
        sum(knight.level for knight in realm.knights if knight.active and at_home(board, knight.corner))
        for realm in pieces.realms
    )


def _attack(game: S, events: list[Event]) -> S:
    """Return the game after an attack, with the choices that it leaves; knights at home fall inactive."""
    strength, put_in = attack_strength(game.pieces), defences(game.box.board, game.pieces)
    events.append(e.Attacked(strength, put_in))
    after = _deactivate_knights(game)
    if sum(put_in) >= strength:
        return _reward(after, put_in, events)
    return _pillage(after, put_in, events)


def _deactivate_knights(game: S) -> S:
    """Return the game with all knights at home inactive (great_canal.R19)."""
    for seat, realm in enumerate(game.pieces.realms):
        if any(knight.active for knight in realm.knights):
            knights = tuple(
                replace(knight, active=False) if at_home(game.box.board, knight.corner) else knight
                for knight in realm.knights
            )
            game = change_realm(game, seat, knights=knights)
    return game


def _reward(game: S, put_in: tuple[int, ...], events: list[Event]) -> S:
    """Return the game in which the best defender has a point, or those tied for it draw (R22)."""
    most = max(put_in)
    best = [seat for seat in seats_from(game.active, game.seats) if put_in[seat] == most]
    if most == 0:
        return game
    if len(best) > 1:
        return replace(game, queue=(Defend(tuple(best)), *game.queue))
    seat = best[0]
    holding = game.holdings[seat]
    events.append(e.DefenderNamed(seat))
    return replace(game, holdings=put(game.holdings, seat, replace(holding, defender=holding.defender + 1)))


def _pillage(game: S, put_in: tuple[int, ...], events: list[Event]) -> S:
    """Return the game in which the weakest of those who can lose a city have to, each one (R22, R48)."""
    able = [seat for seat in seats_from(game.active, game.seats) if plain_cities(game, seat)]
    if not able:
        return game
    least = min(put_in[seat] for seat in able)
    choosing: list[int] = []
    for seat in able:
        if put_in[seat] > least:
            continue
        city, *others = plain_cities(game, seat)
        if others:
            choosing.append(seat)
        else:
            game = fell_city(game, seat, city, events)
    if not choosing:
        return game
    decision: Decision = Sacrifice(tuple(choosing))
    return replace(game, queue=(decision, *game.queue))


def offer_sacrifices(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the cities that a seat may lose."""
    return [SACRIFICES[city] for city in plain_cities(game, seat)]


def sacrifice(game: S, seat: int, action: a.Sacrifice, events: list[Event]) -> S:
    """Return the game in which a seat lost a city of its choice; RuleError if it may not be that one."""
    require_decision(game, seat, Sacrifice)
    require_place(mask_of(plain_cities(game, seat)), action.city, CORNERS, "corner", "great_canal.R22")
    after = replace(game, queue=without_seat(game.queue, seat))
    return fell_city(after, seat, action.city, events)


def settle_draws(game: S, decision: Defend, events: list[Event]) -> S:
    """Return the game in which the next of tied defenders drew where there is no choice (R36, R48, R60)."""
    decks = _decks(game)
    if len(decks) > 1:
        return game
    seat = decision.waiting[0]
    after = replace(game, queue=without_seat(game.queue, seat))
    return draw(after, seat, decks[0], events) if decks else replace(game, queue=game.queue[1:])


def offer_draws(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return the decks of which a tied defender may draw."""
    return [DRAWS[deck] for deck in _decks(game)]


def draw_card(game: S, seat: int, action: a.DrawCard, events: list[Event]) -> S:
    """Return the game in which a tied defender drew of a deck; RuleError if that has no cards."""
    require_decision(game, seat, Defend)
    decks = _decks(game)
    deck = TRACK_INDEX.get(action.deck)
    if deck not in decks:
        raise wrong_choice("great_canal.R41", "deck", [TRACKS[one] for one in decks])
    return draw(replace(game, queue=without_seat(game.queue, seat)), seat, deck, events)


def _decks(game: GreatCanalState) -> tuple[int, ...]:
    """Return the decks that have cards."""
    return tuple(deck for deck, pile in enumerate(game.piles) if has_cards(pile))
