"""The games that the bot offers by their names: as they are shown, and as somebody types them."""

from __future__ import annotations

from bot.i18n.catalogue import join_list
from bot.ui.errors import UserError
from bot.ui.games import offered_games
from rules import RuleError
from rules.kit.refusals import quoted
from rules.language.lookup import find_value
from rules.language.words import Words
from rules.values import Scalar


def kind_titles(language: str) -> dict[Scalar, str]:
    """Return what the games that the bot offers are called."""
    return {kind: Words(kind, language).text("title") for kind in offered_games()}


def find_kind(language: str, written: str) -> str:
    """Return the game that somebody names; UserError with all there are if it is none."""
    titles = kind_titles(language)
    try:
        return str(find_value(written, titles))
    except RuleError:
        raise UserError(
            "kind_unknown", written=quoted(written), games=join_list(language, list(titles.values()))
        ) from None
