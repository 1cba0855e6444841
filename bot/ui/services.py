"""What every part of the Discord side is given: tables, settings, the venues of games, delivery."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from bot.config import Config
from bot.preferences.declared import ALL_QUESTIONS, PINGS
from bot.preferences.settings import Preferences, Style
from bot.table import OutboxRow, TableInfo, Tables
from bot.thinking import Hints, Reviews, Thinker
from bot.ui.animations import Animations
from bot.ui.drafts import Drafts
from bot.ui.drawings import Drawings
from bot.ui.file_checks import FileChecks
from bot.ui.looks import Looks
from bot.ui.mentions import CommandMentions
from bot.ui.plan_drafts import PlanDrafts
from bot.ui.refusals import Refusals
from bot.ui.venues import Venues


class Delivery(Protocol):
    """Whatever sends pending messages."""

    def wake(self, game_id: int) -> None:
        """Deliver what is pending for a game, in the background."""
        ...

    async def deliver(self, game_id: int) -> None:
        """Deliver what is pending for a game; return when that is done."""
        ...

    async def held_back(self, channel_id: int, guild_id: int | None = None) -> OutboxRow | None:
        """Return what a channel does not get since nobody knows whether it was sent; None without such.

        Where a server is named, it may be one of any of its channels.
        """
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What commands, buttons and messages work with; made once, by the composition root."""

    config: Config
    tables: Tables
    preferences: Preferences
    venues: Venues
    mentions: CommandMentions
    refusals: Refusals
    drafts: Drafts
    delivery: Delivery
    drawings: Drawings
    animations: Animations
    file_checks: FileChecks
    looks: Looks
    thinker: Thinker
    hints: Hints
    reviews: Reviews
    plan_drafts: PlanDrafts = field(default_factory=PlanDrafts)

    def table_language(self, info: TableInfo) -> str:
        """Return the language of what all see of a game."""
        return self.preferences.language(self.venues.scope_of(info))

    def follower_language(self, discord_id: int, info: TableInfo) -> str:
        """Return the language of what somebody who follows a game is sent."""
        return self.preferences.person_language(discord_id, self.venues.scope_of(info))

    def pings_freely(self, discord_id: int, info: TableInfo) -> bool:
        """Say whether somebody is pinged by what they are asked though the game does not wait for it."""
        scope = self.venues.scope_of(info)
        return self.preferences.resolve(PINGS, scope, person=discord_id).value == ALL_QUESTIONS

    def table_style(self, info: TableInfo, person: int | None = None) -> Style:
        """Return how a game's pictures are drawn that all see, or those for one person (Discord id) alone."""
        return self.preferences.style(self.venues.scope_of(info), person)
