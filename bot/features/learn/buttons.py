"""The buttons that open a lesson and turn its pages."""

from __future__ import annotations

from bot.features.learn.pages import LearnPage, lesson_page
from bot.ui.request import Request
from bot.ui.router import Answer, on
from bot.ui.shared_ids import Learn


async def _learn(request: Request, pressed: Learn) -> None:
    """Open a lesson at its first page, beside whatever it was asked from."""
    message = await lesson_page(request.services, pressed.kind, request.language, request.style)
    await request.reply_beside(message, repeats=True)


async def _turn(request: Request, pressed: LearnPage) -> None:
    """Show another page in the place of the one before."""
    message = await lesson_page(request.services, pressed.kind, request.language, request.style, pressed.page)
    await request.reply(message, repeats=True)


HANDLERS = (on(Learn, _learn, answer=Answer.BESIDE, looks=True), on(LearnPage, _turn, looks=True))
