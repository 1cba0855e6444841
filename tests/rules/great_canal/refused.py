"""Positions of the Great Canal with an action that is refused, for each refusal and each way it is worded."""

from __future__ import annotations

from collections.abc import Mapping

from tests.rules.great_canal.refused_answers import ANSWERS
from tests.rules.great_canal.refused_board import BOARD
from tests.rules.great_canal.refused_cards import CARDS
from tests.rules.great_canal.refused_standing import STANDING
from tests.rules.great_canal.refused_trades import TRADES
from tests.rules.refusals import Refused

CASES: Mapping[str, Refused] = {**ANSWERS, **BOARD, **CARDS, **STANDING, **TRADES}
