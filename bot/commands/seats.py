"""/seat: handing one's seat over, leaving it, calling for a substitute, a stand-in and being back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.following import may_see
from bot.i18n.catalogue import join_list, translate
from bot.i18n.translator import bot_text
from bot.panels.answer import Message, UserError, acknowledge, answer, plain_view, tell
from bot.panels.consent import answered, game_of, seat_buttons
from bot.panels.press import Press, button
from bot.table import ProposalKind, TableInfo
from bot.ui.choices import matching
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules import RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"


class SeatCommands(commands.Cog):
    """The commands below /seat and the buttons about seats."""

    seat = app_commands.Group(
        name=bot_text("command-seat"), description=bot_text("command-seat-description"), guild_only=True
    )

    def __init__(self, client: Riquet) -> None:
        self.client = client
        client.presses.on("resign", self._press_resign)
        client.presses.on("seat_keep", self._press_keep)
        client.presses.on("take_seat", self._press_take)
        client.presses.on("back", self._press_back)

    @seat.command(name=bot_text("command-seat-give"), description=bot_text("command-seat-give-description"))
    @app_commands.rename(to=bot_text("command-seat-give-person"))
    @app_commands.describe(to=bot_text("command-seat-give-person-description"))
    async def give(self, interaction: Interaction, to: discord.User) -> None:
        """Offers one's seat, with all that it holds, to somebody, who says yes or no in the channel."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        if to.id == interaction.user.id:
            raise UserError("own_seat")
        if to.bot:
            raise UserError("seat_give_bot")
        if info.seat_of(to.id) is None and not await may_see(self.client, info, to.id):
            raise UserError("seat_give_unseen", name=to.display_name)
        await self.client.tables.seats.offer(info.id, person_of(interaction.user), person_of(to))
        self.client.deliverer.kick(info.id)
        name = escape_all([to.display_name])[0]
        await tell(interaction, translate(self.client.language(interaction), "seat-offered", name=name))

    @seat.command(
        name=bot_text("command-seat-resign"), description=bot_text("command-seat-resign-description")
    )
    async def resign(self, interaction: Interaction) -> None:
        """Asks whether to leave one's seat for good."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        _, seat = await self.client.seated(interaction, info.id)
        language = self.client.language(interaction)
        await tell(
            interaction,
            translate(language, "seat-resign-ask"),
            button(
                Press("resign", info.id, seat),
                translate(language, "button-resign"),
                discord.ButtonStyle.danger,
            ),
            button(Press("seat_keep", info.id, seat), translate(language, "button-cancel")),
        )

    @seat.command(name=bot_text("command-seat-call"), description=bot_text("command-seat-call-description"))
    @app_commands.rename(stop=bot_text("command-seat-call-stop"))
    @app_commands.describe(stop=bot_text("command-seat-call-stop-description"))
    async def call(self, interaction: Interaction, stop: bool = False) -> None:
        """Calls for a substitute, or stops the call; one keeps the seat until somebody takes it."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        await self.client.tables.seats.call_substitute(info.id, person_of(interaction.user), wanted=not stop)
        self.client.deliverer.kick(info.id)
        await tell(
            interaction,
            translate(self.client.language(interaction), "seat-uncalled" if stop else "seat-called"),
        )

    @seat.command(
        name=bot_text("command-seat-stand-in"), description=bot_text("command-seat-stand-in-description")
    )
    @app_commands.rename(seat=bot_text("command-seat-stand-in-seat"))
    @app_commands.describe(seat=bot_text("command-seat-stand-in-seat-description"))
    async def stand_in(self, interaction: Interaction, seat: str | None = None) -> None:
        """Proposes that the bot plays for an absent seat until they are back."""
        await acknowledge(interaction)
        info = await self.client.game_here(interaction)
        _, own = await self.client.seated(interaction, info.id)
        language = self.client.language(interaction)
        target = own if seat is None else seat_called(info, language, seat)
        proposal = await self.client.tables.consent.propose(
            info.id, person_of(interaction.user), ProposalKind.STAND_IN, target
        )
        await answered(interaction, proposal, "asked" if proposal.seat == own else "agreed")

    @stand_in.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        if interaction.channel_id is None:
            return []
        info = await self.client.tables.find(interaction.channel_id)
        if info is None:
            return []
        names = seat_names(info, self.client.language(interaction))
        offered: dict[Scalar, str] = {
            seat: name for seat, name in enumerate(names) if seat not in info.stand_ins
        }
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in matching(offered, current)]

    @seat.command(name=bot_text("command-seat-back"), description=bot_text("command-seat-back-description"))
    async def back(self, interaction: Interaction) -> None:
        """Plays for oneself again."""
        await acknowledge(interaction)
        await self._back(interaction, await self.client.game_here(interaction))

    async def _back(self, interaction: Interaction, info: TableInfo) -> None:
        await self.client.tables.stand_ins.dismiss(info.id, person_of(interaction.user))
        self.client.deliverer.kick(info.id)
        language = self.client.language(interaction)
        await tell(interaction, translate(language, "seat-back"), *seat_buttons(info.id, language))

    async def _press_back(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._back(interaction, await game_of(interaction, press))

    async def _press_resign(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        info = await game_of(interaction, press)
        if info.seat_of(interaction.user.id) != press.seat:
            raise UserError("not_seated")
        await self.client.tables.seats.resign(info.id, person_of(interaction.user))
        self.client.deliverer.kick(info.id)
        await self._replace(interaction, "seat-resigned")

    async def _press_keep(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        await self._replace(interaction, "seat-kept")

    async def _press_take(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        await acknowledge(interaction)
        info = await game_of(interaction, press)
        if press.seat is None:
            raise UserError("stale")
        await self.client.tables.seats.take(info.id, person_of(interaction.user), press.seat)
        self.client.deliverer.kick(info.id)
        language = self.client.language(interaction)
        await tell(interaction, translate(language, "seat-taken"), *seat_buttons(info.id, language))

    async def _replace(self, interaction: Interaction, key: str) -> None:
        """Puts an answer in the place of the question, so that it cannot be answered twice."""
        await answer(interaction, Message(plain_view(translate(self.client.language(interaction), key))))


def seat_called(info: TableInfo, language: str, written: str) -> int:
    """The seat that somebody names by its person or its colour; UserError if there is none such."""
    names: dict[Scalar, str] = dict(enumerate(seat_names(info, language)))
    words = Words(info.kind, language)
    colours: dict[Scalar, str] = {seat: words.text("seat-colour", seat=seat) for seat in range(len(names))}
    for known in (names, colours):
        try:
            found = find_value(written, known)
        except RuleError:
            continue
        if isinstance(found, int):
            return found
    raise UserError(
        "seat_not_found", written=written, seats=join_list(language, escape_all(list(names.values())))
    )
