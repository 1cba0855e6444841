"""Tests of the picture and the descriptions of Arriala."""
