"""What knights do, and what is done for them."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner, Hex
from rules.records import Action
from rules.values import Seat


class HireKnight(Action, frozen=True, tag="hire_knight"):
    """Hire a basic knight (great_canal.R20)."""

    command = "knight hire"

    corner: Corner


class ActivateKnight(Action, frozen=True, tag="activate_knight"):
    """Activate a knight."""

    command = "knight activate"

    knight: Corner


class PromoteKnight(Action, frozen=True, tag="promote_knight"):
    """Promote a knight by one level."""

    command = "knight promote"

    knight: Corner


class MoveKnight(Action, frozen=True, tag="move_knight"):
    """Move an active knight to a free corner (great_canal.R20)."""

    command = "knight move"

    knight: Corner
    to: Corner


class DisplaceKnight(Action, frozen=True, tag="displace_knight"):
    """Move an active knight onto the corner of a weaker one of somebody else (great_canal.R20, R21)."""

    command = "knight displace"

    knight: Corner
    to: Corner


class ChaseRobber(Action, frozen=True, tag="chase_robber"):
    """Chase the robber away with an active knight at its hex (great_canal.R18)."""

    command = "knight chase"

    knight: Corner
    to: Hex
    victim: Seat | None = None
