"""A database, messages and exported files as the bot left them before its inside was made anew, and tests
that they work on.

They were made once, by playing with the bot of then, and are never made again. What the files hold is told
in :mod:`tests.before.loading`, which alone knows the inside of the bot of today.
"""
