"""Local mode: the same bot against SimCord, an offline Discord, on pages of this machine.

SimCord forgets everything when it stops and its clock starts anew, so people and channels are made first
and always in the same order (the same ids in each run), its clock is brought to the present before the
bot starts and kept there from outside the bot, and every open game is posted again.

All that leans on SimCord is in this module; its version is pinned.
"""

# What SimCord lacks is reached through its private parts, here alone.
# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterable, Mapping
from datetime import UTC, datetime
from types import CoroutineType
from typing import Any, ParamSpec, TypeVar

import discord
import simcord
import simcord.preview

from bot.app import make_client
from bot.client import Riquet
from bot.config import Config
from bot.i18n.catalogue import join_list, translate
from bot.i18n.languages import spoken_languages
from bot.local import alone
from bot.local.page import Place, serve
from bot.local.shown_controls import ShownControls
from bot.table import Status, TableError
from bot.ui.animations import Animation
from bot.ui.errors import error_text
from bot.ui.names import seat_names
from rules.language.words import Words
from rules.players import Level

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

CHANNELS = ("canal-1", "canal-2", "canal-3")
PEOPLE = ("Maëlle", "Joan", "Friedrich", "Aliénor", "Robin")

_GUILD_ID = 1 << 40
_ACTS = ("click", "select", "modal_submit", "run_command")
_PATIENCE = 300.0
"""Seconds in which a slow or busy machine reads rulebooks and draws its boards; SimCord has five for all."""

_GLANCE = 0.005
"""Seconds after which SimCord looks anew whether the bot is done; its own fifty milliseconds are felt."""

_FAREWELL = 5.0
"""Seconds for what is being drawn when the program stops."""

_JUMP = 60.0
"""Seconds after which the clock jumps: a machine that slept does not live through every timer it missed."""


def _locale_of(language: str) -> str:
    """Return the locale in which SimCord's pages show commands to somebody who reads a language."""
    locales = {one.code: one.locale for one in spoken_languages()}
    return str(locales.get(language) or discord.Locale.british_english)


def check_preview() -> None:
    """Raise ModuleNotFoundError if what SimCord's pages need is not installed."""
    try:
        simcord.preview._require_preview_runtime()
    except simcord.SetupError as error:
        raise ModuleNotFoundError(str(error), name="simcord.preview") from error


async def _drop_left_processes() -> None:
    """Let go of what SimCord's killed picture readers left; after the loop's end they would complain."""
    # What is frozen is not among all objects.
    gc.unfreeze()
    for left in gc.get_objects():
        if isinstance(left, asyncio.SubprocessTransport):
            left.close()
    await asyncio.sleep(0)


def be_patient(env: simcord.Env) -> None:
    """Let SimCord wait until the bot is done: as long at the start as later, and no longer than that.

    By itself it gives up after five seconds at the start, and notices late that there is nothing to wait for.
    """
    settle: Any = env._settle_internal

    async def patiently(**given: Any) -> None:
        await settle(**{**given, "timeout": None, "idle": _GLANCE})

    env._settle_internal = patiently


