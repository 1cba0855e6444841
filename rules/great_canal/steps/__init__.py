"""The steps of a turn: each holds what it offers and what it does."""
