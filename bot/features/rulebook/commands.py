"""/rules and /why: the rules at hand, and why something was refused."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.features.rulebook.lookup import books, find, game_of_channel, meant_kind, suggest, titles
from bot.features.rulebook.pages import hit_name, rule_message, which_game
from bot.features.rulebook.why import action_labels, command_names, explain_action, explain_rule
from bot.i18n.catalogue import translate
from bot.table import TableInfo
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.components import truncate
from bot.ui.errors import UserError
from bot.ui.matching import matching
from bot.ui.message import plain
from bot.ui.names import repeated
from bot.ui.request import Request
from bot.ui.rule_links import CARDS, COSTS, RULINGS, Topic
from bot.ui.starting import may_write
from rules.language.rulebook import SearchHit
from rules.language.texts import FALLBACK

_CHOICES = 25


@command("rules search", Help("help-rules", "search"), anywhere=True, looks=True)
async def search(request: Request, query: str, game: str | None = None, public: bool = False) -> None:
    """Show the section that goes best with what was typed, and what else was found; say so if it is merely
    the nearest."""
    info = await game_of_channel(request)
    hits = await find(request, info, query, game)
    if not hits:
        raise UserError("rules_nothing", query=query)
    await _show_best(request, info, query, hits, public=public)


@command("rules cost", Help("help-rules", "cost"), anywhere=True, looks=True)
async def cost(request: Request, game: str | None = None, public: bool = False) -> None:
    """Show the actions of a game with their costs."""
    await _show_list(request, COSTS, game, public=public)


@command("rules card", None, anywhere=True, looks=True)
async def card(
    request: Request, card: str | None = None, game: str | None = None, public: bool = False
) -> None:
    """Show what a card does, or all cards."""
    if card is None:
        return await _show_list(request, CARDS, game, public=public)
    info = await game_of_channel(request)
    hits = [hit for hit in await find(request, info, card, game) if hit.section.cards]
    if not hits:
        raise UserError("rules_no_card", query=card)
    return await _show_best(request, info, card, hits, public=public)


@command("rules rulings", None, anywhere=True, looks=True)
async def rulings(request: Request, game: str | None = None) -> None:
    """Show all that is no printed rule: rulings and reconstructions."""
    await _show_list(request, RULINGS, game, public=False)


@command("why", Help("help-rules", "why"), looks=True)
async def why(request: Request, action: str | None = None) -> None:
    """Answer why the last thing was refused, or what stands in the way of an action."""
    if action is not None:
        return await explain_action(request, action)
    interaction = request.interaction
    refusal = request.services.refusals.last(interaction.user.id, interaction.channel_id)
    if refusal is None:
        raise UserError("why_nothing", command=request.mention("why"))
    return await explain_rule(request, refusal.kind, refusal.rule, refusal.text)


@search.complete("query")
async def _queries(request: Request, current: str) -> Choices:
    return await _sections(request, current, cards=False)


@card.complete("card")
async def _card_names(request: Request, current: str) -> Choices:
    return await _sections(request, current, cards=True)


@search.complete("game")
@cost.complete("game")
@card.complete("game")
@rulings.complete("game")
async def _games(request: Request, current: str) -> Choices:
    return offer(matching(titles(request.language), current))


@why.complete("action")
async def _actions(request: Request, current: str) -> Choices:
    info = await game_of_channel(request)
    if info is None:
        return []
    kind, language = info.kind, request.language
    labels, names = action_labels(kind, language), command_names(kind, language)
    return offer(matching(labels, current, other_names=names))


async def show_to_channel(request: Request, info: TableInfo, topic: Topic, page: int) -> None:
    """Show a page of the rules to the channel; UserError if the person may not write there."""
    if not may_write(request.interaction.channel, request.interaction.permissions):
        raise UserError("may_not_write")
    params: dict[str, int | str] = {"topic": str(topic), "page": page}
    await request.tables.messages.enqueue_note(info.id, "rule", params, who=request.who)
    request.wake(info.id)
    await request.reply_beside(plain(request.translate("rules-posted")))


async def _sections(request: Request, current: str, *, cards: bool) -> Choices:
    """Return the sections that go with what is typed, of the game that is named already if there is one."""
    language, info = request.language, await game_of_channel(request)
    try:
        written = request.interaction.namespace[translate(FALLBACK, "command-rules-game")]
        kind = meant_kind(request, info, written)
    except (KeyError, UserError):
        kind = meant_kind(request, info, None)
    kinds = [kind] if kind else books()
    hits = [hit for hit in await suggest(kinds, language, current) if hit.section.cards or not cards]
    return [
        app_commands.Choice(
            name=truncate(hit_name(hit, language, several=len(kinds) > 1), 100),
            value=str(Topic(hit.kind, hit.section.id)),
        )
        for hit in hits[:_CHOICES]
    ]


async def _show_list(request: Request, name: str, written: str | None, *, public: bool) -> None:
    """Show one of a rulebook's lists; ask which game's if that is not clear."""
    info = await game_of_channel(request)
    kind = meant_kind(request, info, written)
    if kind is None:
        return await request.reply(which_game(request.language, name, books()), repeats=True)
    return await _show(request, info, Topic(kind, name), (), public=public)


async def _show_best(
    request: Request, info: TableInfo | None, query: str, hits: Sequence[SearchHit], *, public: bool
) -> None:
    """Show the first find; what is no answer is for the person alone, below a line that says so."""
    best = Topic(hits[0].kind, hits[0].section.id)
    if hits[0].is_answer:
        await _show(request, info, best, hits[1:], public=public)
    else:
        key = "rules-nearest-private" if public else "rules-nearest"
        above = request.translate(key, query=repeated(query))
        await _reply(request, info, best, hits[1:], above)


async def _show(
    request: Request, info: TableInfo | None, topic: Topic, hits: Sequence[SearchHit], *, public: bool
) -> None:
    """Show a topic to the person, or to the channel where there is a game for it to be about."""
    if public and info is not None:
        await show_to_channel(request, info, topic, 0)
    else:
        above = request.translate("rules-only-private") if public else ""
        await _reply(request, info, topic, hits, above)


async def _reply(
    request: Request, info: TableInfo | None, topic: Topic, hits: Sequence[SearchHit], above: str
) -> None:
    """Show a topic to the person, below some text."""
    language, style = request.language, request.style
    message = await rule_message(request.services, topic, language, style, info, above=above, hits=hits)
    await request.reply(message, repeats=True)