class LocalDiscord:
    """One server with a few channels and five people, the bot in it, and the pages that show them.

    The first of the people may moderate, and one more than a table seats can watch or step in.
    """

    def __init__(self, client: Riquet, language: str) -> None:
        self.client = client
        self.language = language
        self.env = simcord.Env(client, shard_count=1, check_errors=False, settle_timeout=_PATIENCE)
        be_patient(self.env)
        self.env.backend.bot_user.name = "Riquet"
        self.guild = self.env.create_guild("Riquet", id=_GUILD_ID)
        self.channels = [self.guild.create_text_channel(name) for name in CHANNELS]
        manage = discord.Permissions(manage_channels=True)
        moderators = self.guild.create_role("Moderation", permissions=manage)
        self.users = [self.env.create_user(name.casefold(), global_name=name) for name in PEOPLE]
        self.people = [
            self.guild.add_member(user, roles=[moderators] if user is self.users[0] else [])
            for user in self.users
        ]
        self._previews: dict[str, Any] = {}
        self._shown = ShownControls(self.env)
        self._turn = asyncio.Lock()
        self._attached = False
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Start the bot at the present time."""
        self._jump()
        await self.env.start()
        self._attached = True
        services = self.client.services
        stand_ins, reviews, animations = services.tables.stand_ins, services.reviews, services.animations
        stand_ins.think = self._beside(stand_ins.think)
        reviews.of = self._beside(reviews.of)
        of, beside = animations.of, self._beside(animations.of)

        async def drawn(*given: Any, in_any_case: bool = False, **named: Any) -> Animation | None:
            """Draw for a channel while the pages go on; who waits for it themselves sees how far it is."""
            return await (beside if in_any_case else of)(*given, in_any_case=in_any_case, **named)

        animations.of = drawn

    def _beside(self, call: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, CoroutineType[Any, Any, T]]:
        """Return a call that takes its time, for which no page waits: what comes of it is shown then."""

        async def beside(*given: P.args, **named: P.kwargs) -> T:
            working = call(*given, **named)
            if asyncio.current_task() not in self.env._work.tasks:
                return await working
            return await self.env.external_wait(working, reason="drawing")

        return beside

    async def show(self) -> None:
        """Post every open game again; from now on pages are there."""
        await self.client.post_open_games()
        await self.env.settle()
        self._ready.set()

    async def stop(self) -> None:
        """Close the pages and stop the bot, started or not."""
        for preview in self._previews.values():
            await preview.close()
        await self.client.close()
        if self._attached:
            self.env.settle_timeout = _FAREWELL
            with contextlib.suppress(TimeoutError):
                await self.env.shutdown()
        await _drop_left_processes()

    def _behind(self) -> float:
        return (datetime.now(UTC) - self.env.now()).total_seconds()

    def _jump(self) -> None:
        behind = self._behind()
        if behind > 0:
            self.env.backend.clock.advance(behind)

    async def keep_time(self) -> None:
        """Keep SimCord's clock at the present, so that timers come due; never ends by itself."""
        while True:
            await asyncio.sleep(1)
            await self.tick()

    async def tick(self) -> None:
        """Bring SimCord's clock to the present, do what is due then, and show what came of it."""
        async with self._turn:
            if self._behind() > _JUMP:
                self._jump()
            try:
                await self.env.advance_time(max(0.0, self._behind()))
            except TimeoutError:
                log.debug("the bot was still busy after a tick", exc_info=True)
            self._show_news()

    async def open(self, key: str) -> str:
        """Return the address of the page of a place; KeyError if there is no such place."""
        channel, viewers = self._places()[key]
        await self._ready.wait()
        async with self._turn:
            preview = self._previews.get(key)
            if preview is None or preview._closed:
                preview = self._previews[key] = await self._preview(channel, viewers)
            return preview.url

    async def begin(self, kind: str, level: Level) -> str | None:
        """Begin a game of the first person against computer players in the first channel that is free.

        Return the channel's key; None if none is free.
        """
        await self._ready.wait()
        async with self._turn:
            for index, channel in enumerate(self.channels):
                if await self._is_free(channel.id):
                    await alone.begin(self.people[0], channel, kind, level)
                    self._show_news()
                    return f"c{index}"
        return None

    async def _is_free(self, channel_id: int) -> bool:
        """Say whether no game holds a channel, be it one that cannot be read."""
        try:
            return await self.client.services.tables.find(channel_id) is None
        except TableError:
            return False

    async def _preview(self, channel: Any, viewers: list[Any]) -> Any:
        """Return a page of its own for a place.

        SimCord allows one at a time, because its operations are serial: here a lock makes them so, and
        each page is made the current one while it acts.
        """
        self.env._preview = None
        locale = _locale_of(self.language)
        preview = self.env.preview(channel, viewers=viewers, layout="channel", locale=locale)
        act = preview._action

        async def in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                self.env._preview = preview
                page = preview._pages.get(context_id or "")
                result = await act(context_id, body if page is None else self._shown.up_to_date(page, body))
                self._show_news(but=context_id)
                if body.get("kind") in _ACTS:
                    self._follow(preview, preview._pages.get(context_id or ""))
                return result

        publish, open_page = preview._publish, preview._open_page

        def noted(page: Any, **given: Any) -> None:
            publish(page, **given)
            self._shown.note(page)

        def at_the_end(viewer_id: Any = None, target_id: Any = None) -> Any:
            """Open a page where Discord does: at the newest message, and following what comes."""
            shown: Any = preview._python
            shown.target_id = preview._initial_target(shown.viewer, channel.id)
            shown.window_end_id = None
            return open_page(viewer_id, target_id)

        preview._action = in_turn
        preview._publish = noted
        preview._open_page = at_the_end
        return await preview.__aenter__()

    def _follow(self, preview: Any, page: Any) -> None:
        """Bring what came of an action into view; by itself the page stays where it was scrolled to."""
        if page is None:
            return
        newest = preview._initial_target(page.viewer, page.channel_id)
        if newest != page.target_id:
            page.target_id = newest
            preview._publish(page, reason="action")

    def _show_news(self, but: str | None = None) -> None:
        """Show what has changed since on every open page of a channel, without the one that acted."""
        requests = self.env.http_requests
        changed = {
            int(request.path.split("/")[2])
            for request in requests
            if request.method != "GET" and request.path.startswith("/channels/")
        }
        # Nobody else reads these records, and they would grow for as long as the program runs.
        requests.clear()
        self.env.backend.transcript.clear()
        for preview in self._previews.values():
            if preview.channel.id in changed and not preview._closed:
                preview._advance_presentation_time()
                for page in tuple(preview._pages.values()):
                    if page.id != but and page.id in preview._pages:
                        preview._publish(page, reason="refresh")

    def _places(self) -> dict[str, tuple[Any, list[Any]]]:
        places: dict[str, tuple[Any, list[Any]]] = {
            f"c{index}": (channel, list(self.people)) for index, channel in enumerate(self.channels)
        }
        for index, user in enumerate(self.users):
            places[f"d{index}"] = (user.dm_channel, [user])
        return places

    async def places(self) -> tuple[Iterable[Place], Iterable[Place]]:
        """Return channels, with what is on in them, and people, as the index page lists them."""
        await self._ready.wait()
        channels = [
            Place(f"c{index}", f"#{channel.name}", await self._on_in(channel.id))
            for index, channel in enumerate(self.channels)
        ]
        roles = [translate(self.language, "local-moderator"), *[""] * len(PEOPLE)]
        return channels, [Place(f"d{index}", name, roles[index]) for index, name in enumerate(PEOPLE)]

    async def _on_in(self, channel_id: int) -> str:
        language = self.language
        try:
            info = await self.client.services.tables.find(channel_id)
        except TableError as error:
            return error_text(language, error) or translate(language, "local-no-game")
        if info is None:
            latest = await self.client.services.tables.latest(channel_id)
            if latest is None:
                return translate(language, "local-no-game")
            return translate(language, "local-over", game=Words(latest.kind, language).text("title"))
        title = Words(info.kind, language).text("title")
        if info.status == Status.LOBBY:
            return translate(language, "local-table", game=title)
        people = seat_names(info, language)
        names = join_list(language, [people[seat] for seat in info.waiting_for])
        return translate(language, "local-game", game=title, names=names)


async def run(
    config: Config, components: Mapping[str, Mapping[str, str]], *, take_over: bool = False
) -> None:
    """Run the bot on pages of this machine until cancelled; its games are kept between runs."""
    print(translate(config.language, "local-starting"), flush=True)
    # SimCord says of everybody that their Discord is American, whatever language the owner has set.
    client = make_client(
        config,
        config.local_database,
        components,
        heed_locales=False,
        always_sync=True,
        lasting=True,
        take_over=take_over,
    )
    local = LocalDiscord(client, config.language)
    try:
        # The database first: whoever holds it has the port as well, and gives it back before.
        await local.start()
        async with serve(local, config.language, config.local_port) as address:
            await local.show()
            print(translate(config.language, "local-address", address=address), flush=True)
            if config.local_browser:
                # A browser of the console may not return before it is closed.
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
            await client.while_held(local.keep_time())
    finally:
        await local.stop()
