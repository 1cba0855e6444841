"""What Discord answers when it does not do what is asked of it."""

from __future__ import annotations

from typing import Any


class RefusedError(Exception):
    """A request that is refused, with the status and Discord's own code."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message

    @property
    def body(self) -> dict[str, Any]:
        """Return what Discord sends."""
        return {"code": self.code, "message": self.message}


def unknown(what: str) -> RefusedError:
    """Return that something is not there."""
    codes = {
        "channel": 10003,
        "guild": 10004,
        "member": 10007,
        "message": 10008,
        "user": 10013,
        "webhook": 10015,
        "interaction": 10062,
    }
    return RefusedError(404, codes[what], f"Unknown {what.capitalize()}")


def bad_body(message: str) -> RefusedError:
    """Return that a body is not as it has to be."""
    return RefusedError(400, 50035, f"Invalid Form Body: {message}")
