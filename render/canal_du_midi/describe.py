"""Canal du Midi in words: a short text beside the picture, and a long one to play from without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from render.kit.description import joined
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.box import NUMERALS
from rules.canal_du_midi.pieces import Phase, Shown
from rules.canal_du_midi.scoring import links_of, tents_of
from rules.canal_du_midi.view import CanalDuMidiView
from rules.game import Event
from rules.language.words import Words
from rules.values import Text, Value

_CARDS_LAID = (happened.BetShown, happened.PointsCounted, happened.Reinforced, happened.NotReinforced)
_GOES_WITHOUT_SAYING = (
    *_CARDS_LAID,
    happened.SiteRevealed,
    happened.BetMade,
    happened.BetCard,
    happened.CoinHeld,
    happened.TradeDeclined,
    happened.GameEnded,
)


def describe(view: CanalDuMidiView, words: Words, events: Sequence[Event], long: bool) -> str:
    """The short or the long description of a view."""
    if long:
        return joined(_Long(view, words).lines(events), "\n")
    return joined(_Short(view, words).sentences(events))


def describe_hand(view: CanalDuMidiView, words: Words) -> str:
    """The cards of the view's seat, its bet, and what lies in front of it."""
    return joined(_Long(view, words).own(), "\n")


class _Told:
    """What both descriptions need."""

    def __init__(self, view: CanalDuMidiView, words: Words) -> None:
        self.view = view
        self.words = words
        self.box = view.box
        self.say = words.text

    def none_or(self, said: Sequence[str]) -> str:
        return ", ".join(said) if said else self.say("describe-none")

    def seats(self, seats: Sequence[int]) -> str:
        return self.none_or([self.words.value("seat", seat) for seat in seats])

    def numerals(self, sites: Iterable[int]) -> str:
        return self.none_or([NUMERALS[site] for site in sites])

    def over(self) -> str:
        winners = self.view.outcome.winners if self.view.outcome is not None else ()
        listed = self.words.listed([self.words.value("seat", seat) for seat in winners])
        return self.say("describe-over", count=len(winners), winners=listed)

    def points(self, shown: Shown, seat: int) -> str:
        """What a seat laid at the site, as a sum."""
        return "+".join(str(self.box.points_of(card)) for card in shown.cards_of(seat))


class _Short(_Told):
    """The alt text: who is waited for and for what, the points, what happened, then the board."""

    def sentences(self, events: Sequence[Event]) -> Iterable[str]:
        view, say = self.view, self.say
        yield self._who_acts()
        scores = (f"{self.words.value('seat', seat)} {view.scores[seat]}" for seat in range(view.seats))
        yield say("describe-scores", scores=", ".join(scores))
        shown = view.shown
        if shown is not None and (
            view.revealed is not None or any(isinstance(e, _CARDS_LAID) for e in events)
        ):
            bets = (
                f"{self.words.value('seat', seat)} {self.points(shown, seat)}" for seat in range(view.seats)
            )
            yield say(
                "describe-shown-short",
                site=NUMERALS[shown.site],
                bets=", ".join(bets),
                sum=view.sum(shown),
                need=view.need(shown.site),
            )
        for event in events:
            if not isinstance(event, _GOES_WITHOUT_SAYING):
                yield self.words.event(event)
        built = [
            f"{NUMERALS[site]} {self.words.listed([self.words.value('seat', seat) for seat in there])}"
            for site, there in enumerate(view.pawns)
            if there
        ]
        if built:
            yield say("describe-sections-short", sections=", ".join(built))
        if view.delayed:
            yield say("describe-delayed-short", sites=self.numerals(view.delayed))
        if view.to_come:
            yield say("describe-to-come-short", sites=self.numerals(view.to_come))
        if view.site is not None:
            for seat in range(view.seats):
                row = [str(self.box.points_of(card)) for card in view.face_up[seat]]
                yield say(
                    "describe-player-short",
                    name=Value("seat", seat),
                    row=self.none_or(row),
                    coins=view.coins[seat],
                )

    def _who_acts(self) -> str:
        view = self.view
        if view.site is None:
            return self.over()
        return self.say(
            f"describe-waiting-{view.phase.value}",
            round=view.round,
            site=Value("site", view.site),
            need=view.need(view.site),
            waiting=tuple(Value("seat", seat) for seat in view.waiting_for),
        )


