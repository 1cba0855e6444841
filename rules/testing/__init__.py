"""The conformance kit: what every game has to keep, checked on positions of games that it plays itself.

It needs no test runner: every check raises AssertionError. A game of your own, registered with
:func:`rules.register`, goes through all of it by one call::

    from rules.testing import check_game

    def test_my_game() -> None:
        check_game("my_game")

With :meth:`rules.game.Game.redeal` the kit finds out whether something hidden moves what a seat sees, may do
or is advised to do. The single checks are here too, for tests of their own.

``python -m rules.testing my_game 1 my_package`` prints a game as it is played, after it has called
``my_package.register()``; so what two processes play can be compared.
"""

from rules.testing.actions import any_value, likely_value, near_misses, universe
from rules.testing.commands import (
    OPTION_NAME,
    check_command_texts,
    check_commands,
    check_message_keys,
)
from rules.testing.held import check_hands, check_held
from rules.testing.hidden import check_secrets, visible_to
from rules.testing.losses import check_lost, losses
from rules.testing.matters import check_choices, check_keys, check_matters
from rules.testing.plans import (
    check_await_classes,
    check_plan_position,
    check_plan_texts,
    check_plans,
    some_actions,
)
from rules.testing.playing import POLICIES, Step, play, played, spread, transcript
from rules.testing.positions import (
    check_asking,
    check_events,
    check_offered,
    check_storing,
    check_turn_end,
    check_waiting,
    refusal,
)
from rules.testing.refusals import check_refused
from rules.testing.sources import check_sources
from rules.testing.standing import all_standing, check_standing, standing_refusal, typed_standing
from rules.testing.texts import check_all_texts, check_open_texts, check_step_texts, check_values_found
from rules.testing.thinking import check_thinking
from rules.testing.whole import check_game, check_steps

__all__ = [
    "OPTION_NAME",
    "POLICIES",
    "Step",
    "all_standing",
    "any_value",
    "check_all_texts",
    "check_asking",
    "check_await_classes",
    "check_choices",
    "check_command_texts",
    "check_commands",
    "check_events",
    "check_game",
    "check_hands",
    "check_held",
    "check_keys",
    "check_lost",
    "check_matters",
    "check_message_keys",
    "check_offered",
    "check_open_texts",
    "check_plan_position",
    "check_plan_texts",
    "check_plans",
    "check_refused",
    "check_secrets",
    "check_sources",
    "check_standing",
    "check_step_texts",
    "check_steps",
    "check_storing",
    "check_thinking",
    "check_turn_end",
    "check_values_found",
    "check_waiting",
    "likely_value",
    "losses",
    "near_misses",
    "play",
    "played",
    "refusal",
    "some_actions",
    "spread",
    "standing_refusal",
    "transcript",
    "typed_standing",
    "universe",
    "visible_to",
]
