"""What came of games, in words that can be read aloud: a line for each thing that is counted."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.i18n.catalogue import translate
from bot.table import GameStatistics, KindStatistics, Rating, Spread, Status, TurnScore, gains
from bot.ui.names import marked_names
from bot.ui.paces import length_text
from bot.ui.ratings import rating_line
from rules.language.words import Words

_QUARTERED = 4
"""Of so many numbers it is said between which half of them are."""
_HOUR, _MINUTE = 60 * 60 * 1000, 60 * 1000


def kind_lines(one: KindStatistics, rating: Rating | None, language: str, *, of_person: bool) -> list[str]:
    """Return what came of the games of a kind, of one person or of a whole server."""
    title = Words(one.kind, language).text("title")
    lines = [translate(language, "stats-kind", game=title), _ended_line(one, language)]
    if rating is not None:
        lines.append(rating_line("stats-rating", rating, language))
    if of_person and one.played:
        lines.append(_share(language, "stats-won", one.won, one.played))
    lines += [
        _share(language, "stats-seat", of.won, of.played, seat=str(seat + 1), seats=str(seats))
        for (seats, seat), of in one.seats.items()
    ]
    if one.points is not None:
        lines.append(_spread_line("stats-points", one.points, language))
    if one.rounds is not None:
        lines.append(_spread_line("stats-length-rounds", one.rounds, language))
    if one.hours is not None:
        lines.append(_hours_line(one.hours, language))
    if one.waits:
        key = "stats-waits-person" if of_person else "stats-waits-server"
        lines.append(_waits(key, one.waited, one.waits, language))
    return lines


def _ended_line(one: KindStatistics, language: str) -> str:
    return translate(
        language,
        "stats-ended",
        ended=str(one.ended),
        finished=str(one.finished),
        stopped=str(one.ended - one.finished),
        resigned=str(one.resigned),
    )


def _share(language: str, key: str, won: int, played: int, **named: str) -> str:
    share = str(round(100 * won / played))
    return translate(language, key, won=str(won), played=str(played), share=share, **named)


def _spread_line(key: str, spread: Spread, language: str) -> str:
    return translate(
        language,
        key,
        spread=spread_key(spread),
        mean=_decimal(spread.mean, language),
        low=str(spread.low),
        quarter=str(spread.quarter),
        middle=median_text(spread, language),
        three_quarters=str(spread.three_quarters),
        high=str(spread.high),
    )


def _decimal(number: Fraction, language: str) -> str:
    """Return a number with one decimal."""
    whole, tenth = divmod(abs(round(10 * number)), 10)
    return ("−" if number < 0 else "") + translate(language, "decimal", whole=str(whole), tenth=str(tenth))


def _hours_line(spread: Spread, language: str) -> str:
    low, middle, high = (
        length_text(one, language) for one in (spread.low, round(spread.middle), spread.high)
    )
    return translate(language, "stats-length", spread=spread_key(spread), low=low, middle=middle, high=high)


def median_text(spread: Spread, language: str) -> str:
    """Return a median, with a decimal where it is no whole number."""
    middle = spread.middle
    return str(middle) if middle.denominator == 1 else _decimal(middle, language)


def spread_key(spread: Spread) -> str:
    """Return the key of whether there is a spread at all, and enough to say where half of it is."""
    if spread.low == spread.high:
        return "none"
    return "few" if spread.count < _QUARTERED else "some"


def _waits(key: str, waited: int, waits: int, language: str, **named: str) -> str:
    """Return how often somebody was waited for, and how long on average."""
    mean = waited / max(1, waits)
    minutes = round(mean / _MINUTE) if mean >= _MINUTE else 0
    time = (
        translate(language, "stats-minutes", count=minutes)
        if minutes < 60
        else length_text(round(mean / _HOUR), language)
    )
    return translate(language, key, count=waits, time=time, **named)


def game_lines(found: GameStatistics, language: str) -> list[str]:
    """Return what came of a game: how long it was, and for each seat points and waiting."""
    info, result = found.info, found.result
    length = length_text(result.hours, language)
    title = Words(info.kind, language).text("title")
    lines = [
        translate(language, "stats-game-head", game=title),
        translate(language, "stats-game-length", rounds=result.rounds, time=length),
    ]
    if result.status != Status.FINISHED:
        lines.append(translate(language, "stats-game-stopped"))
    names = marked_names(info, language)
    last = {one.seat: one for one in result.people}
    for seat, one in last.items():
        parts = [names[seat]]
        if one.points is not None:
            key = "stats-game-won" if one.won else "stats-game-points"
            parts = [translate(language, key, name=names[seat], points=one.points)]
        if one.waits:
            parts.append(_waits("stats-game-waits", one.waited or 0, one.waits, language))
        lines.append("- " + " · ".join(parts))
    # What follows a list at once would be drawn as a part of it.
    return [*lines, ""]


def round_lines(
    rounds: Sequence[tuple[int, TurnScore, Sequence[int]]], names: Sequence[str], language: str
) -> list[str]:
    """Return what rounds brought: of each its number, its last turn, and the points before."""
    return [
        translate(
            language,
            "stats-round",
            number=str(number),
            points=" · ".join(
                f"{name} {points} ({gain:+d})".replace("-", "−")
                for name, points, gain in zip(names, turn.points, gains(turn.points, before), strict=True)
            ),
        )
        for number, turn, before in rounds
    ]
