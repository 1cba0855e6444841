"""What a strong computer player would do, and what that brings whom."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.i18n.catalogue import join_list, translate
from bot.table import Position
from bot.thinking import BusyError, Considered
from bot.ui.action_picker import path_to
from bot.ui.choosing import Act, action_label, loss_name
from bot.ui.commands import Help, command
from bot.ui.components import IdButton, button
from bot.ui.errors import UserError
from bot.ui.gains import gains_text
from bot.ui.message import plain
from bot.ui.names import words_for
from bot.ui.plan_text import move_text
from bot.ui.request import Request
from bot.ui.router import Audience, on
from bot.ui.shared_ids import AskHint, panel_button
from rules import Action
from rules.language.words import Words

_COSTS = 100
"""So many thousandths of a point given up are explained."""


@command("hint", Help("help-look", "hint"), audience=Audience.SEATED)
async def hint(request: Request) -> None:
    """Show the person alone what a strong computer player would do in their place."""
    await _show_hint(request)


async def _show_hint(request: Request) -> None:
    """Think about what the person has to decide, and show what comes of it.

    Raises UserError where the table has not allowed hints, where the person has nothing to decide, and where
    too much else is thought about; TableError unless the game goes on.
    """
    position, seat = request.seated
    if not position.info.hints:
        raise UserError("hint_not_allowed")
    position.info.require_running()
    if not position.game.legal_actions(seat):
        raise UserError("hint_not_asked")
    await request.acknowledge()
    services, game_id, seq = request.services, position.info.id, position.seq
    hinting = services.hints.of(game_id, seq, seat, position.game, position.info.fingerprint or "")
    try:
        considered = await services.tables.thoughts.about(game_id, seq, hinting)
    except BusyError:
        raise UserError("hint_busy") from None
    if considered is None:
        raise UserError("hint_outdated")
    words = words_for(position, seat, request.language)
    text = _hint_text(words, considered, seat)
    await request.reply(plain(text, *_buttons(words, position, seat, considered[0].action)), repeats=True)


def _hint_text(words: Words, considered: Sequence[Considered], seat: int) -> str:
    """Return what the best action is, what is about as good, and what it brings whom beside what is not."""
    language, (best, *others) = words.language, considered
    head = translate(language, "hint-best", move=move_text(words, best.action))
    if not others:
        return f"{head}\n{translate(language, 'hint-open' if best.action.open_ended else 'hint-only')}"
    close = [one for one in others if not one.is_clearly_worse]
    rival = next((one for one in others if one.is_clearly_worse), None)
    lines = [head]
    if close:
        moves = [translate(language, "hint-move", move=move_text(words, one.action)) for one in close]
        lines.append(translate(language, "hint-close", moves=join_list(language, moves)))
    return "\n".join([*lines, *_why(words, rival, seat)])


def _why(words: Words, rival: Considered | None, seat: int) -> list[str]:
    """Return what the best action brings whom beside the best that is clearly worse, None if none is."""
    language = words.language
    if rival is None:
        return [translate(language, "hint-even")]
    move, lines = move_text(words, rival.action), list[str]()
    if gains := gains_text(words, rival.behind, seat, to_them=True):
        lines.append(translate(language, "hint-why", move=move, gains=gains))
    if rival.wins is not None:
        best, other = rival.wins
        lines.append(translate(language, "hint-wins", move=move, best=str(best), other=str(other)))
    elif rival.behind[seat] <= -_COSTS and min(rival.behind) < rival.behind[seat]:
        lines.append(translate(language, "hint-ahead"))
    return lines or [translate(language, "hint-slightly", move=move)]


def _buttons(words: Words, position: Position, seat: int, action: Action) -> tuple[IdButton, ...]:
    """Return the button that does what is hinted at, and the one to the panel.

    What would be lost by it is asked about by the panel.
    """
    game, language = position.info.id, words.language
    panel = panel_button(game, language)
    if action.open_ended or position.game.lost_by(seat, action) is not None:
        return (panel,)
    act = Act(game, seat, position.decisions[seat], path_to(words, action), loss_name(None))
    return button(act, action_label(words, type(action)), ButtonStyle.success), panel


async def _ask(request: Request, pressed: AskHint) -> None:
    await _show_hint(request)


HANDLERS = (on(AskHint, _ask, audience=Audience.SEATED),)
