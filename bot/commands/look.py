"""Looking without touching: /board, /hand, /moves, /log, /help; and /panel and /undo, the way to act."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands, ui
from discord.ext import commands

import render
from bot.announce.deeds import deed_params
from bot.commands.actions import action_path
from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.panels import acting
from bot.panels.answer import Message, UserError, acknowledge, answer, long_text, plain_view
from bot.panels.play import panel, words_for
from bot.panels.press import Press, button, cut, row
from bot.panels.rulebook import actions_menu
from bot.table import LogLine, Position, TableInfo
from bot.ui.choices import classes, command_key
from bot.ui.markup import escape_all
from bot.ui.names import person_name, person_of, seat_names
from bot.ui.pictures import board_picture, draw_hand
from rules import GAMES
from rules.language.story import narrate
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"

_TEXT_LIMIT = 3800
_LOG_PAGE = 15
_LOG_LIMIT = 3000


class LookCommands(commands.Cog):
    """Commands that show how a game stands."""

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("hand", self._press_hand)
        client.presses.on("board", self._press_board)
        client.presses.on("log", self._press_log)

    @app_commands.command(name=bot_text("command-board"), description=bot_text("command-board-description"))
    @app_commands.rename(public=bot_text("command-board-public"), text=bot_text("command-board-text"))
    @app_commands.describe(
        public=bot_text("command-board-public-description"), text=bot_text("command-board-text-description")
    )
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, public: bool = False, text: bool = False) -> None:
        """Shows the board: to the person as it stands for them, or to the channel."""
        await acknowledge(interaction)
        position = await self._started(interaction)
        language = self.client.language(interaction)
        if public:
            if position.seat_of(interaction.user.id) is None:
                raise UserError("not_seated")
            note = "board_text" if text else "board"
            await self.client.tables.note(position.info.id, note, who=person_of(interaction.user))
            self.client.deliverer.kick(position.info.id)
            return await answer(interaction, Message(plain_view(translate(language, "board-posted"))))
        return await self._board(interaction, position, text)

    @app_commands.command(name=bot_text("command-hand"), description=bot_text("command-hand-description"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Shows what the person holds, to them alone."""
        await acknowledge(interaction)
        await self._hand(interaction, (await self._started(interaction)).info.id)

    @app_commands.command(name=bot_text("command-panel"), description=bot_text("command-panel-description"))
    @app_commands.guild_only()
    async def panel(self, interaction: Interaction) -> None:
        """Opens the person's panel."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        position, seat = await self.client.seated(interaction, info.id)
        await answer(interaction, await panel(self.client, position, seat, self.client.language(interaction)))

    @app_commands.command(name=bot_text("command-undo"), description=bot_text("command-undo-description"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction) -> None:
        """Takes back the person's last action of this turn."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        position, seat = await self.client.seated(interaction, info.id)
        await acting.undo(interaction, position, seat, None)

    @app_commands.command(name=bot_text("command-moves"), description=bot_text("command-moves-description"))
    @app_commands.guild_only()
    async def moves(self, interaction: Interaction) -> None:
        """Lists what the person may do now, with the command for each."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        position, seat = await self.client.seated(interaction, info.id)
        language = self.client.language(interaction)
        offered = classes(type(position.game), position.game.legal_actions(seat))
        rules = actions_menu(info.kind, offered, info.id, language)
        items = () if rules is None else (rules,)
        await answer(interaction, Message(plain_view(self._moves(position, seat, language), *items)))

    @app_commands.command(name=bot_text("command-log"), description=bot_text("command-log-description"))
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        """Tells what has happened so far, the newest first."""
        await acknowledge(interaction)
        await self._log(interaction, await self._started(interaction), 0)

    @app_commands.command(name=bot_text("command-help"), description=bot_text("command-help-description"))
    async def help(self, interaction: Interaction) -> None:
        """Says how to play with the bot; works anywhere."""
        await acknowledge(interaction)
        language = self.client.language(interaction)
        mention = self.client.mention_command
        lines = [
            translate(language, "help-head"),
            translate(
                language,
                "help-start",
                new=mention("game new"),
                join=mention("game join"),
                leave=mention("game leave"),
                start=mention("game start"),
            ),
            translate(
                language, "help-play", panel=mention("panel"), undo=mention("undo"), moves=mention("moves")
            ),
            translate(
                language, "help-look", board=mention("board"), hand=mention("hand"), log=mention("log")
            ),
            translate(
                language,
                "help-rules",
                search=mention("rules search"),
                cost=mention("rules cost"),
                why=mention("why"),
            ),
            translate(
                language,
                "help-end",
                info=mention("game info"),
                abandon=mention("game abandon"),
                verify=mention("game verify"),
            ),
            translate(
                language,
                "help-seats",
                give=mention("seat give"),
                resign=mention("seat resign"),
                call=mention("seat call"),
                stand=mention("seat stand-in"),
                back=mention("seat back"),
                watch=mention("watch"),
            ),
            translate(
                language,
                "help-language",
                me=mention("language me"),
                channel=mention("language channel"),
                server=mention("language server"),
            ),
            translate(
                language,
                "help-settings",
                show=mention("settings show"),
                look=mention("settings look"),
                moderators=mention("settings moderators"),
                start=mention("settings start"),
            ),
            translate(
                language, "help-moderators", reset=mention("mod reset"), restore=mention("mod restore")
            ),
            translate(
                language,
                "help-moderators-more",
                rollback=mention("mod rollback"),
                replace=mention("mod replace"),
                skip=mention("mod skip"),
                pause=mention("mod pause"),
                resume=mention("mod resume"),
                again=mention("mod post-again"),
                audit=mention("mod audit"),
            ),
            translate(language, "help-files", export=mention("mod export"), bring=mention("mod import")),
            translate(
                language, "help-privacy", show=mention("privacy show"), delete=mention("privacy delete")
            ),
            translate(language, "help-games"),
        ]
        for kind in GAMES:
            words = Words(kind, language)
            lines.append(f"- **{words.text('title')}** · {words.text('summary')}")
        await answer(interaction, Message(plain_view("\n".join(lines))))

    async def _started(self, interaction: Interaction) -> Position:
        """The game of this channel once it has started, and after its end."""
        if interaction.channel_id is None:
            raise UserError("no_channel")
        info = await self.client.tables.latest(interaction.channel_id)
        if info is None:
            raise UserError("no_game", command=self.client.mention_command("game new"))
        if not info.fingerprint:
            raise UserError("not_started")
        return await self.client.tables.load(info.id)

    async def _board(self, interaction: Interaction, position: Position, text: bool) -> None:
        seat = position.seat_of(interaction.user.id)
        language = self.client.language(interaction)
        if text:
            return await answer(interaction, long_text(position, seat, language))
        picture = await board_picture(self.client, position, seat, language)
        view_words = words_for(self.client, position, seat, language)
        assert view_words.view is not None
        status = view_words.render(view_words.view.status())
        if position.info.paused:
            status += "\n" + translate(language, "status-paused")
        container: ui.Container[Any] = ui.Container(ui.TextDisplay(status), picture.gallery())
        if seat is not None:
            press = Press("panel", position.info.id)
            container.add_item(
                row(button(press, translate(language, "button-panel"), discord.ButtonStyle.primary))
            )
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        return await answer(interaction, Message(view, [picture.file()]))

    async def _hand(self, interaction: Interaction, game_id: int) -> None:
        position, seat = await self.client.seated(interaction, game_id)
        language = self.client.language(interaction)
        names = seat_names(position.info, language)
        view = position.game.view(seat)
        alt = render.describe_hand(view, language, names=names)
        picture = await draw_hand(self.client, position.info, view, names, language, alt)
        shown = ui.LayoutView(timeout=None)
        shown.add_item(
            ui.Container(
                ui.TextDisplay(render.describe_hand(view, language, names=escape_all(names))),
                picture.gallery(),
            )
        )
        await fresh(interaction, Message(shown, [picture.file()]))

    def _moves(self, position: Position, seat: int, language: str) -> str:
        words = words_for(self.client, position, seat, language)
        assert words.view is not None
        actions = position.game.legal_actions(seat)
        lines = [words.render(words.view.status())]
        for action in classes(type(position.game), actions):
            key = command_key(action)
            count = sum(type(candidate) is action for candidate in actions)
            many = "" if action.open_ended or count < 2 else translate(language, "moves-count", count=count)
            path = action_path(position.info.kind, action)
            lines.append(
                f"- {self.client.mention_command(path)} · {words.text(key + '-description')} {many}".rstrip()
            )
        if not actions:
            lines.append(translate(language, "moves-none"))
        return cut("\n".join(lines), _TEXT_LIMIT)

    async def _log(self, interaction: Interaction, position: Position, page: int) -> None:
        language = self.client.language(interaction)
        seat = position.seat_of(interaction.user.id)
        words = words_for(self.client, position, seat, language)
        entries = await self.client.tables.history(position.info.id, seat, _LOG_LIMIT)
        entries = [entry for entry in reversed(entries) if log_line(words, position.info, entry, language)]
        pages = max(1, -(-len(entries) // _LOG_PAGE))
        page = max(0, min(page, pages - 1))
        shown = entries[page * _LOG_PAGE : (page + 1) * _LOG_PAGE]
        head = translate(language, "log-head", page=str(page + 1), pages=str(pages))
        lines = [head, *(log_line(words, position.info, entry, language) for entry in shown)]
        if not entries:
            lines.append(translate(language, "log-empty"))
        game = position.info.id
        newer = button(
            Press("log", game, path=f"~{page - 1}" if page else "~0"),
            translate(language, "button-newer"),
            disabled=page == 0,
        )
        older = button(
            Press("log", game, path=f"~{page + 1}.0"),
            translate(language, "button-older"),
            disabled=page + 1 >= pages,
        )
        view = plain_view(cut("\n".join(lines), _TEXT_LIMIT), newer, older)
        await answer(interaction, Message(view))

    async def _press_hand(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await self._hand(interaction, press.game)

    async def _press_board(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._board(interaction, await self.client.tables.load(press.game), False)

    async def _press_log(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        page = int(press.path.strip("~").split(".")[0] or 0)
        await self._log(interaction, await self.client.tables.load(press.game), page)


async def fresh(interaction: Interaction, message: Message) -> None:
    """Shows a message privately beside the panel it was asked from, not in its place."""
    if interaction.response.is_done():
        await answer(interaction, message)
    else:
        await interaction.response.send_message(view=message.view, files=list(message.files), ephemeral=True)


def log_line(words: Words, info: TableInfo, entry: LogLine, language: str) -> str:
    """One entry of the log in a line; empty if there is nothing for this reader in it."""
    said = log_text(words, info, entry, language)
    struck = f"~~{said}~~" if entry.kind == "action" and entry.undone else said
    # Escaped, or Discord makes a list of it and numbers it anew, upwards.
    return f"{entry.seq}\\. {struck}" if said else ""


def log_text(words: Words, info: TableInfo, entry: LogLine, language: str) -> str:
    """What an entry of the log tells; empty if there is nothing for this reader in it."""
    if entry.unreadable:
        return translate(language, "log-unreadable")
    if entry.kind == "action":
        return " ".join(narrate(words, entry.events))
    who = person_name(entry.person, language) if entry.seat is None else words.value("seat", entry.seat)
    params = {**deed_params(info, entry, language), "who": who}
    return translate(language, f"log-{entry.kind.replace('_', '-')}", **params)
