"""Tests of what people set for themselves."""
