"""The one loader of language files (Fluent); :mod:`rules.language.words` renders a game's texts with it.

Keys in a game's ``texts/<language>.ftl``:

- ``title``: the game's name; ``command``: its slash command; ``summary``: one line about it;
  ``about``: what it is, in a sentence or two, for those who have never played it.
- ``command-<path>`` (path with dashes), ``command-<path>-description``, ``command-<path>-label`` (button),
  and for each field ``command-<path>-<field>`` and ``command-<path>-<field>-description``, and with
  ``-label`` behind what it is called in a form, where the name of an option does not say it. A path's first
  word alone has name and description too when it groups several, and a label if the name is none for a
  button.
- ``option-<name>`` and ``option-<name>-description``: an option of yes and no that is chosen when a table is
  opened; ``part-<name>``: a part of the board that its painter knows.
- ``action-<tag>``: an action in a sentence; ``event-<tag>``: what happened, and ``clause-<tag>``, if there
  is one, the same without who did it (:mod:`rules.language.story`). Parameters are the fields:
  values with a kind, and what may be left out, arrive as words, and bare as ``$<field>-value`` for selecting
  ("none" for what is left out); several values, and bundles, arrive as a list, with their number as
  ``$<field>-count``; in a clause ``$<field>-acts`` says "true" of the seat whose sentence it is.
- whatever keys the game uses in ``View.open_matters``, as ``matter-…``: what is asked, after the names of
  those who are asked, or a whole sentence before them (``Matter.sentence``); ``choice-<tag>``: an action as
  the button of such a question, where its command's label does not say it;
- whatever keys the game uses in ``lost_by``, as ``lost-…``: what would be lost by an action.
- ``standing-<tag>``: what a standing answer does, and when; ``standing-<tag>-label``: the same for a button;
  ``standing-<tag>-description``: what answers of this class do, exactly when, without fields;
  ``topic-<topic>``: what they are about, in a word or two, and ``topic-<topic>-description``, if there is
  one, when they count. Of answers that are typed, ``standing-<tag>-form`` is what their form is called, and
  ``standing-<tag>-<field>`` and ``standing-<tag>-<field>-description`` are those of its fields.
- ``await-<tag>``: that an event happens which plans can wait for, as a clause behind "if" ("{ $seat } closes
  the section"; in German with the verb last). Parameters are the fields of ``Event.awaited``, with
  ``$<field>-value`` as elsewhere. One that may be anything has the value "open" there; a seat that may be any
  has words all the same ("somebody"), all else has none.
- ``count-<source>``: what a source of points has brought somebody, in a few words for a list; ``$points``,
  and ``$count`` where the game counts the things that they are for.
- ``<rule id with dashes for dots>``: why something is refused.
- ``learn-<name>``: a page of its lesson (:mod:`rules.kit.figures`); parameters are the numbers of its
  component files, with dashes for dots and underscores.
- whatever keys the game's views use in ``words`` and ``status``, and its painter for labels; an enum's
  values are ``enum-<value>``.

A language lacking a key falls back to English. ``$seat`` and other seats arrive as names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from rules.language.messages import Messages
from rules.registry import GAMES

FALLBACK = "en"
SHARED = (("rules.language", "locale"),)
"""Where the texts are that all games share, and that the bot's own share with them."""

_PLURALS = {"oc": "fr"}  # CLDR has no plural rule for Occitan; French counts the same way.


class MissingTextError(LookupError):
    """A key that no language file has."""


@cache
def languages(package: str, folder: str) -> tuple[str, ...]:
    """Return the languages for which a package has a file in that folder, English first."""
    found = sorted(
        entry.name.removesuffix(".ftl")
        for entry in files(package).joinpath(folder).iterdir()
        if entry.name.endswith(".ftl")
    )
    return tuple(sorted(found, key=lambda language: language != FALLBACK))


@cache
def load_messages(language: str, *sources: tuple[str, str]) -> Messages:
    """Return one language's messages from (package, folder) sources; later ones may not repeat a key."""
    paths = [files(package).joinpath(folder, f"{language}.ftl") for package, folder in sources]
    texts = [path.read_text("utf-8") for path in paths if path.is_file()]
    return Messages(_PLURALS.get(language, language), texts)


def format_text(
    language: str, sources: tuple[tuple[str, str], ...], key: str, params: Mapping[str, object]
) -> str:
    """Return a message in a language, or in English where the language lacks it.

    Raises MissingTextError if no file has the key, and ValueError if a parameter it needs is not there.
    """
    for tried in dict.fromkeys((language, FALLBACK)):
        formatted = load_messages(tried, *sources).format(key, params)
        if formatted is None:
            continue
        text, errors = formatted
        if errors:
            raise ValueError(f"{key} ({tried}): {errors[0]}")
        return text
    raise MissingTextError(key)


def has_text(language: str, sources: tuple[tuple[str, str], ...], key: str) -> bool:
    """Say whether a language (without the fallback) has a key."""
    return key in load_messages(language, *sources)


def sources_of(game: str) -> tuple[tuple[str, str], ...]:
    """Return the (package, folder) pairs of a game's texts: those that all games share, and its own."""
    return (*SHARED, (GAMES[game].package, "texts"))
