"""Which controls pages have shown: what is pressed while a message changes is done by what was pressed.

SimCord numbers the controls of a message by their places, and refuses whatever comes from a page that shows
an earlier state. A bot at the table changes messages at any moment, and a press waits its turn.
"""

# What SimCord lacks is reached through its private parts.
# pyright: reportPrivateUsage=false

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import simcord
from cachetools import LRUCache
from simcord.preview._action_plans import _component_key, _component_paths

_ON_MESSAGES = ("click", "select")
_BY_THEMSELVES = ("modal_submit", "run_command", "autocomplete_command")
_KEPT = 64
"""So many states of pages are remembered."""


class ShownControls:
    """Remembers which control was where in what pages have shown."""

    def __init__(self, env: simcord.Env) -> None:
        """Remember nothing yet."""
        self._env = env
        self._shown: LRUCache[tuple[str, int], Mapping[str, str]] = LRUCache(_KEPT)

    def note(self, page: Any) -> None:
        """Remember what a page shows now."""
        messages = page.snapshot.get("messages", {}).values()
        self._shown[page.id, page.revision] = {
            str(control["control_key"]): str(control["custom_id"])
            for message in messages
            for _, control in _controls(message.get("components") or ())
            if "custom_id" in control and "control_key" in control
        }

    def up_to_date(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what was done on a page as if it had been done on what the page shows now.

        As it is if the page does not remember that state, and where what was pressed is there no longer.
        """
        kind, revision = body.get("kind"), body.get("published_revision")
        if revision == page.revision or not isinstance(revision, int):
            return body
        shown = self._shown.get((page.id, revision))
        if shown is None:
            return body
        if kind in _BY_THEMSELVES:
            return {**body, "published_revision": page.revision}
        if kind not in _ON_MESSAGES:
            return body
        key = self._key_now(page, str(body.get("target_id")), shown.get(str(body.get("control_key"))))
        return body if key is None else {**body, "control_key": key, "published_revision": page.revision}

    def _key_now(self, page: Any, target: str, custom_id: str | None) -> str | None:
        """Return the key by which a control of a message goes now; None if it is there no longer."""
        try:
            message = self._env.backend.get_message(page.channel_id, int(target))
        except (simcord.BackendError, ValueError):
            return None
        found = (
            _component_key(control, path, message.id)
            for path, control in _controls(message.components)
            if custom_id is not None and control.get("custom_id") == custom_id
        )
        return next(found, None)


def _controls(components: Iterable[Any]) -> Iterable[tuple[str, Mapping[str, Any]]]:
    """Yield all components by their paths, those inside others too."""
    for index, component in enumerate(components):
        yield from _component_paths(component, str(index))
