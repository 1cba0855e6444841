"""Answers to what has to be settled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.great_canal.components.kinds import (
    Card,
    Corner,
    Deck,
    Edge,
    Good,
    HeldCard,
    HeldCommodity,
    HeldGoods,
    Hex,
    Resource,
)
from rules.kit.bundles import bundle_parser
from rules.names import Parser
from rules.records import Action
from rules.values import Seat


class Discard(Action, frozen=True, tag="discard"):
    """Put back cards, on a seven or for a Saboteur."""

    command = "discard"
    open_ended = True
    counted = ("cards",)
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": bundle_parser("good")}

    cards: HeldGoods


class MoveRobber(Action, frozen=True, tag="robber"):
    """Move the robber and rob somebody there, if there is anybody to rob (great_canal.R18)."""

    command = "robber"

    to: Hex
    victim: Seat | None = None


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """Lose a city to the barbarians (great_canal.R22)."""

    command = "sacrifice"

    city: Corner


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw a progress card as one of the best defenders (great_canal.R41)."""

    command = "draw"

    deck: Deck


class DropCard(Action, frozen=True, tag="drop"):
    """Put a progress card back, over the limit (great_canal.R23)."""

    command = "drop"

    card: HeldCard


class TakeResource(Action, frozen=True, tag="take"):
    """Take a resource of one's choice: gold, or the Aqueduct (great_canal.R42)."""

    command = "take"
    by_hand = True

    resource: Resource


class Skip(Action, frozen=True, tag="skip"):
    """Do without what may be declined."""

    command = "skip"
    role = "decline"


class RetreatKnight(Action, frozen=True, tag="retreat"):
    """Lead a displaced knight to another corner (great_canal.R21)."""

    command = "retreat"

    to: Corner


class Rebuild(Action, frozen=True, tag="rebuild"):
    """Build the road or ship that a Diplomat took again, on another edge."""

    command = "rebuild"

    edge: Edge


class DismissKnight(Action, frozen=True, tag="dismiss"):
    """Choose the knight that deserts."""

    command = "dismiss"

    knight: Corner


class PlaceKnight(Action, frozen=True, tag="place"):
    """Place the knight that deserted to one (great_canal.R20)."""

    command = "place"

    corner: Corner


class KeepCard(Action, frozen=True, tag="keep"):
    """Take a progress card that a Spy has found."""

    command = "keep"

    card: Card


class ChooseGood(Action, frozen=True, tag="choose"):
    """Take a card that a Master Merchant has found (great_canal.R54)."""

    command = "choose"

    good: Good


class GiveCards(Action, frozen=True, tag="give"):
    """Give cards for a Wedding."""

    command = "give"
    open_ended = True
    counted = ("cards",)
    parsers: ClassVar[Mapping[str, Parser]] = {"cards": bundle_parser("good")}

    cards: HeldGoods


class DeliverCommodity(Action, frozen=True, tag="deliver"):
    """Give the commodity that a Commercial Harbor asks for (great_canal.R53)."""

    command = "deliver"

    commodity: HeldCommodity
