"""The games, as pure rules: no I/O, no clock, no random draws but those of the seed.

>>> from rules import load_game, new_game
>>> game = new_game("arriala", seats=3, seed=42)
>>> game.waiting_for
(0,)

(The seat that begins is drawn by lot; with this seed it is the first.)
"""

from rules.game import Game
from rules.plans import Branch, Condition, Plan, conditions_of, meets
from rules.records import Action, Event, Matter, Outcome, RuleError, Standing
from rules.registry import (
    GAMES,
    decode_action,
    decode_events,
    decode_plan,
    decode_standing,
    encode_action,
    encode_events,
    encode_plan,
    encode_standing,
    fingerprint,
    game_id,
    load_game,
    new_game,
    register,
    resolve_options,
)
from rules.view import View

__all__ = [
    "GAMES",
    "Action",
    "Branch",
    "Condition",
    "Event",
    "Game",
    "Matter",
    "Outcome",
    "Plan",
    "RuleError",
    "Standing",
    "View",
    "conditions_of",
    "decode_action",
    "decode_events",
    "decode_plan",
    "decode_standing",
    "encode_action",
    "encode_events",
    "encode_plan",
    "encode_standing",
    "fingerprint",
    "game_id",
    "load_game",
    "meets",
    "new_game",
    "register",
    "resolve_options",
]
