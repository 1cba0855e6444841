"""How much Discord takes of one kind in a time, and what it answers beyond that."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import md5


@dataclass(frozen=True)
class Rate:
    """So many requests in so many seconds."""

    limit: int
    seconds: float


PER_ROUTE: Mapping[str, Rate] = {
    "POST /channels/{channel_id}/messages": Rate(5, 5),
    "PATCH /channels/{channel_id}/messages/{message_id}": Rate(5, 5),
    "GET /channels/{channel_id}/messages": Rate(5, 5),
    "POST /webhooks/{webhook_id}/{webhook_token}": Rate(5, 2),
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}": Rate(5, 2),
}
"""What Discord tells in its headers, where it was seen; each holds for one channel, or one token."""

GLOBAL = Rate(50, 1)
"""For all requests together, those by which interactions are answered apart."""


@dataclass
class _Used:
    until: float
    count: int = 0


@dataclass
class Verdict:
    """What is told of a request: headers, and of one too many after how many seconds to come back."""

    headers: dict[str, str] = field(default_factory=dict[str, str])
    retry_after: float | None = None
    everywhere: bool = False


@dataclass
class RateLimits:
    """Counts requests; ``global_rate`` None and no routes are a Discord that takes everything."""

    routes: Mapping[str, Rate] = field(default_factory=lambda: dict(PER_ROUTE))
    global_rate: Rate | None = GLOBAL
    refused: int = 0
    _used: dict[tuple[str, str], _Used] = field(default_factory=dict)

    def ask(self, route: str, major: str, *, answers_interaction: bool) -> Verdict:
        """Count a request by its route and the channel, or token, that it is for."""
        if self.global_rate is not None and not answers_interaction:
            used = self._count("", "", self.global_rate)
            if used.count > self.global_rate.limit:
                return self._refuse(used, {"X-RateLimit-Scope": "global"}, everywhere=True)
        rate = self.routes.get(route)
        if rate is None:
            return Verdict()
        used = self._count(route, major, rate)
        headers = {
            "X-RateLimit-Limit": str(rate.limit),
            "X-RateLimit-Remaining": str(max(rate.limit - used.count, 0)),
            "X-RateLimit-Reset": f"{time.time() + used.until - time.monotonic():.3f}",
            "X-RateLimit-Reset-After": f"{max(used.until - time.monotonic(), 0):.3f}",
            "X-RateLimit-Bucket": md5(route.encode()).hexdigest(),
        }
        if used.count > rate.limit:
            return self._refuse(used, {**headers, "X-RateLimit-Scope": "user"}, everywhere=False)
        return Verdict(headers)

    def _count(self, route: str, major: str, rate: Rate) -> _Used:
        now = time.monotonic()
        used = self._used.get((route, major))
        if used is None or used.until <= now:
            used = self._used[route, major] = _Used(now + rate.seconds)
        used.count += 1
        return used

    def _refuse(self, used: _Used, headers: dict[str, str], *, everywhere: bool) -> Verdict:
        used.count -= 1
        self.refused += 1
        wait = max(used.until - time.monotonic(), 0.001)
        # Without this header discord.py takes the answer for one of what stands before Discord.
        told = {**headers, "Via": "1.1 google", "Retry-After": f"{wait:.3f}"}
        return Verdict(told, wait, everywhere)
