"""The steps of a round of Canal du Midi, each with what it offers, what it refuses and what it does."""
