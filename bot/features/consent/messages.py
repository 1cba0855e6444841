"""What the channel is asked by somebody at the table, and how it was answered."""

from __future__ import annotations

from discord import ButtonStyle

from bot.features.consent.buttons import Accept, Agree, Decline, Refuse, Withdraw
from bot.i18n.catalogue import join_list, translate
from bot.table import OutboxRow, Proposal, ProposalKind, ProposalResult, TableInfo, read_note
from bot.ui.announcement import Announcement, announce, announce_text
from bot.ui.components import IdButton, button
from bot.ui.log_text import action_text
from bot.ui.message import Message, in_box
from bot.ui.names import marked_names, person_name
from bot.ui.services import Services
from rules.language.words import Words
from rules.players import Level


async def question(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the question to those who are asked, who are pinged; None if it is answered already.

    If it may have been sent even so, before somebody was erased, it is how it was answered.
    """
    proposal = await _proposal(services, pending, info)
    if proposal.result is not None:
        if not pending.may_be_shown:
            return None
        answer = _answer(pending, info, proposal, proposal.result, services.table_language(info))
        return announce(info, in_box(answer))
    message = await _question(services, info, proposal)
    return announce(info, message, pings=_asked(info, proposal))


async def question_changed(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the change of a question's message as people answer; once it is answered, it has no buttons.

    None if nobody was ever asked, or where a later message says how it was answered.
    """
    proposal = await _proposal(services, pending, info)
    edits = await services.tables.outbox.note_message(info.id, f"proposal-{proposal.id}")
    if edits is None:
        return None
    if proposal.result is None:
        return announce(info, await _question(services, info, proposal), edits=edits)
    if proposal.result == ProposalResult.REFUSED and pending.person is None:
        return None
    answer = _answer(pending, info, proposal, proposal.result, services.table_language(info))
    return announce(info, in_box(answer), edits=edits)


async def refusal(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement:
    """Return the message that somebody has refused."""
    proposal = await _proposal(services, pending, info)
    language = services.table_language(info)
    name = person_name(pending.person, language)
    return announce_text(info, translate(language, _key(proposal, "refused"), name=name))


async def _proposal(services: Services, pending: OutboxRow, info: TableInfo) -> Proposal:
    return await services.tables.consent.proposal(info.id, int(read_note(pending).params["proposal"]))


async def _question(services: Services, info: TableInfo, proposal: Proposal) -> Message:
    """Return what is asked for, of whom, who has agreed, and the buttons to answer."""
    language = services.table_language(info)
    asked = _asked(info, proposal)
    mentions = join_list(language, [f"<@{one}>" for one in asked])
    lines = [
        await _question_text(services, info, proposal, language),
        translate(language, "post-proposal-asked", asked=mentions, count=len(asked)),
    ]
    if proposal.kind not in (ProposalKind.ABANDON, ProposalKind.HANDOVER):
        agreed = _agreed(info, proposal, language)
        lines.append(translate(language, "post-proposal-agreed", agreed=agreed))
    return in_box("\n".join(lines), *_buttons(proposal, language))


async def _question_text(services: Services, info: TableInfo, proposal: Proposal, language: str) -> str:
    names = marked_names(info, language)
    params: dict[str, str | int] = {
        "name": names[proposal.seat],
        "agreed": _agreed(info, proposal, language),
    }
    if proposal.kind == ProposalKind.TAKEBACK and proposal.target is not None:
        params["events"] = await action_text(services, info, proposal.target, language)
        params["count"] = await services.tables.takeback.done_since(info.id, proposal.target)
    if proposal.kind.facts.spares_target and proposal.target is not None:
        params["seat"] = names[proposal.target]
        params["level"] = proposal.level or Level.FAIR
        params["free"] = str(proposal.target in info.free)
        params["colour"] = Words(info.kind, language).text("seat-colour", seat=proposal.target)
    return translate(language, _key(proposal, "asked"), **params)


def _answer(pending: OutboxRow, info: TableInfo, proposal: Proposal, result: str, language: str) -> str:
    """Return how a question was answered."""
    name = person_name(pending.person, language)
    asker = marked_names(info, language)[proposal.seat]
    return translate(language, _key(proposal, "answered"), result=result, name=name, asker=asker)


def _asked(info: TableInfo, proposal: Proposal) -> tuple[int, ...]:
    """Return the Discord ids of those who have yet to answer."""
    people = [info.seats[seat] for seat in proposal.missing]
    if proposal.kind == ProposalKind.HANDOVER and proposal.person is not None:
        people = [proposal.person]
    return tuple(one.discord_id for one in people if one.discord_id is not None)


def _agreed(info: TableInfo, proposal: Proposal, language: str) -> str:
    """Return the names of those who have agreed."""
    names = marked_names(info, language)
    return join_list(language, [names[seat] for seat in proposal.agreed])


def _buttons(proposal: Proposal, language: str) -> tuple[IdButton, ...]:
    style = (
        ButtonStyle.success
        if proposal.kind in (ProposalKind.HANDOVER, ProposalKind.STAND_IN)
        else ButtonStyle.danger
    )
    yes, no = (Accept, Decline) if proposal.kind == ProposalKind.HANDOVER else (Agree, Refuse)
    return (
        button(yes(proposal.game, proposal.id), translate(language, f"button-{yes.action()}"), style),
        button(no(proposal.game, proposal.id), translate(language, f"button-{no.action()}")),
        button(Withdraw(proposal.game, proposal.id), translate(language, "button-withdraw")),
    )


def _key(proposal: Proposal, step: str) -> str:
    """Return the key of a text about a proposal: that it is "asked", "answered" or "refused"."""
    return f"post-{proposal.kind.replace('_', '-')}-{step}"
