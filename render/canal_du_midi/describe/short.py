"""The short description, for the alt text: the most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from render.canal_du_midi.describe.facts import numerals
from render.kit.description import none_or, result
from rules.canal_du_midi import events as happened
from rules.canal_du_midi.components import NUMERALS
from rules.canal_du_midi.state import Shown
from rules.canal_du_midi.view import CanalDuMidiView
from rules.language.story import narrate
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

_NOT_NARRATED = (
    happened.BetShown,
    happened.PointsCounted,
    happened.Reinforced,
    happened.NotReinforced,
    happened.SiteRevealed,
    happened.BetMade,
    happened.BetCard,
    happened.CoinHeld,
    happened.TradeDeclined,
    happened.GameEnded,
)


def sentences(view: CanalDuMidiView, words: Words, events: Sequence[Event]) -> Iterator[str]:
    """Yield the sentences in order: who is waited for and for what, points, bets, the seats, what happened.

    The bets are those of this round or, until they are turned over, of the round before.
    """
    yield _who_acts(view, words)
    scores = (f"{words.value('seat', seat)} {view.scores[seat]}" for seat in range(view.seats))
    yield words.text("describe-scores", scores=", ".join(scores))
    if view.shown is not None:
        yield _bets(view, words, view.shown)
    if view.site is not None:
        for seat in range(view.seats):
            yield _player(view, words, seat)
    yield _stores(view, words)
    yield from _canal(view, words)
    yield from narrate(words, (event for event in events if not isinstance(event, _NOT_NARRATED)))


def _who_acts(view: CanalDuMidiView, words: Words) -> str:
    if view.site is None:
        return result(view, words)
    return words.text(
        f"describe-waiting-{view.phase.value}",
        round=view.round,
        site=Value("site", view.site),
        need=view.need(view.site),
        waiting=tuple(Value("seat", seat) for seat in view.waiting_for),
    )


def _bets(view: CanalDuMidiView, words: Words, shown: Shown) -> str:
    bets = (f"{words.value('seat', seat)} {_points(view, shown, seat)}" for seat in range(view.seats))
    return words.text(
        "describe-shown-short",
        site=NUMERALS[shown.site],
        bets=", ".join(bets),
        sum=view.sum(shown),
        need=view.need(shown.site),
    )


def _points(view: CanalDuMidiView, shown: Shown, seat: int) -> str:
    """Return what a seat laid at the site, as a sum such as ``3+5``."""
    return "+".join(str(view.box.points_of(card)) for card in shown.cards_of(seat))


def _canal(view: CanalDuMidiView, words: Words) -> Iterator[str]:
    """Yield the built sections with their owners, the delayed sites and those still to come."""
    built = [
        f"{NUMERALS[site]} {words.join([words.value('seat', seat) for seat in there])}"
        for site, there in enumerate(view.pawns)
        if there
    ]
    if built:
        yield words.text("describe-sections-short", sections=", ".join(built))
    if view.delayed:
        yield words.text("describe-delayed-short", sites=numerals(words, view.delayed))
    if view.to_come:
        yield words.text("describe-to-come-short", sites=numerals(words, view.to_come))


def _player(view: CanalDuMidiView, words: Words, seat: int) -> str:
    row = [str(view.box.points_of(card)) for card in view.face_up[seat]]
    return words.text(
        "describe-player-short",
        name=Value("seat", seat),
        row=none_or(words, row),
        down=view.face_down[seat],
        hand=view.hand_sizes[seat],
        coins=view.coins[seat],
    )


def _stores(view: CanalDuMidiView, words: Words) -> str:
    """Return the coins to be won and the discards, as the values of the cards by their number."""
    kinds = len(view.box.workers)
    counts = Counter(card % kinds for card in view.discards)
    discards = [f"{counts[kind]} × {view.box.workers[kind].points}" for kind in range(kinds) if counts[kind]]
    return words.text("describe-stores-short", supply=view.supply, discards=none_or(words, discards))
