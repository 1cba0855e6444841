"""What the private panel's buttons, menus and forms do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.panels.answer import RefusedError, UserError, acknowledge, answer
from bot.panels.consent import refused_undo
from bot.panels.path import Choice, Path, PathError, follow
from bot.panels.play import panel, words_for
from bot.panels.press import Press, cut
from bot.table import StaleError, UndoRefusedError
from bot.ui.choices import build, command_key, field_key, resolve
from bot.ui.markup import escape_all
from bot.ui.names import person_of
from rules import Action, Event, RuleError
from rules.language.story import narrate
from rules.language.words import Words
from rules.values import fields_of

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import Position, Result


def register(client: Riquet) -> None:
    """Registers the panel's presses."""
    client.presses.on("pick", _pick)
    client.presses.on("undo", _undo)
    client.presses.on("panel", _panel)
    client.presses.on_form("pick", _form)


async def perform(
    interaction: discord.Interaction[Riquet],
    position: Position,
    seat: int,
    action: Action,
    decision: int | None,
) -> None:
    """Acts for the person and answers with their panel as it stands then.

    Raises RefusedError with the reason in the person's language when the rules do not allow it.
    """
    client = interaction.client
    language = client.language(interaction)
    await acknowledge(interaction)
    try:
        result = await client.tables.play.act(
            position.info.id, person_of(interaction.user), action, interaction.id, decision
        )
    except RuleError as error:
        raise refused(words_for(client, position, seat, language), error) from error
    client.deliverer.kick(position.info.id)
    await _show(interaction, result, seat, language)


def refused(words: Words, error: RuleError) -> RefusedError:
    """What the rules refuse, in the person's language; what the person wrote is no markup in it."""
    params = {name: _unmarked(value) for name, value in error.params.items()}
    return RefusedError(words.error(RuleError(error.rule, **params)), words.game, error.rule)


def _unmarked(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_unmarked(item) for item in value)
    return escape_all([value])[0] if isinstance(value, str) else value


async def undo(
    interaction: discord.Interaction[Riquet], position: Position, seat: int, decision: int | None
) -> None:
    """Takes back the person's last action of this turn and answers with their panel.

    Raises RefusedError where nothing can be taken back: the rulebook says why. Where the others may allow
    it, it has a button to ask them.
    """
    client = interaction.client
    await acknowledge(interaction)
    language = client.language(interaction)
    try:
        result = await client.tables.undo.undo_last(
            position.info.id, person_of(interaction.user), interaction.id, decision
        )
    except UndoRefusedError as error:
        raise await refused_undo(interaction, position, seat, error) from error
    client.deliverer.kick(position.info.id)
    message = await panel(client, result.position, seat, language, notice=translate(language, "panel-undone"))
    await answer(interaction, message)


async def _show(interaction: discord.Interaction[Riquet], result: Result, seat: int, language: str) -> None:
    words = words_for(interaction.client, result.position, seat, language)
    notice = told(words, result.events, seat)
    await answer(interaction, await panel(interaction.client, result.position, seat, language, notice=notice))


def told(words: Words, events: tuple[Event, ...], seat: int | None) -> str:
    """What happened as one seat, or the public (None), may hear it."""
    return " ".join(narrate(words, [event for event in events if may_hear(event, seat)]))


def may_hear(event: Event, seat: int | None) -> bool:
    """Whether a seat, or the public (None), may know of an event."""
    audience = event.audience()
    return audience is None or (seat is not None and seat in audience)


