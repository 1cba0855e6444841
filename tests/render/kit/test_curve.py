"""Curves, paths and dashes."""

from __future__ import annotations

import math

import pytest

from render.kit.curve import Path, dashes, ring, spline


def test_a_path_measures_and_walks() -> None:
    path = Path([(0, 0), (100, 0), (100, 50)])
    assert path.length == 150
    assert path.at(40) == (40, 0)
    assert path.at(120)[0] == pytest.approx(100)
    assert path.at(1000)[1] == pytest.approx(50, abs=0.01)
    assert Path([(0, 0), (50, 0), (100, 0)]).at(20, 10) == (20, 10)


def test_a_wave_swings_around_its_offset() -> None:
    wave = Path([(0, 0), (400, 0)]).wave(100, 80, 10, 3)
    assert wave[0] == (100, 10)
    assert wave[-1][0] == pytest.approx(180)
    assert min(y for _, y in wave) == pytest.approx(7)
    assert max(y for _, y in wave) == pytest.approx(13)


def test_a_spline_passes_its_points() -> None:
    points = [(0.0, 0.0), (50.0, 20.0), (90.0, -10.0)]
    line = spline(points)
    for point in points:
        assert min(math.dist(point, found) for found in line) < 1e-6


def test_dashes_leave_gaps() -> None:
    pieces = dashes([(0, 0), (100, 0)], 10, 10)
    assert [(piece[0][0], piece[-1][0]) for piece in pieces[:2]] == [(0, 10), (20, 30)]


def test_a_ring_has_its_radius() -> None:
    points = ring(10, 20, 5, 8, math.pi / 4)
    assert points[0] == (15, 20)
    assert [math.dist(point, (10, 20)) for point in points] == pytest.approx([5] * 8)
