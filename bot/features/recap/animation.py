"""A game that has ended as an animation for one person: how far it is, and the animation in its place."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.i18n.catalogue import translate
from bot.table import Status, TableError, TableInfo
from bot.ui.animations import FailedError, GivenUpError, Progress, StoppedError
from bot.ui.components import IdButton, boxed, button, row
from bot.ui.drawings import Rank
from bot.ui.game_animation import animated, animation_of, give_up_animation
from bot.ui.message import Message, in_box
from bot.ui.names import seat_names
from bot.ui.pictures import Picture, Scene, draw_board
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import ShowAnimation, StopAnimation, animation_button, replay_button, review_button


async def show_animation(request: Request, info: TableInfo, above: str = "") -> None:
    """Show a game that has ended as an animation, below a text, and until it is drawn how far it is.

    Where there is none the board is shown. Nothing more is shown to who has given it up, by the button for it
    or by closing the answer. Raises UserError where too many are waited for, TableError("not_ended").
    """
    language, style, who = request.language, request.table_style(info), request.interaction.user.id

    async def report(progress: Progress) -> None:
        stop = button(StopAnimation(info.id), translate(language, "button-animation-stop"))
        text = f"{above}\n{_progress_text(progress, language)}".strip()
        await request.reply(in_box(text, stop), repeats=True)

    try:
        found = await animation_of(request.services, info, style, language, request.erasure, report, who)
        note = "animation-none"
    except (GivenUpError, discord.NotFound):
        return None
    except StoppedError:
        request.require_current()
        found, note = None, "animation-stopped"
    except FailedError:
        found, note = None, "animation-failed"
    now = await request.tables.load(info.id)
    if not now.info.status.facts.ended:
        raise TableError("not_ended")
    if now.info.gone_back != info.gone_back:
        return await show_animation(request, now.info, above)
    game, names = now.game, seat_names(info, language)
    if found is None:
        scene = Scene(game, None, style, names, language, rank=Rank.LOOKING)
        picture, text = await draw_board(request.services.drawings, scene), translate(language, note)
    else:
        picture = animated(found, game, names, language)
        text = translate(language, "animation-head", count=found.frames, lost=found.lost)
    again = [] if found is not None or note == "animation-none" else [animation_button(info.id, language)]
    message = _message(f"{above}\n{text}".strip(), picture, [*again, *_further(info, language)])
    return await request.reply(message, repeats=True)


def _progress_text(progress: Progress, language: str) -> str:
    if not progress.total:
        return translate(language, "animation-waits")
    return translate(language, "animation-drawn", done=progress.done, total=progress.total)


def _further(info: TableInfo, language: str) -> list[IdButton]:
    """Return the buttons to what else there is to look back at."""
    review = [review_button(info.id, language)] if info.status == Status.FINISHED else []
    return [replay_button(info.id, language), *review]


def _message(text: str, picture: Picture, buttons: list[IdButton]) -> Message:
    items: list[ui.Item[Any]] = [ui.TextDisplay(text), picture.gallery(), row(*buttons)]
    return Message(boxed(*items), [picture.file()])


async def _show(request: Request, pressed: ShowAnimation) -> None:
    """Show the animation; it counts as a look, but other looks do not wait until it is drawn."""
    request.services.looks.count(request.interaction.user.id)
    await show_animation(request, await request.tables.get(pressed.game))


async def _stop(request: Request, pressed: StopAnimation) -> None:
    """Let the person wait for the animation no more; TableError if there is no such game."""
    await request.tables.get(pressed.game)
    await give_up_animation(request.services, pressed.game, request.interaction.user.id)
    language = request.language
    buttons = animation_button(pressed.game, language), replay_button(pressed.game, language)
    await request.reply(in_box(translate(language, "animation-given-up"), *buttons), repeats=True)


HANDLERS = (on(ShowAnimation, _show), on(StopAnimation, _stop))
