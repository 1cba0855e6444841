"""The enlargement at which everything is drawn before it is reduced."""

SCALE = 2
"""How many times too large things are drawn; reducing them smooths their edges."""
