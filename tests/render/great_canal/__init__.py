"""Tests of the picture and the descriptions of the Great Canal."""
