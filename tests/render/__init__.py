"""Tests of the pictures and descriptions."""
