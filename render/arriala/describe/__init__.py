"""Arriala in words."""
