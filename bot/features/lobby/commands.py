"""/game: opening a table, gathering people, starting, ending by consent, checking."""

from __future__ import annotations

import discord

from bot.i18n.catalogue import translate
from bot.i18n.translator import bot_text
from bot.table import Pace, Status, TableInfo, Verification
from bot.ui.commands import Choices, Help, command, offer
from bot.ui.components import IdButton
from bot.ui.computers import computer_choices, read_computers
from bot.ui.errors import UserError
from bot.ui.game_options import choosable, chosen_options, option_choices, read_options
from bot.ui.game_text import hints_line, info_text, salts_text
from bot.ui.games import offered_games
from bot.ui.kinds import find_kind, kind_titles
from bot.ui.matching import matching
from bot.ui.message import plain
from bot.ui.paces import USUAL, find_pace, pace_name
from bot.ui.planning import own_plan_line
from bot.ui.request import Request
from bot.ui.shared_ids import file_buttons, nudge_buttons, take_seat_buttons
from bot.ui.starting import require_may_start, require_permissions
from rules.players import Level
from rules.values import Scalar

_MOST_OFFERED = 3
"""Up to so many computer players of a level are offered while somebody types."""


@command("game new", Help("help-start", "new"))
async def new(
    request: Request,
    game: str,
    seats: int | None = None,
    options: str | None = None,
    pace: str | None = None,
    computers: str | None = None,
    hints: bool = False,
) -> None:
    """Open a table in this channel; whoever opens it sits down first."""
    guild_id, channel_id = request.channel()
    require_permissions(request)
    require_may_start(request)
    kind = find_kind(request.language, game)
    numbers = offered_games()[kind].seat_numbers
    if seats is not None and seats not in numbers:
        raise UserError("seats_wrong", game=request.title(kind), allowed=numbers)
    chosen = read_options(kind, request.language, options or "")
    chosen_pace = find_pace(pace, request.language) if pace else None
    room = (seats or max(numbers)) - 1
    levels = read_computers(computers or "", request.language, room)
    await _require_free(request, channel_id)
    opened = await request.tables.lobby.create(
        kind,
        guild_id=guild_id,
        channel_id=channel_id,
        seats=seats or max(numbers),
        host=request.who,
        options=chosen,
        pace=chosen_pace,
        computers=levels,
        hints=hints,
    )
    await _answer(request, opened.id, "lobby-opened")


@new.complete("game")
async def _games(request: Request, current: str) -> Choices:
    return offer(matching(kind_titles(request.language), current))


@new.complete("options")
async def _options(request: Request, current: str) -> Choices:
    """Offer the options of the game that is named already, behind those that are there."""
    try:
        kind = find_kind(request.language, _named(request, "game"))
    except UserError:
        return []
    before, comma, last = current.rpartition(",")
    names = [one for one in matching(option_choices(kind, request.language), last) if one not in before]
    return offer(f"{before}{comma} {name}".strip() for name in names)


@new.complete("pace")
async def _paces(request: Request, current: str) -> Choices:
    """Offer some paces; any other can be typed."""
    names: dict[Scalar, str] = {number: pace_name(one, request.language) for number, one in enumerate(USUAL)}
    return offer(matching(names, current))


def _named(request: Request, option: str) -> str:
    """Return what is typed already for an option of a new game; "" if nothing is."""
    shown = bot_text(f"command-game-new-{option}").message
    return "".join(str(value) for name, value in request.interaction.namespace if name == shown)


def _room(request: Request) -> int:
    """Return how many computer players have room beside the person in the game that is named so far.

    Raises UserError for a game that there is not.
    """
    named, seats = _named(request, "game"), _named(request, "seats")
    kinds = offered_games().values() if not named else [offered_games()[find_kind(request.language, named)]]
    most = max(number for kind in kinds for number in kind.seat_numbers)
    return (int(seats) if seats.isdecimal() and int(seats) <= most else most) - 1


