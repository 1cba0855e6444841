"""Tests of what painters share."""
