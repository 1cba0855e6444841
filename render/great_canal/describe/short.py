"""The short description, for the alt text: the most important first.

Numbers are handed over as they are written: a language file that formats them takes longer than all the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from render.great_canal.describe import facts
from render.great_canal.describe.offer import offer_lines
from render.kit.description import ALT_TEXT_LIMIT, result
from rules.great_canal import events as e
from rules.great_canal.components.kinds import TRACKS
from rules.great_canal.decisions import Founding
from rules.great_canal.view import GreatCanalView
from rules.language.story import narrate
from rules.language.words import Words
from rules.records import Event
from rules.values import Value

_SEEN_ELSEWHERE = (e.FleetSailed, e.GameEnded, e.Rolled, e.TurnEnded)
"""What stands in other sentences."""


def short_text(view: GreatCanalView, words: Words, events: Sequence[Event]) -> str:
    """Return as many of the sentences as an alt text has room for, and the one that it has not room for."""
    return " ".join(_while_there_is_room(sentences(view, words, events)))


def _while_there_is_room(found: Iterable[str]) -> Iterator[str]:
    """Yield sentences up to the one that an alt text has no room for; those after it are not even made."""
    length = 0
    for sentence in found:
        if sentence:
            yield sentence
            length += len(sentence) + 1
            if length > ALT_TEXT_LIMIT:
                return


def sentences(view: GreatCanalView, words: Words, events: Sequence[Event]) -> Iterator[str]:
    """Yield the sentences: who acts, points, dice, offer, barbarians, hands, what happened, the map."""
    yield _now(view, words)
    yield _scores(view, words)
    yield from _dice(view, words)
    if view.offer is not None:
        yield from offer_lines(words, view.offer)
    yield words.text(
        "describe-fleet-short",
        left=view.prices.text.fleet - view.barbarians.position,
        attack=str(view.attack_strength),
        defence=str(sum(view.defences)),
    )
    yield _canal(view, words)
    for seat in range(view.seats):
        yield _seat(view, words, seat)
    yield words.text(
        "describe-marks-short",
        robber=Value("hex", view.robber),
        route=facts.holder(words, view.route),
        merchant=facts.holder(words, view.merchant_seat),
    )
    yield from _single_points(view, words)
    yield from narrate(words, (event for event in events if not isinstance(event, _SEEN_ELSEWHERE)))
    for seat in range(view.seats):
        yield _built(view, words, seat)


def _now(view: GreatCanalView, words: Words) -> str:
    if view.outcome is not None:
        return result(view, words)
    waiting, what = facts.waiting(view, words), facts.what_is_waited_for(view, words)
    if isinstance(view.decision, Founding):
        return words.text("describe-set-up", waiting=waiting, what=what)
    return words.text(
        "describe-now",
        turn=str(view.turn_number),
        seat=Value("seat", view.active),
        waiting=waiting,
        what=what,
    )


def _scores(view: GreatCanalView, words: Words) -> str:
    scores = (f"{words.value('seat', seat)} {points}" for seat, points in enumerate(view.scores))
    return words.text("describe-scores", goal=str(view.prices.goal(view.seats)), scores=", ".join(scores))


def _dice(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield what was rolled, if it was."""
    dice = view.turn.dice
    if dice is not None:
        yield words.text(
            "describe-rolled",
            sum=str(dice.red + dice.yellow),
            red=str(dice.red),
            yellow=str(dice.yellow),
            event=facts.event_face(words, dice.event),
        )


def _canal(view: GreatCanalView, words: Words) -> str:
    if view.flooded:
        return words.text("describe-canal-done-short")
    return words.text("describe-canal-short", dug=str(len(view.dug)), needed=str(view.board.to_dig))


def _seat(view: GreatCanalView, words: Words, seat: int) -> str:
    return words.text(
        "describe-seat-short",
        name=Value("seat", seat),
        goods=str(view.hand_sizes[seat]),
        progress=str(sum(view.progress_counts[seat])),
        chips=str(view.chips[seat]),
        strength=str(view.defences[seat]),
        levels=facts.levels(view.levels[seat]),
    )


def _single_points(view: GreatCanalView, words: Words) -> Iterator[str]:
    """Yield who has points by metropolises, as Defender of Catan and by cards laid open, if anybody has."""
    metropolises = [
        f"{words.value('seat', holder)} {words.value('track', track)}"
        for track, holder in zip(TRACKS, view.metropolis_holders, strict=True)
        if holder is not None
    ]
    defenders = [f"{words.value('seat', seat)} {count}" for seat, count in enumerate(view.defenders) if count]
    opened = [
        f"{words.value('seat', seat)} {words.value('card', card)}"
        for seat, cards in enumerate(view.opened)
        for card in cards
    ]
    for key, items in (("metropolises", metropolises), ("defenders", defenders), ("opened", opened)):
        if items:
            yield words.text(f"describe-{key}-short", items=", ".join(items))


def _built(view: GreatCanalView, words: Words, seat: int) -> str:
    """Return where the buildings and knights of a seat stand; "" if it has none."""
    realm = view.pieces.realms[seat]
    if not realm.corners:
        return ""
    knights = (f"{words.value('corner', knight.corner)} {knight.level}" for knight in realm.knights)
    return words.text(
        "describe-built-short",
        name=Value("seat", seat),
        settlements=facts.listed(facts.places(words, "corner", realm.settlements)),
        cities=facts.listed(facts.places(words, "corner", (*realm.cities, *realm.fallen))),
        knights=facts.listed(knights),
    )
