"""Why something was refused, and what stands in the way of an action."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from bot.features.rulebook.lookup import game_of_channel
from bot.features.rulebook.pages import rule_message
from bot.i18n.catalogue import join_list, translate
from bot.table import Position
from bot.ui.action_keys import command_key, path_keys
from bot.ui.action_values import classes
from bot.ui.errors import UserError
from bot.ui.message import plain
from bot.ui.names import words_for
from bot.ui.obstacles import obstacles
from bot.ui.request import Request
from bot.ui.rule_links import Topic
from rules import GAMES, RuleError
from rules.language.lookup import find_value, normalize
from rules.language.rulebook import load_rulebook
from rules.language.texts import FALLBACK
from rules.language.words import Words
from rules.values import Scalar, tag_of

_REASONS = 3


async def explain_rule(request: Request, kind: str, rule: str, above: str) -> None:
    """Show the section that a rule stands in below some text; only the text if there is no such section."""
    section = load_rulebook(kind, request.language).section_for(rule)
    if section is None:
        lines = (above, request.translate("why-no-section"))
        return await request.reply(plain("\n".join(filter(None, lines))), repeats=True)
    info = await game_of_channel(request)
    topic, style = Topic(kind, section.id), request.style
    message = await rule_message(request.services, topic, request.language, style, info, above=above)
    return await request.reply(message, repeats=True)


async def explain_action(request: Request, written: str) -> None:
    """Answer what stands in the way of a kind of action, or that nothing does."""
    position, seat = await request.find_seat()
    info, language = position.info, request.language
    labels = action_labels(info.kind, language)
    try:
        tag = str(find_value(written, labels, other_names=command_names(info.kind, language)))
    except RuleError:
        raise UserError(
            "why_unknown",
            written=written,
            actions=join_list(language, list(labels.values())),
        ) from None
    topic, above = await asyncio.to_thread(_why_not, position, seat, language, tag)
    if topic is None:
        return await request.reply(plain(above), repeats=True)
    message = await rule_message(request.services, topic, language, request.style, info, above=above)
    return await request.reply(message, repeats=True)


def action_labels(kind: str, language: str) -> dict[Scalar, str]:
    """Return what each kind of action of a game is called, by its tag."""
    words = Words(kind, language)
    return {tag_of(one): words.text(command_key(one) + "-label") for one in GAMES[kind].actions}


def command_names(kind: str, language: str) -> Callable[[Scalar], Iterable[str]]:
    """Return what gives the command of a kind of action by its tag, in a language and in English.

    It stands there as it is compared with what somebody types.
    """
    actions = {tag_of(one): one for one in GAMES[kind].actions}
    spoken = dict.fromkeys((language, FALLBACK))

    def named(tag: Scalar) -> tuple[str, ...]:
        keys = path_keys(actions[str(tag)])
        return tuple(normalize(" ".join(Words(kind, one).text(key) for key in keys)) for one in spoken)

    return named


def _why_not(position: Position, seat: int, language: str, tag: str) -> tuple[Topic | None, str]:
    """Return the section that forbids an action, or is about one that is possible, and what stands first."""
    kind = position.info.kind
    words = words_for(position, seat, language)
    action = next(one for one in GAMES[kind].actions if tag_of(one) == tag)
    book = load_rulebook(kind, language)
    own = book.section_for_action(tag)
    label = words.text(command_key(action) + "-label")
    legal = position.game.legal_actions(seat)
    if action in classes(type(position.game), legal):
        count = 0 if action.open_ended else sum(type(one) is action for one in legal)
        above = translate(language, "why-possible", action=label, count=count)
        return (None if own is None else Topic(kind, own.id)), above
    met = obstacles(position, seat, words_for(position, seat, language, plain=True), action)
    reasons = [f"- {words.error(error)}" for error in met[:_REASONS]]
    above = "\n".join((translate(language, "why-not-now", action=label), *reasons))
    section = (book.section_for(met[0].rule) if met else None) or own
    return (None if section is None else Topic(kind, section.id)), above
