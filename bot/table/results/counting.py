"""Counting an ended game: its log is played again, or else counted by what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import timedelta

import msgspec

from bot.store.entries import Entry
from bot.store.games import GameRow, Seated
from bot.store.kinds import Ending
from bot.store.results import GameResult, SeatChange, SeatResult
from bot.table.lengths import hours_of
from bot.table.log import effective, game_at_start, played_again
from bot.table.results.course import Scores, TurnScore, pack_scores
from bot.table.results.sittings import Sitting, sittings_of
from bot.table.results.waiting import Waits
from rules import GAMES, Outcome, RuleError, load_game

_outcome = msgspec.json.Decoder(Outcome)


@dataclass(frozen=True, slots=True)
class EndedGame:
    """An ended game with all that counting it needs: its people, its whole log, and who left which seat."""

    row: GameRow
    people: tuple[Seated, ...]
    entries: Sequence[Entry]
    changes: Sequence[SeatChange]


@dataclass(frozen=True, slots=True)
class _Played:
    """What is known of a game by playing it again."""

    scores: Scores
    waits: Sequence[tuple[int, int, int]]


def count_game(game: EndedGame) -> GameResult:
    """Return what came of an ended game, for each who had a seat; this computes for a while.

    Where today's rules do not lead through its log to where it stands, or the log is damaged, nobody knows
    its course nor how long it waited for whom; all else is stored.
    """
    row, played = game.row, _play(game)
    outcome = None if row.outcome is None else _outcome.decode(row.outcome)
    sittings = sittings_of(game.people, game.entries, game.changes)
    if not all(entry.sound for entry in game.entries):
        # By which entry a seat changed hands may be lost: nobody is known to have held theirs.
        sittings = tuple(
            (replace(of_seat[-1], nth=0, ending=_at_the_end(of_seat[-1])),) for of_seat in sittings
        )
    return GameResult(
        game=row.id,
        kind=row.kind,
        guild_id=row.guild_id,
        status=row.status,
        seats=row.seats,
        started=row.started or 0,
        ended=row.ended or 0,
        rounds=_rounds(game),
        hours=hours_of(timedelta(milliseconds=(row.ended or 0) - (row.started or 0))),
        course=None if played is None else pack_scores(played.scores),
        people=tuple(
            _result_of(sitting, of_seat, outcome, played) for of_seat in sittings for sitting in of_seat
        ),
    )


def _rounds(game: EndedGame) -> int:
    """Return how many rounds a game had; how many turns passed where it has none, or they are not known."""
    number, snapshot = None, game.row.snapshot
    if snapshot is not None and snapshot.sound:
        with suppress(ValueError):
            number = load_game(snapshot.state).round_number
    return sum(entry.passed for entry in effective(game.entries)) if number is None else number


def _at_the_end(sitting: Sitting) -> Ending:
    return Ending.EMPTY if sitting.is_empty else Ending.CAME_IN


def _result_of(
    sitting: Sitting, of_seat: Sequence[Sitting], outcome: Outcome | None, played: _Played | None
) -> SeatResult:
    last = sitting is of_seat[-1] and outcome is not None
    waits = None if played is None else [one for one in played.waits if _was_then(sitting, of_seat, one)]
    return SeatResult(
        seat=sitting.seat,
        nth=sitting.nth,
        person=sitting.person,
        level=sitting.level,
        ending=sitting.ending,
        points=outcome.scores[sitting.seat] if last and outcome is not None else None,
        won=sitting.seat in outcome.winners if last and outcome is not None else None,
        waited=None if waits is None else sum(length for _, _, length in waits),
        waits=None if waits is None else len(waits),
    )


def _was_then(sitting: Sitting, of_seat: Sequence[Sitting], wait: tuple[int, int, int]) -> bool:
    """Say whether somebody had a seat when a wait for it ended."""
    seat, seq, _ = wait
    if seat != sitting.seat:
        return False
    # By the entry by which somebody leaves, what they were waited for ends.
    then = [one for one in of_seat if one.since < seq]
    return sitting is (then[-1] if then else of_seat[0])


def _play(game: EndedGame) -> _Played | None:
    """Return what is known of a game by playing it again; None where that leads elsewhere than it stands."""
    row, rules = game.row, GAMES.get(game.row.kind)
    if rules is None or row.rules_version != rules.version or row.attached.upgraded:
        return None
    try:
        return _play_through(game)
    except (RuleError, ValueError, KeyError):
        return None


def _play_through(game: EndedGame) -> _Played:
    row, turns = game.row, list[TurnScore]()
    state = start = game_at_start(row)
    first = (of_seat[0] for of_seat in sittings_of(game.people, game.entries, game.changes))
    waits = Waits({one.seat for one in first if one.level is not None})
    waits.begin(state.waiting_for, row.started or 0)
    for entry, after in played_again(row, start, game.entries):
        if not entry.kind.facts.effective:
            waits.stop_or_go_on(entry, after.waiting_for)
        elif not entry.undone:
            waits.follow(entry, after.waiting_for)
            if entry.passed:
                turns.append(TurnScore(state.round_number, after.points_now()))
        state = after
    return _Played(Scores(start.points_now(), tuple(turns)), waits.ended)
