"""A game of a list in words: where it is, who is waited for since when and until when, and what is marked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from discord.utils import format_dt

from bot.i18n.catalogue import join_list, translate
from bot.table import ListedGame, Status
from bot.ui.components import truncate
from bot.ui.games import offered_games
from bot.ui.names import escape_all, names_at, person_name
from bot.ui.own_times import away_until
from bot.ui.paces import pace_choice, times_lines
from rules.language.words import Words

_FACTS_LIMIT = 220
_BETWEEN = " · "
_CUT_TIME = re.compile(r"<[^>]*…$")


def game_lines(game: ListedGame, where: str, language: str) -> tuple[str, str]:
    """Return a game in two lines: what it is and ``where`` it is played, and how it stands."""
    offered = game.kind in offered_games()
    title = Words(game.kind, language).text("title") if offered else game.kind
    names = escape_all(names_at(game.kind, game.seats, language)) if offered else _plain(game, language)
    link = "" if game.status == Status.DETACHED else _link(game)
    named = f"[**{title}**]({link})" if link else f"**{title}**"
    return f"- {named} · {where}", f"-# {_facts(game, names, language)}"


def _facts(game: ListedGame, names: Sequence[str], language: str) -> str:
    """Return how a game stands, what is marked for the person, and as much of all else as there is room for.

    However many are waited for, what is marked for the person is not cut off.
    """
    own = _own_marks(game, language)
    room = _FACTS_LIMIT - sum(len(_BETWEEN) + len(mark) for mark in own)
    standing = _shortened(_BETWEEN.join(_standing(game, names, language)), room)
    told = _BETWEEN.join([standing, *own])
    others = [*_times(game, names, language), *_marks(game, names, language)]
    left = _FACTS_LIMIT - len(told)
    return told + (
        _shortened("".join(_BETWEEN + one for one in others), left) if left > len(_BETWEEN) else ""
    )


def _shortened(facts: str, limit: int) -> str:
    """Return what stands of a game, not longer than that; a time is not cut in the middle."""
    return _CUT_TIME.sub("…", truncate(facts, limit))


def _plain(game: ListedGame, language: str) -> tuple[str, ...]:
    """Return what the people of a game are called that is not offered any more."""
    return tuple(person_name(person, language) for person in game.seats)


def _link(game: ListedGame) -> str:
    """Return the address of the newest board of a game, or of its channel."""
    channel = f"https://discord.com/channels/{game.guild_id}/{game.channel_id}"
    return channel if game.message_id is None else f"{channel}/{game.message_id}"


def _standing(game: ListedGame, names: Sequence[str], language: str) -> list[str]:
    """Return how a game stands: since when it rests, who has joined, or who is waited for."""
    if game.status == Status.DETACHED:
        return [translate(language, "games-parked")]
    if game.status == Status.LOBBY:
        people = join_list(language, names) or "–"
        opened = translate(language, "games-lobby", since=_ago(game.created))
        seats = translate(language, "info-people", people=people, count=len(names), seats=game.needed)
        return [opened, seats]
    if game.paused is not None:
        return [translate(language, "games-paused", since=_ago(game.paused))]
    if game.damaged:
        return [translate(language, "games-damaged")]
    return _waiting(game, names, language)


def _waiting(game: ListedGame, names: Sequence[str], language: str) -> list[str]:
    """Return who is waited for, the person whose list it is first."""
    lines: list[str] = []
    others = [seat for seat in game.waiting_for if seat != game.own]
    if game.waits_for_own:
        lines.append(_since(game, "games-own-turn", [game.own], language))
    if others:
        waited = join_list(language, [names[seat] for seat in others])
        lines.append(_since(game, "games-waiting", others, language, names=waited))
    return lines or [translate(language, "status-open")]


def _times(game: ListedGame, names: Sequence[str], language: str) -> list[str]:
    """Return until when clocks run, whose time is over, who is away, and how fast the table plays."""
    if game.status == Status.LOBBY:
        return _pace(game, language)
    if game.status != Status.OPEN or game.paused is not None or game.damaged:
        return []
    lines = times_lines(game.until, game.over, names, language)
    if game.away:
        away = join_list(language, [away_until(language, names[seat], at) for seat, at in game.away.items()])
        lines.append(translate(language, "info-away", names=away))
    return [*lines, *_pace(game, language)]


def _pace(game: ListedGame, language: str) -> list[str]:
    """Return how fast a table plays, in a list; an empty one where it takes its time."""
    return [] if game.pace is None else [pace_choice(game.pace, language)]


def _since(game: ListedGame, key: str, seats: Sequence[int | None], language: str, **named: str) -> str:
    """Return a text with since when the one of some seats is waited for who has been longest."""
    time = game.since_when(*seats)
    return translate(language, key, since="unknown" if time is None else _ago(time), **named)


def _own_marks(game: ListedGame, language: str) -> list[str]:
    """Return whether a stand-in plays for the person whose list it is, and what they have given ahead."""
    own = game.own is not None and game.own in game.stand_ins
    plays = [translate(language, "games-own-stand-in")] if own else []
    return plays + given_ahead(game, language)


def _marks(game: ListedGame, names: Sequence[str], language: str) -> list[str]:
    """Return for whom of the others a stand-in plays, and for whom a substitute is looked for."""
    found: list[str] = []
    people = [seat for seat in game.stand_ins if game.seats[seat].level is None]
    others = [seat for seat in people if seat != game.own]
    for key, seats in (("seats-stand-ins", others), ("seats-called", game.called)):
        if seats:
            named = join_list(language, [names[seat] for seat in seats])
            found.append(translate(language, key, names=named))
    return found


def given_ahead(game: ListedGame, language: str) -> list[str]:
    """Return what the person whose list it is has said beforehand there, and whether they have a plan."""
    answers = [translate(language, "games-ahead", count=game.ahead)] if game.ahead else []
    return [*answers, translate(language, "games-planned")] if game.planned else answers


def _ago(time: datetime) -> str:
    """Return a time as everybody's Discord tells it, in their time zone: how long ago it was."""
    return format_dt(time, "R")