@new.complete("computers")
async def _computers(request: Request, current: str) -> Choices:
    """Offer some computer players behind those that are there, as many as there is room for."""
    before, comma, last = current.rpartition(",")
    try:
        room = _room(request)
        room -= len(read_computers(before, request.language, room))
    except UserError:
        return []
    ways: dict[Scalar, str] = dict(enumerate(computer_choices(request.language, min(room, _MOST_OFFERED))))
    return offer(f"{before}{comma} {name}".strip() for name in matching(ways, last))


@command("game join", Help("help-start", "join"))
async def join(request: Request) -> None:
    """Sit down at the open table of this channel."""
    await join_table(request, (await request.open_game()).id)


@command("game leave", Help("help-start", "leave"))
async def leave(request: Request) -> None:
    """Get up from the open table of this channel."""
    await leave_table(request, (await request.open_game()).id)


@command("game start", Help("help-start", "start"))
async def start(request: Request, first: discord.User | None = None) -> None:
    """Start the game; the first player is named or drawn by lot."""
    await start_game(request, (await request.open_game()).id, None if first is None else first.id)


@command("game info", Help("help-end", "info"), looks=True)
async def info(request: Request) -> None:
    """Show how the game of this channel stands."""
    await show_info(request, await request.latest_game())


@command("game verify", Help("help-end", "verify"), looks=True)
async def verify(request: Request) -> None:
    """Check the ended game of this channel against its fingerprint and its seed."""
    await show_verification(request, await request.latest_game())


async def join_table(request: Request, game_id: int) -> None:
    """Let the person sit down at an open table."""
    await request.tables.lobby.join(game_id, request.who)
    await _answer(request, game_id, "lobby-joined")


async def leave_table(request: Request, game_id: int) -> None:
    """Let the person get up from an open table."""
    await request.tables.lobby.leave(game_id, request.who)
    await _answer(request, game_id, "lobby-left")


async def start_game(request: Request, game_id: int, first: int | None = None) -> None:
    """Start a game; ``first`` is the Discord id of who begins, None to draw it by lot."""
    await request.tables.lobby.start(game_id, request.who, first=first)
    await _answer(request, game_id, "lobby-started")


async def choose_option(request: Request, game_id: int, name: str, *, chosen: bool) -> None:
    """Choose an option of the game at an open table, as whoever opened it may."""
    if name not in choosable((await request.tables.get(game_id)).kind):
        raise UserError("stale")
    await request.tables.lobby.choose(game_id, request.who, {name: chosen})
    await _answer(request, game_id, "lobby-option")


async def choose_pace(request: Request, game_id: int, pace: Pace | None) -> None:
    """Choose how fast an open table plays, as whoever opened it may."""
    await request.tables.lobby.set_pace(game_id, request.who, pace)
    await _answer(request, game_id, "lobby-option")


async def add_computer(request: Request, game_id: int, level: Level) -> None:
    """Let a computer player sit down at an open table, as whoever opened it may."""
    await request.tables.lobby.add_computer(game_id, request.who, level)
    await _answer(request, game_id, "lobby-option")


async def remove_computer(request: Request, game_id: int) -> None:
    """Let the computer player get up that sat down last."""
    await request.tables.lobby.remove_computer(game_id, request.who)
    await _answer(request, game_id, "lobby-option")


async def allow_hints(request: Request, game_id: int, *, hints: bool) -> None:
    """Choose whether hints are allowed at an open table, as whoever opened it may."""
    await request.tables.lobby.allow_hints(game_id, request.who, hints=hints)
    await _answer(request, game_id, "lobby-option")


async def play_again(request: Request, game: TableInfo) -> None:
    """Open a table for those who have played a game, or let the person sit down at the one that is open.

    Whoever sat after the first player of that game begins. Raises UserError for anybody who had no seat in
    it, and where another game is on in the channel.
    """
    if game.seat_of(request.interaction.user.id) is None:
        raise UserError("rematch_not_played", command=request.mention("game new"))
    current = await request.tables.find(game.channel_id)
    if current is not None and current.status == Status.LOBBY and current.kind == game.kind:
        return await join_table(request, current.id)
    require_permissions(request)
    require_may_start(request)
    await _require_free(request, game.channel_id)
    opened = await request.tables.lobby.create(
        game.kind,
        guild_id=game.guild_id,
        channel_id=game.channel_id,
        seats=len(game.seats),
        host=request.who,
        first=await _next_first(request, game),
        options=chosen_options(game),
        rematch_of=game.id,
        pace=game.pace,
        computers=[Level(one.level) for one in game.seats if one.level is not None],
        hints=game.hints,
    )
    others = any(one.discord_id not in (None, request.interaction.user.id) for one in game.seats)
    return await _answer(request, opened.id, "lobby-rematch-opened" if others else "lobby-opened")


