"""Components that several features show: to the panel, the hand, the log, the seat, the rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from discord import ButtonStyle

from bot.i18n.catalogue import translate
from bot.table import Status, TableInfo
from bot.ui.action_picker import Path
from bot.ui.component_ids import ComponentId, Slot, whole_number
from bot.ui.components import IdButton, button, truncate
from bot.ui.names import seat_names
from rules import GAMES
from rules.language.figures import lesson_of


class OpenPanel(ComponentId, frozen=True, tag="panel"):
    """Opens the panel of whoever presses, or draws it again at the choice it was at."""

    game: int
    seat: int | None = None
    decision: int = 0
    path: Path = Path()


class ShowHand(ComponentId, frozen=True, tag="hand"):
    """Shows what the person holds."""

    game: int


class ChooseLayout(ComponentId, frozen=True, tag="own_layout"):
    """Sets the layout of the person's own pictures, and draws their panel in it."""

    game: int
    layout: Annotated[str, Slot.TOPIC]


class PageLink:
    """A page to turn to; ``older`` pages are written otherwise, so that two buttons never share an id."""

    def __init__(self, page: int = 0, *, older: bool = False) -> None:
        self.page = page
        self.older = older

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the page of a custom_id; ValueError if it is none."""
        return cls(whole_number(text.strip("~").split(".")[0] or "0"))

    def __str__(self) -> str:
        return f"~{self.page}.0" if self.older else f"~{self.page}"


class ShowLog(ComponentId, frozen=True, tag="log"):
    """Shows a page of the log, the newest first."""

    game: int
    turn: Annotated[PageLink | None, Slot.PATH] = None


class Way(StrEnum):
    """Where to go from a step of a game."""

    START = "start"
    TURN_BACK = "turn-back"
    BACK = "back"
    AT = "at"
    ON = "on"
    TURN_ON = "turn-on"
    END = "end"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the way of a custom_id; ValueError if it is none."""
        return cls(text)


END = 999_999_999
"""Stands for the last step of any game."""


class ShowStep(ComponentId, frozen=True, tag="replay"):
    """Shows the step of a game that a way leads to from the step ``seq``."""

    game: int
    seq: Annotated[int, Slot.DECISION]
    way: Annotated[Way, Slot.TOPIC]


class AskStep(ComponentId, frozen=True, tag="replay_to"):
    """Asks for an entry of a game that is to be shown; ``seq`` is that which is shown now."""

    game: int
    seq: Annotated[int, Slot.DECISION]


class UndoLast(ComponentId, frozen=True, tag="undo"):
    """Takes back the last action of one's turn."""

    game: int
    seat: int
    decision: int


class AskTakeback(ComponentId, frozen=True, tag="takeback"):
    """Asks the others to let one take back an action after one's turn, by the number of its entry."""

    game: int
    target: Annotated[int, Slot.DECISION]


class BackAtTable(ComponentId, frozen=True, tag="back"):
    """Plays again for oneself where a stand-in did."""

    game: int


class TakeSeat(ComponentId, frozen=True, tag="take_seat"):
    """Takes a seat for which a substitute is looked for."""

    game: int
    seat: int


class ShowInfo(ComponentId, frozen=True, tag="info"):
    """Says how a game stands."""

    game: int


class Nudge(ComponentId, frozen=True, tag="nudge"):
    """Nudges those for whom a game waits."""

    game: int


class AskHint(ComponentId, frozen=True, tag="hint"):
    """Asks what a strong computer player would do."""

    game: int


class ShowReview(ComponentId, frozen=True, tag="review"):
    """Shows a turning point of a finished game, the greatest first."""

    game: int
    turn: Annotated[PageLink | None, Slot.PATH] = None


class ShowAnimation(ComponentId, frozen=True, tag="animation"):
    """Shows a game that has ended as an animation."""

    game: int


class StopAnimation(ComponentId, frozen=True, tag="animation_stop"):
    """Ends somebody's waiting for the animation of a game."""

    game: int


class ShowStats(ComponentId, frozen=True, tag="stats"):
    """Shows a page of the statistics of an ended game."""

    game: int
    turn: Annotated[PageLink | None, Slot.PATH] = None


class Verify(ComponentId, frozen=True, tag="verify"):
    """Checks an ended game."""

    game: int


