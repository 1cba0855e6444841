"""A game that is over as a text to be read aloud: who played, how it ended, what happened in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo

from babel.dates import format_date

import render
from bot.i18n.catalogue import translate
from bot.table import EntryKind, LogEntry, Status, TableInfo, WholeGame
from bot.ui.components import heading
from bot.ui.final_table import final_sentences
from bot.ui.game_options import option_lines
from bot.ui.game_text import outcome_text
from bot.ui.log_text import log_text
from bot.ui.names import seat_names, words_of
from bot.ui.read_aloud import spoken, without_markup
from rules import Game
from rules.language.story import narrate
from rules.language.words import Words

_LOCALES = {"en": "en_GB"}
"""Of which place the dates of a language are, where that is not said by it."""


def story_of(whole: WholeGame, language: str, zone: ZoneInfo) -> str:
    """Return a game as a text in a language, with the days as they are in a time zone.

    It computes for a while: a long log has many sentences.
    """
    info, game = whole.position.info, whole.position.game
    names = seat_names(info, language)
    parts = (
        _head(info, names, language, zone),
        _table(info, game, language),
        _happened(whole, language, zone),
        _position(game, names, language),
        _draws(info, language),
    )
    text = "\n\n".join("\n".join(part) for part in parts if part)
    return spoken(text, language, names) + "\n"


def _head(info: TableInfo, names: Sequence[str], language: str, zone: ZoneInfo) -> list[str]:
    """Return what was played, by whom, when, and how it ended."""
    words = Words(info.kind, language)
    people = [
        translate(language, "story-seat", colour=words.text("seat-colour", seat=seat), name=name)
        for seat, name in enumerate(names)
    ]
    assert info.started is not None
    assert info.ended is not None
    began, ended = (_day(at, zone) for at in (info.started, info.ended))
    days = {"began": _date(began, language), "ended": _date(ended, language), "zone": zone.key}
    when = translate(language, "story-when", days="one" if began == ended else "several", **days)
    finished = info.status == Status.FINISHED and info.outcome is not None
    how = without_markup(outcome_text(info, language)) if finished else translate(language, "log-abandon")
    options = [without_markup(line) for line in option_lines(info, language)]
    return [words.text("title"), "", *people, *options, when, how]


def _table(info: TableInfo, game: Game, language: str) -> list[str]:
    """Return where the points came from; nothing where the game does not say it."""
    lines = final_sentences(words_of(info, language, game.view(None), plain=True), game)
    heading = "final-table-stopped" if game.outcome is None else "final-table"
    return [translate(language, heading), "", *lines] if lines else []


@dataclass(frozen=True, slots=True)
class _Passage:
    """Entries that are narrated together: those of a turn, or one that is no move or was taken back.

    ``day`` is when, None where nobody knows: of an entry that has rotted nothing is to be believed.
    """

    day: date | None
    entries: tuple[LogEntry, ...]

    @property
    def is_turn(self) -> bool:
        """Say whether these are moves that count."""
        return _is_move(self.entries[0])


def _happened(whole: WholeGame, language: str, zone: ZoneInfo) -> list[str]:
    """Return what happened, turn by turn and day by day, each with the number of its entries."""
    info = whole.position.info
    words = words_of(info, language, whole.position.game.view(None))
    lines = [translate(language, "story-happened")]
    day: date | None = None
    for passage in _in_turns(whole.entries, zone):
        text = without_markup(_sentences(passage, words, info))
        if text and passage.day not in (None, day):
            day = passage.day
            lines += ["", heading(_date(passage.day, language))]
        if text:
            numbers = {"first": str(passage.entries[0].seq), "last": str(passage.entries[-1].seq)}
            count = "one" if len(passage.entries) == 1 else "several"
            lines.append(translate(language, "story-entry", count=count, text=text, **numbers))
    return lines


def _in_turns(entries: Iterable[LogEntry], zone: ZoneInfo) -> Iterator[_Passage]:
    """Yield entries in their order; the moves of one turn together, unless the day changes."""
    turn, began = list[LogEntry](), None
    for entry in entries:
        day = None if entry.damaged else _day(entry.time, zone)
        if turn and not (_is_move(entry) and day == began):
            yield _Passage(began, tuple(turn))
            turn = []
        if not _is_move(entry):
            yield _Passage(day, (entry,))
            continue
        turn, began = [*turn, entry], day
        if entry.passed:
            yield _Passage(began, tuple(turn))
            turn = []
    if turn:
        yield _Passage(began, tuple(turn))


def _is_move(entry: LogEntry) -> bool:
    """Say whether an entry is a move that counts and can be read."""
    unread = entry.undone or entry.damaged or entry.unreadable
    return entry.kind == EntryKind.ACTION and not unread


def _sentences(passage: _Passage, words: Words, info: TableInfo) -> str:
    """Return what some entries say, in Discord's markup."""
    if passage.is_turn:
        return " ".join(narrate(words, [event for entry in passage.entries for event in entry.events]))
    (entry,) = passage.entries
    text = log_text(words, info, entry, words.language)
    taken_back = entry.kind == EntryKind.ACTION and entry.undone and text
    return translate(words.language, "story-undone", text=text) if taken_back else text


def _position(game: Game, names: Sequence[str], language: str) -> list[str]:
    """Return where the game stood at its end, as it is described to whoever does not see the board."""
    described = render.describe(game.view(None), language, long=True, names=names)
    return [translate(language, "story-position"), "", described]


def _draws(info: TableInfo, language: str) -> list[str]:
    """Return by what the draws of the game can be checked."""
    given = {"fingerprint": info.fingerprint or "", "seed": info.seed or ""}
    salts = ", ".join(info.salts)
    lines = [translate(language, "story-draws"), "", translate(language, "story-seed", **given)]
    return [*lines, translate(language, "verify-salts", salts=salts)] if salts else lines


def _day(at: datetime, zone: ZoneInfo) -> date:
    return at.astimezone(zone).date()


def _date(day: date, language: str) -> str:
    """Return a day as people write it."""
    return format_date(day, "full", _LOCALES.get(language, language))
