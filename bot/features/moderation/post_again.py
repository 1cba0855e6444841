"""/mod post-again: the board or the open table once more, where its message is lost."""

from __future__ import annotations

from bot.features.moderation.questions import AboutGame, Done, ModeratorAction, ask_about, require_status
from bot.table import Status
from bot.ui.commands import Help, command
from bot.ui.feature import Feature
from bot.ui.request import Request
from bot.ui.router import Audience

_POSTED = (Status.OPEN, Status.LOBBY, Status.FINISHED, Status.ABANDONED)


class AskPostAgain(AboutGame, frozen=True, tag="mod_ask_again"):
    """Asks whether to post a game once more."""


class PostAgain(AboutGame, frozen=True, tag="mod_again"):
    """Posts a game once more."""


@command("mod post-again", Help("help-moderators-more", "again"), audience=Audience.MODERATOR)
async def post_again(request: Request) -> None:
    """Ask whether to post the newest game of this channel once more."""
    info = await request.latest_game()
    await _ask(request, AskPostAgain(info.id))


async def _ask(request: Request, pressed: AskPostAgain) -> None:
    """Ask whether to post a game once more."""
    tables = request.tables
    info = await tables.get(pressed.game)
    require_status(info, *_POSTED)
    await ask_about(request, info, "mod-again", PostAgain(info.id))


async def _post_again(request: Request, pressed: PostAgain) -> Done:
    """Post the board of a game, or the buttons of a lobby, once more."""
    tables = request.tables
    info = await tables.get(pressed.game)
    require_status(info, *_POSTED)
    if info.status == Status.LOBBY:
        await tables.messages.enqueue_note(info.id, "lobby", who=request.who)
    else:
        await tables.messages.post_again(info.id, request.who)
    return Done(request.translate("mod-again-done"))


POST_AGAIN = ModeratorAction(AskPostAgain, PostAgain, _ask, _post_again)
PART = Feature(commands=(post_again,), handlers=POST_AGAIN.handlers)
