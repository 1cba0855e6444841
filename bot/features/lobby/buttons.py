"""The buttons of an open table, and those to how a game stands and to checking it."""

from __future__ import annotations

from typing import Annotated

import discord

from bot.features.lobby.commands import (
    add_computer,
    allow_hints,
    choose_option,
    choose_pace,
    join_table,
    leave_table,
    play_again,
    remove_computer,
    show_info,
    show_verification,
    start_game,
)
from bot.i18n.catalogue import translate
from bot.table import TableInfo
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import IdButton, IdSelect, button, menu
from bot.ui.errors import UserError
from bot.ui.game_options import option_ways
from bot.ui.paces import USUAL, pace_choice
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.shared_ids import Rematch, ShowInfo, Verify
from rules.players import Level

_PACES = (None, *USUAL)


class Join(ComponentId, frozen=True, tag="join"):
    """Sits down at an open table."""

    game: int


class Leave(ComponentId, frozen=True, tag="leave"):
    """Gets up from an open table."""

    game: int


class Start(ComponentId, frozen=True, tag="start"):
    """Starts a game; the first player is drawn by lot."""

    game: int


class ChooseOption(ComponentId, frozen=True, tag="option"):
    """Chooses an option of an open table; ``option`` is written "<name>/yes" or "<name>/no"."""

    game: int
    option: Annotated[str, Slot.TOPIC]


class ChoosePace(ComponentId, frozen=True, tag="pace"):
    """Chooses how fast an open table plays; what is picked is its number in the menu, or 0 for no pace."""

    game: int


class AddComputer(ComponentId, frozen=True, tag="computer"):
    """Lets a computer player of a level sit down at an open table."""

    game: int
    level: Annotated[str, Slot.TOPIC]


class RemoveComputer(ComponentId, frozen=True, tag="computer_off"):
    """Lets the computer player get up that sat down last at an open table."""

    game: int


class AllowHints(ComponentId, frozen=True, tag="hints"):
    """Allows hints at an open table, or no longer; ``way`` is written "yes" or "no"."""

    game: int
    way: Annotated[str, Slot.TOPIC]


def hints_button(info: TableInfo, language: str) -> IdButton:
    """Return the button by which hints are allowed at an open table, or no longer."""
    way = "no" if info.hints else "yes"
    return button(AllowHints(info.id, way), translate(language, "button-hints", allow=way))


def computer_buttons(info: TableInfo, language: str) -> list[IdButton]:
    """Return the buttons by which computer players sit down at an open table, and get up."""
    room = len(info.seats) < info.needed
    buttons = [
        button(AddComputer(info.id, level), translate(language, "button-add-computer", level=level))
        for level in (Level if room else ())
    ]
    if info.computers:
        buttons.append(button(RemoveComputer(info.id), translate(language, "button-remove-computer")))
    return buttons


def pace_menu(info: TableInfo, language: str) -> IdSelect:
    """Return the menu by which the pace of an open table is chosen otherwise."""
    options = [
        discord.SelectOption(label=pace_choice(pace, language), value=str(number), default=pace == info.pace)
        for number, pace in enumerate(_PACES)
    ]
    return menu(ChoosePace(info.id), pace_choice(info.pace, language), options)


def option_buttons(info: TableInfo, language: str) -> list[IdButton]:
    """Return the buttons by which the options of an open table are chosen otherwise."""
    return [
        button(ChooseOption(info.id, f"{name}/{'yes' if value else 'no'}"), line)
        for name, value, line in option_ways(info, language)
    ]


async def _choose(request: Request, pressed: ChooseOption) -> None:
    name, _, value = pressed.option.rpartition("/")
    if value not in ("yes", "no"):
        raise UserError("stale")
    await choose_option(request, pressed.game, name, chosen=value == "yes")


async def _choose_pace(request: Request, pressed: ChoosePace) -> None:
    picked = "".join(request.values)
    if picked not in map(str, range(len(_PACES))):
        raise UserError("stale")
    await choose_pace(request, pressed.game, _PACES[int(picked)])


async def _allow_hints(request: Request, pressed: AllowHints) -> None:
    if pressed.way not in ("yes", "no"):
        raise UserError("stale")
    await allow_hints(request, pressed.game, hints=pressed.way == "yes")


async def _add_computer(request: Request, pressed: AddComputer) -> None:
    if pressed.level not in list(Level):
        raise UserError("stale")
    await add_computer(request, pressed.game, Level(pressed.level))


async def _remove_computer(request: Request, pressed: RemoveComputer) -> None:
    await remove_computer(request, pressed.game)


async def _join(request: Request, pressed: Join) -> None:
    await join_table(request, pressed.game)


async def _leave(request: Request, pressed: Leave) -> None:
    await leave_table(request, pressed.game)


async def _start(request: Request, pressed: Start) -> None:
    await start_game(request, pressed.game)


async def _info(request: Request, pressed: ShowInfo) -> None:
    await show_info(request, await request.tables.get(pressed.game))


async def _verify(request: Request, pressed: Verify) -> None:
    await show_verification(request, await request.tables.get(pressed.game))


async def _rematch(request: Request, pressed: Rematch) -> None:
    await play_again(request, await request.tables.get(pressed.game))


HANDLERS = (
    on(Join, _join),
    on(Leave, _leave),
    on(Start, _start),
    on(ChooseOption, _choose),
    on(ChoosePace, _choose_pace),
    on(AllowHints, _allow_hints),
    on(AddComputer, _add_computer),
    on(RemoveComputer, _remove_computer),
    on(ShowInfo, _info, looks=True),
    on(Verify, _verify, looks=True),
    on(Rematch, _rematch, here=True),
)
