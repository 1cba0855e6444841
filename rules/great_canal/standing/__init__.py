"""Standing answers: what a seat does whenever it is asked, until it withdraws that."""

from rules.great_canal.standing.doing import action_of
from rules.great_canal.standing.giving import check, offered, stands
from rules.great_canal.standing.kinds import STANDING

__all__ = ["STANDING", "action_of", "check", "offered", "stands"]
