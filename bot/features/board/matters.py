"""The messages of questions that stand apart: asked, answered bit by bit, settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.i18n.catalogue import translate
from bot.table import (
    MatterPost,
    MessageKind,
    OutboxRow,
    Person,
    TableError,
    TableInfo,
    read_matter_post,
    seats_called,
)
from bot.ui.announcement import Announcement, announce
from bot.ui.components import boxed, truncate
from bot.ui.matters import answer_lines, matter_rows, open_now, pingable, question_lines
from bot.ui.message import TEXT_LIMIT, Message
from bot.ui.names import words_of
from bot.ui.paces import clock_lines
from bot.ui.services import Services
from rules import Matter, load_game
from rules.language.story import narrate
from rules.language.words import Words
from rules.view import View


async def question(services: Services, pending: OutboxRow, info: TableInfo) -> Announcement | None:
    """Return the message of a question as it stands now, or its change.

    A change whose message is not there is left out, as is one of a question that was settled meanwhile: that
    has a change of its own. One without a state says only that the question is closed. A message that comes
    late, when the question has been closed or has a newer one, has no buttons and pings nobody.
    """
    post = read_matter_post(pending)
    edits = pending.edits if pending.kind == MessageKind.MATTER_EDIT else None
    if edits is None and pending.kind == MessageKind.MATTER_EDIT:
        return None
    language = services.table_language(info)
    shown = None if pending.state is None else load_game(pending.state).view(None)
    asks = post.stage == "open" and (
        edits is not None or await services.tables.messages.begin_question(pending)
    )
    now = await _open_question(services, info, post) if asks else None
    if now is not None:
        return _open_message(services, info, language, *now, post, edits, pending.person)
    if post.stage == "open" and edits is not None:
        return None
    matters = () if shown is None else shown.open_matters()
    matter = next((one for one in matters if one.key == post.key), None)
    text = _closed_text(words_of(info, language, shown), matter, post)
    return announce(info, _message(text, ()), edits=edits)


async def _open_question(services: Services, info: TableInfo, post: MatterPost) -> tuple[View, Matter] | None:
    """Return a question with the view that it is seen in, if it is open now."""
    try:
        position = await services.tables.load(info.id)
    except TableError:
        return None
    if post.gone_back != position.info.gone_back:
        return None
    matter = next((one for one in open_now(position) if one.key == post.key), None)
    return None if matter is None else (position.game.view(None), matter)


def _open_message(
    services: Services,
    info: TableInfo,
    language: str,
    view: View,
    matter: Matter,
    post: MatterPost,
    edits: int | None,
    actor: Person | None,
) -> Announcement:
    """Return a question with its buttons; a new message pings those asked who want it, but who has acted."""
    words = words_of(info, language, view)
    goes_on = () if matter.asked else seats_called(matter)
    called = goes_on if post.calls else matter.asked
    if post.called is not None:
        called = tuple(seat for seat in called if seat in post.called)
    pinged = {} if edits is not None else pingable(info, called, actor)
    if not matter.waits:
        pinged = {seat: one for seat, one in pinged.items() if services.pings_freely(one, info)}
    lines = question_lines(words, matter, pinged)
    for seat in goes_on:
        name = f"<@{pinged[seat]}>" if seat in pinged else words.value("seat", seat)
        lines.append(translate(language, "matter-answered", name=name))
    if matter.waits:
        lines += [f"-# {line}" for line in clock_lines(info, language, matter.asked)]
    text = "\n".join(lines)
    buttons = matter_rows(info, words_of(info, language, view, plain=True), [matter])
    pings = tuple(dict.fromkeys(pinged.values()))
    return announce(info, _message(text, buttons), pings, edits)


def _closed_text(words: Words, matter: Matter | None, post: MatterPost) -> str:
    """Return a question that is not open here any more: what was answered, and what became of it.

    Once it is settled, nothing is said as if it were still asked.
    """
    before = [] if matter is None else [event for event in matter.answers if event not in post.results]
    past = None if matter is None or not post.results else matter.past
    if past == ():
        return " ".join(narrate(words, (*before, *post.results)))
    lines: list[str] = []
    if matter is not None:
        asked = words.render(matter.text) if matter.sentence else question_lines(words, matter, {})[0]
        lines = [*(map(words.render, past) if past else (asked,)), *answer_lines(words, before)]
    lines += [" ".join(narrate(words, post.results))] if post.results else []
    if post.stage in ("gone", "resting", "moved"):
        lines.append(translate(words.language, f"matter-{post.stage}"))
    return "\n".join(lines) or translate(words.language, "matter-gone")


def _message(text: str, buttons: Sequence[ui.ActionRow[Any]]) -> Message:
    return Message(boxed(ui.TextDisplay(truncate(text, TEXT_LIMIT)), *buttons))
