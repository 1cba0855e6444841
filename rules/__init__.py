"""The games, as pure rules: no I/O, no clock, no random draws but those of the seed.

>>> from rules import load_game, new_game
>>> game = new_game("arriala", seats=3, seed=42)
>>> game.waiting_for
(0,)

(The seat that begins is drawn by lot; with this seed it is the first.)
"""

from rules.game import Game
from rules.records import Action, Event, Matter, Outcome, RuleError, Standing
from rules.registry import (
    GAMES,
    decode_action,
    decode_events,
    decode_standing,
    encode_action,
    encode_events,
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
    "Event",
    "Game",
    "Matter",
    "Outcome",
    "RuleError",
    "Standing",
    "View",
    "decode_action",
    "decode_events",
    "decode_standing",
    "encode_action",
    "encode_events",
    "encode_standing",
    "fingerprint",
    "game_id",
    "load_game",
    "new_game",
    "register",
    "resolve_options",
]
