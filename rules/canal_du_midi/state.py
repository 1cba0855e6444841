"""The state of a game of Canal du Midi, and its answers to the protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self, cast

from rules.canal_du_midi import choices, play, policy, rounds
from rules.canal_du_midi.actions import ACTIONS
from rules.canal_du_midi.box import SEAT_NUMBERS, Box, load_box
from rules.canal_du_midi.events import EVENTS
from rules.canal_du_midi.pieces import Asking, Bets, Due, Phase, Picks, Shown, Trading
from rules.canal_du_midi.scoring import Pawns, score_of
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Action, Event, Game, Outcome
from rules.randomness import Randomness

_PHASES: dict[type[Due], Phase] = {
    Picks: Phase.PICK,
    Bets: Phase.BET,
    Asking: Phase.REINFORCE,
    Trading: Phase.TRADE,
}


class CanalDuMidi(Game, frozen=True, tag="canal_du_midi"):
    """A game of Canal du Midi.

    ``sites`` is the component text; the box made from it is :attr:`box`. ``first`` is the seat that began,
    ``site`` the one of this round (None when the game is over), ``queue`` what has to be decided in it, the
    next thing first. ``hands``, ``face_up`` and ``face_down`` go by seat, ``discards`` are everybody's; all
    but the rows face up are kept by points, since their order means nothing. What is drawn from face-down
    cards and from the sites ``to_come`` is decided when it is drawn, with the same chances as if they had
    been laid out at the start, so no secret order lies in the state (canal_du_midi.R1, R10, R11). A card
    that has been bet is in the ``queue`` until the reveal, then in ``shown``, which stays when the round is
    over and the cards have become discards (canal_du_midi.R16). ``pawns`` goes by site, ``delayed`` are the
    delayed sites in the order of their rounds. ``supply`` are coins to be won, ``spent`` those out of the
    game.
    """

    actions = ACTIONS
    events = EVENTS
    views = CanalDuMidiView
    seat_numbers = SEAT_NUMBERS
    components = ("sites.toml",)
    package = "rules.canal_du_midi"

    sites: str
    first: int
    round: int
    site: int | None
    to_come: tuple[int, ...]
    queue: tuple[Due, ...]
    hands: tuple[tuple[int, ...], ...]
    face_up: tuple[tuple[int, ...], ...]
    face_down: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    shown: Shown | None
    pawns: Pawns
    delayed: tuple[int, ...]
    coins: tuple[int, ...]
    supply: int
    spent: int

    @classmethod
    def new(cls, seats: int, randomness: Randomness, first: int | None, **components: str) -> Self:
        box = load_box(components["sites"])
        start = box.start
        if first is None:
            first, randomness = randomness.draw("first", seats)
        hands: list[tuple[int, ...]] = []
        face_up: list[tuple[int, ...]] = []
        face_down: list[tuple[int, ...]] = []
        for seat in range(seats):
            cards, randomness = randomness.shuffle(f"deal-{seat}", box.set_of(seat))
            down = start.face_up + start.face_down
            face_up.append(cards[: start.face_up])
            face_down.append(box.sorted(cards[start.face_up : down]))
            hands.append(box.sorted(cards[down:]))
        laid_out = cls(
            seats=seats,
            randomness=randomness,
            sites=components["sites"],
            first=first,
            round=0,
            site=None,
            to_come=tuple(range(len(box.sites))),
            queue=(),
            hands=tuple(hands),
            face_up=tuple(face_up),
            face_down=tuple(face_down),
            discards=(),
            shown=None,
            pawns=((),) * len(box.sites),
            delayed=(),
            coins=(start.coins,) * seats,
            supply=box.coins - start.coins * seats,
            spent=0,
        )
        return cast("Self", rounds.begin(laid_out, []))

    @property
    def box(self) -> Box:
        """The site cards, the worker cards and the other pieces."""
        return load_box(self.sites)

    @property
    def due(self) -> Due | None:
        """What has to be decided now; None when the game is over."""
        return self.queue[0] if self.queue else None

    @property
    def table_order(self) -> tuple[int, ...]:
        """The seats from the first player of this round on (canal_du_midi.R6)."""
        return tuple((self.first + self.round - 1 + step) % self.seats for step in range(self.seats))

    @property
    def waiting_for(self) -> tuple[int, ...]:
        match self.due:
            case Picks(waiting):
                waiting_for = waiting
            case Bets(cards):
                waiting_for = tuple(seat for seat, card in enumerate(cards) if card is None)
            case Asking() as asking:
                waiting_for = asking.waiting
            case Trading(seat):
                return (seat,)
            case None:
                return ()
        return tuple(seat for seat in self.table_order if seat in waiting_for)

    @property
    def outcome(self) -> Outcome | None:
        return None if self.queue else rounds.outcome_of(self)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        return choices.legal_actions(self, seat)

    def perform(self, seat: int, action: Action) -> tuple[Self, tuple[Event, ...]]:
        return cast("tuple[Self, tuple[Event, ...]]", play.perform(self, seat, action))

    def suggest(self, seat: int) -> Action:
        legal = self.legal_actions(seat)
        if not legal:
            raise self.not_waited_for()
        return policy.suggest(self.view(seat), seat, legal)

    def view(self, seat: int | None) -> CanalDuMidiView:
        due = self.due
        bets = due.cards if isinstance(due, Bets) else (None,) * self.seats
        asking = due if isinstance(due, Asking) else Asking(())
        return CanalDuMidiView(
            seat=seat,
            seats=self.seats,
            waiting_for=self.waiting_for,
            outcome=self.outcome,
            sites_text=self.sites,
            phase=Phase.OVER if due is None else _PHASES[type(due)],
            round=self.round,
            first=self.first,
            site=self.site,
            to_come=self.to_come,
            pawns=self.pawns,
            delayed=self.delayed,
            face_up=self.face_up,
            face_down=tuple(map(len, self.face_down)),
            hand_sizes=tuple(map(len, self.hands)),
            hand=None if seat is None else self.hands[seat],
            own_face_down=None if seat is None else self.face_down[seat],
            discards=self.discards,
            has_bet=tuple(card is not None for card in bets),
            bet=None if seat is None else bets[seat],
            shown=self.shown,
            asked=asking.asked,
            held=asking.held,
            senders=asking.senders,
            trader=due.seat if isinstance(due, Trading) else None,
            coins=self.coins,
            supply=self.supply,
            spent=self.spent,
            scores=self.scores,
        )

    @property
    def scores(self) -> tuple[int, ...]:
        """The recognition points by seat as they stand (canal_du_midi.R8)."""
        return tuple(
            score_of(self.box, self.pawns, self.delayed, self.coins[seat], seat) for seat in range(self.seats)
        )

    def conserved(self) -> Mapping[str, int]:
        box, due = self.box, self.due
        cards = [card for part in (*self.hands, *self.face_up, *self.face_down) for card in part]
        cards += self.discards
        if isinstance(due, Bets):
            cards += [card for card in due.cards if card is not None]
        if self.shown is not None and self.shown.site == self.site:
            cards += self.shown.cards
        kept = {f"cards {card}": cards.count(card) for card in box.all_cards(self.seats)}
        kept["cards"] = len(cards)
        kept["coins"] = sum(self.coins) + self.supply + self.spent
        done = {site for site, there in enumerate(self.pawns) if there} | set(self.delayed)
        kept["sites"] = len(self.to_come) + len(done | ({self.site} - {None}))
        return kept
