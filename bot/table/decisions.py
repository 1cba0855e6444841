"""The decisions of a game as it was played, each with the position in which it was taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.entries import Entry
from bot.store.games import GameRow
from bot.store.upgrades import UpgradeSnapshot
from bot.table.errors import TableError
from bot.table.log import effective, game_at_start, played_again
from rules import Action, Game, RuleError, decode_action, load_game


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did by the entry ``seq``, and the game before it."""

    seq: int
    seat: int
    action: Action
    game: Game


def decisions_of(
    row: GameRow, entries: Sequence[Entry], kept: UpgradeSnapshot | None
) -> tuple[Sequence[Decision], Game]:
    """Return the decisions that count of a game, in order, and where they led; this computes for a while.

    ``kept`` is the newest state that was kept because the rules changed: what was before cannot be played
    again. Raises TableError("review_unreadable") where today's rules play it otherwise, or an
    entry is not as it was written.
    """
    since, found = 0 if kept is None else kept.seq, list[Decision]()
    try:
        game = game_at_start(row) if kept is None else load_game(kept.state)
        played = [entry for entry in effective(entries) if entry.seq > since]
        for entry, after in played_again(row, game, played):
            if entry.action is not None and entry.seat is not None:
                action = decode_action(row.kind, entry.action)
                found.append(Decision(entry.seq, entry.seat, action, game))
            game = after
    except (RuleError, ValueError, KeyError) as error:
        raise TableError("review_unreadable") from error
    return found, game
