"""How many presses somebody needs: each button, each menu and each form that is sent is one."""

from __future__ import annotations

from typing import Any

from tests.discord import Server


class Counting:
    """A person whose presses are counted; all else is as of the person."""

    def __init__(self, person: Any) -> None:
        self._person = person
        self.presses = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._person, name)

    async def click(self, *given: Any, **named: Any) -> Any:
        """Press a button."""
        self.presses += 1
        return await self._person.click(*given, **named)

    async def select(self, *given: Any, **named: Any) -> Any:
        """Pick from a menu."""
        self.presses += 1
        return await self._person.select(*given, **named)

    async def submit_modal(self, *given: Any, **named: Any) -> Any:
        """Send a form."""
        self.presses += 1
        return await self._person.submit_modal(*given, **named)

    def taken(self) -> int:
        """Return how many presses there were since the last time."""
        taken, self.presses = self.presses, 0
        return taken


def counting(server: Server, seat: int) -> Counting:
    """Count the presses of whoever has a seat from now on."""
    person = Counting(server.people[seat])
    people: list[Any] = server.people
    people[seat] = person
    return person
