"""A ranking in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from bot.i18n.catalogue import translate
from bot.preferences.settings import Scope
from bot.table import Person, Rating
from bot.ui.message import TEXT_LIMIT
from bot.ui.names import level_name, person_name
from bot.ui.ratings import rating_line
from bot.ui.services import Services
from rules.language.words import Words

_MOST = 40
"""So many people are shown at most; as many as there is room for where their names are long."""


async def ranking_text(services: Services, guild_id: int, scope: Scope, kind: str, language: str) -> str:
    """Return the ranking of a game in a server: of who is shown there, those without a rank apart, and bots.

    Whoever keeps out leaves no gap: ranks are among those who are shown.
    """
    found = await services.tables.rankings.of(guild_id, kind)
    shown = [one for one in found.people if _is_shown(services, scope, one[0])]
    ranked = [one for one in shown if one[1].ranks][:_MOST]
    others = [one for one in shown if not one[1].ranks][: _MOST - len(ranked)]
    people = [translate(language, "ranking-head", game=Words(kind, language).text("title"))]
    if not shown:
        people.append(translate(language, "ranking-none"))
    people += _ranked(ranked, language)
    if others:
        people.append(translate(language, "ranking-without"))
        without = [(person_name(one, language), of) for one, of in others]
        people += [rating_line("ranking-unranked", of, language, name) for name, of in without]
    below = list[str]()
    if found.levels:
        below.append(translate(language, "ranking-levels"))
        below += [
            rating_line("ranking-level", of, language, level_name(one, language)) for one, of in found.levels
        ]
    # What follows a list at once would be drawn as a part of it.
    below = [*(["", *below] if below else []), "", translate(language, "ranking-how")]
    return "\n".join([*_fitting(people, TEXT_LIMIT - len("\n".join(below)) - 1), *below])


def _is_shown(services: Services, scope: Scope, person: Person) -> bool:
    return person.discord_id is not None and services.preferences.in_rankings(person.discord_id, scope)


def _ranked(ranked: Sequence[tuple[Person, Rating]], language: str) -> list[str]:
    """Return the lines of those who have a rank; who has the same number has the same rank."""
    numbers = [rating.number for _, rating in ranked]
    return [
        f"{numbers.index(rating.number) + 1}\\. "
        + rating_line("ranking-ranked", rating, language, person_name(person, language))
        for person, rating in ranked
    ]


def _fitting(lines: Sequence[str], room: int) -> Sequence[str]:
    """Return the first lines for which there is room, in characters with a line break each."""
    ends = accumulate(len(line) + 1 for line in lines)
    return lines[: sum(end <= room for end in ends)]
