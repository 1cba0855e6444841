"""What active knights do: move, displace others, chase the robber (great_canal.R18, R20)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.network import free_corners, reach
from rules.great_canal.pieces import Knight
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.conditions import require_place, require_turn
from rules.great_canal.steps.knights import require_knight
from rules.great_canal.steps.placing import knight_of_any, put_knight
from rules.great_canal.steps.retreats import begin_retreat
from rules.great_canal.steps.seven import require_victim, take_robber, victims
from rules.great_canal.topology import CORNERS, HEX_CORNER_MASKS, HEXES
from rules.kit.masks import BITS, bits, mask_of
from rules.records import Action, Event, RuleError
from rules.values import Value


def acting_refusal(knight: Knight) -> str | None:
    """Return the rule by which a knight cannot act now; None if it can.

    It acts once a turn, active, and not in the turn in which it was activated (great_canal.R20).
    """
    if knight.acted:
        return "great_canal.knight.acted"
    if not knight.active:
        return "great_canal.knight.inactive"
    return "great_canal.knight.activated" if knight.activated else None


def require_acting(game: GreatCanalState, seat: int, corner: int) -> Knight:
    """Return the knight of a seat on a corner that acts now; RuleError, with the reason, if it cannot."""
    knight = require_knight(game, seat, corner)
    rule = acting_refusal(knight)
    if rule is not None:
        raise RuleError(rule, knight=Value("corner", corner))
    return knight


def after_acting(knight: Knight) -> Knight:
    """Return a knight as it is after it has acted: inactive."""
    return replace(knight, active=False, acted=True)


def offer_acts(game: GreatCanalState, seat: int) -> Sequence[Action]:
    """Return what the knights of a seat can do: move, displace others, chase the robber."""
    realm = game.pieces.realms[seat]
    if not realm.active_mask:
        return ()
    acting = [knight for knight in realm.knights if acting_refusal(knight) is None]
    if not acting:
        return ()
    return [
        *_offer_moves(game, seat, acting),
        *_offer_displacements(game, seat, acting),
        *_offer_chases(game, seat, acting),
    ]


def _offer_moves(game: GreatCanalState, seat: int, acting: list[Knight]) -> Sequence[Action]:
    """Return the free corners to which knights of a seat can move."""
    return [
        a.MoveKnight(knight.corner, to)
        for knight in acting
        for to in bits(free_corners(game.pieces, seat, knight.corner))
    ]


def move(game: S, seat: int, action: a.MoveKnight, events: list[Event]) -> S:
    """Return the game with a knight moved, inactive now; RuleError if it cannot go there."""
    require_turn(game, seat)
    knight = require_acting(game, seat, action.knight)
    places = free_corners(game.pieces, seat, action.knight)
    require_place(places, action.to, CORNERS, "corner", "great_canal.R20.move")
    events.append(e.KnightMoved(seat, action.knight, action.to))
    return put_knight(game, seat, replace(after_acting(knight), corner=action.to), knight)


def weaker_knights(game: GreatCanalState, seat: int, knight: Knight) -> int:
    """Return the corners of weaker knights of others that a knight reaches (great_canal.R20)."""
    weaker = mask_of(
        [
            other.corner
            for owner, realm in enumerate(game.pieces.realms)
            if owner != seat
            for other in realm.knights
            if other.level < knight.level
        ]
    )
    return reach(game.pieces, seat, knight.corner) & weaker if weaker else 0


def _offer_displacements(game: GreatCanalState, seat: int, acting: list[Knight]) -> Sequence[Action]:
    """Return the weaker knights of others that knights of a seat can displace."""
    return [
        a.DisplaceKnight(knight.corner, to)
        for knight in acting
        for to in bits(weaker_knights(game, seat, knight))
    ]


def displace(game: S, seat: int, action: a.DisplaceKnight, events: list[Event]) -> S:
    """Return the game with a knight in another one's place, which still has to go elsewhere; or RuleError."""
    require_turn(game, seat)
    knight = require_acting(game, seat, action.knight)
    places = weaker_knights(game, seat, knight)
    require_place(places, action.to, CORNERS, "corner", "great_canal.R20.displace")
    owner, other = knight_of_any(game, action.to)
    events.append(e.KnightDisplaced(seat, action.knight, action.to, owner))
    after = put_knight(game, seat, replace(after_acting(knight), corner=action.to), knight)
    return begin_retreat(after, owner, other)


def chase_places(game: GreatCanalState) -> int:
    """Return the hexes to which the robber can be chased: those with a token, but its own (R18)."""
    tokens = game.ground.tokens
    return mask_of([hexagon for hexagon, token in enumerate(tokens) if token]) & ~BITS[game.robber]


def _offer_chases(game: GreatCanalState, seat: int, acting: list[Knight]) -> Sequence[Action]:
    """Return where knights of a seat at the robber's hex can chase it, and whom the seat may rob there."""
    return [
        a.ChaseRobber(knight.corner, hexagon, victim)
        for knight in acting
        if chase_refusal(game, knight) is None
        for hexagon in bits(chase_places(game))
        for victim in victims(game, seat, hexagon) or (None,)
    ]


def chase_refusal(game: GreatCanalState, knight: Knight) -> str | None:
    """Return the rule by which a knight that acts cannot chase the robber; None if it can.

    The barbarians have attacked, and it stands at the robber's hex (great_canal.R7, R18).
    """
    if not game.barbarians.attacks:
        return "great_canal.R7.robber"
    at_it = HEX_CORNER_MASKS[game.robber] >> knight.corner & 1
    return None if at_it else "great_canal.R18.knight"


def chase(game: S, seat: int, action: a.ChaseRobber, events: list[Event]) -> S:
    """Return the game with the robber chased away, and the knight inactive; RuleError if that cannot be."""
    require_turn(game, seat)
    knight = require_acting(game, seat, action.knight)
    rule = chase_refusal(game, knight)
    if rule is not None:
        raise RuleError(rule, robber=Value("hex", game.robber))
    require_place(chase_places(game), action.to, HEXES, "hex", "great_canal.R18.token")
    require_victim(game, seat, action.to, action.victim)
    events.append(e.RobberChased(seat, action.knight))
    after = put_knight(game, seat, after_acting(knight), knight)
    return take_robber(after, seat, action.to, action.victim, events)
