"""Which setting counts where, without Discord: of a person, thread, channel, server or the owner."""

from __future__ import annotations

import itertools
from pathlib import Path

import discord
import pytest

from bot.config import Config
from bot.preferences.declared import LANGUAGE, LAYOUT, THEME
from bot.preferences.settings import Preferences, Scope, Style
from bot.store import Person, Store, StoredPreferences
from tests.bot.table.seated import Clock

LOOKS = (None, "light", "dark", "sepia")
LANGUAGES = (None, "fr", "oc")


async def test_which_look_comes_before_which(tmp_path: Path) -> None:
    """Thread, channel, server and owner count in this order, and a look that is gone counts as not set."""
    moda = Person(2, "Moda")
    aside, channel, other = Scope(10, 30, 20), Scope(10, 20), Scope(10, 21)
    owners = Config(_env_file=None, look="dark")  # type: ignore[call-arg]
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        for thread_wish, channel_wish, server_wish in itertools.product(LOOKS, repeat=3):
            places = Preferences(await StoredPreferences.load(store), owners)
            await places.set_for_place(aside, "channel", THEME, thread_wish, moda)
            await places.set_for_place(channel, "channel", THEME, channel_wish, moda)
            await places.set_for_place(channel, "server", THEME, server_wish, moda)
            wishes = [None if one == "sepia" else one for one in (thread_wish, channel_wish, server_wish)]
            for asked in (places, Preferences(await StoredPreferences.load(store), owners)):
                assert asked.style(aside).theme == (wishes[0] or wishes[1] or wishes[2] or "dark")
                assert asked.style(channel).theme == (wishes[1] or wishes[2] or "dark")
                assert asked.style(other).theme == (wishes[2] or "dark")
                assert asked.style(Scope(None, 20)).theme == (wishes[1] or "dark")
                assert asked.style(Scope(None)).theme == "dark"


async def test_which_layout_comes_before_which(tmp_path: Path) -> None:
    """What somebody has set is theirs alone and comes first; a layout that is gone counts as not set."""
    ada, moda, here = Person(1, "Ada"), Person(2, "Moda"), Scope(10, 20)
    owners = Config(_env_file=None)  # type: ignore[call-arg]
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        made = Preferences(await StoredPreferences.load(store), owners)
        await made.set_for_person(ada, THEME, "dark")
        assert made.style(here, 1).theme == "light", "a theme is nobody's own"
        for own, channel in itertools.product((None, "wide", "tall", "round"), repeat=2):
            made = Preferences(await StoredPreferences.load(store), owners)
            await made.set_for_person(ada, LAYOUT, own)
            await made.set_for_place(here, "channel", LAYOUT, channel, moda)
            for asked in (made, Preferences(await StoredPreferences.load(store), owners)):
                public = "tall" if channel == "tall" else "wide"
                assert asked.style(here) == asked.style(here, 2) == Style("light", public)
                wanted = public if own in (None, "round") else own
                assert asked.style(here, 1) == Style("light", wanted)
                found = asked.resolve(LAYOUT, here, person=1)
                assert (found.source == "person") is (own in ("wide", "tall"))
                elsewhere = "tall" if own == "tall" else "wide"
                assert asked.style(Scope(None), 1) == Style("light", elsewhere)


@pytest.mark.parametrize("discords", ["de", "fi"])
async def test_which_language_comes_before_which(tmp_path: Path, discords: str) -> None:
    """All settings are compared, with a Discord whose language the bot speaks and with another."""
    locale = discord.enums.try_enum(discord.Locale, discords)
    owners = Config(_env_file=None)  # type: ignore[call-arg]
    ada, moda, here = Person(1, "Ada"), Person(2, "Moda"), Scope(10, 20)
    async with await Store.open(tmp_path / "riquet.db", Clock()) as store:
        for own, channel, guild in itertools.product(LANGUAGES, repeat=3):
            languages = Preferences(await StoredPreferences.load(store), owners)
            await languages.set_for_person(ada, LANGUAGE, own)
            await languages.set_for_place(here, "channel", LANGUAGE, channel, moda)
            await languages.set_for_place(here, "server", LANGUAGE, guild, moda)
            for asked in (languages, Preferences(await StoredPreferences.load(store), owners)):
                public = channel or guild or "en"
                assert asked.language(Scope(10, 20)) == public
                assert asked.language(Scope(10, 21)) == (guild or "en")
                assert asked.language(Scope(10, 21, parent_id=20)) == public
                assert asked.language(Scope(None)) == "en"
                reader = asked.reader_language(1, locale, here)
                assert reader == (own or ("de" if discords == "de" else public))
