"""What people at a table answer to what is asked of them, and asking to take something back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.i18n.catalogue import translate
from bot.panels.answer import RefusedError, UserError, acknowledge, error_text, tell
from bot.panels.play import words_for
from bot.panels.press import Press, PressButton, button
from bot.table import (
    Position,
    Proposal,
    ProposalKind,
    TableError,
    TableInfo,
    UndoNothingError,
    UndoShownError,
    UndoTooLateError,
)
from bot.ui.markup import escape_all
from bot.ui.names import person_of, seat_names
from rules.language.story import narrate as story

if TYPE_CHECKING:
    from bot.client import Riquet

Interaction: TypeAlias = "discord.Interaction[Riquet]"


def register(client: Riquet) -> None:
    """Registers the presses on what is asked, and the one that asks to take something back."""
    client.presses.on("agree", _agree)
    client.presses.on("refuse", _refuse)
    client.presses.on("withdraw", _withdraw)
    client.presses.on("accept", _accept)
    client.presses.on("decline", _decline)
    client.presses.on("takeback", _take_back)


async def game_of(interaction: Interaction, press: Press) -> TableInfo:
    """The game of a press that acts for a table: it has to come from the game's own channel."""
    info = await interaction.client.tables.get(press.game)
    if info.channel_id != interaction.channel_id:
        raise UserError("other_channel")
    return info


async def answered(interaction: Interaction, proposal: Proposal, deed: str = "agreed") -> None:
    """Tells somebody what has come of their question or answer.

    ``deed`` is what they did where that changed nothing for the table yet: "asked", "agreed" or "took_back".
    """
    client = interaction.client
    client.deliverer.kick(proposal.game)
    language = client.language(interaction)
    if proposal.result is None:
        key = f"consent-{deed.replace('_', '-')}"
        return await tell(interaction, translate(language, key, count=len(proposal.missing)))
    kind = proposal.kind.replace("_", "-")
    return await tell(interaction, translate(language, f"{kind}-result", result=proposal.result))


async def _agree(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    await game_of(interaction, press)
    client, who = interaction.client, person_of(interaction.user)
    try:
        proposal = await client.tables.consent.agree(press.game, press.decision, who)
    except TableError as error:
        # What stands in the way of it has made it lapse, which the channel is to see.
        client.deliverer.kick(press.game)
        raise await explained(interaction, press.game, error) from error
    await answered(interaction, proposal)


async def _refuse(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    await game_of(interaction, press)
    who = person_of(interaction.user)
    await answered(
        interaction, await interaction.client.tables.consent.refuse(press.game, press.decision, who)
    )


async def _withdraw(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await acknowledge(interaction)
    await game_of(interaction, press)
    who = person_of(interaction.user)
    proposal = await interaction.client.tables.consent.withdraw(press.game, press.decision, who)
    await answered(interaction, proposal, "took_back")


async def _accept(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await _answer_offer(interaction, press, accept=True)


async def _decline(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    await _answer_offer(interaction, press, accept=False)


async def _answer_offer(interaction: Interaction, press: Press, *, accept: bool) -> None:
    await acknowledge(interaction)
    await game_of(interaction, press)
    client = interaction.client
    await client.tables.seats.answer_offer(
        press.game, press.decision, person_of(interaction.user), accept=accept
    )
    client.deliverer.kick(press.game)
    language = client.language(interaction)
    if not accept:
        return await tell(interaction, translate(language, "handover-result", result="refused"))
    return await tell(interaction, translate(language, "seat-taken"), *seat_buttons(press.game, language))


def seat_buttons(game_id: int, language: str) -> tuple[PressButton, ...]:
    """For somebody who has just got a seat: to its panel and to what it holds."""
    return (
        button(Press("panel", game_id), translate(language, "button-panel"), discord.ButtonStyle.primary),
        button(Press("hand", game_id), translate(language, "button-hand")),
    )


async def _take_back(interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """Asks the others to let the person take back what they did last, if it still is what they saw."""
    await acknowledge(interaction)
    await game_of(interaction, press)
    client, who = interaction.client, person_of(interaction.user)
    try:
        target = await client.tables.takeback.target(press.game, who)
        if target != press.decision:
            raise UserError("takeback_other")
        proposal = await client.tables.consent.propose(press.game, who, ProposalKind.TAKEBACK, target)
    except TableError as error:
        client.deliverer.kick(press.game)
        raise await explained(interaction, press.game, error) from error
    await answered(interaction, proposal, "asked")


async def explained(interaction: Interaction, game_id: int, error: TableError) -> Exception:
    """An error as it is told: where something was shown since, with what that was."""
    if not isinstance(error, UndoShownError):
        return error
    client = interaction.client
    position, seat = await client.seated(interaction, game_id)
    shown = await _shown(client, position, seat, error, client.language(interaction))
    return UserError("undo_shown", shown=shown)


async def _shown(client: Riquet, position: Position, seat: int, error: UndoShownError, language: str) -> str:
    """What was shown, as far as a seat may know of it; else who did something that stays hidden."""
    game_id = position.info.id
    events = await client.tables.takeback.shown_since(game_id, seat, error.target)
    told = " ".join(story(words_for(client, position, seat, language), events))
    if told:
        return told
    line = await client.tables.records.entry(game_id, error.entry)
    names = escape_all(seat_names(position.info, language))
    return translate(language, "post-in-secret", name="–" if line.seat is None else names[line.seat])


async def refused_undo(
    interaction: Interaction, position: Position, seat: int, error: TableError
) -> RefusedError:
    """Why somebody cannot undo, with a button to ask the others where they may allow it."""
    client = interaction.client
    language = client.language(interaction)
    text = error_text(language, error) or ""
    rule, items = f"table.{error.key}", list[discord.ui.Item[Any]]()
    if isinstance(error, UndoTooLateError):
        try:
            target = await client.tables.takeback.target(position.info.id, person_of(interaction.user))
        except TableError as further:
            if not isinstance(further, UndoNothingError):
                rule = f"table.{further.key}"
                told = await explained(interaction, position.info.id, further)
                text = f"{text} {error_text(language, told) or ''}".strip()
        else:
            text = f"{text} {translate(language, 'undo-ask')}"
            items.append(takeback_button(position.info.id, target, translate(language, "button-ask-others")))
    return RefusedError(text, position.info.kind, rule, tuple(items))


def back_button(game_id: int, language: str) -> PressButton:
    """The button of somebody for whom a stand-in plays, to play again."""
    return button(
        Press("back", game_id), translate(language, "button-back-at-table"), discord.ButtonStyle.primary
    )


def takeback_button(game_id: int, target: int, label: str) -> PressButton:
    """The button that asks the others to let an action be taken back."""
    return button(Press("takeback", game_id, decision=target), label)
