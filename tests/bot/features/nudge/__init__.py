"""Tests of nudging."""
