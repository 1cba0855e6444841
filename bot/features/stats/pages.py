"""Messages with statistics: their words, and a picture of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.features.stats.charts import draw_kind, draw_scores
from bot.features.stats.text import game_lines, kind_lines, round_lines
from bot.i18n.catalogue import translate
from bot.preferences.settings import Scope, Style
from bot.table import Rating, Scores, TableInfo, TurnScore
from bot.ui.components import boxed, row, truncate
from bot.ui.drawings import Rank
from bot.ui.games import offered_games
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import escape, marked_names
from bot.ui.paging import page_buttons, page_of
from bot.ui.pictures import Picture
from bot.ui.services import Services
from bot.ui.shared_ids import ShowStats
from rules.language.words import Words

_ROUNDS = 15
"""So many rounds of a game are on one page, where there is room for them."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Whose statistics are asked for, where: a person's (Discord id), or the whole server's.

    They are of one ``kind`` of game, or of all. ``name`` is what the person is called where they are not the
    reader.
    """

    guild_id: int
    scope: Scope
    kind: str | None = None
    person: int | None = None
    name: str | None = None


async def statistics_page(
    services: Services, asked: Asked, style: Style, language: str, rank: Rank
) -> Message:
    """Return the statistics of a person or a server, by kind of game, with a picture of one."""
    tables, person, ratings = services.tables, asked.person, dict[str, Rating]()
    if person is None:
        found = await tables.statistics.of_server(asked.guild_id, asked.kind)
    else:
        found = await tables.statistics.of_person(person, asked.guild_id, asked.kind)
        shown = services.preferences.shows_ratings(asked.scope)
        # Whoever keeps out of rankings sees their own rating all the same.
        shown &= asked.name is None or services.preferences.in_rankings(person, asked.scope)
        ratings = {**await tables.rankings.of_person(person, asked.guild_id)} if shown else ratings
    found = tuple(one for one in found if one.kind in offered_games())
    lines = [_head(asked, language)]
    if not found:
        lines.append(_none(asked, language))
    for one in found:
        lines += kind_lines(one, ratings.get(one.kind), language, of_person=person is not None)
    first = next((one for one in found if one.points is not None), None)
    picture = None if first is None else await draw_kind(services.drawings, first, style, language, rank)
    below = "" if first is None or len(found) == 1 else f"\n{_pictured(first.kind, language)}"
    text = truncate("\n".join(lines), TEXT_LIMIT - len(below)) + below
    return _with_picture(picture, ui.TextDisplay[Any](text))


def _pictured(kind: str, language: str) -> str:
    """Return that a picture is of one kind of game alone, and how those of others are asked for."""
    title, option = Words(kind, language).text("title"), translate(language, "command-stats-game")
    return translate(language, "stats-picture", game=title, option=option)


def _none(asked: Asked, language: str) -> str:
    """Return that nothing of what is asked for has ended."""
    if asked.kind is None:
        return translate(language, "stats-none")
    return translate(language, "stats-none-kind", game=Words(asked.kind, language).text("title"))


def _head(asked: Asked, language: str) -> str:
    if asked.person is None:
        return translate(language, "stats-head-server")
    if asked.name is None:
        return translate(language, "stats-head-me")
    return translate(language, "stats-head-person", name=escape(asked.name))


async def game_page(
    services: Services, info: TableInfo, style: Style, language: str, rank: Rank, page: int = 0
) -> Message:
    """Return a page of the statistics of an ended game: what it came to, and then what its rounds brought.

    Raises TableError for a game that has none.
    """
    found = await services.tables.statistics.of_game(info.id)
    scores = found.scores or Scores((), ())
    rounds = scores.rounds
    told = round_lines(_numbered(rounds, scores.start), marked_names(found.info, language), language)
    lines = game_lines(found, language)
    if found.scores is None:
        lines.append(translate(language, "stats-no-course"))
    elif rounds:
        lines.append(translate(language, "stats-rounds"))
    shown, page, pages = page_of(told, page, _fitting(told, TEXT_LIMIT - len("\n".join(lines))))
    text = ui.TextDisplay[Any](truncate("\n".join([*lines, *shown]), TEXT_LIMIT))
    picture = await draw_scores(services.drawings, found.info, rounds, style, language, rank)
    if pages == 1:
        return _with_picture(picture, text)
    labels = ("button-page-before", "button-page-after")
    turning = page_buttons(language, page, pages, lambda turn: ShowStats(info.id, turn), labels)
    return _with_picture(picture, text, row(*turning))


def _fitting(lines: Sequence[str], room: int) -> int:
    """Return how many of some lines are on one page, for which there is room for so many characters."""
    longest = max((len(line) + 1 for line in lines), default=1)
    return max(1, min(_ROUNDS, room // longest))


def _with_picture(picture: Picture | None, text: ui.Item[Any], *below: ui.Item[Any]) -> Message:
    """Return a message of a text, a picture if there is one, and what stands below."""
    if picture is None:
        return Message(boxed(text, *below))
    return Message(boxed(text, picture.gallery(), *below), [picture.file()])


def _numbered(
    rounds: Sequence[TurnScore], start: Sequence[int]
) -> list[tuple[int, TurnScore, Sequence[int]]]:
    """Return the last turns of rounds, each with its number from 1 and the points before it."""
    before = start, *(turn.points for turn in rounds)
    return [(number, *pair) for number, pair in enumerate(zip(rounds, before, strict=False), 1)]
