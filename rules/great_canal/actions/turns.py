"""What is done once a turn: founding, rolling, improving, ending."""

from __future__ import annotations

from rules.great_canal.components.kinds import Corner, Edge, Track
from rules.records import Action


class Found(Action, frozen=True, tag="found"):
    """Found a settlement or the city, with a road inland or a ship on the coast (great_canal.R2)."""

    command = "found"

    corner: Corner
    edge: Edge


class Roll(Action, frozen=True, tag="roll"):
    """Roll the dice (great_canal.R12)."""

    command = "roll"
    role = "begin"


class Improve(Action, frozen=True, tag="improve"):
    """Buy the next level of a track; the city is named where it brings a metropolis (great_canal.R24)."""

    command = "improve"
    by_hand = True

    track: Track
    city: Corner | None = None


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the turn (great_canal.R35)."""

    command = "end"
    role = "end"
