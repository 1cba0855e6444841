"""The view of a game of Canal du Midi: what one seat, or the public, may know."""

from __future__ import annotations

from rules.canal_du_midi.actions import Decline, Hold, Send
from rules.canal_du_midi.components import FACE_DOWN, NUMERALS, Box, load_box
from rules.canal_du_midi.events import BetMade, CoinHeld, CoinSent
from rules.canal_du_midi.state import Asking, Bets, CanalDuMidiState, Pawns, Phase, Shown, Trading
from rules.canal_du_midi.steps.scoring import scores_of, sections_of, sum_of, total_of
from rules.kit.matters import matter_key
from rules.kit.names import name_text
from rules.records import Matter
from rules.values import Scalar, Text, Value
from rules.view import View


class CanalDuMidiView(View, frozen=True):
    """The position as everybody sees it, and the cards and the bet of one seat.

    ``sites_text`` is the component file; use :attr:`box`. Cards and sites are the numbers of
    :mod:`rules.canal_du_midi.components`. ``phase`` is what the game waits for.

    The canal: ``site`` is the one of this round, None when the game is over; ``to_come`` are those not yet
    revealed, in the order of the canal; ``pawns`` goes by site and holds the seats with a pawn there;
    ``delayed`` are the delayed sites in the order of their rounds (at the end some of them have pawns too).

    The cards: ``face_up`` are the rows by seat, ``face_down`` how many lie beside them, ``hand_sizes`` how
    many are held. ``hand`` and ``own_face_down`` are the seat's own, by points, None for the public; which of
    the face-down ones lies where, nobody knows. ``discards`` are by points; cards at the site are not in it.

    The round: ``first`` is the seat that began the game. ``has_bet`` goes by seat while bets are made, and
    ``bet`` is the seat's own one then. ``shown`` is this round's reveal, or until there is one, and after
    the end, the round before. While the game asks for reinforcements ``asked`` are those who had a coin,
    ``holders`` who keeps it in this asking, ``senders`` who sent it, in order. ``trader`` is the seat that
    may trade.

    ``coins`` goes by seat, ``supply`` are those still to be won, ``spent`` those out of the game. ``scores``
    are the recognition points by seat as they stand: pawns and coins; delayed sections come at the end.
    """

    game = "canal_du_midi"

    sites_text: str
    phase: Phase
    round: int
    first: int
    site: int | None
    to_come: tuple[int, ...]
    pawns: Pawns
    delayed: tuple[int, ...]
    face_up: tuple[tuple[int, ...], ...]
    face_down: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...] | None
    own_face_down: tuple[int, ...] | None
    discards: tuple[int, ...]
    has_bet: tuple[bool, ...]
    bet: int | None
    shown: Shown | None
    asked: tuple[int, ...]
    holders: tuple[int, ...]
    senders: tuple[int, ...]
    trader: int | None
    coins: tuple[int, ...]
    supply: int
    spent: int
    scores: tuple[int, ...]

    @property
    def box(self) -> Box:
        """Return the site cards, the worker cards and the other pieces."""
        return load_box(self.sites_text)

    @property
    def first_player(self) -> int:
        """Return the first player of this round (canal_du_midi.R6)."""
        return (self.first + self.round - 1) % self.seats

    @property
    def rounds(self) -> int:
        """Return how many rounds there are: one for each site."""
        return len(self.box.sites)

    @property
    def revealed(self) -> Shown | None:
        """Return the bets and reinforcements of this round, or None before its reveal."""
        return self.shown if self.shown is not None and self.shown.site == self.site else None

    @property
    def last_round(self) -> Shown | None:
        """Return how the round before went; None if there was none, and after this round's reveal."""
        return None if self.revealed is not None else self.shown

    @property
    def second_asking(self) -> bool:
        """Say whether somebody has sent a coin, so that answers now stand (canal_du_midi.R4)."""
        return bool(self.senders)

    @property
    def cards_for_coins(self) -> int:
        """Return how many discards there are for coins sent from now on, in this round.

        Coins that were sent before come first. In the first round there are none (canal_du_midi.R4).
        """
        return max(0, len(self.discards) - len(self.senders))

    @property
    def sections(self) -> tuple[int, ...]:
        """Return how many sections each seat has, by seat: the tie-break (canal_du_midi.R14)."""
        return tuple(sections_of(self.pawns, seat) for seat in range(self.seats))

    def need(self, site: int) -> int:
        """Return the worker points that a site needs with this number of seats."""
        return self.box.need(site, self.seats)

    def worth(self, site: int) -> int:
        """Return the recognition points of a site: its need with two seats."""
        return self.box.sites[site].worth

    def total(self, shown: Shown, seat: int) -> int:
        """Return the worker points of a seat in a round that was revealed."""
        return total_of(self.box, shown, seat)

    def sum(self, shown: Shown) -> int:
        """Return the worker points of all together in a round that was revealed."""
        return sum_of(self.box, shown)

    def words(self, kind: str, value: Scalar) -> Text | str:
        box = self.box
        match kind, value:
            case "site", int(site) if 0 <= site < len(box.sites):
                card = box.sites[site]
                return Text("site", {"numeral": NUMERALS[site], "name": name_text(card.id, card.name)})
            case "row_card", int(card) if card == FACE_DOWN:
                return Text("face-down")
            case "worker", int(card) if card in box.all_cards(self.seats):
                return self._worker(card)
            case "card" | "row_card", int(card) if card in box.all_cards(self.seats):
                colour = box.colour_of(card)
                if colour == self.seat:
                    return self._worker(card)
                return Text("coloured-card", {"card": self._worker(card), "colour": _colour(colour)})
            case _:
                raise ValueError(f"no {kind} {value!r}")

    def _worker(self, card: int) -> Text:
        worker = self.box.worker_of(card)
        return Text("card", {"points": worker.points, "worker": Text(f"worker-{worker.id}")})

    def values(self, kind: str) -> tuple[Scalar, ...]:
        match kind:
            case "site":
                return tuple(range(len(self.box.sites)))
            case "card" | "worker":
                return tuple(self.box.all_cards(self.seats))
            case "row_card":
                return (FACE_DOWN, *self.box.all_cards(self.seats))
            case _:
                return ()

    def open_matters(self) -> tuple[Matter, ...]:
        if self.site is None or not self.waiting_for:
            return ()
        return (self._matter(self.site),)

    def _matter(self, site: int) -> Matter:
        """Return the question of the step that is open, in the round of a site."""
        shown, asked = self.revealed, self.waiting_for
        round_now = (self.round, site, self.pawns, self.delayed)
        match self.phase:
            case Phase.PICK:
                return Matter(matter_key("pick", round_now), Text("matter-pick"), asked)
            case Phase.REINFORCE if shown is not None:
                return self._coins_matter(site, shown)
            case Phase.TRADE:
                about = round_now, shown, self.trader, self.face_up
                return Matter(matter_key("trade", about), Text("matter-trade"), asked, choices=(Decline(),))
            case _:
                text = Text("matter-bet", {"site": Value("site", site), "need": self.need(site)})
                bet = tuple(BetMade((seat,)) for seat, there in enumerate(self.has_bet) if there)
                return Matter(matter_key("bet", round_now, self.face_up), text, asked, bet)

    def _coins_matter(self, site: int, shown: Shown) -> Matter:
        """Return the question what becomes of coins; the second asking is one of its own."""
        facts = {"site": Value("site", site), "points": self.sum(shown), "need": self.need(site)}
        text = Text("matter-coins-again" if self.second_asking else "matter-coins", facts)
        sent = (CoinSent(seat, nth == 0) for nth, seat in enumerate(self.senders))
        return Matter(
            key=matter_key("coins", self.round, shown, self.pawns, self.asked, self.senders[:1]),
            text=self._asked(text),
            asked=self.waiting_for,
            answers=(*sent, *(CoinHeld((seat,)) for seat in self.holders)),
            choices=(Send(), Hold()),
        )

    def status(self) -> Text:
        if self.site is None:
            return Text("status-over")
        facts: dict[str, object] = {
            "round": self.round,
            "site": Value("site", self.site),
            "need": self.need(self.site),
        }
        seat = self.seat
        if seat is None:
            return Text("status-watching", facts)
        if self.bet is not None:
            return Text("status-has-bet", {**facts, "card": Value("card", self.bet)})
        if self.phase is Phase.REINFORCE and self.revealed is not None:
            facts |= {"points": self.sum(self.revealed), "coins": self.coins[seat]}
            if seat in self.waiting_for:
                return self._asked(Text(self._question(), facts))
            if seat in self.holders and not self.second_asking:
                return self._asked(Text("status-held", facts))
        if seat not in self.waiting_for:
            return Text("status-waiting", facts)
        if self.phase is Phase.TRADE:
            return Text("status-trade-hand" if not self.face_up[seat] else "status-trade", facts)
        return Text("status-pick" if self.phase is Phase.PICK else "status-bet", facts)

    def _question(self) -> str:
        """Return how the seat is asked about its coin: finally, alone, or with others (canal_du_midi.R4)."""
        if self.second_asking:
            return "status-ask-again"
        return "status-ask" if len(self.asked) > 1 else "status-ask-alone"

    def _asked(self, status: Text) -> Text:
        """Return what a seat is asked about its coin, with that it would bring nothing if that is so."""
        if self.cards_for_coins:
            return status
        return Text("status-in-vain", {"status": status, "discards": len(self.discards)})