class _Long(_Told):
    """The long description: every public fact once or more, in a fixed order."""

    def lines(self, events: Sequence[Event]) -> Iterable[str]:
        """All lines; an empty line between the groups."""
        groups = (
            self._round(),
            self._players(),
            self.own() if self.view.seat is not None else [],
            self._canal(),
            self._stores(),
            self._happened(events),
        )
        yield "\n\n".join(joined(group, "\n") for group in groups if group)

    def _cards(self, cards: Sequence[int], holder: int | None) -> str:
        """Cards in order; those that are not in the holder's colour with theirs."""
        return self.none_or([self._card(card, holder) for card in cards])

    def _card(self, card: int, holder: int | None) -> str:
        colour = self.box.colour_of(card)
        if colour == holder:
            return self.words.value("worker", card)
        worker = self.box.worker_of(card)
        return self.say(
            "describe-coloured",
            points=worker.points,
            worker=Text(f"worker-{worker.id}"),
            colour=self._colour(colour),
        )

    def _colour(self, seat: int) -> str:
        return self.say("seat-colour", seat=seat)

    def _round(self) -> list[str]:
        view, say = self.view, self.say
        lines = [
            say(
                "describe-title",
                round=view.round,
                rounds=view.rounds,
                seats=view.seats,
                first=Value("seat", view.first_player),
                began=Value("seat", view.first),
            )
        ]
        if view.outcome is not None:
            lines.append(self.over())
            final = (
                f"{self.words.value('seat', seat)} {points}"
                for seat, points in enumerate(view.outcome.scores)
            )
            lines.append(say("describe-final", scores=", ".join(final)))
        if view.site is not None:
            lines.append(say("describe-site-now", site=Value("site", view.site), need=view.need(view.site)))
        lines.append(say(f"describe-phase-{view.phase.value}"))
        if view.waiting_for:
            lines.append(say("describe-waiting", waiting=self.seats(view.waiting_for)))
        if any(view.has_bet) or view.phase is Phase.BET:
            bet = [seat for seat, done in enumerate(view.has_bet) if done]
            lines.append(say("describe-has-bet", seats=self.seats(bet)))
        if view.revealed is not None:
            lines.append(say("describe-revealed"))
            lines += self._shown(view.revealed)
        if view.asked or view.held or view.senders:
            asking = "describe-second-asking" if view.second_asking else "describe-first-asking"
            lines.append(
                say(
                    asking,
                    asked=self.seats(view.asked),
                    held=self.seats(view.held),
                    senders=self.seats(view.senders),
                )
            )
        if view.trader is not None:
            lines.append(say("describe-trader", seat=Value("seat", view.trader)))
        if view.last_round is not None:
            site = Value("site", view.last_round.site)
            lines.append(say("describe-last-round", site=site))
            lines += self._shown(view.last_round)
        return lines

    def _shown(self, shown: Shown) -> list[str]:
        """The cards at a site: bets, reinforcements in their order, the sum, and who won."""
        view, say = self.view, self.say
        lines = [
            say(
                "describe-bet",
                name=Value("seat", seat),
                card=self._card(card, seat),
                total=view.total(shown, seat),
            )
            for seat, card in enumerate(shown.bets)
        ]
        for sent in shown.reinforcements:
            card = say("describe-nothing") if sent.card is None else self._card(sent.card, sent.seat)
            lines.append(say("describe-reinforcement", name=Value("seat", sent.seat), card=card))
        lines.append(say("describe-sum", sum=view.sum(shown), need=view.need(shown.site)))
        if shown.winners is not None:
            lines.append(
                say("describe-won", winners=self.seats(shown.winners))
                if shown.winners
                else say("describe-not-won")
            )
        return lines

    def _players(self) -> list[str]:
        view, say = self.view, self.say
        in_play = tuple(() if site in view.delayed else there for site, there in enumerate(view.pawns))
        lines: list[str] = []
        for seat in range(view.seats):
            lines.append(
                say(
                    "describe-player",
                    name=Value("seat", seat),
                    colour=self._colour(seat),
                    points=view.scores[seat],
                    coins=view.coins[seat],
                    hand=view.hand_sizes[seat],
                    row=self._cards(view.face_up[seat], seat),
                    down=view.face_down[seat],
                    sections=view.sections[seat],
                    tents=tents_of(self.box, in_play, seat),
                )
            )
            links = [f"{NUMERALS[start]}–{NUMERALS[end]}" for start, end in links_of(self.box, in_play, seat)]
            if links:
                lines.append(say("describe-links", name=Value("seat", seat), links=", ".join(links)))
        return lines

    def own(self) -> list[str]:
        """What the view's seat alone knows, and its row."""
        view, say, seat = self.view, self.say, self.view.seat
        if seat is None:
            return []
        lines = [say("describe-hand", cards=self._cards(view.hand or (), seat))]
        if view.bet is not None:
            lines.append(say("describe-own-bet", card=self._card(view.bet, seat)))
        lines.append(say("describe-own-row", cards=self._cards(view.face_up[seat], seat)))
        if view.own_face_down:
            lines.append(say("describe-own-face-down", cards=self._cards(view.own_face_down, seat)))
        return lines

    def _canal(self) -> list[str]:
        view, say = self.view, self.say
        lines: list[str] = []
        for site, card in enumerate(self.box.sites):
            marks = [
                say(key)
                for key, there in (("describe-city", card.city), ("describe-tent", card.tent))
                if there
            ]
            lines.append(
                say(
                    "describe-site",
                    site=Value("site", site),
                    state=", ".join(self._states(site)),
                    need=view.need(site),
                    worth=view.worth(site),
                    marks=self.none_or(marks),
                )
            )
        if view.delayed:
            lines.append(say("describe-delayed", sites=self.numerals(view.delayed)))
        lines.append(say("describe-to-come", sites=self.numerals(view.to_come)))
        return lines

    def _states(self, site: int) -> Iterable[str]:
        view, say = self.view, self.say
        there = view.pawns[site]
        if site in view.delayed:
            yield say("describe-state-delayed")
        if len(there) > 1:
            yield say("describe-state-shared", seats=self.seats(there))
        elif there:
            yield say("describe-state-built", seats=self.seats(there))
        if site == view.site:
            yield say("describe-state-now")
        if site in view.to_come:
            yield say("describe-state-to-come")

    def _stores(self) -> list[str]:
        view, say = self.view, self.say
        counts = Counter(view.discards)
        discards: list[str] = []
        for kind in range(len(self.box.workers)):
            colours = [(seat, counts[self.box.card(seat, kind)]) for seat in range(view.seats)]
            count = sum(number for _, number in colours)
            if count:
                told = [f"{self._colour(seat)} {number}" for seat, number in colours if number]
                card = Text("card", self._worker_words(kind))
                discards.append(say("describe-discarded", count=count, card=card, colours=", ".join(told)))
        each = [
            say("describe-count", count=worker.cards, card=Text("card", self._worker_words(kind)))
            for kind, worker in enumerate(self.box.workers)
        ]
        return [
            say(
                "describe-coins",
                supply=view.supply,
                spent=view.spent,
                points=self.box.coin_points,
            ),
            say(
                "describe-discards",
                count=len(view.discards),
                cards="; ".join(discards) or say("describe-none"),
            ),
            say("describe-set", cards=", ".join(each)),
        ]

    def _worker_words(self, kind: int) -> dict[str, object]:
        worker = self.box.workers[kind]
        return {"points": worker.points, "worker": Text(f"worker-{worker.id}")}

    def _happened(self, events: Sequence[Event]) -> list[str]:
        if not events:
            return []
        return [self.say("describe-happened"), *(self.words.event(event) for event in events)]
