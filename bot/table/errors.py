"""How the table refuses."""

from __future__ import annotations

from collections.abc import Mapping


class TableError(Exception):
    """Something that the table refuses, apart from the rules of the game.

    ``key`` names the text, ``params`` are the numbers and strings in it, and tuples of alternatives. What
    code branches on has a class of its own.
    """

    def __init__(self, key: str, **params: int | str | tuple[int, ...]) -> None:
        super().__init__(key, params)
        self.key = key
        self.params: Mapping[str, int | str | tuple[int, ...]] = params


class DamagedError(TableError):
    """What is stored of a game is not as it was written: moderators have to go back to an earlier entry."""

    def __init__(self, key: str = "damaged") -> None:
        super().__init__(key)


class DamagedRowError(DamagedError):
    """What is stored of a game beside its log is not as it was written, so that nothing of it can be read."""

    def __init__(self, game_id: int) -> None:
        super().__init__("damaged_row")
        self.game = game_id


class StaleError(TableError):
    """The game has gone on since the question was asked."""

    def __init__(self) -> None:
        super().__init__("stale")


class PausedError(TableError):
    """The game is paused, so that nobody may act."""

    def __init__(self) -> None:
        super().__init__("paused")


class StandingNotOfferedError(TableError):
    """A standing answer is none of those that the seat may give now."""

    def __init__(self) -> None:
        super().__init__("standing_not_offered")


class PlanNotPossibleError(TableError):
    """A plan is none that the seat may make now."""

    def __init__(self) -> None:
        super().__init__("plan_not_possible")


class StandInPlaysError(TableError):
    """The bot plays for the seat of whoever wants to act; ``game`` is the game's id."""

    def __init__(self, game: int) -> None:
        super().__init__("stand_in_plays", game=game)
        self.game = game


class UndoRefusedError(TableError):
    """An action cannot be taken back, in the turn or after it: a key that begins with "undo_"."""


class UndoNothingError(UndoRefusedError):
    """There is no action to take back."""

    def __init__(self) -> None:
        super().__init__("undo_nothing")


class UndoTooLateError(UndoRefusedError):
    """It needs more than one: the turn has passed, others have acted since or agreed; they may allow it."""


class UndoShownError(UndoRefusedError):
    """Hidden or random things came out by the entry ``entry``, at or after the action ``target``."""

    def __init__(self, *, entry: int, target: int) -> None:
        super().__init__("undo_shown", entry=entry, target=target)
        self.entry = entry
        self.target = target
