"""Playing the cards of politics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.great_canal.components.kinds import Corner, Edge, Hex
from rules.kit.lists import list_parser
from rules.names import Parser
from rules.records import Action
from rules.values import Seat


class PlayBishop(Action, frozen=True, tag="play_bishop"):
    """Move the robber and rob all who have a building there."""

    command = "card bishop"

    to: Hex


class PlayDeserter(Action, frozen=True, tag="play_deserter"):
    """Make a seat give up a knight, and place one like it."""

    command = "card deserter"

    seat: Seat


class PlayDiplomat(Action, frozen=True, tag="play_diplomat"):
    """Take an open road or ship off the board; one's own may be built again."""

    command = "card diplomat"

    edge: Edge


class PlayIntrigue(Action, frozen=True, tag="play_intrigue"):
    """Drive an opposing knight off one's own route."""

    command = "card intrigue"

    knight: Corner


class PlaySaboteur(Action, frozen=True, tag="play_saboteur"):
    """Make all who have as many points discard half of their cards."""

    command = "card saboteur"


class PlaySpy(Action, frozen=True, tag="play_spy"):
    """See a seat's progress cards, and take one or none."""

    command = "card spy"

    seat: Seat


class PlayWarlord(Action, frozen=True, tag="play_warlord"):
    """Activate all knights for nothing; those named first, the others follow (great_canal.R52)."""

    command = "card warlord"
    open_ended = True
    parsers: ClassVar[Mapping[str, Parser]] = {"order": list_parser("corner")}

    order: tuple[Corner, ...] = ()


class PlayWedding(Action, frozen=True, tag="play_wedding"):
    """Get two cards of each who has more points."""

    command = "card wedding"