class FileForm(StrEnum):
    """As what a game that is over is handed out."""

    GAME = "game"
    TEXT = "text"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the form of a custom_id; ValueError if it is none."""
        return cls(text)


class TakeGame(ComponentId, frozen=True, tag="file"):
    """Hands a game that is over to somebody who has played it, as a file or as a text."""

    game: int
    form: Annotated[FileForm, Slot.TOPIC]


class Rematch(ComponentId, frozen=True, tag="rematch"):
    """Opens a table for those who have played a game, or sits down at it."""

    game: int


class Unwatch(ComponentId, frozen=True, tag="unwatch"):
    """Ends somebody's following of a game."""

    game: int


class Rule(ComponentId, frozen=True, tag="why"):
    """Shows the section of the rulebook in which a rule stands; ``rule`` is written "<game>/<rule id>"."""

    rule: Annotated[str, Slot.TOPIC]


class Learn(ComponentId, frozen=True, tag="learn"):
    """Opens the lesson of a kind of game, in a message of its own."""

    kind: Annotated[str, Slot.TOPIC]


def panel_button(game_id: int, language: str) -> IdButton:
    """Return the button to the person's panel."""
    return button(OpenPanel(game_id), translate(language, "button-panel"), ButtonStyle.primary)


def hand_button(game_id: int, language: str) -> IdButton:
    """Return the button to what the person holds."""
    return button(ShowHand(game_id), translate(language, "button-hand"))


def learn_buttons(kind: str, language: str) -> list[IdButton]:
    """Return the button to the lesson of a kind of game, in a list; an empty one if the game has none."""
    if not lesson_of(GAMES[kind].package):
        return []
    return [button(Learn(kind), translate(language, "button-learn"))]


def hint_buttons(info: TableInfo, language: str) -> list[IdButton]:
    """Return the button to a hint, in a list; an empty one where the table has not allowed hints."""
    return [button(AskHint(info.id), translate(language, "button-hint"))] if info.hints else []


def log_button(game_id: int, language: str) -> IdButton:
    """Return the button to the log."""
    return button(ShowLog(game_id), translate(language, "button-log"))


def review_button(game_id: int, language: str) -> IdButton:
    """Return the button to the turning points of a finished game."""
    return button(ShowReview(game_id), translate(language, "button-review"))


def stats_button(game_id: int, language: str) -> IdButton:
    """Return the button to the statistics of an ended game."""
    return button(ShowStats(game_id), translate(language, "button-stats"))


def replay_button(game_id: int, language: str, seq: int = END) -> IdButton:
    """Return the button to a game step by step, at the step after an entry, by itself at its last."""
    return button(ShowStep(game_id, seq, Way.AT), translate(language, "button-replay"))


def file_buttons(game_id: int, language: str) -> list[IdButton]:
    """Return the buttons to a game that is over as a file and as a text."""
    return [button(TakeGame(game_id, form), translate(language, f"button-file-{form}")) for form in FileForm]


def animation_button(game_id: int, language: str) -> IdButton:
    """Return the button to a game that has ended as an animation."""
    return button(ShowAnimation(game_id), translate(language, "button-animation"))


def back_button(game_id: int, language: str, style: ButtonStyle = ButtonStyle.primary) -> IdButton:
    """Return the button of somebody for whom a stand-in plays, to play again."""
    return button(BackAtTable(game_id), translate(language, "button-back-at-table"), style)


def take_seat_buttons(info: TableInfo, language: str) -> list[IdButton]:
    """Return a button for each seat for which a substitute is looked for."""
    if info.status != Status.OPEN:
        return []
    names = seat_names(info, language)
    return [
        button(
            TakeSeat(info.id, seat),
            truncate(translate(language, "button-take-seat-of", name=names[seat]), 80),
            ButtonStyle.success,
        )
        for seat in info.called
    ]


def nudge_buttons(info: TableInfo, language: str) -> list[IdButton]:
    """Return the button to nudge those for whom a game waits, in a list; an empty one where none can be.

    Nobody is left to nudge where a game waits for all who play, or for nobody.
    """
    present = [seat for seat in range(len(info.seats)) if seat not in (*info.free, *info.stand_ins)]
    waited = [seat for seat in present if seat in info.waiting_for]
    if info.status != Status.OPEN or info.paused or not waited or len(waited) == len(present):
        return []
    return [button(Nudge(info.id), translate(language, "button-nudge"))]


def why_button(kind: str, rule: str, language: str) -> IdButton:
    """Return the button of a refusal. The rule stands in its id, so that it works after a restart as well."""
    return button(Rule(f"{kind}/{rule}"), translate(language, "button-why"))
