"""Where everybody's points came from, best first: the table of a game that is over, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n.catalogue import translate
from rules import Game
from rules.language.words import Words
from rules.records import UNDIVIDED, Tally
from rules.values import Value


def final_table(words: Words, game: Game) -> str:
    """Return a heading and a line for each seat, in Discord's markup; "" where that may not be known yet.

    ``words`` name the people, safe in markup, and hold the public view. A line says the place, shared by
    those who are tied, the name, the points, and what brought them, the most first. Of a game that was
    stopped it is how the points stood then.
    """
    heading = "final-table-stopped" if game.outcome is None else "final-table"
    lines = [f"- {line}" for line in _lines(words, game, "final-line")]
    return "\n".join([f"**{translate(words.language, heading)}**", *lines]) if lines else ""


def final_sentences(words: Words, game: Game) -> list[str]:
    """Return the lines of the table without markup, to be read aloud; ``words`` name people as they are."""
    return list(_lines(words, game, "final-sentence"))


def _lines(words: Words, game: Game, key: str) -> Iterator[str]:
    """Yield a line by a text for each who has points or a seat, the best first."""
    tallies = sorted(game.points_by_source(), key=lambda one: _rank(game, one))
    ranks = [_rank(game, one) for one in tallies]
    for one, rank in zip(tallies, ranks, strict=True):
        sources = sorted(one.sources, key=lambda source: -source.points)
        named = [words.points_from(source) for source in sources if source.source != UNDIVIDED]
        yield translate(
            words.language,
            key,
            place=ranks.index(rank) + 1,
            tied="yes" if ranks.count(rank) > 1 else "no",
            name=words.value(one.who.kind, one.who.value),
            points=one.points,
            sources=words.join(named),
            told="yes" if named else "no",
        )


def _rank(game: Game, tally: Tally) -> tuple[bool, int]:
    """Return by what somebody stands before others: those who have won, then whoever has more points."""
    winners = () if game.outcome is None else game.outcome.winners
    return tally.who not in [Value("seat", seat) for seat in winners], -tally.points
