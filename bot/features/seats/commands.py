"""/seat: handing one's seat over, leaving it, calling for a substitute, a stand-in and being back."""

from __future__ import annotations

import discord

from bot.features.seats.buttons import KeepSeat, Resign, play_again
from bot.i18n.catalogue import join_list
from bot.table import Person, ProposalKind, TableInfo
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.components import button
from bot.ui.computers import LEVEL_CHOICES
from bot.ui.errors import UserError
from bot.ui.matching import matching
from bot.ui.names import escape, marked_names, seat_names
from bot.ui.proposal_replies import reply_proposal
from bot.ui.request import Request
from bot.ui.router import Audience
from rules import RuleError
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar


@command("seat give", Help("help-seats", "give"))
async def give(request: Request, person: discord.User) -> None:
    """Offer one's seat, with all that it holds, to somebody, who says yes or no in the channel."""
    info, services = await request.open_game(), request.services
    if person.id == request.interaction.user.id:
        raise UserError("own_seat")
    if person.bot:
        raise UserError("seat_give_bot", command=request.mention("seat stand-in"))
    if info.seat_of(person.id) is None and not await services.venues.may_see(info, person.id):
        raise UserError("seat_give_unseen", name=person.display_name)
    await services.tables.seats.offer(info.id, request.who, Person(person.id, person.display_name))
    request.wake(info.id)
    await request.reply_text(request.translate("seat-offered", name=escape(person.display_name)))


@command("seat resign", Help("help-seats", "resign"), audience=Audience.SEATED)
async def resign(request: Request) -> None:
    """Ask whether to leave one's seat for good."""
    position, seat = request.seated
    game_id, danger = position.info.id, discord.ButtonStyle.danger
    await request.reply_text(
        request.translate("seat-resign-ask"),
        button(Resign(game_id, seat), request.translate("button-resign"), danger),
        button(KeepSeat(game_id, seat), request.translate("button-cancel")),
    )


@command("seat call", Help("help-seats", "call"))
async def call(request: Request, stop: bool = False, seat: str | None = None) -> None:
    """Call for a substitute, or stop the call; one keeps the seat until somebody takes it."""
    info = await request.open_game()
    game_id, computer = info.id, None if seat is None else _find_seat(info, request.language, seat)
    await request.tables.seats.call_substitute(game_id, request.who, wanted=not stop, seat=computer)
    request.wake(game_id)
    called = "seat-called" if computer is None else "seat-called-computer"
    await request.reply_text(request.translate("seat-uncalled" if stop else called))


@call.complete("seat")
async def _computers(request: Request, current: str) -> Choices:
    info = await request.open_game()
    if info.seat_of(request.interaction.user.id) is None:
        return []
    names = seat_names(info, request.language)
    return offer(matching({seat: names[seat] for seat in info.computers}, current))


@command(
    "seat stand-in",
    Help("help-seats", "stand"),
    audience=Audience.SEATED,
    choices={"level": LEVEL_CHOICES},
)
async def stand_in(request: Request, seat: str | None = None, level: str | None = None) -> None:
    """Propose that the bot plays for an absent seat until they are back."""
    position, own = request.seated
    info = position.info
    target = own if seat is None else _find_seat(info, request.language, seat)
    proposal = await request.tables.consent.propose(
        info.id, request.who, ProposalKind.STAND_IN, target, level
    )
    await reply_proposal(request, proposal, "asked" if proposal.seat == own else "agreed")


@stand_in.complete("seat")
async def _seats(request: Request, current: str) -> Choices:
    info = await request.open_game()
    names = enumerate(seat_names(info, request.language))
    return offer(matching({seat: name for seat, name in names if seat not in info.stand_ins}, current))


@command("seat back", Help("help-seats", "back"))
async def back(request: Request) -> None:
    """Play for oneself again."""
    await play_again(request, (await request.open_game()).id)


def _find_seat(info: TableInfo, language: str, written: str) -> int:
    """Return the seat that somebody names by its person or its colour; UserError if there is none such."""
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
        "seat_not_found", written=written, seats=join_list(language, marked_names(info, language))
    )
