"""A game that has ended as an animation: what of it is shown, and how it is described."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import render
from bot.i18n.catalogue import translate
from bot.preferences.settings import Style
from bot.store.erasures import Erasure
from bot.table import TableInfo, Turn, Turns
from bot.ui.animating import Frame, Order
from bot.ui.animations import LARGEST, Animation, Report, StoppedError
from bot.ui.frame_times import frame_times
from bot.ui.names import seat_names
from bot.ui.pictures import ALT_LIMIT, Picture, picture_name
from bot.ui.services import Services
from rules import Event, Game, encode_events


async def animation_of(
    services: Services,
    info: TableInfo,
    style: Style,
    language: str,
    erasure: Erasure,
    report: Report | None = None,
    who: int | None = None,
    *,
    in_any_case: bool = False,
) -> Animation | None:
    """Return a game that has ended as an animation, turn by turn; None where there is but one position.

    ``erasure`` is the last one before ``info`` was read, ``who`` the Discord id of who has asked for it; the
    rest as in :meth:`bot.ui.animations.Animations.of`, with what it raises. Raises TableError("not_ended").
    """
    if erasure != services.tables.store.erasure:
        raise StoppedError
    names = seat_names(info, language)
    order = partial(_order, services, info, style, language, names)
    key = (info.id, info.seq, style, language, names)
    asking = None if who is None else (who, info.id)
    return await services.animations.of(key, order, report, asking, in_any_case=in_any_case)


async def give_up_animation(services: Services, game_id: int, who: int) -> None:
    """Let somebody wait for the animation of a game no more."""
    await services.animations.give_up((who, game_id))


def animated(animation: Animation, game: Game, names: tuple[str, ...], language: str) -> Picture:
    """Return an animation to be sent, described by what it shows at last; ``game`` is how it ended."""
    end = render.describe(game.view(None), language, names=names)
    alt = translate(language, "animation-alt", count=animation.frames, end=end)
    return Picture(animation.data, picture_name("game", "gif"), alt[:ALT_LIMIT])


async def _order(
    services: Services, info: TableInfo, style: Style, language: str, names: tuple[str, ...]
) -> Order | None:
    turns = await services.tables.replays.turns(info.id)
    if len(turns.shown) < 2:
        return None
    frames = tuple(_frame(turn, events, time) for turn, events, time in timed_turns(turns))
    return Order(info.kind, frames, style.theme, language, names, style.layout, LARGEST, turns.lost)


def _frame(turn: Turn, events: tuple[Event, ...], milliseconds: int) -> Frame:
    return Frame(turn.game.to_json(), encode_events(events), milliseconds)


def timed_turns(turns: Turns) -> list[tuple[Turn, tuple[Event, ...], int]]:
    """Return the turns that are shown, each with what is new in it and for how many milliseconds it is shown.

    What happened in a turn that is left out is new in the next one.
    """
    points = [turn.game.points_now() for turn in turns.shown]
    scored = [False, *(before != after for before, after in pairwise(points))]
    times, found, events = frame_times(scored), list[tuple[Turn, tuple[Event, ...], int]](), ()
    for place, turn in enumerate(turns.shown):
        events = (*events, *turn.events)
        if place in times:
            found.append((turn, events, times[place]))
            events = ()
    return found
