"""/game: opening a table, gathering people, starting, ending by consent, checking."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.announce.message import outcome_text, salts_text, seats_text
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view, tell
from bot.panels.consent import answered
from bot.panels.press import Press
from bot.starting import require_may_start
from bot.table import ProposalKind, TableInfo
from bot.ui.choices import matching
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules import GAMES, RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_NEEDED = ("view_channel", "attach_files", "embed_links")


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot needs in this channel and does not have, by Discord's ids."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    return [name for name in (*_NEEDED, sending) if not getattr(interaction.app_permissions, name)]


def require_permissions(interaction: Interaction) -> None:
    """Raises UserError where the bot lacks permissions that it needs to play in this channel."""
    language = interaction.client.language(interaction)
    missing = missing_permissions(interaction)
    if missing:
        named = join_list(
            language, [translate(language, f"permission-{name.replace('_', '-')}") for name in missing]
        )
        raise UserError("missing_permissions", permissions=named)


class LobbyCommands(commands.Cog):
    """The commands below /game and the buttons of an open table."""

    game = app_commands.Group(
        name=bot_text("command-game"), description=bot_text("command-game-description"), guild_only=True
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("join", self._press_join)
        client.presses.on("leave", self._press_leave)
        client.presses.on("start", self._press_start)
        client.presses.on("info", self._press_info)
        client.presses.on("verify", self._press_verify)

    @game.command(name=bot_text("command-game-new"), description=bot_text("command-game-new-description"))
    @app_commands.rename(kind=bot_text("command-game-new-game"), seats=bot_text("command-game-new-seats"))
    @app_commands.describe(
        kind=bot_text("command-game-new-game-description"),
        seats=bot_text("command-game-new-seats-description"),
    )
    async def new(self, interaction: Interaction, kind: str, seats: int | None = None) -> None:
        """Opens a table in this channel; whoever opens it sits down first."""
        await acknowledge(interaction)
        language = self.client.language(interaction)
        if interaction.guild_id is None or interaction.channel_id is None:
            raise UserError("no_channel")
        require_permissions(interaction)
        require_may_start(interaction)
        chosen = self._kind(language, kind)
        numbers = GAMES[chosen].seat_numbers
        if seats is not None and seats not in numbers:
            allowed = join_list(language, [str(number) for number in numbers])
            raise UserError("seats_wrong", game=self.client.title(interaction, chosen), allowed=allowed)
        await self._require_free(interaction.channel_id)
        info = await self.client.tables.lobby.create(
            chosen,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            seats=seats or max(numbers),
            host=person_of(interaction.user),
        )
        await self._changed(interaction, info, "lobby", "lobby-opened")

    @new.autocomplete("kind")
    async def _kinds(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language = self.client.language(interaction)
        titles = [Words(kind, language).text("title") for kind in GAMES]
        fitting = matching(dict(enumerate(titles)), current)
        return [app_commands.Choice(name=title, value=title) for title in fitting]

    @game.command(name=bot_text("command-game-join"), description=bot_text("command-game-join-description"))
    async def join(self, interaction: Interaction) -> None:
        """Sits down at the open table of this channel."""
        await acknowledge(interaction)
        await self._join(interaction, (await self.client.game_here(interaction)).id)

    @game.command(name=bot_text("command-game-leave"), description=bot_text("command-game-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Gets up from the open table of this channel."""
        await acknowledge(interaction)
        await self._leave(interaction, (await self.client.game_here(interaction)).id)

    @game.command(name=bot_text("command-game-start"), description=bot_text("command-game-start-description"))
    @app_commands.rename(first=bot_text("command-game-start-first"))
    @app_commands.describe(first=bot_text("command-game-start-first-description"))
    async def start(self, interaction: Interaction, first: discord.User | None = None) -> None:
        """Starts the game; the first player is named or drawn by lot."""
        await acknowledge(interaction)
        await self._start(interaction, (await self.client.game_here(interaction)).id, first)

    @game.command(name=bot_text("command-game-info"), description=bot_text("command-game-info-description"))
    async def info(self, interaction: Interaction) -> None:
        """Says how the game of this channel stands."""
        await acknowledge(interaction)
        await self._info(interaction, await self._latest(interaction))

    @game.command(
        name=bot_text("command-game-abandon"), description=bot_text("command-game-abandon-description")
    )
    async def abandon(self, interaction: Interaction) -> None:
        """Proposes to stop the game without a result; it stops when all have agreed."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        proposal = await self.client.tables.consent.propose(
            info.id, person_of(interaction.user), ProposalKind.ABANDON
        )
        await answered(interaction, proposal, "asked" if proposal.agreed == (proposal.seat,) else "agreed")

    @game.command(
        name=bot_text("command-game-verify"), description=bot_text("command-game-verify-description")
    )
    async def verify(self, interaction: Interaction) -> None:
        """Checks the ended game of this channel against its fingerprint and its seed."""
        await acknowledge(interaction)
        await self._verify(interaction, await self._latest(interaction))

    async def _require_free(self, channel_id: int) -> None:
        """Refuses a second game in a channel, with a link to the first."""
        other = await self.client.tables.find(channel_id)
        if other is None:
            return
        link = f"https://discord.com/channels/{other.guild_id}/{other.channel_id}"
        last = await self.client.tables.outbox.last_message(other.id)
        message = last.message_id if last else await self.client.tables.outbox.note_message(other.id, "lobby")
        raise UserError("channel_has_game", link=f"{link}/{message}" if message else link)

    def _kind(self, language: str, written: str) -> str:
        titles: dict[Scalar, str] = {kind: Words(kind, language).text("title") for kind in GAMES}
        try:
            return str(find_value(written, titles))
        except RuleError:
            raise UserError(
                "kind_unknown", written=written, games=join_list(language, list(titles.values()))
            ) from None

    async def _latest(self, interaction: Interaction) -> TableInfo:
        if interaction.channel_id is None:
            raise UserError("no_channel")
        info = await self.client.tables.latest(interaction.channel_id)
        if info is None:
            raise UserError("no_game", command=self.client.mention_command("game new"))
        return info

    async def _changed(
        self, interaction: Interaction, info: TableInfo, note: str, key: str, **params: str
    ) -> None:
        """Tells the channel of a change at the open table, and the person that it was done."""
        await self.client.tables.messages.enqueue_note(info.id, note)
        self.client.deliverer.kick(info.id)
        await tell(interaction, translate(self.client.language(interaction), key, **params))

    async def _join(self, interaction: Interaction, game_id: int) -> None:
        info = await self.client.tables.lobby.join(game_id, person_of(interaction.user))
        await self._changed(interaction, info, "lobby_edit", "lobby-joined")

    async def _leave(self, interaction: Interaction, game_id: int) -> None:
        info = await self.client.tables.lobby.leave(game_id, person_of(interaction.user))
        await self._changed(interaction, info, "lobby_edit", "lobby-left")

    async def _start(self, interaction: Interaction, game_id: int, first: discord.User | None) -> None:
        await self.client.tables.lobby.start(
            game_id, person_of(interaction.user), first=first.id if first else None
        )
        await self.client.tables.messages.enqueue_note(game_id, "lobby_edit")
        self.client.deliverer.kick(game_id)
        await tell(interaction, translate(self.client.language(interaction), "lobby-started"))

    async def _info(self, interaction: Interaction, info: TableInfo) -> None:
        language = self.client.language(interaction)
        await answer(interaction, Message(plain_view(await info_text(self.client, info, language))))

    async def _verify(self, interaction: Interaction, info: TableInfo) -> None:
        language = self.client.language(interaction)
        if info.status in ("lobby", "reset"):
            raise UserError("not_started" if info.status == "lobby" else "reset")
        if info.seed is None:
            raise UserError("verify_open", fingerprint=info.fingerprint or "–")
        found = await self.client.tables.records.verify(info.id)
        replayed = found.log_broken_at is None and found.state and found.outcome
        since = "-since" if found.unchecked else ""
        replay = f"verify-replay{since}" if replayed else f"verify-replay{since}-bad"
        lines = [
            translate(language, "verify-good" if found.ok else "verify-bad"),
            translate(language, "verify-fingerprint" if found.fingerprint else "verify-fingerprint-bad"),
            translate(language, replay, entries=found.entries - found.unchecked),
            translate(language, "verify-facts", fingerprint=info.fingerprint or "–", seed=info.seed),
        ]
        if info.salts:
            lines.append(translate(language, "verify-salts", salts=salts_text(info)))
        if found.unchecked:
            lines.append(translate(language, "verify-unchecked", number=str(found.unchecked)))
        if found.rules_version != found.current_version:
            lines.append(translate(language, "verify-rules-changed"))
        await tell(interaction, "\n".join(lines))

    async def _press_join(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._join(interaction, press.game)

    async def _press_leave(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._leave(interaction, press.game)

    async def _press_start(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._start(interaction, press.game, None)

    async def _press_info(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._info(interaction, await self.client.tables.get(press.game))

    async def _press_verify(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._verify(interaction, await self.client.tables.get(press.game))


async def info_text(client: Riquet, info: TableInfo, language: str) -> str:
    """How a game stands, in a few lines: game, people, whose turn, fingerprint."""
    words = Words(info.kind, language)
    names = escape_all(seat_names(info, language))
    lines = [
        f"## {words.text('title')}",
        translate(language, f"status-{info.status}"),
        translate(
            language,
            "info-people",
            people=join_list(language, list(names)) or "–",
            count=len(names),
            seats=info.needed,
        ),
    ]
    if info.paused:
        lines.append(translate(language, "status-paused"))
    if info.status == "open":
        waiting = join_list(language, [names[seat] for seat in info.waiting_for])
        lines.append(translate(language, "waiting-for", names=waiting))
        lines += seats_text(info, language)
    if info.outcome is not None:
        lines.append(outcome_text(info, language))
    if info.fingerprint:
        lines.append(translate(language, "info-fingerprint", fingerprint=info.fingerprint))
    if info.seed:
        lines.append(translate(language, "info-seed", seed=info.seed))
    return "\n".join(lines)
