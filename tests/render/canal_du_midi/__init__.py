"""Tests of the picture and the descriptions of Canal du Midi."""
