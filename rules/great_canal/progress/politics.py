"""The cards of politics."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.great_canal import actions as a
from rules.great_canal import events as e
from rules.great_canal.decisions import Activations, Discards, Dismiss, Give, Keep, Rebuild
from rules.great_canal.instead import wrong_choice
from rules.great_canal.network import open_pieces
from rules.great_canal.progress.base import ChoiceCard, PlainCard, ProgressCard
from rules.great_canal.scoring import points_of
from rules.great_canal.state import GreatCanalState, S
from rules.great_canal.steps.placing import knight_of_any, take_road, take_ship
from rules.great_canal.steps.retreats import begin_retreat
from rules.great_canal.steps.seven import robber_places, steal, take_robber, victims
from rules.kit.masks import bits
from rules.kit.seats import seats_after, seats_from
from rules.records import Action, Event, RuleError

GIFT = 2
"""How many cards are given at a Wedding."""


def _asked(seat: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats of which cards are asked, in turn order from a seat; ``counts`` go by seat."""
    return tuple(other for other in seats_from(seat, len(counts)) if counts[other])


class Bishop(ChoiceCard):
    """Moves the robber and robs everybody who has a building there (great_canal.R18)."""

    name = "bishop"
    action = a.PlayBishop
    kind = "hex"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return where the robber may go; nowhere before the first attack (great_canal.R7)."""
        return bits(robber_places(game)) if game.barbarians.attacks else ()

    def require(self, game: GreatCanalState, seat: int, action: a.PlayBishop) -> None:
        """Raise RuleError before the first attack, or if the robber may not go there."""
        if not game.barbarians.attacks:
            raise RuleError("great_canal.R7.robber")
        super().require(game, seat, action)

    def work(self, game: S, seat: int, action: a.PlayBishop, events: list[Event]) -> S:
        """Return the game with the robber there, and a card of each that can be robbed, in turn order."""
        after = take_robber(game, seat, action.to, None, events)
        for victim in victims(after, seat, action.to):
            after = steal(after, seat, victim, events)
        return after


class Deserter(ChoiceCard):
    """Makes an opponent give up a knight of its choice; its like may be placed (great_canal.R55)."""

    name = "deserter"
    action = a.PlayDeserter
    kind = "seat"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the opponents with a knight."""
        return [other for other in seats_after(seat, game.seats) if game.pieces.realms[other].knights]

    def work(self, game: S, seat: int, action: a.PlayDeserter, events: list[Event]) -> S:
        """Return the game that waits for the opponent's choice."""
        return replace(game, queue=(Dismiss(action.seat, seat),))


class Diplomat(ChoiceCard):
    """Takes an open road or ship off the board; one's own may be built again elsewhere (R38, R39, R40)."""

    name = "diplomat"
    action = a.PlayDiplomat
    kind = "edge"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the open roads and ships of all."""
        found = 0
        for owner in range(game.seats):
            found |= open_pieces(game.box.board, game.pieces, owner)
        return bits(found)

    def work(self, game: S, seat: int, action: a.PlayDiplomat, events: list[Event]) -> S:
        """Return the game without the piece, which waits for its rebuilding if it is the seat's own."""
        edge, realms = action.edge, game.pieces.realms
        owner = next(
            owner for owner, realm in enumerate(realms) if edge in realm.roads or edge in realm.ships
        )
        ship = edge in realms[owner].ships
        events.append(e.PieceRemoved(seat, owner, edge, ship))
        after = (take_ship if ship else take_road)(game, owner, edge)
        return replace(after, queue=(Rebuild(seat, edge, ship),)) if owner == seat else after


class Intrigue(ChoiceCard):
    """Drives an opposing knight off one's own route, as if it were displaced (great_canal.R21)."""

    name = "intrigue"
    action = a.PlayIntrigue
    kind = "corner"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the corners of others' knights at own roads or ships."""
        own = game.pieces.realms[seat]
        knights = game.pieces.knights & ~own.knight_mask
        return bits(knights & (own.road_ends | own.ship_ends))

    def work(self, game: S, seat: int, action: a.PlayIntrigue, events: list[Event]) -> S:
        """Return the game in which the knight has left its corner and has to go elsewhere."""
        owner, knight = knight_of_any(game, action.knight)
        events.append(e.KnightDrivenOff(seat, action.knight, owner))
        return begin_retreat(game, owner, knight)