async def _next_first(request: Request, game: TableInfo) -> int | None:
    """Return the Discord id of the next person after the first player of a game; None if it had none."""
    began = (await request.tables.load(game.id)).game.began
    if began is None:
        return None
    seats = (*game.seats[began + 1 :], *game.seats[: began + 1])
    return next((one.discord_id for one in seats if one.discord_id is not None), None)


async def show_info(request: Request, game: TableInfo) -> None:
    """Show how a game stands."""
    language = request.language
    buttons = [*nudge_buttons(game, language), *take_seat_buttons(game, language)]
    buttons += await _files(request, game)
    planned = await own_plan_line(request.services, game, request.interaction.user.id, language)
    hints = hints_line(game, request.services.mentions, language) if game.status == Status.OPEN else ()
    text = "\n".join(filter(None, (info_text(game, language), *hints, planned)))
    await request.reply(plain(text, *buttons), repeats=True)


async def show_verification(request: Request, game: TableInfo) -> None:
    """Check an ended game and show what came of it; UserError while it has not ended."""
    if game.status in (Status.LOBBY, Status.RESET):
        raise UserError("not_started" if game.status == Status.LOBBY else "reset")
    if game.seed is None:
        raise UserError("verify_open", fingerprint=game.fingerprint or "–")
    verification = await request.tables.records.verify(game.id)
    text = _verification_text(game, game.seed, verification, request.language)
    await request.reply_text(text, *await _files(request, game), repeats=True)


async def _files(request: Request, game: TableInfo) -> list[IdButton]:
    """Return the buttons to an ended game as a file, for those who have played it."""
    played = game.status.facts.ended and await request.tables.transfer.for_players.may_have(
        game.id, request.who
    )
    return file_buttons(game.id, request.language) if played else []


def _verification_text(game: TableInfo, seed: str, verification: Verification, language: str) -> str:
    replayed = verification.log_broken_at is None and verification.state and verification.outcome
    replay = f"verify-replay{'-since' if verification.unchecked else ''}{'' if replayed else '-bad'}"
    fingerprint = "verify-fingerprint" if verification.fingerprint else "verify-fingerprint-bad"
    lines = [
        translate(language, "verify-good" if verification.ok else "verify-bad"),
        translate(language, fingerprint),
        translate(language, replay, entries=verification.entries - verification.unchecked),
        translate(language, "verify-facts", fingerprint=game.fingerprint or "–", seed=seed),
    ]
    if game.salts:
        lines.append(translate(language, "verify-salts", salts=salts_text(game)))
    if verification.unchecked:
        lines.append(translate(language, "verify-unchecked", number=str(verification.unchecked)))
    if verification.rules_version != verification.current_version:
        lines.append(translate(language, "verify-rules-changed"))
    return "\n".join(lines)


async def _require_free(request: Request, channel_id: int) -> None:
    """Raise UserError, with a link to the game of a channel, if there is one."""
    tables = request.tables
    other = await tables.find(channel_id)
    if other is None:
        return
    link = f"https://discord.com/channels/{other.guild_id}/{other.channel_id}"
    last = await tables.outbox.last_message(other.id)
    message = last.message_id if last else await tables.outbox.note_message(other.id, "lobby")
    raise UserError("channel_has_game", link=f"{link}/{message}" if message else link)


async def _answer(request: Request, game_id: int, key: str) -> None:
    """Let the channel see what was done at an open table, and answer the person that it was."""
    request.wake(game_id)
    await request.reply_text(request.translate(key))
