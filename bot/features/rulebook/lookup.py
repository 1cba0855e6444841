"""Looking up rules: which game is meant, and what goes with what was typed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.i18n.catalogue import join_list
from bot.table import TableInfo
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from bot.ui.request import Request
from rules import RuleError
from rules.language import rulebook
from rules.language.lookup import find_value
from rules.language.rulebook import SearchHit, has_rulebook, load_rulebook
from rules.language.rulebook.indexes import promised_indexes
from rules.language.words import Words
from rules.values import Scalar


def books() -> list[str]:
    """Return the games that the bot offers and that have a rulebook."""
    return [kind for kind in offered_games() if has_rulebook(kind)]


async def _prepared(kinds: Sequence[str]) -> None:
    """Wait until the books of some games can be looked up in, as it is soon after the start."""
    if promised := promised_indexes(kinds):
        # No thread waits: others need them meanwhile.
        await asyncio.wait([asyncio.wrap_future(index) for index in promised])
    await asyncio.to_thread(rulebook.prepare, kinds)


def titles(language: str) -> dict[Scalar, str]:
    """Return what the games that have a rulebook are called."""
    return {kind: Words(kind, language).text("title") for kind in books()}


async def game_of_channel(request: Request) -> TableInfo | None:
    """Return the game of the channel, even if it is over; None if there has been none."""
    channel_id = request.scope.channel_id
    if request.scope.guild_id is None or channel_id is None:
        return None
    tables = request.tables
    return await tables.find(channel_id) or await tables.latest(channel_id)


def meant_kind(request: Request, info: TableInfo | None, written: str | None) -> str | None:
    """Return the game that is meant: the one named, the one here, the only one; None if that is open."""
    if written:
        names = titles(request.language)
        try:
            return str(find_value(written, names))
        except RuleError:
            games = join_list(request.language, list(names.values()))
            raise UserError("kind_unknown", written=written, games=games) from None
    if info is not None:
        return info.kind
    known = books()
    return known[0] if len(known) == 1 else None


async def find(request: Request, info: TableInfo | None, query: str, written: str | None) -> list[SearchHit]:
    """Return what goes with a query: a section that was picked from the list, or whatever is found."""
    language = request.language
    picked, _, name = query.partition("/")
    if picked in books() and name in load_rulebook(picked, language).sections:
        return [SearchHit(picked, load_rulebook(picked, language).sections[name], 1.0, is_answer=True)]
    kind = meant_kind(request, info, written)
    kinds = [kind] if kind else books()
    await _prepared(kinds)
    return list(rulebook.search(kinds, language, query))


async def suggest(kinds: Sequence[str], language: str, typed: str) -> list[SearchHit]:
    """Return what goes with what is typed so far; with nothing, all sections in the order of the books."""
    if typed.strip():
        await _prepared(kinds)
        return list(rulebook.search(kinds, language, typed))
    return [
        SearchHit(kind, section, 0.0, is_answer=False)
        for kind in kinds
        for section in load_rulebook(kind, language).sections.values()
    ]