class Saboteur(PlainCard):
    """Makes each other seat with at least as many points discard half of its cards, rounded down."""

    name = "saboteur"
    action = a.PlaySaboteur

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if nobody with so many points has two cards."""
        return None if any(self._counts(game, seat)) else "great_canal.saboteur"

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game that waits for the discards."""
        counts = self._counts(game, seat)
        return replace(game, queue=(Discards(_asked(seat, counts), counts, seat),))

    def _counts(self, game: GreatCanalState, seat: int) -> tuple[int, ...]:
        """Return how many cards each seat has to discard."""
        least = points_of(game, seat)
        return tuple(
            sum(hand) // 2 if other != seat and points_of(game, other) >= least else 0
            for other, hand in enumerate(game.hands)
        )


class Spy(ChoiceCard):
    """Shows the progress cards of an opponent, of which one may be taken (great_canal.R54)."""

    name = "spy"
    action = a.PlaySpy
    kind = "seat"

    def choices(self, game: GreatCanalState, seat: int) -> Sequence[int]:
        """Return the opponents with progress cards."""
        return [other for other in seats_after(seat, game.seats) if game.holdings[other].progress]

    def work(self, game: S, seat: int, action: a.PlaySpy, events: list[Event]) -> S:
        """Return the game that waits for the choice of a card."""
        found = game.holdings[action.seat].progress
        events += (e.CardsSearched(seat, action.seat), e.CardsFound(seat, action.seat, found))
        return replace(game, queue=(Keep(seat, action.seat),))


class Warlord(ProgressCard):
    """Activates all own knights, one by one in the order that is named (great_canal.R5, R52)."""

    name = "warlord"
    action = a.PlayWarlord

    def offer(self, game: GreatCanalState, seat: int) -> Sequence[Action]:
        """Return the action with all knights in board order, if one is inactive."""
        return (a.PlayWarlord(),) if self._inactive(game, seat) else ()

    def require(self, game: GreatCanalState, seat: int, action: a.PlayWarlord) -> None:
        """Raise RuleError unless a knight is inactive, and those that are named are, each named once."""
        inactive = self._inactive(game, seat)
        if not inactive:
            raise RuleError("great_canal.warlord")
        if len(set(action.order)) < len(action.order) or not set(action.order) <= set(inactive):
            raise wrong_choice("great_canal.R52", "corner", inactive)

    def work(self, game: S, seat: int, action: a.PlayWarlord, events: list[Event]) -> S:
        """Return the game in which the knights are about to become active."""
        others = [corner for corner in self._inactive(game, seat) if corner not in action.order]
        return replace(game, queue=(Activations(seat, (*action.order, *others)),))

    def _inactive(self, game: GreatCanalState, seat: int) -> list[int]:
        """Return the corners of a seat's inactive knights, in board order."""
        return [knight.corner for knight in game.pieces.realms[seat].knights if not knight.active]


class Wedding(PlainCard):
    """Brings two cards of their choice of all who have more points."""

    name = "wedding"
    action = a.PlayWedding

    def refusal(self, game: GreatCanalState, seat: int) -> str | None:
        """Return the rule if nobody with more points has a card."""
        return None if any(self._counts(game, seat)) else "great_canal.wedding"

    def work(self, game: S, seat: int, action: Action, events: list[Event]) -> S:
        """Return the game that waits for the gifts."""
        counts = self._counts(game, seat)
        return replace(game, queue=(Give(_asked(seat, counts), counts, seat),))

    def _counts(self, game: GreatCanalState, seat: int) -> tuple[int, ...]:
        """Return how many cards each seat has to give."""
        own = points_of(game, seat)
        return tuple(
            min(GIFT, sum(hand)) if points_of(game, other) > own else 0
            for other, hand in enumerate(game.hands)
        )


POLITICS_CARDS: tuple[ProgressCard, ...] = (
    Bishop(),
    Deserter(),
    Diplomat(),
    Intrigue(),
    Saboteur(),
    Spy(),
    Warlord(),
    Wedding(),
)
"""A card of each kind that is played; Constitution lies open."""
