"""A ranking in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class _Listed:
    """Some ``count`` people of a ranking under a ``head``: the lines of the first of them, best first.

    ``own`` is the place (from 0) and the line of whoever asks, None where they are not among them. ``more``
    begins the line that says how many others there are.
    """

    head: str | None
    lines: Sequence[str]
    count: int
    own: tuple[int, str] | None
    more: str = ""

    def first(self, most: int, language: str) -> list[str]:
        """Return the lines of the first of them, of whoever asks, and how many others there are."""
        if not self.count:
            return []
        shown = list(self.lines[:most])
        left = self.count - len(shown)
        if left:
            shown.append(self.more + translate(language, "ranking-more", count=str(left)))
        if self.own is not None and self.own[0] >= self.count - left:
            shown.append(self.own[1])
        return shown if self.head is None else [self.head, *shown]


async def ranking_text(
    services: Services, guild_id: int, scope: Scope, kind: str, language: str, asker: int | None = None
) -> str:
    """Return the ranking of a game in a server: of who is shown there, those without a rank apart, and bots.

    Whoever keeps out leaves no gap: ranks are among those who are shown. Of the others the first stand
    there, and whoever asks (``asker``, a Discord id).
    """
    found = await services.tables.rankings.of(guild_id, kind)
    shown = [one for one in found.people if _is_shown(services, scope, one[0])]
    ranked = _ranked([one for one in shown if one[1].ranks], language, asker)
    others = _unranked([one for one in shown if not one[1].ranks], language, asker)
    head = [translate(language, "ranking-head", game=Words(kind, language).text("title"))]
    if not shown:
        head.append(translate(language, "ranking-none"))
    below = list[str]()
    if found.levels:
        below.append(translate(language, "ranking-levels"))
        below += [
            rating_line("ranking-level", of, language, level_name(one, language)) for one, of in found.levels
        ]
    # What follows a list at once would be drawn as a part of it.
    below = [*(["", *below] if below else []), "", translate(language, "ranking-how")]

    def told(most: int) -> str:
        people = ranked.first(most, language) + others.first(max(0, most - ranked.count), language)
        return "\n".join([*head, *people, *below])

    return next((text for most in range(_MOST, 0, -1) if len(text := told(most)) <= TEXT_LIMIT), told(0))


def _is_shown(services: Services, scope: Scope, person: Person) -> bool:
    return person.discord_id is not None and services.preferences.in_rankings(person.discord_id, scope)


def _ranked(ranked: Sequence[tuple[Person, Rating]], language: str, asker: int | None) -> _Listed:
    """Return those who have a rank; who has the same number has the same rank."""
    numbers = [rating.number for _, rating in ranked]

    def line(person: Person, rating: Rating) -> str:
        rank = numbers.index(rating.number) + 1
        told = rating_line("ranking-ranked", rating, language, person_name(person, language))
        return f"{rank}\\. {told}"

    at, own = _place_of(asker, ranked), None
    if at is not None:
        own = at, translate(language, "ranking-own", place=line(*ranked[at]))
    return _Listed(None, [line(*one) for one in ranked[:_MOST]], len(ranked), own)


def _unranked(others: Sequence[tuple[Person, Rating]], language: str, asker: int | None) -> _Listed:
    """Return those who have no rank yet."""

    def line(person: Person, rating: Rating) -> str:
        return rating_line("ranking-unranked", rating, language, person_name(person, language))

    at, head = _place_of(asker, others), translate(language, "ranking-without")
    own = None if at is None else (at, line(*others[at]))
    return _Listed(head, [line(*one) for one in others[:_MOST]], len(others), own, more="- ")


def _place_of(asker: int | None, people: Sequence[tuple[Person, Rating]]) -> int | None:
    """Return the place of a person (Discord id) among others, from 0; None if they are not there."""
    return next((at for at, (one, _) in enumerate(people) if one.discord_id == asker), None)
