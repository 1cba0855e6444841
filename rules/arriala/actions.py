"""The actions of Arriala.

The eight paid actions, the ways to play each card, the end of the turn, and ending the game by consent.
What each costs stands in ``board.toml``.
"""

from __future__ import annotations

from rules.arriala.components.kinds import HeldCard, MasterWork, Place, RiverWork, Vineyard, Worker
from rules.records import Action


class Move(Action, frozen=True, tag="move"):
    """Steps of any worker along the canal, one a space; they may go on with the journey just begun
    (arriala.R2, R3)."""

    command = "move"

    worker: Worker
    to: Place


class PlaceWorker(Action, frozen=True, tag="place"):
    """A place on the canal for the own worker with the lowest number in the reserve (arriala.R1)."""

    command = "place"

    to: Place


class BuildRiverWork(Action, frozen=True, tag="river"):
    """A river work, built with an own worker from the canal, which stays there (arriala.R11)."""

    command = "river"

    worker: Worker
    work: RiverWork


class GoToVineyard(Action, frozen=True, tag="vine"):
    """The way of an own worker from the canal to a vineyard (arriala.R12)."""

    command = "vine"

    worker: Worker
    vineyard: Vineyard


class LeaveVineyard(Action, frozen=True, tag="unvine"):
    """The way of an own worker from a vineyard to any free space of the canal (arriala.R21)."""

    command = "unvine"

    worker: Worker
    to: Place


class BuildLock(Action, frozen=True, tag="lock"):
    """A new lock (arriala.R9)."""

    command = "lock"

    at: Place


class Draw(Action, frozen=True, tag="draw"):
    """The draw of a card (arriala.R13)."""

    command = "draw"


class CardMove(Action, frozen=True, tag="card_move"):
    """A move card: any worker on the canal goes as far as the number on the card, and further for action
    points (arriala.R5)."""

    command = "card move"

    card: HeldCard
    worker: Worker
    to: Place


class CardAnywhere(Action, frozen=True, tag="card_anywhere"):
    """The card that moves an own worker on the canal to any free space of it (arriala.R21)."""

    command = "card anywhere"

    worker: Worker
    to: Place


class CardLock(Action, frozen=True, tag="card_lock"):
    """The card that builds a lock (arriala.R9)."""

    command = "card lock"

    at: Place


class CardMasterWork(Action, frozen=True, tag="card_master_work"):
    """The card that builds a master work, in last place only (arriala.R10)."""

    command = "card master-work"

    work: MasterWork


class CardToVineyard(Action, frozen=True, tag="card_to_vineyard"):
    """A card that moves a worker from the canal to a vineyard: an own one, or with the Occitan cross any
    (arriala.R12, R25)."""

    command = "card to-vineyard"

    card: HeldCard
    worker: Worker
    vineyard: Vineyard


class CardToCanal(Action, frozen=True, tag="card_to_canal"):
    """A card that moves a worker from a vineyard to the canal: an own one, or with the Occitan cross any
    (arriala.R21, R25)."""

    command = "card to-canal"

    card: HeldCard
    worker: Worker
    to: Place


class EndTurn(Action, frozen=True, tag="end"):
    """The end of the turn; action points left are lost (arriala.R17)."""

    command = "end"
    role = "end"


class ProposeEnd(Action, frozen=True, tag="propose"):
    """The question to all others whether to end the game now (arriala.R18, R26)."""

    command = "propose"
    role = "aside"


class AnswerEnd(Action, frozen=True, tag="answer"):
    """The answer whether to end the game now (arriala.R26)."""

    command = "answer"

    agree: bool


class WithdrawProposal(Action, frozen=True, tag="withdraw"):
    """The withdrawal of the proposal to end, before the last answer (arriala.R26)."""

    command = "withdraw"


ACTIONS: tuple[type[Action], ...] = (
    Move,
    PlaceWorker,
    BuildRiverWork,
    GoToVineyard,
    LeaveVineyard,
    BuildLock,
    Draw,
    CardMove,
    CardAnywhere,
    CardLock,
    CardMasterWork,
    CardToVineyard,
    CardToCanal,
    EndTurn,
    ProposeEnd,
    AnswerEnd,
    WithdrawProposal,
)