def _colour(seat: int) -> Text:
    return Text("seat-colour", {"seat": seat})


def view_of(game: CanalDuMidiState, seat: int | None) -> CanalDuMidiView:
    """Return what a seat, or the public (None), may know of a game."""
    due = game.due
    bets = due.cards if isinstance(due, Bets) else (None,) * game.seats
    asking = due if isinstance(due, Asking) else Asking(())
    return CanalDuMidiView(
        seat=seat,
        seats=game.seats,
        waiting_for=game.waiting_for,
        outcome=game.outcome,
        sites_text=game.sites,
        phase=game.phase,
        round=game.round,
        first=game.first,
        site=game.site,
        to_come=game.to_come,
        pawns=game.pawns,
        delayed=game.delayed,
        face_up=game.face_up,
        face_down=tuple(map(len, game.face_down)),
        hand_sizes=tuple(map(len, game.hands)),
        hand=None if seat is None else game.hands[seat],
        own_face_down=None if seat is None else game.face_down[seat],
        discards=game.discards,
        has_bet=tuple(card is not None for card in bets),
        bet=None if seat is None else bets[seat],
        shown=game.shown,
        asked=asking.asked,
        holders=asking.held,
        senders=asking.senders,
        trader=due.seat if isinstance(due, Trading) else None,
        coins=game.coins,
        supply=game.supply,
        spent=game.spent,
        scores=scores_of(game),
    )
