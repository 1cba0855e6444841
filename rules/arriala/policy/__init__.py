"""A sensible player, for stand-ins and whole-game tests.

It thinks one action ahead: how much more the position is worth to the seat for each action point. A
position is worth its points, and what each open section promises: its points, the less the more action
points it would still take to fill. Worth is in thousandths of a point and in whole numbers, so that every
machine decides alike. The policy knows what the seat may know: it tries out everything but drawing, and
nothing else it considers is hidden.
"""

from rules.arriala.policy.choose import ranked, suggest, worth

__all__ = ["ranked", "suggest", "worth"]
