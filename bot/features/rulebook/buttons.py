"""The buttons and menus of rules: turning pages, following references, showing to the channel, why."""

from __future__ import annotations

from bot.features.rulebook.commands import show_to_channel
from bot.features.rulebook.lookup import game_of_channel
from bot.features.rulebook.pages import ShowToChannel, ShowTopic, rule_message
from bot.features.rulebook.why import explain_rule
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.rule_links import ShowTopicBeside, Topic
from bot.ui.shared_ids import Rule


async def _show(request: Request, pressed: ShowTopic) -> None:
    """Turn a page or follow a reference; from a message of the channel, in a private one beside it."""
    topic = _picked(request) if request.values or pressed.topic is None else pressed.topic
    await _reply_topic(request, topic, pressed.page or 0)


async def _show_beside(request: Request, pressed: ShowTopicBeside) -> None:
    await _reply_topic(request, _picked(request), 0)


async def _show_to_channel(request: Request, pressed: ShowToChannel) -> None:
    info = await game_of_channel(request)
    if info is None:
        raise UserError("no_channel")
    await show_to_channel(request, info, pressed.topic, pressed.page)


async def _show_rule(request: Request, pressed: Rule) -> None:
    kind, _, rule = pressed.rule.partition("/")
    if kind not in offered_games():
        raise UserError("rules_gone")
    await explain_rule(request, kind, rule, "")


def _picked(request: Request) -> Topic:
    """Return the topic that was picked from a menu; UserError if it is not there any more."""
    return Topic.parse(request.values[0] if request.values else "")


async def _reply_topic(request: Request, topic: Topic, page: int) -> None:
    info = await game_of_channel(request)
    message = await rule_message(request.services, topic, request.language, request.style, info, page)
    await request.reply(message, repeats=True)


HANDLERS = (
    on(ShowTopic, _show, looks=True),
    on(ShowTopicBeside, _show_beside, answer=Answer.BESIDE, looks=True),
    on(ShowToChannel, _show_to_channel, answer=Answer.BY_HANDLER, looks=True),
    on(Rule, _show_rule, answer=Answer.BESIDE, looks=True),
)
