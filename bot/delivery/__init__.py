"""Pending messages on their way: made, sent in order, tried again."""
