"""A sensible player, for stand-ins and whole-game tests, from what its seat may know.

It weighs what it could pay for, now or some rounds ahead, and does what brings the most:
:mod:`~rules.great_canal.policy.evaluate` says what a position promises, with what lies beside it for plans,
knights and cards; :mod:`~rules.great_canal.policy.choose` chooses.
"""

from rules.great_canal.policy.choose import naive, ranked, suggest
from rules.great_canal.policy.valuing import worth

__all__ = ["naive", "ranked", "suggest", "worth"]
