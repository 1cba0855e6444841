"""The question before a person's data is deleted, and its buttons."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from discord import ButtonStyle

from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import button
from bot.ui.errors import UserError
from bot.ui.message import plain
from bot.ui.request import Request
from bot.ui.router import on
from bot.ui.services import Services


class DeleteData(ComponentId, frozen=True, tag="privacy_delete"):
    """Deletes what is stored about the person whose Discord id it names."""

    owner: Annotated[str, Slot.TOPIC]


class KeepData(ComponentId, frozen=True, tag="privacy_keep"):
    """Leaves what is stored about the person whose Discord id it names."""

    owner: Annotated[str, Slot.TOPIC]


async def ask_deletion(request: Request) -> None:
    """Show what goes and what stays, and ask."""
    # The buttons are for this person alone, whoever presses them.
    owner = str(request.who.discord_id)
    delete = button(DeleteData(owner), request.translate("button-privacy-delete"), ButtonStyle.danger)
    text = "\n".join(request.translate(f"privacy-{what}") for what in ("goes", "stays", "ask"))
    await request.confirm(text, delete, cancel=KeepData(owner), repeats=True)


async def _delete(request: Request, pressed: DeleteData) -> None:
    _require_owner(request, pressed.owner)
    services, discord_id = request.services, request.interaction.user.id
    games = await services.tables.people.forget(discord_id, partial(_drop, services, discord_id))
    for game in games:
        request.wake(game)
    done = services.tables.people.overwritten
    # The answer names nobody.
    request.begin_again()
    await request.reply(plain(request.translate("privacy-deleted" if done else "privacy-deleted-later")))


def _drop(services: Services, discord_id: int) -> None:
    """Keep nothing in memory that may name somebody who is erased."""
    services.preferences.forget(discord_id)
    services.refusals.forget(discord_id)
    services.drafts.forget()
    services.plan_drafts.forget()
    services.drawings.forget()
    services.animations.forget()


async def _keep(request: Request, pressed: KeepData) -> None:
    _require_owner(request, pressed.owner)
    await request.reply(plain(request.translate("privacy-kept")))


def _require_owner(request: Request, owner: str) -> None:
    """Raise UserError unless a button was made for the person who presses it."""
    if owner != str(request.interaction.user.id):
        raise UserError("not_your_data")


HANDLERS = (on(DeleteData, _delete), on(KeepData, _keep))
