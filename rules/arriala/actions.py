"""What can be done in Arriala.

The eight paid actions, the ways to play each card, the end of the turn, and ending the game by consent.
What each costs stands in ``board.toml``.
"""

from __future__ import annotations

from rules.arriala.pieces import Card, MasterWork, Place, RiverWork, Vineyard, Worker
from rules.game import Action


class Move(Action, frozen=True, tag="move"):
    """Moves any worker along the canal, one step a space; may go on with the journey just begun
    (arriala.R2, R3)."""

    command = "move"

    worker: Worker
    to: Place


class PlaceWorker(Action, frozen=True, tag="place"):
    """Places the own worker with the lowest number in the reserve on the canal (arriala.R1)."""

    command = "place"

    to: Place


class BuildRiverWork(Action, frozen=True, tag="river"):
    """Builds a river work with an own worker from the canal, which stays there (arriala.R11)."""

    command = "river"

    worker: Worker
    work: RiverWork


class GoToVineyard(Action, frozen=True, tag="vine"):
    """Moves an own worker from the canal to a vineyard (arriala.R12)."""

    command = "vine"

    worker: Worker
    vineyard: Vineyard


class LeaveVineyard(Action, frozen=True, tag="unvine"):
    """Moves an own worker from a vineyard to any free space of the canal (arriala.R21)."""

    command = "unvine"

    worker: Worker
    to: Place


class BuildLock(Action, frozen=True, tag="lock"):
    """Builds a lock (arriala.R9)."""

    command = "lock"

    at: Place


class Draw(Action, frozen=True, tag="draw"):
    """Draws a card (arriala.R13)."""

    command = "draw"


class CardMove(Action, frozen=True, tag="card_move"):
    """Plays a move card: any worker on the canal, as far as the card says and further for action points
    (arriala.R5)."""

    command = "card move"

    card: Card
    worker: Worker
    to: Place


class CardAnywhere(Action, frozen=True, tag="card_anywhere"):
    """Plays the card that moves an own worker on the canal to any free space of it (arriala.R21)."""

    command = "card anywhere"

    worker: Worker
    to: Place


class CardLock(Action, frozen=True, tag="card_lock"):
    """Plays the card that builds a lock (arriala.R9)."""

    command = "card lock"

    at: Place


class CardMasterWork(Action, frozen=True, tag="card_master_work"):
    """Plays the card that builds a master work, in last place only (arriala.R10)."""

    command = "card master-work"

    work: MasterWork


class CardToVineyard(Action, frozen=True, tag="card_to_vineyard"):
    """Plays a card that moves a worker from the canal to a vineyard: an own one, or with the Occitan cross
    any (arriala.R12, R25)."""

    command = "card to-vineyard"

    card: Card
    worker: Worker
    vineyard: Vineyard


class CardToCanal(Action, frozen=True, tag="card_to_canal"):
    """Plays a card that moves a worker from a vineyard to the canal: an own one, or with the Occitan cross
    any (arriala.R21, R25)."""

    command = "card to-canal"

    card: Card
    worker: Worker
    to: Place


class EndTurn(Action, frozen=True, tag="end"):
    """Ends the turn; action points left are lost (arriala.R17)."""

    command = "end"
    role = "end"


class ProposeEnd(Action, frozen=True, tag="propose"):
    """Asks all others whether to end the game now (arriala.R18, R26)."""

    command = "propose"
    role = "aside"


class AnswerEnd(Action, frozen=True, tag="answer"):
    """Agrees to end the game now, or does not (arriala.R26)."""

    command = "answer"

    agree: bool


class WithdrawProposal(Action, frozen=True, tag="withdraw"):
    """Takes the proposal to end back, before the last answer (arriala.R26)."""

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