async def _pick(interaction: discord.Interaction[Riquet], press: Press, values: tuple[str, ...]) -> None:
    client = interaction.client
    position, seat = await client.seated(interaction, press.game)
    if press.seat != seat:
        raise UserError("not_your_panel")
    if press.decision != position.decisions[seat]:
        await _redraw(interaction, position, seat)
        return
    language = client.language(interaction)
    words = words_for(client, position, seat, language)
    try:
        path = Path.parse(press.path)
        if values:
            path = path.then(int(values[0]))
        choice = follow(position.game, words, position.game.legal_actions(seat), path)
        if choice is None or choice.field is not None:
            await acknowledge(interaction)
            await answer(interaction, await panel(client, position, seat, language, path))
            return
    except (PathError, ValueError):
        await _redraw(interaction, position, seat)
        return
    if choice.typed:
        await interaction.response.send_modal(_form_for(words, press, path, choice))
        return
    try:
        await perform(interaction, position, seat, build(choice.action, choice.chosen), press.decision)
    except StaleError:
        await _show_current(interaction, position, seat)


async def _form(interaction: discord.Interaction[Riquet], press: Press, written: dict[str, str]) -> None:
    client = interaction.client
    position, seat = await client.seated(interaction, press.game)
    if press.seat != seat:
        raise UserError("not_your_panel")
    if press.decision != position.decisions[seat]:
        await _redraw(interaction, position, seat)
        return
    language = client.language(interaction)
    words = words_for(client, position, seat, language)
    plain = words_for(client, position, seat, language, plain=True)
    actions = position.game.legal_actions(seat)
    try:
        choice = follow(position.game, words, actions, Path.parse(press.path))
    except PathError:
        choice = None
    if choice is None:
        await _redraw(interaction, position, seat)
        return
    chosen: dict[str, Any] = dict(choice.chosen)
    try:
        for field in choice.typed:
            chosen[field.name] = resolve(plain, actions, choice.action, field, written.get(field.name, ""))
        action = build(choice.action, chosen)
    except RuleError as error:
        raise refused(words, error) from error
    try:
        await perform(interaction, position, seat, action, press.decision)
    except StaleError:
        await _show_current(interaction, position, seat)


def _form_for(words: Words, press: Press, path: Path, choice: Choice) -> ui.Modal:
    """The form for the typed fields of an action; its id carries the choice so far."""
    form_press = Press("pick", press.game, press.seat, press.decision, str(path))
    title = cut(words.text(command_key(choice.action) + "-label"), 45)
    form = ui.Modal(title=title, custom_id=form_press.custom_id, timeout=900)
    for field in fields_of(choice.action):
        if field in choice.typed:
            key = field_key(choice.action, field.name)
            box: ui.TextInput[Any] = ui.TextInput(
                custom_id=field.name,
                placeholder=cut(words.text(key + "-description"), 100),
                required=field.required,
                max_length=400,
            )
            form.add_item(ui.Label(text=cut(words.text(key), 45), component=box))
    return form


async def _undo(interaction: discord.Interaction[Riquet], press: Press, values: tuple[str, ...]) -> None:
    position, seat = await interaction.client.seated(interaction, press.game)
    if press.seat != seat:
        raise UserError("not_your_panel")
    try:
        await undo(interaction, position, seat, press.decision)
    except StaleError:
        await _show_current(interaction, position, seat)


async def _panel(interaction: discord.Interaction[Riquet], press: Press, values: tuple[str, ...]) -> None:
    """Opens the panel of whoever presses, or draws it again at the choice it was at."""
    client = interaction.client
    await acknowledge(interaction)
    position, seat = await client.seated(interaction, press.game)
    if position.info.status == "parked":
        raise UserError("parked")
    path = Path()
    if press.seat == seat and press.decision == position.decisions[seat]:
        path = Path.parse(press.path)
    await answer(interaction, await panel(client, position, seat, client.language(interaction), path))


async def _show_current(interaction: discord.Interaction[Riquet], position: Position, seat: int) -> None:
    await _redraw(interaction, await interaction.client.tables.load(position.info.id), seat)


async def _redraw(interaction: discord.Interaction[Riquet], position: Position, seat: int) -> None:
    """Says that a press came too late, and shows the panel as it is now; nothing is done."""
    client = interaction.client
    language = client.language(interaction)
    await acknowledge(interaction)
    notice = translate(language, "error-stale")
    await answer(interaction, await panel(client, position, seat, language, notice=notice))
