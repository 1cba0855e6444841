"""/rules and /why: the rules at hand, and why something was refused."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.look import fresh
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view
from bot.panels.play import words_for
from bot.panels.press import Press, cut
from bot.panels.rulebook import CARDS, COSTS, RULINGS, Topic, books, found_name, kinds_view, rule_message
from bot.panels.why import obstacles
from bot.table import Position, TableInfo
from bot.ui.choices import classes, command_key, matching
from bot.ui.names import person_of
from rules import GAMES, RuleError
from rules.language.lookup import find_value
from rules.language.rulebook import SearchHit, load_rulebook, prepare, search
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import Scalar, tag_of

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"
Choices: TypeAlias = "list[app_commands.Choice[str]]"

_CHOICES = 25
_REASONS = 3


class RulebookCommands(commands.Cog):
    """The commands below /rules, which work in direct messages as well, /why, and their buttons."""

    rules = app_commands.Group(
        name=bot_text("command-rules"), description=bot_text("command-rules-description")
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("rule", self._press_rule)
        client.presses.on("rule_beside", self._press_beside)
        client.presses.on("rule_show", self._press_show)
        client.presses.on("why", self._press_why)

    async def cog_load(self) -> None:
        """Reads the books before the first look-up, beside the loop."""
        await asyncio.to_thread(prepare, books())

    @rules.command(
        name=bot_text("command-rules-search"), description=bot_text("command-rules-search-description")
    )
    @app_commands.rename(
        query=bot_text("command-rules-search-query"),
        kind=bot_text("command-rules-game"),
        public=bot_text("command-rules-public"),
    )
    @app_commands.describe(
        query=bot_text("command-rules-search-query-description"),
        kind=bot_text("command-rules-game-description"),
        public=bot_text("command-rules-public-description"),
    )
    async def search(
        self, interaction: Interaction, query: str, kind: str | None = None, public: bool = False
    ) -> None:
        """Shows the section that goes best with what was typed, and what else was found."""
        await acknowledge(interaction)
        info = await self._info(interaction)
        finds = self._find(interaction, info, query, kind)
        if not finds:
            raise UserError("rules_nothing", query=discord.utils.escape_markdown(query[:100]))
        best = Topic(finds[0].kind, finds[0].section.id)
        await self._tell(interaction, info, best, finds[1:], public=public)

    @rules.command(
        name=bot_text("command-rules-cost"), description=bot_text("command-rules-cost-description")
    )
    @app_commands.rename(kind=bot_text("command-rules-game"), public=bot_text("command-rules-public"))
    @app_commands.describe(
        kind=bot_text("command-rules-game-description"), public=bot_text("command-rules-public-description")
    )
    async def cost(self, interaction: Interaction, kind: str | None = None, public: bool = False) -> None:
        """Shows the actions of a game with their costs."""
        await self._list(interaction, COSTS, kind, public=public)

    @rules.command(
        name=bot_text("command-rules-card"), description=bot_text("command-rules-card-description")
    )
    @app_commands.rename(
        card=bot_text("command-rules-card-card"),
        kind=bot_text("command-rules-game"),
        public=bot_text("command-rules-public"),
    )
    @app_commands.describe(
        card=bot_text("command-rules-card-card-description"),
        kind=bot_text("command-rules-game-description"),
        public=bot_text("command-rules-public-description"),
    )
    async def card(
        self, interaction: Interaction, card: str | None = None, kind: str | None = None, public: bool = False
    ) -> None:
        """Shows what a card does, or all cards."""
        if card is None:
            return await self._list(interaction, CARDS, kind, public=public)
        await acknowledge(interaction)
        info = await self._info(interaction)
        finds = [found for found in self._find(interaction, info, card, kind) if found.section.cards]
        if not finds:
            raise UserError("rules_no_card", query=discord.utils.escape_markdown(card[:100]))
        best = Topic(finds[0].kind, finds[0].section.id)
        return await self._tell(interaction, info, best, finds[1:], public=public)

    @rules.command(
        name=bot_text("command-rules-rulings"), description=bot_text("command-rules-rulings-description")
    )
    @app_commands.rename(kind=bot_text("command-rules-game"))
    @app_commands.describe(kind=bot_text("command-rules-game-description"))
    async def rulings(self, interaction: Interaction, kind: str | None = None) -> None:
        """Shows all that is no printed rule: rulings and reconstructions."""
        await self._list(interaction, RULINGS, kind, public=False)

    @app_commands.command(name=bot_text("command-why"), description=bot_text("command-why-description"))
    @app_commands.rename(action=bot_text("command-why-action"))
    @app_commands.describe(action=bot_text("command-why-action-description"))
    @app_commands.guild_only()
    async def why(self, interaction: Interaction, action: str | None = None) -> None:
        """Says why the last thing was refused, or what stands in the way of an action."""
        await acknowledge(interaction)
        if action is not None:
            return await self._why_action(interaction, action)
        refusal = self.client.refusals.last(interaction.user.id, interaction.channel_id)
        if refusal is None:
            raise UserError("why_nothing", command=self.client.mention_command("why"))
        told = await self._rule(interaction, refusal.kind, refusal.rule, refusal.text)
        return await answer(interaction, told)

    @search.autocomplete("query")
    async def _queries(self, interaction: Interaction, current: str) -> Choices:
        return await self._complete(interaction, current, cards=False)

    @card.autocomplete("card")
    async def _card_names(self, interaction: Interaction, current: str) -> Choices:
        return await self._complete(interaction, current, cards=True)

    @search.autocomplete("kind")
    @cost.autocomplete("kind")
    @card.autocomplete("kind")
    @rulings.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, current: str) -> Choices:
        language = self.client.language(interaction)
        titles: dict[Scalar, str] = {kind: Words(kind, language).text("title") for kind in books()}
        return [app_commands.Choice(name=title, value=title) for title in matching(titles, current)]

    @why.autocomplete("action")
    async def _actions(self, interaction: Interaction, current: str) -> Choices:
        info = await self._info(interaction)
        if info is None:
            return []
        names = self._labels(info.kind, self.client.language(interaction))
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in matching(names, current)]

    async def _info(self, interaction: Interaction) -> TableInfo | None:
        """The game of this channel, even if it is over; None if there has been none."""
        if interaction.guild_id is None or interaction.channel_id is None:
            return None
        found = await self.client.tables.find(interaction.channel_id)
        return found or await self.client.tables.latest(interaction.channel_id)

    def _kind(self, language: str, info: TableInfo | None, written: str | None) -> str | None:
        """The game that is meant: the one named, the one here, the only one; None if that is open."""
        if written:
            titles: dict[Scalar, str] = {kind: Words(kind, language).text("title") for kind in books()}
            try:
                return str(find_value(written, titles))
            except RuleError:
                games = join_list(language, list(titles.values()))
                raise UserError("kind_unknown", written=written, games=games) from None
        if info is not None:
            return info.kind
        known = books()
        return known[0] if len(known) == 1 else None

    def _find(
        self, interaction: Interaction, info: TableInfo | None, query: str, written: str | None
    ) -> list[SearchHit]:
        """What goes with a query: a section that was picked from the list, or whatever is found."""
        language = self.client.language(interaction)
        picked, _, name = query.partition("/")
        if picked in books() and name in load_rulebook(picked, language).sections:
            return [SearchHit(picked, load_rulebook(picked, language).sections[name], 1.0)]
        kind = self._kind(language, info, written)
        return list(search([kind] if kind else books(), language, query))

    async def _complete(self, interaction: Interaction, current: str, *, cards: bool) -> Choices:
        language = self.client.language(interaction)
        info = await self._info(interaction)
        try:
            kind = self._kind(
                language, info, interaction.namespace[translate(FALLBACK, "command-rules-game")]
            )
        except (KeyError, UserError):
            kind = self._kind(language, info, None)
        kinds = [kind] if kind else books()
        finds = list(search(kinds, language, current)) if current.strip() else _all(kinds, language)
        if cards:
            finds = [found for found in finds if found.section.cards]
        several = len(kinds) > 1
        return [
            app_commands.Choice(
                name=cut(found_name(found, language, several=several), 100),
                value=str(Topic(found.kind, found.section.id)),
            )
            for found in finds[:_CHOICES]
        ]

    async def _list(self, interaction: Interaction, name: str, written: str | None, *, public: bool) -> None:
        """Shows one of a rulebook's lists; asks which game's if that is not clear."""
        await acknowledge(interaction)
        info = await self._info(interaction)
        language = self.client.language(interaction)
        kind = self._kind(language, info, written)
        if kind is None:
            return await answer(interaction, Message(kinds_view(language, name, books())))
        return await self._tell(interaction, info, Topic(kind, name), (), public=public)

    async def _tell(
        self,
        interaction: Interaction,
        info: TableInfo | None,
        topic: Topic,
        finds: list[SearchHit] | tuple[SearchHit, ...],
        *,
        public: bool,
    ) -> None:
        """Shows a topic to the person, or to the channel where there is a game for it to be about."""
        language = self.client.language(interaction)
        if public and info is not None:
            return await self._show(interaction, info, topic, 0)
        above = translate(language, "rules-only-private") if public else ""
        look = self.client.look(interaction)
        told = await rule_message(self.client, topic, language, look, info, above=above, finds=finds)
        return await answer(interaction, told)

    async def _show(self, interaction: Interaction, info: TableInfo, topic: Topic, page: int) -> None:
        """Owes the channel a page of the rules."""
        in_thread = isinstance(interaction.channel, discord.Thread)
        allowed = interaction.permissions
        if not (allowed.send_messages_in_threads if in_thread else allowed.send_messages):
            raise UserError("may_not_write")
        params: dict[str, int | str] = {"topic": str(topic), "page": page}
        await self.client.tables.messages.enqueue_note(
            info.id, "rule", params, who=person_of(interaction.user)
        )
        self.client.deliverer.kick(info.id)
        text = translate(self.client.language(interaction), "rules-posted")
        await fresh(interaction, Message(plain_view(text)))

    async def _press_rule(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Turns a page or follows a reference; from a message of the channel, in a private one beside it."""
        topic = Topic.parse(values[0] if values else press.topic)
        await acknowledge(interaction)
        await answer(interaction, await self._topic_message(interaction, topic, press.path))

    async def _press_beside(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        topic = Topic.parse(values[0] if values else press.topic)
        await acknowledge(interaction, beside=True)
        await answer(interaction, await self._topic_message(interaction, topic, press.path))

    async def _topic_message(self, interaction: Interaction, topic: Topic, page: str) -> Message:
        info = await self._info(interaction)
        language = self.client.language(interaction)
        number = int(page) if page.isdecimal() else 0
        return await rule_message(self.client, topic, language, self.client.look(interaction), info, number)

    async def _press_show(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        info = await self._info(interaction)
        if info is None:
            raise UserError("no_channel")
        topic = Topic.parse(press.topic)
        await self._show(interaction, info, topic, int(press.path) if press.path.isdecimal() else 0)

    async def _press_why(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        kind, _, rule = press.topic.partition("/")
        if kind not in GAMES:
            raise UserError("rules_gone")
        await acknowledge(interaction, beside=True)
        await answer(interaction, await self._rule(interaction, kind, rule, ""))

    async def _rule(self, interaction: Interaction, kind: str, rule: str, above: str) -> Message:
        """The section that a rule stands in; if none does, only what was said."""
        language = self.client.language(interaction)
        section = load_rulebook(kind, language).section_for(rule)
        if section is None:
            return Message(
                plain_view("\n".join(filter(None, (above, translate(language, "why-no-section")))))
            )
        info = await self._info(interaction)
        topic, look = Topic(kind, section.id), self.client.look(interaction)
        return await rule_message(self.client, topic, language, look, info, above=above)

    async def _why_action(self, interaction: Interaction, written: str) -> None:
        """Says what stands in the way of a kind of action, or that nothing does."""
        info = await self.client.game_here(interaction)
        position, seat = await self.client.seated(interaction, info.id)
        language = self.client.language(interaction)
        labels = self._labels(info.kind, language)
        try:
            tag = str(find_value(written, labels))
        except RuleError:
            raise UserError(
                "why_unknown",
                written=discord.utils.escape_markdown(written[:100]),
                actions=join_list(language, list(labels.values())),
            ) from None
        topic, above = self._why_not(position, seat, language, tag)
        if topic is None:
            return await answer(interaction, Message(plain_view(above)))
        look = self.client.look(interaction)
        told = await rule_message(self.client, topic, language, look, info, above=above)
        return await answer(interaction, told)

    def _why_not(self, position: Position, seat: int, language: str, tag: str) -> tuple[Topic | None, str]:
        """The section that forbids an action (or is about it, if it is possible), and what to say first."""
        kind = position.info.kind
        words = words_for(self.client, position, seat, language)
        action = next(one for one in GAMES[kind].actions if tag_of(one) == tag)
        book = load_rulebook(kind, language)
        own = book.section_for_action(tag)
        label = words.text(command_key(action) + "-label")
        legal = position.game.legal_actions(seat)
        if action in classes(type(position.game), legal):
            count = sum(type(one) is action for one in legal)
            above = translate(language, "why-possible", action=label, count=count)
            return (None if own is None else Topic(kind, own.id)), above
        plain = words_for(self.client, position, seat, language, plain=True)
        met = obstacles(position, seat, plain, action)
        reasons = [f"- {words.error(error)}" for error in met[:_REASONS]]
        above = "\n".join((translate(language, "why-not-now", action=label), *reasons))
        section = (book.section_for(met[0].rule) if met else None) or own
        return (None if section is None else Topic(kind, section.id)), above

    def _labels(self, kind: str, language: str) -> dict[Scalar, str]:
        """What each kind of action is called, by its tag."""
        words = Words(kind, language)
        return {tag_of(one): words.text(command_key(one) + "-label") for one in GAMES[kind].actions}


def _all(kinds: list[str], language: str) -> list[SearchHit]:
    """All sections in the order of the books."""
    return [
        SearchHit(kind, section, 0.0)
        for kind in kinds
        for section in load_rulebook(kind, language).sections.values()
    ]
