"""What people, channels and servers can set: one declaration each.

A setting that is chosen from a list (:attr:`Preference.choices`) needs no more than its declaration here
and its texts: ``settings-name-<key>``, ``settings-<key>-<value>``, ``settings-<key>-set`` and ``-back``, and
those of its command, ``command-settings-<key>``. Where it is :attr:`Preference.personal` too, the same
command sets it for the person, and ``-set`` and ``-back`` have a variant ``me``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import discord

from bot.config import Config
from bot.i18n.catalogue import available, join_list, translate
from render import LAYOUTS, LOOKS

EVERYBODY, NOBODY = "everybody", "nobody"
STARTERS = (EVERYBODY, "moderators", NOBODY)
"""Who may start games; else it is those with a role, and the value is the role's id."""

ALL_QUESTIONS = "all"
PINGED = (ALL_QUESTIONS, "needed")
"""Which questions ping: all that have a message of their own, or those for which the game waits."""


@dataclass(frozen=True, slots=True)
class Preference:
    """Something that can be set.

    ``key`` is what it is stored under. ``default`` gives the owner's value. ``counts`` says whether a stored
    value still means something: a language may be spoken no more, a role may be deleted. ``describe`` gives
    what people call a value, in the reader's language. ``choices`` are the values to choose from where a
    command of its own is generated. ``owned`` says that the default is the owner's wish, and not nobody's.
    ``personal`` says that people can set it for themselves too, for what they alone are shown; who has not
    gets what counts in the place.
    """

    key: str
    default: Callable[[Config], str]
    counts: Callable[[str, discord.Guild | None], bool]
    describe: Callable[[str, str], str]
    choices: tuple[str, ...] = ()
    owned: bool = True
    personal: bool = False


def parse_roles(value: str) -> tuple[int, ...]:
    """Return the ids of roles in a stored value."""
    return tuple(int(part) for part in value.split(",") if part.isdecimal())


def existing_roles(roles: Iterable[int], guild: discord.Guild | None) -> list[int]:
    """Return those of some roles that a server has; all of them while the bot does not know its roles."""
    if guild is None or guild.unavailable:
        return list(roles)
    return [role for role in roles if guild.get_role(role) is not None]


def _mentions(language: str, value: str) -> str:
    return join_list(language, [f"<@&{role}>" for role in parse_roles(value)])


def _choice(key: str) -> Callable[[str, str], str]:
    """Return how the value of a setting with a list of choices is called."""
    return lambda language, value: translate(language, f"settings-{key}-{value}")


LANGUAGE = Preference(
    key="language",
    default=lambda config: config.bot_language,
    counts=lambda value, _: value in available(),
    describe=lambda _, value: translate(value, "language-name") if value in available() else value,
    personal=True,
)

THEME = Preference(
    key="look",
    default=lambda config: config.look,
    counts=lambda value, _: value in LOOKS,
    describe=_choice("look"),
    choices=LOOKS,
)

LAYOUT = Preference(
    key="layout",
    default=lambda config: config.layout,
    counts=lambda value, _: value in LAYOUTS,
    describe=_choice("layout"),
    choices=LAYOUTS,
    personal=True,
)

PINGS = Preference(
    key="pings",
    default=lambda _: ALL_QUESTIONS,
    counts=lambda value, _: value in PINGED,
    describe=_choice("pings"),
    choices=PINGED,
    owned=False,
    personal=True,
)

SHOWN = "shown"
RANKING = Preference(
    key="ranking",
    default=lambda _: SHOWN,
    counts=lambda value, _: value in (SHOWN, "hidden"),
    describe=_choice("ranking"),
    choices=(SHOWN, "hidden"),
    owned=False,
    personal=True,
)

ON = "on"
RATINGS = Preference(
    key="ratings",
    default=lambda _: ON,
    counts=lambda value, _: value in (ON, "off"),
    describe=_choice("ratings"),
    choices=(ON, "off"),
    owned=False,
)

START = Preference(
    key="start",
    default=lambda _: EVERYBODY,
    counts=lambda value, guild: value in STARTERS or bool(existing_roles(parse_roles(value), guild)),
    describe=lambda language, value: (
        _choice("start")(language, value) if value in STARTERS else _mentions(language, value)
    ),
    owned=False,
)

MODERATORS = Preference(
    key="moderators",
    default=lambda config: ",".join(map(str, config.moderator_roles)),
    counts=lambda value, guild: bool(existing_roles(parse_roles(value), guild)),
    describe=_mentions,
)

PREFERENCES = (LANGUAGE, THEME, LAYOUT, PINGS, RANKING, RATINGS, START, MODERATORS)
"""All that can be set, in the order in which it is shown."""


def describe_value(language: str, key: str, value: str | None) -> str:
    """Return what people call the value of a setting; None is that it was taken back."""
    if value is None:
        return translate(language, "settings-look-automatic")
    preference = next((one for one in PREFERENCES if one.key == key), None)
    return value if preference is None else preference.describe(language, value)
