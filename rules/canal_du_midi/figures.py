"""The positions that the rulebook and the lesson of Canal du Midi show."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from rules.canal_du_midi.actions import Bet, Hold, Send
from rules.canal_du_midi.components import FILE, NUMERALS
from rules.canal_du_midi.game import CanalDuMidi
from rules.canal_du_midi.state import Asking, Bets
from rules.kit.component_files import packaged
from rules.kit.figures import Figure, LessonPage, played
from rules.randomness import Randomness

_SEATS = 3
_RED, _YELLOW, _GREEN = range(_SEATS)


def _before(
    at: str,
    bets: tuple[int, ...],
    pawns: Mapping[str, tuple[int, ...]],
    *,
    delayed: str = "",
    sender: int | None = None,
    last: bool = False,
) -> CanalDuMidi:
    """Return a game before the bets of a round at a site, in which the seats hold cards of these points.

    ``pawns`` are the seats on sections built before, ``delayed`` the sections that were not. For whoever is
    the ``sender`` a 2 of the own colour lies among the discards. In the ``last`` round no other site is to
    come.
    """
    text = packaged(CanalDuMidi.package, FILE)
    fresh = CanalDuMidi.new(_SEATS, Randomness("figure"), _RED, sites=text)
    box, before = fresh.box, {*pawns, *delayed.split()}
    site, late = NUMERALS.index(at), tuple(map(NUMERALS.index, delayed.split()))
    to_come = () if last else tuple(n for n, name in enumerate(NUMERALS) if name not in {at, *before})
    discards = () if sender is None else (box.card(sender, 2),)
    hands: list[tuple[int, ...]] = []
    face_up: list[tuple[int, ...]] = []
    face_down: list[tuple[int, ...]] = []
    for seat, points in enumerate(bets):
        bet = box.card(seat, points)
        others = list(box.set_of(seat))
        others.remove(bet)
        if seat == sender:
            others.remove(box.card(seat, 2))
        split = box.start.face_up + box.start.face_down
        face_up.append(tuple(others[: box.start.face_up]))
        face_down.append(tuple(others[box.start.face_up : split]))
        hands.append(box.sorted((bet, *others[split:])))
    return replace(
        fresh,
        round=len(before) + 1,
        site=site,
        to_come=to_come,
        queue=(Bets((None,) * _SEATS),),
        hands=tuple(hands),
        face_up=tuple(face_up),
        face_down=tuple(face_down),
        discards=discards,
        pawns=tuple(pawns.get(name, ()) for name in NUMERALS),
        delayed=late,
    )


def _betting(game: CanalDuMidi, bets: tuple[int, ...]) -> Figure:
    """Return the figure of the first seats' bets of cards of these points."""
    box = game.box
    return played(game, *((seat, Bet(box.card(seat, points))) for seat, points in enumerate(bets)))


def _round(
    at: str,
    bets: tuple[int, ...],
    pawns: Mapping[str, tuple[int, ...]],
    *,
    delayed: str = "",
    sender: int | None = None,
    last: bool = False,
) -> Figure:
    """Return the figure of a round at a site in which the seats bet cards of these points.

    Whoever is the ``sender`` sends a coin, for which a 2 of the own colour comes; all others hold theirs. The
    rest is as in :func:`_before`.
    """
    figure = _betting(_before(at, bets, pawns, delayed=delayed, sender=sender, last=last), bets)
    while isinstance(figure.game, CanalDuMidi) and isinstance(figure.game.due, Asking):
        seat = sender if sender in figure.game.waiting_for else figure.game.waiting_for[0]
        answered = played(figure.game, (seat, Send() if seat == sender else Hold()))
        figure = Figure(answered.game, figure.events + answered.events)
    return figure


def _site() -> Figure:
    """Show a site on which one of three has bet."""
    pawns = {"II": (_GREEN,), "V": (_RED,), "VIII": (_YELLOW,)}
    return _betting(_before("VI", (3, 4, 2), pawns, delayed="III"), (3,))


def _bets() -> Figure:
    """Show bets of 4, 1 and 3 where 9 are needed, while coins are asked for."""
    bets = (4, 1, 3)
    return _betting(_before("III", bets, {"II": (_GREEN,)}, sender=_RED), bets)


def _award() -> Figure:
    """Show bets of 4, 1 and 3 where 9 are needed: red's reinforcement builds the section."""
    return _round("III", (4, 1, 3), {"II": (_GREEN,)}, sender=_RED)


def _tie() -> Figure:
    """Show two totals that are the highest: each has a pawn on the section."""
    return _round("VI", (3, 3, 2), {"V": (_GREEN,)})


def _delayed() -> Figure:
    """Show a section that is delayed because one point is missing."""
    return _round("VI", (2, 2, 1), {"V": (_RED,), "VII": (_RED,)})


def _delayed_end() -> Figure:
    """Show the last round, after which a delayed section goes to who has both its neighbours."""
    pawns = {"I": (_GREEN,), "II": (_YELLOW,), "III": (_GREEN,), "IV": (_RED,), "VI": (_RED,)}
    pawns |= {"VII": (_YELLOW,), "VIII": (_GREEN,)}
    return _round("IX", (3, 5, 2), pawns, delayed="V", last=True)


def _cities() -> Figure:
    """Show how the last section between two cities brings red a coin."""
    pawns = {"IV": (_RED,), "V": (_RED, _GREEN), "VII": (_RED,), "VIII": (_RED,)}
    return _round("VI", (5, 2, 3), pawns)


FIGURES: Mapping[str, Callable[[], Figure]] = {
    "award": _award,
    "tie": _tie,
    "delayed": _delayed,
    "delayed-end": _delayed_end,
    "cities": _cities,
    "site": _site,
    "bets": _bets,
}

LESSON = (
    LessonPage("goal", "site"),
    LessonPage("round", "bets"),
    LessonPage("award", "award"),
    LessonPage("cities", "cities"),
    LessonPage("end", "delayed-end"),
)
"""What a newcomer reads before the first round."""
