"""/mod import: a game from a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import discord
from discord import ButtonStyle

from bot.features.moderation.questions import Done, reply_done
from bot.features.moderation.reset_restore import undone_by_reset
from bot.i18n.catalogue import join_list
from bot.table import Candidate, Person, Status
from bot.table.transfer.gamefile import LARGEST
from bot.ui.commands import Help, command
from bot.ui.component_ids import ComponentId, Slot
from bot.ui.components import button
from bot.ui.errors import UserError
from bot.ui.feature import Feature
from bot.ui.names import escape_all, person_name
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.starting import require_may_start, require_permissions

_MEGABYTE = 1 << 20


class Import(ComponentId, frozen=True, tag="mod_import"):
    """Makes a game of a file that was kept."""

    upload: Annotated[int, Slot.DECISION]


class CancelImport(ComponentId, frozen=True, tag="mod_import_cancel"):
    """Lets go of a file that was kept."""

    upload: Annotated[int, Slot.DECISION]


@command("mod import", Help("help-files", "bring"), audience=Audience.MODERATOR)
async def import_file(request: Request, file: discord.Attachment) -> None:
    """Check a file and ask whether to make a game of it in this channel."""
    uploads, checks = request.tables.transfer.uploads, request.services.file_checks
    guild = await _require_place(request)
    _, channel_id = request.channel()
    with checks.room(guild.id):
        data = await _fetch(file)
        upload = await uploads.keep(channel_id, request.who, data)
        try:
            candidate = await checks.check(data)
            people = await _members(guild, candidate.people)
            await uploads.offer(upload)
        except Exception:
            await uploads.drop(upload)
            raise
    confirm = button(Import(upload), request.translate("button-mod-import"), ButtonStyle.danger)
    await request.confirm(_question(request, candidate, people), confirm, cancel=CancelImport(upload))


async def _require_place(request: Request) -> discord.Guild:
    """Return the server; UserError where no game can come to: no channel, a taken one, no permissions."""
    tables = request.tables
    _, channel_id = request.channel()
    guild = request.interaction.guild
    if guild is None:
        raise UserError("no_channel")
    require_permissions(request)
    require_may_start(request)
    if await tables.find(channel_id) is not None:
        raise UserError("channel_taken")
    return guild


async def _fetch(file: discord.Attachment) -> bytes:
    """Return the bytes of a file that somebody sent; UserError if there are too many of them."""
    limit = str(LARGEST // _MEGABYTE)
    if file.size > LARGEST:
        raise UserError("import_too_big", limit=limit)
    try:
        data = await file.read()
    except discord.HTTPException as error:
        raise UserError("import_not_fetched") from error
    if len(data) > LARGEST:
        raise UserError("import_too_big", limit=limit)
    return data


async def _members(guild: discord.Guild, people: Iterable[Person | None]) -> tuple[Person | None, ...]:
    """Return those people of a file who are members of a server, by seat, with the names they have now."""
    return tuple([None if one is None else await _member(guild, one) for one in people])


async def _member(guild: discord.Guild, person: Person) -> Person | None:
    """Return a person with the name they have now; None if they are no member, or a bot.

    A computer player is one everywhere.
    """
    if person.discord_id is None:
        return None if person.level is None else person
    try:
        member = await guild.fetch_member(person.discord_id)
    except discord.NotFound:
        return None
    return None if member.bot else Person(member.id, member.display_name)


def _question(request: Request, candidate: Candidate, people: tuple[Person | None, ...]) -> str:
    """Return what importing a file would do."""
    language, translate = request.language, request.translate
    sitting = join_list(language, [person_name(one, language) for one in people if one is not None])
    missing = [
        one.name or translate("former-player")
        for one, here in zip(candidate.people, people, strict=True)
        if one is not None and here is None
    ]
    free = people.count(None)
    entries, title = len(candidate.entries), request.title(candidate.kind)
    lines = [
        translate("mod-import-head", game=title, seats=str(len(people)), count=entries),
        translate("mod-import-older" if candidate.older else "mod-import-checked"),
        translate(f"mod-import-{candidate.status}", command=request.mention("mod reset")),
        translate("mod-import-sitting", names=sitting or "–"),
    ]
    if missing:
        lines.append(translate("mod-import-missing", names=join_list(language, escape_all(missing))))
    if free and candidate.status == Status.OPEN:
        lines.append(translate("mod-import-free", count=free))
    if candidate.status == Status.OPEN:
        lines.append(translate("mod-import-secrets"))
    lines.append(translate("mod-import-ask"))
    return "\n".join(lines)


async def _import(request: Request, pressed: Import) -> None:
    """Make a game of the file, if it is the person's own and was sent in this channel."""
    tables = request.tables
    guild_id, channel_id = request.channel()
    with request.services.file_checks.room(guild_id):
        data = await tables.transfer.uploads.get(pressed.upload, channel_id, request.who)
        guild = await _require_place(request)
        candidate = await request.services.file_checks.check(data)
        info = await tables.transfer.import_game(
            candidate,
            request.who,
            await _members(guild, candidate.people),
            guild_id=guild_id,
            channel_id=channel_id,
            upload_id=pressed.upload,
        )
    request.wake(info.id)
    undoing = undone_by_reset(request, info.id) if info.status == Status.OPEN else None
    await reply_done(request, Done(request.translate("mod-import-done"), undoing))


async def _cancel(request: Request, pressed: CancelImport) -> None:
    """Let go of the file, if it is the person's own and was sent in this channel."""
    _, channel_id = request.channel()
    await request.tables.transfer.uploads.give_up(pressed.upload, channel_id, request.who)
    await reply_done(request, Done(request.translate("mod-cancelled")))


PART = Feature(
    commands=(import_file,),
    handlers=(
        on(Import, _import, audience=Audience.MODERATOR),
        on(CancelImport, _cancel, audience=Audience.MODERATOR),
    ),
)
