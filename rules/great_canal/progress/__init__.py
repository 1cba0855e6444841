"""The progress cards that are played: a class for each kind, by deck, and what they lead to."""
