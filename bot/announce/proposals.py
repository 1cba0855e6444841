"""What the channel is asked by somebody at the table, and how it was answered."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import ButtonStyle

from bot.announce.message import Announcement, text_message
from bot.i18n.catalogue import join_list, translate
from bot.panels.press import Press, button
from bot.table import Note, Proposal, ProposalKind, TableInfo
from bot.ui.markup import escape_all
from bot.ui.names import person_name, seat_names
from rules.language.story import narrate
from rules.language.words import Words

if TYPE_CHECKING:
    from bot.client import Riquet
    from bot.table import OutboxRow


async def proposal_message(
    client: Riquet, owed: OutboxRow, info: TableInfo, note: Note, language: str
) -> Announcement | None:
    """The question to those who are asked, its change as they answer, or that somebody has refused.

    Those who are asked are called once. When it is answered, the message says how and has no buttons any
    more.
    """
    proposal = await client.tables.consent.proposal(info.id, int(note.params["proposal"]))
    name = person_name(owed.person, language)
    if note.key == "proposal_refused":
        return text_message(info, translate(language, f"post-{_dashed(proposal.kind)}-refused", name=name))
    edits = None
    if note.key == "proposal_edit":
        edits = await client.tables.outbox.note_message(info.id, f"proposal-{proposal.id}")
        if edits is None:
            return None
    if proposal.result is not None:
        return _answered(owed, info, proposal, edits, language)
    question = await _question(client, info, proposal, language)
    asked = _asked(info, proposal)
    mentions = join_list(language, [f"<@{one}>" for one in asked])
    agreed = join_list(language, _agreed(info, proposal, language))
    lines = [question, translate(language, "post-proposal-asked", asked=mentions, count=len(asked))]
    if proposal.kind not in ("abandon", ProposalKind.HANDOVER):
        lines.append(translate(language, "post-proposal-agreed", agreed=agreed))
    message = text_message(info, "\n".join(lines), *_buttons(proposal, language))
    return replace(message, pings=() if edits is not None else asked, edits=edits)


def _answered(
    owed: OutboxRow, info: TableInfo, proposal: Proposal, edits: int | None, language: str
) -> Announcement | None:
    """How it was answered; None where a later row says it, or nobody was ever asked."""
    if edits is None or (proposal.result == "refused" and owed.person is None):
        return None
    names = escape_all(seat_names(info, language))
    result = proposal.result or ""
    text = translate(
        language,
        f"post-{_dashed(proposal.kind)}-answered",
        result=result,
        name=person_name(owed.person, language),
        asker=names[proposal.seat],
    )
    return replace(text_message(info, text), edits=edits)


def _asked(info: TableInfo, proposal: Proposal) -> tuple[int, ...]:
    """The Discord ids of those who have yet to answer."""
    people = [info.seats[seat] for seat in proposal.missing]
    if proposal.kind == ProposalKind.HANDOVER and proposal.person is not None:
        people = [proposal.person]
    return tuple(one.discord_id for one in people if one.discord_id is not None)


def _agreed(info: TableInfo, proposal: Proposal, language: str) -> list[str]:
    names = escape_all(seat_names(info, language))
    return [names[seat] for seat in proposal.agreed]


async def _question(client: Riquet, info: TableInfo, proposal: Proposal, language: str) -> str:
    """What is asked for."""
    names = escape_all(seat_names(info, language))
    params: dict[str, Any] = {
        "name": names[proposal.seat],
        "agreed": join_list(language, _agreed(info, proposal, language)),
    }
    if proposal.kind == ProposalKind.TAKEBACK and proposal.target is not None:
        params["events"] = await deed_told(client, info, proposal.target, language)
        params["count"] = await client.tables.takeback.done_since(info.id, proposal.target)
    if proposal.kind == ProposalKind.STAND_IN and proposal.target is not None:
        params["seat"] = names[proposal.target]
    return translate(language, f"post-{_dashed(proposal.kind)}-asked", **params)


async def deed_told(client: Riquet, info: TableInfo, seq: int, language: str) -> str:
    """What everybody may know of an action; that it was done in secret where that is all."""
    line = await client.tables.records.entry(info.id, seq)
    names = escape_all(seat_names(info, language))
    position = await client.tables.load(info.id)
    words = Words(info.kind, language, names, position.game.view(None))
    told = " ".join(narrate(words, line.events))
    return told or translate(language, "post-in-secret", name="–" if line.seat is None else names[line.seat])


def _buttons(proposal: Proposal, language: str) -> tuple[Any, ...]:
    yes, no = ("accept", "decline") if proposal.kind == ProposalKind.HANDOVER else ("agree", "refuse")
    style = (
        ButtonStyle.success
        if proposal.kind in (ProposalKind.HANDOVER, ProposalKind.STAND_IN)
        else ButtonStyle.danger
    )

    def press(verb: str) -> Press:
        return Press(verb, proposal.game, decision=proposal.id)

    return (
        button(press(yes), translate(language, f"button-{yes}"), style),
        button(press(no), translate(language, f"button-{no}")),
        button(press("withdraw"), translate(language, "button-withdraw")),
    )


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")
