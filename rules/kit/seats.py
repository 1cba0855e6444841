"""Seats in the order of the table."""

from __future__ import annotations

from functools import cache


@cache
def seats_from(first: int, seats: int) -> tuple[int, ...]:
    """Return all seats, clockwise from the first one named."""
    return tuple((first + step) % seats for step in range(seats))


@cache
def seats_after(seat: int, seats: int) -> tuple[int, ...]:
    """Return all other seats, clockwise from the left neighbour of a seat."""
    return tuple((seat + step) % seats for step in range(1, seats))


@cache
def seats_but(seat: int, seats: int) -> tuple[int, ...]:
    """Return all other seats, in their order."""
    return tuple(other for other in range(seats) if other != seat)
